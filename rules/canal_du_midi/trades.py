"""Who can trade what with whom (canal_du_midi.R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.canal_du_midi.state import CanalDuMidi


def by_hand(game: CanalDuMidi, seat: int) -> bool:
    """Whether the seat can trade from hand to hand only, because no face-up card is left.

    Rows are of the same size for everybody, so that if one has none, nobody has any.
    """
    return not game.face_up[seat]


def partners(game: CanalDuMidi, seat: int) -> tuple[int, ...]:
    """The seats with which a seat can trade, from its left on; () if there is nothing to trade."""
    cards = game.hands if by_hand(game, seat) else game.face_up
    others = ((seat + step) % game.seats for step in range(1, game.seats))
    return tuple(other for other in others if cards[other]) if cards[seat] else ()
