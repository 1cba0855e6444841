"""Registration of painters, errors, limits, and who may know which events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest
from PIL import Image

import render
from render import registry
from render.kit.colour_table import table_from
from render.kit.png import ColourTable
from rules import Event, new_game
from rules.arriala.events import Drew, DrewCard
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.records import Matter
from rules.values import Scalar, Text, Value
from rules.view import View
from tests.render.pictures import decoded


class StrangeView(View, frozen=True):
    """A view that only this test draws."""

    game: ClassVar[str] = "arriala"

    def words(self, kind: str, value: Scalar) -> str:
        return str(value)

    def values(self, kind: str) -> tuple[Scalar, ...]:
        return ()

    def open_matters(self) -> tuple[Matter, ...]:
        return ()

    def status(self) -> Text:
        return Text("title")


class StrangePainter:
    """A painter of red squares that describes everything with one text and keeps the events it was given."""

    PUBLIC_BOARD: bool = False

    def __init__(self, text: str = "") -> None:
        self.text = text
        self.events: list[Event] = []
        self.part: str | None = None

    def paint_board(
        self,
        view: View,
        theme: str,
        words: Words,
        events: Sequence[Event],
        spots: Sequence[Value],
        layout: str,
        part: str | None,
    ) -> Image.Image:
        self.events = list(events)
        self.part = part
        return Image.new("RGB", (20, 20), "#D1402A")

    def parts(self, view: View) -> Mapping[str, frozenset[Value]]:
        return {"left": frozenset({Value("place", 1)}), "right": frozenset()}

    def paint_choice(
        self,
        view: View,
        theme: str,
        words: Words,
        events: Sequence[Event],
        spots: Sequence[Value],
        chosen: Sequence[Value],
    ) -> Image.Image | None:
        return self.paint_board(view, theme, words, events, spots, "tall", None) if spots else None

    def describe(self, view: View, words: Words, events: Sequence[Event], long: bool) -> str:
        return self.text

    def describe_hand(self, view: View, words: Words) -> str:
        return self.text

    def colours(self, theme: str) -> ColourTable:
        return table_from([Image.new("RGB", (20, 20), "#D1402A")], theme)

    def paint_hand(self, view: View, theme: str, words: Words, events: Sequence[Event]) -> Image.Image:
        return self.paint_board(view, theme, words, events, (), "wide", None)


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> StrangePainter:
    monkeypatch.setattr(registry, "_painters", dict(registry._painters))
    strange = StrangePainter("One sentence. " * 200)
    render.register(StrangeView, strange)
    return strange


def strange_view(seat: int | None) -> StrangeView:
    return StrangeView(seat=seat, seats=2, waiting_for=(0,), outcome=None)


def test_a_registered_painter_is_asked(painter: StrangePainter) -> None:
    image = decoded(render.board(strange_view(None)))
    assert image.size == (20, 20)
    assert image.getpixel((10, 10)) == (0xD1, 0x40, 0x2A)


def test_a_part_of_the_board_is_a_picture_or_none(painter: StrangePainter) -> None:
    part = render.choice(strange_view(None), spots=[Value("place", 1)])
    assert part is not None
    assert decoded(part).size == (20, 20)
    assert render.choice(strange_view(None)) is None
    with pytest.raises(ValueError, match="sepia"):
        render.choice(strange_view(None), look="sepia")
    midi = new_game("canal_du_midi", seats=2, seed=1).view(0)
    assert render.choice(midi, spots=[Value("card", 1)]) is None


def test_a_named_part_is_drawn_and_one_that_there_is_not_is_named(painter: StrangePainter) -> None:
    assert list(render.parts(strange_view(None))) == ["left", "right"]
    render.board(strange_view(None), part="right")
    assert painter.part == "right"
    render.board(strange_view(None))
    assert painter.part is None
    with pytest.raises(ValueError, match="'middle'; there are left, right"):
        render.board(strange_view(None), part="middle")


@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi"])
def test_boards_that_are_drawn_as_a_whole_have_no_parts(kind: str) -> None:
    view = new_game(kind, seats=2, seed=1).view(None)
    assert render.parts(view) == {}
    with pytest.raises(ValueError, match="there are none"):
        render.board(view, part="map")


def test_a_second_painter_for_the_same_views_is_refused(painter: StrangePainter) -> None:
    render.register(StrangeView, painter)
    with pytest.raises(ValueError, match="StrangeView"):
        render.register(StrangeView, StrangePainter())


def test_a_painter_that_lacks_something_is_refused(painter: StrangePainter) -> None:
    class Unsaid(StrangePainter):
        """A painter that does not say whether its board is public."""

        def __getattribute__(self, name: str) -> Any:
            if name == "PUBLIC_BOARD":
                raise AttributeError(name)
            return super().__getattribute__(name)

    del registry._painters[StrangeView]
    with pytest.raises(ValueError, match="StrangeView lacks PUBLIC_BOARD"):
        render.register(StrangeView, Unsaid())
    assert not registry.paints(StrangeView)


def test_unknown_views_and_looks_are_named() -> None:
    with pytest.raises(ValueError, match="StrangeView"):
        render.board(strange_view(None))
    with pytest.raises(ValueError, match="StrangeView"):
        render.describe(strange_view(None))
    view = new_game("arriala", seats=2, seed=1).view(0)
    with pytest.raises(ValueError, match="sepia"):
        render.board(view, look="sepia")
    with pytest.raises(ValueError, match="sepia"):
        render.hand(view, look="sepia")


def test_the_public_has_no_hand() -> None:
    view = new_game("arriala", seats=2, seed=1).view(None)
    with pytest.raises(ValueError, match="public"):
        render.hand(view)


def test_alt_texts_keep_the_limit_and_long_ones_are_whole(painter: StrangePainter) -> None:
    short = render.describe(strange_view(None))
    assert len(short) <= render.ALT_TEXT_LIMIT
    assert short.endswith("One sentence.")
    assert render.describe(strange_view(None), long=True) == painter.text


@pytest.mark.parametrize(("seat", "tags"), [(None, ["Drew"]), (0, ["Drew"]), (1, ["Drew", "DrewCard"])])
def test_painters_get_the_events_that_the_seat_may_know(
    painter: StrangePainter, seat: int | None, tags: list[str]
) -> None:
    render.board(strange_view(seat), events=[Drew(1), DrewCard(1, "lock")])
    assert [type(event).__name__ for event in painter.events] == tags


def test_arriala_is_registered() -> None:
    assert ArrialaView in registry._painters
