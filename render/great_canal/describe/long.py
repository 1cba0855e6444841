"""The long description, to play from without the picture: every public fact once or more."""

from __future__ import annotations

from collections.abc import Sequence

from render.great_canal.describe.land import canal, land
from render.great_canal.describe.offer import offer_lines
from render.great_canal.describe.own import own_cards
from render.great_canal.describe.seats import holdings, pieces
from render.great_canal.describe.stock import fleet, stock
from render.great_canal.describe.turn import turn
from render.kit.description import joined_groups, narrated
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from rules.records import Event


def long_text(view: GreatCanalView, words: Words, events: Sequence[Event]) -> str:
    """Return the whole description, always in the same order."""
    seats = range(view.seats)
    return joined_groups(
        (
            turn(view, words),
            [] if view.offer is None else list(offer_lines(words, view.offer)),
            [] if view.goods is None else own_cards(view, words),
            *(holdings(view, words, seat) for seat in seats),
            fleet(view, words),
            *(pieces(view, words, seat) for seat in seats),
            canal(view, words),
            land(view, words),
            stock(view, words),
            narrated(words, events),
        )
    )
