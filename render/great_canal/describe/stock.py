"""What all share, in words: the fleet, the bank, the decks, costs, points and limits."""

from __future__ import annotations

from collections.abc import Iterator

from rules.great_canal.components.costs import PRICED
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.view import GreatCanalView
from rules.kit.tuples import Counts
from rules.language.words import Words
from rules.values import Bundle, Value


def fleet(view: GreatCanalView, words: Words) -> list[str]:
    """Return where the barbarians are, and the strengths of both sides."""
    steps, there = view.prices.text.fleet, view.barbarians
    lines = [
        words.text(
            "describe-fleet",
            left=steps - there.position,
            steps=steps,
            attacks=there.attacks,
            attack=view.attack_strength,
            defence=sum(view.defences),
        )
    ]
    return lines if there.attacks else [*lines, words.text("describe-fleet-first")]


def stock(view: GreatCanalView, words: Words) -> list[str]:
    """Return the bank, the decks, the costs, what everything is worth, and the limits."""
    piles = (
        f"{words.value('deck', track)} {size}" for track, size in zip(TRACKS, view.pile_sizes, strict=True)
    )
    return [
        words.text("describe-bank", goods=Bundle("good", view.bank)),
        words.text("describe-piles", piles=", ".join(piles)),
        *_returned(view, words),
        words.text("describe-costs", costs=words.groups(list(_costs(view, words)))),
        words.text("describe-improving"),
        _worth(view, words),
        words.text(
            "describe-limits",
            hand=view.prices.text.hand_limit,
            wall=view.prices.text.wall_limit,
            progress=view.prices.text.progress_limit,
        ),
    ]


def _returned(view: GreatCanalView, words: Words) -> Iterator[str]:
    """Yield the cards that were put back under each deck, as far as all have seen them."""
    for track, cards in zip(TRACKS, view.returned, strict=True):
        if cards:
            unseen = words.text("describe-unseen")
            named = [unseen if card is None else words.value("card", card) for card in cards]
            yield words.text("describe-returned", deck=Value("deck", track), cards=", ".join(named))


def _costs(view: GreatCanalView, words: Words) -> Iterator[str]:
    for name in PRICED:
        label = words.value("card", name) if name == "medicine" else words.text(f"label-price-{name}")
        price: Counts = getattr(view.prices, name)
        yield words.text("describe-cost", name=label, cost=Bundle("good", price))


def _worth(view: GreatCanalView, words: Words) -> str:
    worth = view.prices.points
    return words.text(
        "describe-worth",
        settlement=worth.settlement,
        city=worth.city,
        metropolis=worth.metropolis,
        route=worth.longest_route,
        shortest=view.prices.text.shortest_route,
        merchant=worth.merchant,
        defender=worth.defender,
        chip=worth.chip,
        card=worth.card,
    )
