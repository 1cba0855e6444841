"""The toy game's pictures: ponds in a row, a column of cards in each."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from rules import Event
from rules.language.words import Words
from rules.values import Value
from tests.toy.components import Colour
from tests.toy.view import ToyView

_GROUND = {"light": "#f4ecd8", "dark": "#23252b"}
_INK = {"light": "#23252b", "dark": "#f4ecd8"}
_CARDS = {Colour.BLUE: "#2f6fae", Colour.GREEN: "#3f8f4f", Colour.RED: "#b8352f"}
_STEP = 64


def paint_board(
    view: ToyView, look: str, words: Words, events: Sequence[Event], spots: Sequence[Value]
) -> Image.Image:
    """Return a picture of the ponds with their worth, their cards, and the numbers of the spots asked for."""
    image, draw = _sheet(len(view.ponds), 150, look)
    for pond, cards in enumerate(view.ponds):
        left = pond * _STEP
        draw.rounded_rectangle((left + 6, 24, left + _STEP - 6, 142), 10, outline=_INK[look], width=2)
        draw.text((left + _STEP / 2, 12), str(view.worths[pond]), fill=_INK[look], anchor="mm")
        for place, card in enumerate(cards):
            draw.rectangle((left + 18, 32 + 28 * place, left + _STEP - 18, 54 + 28 * place), _CARDS[card])
        spot = Value("pond", pond)
        if spot in spots:
            draw.text((left + _STEP / 2, 128), f"({spots.index(spot) + 1})", fill=_INK[look], anchor="mm")
    return image


def paint_hand(view: ToyView, look: str, words: Words, events: Sequence[Event]) -> Image.Image:
    """Return a picture of the cards in the hand of the view's seat."""
    image, draw = _sheet(max(1, len(view.hand)), 80, look)
    for place, card in enumerate(view.hand):
        draw.rectangle((place * _STEP + 10, 10, place * _STEP + _STEP - 10, 70), _CARDS[card])
    return image


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
