"""Animations of boards: each frame is the board, pixel for pixel, for as long as it was to be shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

import render
from render.kit.png import png_of
from render.registry import painter_of
from rules import GAMES, Event
from rules.language.words import Words
from rules.view import View
from tests import recorded
from tests.render.animated import decoded_frames, turns_of
from tests.render.pictures import LOOKS, decoded
from tests.render.test_api import StrangeView

NAMES = ("Ada", "Bea", "Cleo", "Dan")
RECORDED = {name.partition("-")[0]: name for name in reversed(recorded.names())}
"""A recorded game of each kind."""
FRAMES = 6
"""So many boards of a game a plain run draws, from its end."""


def test_there_is_a_recorded_game_of_each_kind() -> None:
    assert RECORDED.keys() == {kind for kind, game in GAMES.items() if render.paints(game.views)}


def check_frames(name: str, theme: str, layout: str, *, last: int | None) -> None:
    """Compare the frames of a recorded game, or its last ones, with its boards."""
    recording = recorded.load(name)
    turns = list(turns_of(recording))[-last if last else 0 :]
    names = NAMES[: recording.seats]
    timed = [(game.view(None), events, 10 * (place + 25)) for place, (game, events) in enumerate(turns)]
    gif = b"".join(render.animation(timed, theme, names=names, layout=layout))
    shown = list(decoded_frames(gif))
    assert [frame.milliseconds for frame in shown] == [milliseconds for _, _, milliseconds in timed]
    for frame, (view, events, _) in zip(shown, timed, strict=True):
        board = render.board(view, theme, names=names, events=events, layout=layout)
        assert frame.image.tobytes() == decoded(board).tobytes()


@pytest.mark.parametrize("kind", RECORDED)
@LOOKS
def test_frames_are_the_boards_of_a_game(kind: str, theme: str) -> None:
    check_frames(RECORDED[kind], theme, render.LAYOUTS[0], last=FRAMES)


@pytest.mark.parametrize("kind", RECORDED)
@pytest.mark.parametrize("layout", render.LAYOUTS[1:])
def test_frames_are_the_boards_of_other_layouts(kind: str, layout: str) -> None:
    check_frames(RECORDED[kind], render.LOOKS[0], layout, last=FRAMES)


@pytest.mark.soak
@pytest.mark.parametrize("name", recorded.names())
@LOOKS
def test_frames_are_the_boards_of_whole_games(name: str, theme: str) -> None:
    check_frames(name, theme, render.LAYOUTS[0], last=None)


@LOOKS
def test_a_shrunk_frame_is_the_board_shrunk(theme: str) -> None:
    """Its colours are those of the game too."""
    turns = list(turns_of(recorded.load(RECORDED["arriala"])))[-3:]
    timed = [(game.view(None), events, 500) for game, events in turns]
    shown = list(decoded_frames(b"".join(render.animation(timed, theme, shrunk=2))))
    for frame, (view, events, _) in zip(shown, timed, strict=True):
        painter = painter_of(view)
        words = Words(view.game, "en", (), view)
        board = painter.paint_board(view, theme, words, events, (), render.LAYOUTS[0], None)
        half = png_of(board.reduce(2), painter.colours(theme))
        assert frame.image.size == (board.width // 2, board.height // 2)
        assert frame.image.tobytes() == decoded(half).tobytes()


def test_pieces_come_as_boards_are_drawn() -> None:
    """So progress can be shown, and little is kept."""
    drawn = list[int]()

    def frames() -> Iterator[tuple[View, Sequence[Event], int]]:
        for place, (game, events) in enumerate(list(turns_of(recorded.load("toy-2-a")))[:4]):
            drawn.append(place)
            yield game.view(None), events, 100

    pieces = render.animation(frames())
    for place in range(4):
        assert next(pieces)
        assert drawn[-1] == place
    assert next(pieces) == b";"
    assert next(pieces, None) is None


def test_what_cannot_be_animated() -> None:
    game = recorded.load("toy-2-a").start()
    frames = [(game.view(None), (), 100)]
    with pytest.raises(ValueError, match="unknown look 'sepia'"):
        list(render.animation(frames, "sepia"))
    with pytest.raises(ValueError, match="unknown layout 'round'"):
        list(render.animation(frames, layout="round"))
    with pytest.raises(ValueError, match="without frames"):
        list(render.animation([]))
    strange = StrangeView(seat=None, seats=2, waiting_for=(0,), outcome=None)
    with pytest.raises(ValueError, match="StrangeView"):
        list(render.animation([(strange, (), 100)]))
