"""What the next level of each track brings a seat (great_canal.R24)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.great_canal import actions as a
from rules.great_canal.components.kinds import ABILITY_LEVEL, LEVELS, METROPOLIS_LEVEL, TRACKS
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.evaluate import THROWS, Outlook
from rules.great_canal.policy.plans import Plan
from rules.great_canal.scoring import metropolis_holder, plain_cities
from rules.great_canal.steps.improve import improvement_refusal, price_of, wins_metropolis


def improvement_plans(look: Outlook) -> Iterator[Plan]:
    """Yield the next level of each track that the seat can buy."""
    game, seat = look.game, look.seat
    for track, name in enumerate(TRACKS):
        if improvement_refusal(game, seat, track) is None:
            price, wins = price_of(look.holding.levels, track), wins_metropolis(game, seat, track)
            action = a.Improve(name, metropolis_city(look) if wins else None)
            points = look.prices.points.metropolis if wins else 0
            yield Plan(improvement_gain(look, track), price, action, price, points)


def metropolis_city(look: Outlook) -> int:
    """Return the city that a metropolis protects best: the one with the best yield."""
    return max(plain_cities(look.game, look.seat), key=look.city_worth)


def improvement_gain(look: Outlook, track: int) -> int:
    """Return what the next level of a track brings: draws, its ability, a metropolis or a step to it."""
    level = look.holding.levels[track] + 1
    gain = look.rolls * w.PROGRESS_CARD * (w.FIRST_LEVEL_DRAWS if level == 1 else 1) // THROWS
    if level == ABILITY_LEVEL:
        gain += w.ABILITY[track] * min(look.rolls, w.ABILITY_ROLLS) // w.ABILITY_ROLLS
    return gain + _metropolis_gain(look, track, level)


def _metropolis_gain(look: Outlook, track: int, level: int) -> int:
    """Return what a level of a track brings because of its metropolis."""
    game, seat = look.game, look.seat
    holder = metropolis_holder(game.pieces, game.metropolises[track])
    if wins_metropolis(game, seat, track):
        taken = 0 if holder is None else w.METROPOLIS_TAKEN
        return look.prices.points.metropolis * w.POINT + taken
    if holder is None:
        return w.METROPOLIS_STEPS[level]
    if holder == seat:
        return w.METROPOLIS_KEPT if level == LEVELS else 0
    if level < METROPOLIS_LEVEL and game.holdings[holder].levels[track] < LEVELS:
        return w.METROPOLIS_STEPS[level] // 3
    return 0
