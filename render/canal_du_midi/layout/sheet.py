"""The sheet: all places but those of the seats, for one layout."""

from __future__ import annotations

from dataclasses import dataclass

from render.canal_du_midi.layout.plates import PlateStyle
from render.kit.boxes import Box
from render.kit.curve import Path, Point

SITES = 9
CANAL_HALF = 16
"""Half the width of the water."""


@dataclass(frozen=True)
class Caption:
    """The place of a line of text: the point that ``align`` (l, m, r) holds, its room and its size."""

    x: float
    y: float
    room: float
    size: float
    align: str = "l"


@dataclass(frozen=True)
class Stores:
    """The places of the supply of coins, the number of the round and the discards.

    The tools of the discards go by rows of ``per_row`` from ``first_tool`` on, ``step`` apart, each with its
    number ``number_right`` of it.
    """

    panels: tuple[Box, ...]
    supply: Caption
    coin: Point
    coin_radius: float
    supply_number: Caption
    round: Caption | None
    round_number: Caption
    discards: Caption
    first_tool: Point
    step: Point
    per_row: int
    tool_size: float
    number_right: float
    number_size: float

    def tool(self, kind: int) -> Point:
        """Return where the tool of a kind of worker is among the discards."""
        x, y = self.first_tool
        return x + kind % self.per_row * self.step[0], y + kind // self.per_row * self.step[1]


@dataclass(frozen=True)
class Cells:
    """The places of what each seat has laid, in a line.

    ``label`` says of what while the round goes on; for the round before it is ``last`` and the numeral of its
    site at ``numeral``. The cells have the room from ``left`` to ``right``, at most ``widest`` each.
    """

    label: Caption
    last: Caption
    numeral: Caption
    left: float
    right: float
    widest: float
    y: float
    token_radius: float
    card: tuple[int, int]


@dataclass(frozen=True)
class Header:
    """The places of this round's site, and the type sizes of numeral, name and need.

    The need ends at ``need_right`` at the latest.
    """

    box: Box
    numeral: float
    name: float
    need: float
    need_right: float
    divider: float | None
    cells: Cells


@dataclass(frozen=True)
class Fields:
    """How many fields there are on the land, and between which edges and on which heights."""

    count: int
    left: float
    right: float
    rows: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Sheet:
    """The places of one layout; there is one object of each, so that pictures are kept by it.

    ``stations`` and ``cuts`` are distances on the canal: the places of the sites, and where the water of one
    meets that of the next; the dams there are at ``dams``. ``river`` and ``coast`` are the edges of the
    Garonne and the sea, from above, ``waves`` those heights at which the sea has any.
    """

    width: int
    height: int
    map: Box
    framed: bool
    title: Point
    title_size: float
    plate: PlateStyle
    plates: tuple[Box, ...]
    course: Path
    canal: tuple[float, float]
    stations: tuple[float, ...]
    cuts: tuple[float, ...]
    dams: tuple[Point, ...]
    river: tuple[Point, ...]
    coast: tuple[Point, ...]
    waves: tuple[int, ...]
    fields: Fields
    trees: tuple[Point, ...]
    header: Header
    stores: Stores

    def station(self, site: int) -> Point:
        """Return the place of a site on the canal."""
        return self.course.at(self.stations[site])

    def section(self, site: int) -> tuple[float, float]:
        """Return from where to where the canal belongs to a site, as distances."""
        start = self.canal[0] if site == 0 else self.cuts[site - 1]
        end = self.canal[1] if site == SITES - 1 else self.cuts[site]
        return start, end
