"""What a position is worth to each seat, all of it known: points, what they live on, what is under way."""

from __future__ import annotations

from rules.great_canal.components.kinds import ABILITY_LEVEL, METROPOLIS_LEVEL
from rules.great_canal.hands import NOTHING
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.digging import digging_worth
from rules.great_canal.policy.evaluate import THROWS, Outlook, yield_worth
from rules.great_canal.policy.thought import Thought
from rules.great_canal.scoring import metropolis_holder
from rules.great_canal.state import GreatCanalState


def worth(game: GreatCanalState) -> tuple[int, ...]:
    """Return what a position is worth to each seat, in thousandths of a point."""
    return tuple([_worth(Thought(game, seat)) for seat in range(game.seats)])


def _worth(thought: Thought) -> int:
    look, duties = thought.look, thought.duties
    canal = digging_worth(duties.sections, duties.diggers)
    return (
        w.POINT * look.scores[look.seat]
        + yield_worth(NOTHING, look.pips, look.rolls)
        + thought.budget.held
        + canal
        + duties.defence.promise
        + _harbours(look)
        + _cards(look)
        + _knights(look)
        + sum(_track(look, track, level) for track, level in enumerate(look.holding.levels))
    )


def _harbours(look: Outlook) -> int:
    """Return what the rates are worth that are better than the bank's."""
    text, worth = look.prices.text, 0
    if min(look.rates) < text.bank_rate:
        worth += w.HARBOUR
    special = [good for good, rate in enumerate(look.rates) if rate == text.special_rate and look.pips[good]]
    return worth + w.SPECIAL_HARBOUR * len(special)


def _cards(look: Outlook) -> int:
    """Return what the progress cards in the hand are worth."""
    return sum(w.RANK[card] for card in look.holding.progress) * w.PLANNED // 100


def _knights(look: Outlook) -> int:
    """Return what the knights are worth wherever they stand."""
    return sum(w.KNIGHT + w.PROMOTION * (knight.level - 1) for knight in look.realm.knights)


def _track(look: Outlook, track: int, level: int) -> int:
    """Return what the level of a track is worth: its draws, its ability, the steps to a metropolis."""
    if not level:
        return 0
    worth = look.rolls * w.PROGRESS_CARD * (w.FIRST_LEVEL_DRAWS + level - 1) // THROWS
    if level >= ABILITY_LEVEL:
        worth += w.ABILITY[track] * min(look.rolls, w.ABILITY_ROLLS) // w.ABILITY_ROLLS
    if metropolis_holder(look.pieces, look.game.metropolises[track]) is None:
        worth += sum(w.METROPOLIS_STEPS[: min(level, METROPOLIS_LEVEL - 1) + 1])
    return worth
