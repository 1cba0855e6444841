"""What a computer player does: the best of a few actions, each played on in many imagined worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev

from rules.game import Game
from rules.players.levels import LEVELS, Budget, Level
from rules.players.worlds import lead, margin, play_on, won, worlds
from rules.records import Action

_ROUNDS = 4
"""In so many rounds all actions but the best are dropped, half of those left in each."""

_FEWEST = 4
"""In fewer worlds than these nothing is told from chance."""

_APART = 0.05
"""So much more of the wins is what is told to win more."""


class StoppedError(Exception):
    """Nobody waits any longer for what was thought about."""


@dataclass
class Option:
    """An action that was thought about, and what came of it in each of the worlds in which it was tried.

    ``margins`` are in thousandths of a point: what the seat had more than the best of the others; ``leads``
    are these with what it was worth to have won. ``worths`` are what the position was worth to each seat, in
    the same unit, and ``wins`` the part of the win that the seat had where the game ended, None where it went
    on.
    """

    action: Action
    leads: list[int] = field(default_factory=list[int])
    margins: list[int] = field(default_factory=list[int])
    worths: list[Sequence[int]] = field(default_factory=list[Sequence[int]])
    wins: list[float | None] = field(default_factory=list[float | None])

    @property
    def mean(self) -> float:
        """Return what the action leads to on average."""
        return sum(self.leads) / len(self.leads)

    def gains(self, other: Option) -> tuple[int, ...]:
        """Return how much more it brings each seat than another option, in thousandths of a point.

        That is on average over the worlds in which both were tried, of which there has to be one.
        """
        pairs = list(zip(self.worths, other.worths, strict=False))
        seats = range(len(pairs[0][0]))
        return tuple(sum(own[seat] - less[seat] for own, less in pairs) // len(pairs) for seat in seats)

    def lead_over(self, other: Option) -> int:
        """Return how much better it is for the seat than another option, as :meth:`gains` compares them."""
        pairs = list(zip(self.leads, other.leads, strict=False))
        return sum(own - less for own, less in pairs) // len(pairs)

    def is_surely_better(self, other: Option) -> bool:
        """Say whether it is better than another option by more than what chance brings in so few worlds.

        That is on the whole, or in points where it is not worse on the whole.
        """
        return _is_sure(self.leads, other.leads) or (
            self.lead_over(other) > 0 and _is_sure(self.margins, other.margins)
        )

    def wins_apart(self, other: Option) -> tuple[float, float] | None:
        """Return how much of the wins the seat had by it and by another option, where that is clearly apart.

        That is on average over the worlds in which both were tried; None where a game went on there, and
        where the two differ little, or may do so by chance.
        """
        pairs = list(zip(self.wins, other.wins, strict=False))
        own = [one for one, _ in pairs if one is not None]
        others = [one for _, one in pairs if one is not None]
        if not (len(own) == len(others) == len(pairs)):
            return None
        if not (_is_sure(own, others) or _is_sure(others, own)):
            return None
        apart = mean(own), mean(others)
        return apart if abs(apart[0] - apart[1]) >= _APART else None


def _is_sure(ours: Sequence[float], others: Sequence[float]) -> bool:
    """Say whether values are greater than others in the same worlds by over twice the standard error."""
    differences = [own - other for own, other in zip(ours, others, strict=False)]
    if len(differences) < _FEWEST:
        return False
    return mean(differences) > 2 * stdev(differences) / sqrt(len(differences))


@dataclass(frozen=True)
class Thought:
    """What came of thinking about a decision: the options, best first, and how many actions were tried."""

    options: Sequence[Option]
    nodes: int


def never() -> bool:
    """Say that somebody still waits for what is thought about."""
    return False


def choose(game: Game, seat: int, level: Level, seed: str, *, stopped: Callable[[], bool] = never) -> Action:
    """Return what a computer player of a level does; always the same for the same look, level and seed.

    ``stopped`` is asked time and again whether nobody waits for it any longer. Raises StoppedError then, and
    RuleError("game.turn") if the seat has nothing to do.
    """
    if level is Level.EASY:
        return greedy(game, seat, seed)
    budget = LEVELS[level]
    return (
        game.suggest(seat)
        if budget is None
        else think(game, seat, budget, seed, stopped=stopped).options[0].action
    )


def greedy(game: Game, seat: int, seed: str) -> Action:
    """Return the action after which the seat has most points at once; what a beginner does if none gains.

    What depends on something hidden or random brings nothing yet.
    """
    usual = game.naive(seat)
    world = next(worlds(game, seat, seed))

    def points(action: Action) -> int:
        after, events = world.apply(seat, action)
        return (world if any(event.reveals for event in events) else after).points_now()[seat]

    best = max(game.legal_actions(seat), key=points, default=usual)
    return best if points(best) > points(usual) else usual


def think(
    game: Game,
    seat: int,
    budget: Budget,
    seed: str,
    *,
    stopped: Callable[[], bool] = never,
    among: Sequence[Action] | None = None,
) -> Thought:
    """Think about what a seat may do; raise RuleError("game.turn") if that is nothing.

    Where ``among`` are actions, it is these alone, and none of them is dropped.
    ``stopped`` is asked before each world; StoppedError is raised once it is so. All actions are tried in
    the same worlds. Those that bring least are dropped time and again, so that most of the budget goes to
    those that are hard to tell apart.
    """
    imagined = enumerate(worlds(game, seat, seed))
    actions = list(_candidates(game, seat, budget.candidates, seed) if among is None else among)
    options = [Option(action) for action in actions]
    if not options:
        raise game.not_waited_for()
    nodes, dropped, most = 0, list[Option](), game.nodes * budget.percent // 100
    for number in range(1, _ROUNDS + 1):
        while len(options) > 1 and nodes < most * number // _ROUNDS:
            if stopped():
                raise StoppedError
            place, world = next(imagined)
            for option in options:
                nodes += _try(option, world, seat, random.Random(f"{seed} {place}"))
        options.sort(key=lambda option: -option.mean if option.leads else 0)
        kept = (len(options) + 1) // 2 if number < _ROUNDS and among is None else len(options)
        dropped = [*options[kept:], *dropped]
        options = options[:kept]
    return Thought((*options, *dropped), nodes)


def _candidates(game: Game, seat: int, count: int, seed: str) -> Sequence[Action]:
    """Return so many actions to think about: what is suggested, and what else looks best at once.

    Of what can be typed without end, an offer to others say, what the game suggests is thought about alone:
    what is offered is an example, and would be made time and again.
    """
    ranked = game.ranked(seat)
    if ranked is not None:
        return ranked[:count]
    legal = game.legal_actions(seat)
    if not legal:
        return ()
    suggested = game.suggest(seat)
    others = [action for action in legal if action != suggested and not action.open_ended]
    if len(others) >= count:
        world = next(worlds(game, seat, f"{seed}/look"))
        others.sort(key=lambda action: -_lead_at_once(world, seat, action))
    return (suggested, *others[: count - 1])


def _lead_at_once(world: Game, seat: int, action: Action) -> int:
    after, _ = world.apply(seat, action)
    return lead(after, seat, after.worth())


def _try(option: Option, world: Game, seat: int, rng: random.Random) -> int:
    """Note what an action leads to in a world; return how many actions were tried."""
    after, _ = world.apply(seat, option.action)
    after, done = play_on(after, world.foresight, world.astray, rng)
    worth = after.worth()
    option.worths.append(worth)
    option.wins.append(won(after, seat))
    option.leads.append(lead(after, seat, worth))
    option.margins.append(margin(worth, seat))
    return done + 1
