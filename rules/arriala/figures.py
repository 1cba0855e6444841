"""The positions that the rulebook and the lesson of Arriala show."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from rules.arriala.actions import BuildLock, EndTurn, Move, PlaceWorker
from rules.arriala.components.board import Board
from rules.arriala.game import Arriala
from rules.arriala.state import ClosedSection
from rules.kit.component_files import packaged
from rules.kit.figures import Figure, LessonPage, played
from rules.randomness import Randomness

_SEATS = 3
_RED, _YELLOW, _GREEN = range(_SEATS)
_LETTERS = "RYG"


def _position(
    on: str = "", *, active: int = _RED, locks: tuple[int, ...] = (), brulhois: str = ""
) -> Arriala:
    """Return the turn of a seat with workers ("R1:14 Y2:15") and locks on spaces, and workers in Brulhois."""
    board, cards = (packaged(Arriala.package, file) for file in Arriala.components)
    fresh = Arriala.new(_SEATS, Randomness("figure"), active, board=board, cards=cards)
    locations = list(fresh.locations)
    for item in on.split():
        name, _, where = item.partition(":")
        locations[_worker(fresh.the_board, name)] = fresh.the_board.position_of(int(where))
    vineyard = [one.id for one in fresh.the_board.vineyards].index("brulhois")
    for name in brulhois.split():
        locations[_worker(fresh.the_board, name)] = fresh.the_board.vineyard_location(vineyard)
    return replace(
        fresh,
        locations=tuple(locations),
        turn_start=tuple(locations),
        locks=tuple(fresh.the_board.position_of(lock) for lock in locks),
    )


def _worker(board: Board, name: str) -> int:
    """Return the worker of a name such as "R1"."""
    return _LETTERS.index(name[0]) * board.workers + int(name[1:]) - 1


def _move(game: Arriala, name: str, to: int) -> Move:
    """Return the move of a worker to a printed number."""
    return Move(_worker(game.the_board, name), game.the_board.position_of(to))


def _lock(game: Arriala, at: int) -> BuildLock:
    """Return the lock on a printed number."""
    return BuildLock(game.the_board.position_of(at))


def _place(game: Arriala, to: int) -> PlaceWorker:
    """Return the new worker on a printed number."""
    return PlaceWorker(game.the_board.position_of(to))


def _section() -> Figure:
    """Return a lock that makes two sections out of the spaces between two towns."""
    game = _position()
    return played(game, (_RED, _lock(game, 21)))


def _counting() -> Figure:
    """Return a count of two red, two yellow and one green worker, which scores for five."""
    game = _position("R1:11 R2:12 Y1:13 Y2:14 G1:17", active=_GREEN, locks=(16,))
    return played(game, (_GREEN, _move(game, "G1", 15)))


def _tie() -> Figure:
    """Return a tie on top, with which the next lower number scores."""
    game = _position("R1:11 R2:12 R3:13 G1:14 G2:15 G3:16", active=_YELLOW, locks=(18,))
    return played(game, (_YELLOW, _place(game, 17)))


def _closed() -> Figure:
    """Return a counted section that stays closed though one of its workers has left."""
    game = _position("R1:20 R2:21 Y1:22 R3:24")
    return played(game, (_RED, _move(game, "R3", 23)), (_RED, _move(game, "Y1", 24)))


def _lock_completes_two() -> Figure:
    """Return a lock on the last free space, which completes what lies on either side of it."""
    game = _position("R1:30 Y1:31 R2:33")
    return played(game, (_RED, _lock(game, 32)))


def _take_back() -> Figure:
    """Return a turn after one in which the player before moved a yellow worker."""
    game = _position("Y2:20 R1:12 G1:26", active=_GREEN)
    return played(game, (_GREEN, _move(game, "Y2", 22)), (_GREEN, EndTurn()))


def _vineyard() -> Figure:
    """Return the end of a game: the last section is counted, and a vineyard goes to the majority in it."""
    start = _position("R2:30 Y1:31 Y2:32", brulhois="R1 G1 G2")
    *others, last = start.view(None).open_sections
    closed = tuple(ClosedSection(*section, None, 0) for section in others)
    game = replace(start, closed=closed)
    return played(game, (_RED, PlaceWorker(last[1])))


def _canal() -> Figure:
    """Return a canal on which everybody has workers and a section is counted."""
    game = _position("R1:12 R2:22 Y1:14 Y2:20 G1:21 G2:27 Y3:31", locks=(17,), brulhois="G3")
    return played(game, (_RED, _place(game, 23)))


def _turn() -> Figure:
    """Return a turn that goes into a new worker and two steps of another's."""
    game = _position("R1:12 Y1:14 Y2:16 G1:20 G2:27")
    return played(game, (_RED, _place(game, 13)), (_RED, _move(game, "Y2", 18)))


FIGURES: Mapping[str, Callable[[], Figure]] = {
    "section": _section,
    "counting": _counting,
    "tie": _tie,
    "closed": _closed,
    "lock": _lock_completes_two,
    "take-back": _take_back,
    "vineyard": _vineyard,
    "canal": _canal,
    "turn": _turn,
}

LESSON = (
    LessonPage("goal", "canal"),
    LessonPage("turn", "turn"),
    LessonPage("counting", "counting"),
    LessonPage("lock", "lock"),
    LessonPage("end", "vineyard"),
)
"""What a newcomer reads before the first turn."""
