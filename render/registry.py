"""The painters by the types of views they draw.

A game brings a painter (:class:`Painter`) and registers it for the type of its views. Painters get views
and words only, so a public picture cannot show what a view does not hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from PIL import Image

from render import arriala, canal_du_midi, great_canal
from render.kit.png import ColourTable
from rules.arriala.view import ArrialaView
from rules.canal_du_midi.view import CanalDuMidiView
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from rules.records import Event
from rules.values import Value
from rules.view import View


class Painter(Protocol):
    """How one type of views is drawn and described; a module with these functions is a painter.

    ``words`` puts the view's values, events and labels into the reader's language; a painter writes no text
    of its own. ``theme`` is one of LOOKS. ``events`` are what happened since the turn last passed, oldest
    first, and only those that the view's seat may know. :mod:`render.kit` has what painters share.
    """

    def paint_board(
        self,
        view: Any,
        theme: str,
        words: Words,
        events: Sequence[Event],
        spots: Sequence[Value],
        layout: str,
        part: str | None,
        /,
    ) -> Image.Image:
        """Return the board as an RGB image in final size, a new one: others are drawn on it later.

        ``spots`` are places to choose from: those with a printed number or name are marked with it, others
        are numbered 1, 2, 3 … in their order. ``layout`` is one of LAYOUTS. With a ``part``, one of those of
        :meth:`parts`, nothing but that is drawn.
        """
        ...

    PUBLIC_BOARD: bool
    """Whether the board without places to choose is painted alike from the public's view and a seat's."""

    def parts(self, view: Any, /) -> Mapping[str, frozenset[Value]]:
        """Return the names of the parts that can be drawn, in order, each with the places inside it.

        A place is in each part in which it lies well inside. Empty for boards that are drawn as a whole.
        """
        ...

    def paint_choice(
        self,
        view: Any,
        theme: str,
        words: Words,
        events: Sequence[Event],
        spots: Sequence[Value],
        chosen: Sequence[Value],
        /,
    ) -> Image.Image | None:
        """Return the part of the board that holds all ``spots`` and what is ``chosen``, larger.

        None where no part of the usual size holds them all, or the game has no such parts: then the whole
        board is shown. ``chosen`` are values that are picked already, such as the worker that shall move;
        they are marked otherwise than what is new by the events.
        """
        ...

    def describe(self, view: Any, words: Words, events: Sequence[Event], long: bool, /) -> str:
        """Return the view in words.

        Short: the alt text, the most important first. Long: one can play from it.
        """
        ...

    def describe_hand(self, view: Any, words: Words, /) -> str:
        """Return what the view's seat holds privately, in words."""
        ...

    def colours(self, theme: str, /) -> ColourTable:
        """Return the 256 colours that the files of its pictures have, always the same.

        :mod:`render.kit.colour_table` reads them from a file, or finds them from pictures that have them all.
        """
        ...

    def paint_hand(self, view: Any, theme: str, words: Words, events: Sequence[Event], /) -> Image.Image:
        """Return what the view's seat holds privately, as an RGB image in final size."""
        ...


_PARTS = frozenset(name for name in (*vars(Painter), *Painter.__annotations__) if not name.startswith("_"))
"""What a painter has."""
_painters: dict[type[View], Painter] = {}


def register(view_type: type[View], painter: Painter) -> None:
    """Make a painter responsible for a type of views.

    Raises ValueError if another one is already, and if it lacks something that painters have.
    """
    if lacking := sorted(name for name in _PARTS if not hasattr(painter, name)):
        raise ValueError(f"the painter for {view_type.__name__} lacks {', '.join(lacking)}")
    if _painters.get(view_type, painter) is not painter:
        raise ValueError(f"there is a painter for {view_type.__name__} already")
    _painters[view_type] = painter


def paints(view_type: type[View]) -> bool:
    """Say whether there is a painter for a type of views."""
    return view_type in _painters


def painter_of(view: View) -> Painter:
    """Return the painter for a view; raise ValueError naming its type if there is none."""
    painter = _painters.get(type(view))
    if painter is None:
        known = ", ".join(known.__name__ for known in _painters)
        raise ValueError(f"no painter for views of type {type(view).__name__}; there are {known}")
    return painter


register(ArrialaView, arriala)
register(CanalDuMidiView, canal_du_midi)
register(GreatCanalView, great_canal)
