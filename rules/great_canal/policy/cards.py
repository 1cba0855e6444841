"""What progress cards are worth: in the hand, and when they are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.great_canal.policy import weights as w
from rules.great_canal.policy.politics_cards import POLITICS_WORTHS
from rules.great_canal.policy.science_cards import SCIENCE_WORTHS
from rules.great_canal.policy.thought import Thought
from rules.great_canal.policy.trade_cards import TRADE_WORTHS
from rules.records import Action
from rules.values import tag_of

WORTHS: Mapping[type[Action], Callable[[Thought, Any], int]] = {
    **TRADE_WORTHS,
    **POLITICS_WORTHS,
    **SCIENCE_WORTHS,
}
"""What playing a card after the roll brings, by the class of its action."""
RANKS: Mapping[type[Action], int] = {kind: w.RANK[tag_of(kind).removeprefix("play_")] for kind in WORTHS}
"""What the card that an action plays is worth in the hand."""


def card_worth(thought: Thought, action: Action) -> int:
    """Return what playing a card like this brings above what it has to bring: if that is little, keep it.

    With a full hand it has to bring less, for the next card will not find room.
    """
    holding, limit = thought.look.holding, thought.look.prices.text.progress_limit
    percent = w.PLAYED_FULL if len(holding.progress) >= limit else w.PLAYED
    return WORTHS[type(action)](thought, action) - RANKS[type(action)] * percent // 100
