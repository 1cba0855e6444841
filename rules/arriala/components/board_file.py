"""The shape of ``board.toml``, and what its types alone cannot check."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rules.kit import component_files
from rules.kit.component_files import Count, Name, Positive, Table, wrong

FILE = "board.toml"
SEAT_NUMBERS = (2, 3, 4)

NAMED = frozenset(
    {"grisolles", "montech", "castelsarrasin", "moissac", "malause", "valence_d_agen"}
    | {"frontonnais", "chasselas", "brulhois", "reservoir", "weir", "mill", "dam", "slope", "cacor"}
)
"""Ids that the language files name (``name-<id>``); things with other ids bring their name."""

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,29}$")]
Seats = Annotated[int, msgspec.Meta(ge=SEAT_NUMBERS[0], le=SEAT_NUMBERS[-1])]
Near = Positive | Id
"""What something lies by: a printed number of a space, or the id of a town."""


class Pieces(Table, frozen=True):
    """How many pieces there are: workers of each colour, locks in all."""

    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    locks: Count


class Turn(Table, frozen=True):
    """What a turn has: action points."""

    action_points: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Costs(Table, frozen=True):
    """The price of each action, in action points."""

    step: Positive
    card: Positive
    to_vineyard: Positive
    draw: Positive
    worker: Positive
    river_work: Positive
    to_canal: Positive
    lock: Positive


class Scores(Table, frozen=True):
    """Points for a lock, a river work and a master work, and for sections of 1, 2, 3 … workers."""

    lock: Count
    river_work: Count
    master_work: Count
    points: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1, max_length=40)]


class TownTable(Table, frozen=True):
    """A town."""

    id: Id
    name: Name | None = None


class StretchTable(Table, frozen=True):
    """The spaces between two towns, the most locks there, and the seats from which on it is used."""

    spaces: Annotated[int, msgspec.Meta(ge=1, le=40)]
    locks: Count
    seats: Seats = 2


class VineyardTable(Table, frozen=True):
    """A vineyard."""

    id: Id
    capacity: Positive
    near: Near
    seats: Seats = 2
    name: Name | None = None


class RiverWorkTable(Table, frozen=True):
    """A river work."""

    id: Id
    near: Near
    seats: Seats = 2
    name: Name | None = None


class MasterWorkTable(Table, frozen=True):
    """A master work."""

    id: Id
    near: Near
    name: Name | None = None


class BoardFile(Table, frozen=True):
    """The whole file; ``reconstructed`` lists the keys whose numbers no source gives."""

    pieces: Pieces
    turn: Turn
    cost: Costs
    score: Scores
    town: Annotated[tuple[TownTable, ...], msgspec.Meta(min_length=2, max_length=12)]
    stretch: tuple[StretchTable, ...]
    vineyard: Annotated[tuple[VineyardTable, ...], msgspec.Meta(max_length=12)] = ()
    river_work: Annotated[tuple[RiverWorkTable, ...], msgspec.Meta(max_length=12)] = ()
    master_work: Annotated[tuple[MasterWorkTable, ...], msgspec.Meta(max_length=12)] = ()
    reconstructed: tuple[str, ...] = ()


def read_board(text: str) -> BoardFile:
    """Return what a text of the file describes; ValueError, naming file and key, if it is not a good one."""
    read = component_files.decode(text, FILE, BoardFile)
    _check_stretches(read)
    component_files.check_names(FILE, "town", read.town, NAMED)
    component_files.check_names(FILE, "vineyard", read.vineyard, NAMED)
    component_files.check_names(FILE, "river_work", read.river_work, NAMED)
    component_files.check_names(FILE, "master_work", read.master_work, NAMED)
    return read


def _check_stretches(read: BoardFile) -> None:
    """Raise ValueError unless stretches fit the towns, the points and the numbers of seats."""
    needed = len(read.town) - 1
    if len(read.stretch) != needed:
        raise wrong(FILE, "stretch", f"{len(read.town)} towns need {needed}, not {len(read.stretch)}")
    longest = max(stretch.spaces for stretch in read.stretch)
    if len(read.score.points) < longest:
        raise wrong(FILE, "score.points", f"{longest} numbers are needed for the longest stretch")
    for seats in SEAT_NUMBERS:
        _check_row(read, seats)


def _check_row(read: BoardFile, seats: int) -> None:
    """Raise ValueError unless the stretches in play with so many seats lie in one row of towns."""
    used = [index for index, stretch in enumerate(read.stretch) if stretch.seats <= seats]
    if not used or len(used) != used[-1] - used[0] + 1:
        raise wrong(FILE, "stretch.seats", f"with {seats} seats the stretches in play are not in one row")
    towns = len(used) + 1
    if seats == 2 and towns > read.pieces.workers:
        raise wrong(FILE, "pieces.workers", f"the virtual player needs {towns}, one for each town of 2 seats")
