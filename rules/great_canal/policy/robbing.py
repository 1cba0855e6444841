"""Where the robber harms others the most, and whom to rob (great_canal.R18)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.great_canal import actions as a
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.evaluate import Outlook, hex_worth
from rules.great_canal.steps.seven import victims


def stop_worth(look: Outlook, hexagon: int) -> int:
    """Return what it brings a seat that a hex yields nothing as long as the robber stands there."""
    lost, others = hex_worth(look, hexagon), look.game.seats - 1
    harm = [cards * look.leads(seat) // 100 for seat, cards in enumerate(lost) if seat != look.seat]
    return 2 * w.ROBBER_STAYS * (sum(harm) // others - lost[look.seat])


def theft_worth(look: Outlook, victim: int) -> int:
    """Return what it brings to rob a seat of a card drawn by lot."""
    held = sum(look.game.hands[victim])
    return w.ROBBED * look.leads(victim) // 100 + min(held, w.LARGE_HAND) if held else 0


def best_robber_move(look: Outlook, legal: Sequence[a.MoveRobber]) -> a.MoveRobber:
    """Return where to move the robber and whom to rob."""
    worth = {hexagon: stop_worth(look, hexagon) for hexagon in {one.to for one in legal}}
    thefts = {victim: theft_worth(look, victim) for one in legal if (victim := one.victim) is not None}
    return max(legal, key=lambda one: worth[one.to] + (0 if one.victim is None else thefts[one.victim]))


def bishop_worth(look: Outlook, hexagon: int) -> int:
    """Return what a Bishop on a hex brings."""
    robbed = sum(theft_worth(look, victim) for victim in victims(look.game, look.seat, hexagon))
    return robbed + stop_worth(look, hexagon) - min(0, stop_worth(look, look.game.robber))
