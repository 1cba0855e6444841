"""What can be bought with goods: each thing to build, to hire and to improve, with its price."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.great_canal.components.costs import PRICED
from rules.great_canal.components.kinds import LEVELS, TRACKS
from rules.great_canal.hands import NOTHING, covers
from rules.great_canal.steps.improve import price_of
from rules.great_canal.view import GreatCanalView
from rules.kit.tuples import Counts
from rules.language.words import Words
from rules.values import Text

BY_CARD = "medicine"
"""What has a price, but is bought with a progress card."""


@dataclass(frozen=True)
class Purchase:
    """Something to buy: its name, its price by good, whether the hand pays it; and the track it improves."""

    name: str
    price: Counts
    payable: bool
    track: str | None = None


def purchases(view: GreatCanalView, words: Words) -> Iterator[Purchase]:
    """Yield what a seat can buy at some time: pieces and knights, then the next level of each track.

    It is the seat of the view; whether there is a place for it is another matter, but that nothing is
    improved without a city (great_canal.R24).
    """
    goods, seat = view.goods or NOTHING, view.seat or 0
    improves = bool(view.pieces.realms[seat].cities)
    for name in PRICED:
        if name != BY_CARD:
            price: Counts = getattr(view.prices, name)
            yield Purchase(words.text(f"label-price-{name}"), price, covers(goods, price))
    for index, track in enumerate(TRACKS):
        level = view.levels[seat][index] + 1
        if level <= LEVELS:
            price = price_of(view.levels[seat], index)
            name = words.render(Text(f"level-{track}-{level}"))
            yield Purchase(name, price, improves and covers(goods, price), track)
