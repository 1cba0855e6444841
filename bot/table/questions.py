"""Open questions of two positions compared: what is new, and for whom."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from rules import Game, Matter

_of_positions: deque[tuple[Game, tuple[Matter, ...]]] = deque(maxlen=4)
"""The questions of the positions that were asked about last: an action asks often of the same two."""


def matters_of(game: Game) -> tuple[Matter, ...]:
    """Return the open questions of a position."""
    for known, matters in tuple(_of_positions):
        if known is game:
            return matters
    matters = game.view(None).open_matters()
    _of_positions.append((game, matters))
    return matters


def seats_called(matter: Matter) -> tuple[int, ...]:
    """Return the seats that the message of a question calls.

    They are those that have still to answer; once none has, the seat that goes on with it, if one has to.
    """
    return matter.asked or (() if matter.then is None else (matter.then,))


def new_matters(before: Game, after: Game) -> tuple[Matter, ...]:
    """Return the questions of a position that were not open in the one before."""
    known = {matter.key for matter in matters_of(before)}
    return tuple(matter for matter in matters_of(after) if matter.key not in known)


def at_board(matters: Iterable[Matter]) -> tuple[Matter, ...]:
    """Return those of some questions that stand below the board: not those with a message of their own."""
    return tuple(matter for matter in matters if not matter.apart)


def free_matters(game: Game) -> tuple[Matter, ...]:
    """Return the questions of a position that wait for nobody."""
    return tuple(matter for matter in matters_of(game) if not matter.waits)


def waited_at_board(game: Game) -> frozenset[int]:
    """Return the seats that are waited for by what is asked below the board."""
    return frozenset(seat for one in at_board(matters_of(game)) if one.waits for seat in one.asked)


def asked_keys(game: Game) -> tuple[frozenset[str], ...]:
    """Return the keys of the questions that each seat has still to answer, by seat."""
    matters = matters_of(game)
    return tuple(frozenset(one.key for one in matters if seat in one.asked) for seat in range(game.seats))


def answered_keys(before: Game, after: Game, seat: int) -> frozenset[str]:
    """Return the keys of the questions that a seat answers by an action.

    They are those that it is asked no more; or else, where more is to be done for them, those that look
    otherwise; or else all that it is asked.
    """
    asked, still = asked_keys(before)[seat], asked_keys(after)[seat]
    known = {one.key: one for one in matters_of(before)}
    changed = frozenset(one.key for one in matters_of(after) if one.key in asked and one != known[one.key])
    return asked - still or changed or asked


def seats_asked_otherwise(before: Game, after: Game) -> frozenset[int]:
    """Return the seats that are asked something else than before: more, something again, or less."""
    pairs = zip(asked_keys(before), asked_keys(after), strict=True)
    return frozenset(seat for seat, (were, are) in enumerate(pairs) if were != are)


def seats_asked_more(before: Game, after: Game) -> frozenset[int]:
    """Return the seats that are asked something that they were not asked before."""
    pairs = zip(asked_keys(before), asked_keys(after), strict=True)
    return frozenset(seat for seat, (were, are) in enumerate(pairs) if are - were)


def seats_with_other_actions(before: Game, after: Game, seats: Iterable[int]) -> frozenset[int]:
    """Return those of some seats that may do something else than before."""
    return frozenset(seat for seat in seats if before.legal_actions(seat) != after.legal_actions(seat))
