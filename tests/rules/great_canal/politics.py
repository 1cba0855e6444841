"""Cards of politics in a hand, for tests of what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal.components.cards import in_order
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from tests.rules.great_canal.positions import position

STRANGER = 7
"""No seat of any game."""


def with_card(
    card: str, *realms: Realm, active: int = 0, holdings: Mapping[int, Holding] | None = None, **fields: Any
) -> GreatCanal:
    """Return a position in which the seat in turn holds a card more than ``holdings`` say."""
    held = dict(holdings or {})
    own = held.get(active, Holding())
    held[active] = replace(own, progress=in_order((*own.progress, card)))
    return position(*realms, active=active, holdings=held, **fields)


def chips(*counts: int) -> dict[int, Holding]:
    """Return what the seats have who have so many chips, and with them so many points."""
    return {seat: Holding(chips=count) for seat, count in enumerate(counts)}
