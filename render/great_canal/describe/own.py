"""What one seat holds in words: its goods and progress cards, what it can pay for, what it sees of others."""

from __future__ import annotations

from collections.abc import Iterator

from render.great_canal.describe import facts
from render.great_canal.purchases import purchases
from rules.great_canal.components.cards import Cards
from rules.great_canal.decisions import ChooseGoods, Keep
from rules.great_canal.hands import NOTHING
from rules.great_canal.view import GreatCanalView, details
from rules.language.words import Words
from rules.values import Bundle, Value


def own_cards(view: GreatCanalView, words: Words) -> list[str]:
    """Return what the view's seat holds, a line for each kind of it."""
    names = [purchase.name for purchase in purchases(view, words) if purchase.payable]
    return [
        words.text("describe-goods", goods=Bundle("good", view.goods or NOTHING)),
        *_cards(view, words, "describe-progress", view.progress or ()),
        words.text("describe-affordable", names=facts.listed(names)),
        words.text("describe-own-rates", rates=facts.rates(words, view.rates[view.seat or 0])),
        *_found(view, words),
    ]


def card_does(view: GreatCanalView, words: Words, card: str) -> str:
    """Return what a progress card does, in a line."""
    return words.render(details.card_does(view, card))


def _cards(view: GreatCanalView, words: Words, key: str, cards: Cards, **params: Value) -> Iterator[str]:
    """Yield progress cards by their names, and what each kind of them does."""
    named = facts.listed([words.value("card", card) for card in cards])
    yield words.text(key, cards=named, **params)
    for card in dict.fromkeys(cards):
        yield words.text(
            "describe-progress-card", card=Value("card", card), does=card_does(view, words, card)
        )


def _found(view: GreatCanalView, words: Words) -> Iterator[str]:
    """Yield what the seat sees of another one's cards."""
    if view.found_goods is not None and isinstance(view.decision, ChooseGoods):
        name = Value("seat", view.decision.victim)
        yield words.text("describe-found-goods", name=name, goods=Bundle("good", view.found_goods))
    if view.found_progress is not None and isinstance(view.decision, Keep):
        name = Value("seat", view.decision.victim)
        yield from _cards(view, words, "describe-found-progress", view.found_progress, name=name)
