"""Pictures and descriptions of games: a view in, a PNG and its text out.

>>> import render
>>> from rules import new_game
>>> view = new_game("arriala", seats=3, seed=42).view(None)
>>> png = render.board(view, look="dark")
>>> text = render.describe(view, long=True)

A game brings a painter (:class:`Painter`) and registers it for the type of its views. Painters get views
and words only, so a public picture cannot show what a view does not hold; of the events they get those
that the view's seat may know. Everything here may be called from several threads at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any, Protocol

from PIL import Image

from render import arriala, canal_du_midi
from render.describe import ALT_TEXT_LIMIT, cut_at_sentence
from render.palette import LOOKS
from rules.arriala.view import ArrialaView
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Event, View
from rules.language.words import Words
from rules.values import Value

__all__ = ["ALT_TEXT_LIMIT", "LOOKS", "Painter", "board", "describe", "describe_hand", "hand", "register"]


class Painter(Protocol):
    """How one type of views is drawn and told; a module with these functions is a painter.

    ``words`` says the view's values, events and labels in the reader's language; a painter writes no text
    of its own. ``events`` are what happened since the ball last passed, oldest first.
    :mod:`render.canvas` and :mod:`render.sprites` have what painters share.
    """

    def paint_board(
        self, view: Any, look: str, words: Words, events: Sequence[Event], spots: Sequence[Value]
    ) -> Image.Image:
        """The board as an RGB image in final size; ``spots`` are places to number 1, 2, 3 … in order."""
        ...

    def describe(self, view: Any, words: Words, events: Sequence[Event], long: bool) -> str:
        """The view in words. Short: the alt text, the most important first. Long: one can play from it."""
        ...

    def describe_hand(self, view: Any, words: Words) -> str:
        """What the view's seat holds privately, in words."""
        ...

    def paint_hand(self, view: Any, look: str, words: Words, events: Sequence[Event]) -> Image.Image:
        """What the view's seat holds privately, as an RGB image in final size."""
        ...


_painters: dict[type[View], Painter] = {}


def register(view_type: type[View], painter: Painter) -> None:
    """Makes a painter responsible for a type of views; ValueError if another one is already."""
    if _painters.get(view_type, painter) is not painter:
        raise ValueError(f"there is a painter for {view_type.__name__} already")
    _painters[view_type] = painter


def board(
    view: View,
    look: str = "light",
    language: str = "en",
    *,
    names: Sequence[str] = (),
    events: Sequence[Event] = (),
    spots: Sequence[Value] = (),
) -> bytes:
    """The board as a PNG.

    ``names`` are what the seats are called, ``events`` what happened since the ball last passed (marked in
    the picture), ``spots`` the places to number from 1. Raises ValueError naming an unknown look or type
    of view.
    """
    painter = _painter_of(view)
    words = Words(view.game, language, names, view)
    return _encode(painter.paint_board(view, _checked(look), words, _known(view, events), spots))


def describe(
    view: View,
    language: str = "en",
    long: bool = False,
    *,
    names: Sequence[str] = (),
    events: Sequence[Event] = (),
) -> str:
    """The alt text of the board (ALT_TEXT_LIMIT characters at most), or the full text one can play from.

    Raises ValueError naming an unknown type of view.
    """
    words = Words(view.game, language, names, view)
    text = _painter_of(view).describe(view, words, _known(view, events), long)
    return text if long else cut_at_sentence(text, ALT_TEXT_LIMIT)


def hand(
    view: View,
    look: str = "light",
    language: str = "en",
    *,
    names: Sequence[str] = (),
    events: Sequence[Event] = (),
) -> bytes:
    """What the view's seat holds privately as a PNG.

    Raises ValueError for the public's view, and naming an unknown look or type of view.
    """
    painter = _painter_of(view)
    if view.seat is None:
        raise ValueError("the public holds no hand")
    words = Words(view.game, language, names, view)
    return _encode(painter.paint_hand(view, _checked(look), words, _known(view, events)))


def describe_hand(view: View, language: str = "en", *, names: Sequence[str] = ()) -> str:
    """What the view's seat holds privately, in words.

    Raises ValueError for the public's view, and naming an unknown type of view.
    """
    painter = _painter_of(view)
    if view.seat is None:
        raise ValueError("the public holds no hand")
    return painter.describe_hand(view, Words(view.game, language, names, view))


def _painter_of(view: View) -> Painter:
    painter = _painters.get(type(view))
    if painter is None:
        known = ", ".join(known.__name__ for known in _painters)
        raise ValueError(f"no painter for views of type {type(view).__name__}; there are {known}")
    return painter


def _known(view: View, events: Sequence[Event]) -> tuple[Event, ...]:
    """The events that the view's seat, or the public, may know of."""
    return tuple(
        event
        for event in events
        if (audience := event.audience()) is None or (view.seat is not None and view.seat in audience)
    )


def _checked(look: str) -> str:
    if look not in LOOKS:
        raise ValueError(f"unknown look {look!r}; there are {', '.join(LOOKS)}")
    return look


def _encode(image: Image.Image) -> bytes:
    """256 colours without dithering keep flat washes flat and the players' colours as they are."""
    few = image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    data = BytesIO()
    few.save(data, "PNG", compress_level=4)
    return data.getvalue()


register(ArrialaView, arriala)
register(CanalDuMidiView, canal_du_midi)
