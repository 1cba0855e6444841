"""The measures of a sheet: what a layout of the picture of Arriala says about sizes and areas.

All lengths are pixels of the finished picture. Painting, track and places take a sheet, so that the wide
and the tall picture differ in nothing but their measures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from render.kit.boxes import Box
from render.kit.curve import Path, Point
from render.kit.fonts import text_width


@dataclass(frozen=True)
class Crowd:
    """How so many workers stand in a town: the radius of their tokens, and where, from its middle."""

    radius: float
    places: tuple[Point, ...]
    lift: float = 0
    """How far they stand away from the plate of the town."""


@dataclass(frozen=True)
class Header:
    """The title, and what stands beside or below it: the round, action points or status, the supply.

    A place is the left end and the middle down, but for the base of the title.
    """

    title: Point
    title_size: float
    round_y: float
    round_size: float
    round_right: float
    point_place: Point
    point_step: float
    point_radius: float
    label_gap: float
    label_size: float
    smallest_label: float
    status_left: float
    status_y: float
    status_right: float
    status_size: float
    supply: tuple[Point, Point, Point]
    """Where lock pieces, pile and discards stand."""
    supply_icons: tuple[float, float, float]
    supply_shifts: tuple[float, float, float]
    """How far the numbers of the supply stand from the left ends."""
    supply_size: float

    @property
    def title_left(self) -> float:
        """Return where the title begins, across."""
        return self.title[0]

    def title_end(self, title: str) -> float:
        """Return where the title ends, across."""
        return self.title_left + text_width(title, self.title_size, "title")


@dataclass(frozen=True)
class Plates:
    """The plates of the colours, and where things are on one of them.

    Places are counted from the upper left corner, those that are named ``right`` from the right edge.
    """

    area: Box
    gap: float
    banner: bool
    """Whether the colour is a banner along the upper edge, and not a stripe at the left."""
    token: Point
    token_radius: float
    laurel: Point
    """Where the token stands in a laurel, if its colour has won."""
    laurel_radius: float
    name: Point
    name_size: float
    name_shift: float
    """How far the name of who has won stands aside for the laurel."""
    name_right: float | None
    """How far the name ends from the right edge; None where it goes up to the points."""
    points_size: Callable[[float, int], float]
    """The size of the points, by the width of the plate and the points."""
    points_left: float | None
    """Where points begin; None where they end at the right edge."""
    points_margin: float
    points_y: float
    count_y: float
    count_size: float
    icon_size: float
    worker_x: float
    reserve_x: float
    card_x: float
    hand_x: float
    counts_from_right: bool
    gain_right: float
    gain_y: float
    gain_size: float

    def box(self, colours: int, colour: int) -> Box:
        """Return the plate of a colour, where so many ``colours`` have one."""
        width = (self.area.width - self.gap * (colours - 1)) / colours
        left = self.area.left + colour * (width + self.gap)
        return Box(left, self.area.top, left + width, self.area.bottom)

    def across(self, plate_width: float, x: float) -> float:
        """Return a place of the counts, from the left edge of a plate of that width."""
        return plate_width - x if self.counts_from_right else x


@dataclass(frozen=True)
class Plaques:
    """The plaques of lock limits, vineyards and works: their height, their text, the room of a picture."""

    height: float
    text: float
    icon: float


@dataclass(frozen=True)
class Labels:
    """The plates with the names of works: their height, their text, how far they lie on the picture."""

    height: float
    text: float
    overlap: float


@dataclass(frozen=True, eq=False)
class Sheet:
    """One layout: its areas and the sizes of what stands in them. Compared by identity."""

    name: str
    width: int
    height: int
    map: Box
    framed: bool
    """Whether the map has a frame all round, and not only a line above and below."""
    course: Path
    """The middle of the canal, from the first town to the last."""
    channel: int
    """Half the width of the channel."""
    bank: int
    """Distance of the far bank's edge from the middle."""
    towpath: int
    """Distance of the towpath's edge from the middle."""
    margin: int
    """How far things stand away from towpath and bank; less than 0 where they may lie on the edges."""
    crossing: float | None
    """The share of the course near which the towpath changes banks, in a town; None if it never does."""
    number_offset: int
    """Distance of the numbers of spaces from the middle."""
    number_size: float
    town_length: float
    smallest_town: float
    smallest_unit: float
    full_unit: float
    """The length of a space from which on pieces have their full size."""
    plaza: float
    """The radius of a town's square."""
    worker: float
    """The radius of a worker on a space."""
    crowds: Mapping[int, Crowd]
    tray_columns: int | None
    """How many workers stand side by side on the tray of a crowd; None for all of a colour."""
    label_share: float
    """The size of a worker's number for a radius of 1."""
    largest_label: float
    name_size: float
    small_name: float
    long_name: int | None
    """From how many letters on the name of a town is written smaller; None for never."""
    plaques: Plaques
    labels: Labels
    worth_radius: float
    worth_size: float
    work_worker: float
    """The radius of the worker at a river work."""
    places: tuple[float, float]
    """How far apart the places of a vineyard are, across and down."""
    place_worker: float
    place_radius: float
    one_row: int
    """Up to how many places a vineyard has in one row."""
    foot: Box | None
    """Where vineyards stand in a row; None where they lie by the canal as everything else."""
    master_plaque: float
    """The height of the plaque of a master work."""
    plaque_worth: bool
    """Whether the worth of a master work stands in its plaque, and not on a disc."""
    master_scale: float
    river_half: float
    river: Callable[[Box | None], Path]
    """The river, which passes under the aqueduct in that box."""
    river_is_kept: bool
    """Whether nothing stands on the river."""
    pill_height: float
    pill_text: float
    spot: float
    """The radius of the disc on a space to choose."""
    spot_size: float
    header: Header
    plates: Plates
    ruler: bool

    @property
    def building_land(self) -> Box:
        """Return where things may stand beside the canal."""
        box = self.map
        across = 12 if self.framed else 8
        return Box(box.left + across, box.top + 9, box.right - across, box.bottom - 9)

    def plaque_width(self, text: str, icon: bool = False) -> float:
        """Return the width of a plaque with a text and perhaps a picture before it."""
        return text_width(text, self.plaques.text, "bold") + (self.plaques.icon if icon else 0) + 24

    def label_width(self, text: str) -> float:
        """Return the width of the plate with the name of a work."""
        return text_width(text, self.labels.text, "bold") + 16
