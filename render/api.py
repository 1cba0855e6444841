"""Pictures and descriptions of views, in a theme and a language.

Everything here may be called from several threads at once. Of the events, painters get those that the
view's seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from PIL import Image

from render.kit.description import ALT_TEXT_LIMIT, truncated
from render.kit.gif import gif_pieces
from render.kit.layouts import LAYOUTS, WIDE
from render.kit.packed import give_back
from render.kit.palette import LOOKS
from render.kit.png import png_of
from render.registry import Painter, painter_of
from rules.language.words import Words
from rules.records import Event
from rules.values import Value
from rules.view import View


def board(
    view: View,
    look: str = "light",
    language: str = "en",
    *,
    names: Sequence[str] = (),
    events: Sequence[Event] = (),
    spots: Sequence[Value] = (),
    layout: str = WIDE,
    part: str | None = None,
) -> bytes:
    """Return the board as a PNG.

    ``look`` is one of LOOKS, ``names`` are what the seats are called, ``events`` what happened since the
    turn last passed (marked in the picture), ``spots`` the places to choose from, ``layout`` one of LAYOUTS,
    ``part`` one of :func:`parts` (None: the whole board).
    Raises ValueError naming an unknown look, layout, part or type of view.
    """
    painter, theme = painter_of(view), _theme(look)
    image = _painted(painter, view, theme, language, names, events, spots, layout, part)
    data = png_of(image, painter.colours(theme))
    give_back(image)
    return data


def animation(
    frames: Iterable[tuple[View, Sequence[Event], int]],
    look: str = "light",
    language: str = "en",
    *,
    names: Sequence[str] = (),
    layout: str = WIDE,
    shrunk: int = 1,
) -> Iterator[bytes]:
    """Yield the pieces of a GIF of boards: one for each of them as soon as it is drawn, and one for the end.

    ``frames`` are views of one game, each with the events that are marked in it and how many milliseconds it
    is shown, in tens. They look as :func:`board` draws them; where they are ``shrunk`` each square of so many
    pixels, counted from the upper left corner, becomes one of their mean colour. The other arguments are
    those of :func:`board`. Raises ValueError as that does, and if there are no frames.
    """
    theme, left = _theme(look), iter(frames)
    first = next(left, None)
    if first is None:
        raise ValueError("an animation without frames")
    painter = painter_of(first[0])
    images = (
        (_painted(painter, view, theme, language, names, events, (), layout, None).reduce(shrunk), shown)
        for view, events, shown in chain((first,), left)
    )
    yield from gif_pieces(images, painter.colours(theme))


def board_is_public(view: View) -> bool:
    """Say whether the board without places to choose looks alike to everybody, by public events.

    Raises ValueError naming an unknown type of view.
    """
    return painter_of(view).PUBLIC_BOARD


def parts(view: View) -> Mapping[str, frozenset[Value]]:
    """Return the names of the parts of the board that can be drawn, in order, each with the places inside it.

    Empty for games whose board is drawn as a whole. Raises ValueError naming an unknown type of view.
    """
    return painter_of(view).parts(view)


def choice(
    view: View,
    look: str = "light",
    language: str = "en",
    *,
    names: Sequence[str] = (),
    events: Sequence[Event] = (),
    spots: Sequence[Value] = (),
    chosen: Sequence[Value] = (),
) -> bytes | None:
    """Return the part of the board that holds all ``spots`` and what is ``chosen`` already, as a PNG.

    None where there is no such part: then show the whole board. The other arguments are those of
    :func:`board`. Raises ValueError naming an unknown look or type of view.
    """
    painter = painter_of(view)
    words = Words(view.game, language, names, view)
    theme = _theme(look)
    image = painter.paint_choice(view, theme, words, _known(view, events), spots, chosen)
    return None if image is None else png_of(image, painter.colours(theme))


def describe(
    view: View,
    language: str = "en",
    long: bool = False,
    *,
    names: Sequence[str] = (),
    events: Sequence[Event] = (),
) -> str:
    """Return the alt text of the board (ALT_TEXT_LIMIT characters at most), or a text one can play from.

    Raises ValueError naming an unknown type of view.
    """
    words = Words(view.game, language, names, view)
    text = painter_of(view).describe(view, words, _known(view, events), long)
    return text if long else truncated(text, ALT_TEXT_LIMIT)


def hand(
    view: View,
    look: str = "light",
    language: str = "en",
    *,
    names: Sequence[str] = (),
    events: Sequence[Event] = (),
) -> bytes:
    """Return what the view's seat holds privately as a PNG; the arguments are those of :func:`board`.

    Raises ValueError for the public's view, and naming an unknown look or type of view.
    """
    painter = painter_of(view)
    if view.seat is None:
        raise ValueError("the public holds no hand")
    words = Words(view.game, language, names, view)
    theme = _theme(look)
    image = painter.paint_hand(view, theme, words, _known(view, events))
    return png_of(image, painter.colours(theme))


def describe_hand(view: View, language: str = "en", *, names: Sequence[str] = ()) -> str:
    """Return what the view's seat holds privately, in words.

    Raises ValueError for the public's view, and naming an unknown type of view.
    """
    painter = painter_of(view)
    if view.seat is None:
        raise ValueError("the public holds no hand")
    return painter.describe_hand(view, Words(view.game, language, names, view))


def _painted(
    painter: Painter,
    view: View,
    theme: str,
    language: str,
    names: Sequence[str],
    events: Sequence[Event],
    spots: Sequence[Value],
    layout: str,
    part: str | None,
) -> Image.Image:
    """Return the board in RGB; ValueError naming an unknown layout or part."""
    if layout not in LAYOUTS:
        raise ValueError(f"unknown layout {layout!r}; there are {', '.join(LAYOUTS)}")
    if part is not None and part not in painter.parts(view):
        raise ValueError(f"unknown part {part!r}; there are {', '.join(painter.parts(view)) or 'none'}")
    words = Words(view.game, language, names, view)
    return painter.paint_board(view, theme, words, _known(view, events), spots, layout, part)


def _known(view: View, events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events that the view's seat, or the public, may know of."""
    return tuple(
        event
        for event in events
        if (audience := event.audience()) is None or (view.seat is not None and view.seat in audience)
    )


def _theme(look: str) -> str:
    """Return the theme that a look names; raise ValueError if there is none."""
    if look not in LOOKS:
        raise ValueError(f"unknown look {look!r}; there are {', '.join(LOOKS)}")
    return look
