"""The supply in words: lock pieces, cards, prices, and what a section brings."""

from __future__ import annotations

from render.arriala.describe.facts import cards
from rules.arriala.view import ArrialaView
from rules.language.words import Words


def supply(view: ArrialaView, words: Words) -> list[str]:
    """Return a line for each: lock pieces, pile and discards, the deck, the prices, the table of points."""
    board = view.board
    return [
        words.text(
            "describe-locks-left", locks=view.lock_pieces, most=board.lock_pieces, points=board.score.lock
        ),
        words.text(
            "describe-pile",
            pile=view.pile,
            count=sum(view.discards),
            cards=cards(view, words, view.discards),
        ),
        words.text("describe-deck", cards=cards(view, words, view.deck.counts)),
        _prices(view, words),
        words.text("describe-table", table=", ".join(_points(view, words))),
    ]


def _prices(view: ArrialaView, words: Words) -> str:
    cost = view.board.cost
    return words.text(
        "describe-prices",
        step=cost.step,
        card=cost.card,
        to_vineyard=cost.to_vineyard,
        draw=cost.draw,
        worker=cost.worker,
        river_work=cost.river_work,
        to_canal=cost.to_canal,
        lock=cost.lock,
    )


def _points(view: ArrialaView, words: Words) -> list[str]:
    """Return what a section of each number of spaces brings."""
    return [
        words.text("describe-entry", spaces=spaces, points=points)
        for spaces, points in enumerate(view.board.score.points, 1)
    ]
