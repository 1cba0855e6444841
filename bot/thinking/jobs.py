"""What the thinking process is given and gives back, a line of JSON each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from rules import Action
from rules.players.levels import LEVELS, Level
from rules.players.thinking import Option, StoppedError, think
from rules.players.worlds import outlook
from rules.registry import decode_action, encode_action, game_id, load_game


class Job(msgspec.Struct, frozen=True, tag="decide"):
    """A decision to think about: the stored game, who decides, how well, and the seed of the thoughts.

    So many of the next best are ``compared`` with the best in worlds of their own, and so is ``also``, an
    action as it is stored. What turns out to be surely better there is the best.
    """

    game: msgspec.Raw
    seat: int
    level: Level
    seed: str
    compared: int = 0
    also: str | None = None


class Valuing(msgspec.Struct, frozen=True, tag="value"):
    """Positions to be valued for all their seats; ``seed`` is that of what happens there."""

    games: tuple[msgspec.Raw, ...]
    seed: str


class Weighed(msgspec.Struct, frozen=True):
    """An action that was thought about, as it is stored.

    ``behind`` is how much less it brings each seat than the best one, in thousandths of a point. ``wins`` is
    how many percent of the games the seat won with the best one, and with this; None where they went on, and
    where these are not clearly apart. ``lead`` is how much better for the seat the best one is, with what a
    win is worth; by chance alone where that is not ``sure``.
    """

    action: str
    behind: tuple[int, ...]
    lead: int = 0
    wins: tuple[int, int] | None = None
    sure: bool = False


class Answer(msgspec.Struct, frozen=True):
    """What was thought about: the best, and what was compared with it, the best first.

    That is nothing where thinking was stopped, or where it failed by an ``error``. ``outlooks`` are what
    positions come to for each of their seats, in thousandths of a point ahead of the best of the others.
    """

    outlooks: tuple[tuple[int, ...], ...] = ()
    weighed: tuple[Weighed, ...] = ()
    error: str | None = None


STOP = b"\n"
"""The line that stops what is thought about."""


def done(job: Job | Valuing, stopped: Callable[[], bool]) -> Answer:
    """Return what comes of thinking about a decision, or about the value of positions.

    ``stopped`` is asked time and again whether nobody waits for it any longer; StoppedError is raised then.
    Raises ValueError for a level that does not think.
    """
    if isinstance(job, Valuing):
        return Answer(outlooks=tuple([_outlook(bytes(one), job.seed, stopped) for one in job.games]))
    game, budget = load_game(bytes(job.game)), LEVELS[job.level]
    if budget is None:
        raise ValueError(job.level)
    best, *others = think(game, job.seat, budget, job.seed, stopped=stopped).options

    def compared(among: Sequence[Action], why: str) -> Sequence[Option]:
        # The best of many was lucky as well: in the worlds of before it would look better than it is.
        seed = f"{job.seed}/{why}"
        return think(game, job.seat, budget, seed, stopped=stopped, among=among).options

    weighed, known = list[Weighed](), [best.action]
    if rivals := _rivals(best.action, [one.action for one in others], job.compared):
        known += rivals
        best, *others = _best_first(compared(known, "compared"), best.action)
        weighed = [_weighed(best, one) for one in others]
    also = None if job.also is None else decode_action(game_id(game), job.also)
    if also is not None and also not in known:
        # Apart from the others, so that a review of a decision finds the same best as a hint did.
        own, other = _best_first(compared((best.action, also), "done"), best.action)
        if own.action == best.action:
            weighed.append(_weighed(own, other))
    first = Weighed(encode_action(best.action).decode(), (0,) * game.seats)
    return Answer(weighed=(first, *sorted(weighed, key=_lead)))


def _rivals(best: Action, others: Sequence[Action], count: int) -> list[Action]:
    """Return the first of the others, the last of them of another kind than the best where there is one."""
    rivals = [*others[:count]]
    if rivals and all(type(one) is type(best) for one in rivals):
        rivals[-1] = next((one for one in others if type(one) is not type(best)), rivals[-1])
    return rivals


def _best_first(options: Sequence[Option], chosen: Action) -> list[Option]:
    """Return options of which one was chosen; it comes first, unless another is surely better after all."""
    own = next(one for one in options if one.action == chosen)
    better = [one for one in options if one.is_surely_better(own)]
    best = max(better, key=lambda one: one.lead_over(own), default=own)
    return [best, *(one for one in options if one is not best)]


def _lead(weighed: Weighed) -> int:
    return weighed.lead


def _outlook(game: bytes, seed: str, stopped: Callable[[], bool]) -> tuple[int, ...]:
    if stopped():
        raise StoppedError
    return outlook(load_game(game), seed)


def _weighed(best: Option, option: Option) -> Weighed:
    wins = best.wins_apart(option)
    percent = None if wins is None else (round(100 * wins[0]), round(100 * wins[1]))
    stored = encode_action(option.action).decode()
    sure = best.is_surely_better(option)
    return Weighed(stored, best.gains(option), best.lead_over(option), percent, sure)
