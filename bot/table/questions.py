"""Open questions of two positions compared: what is new, and for whom."""

from __future__ import annotations

from rules import Game, Matter


def matters_of(game: Game) -> tuple[Matter, ...]:
    """Return the open questions of a position."""
    return game.view(None).open_matters()


def new_matters(before: Game, after: Game) -> tuple[Matter, ...]:
    """Return the questions of a position that were not open in the one before."""
    known = {matter.key for matter in matters_of(before)}
    return tuple(matter for matter in matters_of(after) if matter.key not in known)


def asked_anew(before: Game, after: Game) -> frozenset[int]:
    """Return the seats that are asked something new, or may do something else than before."""
    asked = {seat for matter in new_matters(before, after) for seat in matter.asked}
    known = {seat for matter in matters_of(before) for seat in matter.asked}
    again = {seat for matter in matters_of(after) for seat in matter.asked} - known
    other = {seat for seat in range(after.seats) if before.legal_actions(seat) != after.legal_actions(seat)}
    return frozenset(asked | again | other)
