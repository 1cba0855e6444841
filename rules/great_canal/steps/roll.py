"""The roll: both dice and the event die, and what follows in its order (great_canal.R12)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.actions import Roll
from rules.great_canal.components.kinds import TRACK_INDEX
from rules.great_canal.decisions import Decision, Fleet, Limit, Progress, Yield
from rules.great_canal.state import Dice, EventDie, GreatCanalState, S
from rules.great_canal.steps.conditions import require_free
from rules.great_canal.steps.drawing import drawing_seats
from rules.records import Action, Event, RuleError

STREAM = "dice"
EVENT_DIE: tuple[EventDie, ...] = ("fleet", "fleet", "fleet", "trade", "politics", "science")
ROLL = (Roll(),)


def offer_roll(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the roll."""
    return ROLL


def require_before_roll(game: GreatCanalState, seat: int) -> None:
    """Raise RuleError unless a seat is in turn, has not rolled, and nothing has to be settled."""
    if game.queue or seat != game.active:
        require_free(game, seat)
    if game.turn.dice is not None:
        raise RuleError("great_canal.rolled")


def roll(game: S, seat: int, action: Roll, events: list[Event]) -> S:
    """Return the game with its dice rolled, what follows still to come; RuleError if it is not the time."""
    require_before_roll(game, seat)
    number, randomness = game.randomness.draw(STREAM, 6 * 6 * 6)
    faces, red = divmod(number, 6)
    event, yellow = divmod(faces, 6)
    dice = Dice(yellow + 1, red + 1, EVENT_DIE[event])
    return follow(replace(game, randomness=randomness), dice, events)


def roll_event_die(game: S) -> tuple[S, EventDie]:
    """Return the game and what its event die shows, rolled alone."""
    number, randomness = game.randomness.draw(STREAM, len(EVENT_DIE))
    return replace(game, randomness=randomness), EVENT_DIE[number]


def follow(game: S, dice: Dice, events: list[Event]) -> S:
    """Return the game with what a roll brings still to come, in the order of great_canal.R12."""
    events.append(e.Rolled(game.active, dice.yellow, dice.red, dice.event))
    event: Decision = Fleet()
    if dice.event != "fleet":
        track = TRACK_INDEX[dice.event]
        event = Progress(track, drawing_seats(game, track, dice.red))
    queue = (event, Limit(), Yield(dice.yellow + dice.red))
    return replace(game, turn=replace(game.turn, dice=dice), queue=queue)
