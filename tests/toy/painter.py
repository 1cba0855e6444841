"""The toy game's pictures: ponds in a row, a column of cards in each."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache

from PIL import Image, ImageDraw

from render.kit.colour_table import table_from
from render.kit.layouts import WIDE
from render.kit.png import ColourTable
from rules import Event
from rules.language.words import Words
from rules.values import Value
from tests.toy.components import Colour
from tests.toy.view import ToyView

_GROUND = {"light": "#f4ecd8", "dark": "#23252b"}
PUBLIC_BOARD: bool = False

_INK = {"light": "#23252b", "dark": "#f4ecd8"}
_CARDS = {Colour.BLUE: "#2f6fae", Colour.GREEN: "#3f8f4f", Colour.RED: "#b8352f"}
_STEP, _HEIGHT = 64, 150
_COLUMNS = 2
"""How many ponds stand side by side in the tall layout."""


def paint_board(
    view: ToyView,
    look: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    layout: str,
    part: str | None,
) -> Image.Image:
    """Return a picture of the ponds with their worth, their cards, and the numbers of the spots asked for."""
    columns = len(view.ponds) if layout == WIDE else _COLUMNS
    image, draw = _sheet(columns, _HEIGHT * math.ceil(len(view.ponds) / columns), look)
    for pond, cards in enumerate(view.ponds):
        left, top = pond % columns * _STEP, pond // columns * _HEIGHT
        draw.rounded_rectangle((left + 6, top + 24, left + _STEP - 6, top + 142), 10, None, _INK[look], 2)
        draw.text((left + _STEP / 2, top + 12), str(view.worths[pond]), fill=_INK[look], anchor="mm")
        for place, card in enumerate(cards):
            upper = top + 32 + 28 * place
            draw.rectangle((left + 18, upper, left + _STEP - 18, upper + 22), _CARDS[card])
        spot = Value("pond", pond)
        if spot in spots:
            number = f"({spots.index(spot) + 1})"
            draw.text((left + _STEP / 2, top + 128), number, fill=_INK[look], anchor="mm")
    return image


def parts(view: ToyView) -> Mapping[str, frozenset[Value]]:
    """Return nothing: the ponds are shown as a whole."""
    return {}


def paint_choice(
    view: ToyView,
    look: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    chosen: Sequence[Value],
) -> None:
    """Return None: the ponds are shown as a whole."""
    return


def paint_hand(view: ToyView, look: str, words: Words, events: Sequence[Event]) -> Image.Image:
    """Return a picture of the cards in the hand of the view's seat."""
    image, draw = _sheet(max(1, len(view.hand)), 80, look)
    for place, card in enumerate(view.hand):
        draw.rectangle((place * _STEP + 10, 10, place * _STEP + _STEP - 10, 70), _CARDS[card])
    return image


@cache
def colours(look: str) -> ColourTable:
    """Return what is found in a sheet with a stripe of each colour."""
    image, draw = _sheet(1, 80, look)
    for place, colour in enumerate((_INK[look], *_CARDS.values())):
        draw.rectangle((10 * place, 0, 10 * place + 9, 79), colour)
    return table_from([image], look)


def describe(view: ToyView, words: Words, events: Sequence[Event], long: bool) -> str:
    """Return the ponds in words and, in the long form, the seats, the pile and the seat's hand."""
    lines = [
        words.text(
            "describe-pond", pond=Value("pond", pond), worth=worth, cards=_cards(cards), count=len(cards)
        )
        for pond, (worth, cards) in enumerate(zip(view.worths, view.ponds, strict=True))
    ]
    if long:
        lines += [
            words.text("describe-seat", seat=Value("seat", seat), points=points, hand=view.hands[seat])
            for seat, points in enumerate(view.points)
        ]
        lines.append(words.text("describe-pile", round=view.round, rounds=view.rounds, pile=view.pile))
        if view.seat is not None:
            lines.append(describe_hand(view, words))
    return "\n".join(lines)


def describe_hand(view: ToyView, words: Words) -> str:
    """Return the cards in the hand of the view's seat in words."""
    return words.text("describe-hand", cards=_cards(view.hand), count=len(view.hand))


def _cards(cards: tuple[Colour, ...]) -> tuple[Value, ...]:
    return tuple(Value("card", card) for card in cards)


def _sheet(columns: int, height: int, look: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (columns * _STEP, height), _GROUND[look])
    return image, ImageDraw.Draw(image)
