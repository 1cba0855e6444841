"""The board of Arriala, made from the text of ``board.toml``.

Positions of the canal are ints in a row: 0 is the first town, then the spaces of the first stretch, the
second town and so on. People call a space by its printed number (:attr:`Board.number_at`), which counts
the spaces alone. A worker's *location* is one int too: a position of the canal, or behind them a vineyard
(:meth:`Board.vineyard_location`) or a river work (:meth:`Board.river_location`), or :data:`RESERVE`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.arriala.components.board_file import (
    FILE,
    SEAT_NUMBERS,
    BoardFile,
    Costs,
    RiverWorkTable,
    Scores,
    VineyardTable,
    read_board,
)
from rules.kit.component_files import wrong
from rules.kit.masks import BITS, mask_of, span

RESERVE = -1
NO_TOWN = -1
NO_STRETCH = -1


@dataclass(frozen=True, slots=True)
class Town:
    """A town; ``name`` is None if the language files name it."""

    id: str
    name: str | None
    position: int


@dataclass(frozen=True, slots=True)
class Stretch:
    """The spaces between two neighbouring towns: the positions ``first`` to ``last``.

    ``locks`` is the most locks it may have, ``seats`` the smallest number of seats it is used with.
    """

    first: int
    last: int
    locks: int
    seats: int

    @property
    def mask(self) -> int:
        """Return the mask of its spaces."""
        return span(self.first, self.last)


@dataclass(frozen=True, slots=True)
class Site:
    """A vineyard, a river work or a master work: no space of the canal (arriala.R19).

    ``near`` is the position it lies by, for pictures; ``capacity`` is the places of a vineyard, which are
    its points too, and 0 for works. ``seats`` is the smallest number of seats it is used with.
    """

    id: str
    name: str | None
    near: int
    seats: int
    capacity: int = 0


@dataclass(frozen=True, slots=True)
class InPlay:
    """What of the board is used with one number of seats (arriala.R12).

    ``first`` and ``last`` are the ends of the canal, both towns. Masks have bit p set for position p.
    ``colours`` counts the colours with workers, the virtual one of two seats among them (arriala.R15), and
    ``workers`` is the mask of all these workers.
    """

    first: int
    last: int
    towns: tuple[int, ...]
    town_mask: int
    space_mask: int
    mask: int
    vineyards: tuple[int, ...]
    river_works: tuple[int, ...]
    colours: int
    workers: int

    @property
    def positions(self) -> range:
        """Return all positions in play, in the order of the canal."""
        return range(self.first, self.last + 1)


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The board: all that is printed on it, by small ints. Compared by identity; one for each text."""

    text: str
    workers: int
    lock_pieces: int
    action_points: int
    cost: Costs
    score: Scores
    towns: tuple[Town, ...]
    stretches: tuple[Stretch, ...]
    vineyards: tuple[Site, ...]
    river_works: tuple[Site, ...]
    master_works: tuple[Site, ...]
    reconstructed: tuple[str, ...]
    town_at: tuple[int, ...]
    """For each position the index of its town, or NO_TOWN."""
    stretch_at: tuple[int, ...]
    """For each position the index of its stretch, or NO_STRETCH for towns."""
    number_at: tuple[int, ...]
    """For each position the printed number of the space, or 0 for towns."""
    uses: tuple[InPlay, ...]
    size: int
    """The number of positions of the canal."""
    first_work: int
    """The location of the first river work: behind the canal and the vineyards."""
    positions: range
    """All positions of the canal, in play or not."""
    vineyard_ids: tuple[str, ...]
    river_work_ids: tuple[str, ...]
    master_work_ids: tuple[str, ...]
    workers_of: tuple[int, ...]
    """For each colour the mask of its workers."""
    space_at: tuple[int, ...]
    """For each location its bit in masks of spaces: 0 but for spaces; RESERVE is the last index."""
    all_but: tuple[int, ...]
    """For each location the mask of all others; for RESERVE, which is the last index, of all."""

    def in_play(self, seats: int) -> InPlay:
        """Return what is used with so many seats."""
        return self.uses[seats - SEAT_NUMBERS[0]]

    def position_of(self, number: int) -> int:
        """Return the position of the space with that printed number; ValueError if there is none."""
        return self.number_at.index(number)

    def vineyard_location(self, index: int) -> int:
        """Return the location of workers in a vineyard."""
        return self.size + index

    def river_location(self, index: int) -> int:
        """Return the location of the worker on a river work."""
        return self.first_work + index

    def vineyard_of(self, location: int) -> int | None:
        """Return the index of the vineyard at a location; None if there is none."""
        index = location - self.size
        return index if 0 <= index < len(self.vineyards) else None

    def river_work_of(self, location: int) -> int | None:
        """Return the index of the river work at a location; None if there is none."""
        index = location - self.first_work
        return index if 0 <= index < len(self.river_works) else None

    def points_for(self, spaces: int) -> int:
        """Return the points of a section of so many spaces."""
        return self.score.points[spaces - 1]


