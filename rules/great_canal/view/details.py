"""What there is to know of a value where it is chosen: what lies there, who stands there, what it brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from rules.great_canal import actions as a
from rules.great_canal.components.cards import CARDS
from rules.great_canal.components.kinds import (
    GOODS,
    LEVELS,
    METROPOLIS_LEVEL,
    TERRAIN_RESOURCES,
    TRACK_INDEX,
)
from rules.great_canal.decisions import ChooseGoods
from rules.great_canal.places import PLACES, surroundings
from rules.great_canal.steps.improve import brings_metropolis
from rules.great_canal.topology import HEX_CORNERS
from rules.great_canal.view.names import GOODS_OF_KIND
from rules.great_canal.view.seen import Seen
from rules.records import Action
from rules.values import Bundle, Scalar, Text, Value, tag_of

_ABILITY_LEVEL = METROPOLIS_LEVEL - 1
"""The level of each track that brings an ability (great_canal.R24)."""
CARD_OF = {one: card for one in a.ACTIONS for card in CARDS if tag_of(one) == f"play_{card}"}
"""The progress card that is played by each class of actions by which one is."""
ROBBING = (a.MoveRobber, a.ChaseRobber, a.PlayBishop)
"""By what the robber comes to a hex."""


def surroundings_of(view: Seen, kind: str, value: Scalar) -> Text | None:
    """Return what lies at a place: terrain with its numbers and harbours; None for all other values."""
    if kind not in PLACES or type(value) is not int:
        return None
    ground = view.ground
    return surroundings(
        view.board, view.prices, ground.terrain, ground.tokens, kind, value, barren=not view.flooded
    )


def detail_of(view: Seen, kind: str, value: Scalar, action: type[Action] | None) -> Text | None:
    """Return what there is to know of a place, a seat, a track or a good; None for all other values.

    It is what matters for the class of actions that the value is chosen for.
    """
    if type(value) is int:
        lies = surroundings_of(view, kind, value)
        if lies is not None:
            return lies if kind != "hex" else _all_of([lies, *_at_hex(view, value, action)])
        return _seat(view, value, action) if kind == "seat" else None
    if kind == "track" and value in TRACK_INDEX:
        return _next_level(view, str(value))
    return _good(view, str(value), action) if value in GOODS_OF_KIND.get(kind, ()) else None


def card_does(view: Seen, card: str) -> Text:
    """Return what a progress card does, in a line."""
    cost = Bundle("good", view.prices.medicine)
    return Text(f"card-{card}-does", {"cost": cost, "rate": view.prices.text.special_rate})


def explanation_of(view: Seen, action: type[Action]) -> Text | None:
    """Return what the progress card does that is played by a class of actions; None for any other class."""
    card = CARD_OF.get(action)
    return None if card is None else card_does(view, card)


def _all_of(parts: Sequence[Text]) -> Text:
    return reduce(lambda first, last: Text("detail-and", {"first": first, "last": last}), parts)


def _at_hex(view: Seen, number: int, action: type[Action] | None) -> Iterator[Text]:
    """Yield what is said of a hex behind what lies there, by what it is chosen for."""
    if action in ROBBING:
        yield from _holders(view, number)
    elif action is a.PlayMerchant:
        yield from _sold_at(view, number)


def _holders(view: Seen, number: int) -> Iterator[Text]:
    """Yield who stands at a hex with how many cards: whom the robber meets, the seat itself among them."""
    corners = set(HEX_CORNERS[number])
    for seat, realm in enumerate(view.pieces.realms):
        if corners.isdisjoint((*realm.settlements, *realm.cities, *realm.fallen)):
            continue
        if seat == view.seat:
            yield Text("detail-holder-you")
        else:
            yield Text("detail-holder", {"seat": Value("seat", seat), "count": view.hand_sizes[seat]})


def _sold_at(view: Seen, number: int) -> Iterator[Text]:
    """Yield what the merchant sells at a hex, and at which rate (great_canal.R32)."""
    good = TERRAIN_RESOURCES.get(view.ground.terrain[number])
    if good is not None:
        facts = {"good": Text(f"good-{GOODS[good]}"), "rate": view.prices.text.special_rate}
        yield Text("detail-merchant", facts)


def _seat(view: Seen, seat: int, action: type[Action] | None) -> Text:
    """Return how much a seat has of what an action takes of it."""
    if action is a.PlaySpy:
        return Text("detail-seat-progress", {"count": sum(view.progress_counts[seat])})
    if action is a.PlayDeserter:
        return Text("detail-seat-knights", {"count": len(view.pieces.realms[seat].knights)})
    return Text("detail-seat", {"count": view.hand_sizes[seat]})


def _next_level(view: Seen, track: str) -> Text | None:
    """Return what the seat's next level of a track is called and what it brings; None after the last."""
    index, seat = TRACK_INDEX[track], view.seat
    if seat is None or view.levels[seat][index] == LEVELS:
        return None
    level = view.levels[seat][index] + 1
    if brings_metropolis([levels[index] for levels in view.levels], view.metropolis_holders[index], seat):
        brings = Text("brings-metropolis")
    elif level == _ABILITY_LEVEL:
        brings = Text(f"brings-{track}", {"rate": view.prices.text.special_rate})
    else:
        brings = Text("brings-cards", {"red": level + 1})
    return Text("detail-level", {"level": Text(f"level-{track}-{level}"), "brings": brings})


def _good(view: Seen, good: str, action: type[Action] | None) -> Text | None:
    """Return how many of a good the seat has, or whose goods it chooses from; None for the public."""
    index, decision = GOODS.index(good), view.decision
    if action is a.ChooseGood and isinstance(decision, ChooseGoods) and view.found_goods is not None:
        facts = {"seat": Value("seat", decision.victim), "held": view.found_goods[index]}
        return Text("detail-good-found", facts)
    return None if view.goods is None else Text("detail-good", {"held": view.goods[index]})
