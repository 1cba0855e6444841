"""What there is to know of a value where it is chosen: what lies there, who stands there, what it brings."""

from __future__ import annotations

from functools import reduce

from rules.great_canal.components.kinds import GOODS, LEVELS, METROPOLIS_LEVEL, TRACK_INDEX
from rules.great_canal.places import PLACES, surroundings
from rules.great_canal.steps.improve import brings_metropolis
from rules.great_canal.topology import HEX_CORNERS
from rules.great_canal.view.names import GOODS_OF_KIND
from rules.great_canal.view.seen import Seen
from rules.values import Scalar, Text, Value

_ABILITY_LEVEL = METROPOLIS_LEVEL - 1
"""The level of each track that brings an ability (great_canal.R24)."""


def surroundings_of(view: Seen, kind: str, value: Scalar) -> Text | None:
    """Return what lies at a place: terrain with its numbers and harbours; None for all other values."""
    if kind not in PLACES or type(value) is not int:
        return None
    ground = view.ground
    return surroundings(
        view.board, view.prices, ground.terrain, ground.tokens, kind, value, barren=not view.flooded
    )


def detail_of(view: Seen, kind: str, value: Scalar) -> Text | None:
    """Return what there is to know of a place, a seat, a track or a good; None for all other values."""
    if type(value) is int:
        lies = surroundings_of(view, kind, value)
        if lies is not None:
            return lies if kind != "hex" else _with_holders(view, value, lies)
        return Text("detail-seat", {"count": view.hand_sizes[value]}) if kind == "seat" else None
    if kind == "track" and value in TRACK_INDEX:
        return _next_level(view, str(value))
    return _good(view, str(value)) if value in GOODS_OF_KIND.get(kind, ()) else None


def _with_holders(view: Seen, number: int, lies: Text) -> Text:
    """Return what lies at a hex, and who stands there with how many cards: whom the robber meets."""
    corners = set(HEX_CORNERS[number])
    there = [
        Text("detail-holder", {"seat": Value("seat", seat), "count": view.hand_sizes[seat]})
        for seat, realm in enumerate(view.pieces.realms)
        if corners.intersection((*realm.settlements, *realm.cities, *realm.fallen))
    ]
    return reduce(lambda first, last: Text("detail-and", {"first": first, "last": last}), there, lies)


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


def _good(view: Seen, good: str) -> Text | None:
    """Return how many of a good the seat has; None for the public."""
    return None if view.goods is None else Text("detail-good", {"held": view.goods[GOODS.index(good)]})
