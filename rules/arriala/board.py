"""The board of Arriala, made from the text of ``board.toml`` and checked.

Positions of the canal are ints in a row: 0 is the first town, then the spaces of the first stretch, the
second town and so on. People call a space by its printed number (:attr:`Board.number_at`), which counts
the spaces alone. A worker's *location* is one int too: a position of the canal, or behind them a vineyard
(:meth:`Board.vineyard_location`) or a river work (:meth:`Board.river_location`), or :data:`RESERVE`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any

import msgspec

FILE = "board.toml"
RESERVE = -1
NO_TOWN = -1
SEAT_NUMBERS = (2, 3, 4)

NAMED = frozenset(
    {"grisolles", "montech", "castelsarrasin", "moissac", "malause", "valence_d_agen"}
    | {"frontonnais", "chasselas", "brulhois", "reservoir", "weir", "mill", "dam", "slope", "cacor"}
)
"""Ids that the language files name (``name-<id>``); things with other ids bring their name."""

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,29}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Seats = Annotated[int, msgspec.Meta(ge=SEAT_NUMBERS[0], le=SEAT_NUMBERS[-1])]
Near = Positive | Id


class _Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file: no key that is not known."""


class Pieces(_Text, frozen=True):
    """How many pieces there are: workers of each colour, locks in all."""

    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    locks: Count


class Turn(_Text, frozen=True):
    """What a turn has: action points."""

    action_points: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Costs(_Text, frozen=True):
    """The price of each action, in action points."""

    step: Positive
    card: Positive
    to_vineyard: Positive
    draw: Positive
    worker: Positive
    river_work: Positive
    to_canal: Positive
    lock: Positive


class Scores(_Text, frozen=True):
    """Points for a lock, a river work and a master work, and for sections of 1, 2, 3 … workers."""

    lock: Count
    river_work: Count
    master_work: Count
    points: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1, max_length=40)]


class _TownText(_Text, frozen=True):
    id: Id
    name: Name | None = None


class _StretchText(_Text, frozen=True):
    spaces: Annotated[int, msgspec.Meta(ge=1, le=40)]
    locks: Count
    seats: Seats = 2


class _VineyardText(_Text, frozen=True):
    id: Id
    capacity: Positive
    near: Near
    seats: Seats = 2
    name: Name | None = None


class _RiverWorkText(_Text, frozen=True):
    id: Id
    near: Near
    seats: Seats = 2
    name: Name | None = None


class _MasterWorkText(_Text, frozen=True):
    id: Id
    near: Near
    name: Name | None = None


class _BoardText(_Text, frozen=True):
    """The whole file. ``reconstructed`` lists the keys whose numbers no source gives."""

    pieces: Pieces
    turn: Turn
    cost: Costs
    score: Scores
    town: Annotated[tuple[_TownText, ...], msgspec.Meta(min_length=2, max_length=12)]
    stretch: tuple[_StretchText, ...]
    vineyard: Annotated[tuple[_VineyardText, ...], msgspec.Meta(max_length=12)] = ()
    river_work: Annotated[tuple[_RiverWorkText, ...], msgspec.Meta(max_length=12)] = ()
    master_work: Annotated[tuple[_MasterWorkText, ...], msgspec.Meta(max_length=12)] = ()
    reconstructed: tuple[str, ...] = ()


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
    ``colours`` counts the colours with workers, the virtual one of two seats among them (arriala.R15).
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

    @property
    def positions(self) -> range:
        """All positions in play, in the order of the canal."""
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
    """For each position the index of its stretch, or -1 for towns."""
    number_at: tuple[int, ...]
    """For each position the printed number of the space, or 0 for towns."""
    uses: tuple[InPlay, ...]
    size: int
    """The number of positions of the canal."""

    def in_play(self, seats: int) -> InPlay:
        """What is used with so many seats."""
        return self.uses[seats - SEAT_NUMBERS[0]]

    def position_of(self, number: int) -> int:
        """The position of the space with that printed number."""
        return self.number_at.index(number)

    def vineyard_location(self, index: int) -> int:
        """The location of workers in a vineyard."""
        return self.size + index

    def river_location(self, index: int) -> int:
        """The location of the worker on a river work."""
        return self.size + len(self.vineyards) + index

    def vineyard_of(self, location: int) -> int | None:
        """The index of the vineyard at a location, or None."""
        index = location - self.size
        return index if 0 <= index < len(self.vineyards) else None

    def river_work_of(self, location: int) -> int | None:
        """The index of the river work at a location, or None."""
        index = location - self.size - len(self.vineyards)
        return index if 0 <= index < len(self.river_works) else None

    def points_for(self, spaces: int) -> int:
        """What a section of so many spaces is worth."""
        return self.score.points[spaces - 1]


def _wrong(key: str, said: str) -> ValueError:
    return ValueError(f"{FILE}: {key}: {said}")


