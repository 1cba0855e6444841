"""A sensible player, for stand-ins and whole-game tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Action

if TYPE_CHECKING:
    from rules.arriala.state import Arriala


def suggest(game: Arriala, seat: int) -> Action:
    """The action that a sensible player would choose."""
    actions = game.legal_actions(seat)
    if not actions:
        raise game.not_waited_for()
    return actions[0]
