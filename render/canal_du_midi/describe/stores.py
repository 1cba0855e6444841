"""The stores in words: coins, discards, and which cards there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from render.canal_du_midi.describe.facts import colour
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words
from rules.values import Text


def stores(view: CanalDuMidiView, words: Words) -> list[str]:
    """Return a line for each: the coins, the discards by kind and colour, the cards of a set."""
    discards = words.groups(list(_discards(view, words))) or words.text("describe-none")
    each = [
        words.text("describe-count", count=worker.cards, card=_kind(view, kind))
        for kind, worker in enumerate(view.box.workers)
    ]
    return [
        words.text("describe-coins", supply=view.supply, spent=view.spent, points=view.box.coin_points),
        words.text("describe-discards", count=len(view.discards), cards=discards),
        words.text("describe-set", cards=", ".join(each)),
    ]


def _discards(view: CanalDuMidiView, words: Words) -> Iterator[str]:
    """Yield how many of each kind there are, and of which colours."""
    counts = Counter(view.discards)
    for kind in range(len(view.box.workers)):
        numbers = [(seat, counts[view.box.card(seat, kind)]) for seat in range(view.seats)]
        colours = [f"{colour(words, seat)} {number}" for seat, number in numbers if number]
        if colours:
            yield words.text(
                "describe-discarded",
                count=sum(number for _, number in numbers),
                card=_kind(view, kind),
                colours=", ".join(colours),
            )


def _kind(view: CanalDuMidiView, kind: int) -> Text:
    worker = view.box.workers[kind]
    return Text("card", {"points": worker.points, "worker": Text(f"worker-{worker.id}")})
