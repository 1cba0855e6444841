"""The short description, for the alt text: the most important first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.arriala.describe.facts import counted, place, player, who_acts, workers_of
from rules.arriala.events import Drew, TurnEnded
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.records import Event


def sentences(view: ArrialaView, words: Words, events: Sequence[Event]) -> Iterator[str]:
    """Yield the sentences in order: who acts, points, what each has left, what happened, then the board."""
    yield who_acts(view, words)
    scores = (f"{player(view, words, colour)} {view.scores[colour]}" for colour in view.colours)
    yield words.text("describe-scores", scores=", ".join(scores))
    yield _holdings(view, words)
    yield _master_works(view, words)
    for event in events:
        if not isinstance(event, Drew | TurnEnded):
            yield words.event(event)
    if view.locks:
        yield words.text("describe-locks", places=", ".join(place(view, words, lock) for lock in view.locks))
    if view.closed:
        yield words.text("describe-closed", sections=counted(view, words))
    for colour in view.colours:
        numbered = workers_of(view, words, colour, with_reserve=False)
        if numbered:
            name = player(view, words, colour)
            yield words.text("describe-workers", name=name, workers=", ".join(numbered))
    yield words.text("describe-supply", locks=view.lock_pieces, pile=view.pile, discards=sum(view.discards))


def _holdings(view: ArrialaView, words: Words) -> str:
    """Return how many cards and workers in reserve each seat has."""
    seats = [(words.value("seat", seat), seat) for seat in range(view.seats)]
    return words.text(
        "describe-hands",
        hands=", ".join(f"{name} {view.hand_sizes[seat]}" for name, seat in seats),
        reserves=", ".join(f"{name} {len(view.reserve_of(seat))}" for name, seat in seats),
    )


def _master_works(view: ArrialaView, words: Words) -> str:
    """Return who has built each master work; an empty text if the board has none."""
    works = [
        f"{words.value('master_work', site.id)} ({_builder(words, builder)})"
        for site, builder in zip(view.board.master_works, view.builders, strict=True)
    ]
    return words.text("describe-master-works", works=", ".join(works)) if works else ""


def _builder(words: Words, builder: int | None) -> str:
    return words.text("describe-not-built") if builder is None else words.value("seat", builder)
