"""Before the roll: whether to set the dice by an Alchemist, and to what (great_canal.R27)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.great_canal import actions as a
from rules.great_canal.components.kinds import FIELD, TERRAIN_RESOURCES
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.evaluate import Outlook, cards_at
from rules.great_canal.policy.thought import Thought
from rules.records import Action


def before_roll(thought: Thought, legal: Sequence[Action]) -> Action:
    """Return the roll, or the Alchemist with the best dice if they bring enough."""
    settings = [one for one in legal if isinstance(one, a.PlayAlchemist)]
    if not settings:
        return a.Roll()
    look = thought.look
    by_sum = {total: _roll_worth(look, total) for total in range(2, 13)}

    def worth(action: a.PlayAlchemist) -> int:
        draws = sum(1 for level in look.holding.levels if level and action.red <= level + 1)
        return by_sum[action.yellow + action.red] + draws * w.PROGRESS_CARD // 6

    best = max(settings, key=worth)
    full = len(look.holding.progress) >= look.prices.text.progress_limit
    return best if worth(best) >= (w.DICE_SET_FULL if full else w.DICE_SET) else a.Roll()


def _roll_worth(look: Outlook, total: int) -> int:
    """Return what the production of a sum brings a seat, what it brings others set against it."""
    game, worth = look.game, 0
    for hexagon in game.ground.by_token[total]:
        kind = game.ground.terrain[hexagon]
        if kind not in TERRAIN_RESOURCES or hexagon == game.robber or (kind == FIELD and not game.flooded):
            continue
        cards = cards_at(look.pieces, hexagon)
        worth += cards[look.seat] * w.CARD - (sum(cards) - cards[look.seat]) * w.CARD // 4
    return worth
