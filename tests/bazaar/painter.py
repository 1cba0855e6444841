"""The pictures of the bazaar: a sheet, whose size says what part of the board it shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from PIL import Image

from render.kit.colour_table import table_from
from render.kit.png import ColourTable
from rules import Event
from rules.language.words import Words
from rules.values import Value
from tests.bazaar.actions import STALLS
from tests.bazaar.view import BazaarView

_PARTS = {
    "map": range(STALLS),
    "north": range(20),
    "middle": range(20, 40),
    "south": range(40, STALLS),
    "seats": range(0),
}
SIZES = {
    None: (64, 64),
    "map": (48, 48),
    "north": (32, 10),
    "middle": (32, 20),
    "south": (32, 30),
    "seats": (8, 8),
}

PUBLIC_BOARD: bool = True


def paint_board(
    view: BazaarView,
    look: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    layout: str,
    part: str | None,
) -> Image.Image:
    """Return a sheet of the size of the part."""
    return Image.new("RGB", SIZES[part])


def parts(view: BazaarView) -> Mapping[str, frozenset[Value]]:
    """Return the map and its three parts, and that of the people, in which no place lies."""
    return {part: frozenset(Value("stall", stall) for stall in inside) for part, inside in _PARTS.items()}


def paint_choice(
    view: BazaarView,
    look: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    chosen: Sequence[Value],
) -> None:
    """Return None: there is no part of the usual size."""
    return


def paint_hand(view: BazaarView, look: str, words: Words, events: Sequence[Event]) -> Image.Image:
    """Return a sheet."""
    return Image.new("RGB", (16, 16))


@cache
def colours(look: str) -> ColourTable:
    """Return what is found in a sheet."""
    return table_from([Image.new("RGB", (16, 16))], look)


def describe(view: BazaarView, words: Words, events: Sequence[Event], long: bool) -> str:
    """Return what stands above the board."""
    return words.text("status")


def describe_hand(view: BazaarView, words: Words) -> str:
    """Return the goods in the hand of the view's seat."""
    return words.bundle("good", view.hand)
