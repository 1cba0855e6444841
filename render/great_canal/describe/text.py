"""The two descriptions of a view: a short one beside the picture, a long one to play from without it."""

from __future__ import annotations

from collections.abc import Sequence

from render.great_canal.describe.long import long_text
from render.great_canal.describe.own import own_cards
from render.great_canal.describe.short import short_text
from render.kit.description import joined
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from rules.records import Event


def describe(view: GreatCanalView, words: Words, events: Sequence[Event], long: bool) -> str:
    """Return the short or the long description of a view."""
    return long_text(view, words, events) if long else short_text(view, words, events)


def describe_hand(view: GreatCanalView, words: Words) -> str:
    """Return what the view's seat holds, in words."""
    return joined(own_cards(view, words), "\n")
