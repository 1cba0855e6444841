"""Single facts of a view in words: cards, colours, sites."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render.kit.description import none_or
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words
from rules.values import Text


def numerals(words: Words, sites: Iterable[int]) -> str:
    """List sites by their numerals, or return the word for none."""
    return none_or(words, [NUMERALS[site] for site in sites])


def colour(words: Words, seat: int) -> str:
    """Return the colour of a seat."""
    return words.text("seat-colour", seat=seat)


def card(view: CanalDuMidiView, words: Words, of: int, holder: int | None) -> str:
    """Return a card, with its colour if that is not the holder's."""
    its_colour = view.box.colour_of(of)
    if its_colour == holder:
        return words.value("worker", of)
    worker = view.box.worker_of(of)
    return words.text(
        "describe-coloured",
        points=worker.points,
        worker=Text(f"worker-{worker.id}"),
        colour=colour(words, its_colour),
    )


def cards(view: CanalDuMidiView, words: Words, of: Sequence[int], holder: int | None) -> str:
    """List cards in order, those that are not in the holder's colour with theirs, or the word for none."""
    return none_or(words, [card(view, words, one, holder) for one in of])