def _check_names(key: str, things: tuple[Any, ...]) -> None:
    """Ids differ, and each thing has a name here or in the language files."""
    seen: set[str] = set()
    for index, thing in enumerate(things):
        if thing.id in seen:
            raise _wrong(f"{key}[{index}].id", f"{thing.id!r} is there twice")
        seen.add(thing.id)
        if thing.name is None and thing.id not in NAMED:
            raise _wrong(f"{key}[{index}].name", f"{thing.id!r} needs a name: the language files have none")


def _check(text: _BoardText) -> None:
    """What the types alone cannot say."""
    if len(text.stretch) != len(text.town) - 1:
        raise _wrong("stretch", f"{len(text.town)} towns need {len(text.town) - 1}, not {len(text.stretch)}")
    longest = max(stretch.spaces for stretch in text.stretch)
    if len(text.score.points) < longest:
        raise _wrong("score.points", f"{longest} numbers are needed for the longest stretch")
    for seats in SEAT_NUMBERS:
        used = [index for index, stretch in enumerate(text.stretch) if stretch.seats <= seats]
        if not used or len(used) != used[-1] - used[0] + 1:
            raise _wrong("stretch.seats", f"with {seats} seats the stretches in play are not in one row")
        if seats == 2 and len(used) + 1 > text.pieces.workers:
            raise _wrong(
                "pieces.workers", f"the virtual player needs {len(used) + 1}, one for each town of 2 seats"
            )
    _check_names("town", text.town)
    _check_names("vineyard", text.vineyard)
    _check_names("river_work", text.river_work)
    _check_names("master_work", text.master_work)


def _mask(positions: tuple[int, ...]) -> int:
    return sum(1 << position for position in positions)


def _in_play(
    seats: int,
    towns: tuple[Town, ...],
    stretches: tuple[Stretch, ...],
    vineyards: tuple[Site, ...],
    river_works: tuple[Site, ...],
) -> InPlay:
    used = [stretch for stretch in stretches if stretch.seats <= seats]
    first, last = used[0].first - 1, used[-1].last + 1
    own_towns = tuple(town.position for town in towns if first <= town.position <= last)
    return InPlay(
        first=first,
        last=last,
        towns=own_towns,
        town_mask=_mask(own_towns),
        space_mask=_mask(tuple(range(first, last + 1))) & ~_mask(own_towns),
        mask=_mask(tuple(range(first, last + 1))),
        vineyards=tuple(index for index, site in enumerate(vineyards) if site.seats <= seats),
        river_works=tuple(index for index, site in enumerate(river_works) if site.seats <= seats),
        colours=max(seats, 3),
    )


@lru_cache(maxsize=64)
def load_board(text: str) -> Board:
    """The board of a text; ValueError, naming the file and the key, if it is not a good one."""
    try:
        read = msgspec.toml.decode(text, type=_BoardText)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{FILE}: {error}") from error
    _check(read)
    towns = [Town(read.town[0].id, read.town[0].name, 0)]
    stretches: list[Stretch] = []
    for town, stretch in zip(read.town[1:], read.stretch, strict=True):
        first = towns[-1].position + 1
        stretches.append(Stretch(first, first + stretch.spaces - 1, stretch.locks, stretch.seats))
        towns.append(Town(town.id, town.name, first + stretch.spaces))
    size = towns[-1].position + 1
    town_at, stretch_at, number_at = [NO_TOWN] * size, [-1] * size, [0] * size
    for index, town in enumerate(towns):
        town_at[town.position] = index
    for index, stretch in enumerate(stretches):
        for position in range(stretch.first, stretch.last + 1):
            stretch_at[position] = index
            number_at[position] = position - index
    known = {town.id: town.position for town in towns}
    known.update({str(number): position for position, number in enumerate(number_at) if number})

    def near(key: str, index: int, value: int | str) -> int:
        if str(value) not in known:
            raise _wrong(f"{key}[{index}].near", f"there is no space or town {value!r}")
        return known[str(value)]

    vineyards = tuple(
        Site(site.id, site.name, near("vineyard", index, site.near), site.seats, site.capacity)
        for index, site in enumerate(read.vineyard)
    )
    river_works = tuple(
        Site(site.id, site.name, near("river_work", index, site.near), site.seats)
        for index, site in enumerate(read.river_work)
    )
    master_works = tuple(
        Site(site.id, site.name, near("master_work", index, site.near), SEAT_NUMBERS[0])
        for index, site in enumerate(read.master_work)
    )
    return Board(
        text=text,
        workers=read.pieces.workers,
        lock_pieces=read.pieces.locks,
        action_points=read.turn.action_points,
        cost=read.cost,
        score=read.score,
        towns=tuple(towns),
        stretches=tuple(stretches),
        vineyards=vineyards,
        river_works=river_works,
        master_works=master_works,
        reconstructed=read.reconstructed,
        town_at=tuple(town_at),
        stretch_at=tuple(stretch_at),
        number_at=tuple(number_at),
        size=size,
        uses=tuple(
            _in_play(seats, tuple(towns), tuple(stretches), vineyards, river_works) for seats in SEAT_NUMBERS
        ),
    )
