"""The turn in words: who acts, what has to be settled, what was rolled, what happened once."""

from __future__ import annotations

from collections.abc import Iterator

from render.great_canal.describe import facts
from render.kit.description import result
from rules.great_canal import decisions as d
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from rules.values import Value


def turn(view: GreatCanalView, words: Words) -> list[str]:
    """Return the lines about the turn."""
    title = words.text(
        "describe-title-set-up" if isinstance(view.decision, d.Founding) else "describe-title",
        turn=view.turn_number,
        seats=view.seats,
        goal=view.prices.goal(view.seats),
        seat=Value("seat", view.active),
    )
    if view.outcome is not None:
        now = result(view, words)
    else:
        what = facts.what_is_waited_for(view, words)
        now = words.text("describe-waiting", waiting=facts.waiting(view, words), what=what)
    return [title, now, *_decision(view, words), *_rolled(view, words), *_once(view, words)]


def _decision(view: GreatCanalView, words: Words) -> Iterator[str]:
    """Yield what belongs to the decision that is open."""
    match view.decision:
        case d.Retreat(knight=knight):
            yield words.text(
                "describe-knight-away",
                place=Value("corner", knight.corner),
                level=knight.level,
                state=", ".join(facts.states(words, knight)),
            )
        case d.FreePieces(left=left):
            yield words.text("describe-free-left", count=left)
        case d.Rebuild(edge=edge, ship=ship):
            piece = words.text("piece-ship" if ship else "piece-road")
            yield words.text("describe-rebuilt", place=Value("edge", edge), piece=piece)
        case d.Place(level=level, active=active):
            named = words.text("state-active" if active else "state-idle")
            yield words.text("describe-placed", level=level, state=named)
        case d.Dismiss(to=other) | d.Give(to=other) | d.Keep(victim=other):
            yield words.text("describe-with", seat=Value("seat", other))
        case d.Deliver(by=other, resource=resource):
            yield words.text("describe-with", seat=Value("seat", other))
            if resource is not None:
                yield words.text("describe-laid-down", resource=Value("resource", resource))
        case d.ChooseGoods(victim=other, left=left):
            yield words.text("describe-with", seat=Value("seat", other))
            yield words.text("describe-cards-left", count=left)
        case _:
            pass


def _rolled(view: GreatCanalView, words: Words) -> Iterator[str]:
    dice = view.turn.dice
    if dice is None:
        yield words.text("describe-not-rolled")
        return
    yield words.text(
        "describe-rolled",
        sum=dice.red + dice.yellow,
        red=dice.red,
        yellow=dice.yellow,
        event=facts.event_face(words, dice.event),
    )


def _once(view: GreatCanalView, words: Words) -> Iterator[str]:
    """Yield what happened in this turn that can happen once, or holds till its end."""
    now = view.turn
    if now.new_ships:
        ships = ", ".join(facts.places(words, "edge", now.new_ships))
        yield words.text("describe-new-ships", ships=ships)
    if now.sailed:
        yield words.text("describe-sailed")
    if now.chartered:
        goods = ", ".join(words.value("good", GOODS[good]) for good in now.chartered)
        yield words.text("describe-chartered", goods=goods)
    if now.askings:
        asked = [f"{words.value('seat', seat)} {left}" for seat, left in enumerate(now.askings) if left]
        yield words.text("describe-askings", seats=facts.listed(asked))
