"""The question that is open: a decision of some seats, or the turn of one (great_canal.R12, R15).

A decision of others than the seat in turn stands apart. What the seat in turn decides alone is its turn going
on: one question for the whole turn, whatever it does in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal import events as e
from rules.great_canal.steps.asking import ANSWERS
from rules.great_canal.view.seen import Seen
from rules.kit.matters import matter_key
from rules.kit.seats import seats_from
from rules.records import Action, Event, Matter
from rules.values import Text, Value, tag_of

SETTLED: Mapping[type[d.Decision], tuple[type[Event], ...]] = {
    **ANSWERS,
    d.Retreat: (e.KnightRetreated,),
    d.Dismiss: (e.KnightDismissed,),
    d.Deliver: (e.HarborTraded, e.NothingDelivered),
}
"""The decisions that others than the seat in turn may have to make, and the events that settle them."""

WAYS: Mapping[type[d.Decision], tuple[type[Action], ...]] = {
    d.Sacrifice: (a.Sacrifice,),
    d.Defend: (a.DrawCard,),
    d.Drop: (a.DropCard,),
    d.Discards: (a.Discard,),
    d.Take: (a.TakeResource,),
    d.Give: (a.GiveCards,),
    d.Retreat: (a.RetreatKnight,),
    d.Dismiss: (a.DismissKnight,),
    d.Deliver: (a.DeliverCommodity, a.Skip),
}
"""By what each of them is answered: always the same, whatever a seat holds."""


def matter_of(view: Seen) -> Matter:
    """Return the question that the game waits for; it is not over."""
    decision = view.decision
    if decision is None:
        rolled = view.turn.dice is not None
        text = Text("matter-turn" if rolled else "matter-roll", {"turn": view.turn_number})
        return Matter(_turn_key(view), text, view.waiting_for, choices=() if rolled else (a.Roll(),))
    text = question(view, decision)
    if isinstance(decision, d.Founding):
        key = matter_key("found", view.pieces.buildings.bit_count())
        return Matter(key, text, view.waiting_for)
    asked = asked_at_first(view)
    if asked == (view.active,):
        return Matter(_turn_key(view), text, asked, shares=shares_of(view, decision))
    return Matter(
        key=matter_key(tag_of(decision), view.asked.number),
        text=text,
        asked=view.waiting_for,
        answers=view.asked.answers,
        ways=_ways(view, decision),
        apart=True,
        shares=shares_of(view, decision),
        results=SETTLED[type(decision)],
        past=(),
    )


def _turn_key(view: Seen) -> str:
    return matter_key("turn", view.turn.number)


def asked_at_first(view: Seen) -> tuple[int, ...]:
    """Return the seats that the open decision asked when it was put, from the seat in turn."""
    seats = {*view.waiting_for, *(event.seat for event in view.asked.answers)}
    return tuple(seat for seat in seats_from(view.active, view.seats) if seat in seats)


def _ways(view: Seen, decision: d.Decision) -> tuple[type[Action], ...]:
    """Return by what a decision is answered; the Aqueduct can be declined, gold cannot (great_canal.R26)."""
    ways = WAYS[type(decision)]
    declined = isinstance(decision, d.Take) and not _all_gold(view, decision)
    return (*ways, a.Skip) if declined else ways


def skip_choice(view: Seen) -> Text | None:
    """Return what to do without is called below the open question; None where that says it best."""
    decision = view.decision
    return Text(f"choice-skip-{tag_of(decision)}") if isinstance(decision, d.Deliver | d.Take) else None


def shares_of(view: Seen, decision: d.Decision) -> tuple[Text, ...]:
    """Return what is asked of each seat that has still to answer; () where that is the same of all."""
    match decision:
        case d.Discards(counts=counts) | d.Give(counts=counts):
            return tuple(_part(counts[seat], view.hand_sizes[seat]) for seat in view.waiting_for)
        case d.Drop():
            return tuple(_part(over_limit(view, seat), cards_of(view, seat)) for seat in view.waiting_for)
        case d.Take(gold=gold) if gold and not set(asked_at_first(view)) <= set(gold):
            return tuple(Text("part-gold" if seat in gold else "part-aqueduct") for seat in view.waiting_for)
        case _:
            return ()


def _part(count: int, held: int) -> Text:
    return Text("part-cards", {"count": count, "held": held})


def cards_of(view: Seen, seat: int) -> int:
    """Return how many progress cards a seat holds."""
    return sum(view.progress_counts[seat])


def over_limit(view: Seen, seat: int) -> int:
    """Return how many progress cards a seat holds beyond the limit; at most 0 if it holds none (R23)."""
    return cards_of(view, seat) - view.prices.text.progress_limit


def question(view: Seen, decision: d.Decision) -> Text:
    """Return what a decision asks, after the names of those who are asked."""
    facts = FACTS.get(type(decision))
    return Text(f"matter-{_name(view, decision)}", facts(view, decision) if facts else {})


def _name(view: Seen, decision: d.Decision) -> str:
    """Return what a question is called in the texts: its decision's tag, or what makes it another one."""
    match decision:
        case d.Take() if _all_gold(view, decision):
            return "gold"
        case d.Discards(saboteur=int()):
            return "saboteur"
        case _:
            return tag_of(decision)


