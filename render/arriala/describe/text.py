"""The two descriptions of a view: a short one beside the picture, a long one to play from without it."""

from __future__ import annotations

from collections.abc import Sequence

from render.arriala.describe.long import long_text, own_cards
from render.arriala.describe.short import sentences
from render.kit.description import joined
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.records import Event


def describe(view: ArrialaView, words: Words, events: Sequence[Event], long: bool) -> str:
    """Return the short or the long description of a view."""
    return long_text(view, words, events) if long else joined(sentences(view, words, events))


def describe_hand(view: ArrialaView, words: Words) -> str:
    """Return the cards of the view's seat, in words."""
    return own_cards(view, words)
