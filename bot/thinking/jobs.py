"""What the thinking process is given and gives back, a line of JSON each."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rules.players.levels import LEVELS, Level
from rules.players.thinking import Option, StoppedError, think
from rules.players.worlds import outlook
from rules.registry import decode_action, encode_action, game_id, load_game


class Job(msgspec.Struct, frozen=True, tag="decide"):
    """A decision to think about: the stored game, who decides, how well, and the seed of the thoughts.

    ``also`` is an action, as it is stored, that is compared with the best in worlds of their own.
    """

    game: msgspec.Raw
    seat: int
    level: Level
    seed: str
    also: str | None = None


class Valuing(msgspec.Struct, frozen=True, tag="value"):
    """Positions to be valued for all their seats; ``seed`` is that of what happens there."""

    games: tuple[msgspec.Raw, ...]
    seed: str


class Weighed(msgspec.Struct, frozen=True):
    """An action that was thought about, as it is stored.

    ``behind`` is how much less it brings each seat than the best one, in thousandths of a point. ``wins`` is
    in how many of a hundred games the seat won with the best one, and with this; None where they went on.
    ``lead`` is how much better for the seat the best one is, with what a win is worth; by chance alone where
    that is not ``sure``.
    """

    action: str
    behind: tuple[int, ...]
    lead: int = 0
    wins: tuple[int, int] | None = None
    sure: bool = False


class Answer(msgspec.Struct, frozen=True):
    """What was thought about, the best first.

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
    also = None if job.also is None else decode_action(game_id(game), job.also)
    # Without the other one, so that a review finds the same best action as a hint did.
    best, *others = think(game, job.seat, budget, job.seed, stopped=stopped).options
    weighed = [_weighed(best, one) for one in others if one.worths and one.action != also]
    if also is not None and also != best.action:
        # The best of many was lucky as well: in the worlds of before it would look better than it is.
        both, seed = (best.action, also), f"{job.seed}/compared"
        first, second = think(game, job.seat, budget, seed, stopped=stopped, among=both).options
        weighed += [_weighed(first, second)] if first.action == best.action else []
    return Answer(
        weighed=(Weighed(encode_action(best.action).decode(), (0,) * game.seats), *weighed),
    )


def _outlook(game: bytes, seed: str, stopped: Callable[[], bool]) -> tuple[int, ...]:
    if stopped():
        raise StoppedError
    return outlook(load_game(game), seed)


def _weighed(best: Option, option: Option) -> Weighed:
    wins = best.wins_beside(option)
    percent = None if wins is None else (round(100 * wins[0]), round(100 * wins[1]))
    stored = encode_action(option.action).decode()
    sure = best.is_surely_better(option)
    return Weighed(stored, best.gains(option), best.lead_over(option), percent, sure)