def _all_gold(view: Seen, decision: d.Take) -> bool:
    """Say whether nobody is asked for an Aqueduct, but all have gold."""
    return set(asked_at_first(view)) <= set(decision.gold)


def _founding(view: Seen, decision: d.Founding) -> Mapping[str, object]:
    return {"city": decision.city, "income": decision.income}


def _discards(view: Seen, decision: d.Discards) -> Mapping[str, object]:
    return {} if decision.saboteur is None else {"by": Value("seat", decision.saboteur)}


def _drop(view: Seen, decision: d.Drop) -> Mapping[str, object]:
    return {"limit": view.prices.text.progress_limit}


def _take(view: Seen, decision: d.Take) -> Mapping[str, object]:
    return {"gold": bool(decision.gold)}


def _retreat(view: Seen, decision: d.Retreat) -> Mapping[str, object]:
    return {"corner": Value("corner", decision.knight.corner)}


def _dismiss(view: Seen, decision: d.Dismiss) -> Mapping[str, object]:
    return {"to": Value("seat", decision.to)}


def _give(view: Seen, decision: d.Give) -> Mapping[str, object]:
    return {"to": Value("seat", decision.to)}


def _deliver(view: Seen, decision: d.Deliver) -> Mapping[str, object]:
    return {"to": Value("seat", decision.by)}


def _build(view: Seen, decision: d.FreePieces) -> Mapping[str, object]:
    return {"count": decision.left}


def _rebuild(view: Seen, decision: d.Rebuild) -> Mapping[str, object]:
    return {"ship": decision.ship, "edge": Value("edge", decision.edge)}


def _place(view: Seen, decision: d.Place) -> Mapping[str, object]:
    return {"level": decision.level, "active": decision.active}


def _keep(view: Seen, decision: d.Keep) -> Mapping[str, object]:
    return {"victim": Value("seat", decision.victim)}


def _choose(view: Seen, decision: d.ChooseGoods) -> Mapping[str, object]:
    return {"victim": Value("seat", decision.victim), "count": decision.left}


FACTS: Mapping[type[d.Decision], Callable[[Seen, Any], Mapping[str, object]]] = {
    d.Founding: _founding,
    d.Discards: _discards,
    d.Drop: _drop,
    d.Take: _take,
    d.Retreat: _retreat,
    d.Dismiss: _dismiss,
    d.Give: _give,
    d.Deliver: _deliver,
    d.FreePieces: _build,
    d.Rebuild: _rebuild,
    d.Place: _place,
    d.Keep: _keep,
    d.ChooseGoods: _choose,
}
"""What the questions of decisions say beside their words."""
