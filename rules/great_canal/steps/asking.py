"""What tells one question from another, and how the one that is open has been answered so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rules.great_canal import decisions as d
from rules.great_canal import events as e
from rules.great_canal.state import Answered, Asked, GreatCanalState, S
from rules.records import Event

ANSWERS: Mapping[type[d.Decision], tuple[type[Answered], ...]] = {
    d.Sacrifice: (e.CityLost,),
    d.Defend: (e.CardDrawn, e.CardLaidOpen),
    d.Drop: (e.CardDropped,),
    d.Discards: (e.Discarded,),
    d.Take: (e.ResourceTaken, e.ResourceDeclined),
    d.Give: (e.Given,),
}
"""The public events by which seats answer a decision that may ask several of them."""


def count_question(before: GreatCanalState, game: S, events: Sequence[Event]) -> S:
    """Return the game after an action with its questions counted: one more if it waits for something else.

    ``before`` is the game before the action. A decision of the same class as before is the same question:
    two of a class never follow one another in one action, but for the buildings of the founding. Of that one
    the answers are kept.
    """
    queue, asked = game.queue, game.asked
    if not queue:
        return replace(game, asked=Asked(asked.number)) if asked.answers else game
    kind = type(queue[0])
    if not before.queue or type(before.queue[0]) is not kind:
        return replace(game, asked=Asked(asked.number + 1))
    kinds = ANSWERS.get(kind, ())
    given = tuple([event for event in events if isinstance(event, kinds)])
    return replace(game, asked=Asked(asked.number, (*asked.answers, *given))) if given else game
