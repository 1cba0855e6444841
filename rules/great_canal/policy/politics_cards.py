"""What the cards of politics bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.great_canal import actions as a
from rules.great_canal.network import open_pieces
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.knights import warlord
from rules.great_canal.policy.robbing import bishop_worth
from rules.great_canal.policy.thought import Thought
from rules.great_canal.progress.politics import GIFT
from rules.records import Action


def _bishop(thought: Thought, action: a.PlayBishop) -> int:
    return bishop_worth(thought.look, action.to)


def _deserter(thought: Thought, action: a.PlayDeserter) -> int:
    """Return what it brings that a seat loses its least knight, most likely, and that its like is got."""
    look = thought.look
    knights = look.pieces.realms[action.seat].knights
    weakest = min(knight.level for knight in knights)
    worth = w.DESERTER + w.DESERTER_LEVEL * weakest
    if all(knight.active for knight in knights):
        worth += w.DESERTER_ACTIVE
    return worth * look.leads(action.seat) // 100


def _diplomat(thought: Thought, action: a.PlayDiplomat) -> int:
    """Return what it brings to take a piece of whoever holds the longest trade route, none of others."""
    look, holder = thought.look, thought.look.game.route
    if holder is None or holder == look.seat:
        return 0
    concerned = open_pieces(look.board, look.pieces, holder) >> action.edge & 1
    return w.DIPLOMAT * look.leads(holder) // 100 if concerned else 0


def _intrigue(thought: Thought, action: a.PlayIntrigue) -> int:
    """Return what it brings to drive a knight off: more from a section, where it digs or will."""
    bit = 1 << action.knight
    if not thought.duties.section_corners & bit:
        return w.INTRIGUE
    active = thought.duties.diggers.others_active & bit
    return w.INTRIGUE + w.DRIVEN_OFF * (2 if active else 1)


def _saboteur(thought: Thought, action: Action) -> int:
    """Return what it brings that all with as many points discard half of their cards."""
    look = thought.look
    least, worth = look.scores[look.seat], 0
    for other, hand in enumerate(look.game.hands):
        if other != look.seat and look.scores[other] >= least:
            worth += sum(hand) // 2 * w.LOST_BY_OTHERS * look.leads(other) // 100
    return worth


def _spy(thought: Thought, action: a.PlaySpy) -> int:
    """Return what it brings to take a progress card: the more there are, the better is the best."""
    look = thought.look
    found = len(look.game.holdings[action.seat].progress)
    return w.SPY + w.SPY_CHOICE * found + look.leads(action.seat) // 4


def _warlord(thought: Thought, action: Action) -> int:
    return warlord(thought.look, thought.duties).gain


def _wedding(thought: Thought, action: Action) -> int:
    """Return what the gifts of all who have more points bring."""
    look = thought.look
    own = look.scores[look.seat]
    gifts = sum(
        min(GIFT, sum(hand)) for hand, score in zip(look.game.hands, look.scores, strict=True) if score > own
    )
    return gifts * w.GIVEN_CARD


POLITICS_WORTHS: Mapping[type[Action], Callable[[Thought, Any], int]] = {
    a.PlayBishop: _bishop,
    a.PlayDeserter: _deserter,
    a.PlayDiplomat: _diplomat,
    a.PlayIntrigue: _intrigue,
    a.PlaySaboteur: _saboteur,
    a.PlaySpy: _spy,
    a.PlayWarlord: _warlord,
    a.PlayWedding: _wedding,
}
"""What playing a card brings, by the class of its action."""