@lru_cache(maxsize=64)
def load_board(text: str) -> Board:
    """Return the board of a text; ValueError, naming the file and the key, if it is not a good one."""
    read = read_board(text)
    towns, stretches = _row(read)
    size = towns[-1].position + 1
    stretch_at = [NO_STRETCH] * size
    for index, stretch in enumerate(stretches):
        for position in range(stretch.first, stretch.last + 1):
            stretch_at[position] = index
    town_at = [NO_TOWN] * size
    for index, town in enumerate(towns):
        town_at[town.position] = index
    # A stretch has as many towns in front of it as its index says, and one more.
    number_at = [0 if index == NO_STRETCH else at - index for at, index in enumerate(stretch_at)]
    near = {town.id: town.position for town in towns}
    near.update({str(number): position for position, number in enumerate(number_at) if number})
    vineyards = _sites("vineyard", read.vineyard, near)
    river_works = _sites("river_work", read.river_work, near)
    locations = span(0, size + len(vineyards) + len(river_works) - 1)
    return Board(
        text=text,
        workers=read.pieces.workers,
        lock_pieces=read.pieces.locks,
        action_points=read.turn.action_points,
        cost=read.cost,
        score=read.score,
        towns=towns,
        stretches=stretches,
        vineyards=vineyards,
        river_works=river_works,
        master_works=tuple(
            Site(work.id, work.name, _near("master_work", index, work.near, near), SEAT_NUMBERS[0])
            for index, work in enumerate(read.master_work)
        ),
        reconstructed=read.reconstructed,
        town_at=tuple(town_at),
        stretch_at=tuple(stretch_at),
        number_at=tuple(number_at),
        size=size,
        first_work=size + len(vineyards),
        positions=range(size),
        vineyard_ids=tuple(site.id for site in vineyards),
        river_work_ids=tuple(site.id for site in river_works),
        master_work_ids=tuple(work.id for work in read.master_work),
        workers_of=tuple(
            span(colour * read.pieces.workers, (colour + 1) * read.pieces.workers - 1)
            for colour in range(SEAT_NUMBERS[-1])
        ),
        space_at=(
            *(BITS[at] if town == NO_TOWN else 0 for at, town in enumerate(town_at)),
            *(0,) * (len(vineyards) + len(river_works) + 1),
        ),
        all_but=(*(locations ^ bit for bit in BITS[: locations.bit_length()]), locations),
        uses=tuple(_in_play(seats, read, towns, stretches, vineyards, river_works) for seats in SEAT_NUMBERS),
    )


def _row(read: BoardFile) -> tuple[tuple[Town, ...], tuple[Stretch, ...]]:
    """Return towns and stretches with their positions."""
    towns = [Town(read.town[0].id, read.town[0].name, 0)]
    stretches: list[Stretch] = []
    for town, stretch in zip(read.town[1:], read.stretch, strict=True):
        first = towns[-1].position + 1
        stretches.append(Stretch(first, first + stretch.spaces - 1, stretch.locks, stretch.seats))
        towns.append(Town(town.id, town.name, first + stretch.spaces))
    return tuple(towns), tuple(stretches)


def _sites(
    key: str, tables: Sequence[VineyardTable | RiverWorkTable], positions: dict[str, int]
) -> tuple[Site, ...]:
    """Return the sites of a list of tables; ``positions`` are those of towns by id, of spaces by number."""
    return tuple(
        Site(
            id=site.id,
            name=site.name,
            near=_near(key, index, site.near, positions),
            seats=site.seats,
            capacity=site.capacity if isinstance(site, VineyardTable) else 0,
        )
        for index, site in enumerate(tables)
    )


def _near(key: str, index: int, near: int | str, positions: dict[str, int]) -> int:
    """Return the position that a site lies by; ValueError if there is no such space or town."""
    if str(near) not in positions:
        raise wrong(FILE, f"{key}[{index}].near", f"there is no space or town {near!r}")
    return positions[str(near)]


def _in_play(
    seats: int,
    read: BoardFile,
    towns: tuple[Town, ...],
    stretches: tuple[Stretch, ...],
    vineyards: tuple[Site, ...],
    river_works: tuple[Site, ...],
) -> InPlay:
    """Return what is used with so many seats (arriala.R12)."""
    used = [stretch for stretch in stretches if stretch.seats <= seats]
    first, last = used[0].first - 1, used[-1].last + 1
    own_towns = tuple(town.position for town in towns if first <= town.position <= last)
    return InPlay(
        first=first,
        last=last,
        towns=own_towns,
        town_mask=mask_of(own_towns),
        space_mask=span(first, last) & ~mask_of(own_towns),
        mask=span(first, last),
        vineyards=tuple(index for index, site in enumerate(vineyards) if site.seats <= seats),
        river_works=tuple(index for index, site in enumerate(river_works) if site.seats <= seats),
        colours=(colours := max(seats, 3)),
        workers=span(0, colours * read.pieces.workers - 1),
    )
