"""Animations as tests see them: their frames one by one, and recorded games turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageSequence
from PIL.GifImagePlugin import GifImageFile

from rules import Event, Game
from tests.recorded import Recording


@dataclass(frozen=True)
class Shown:
    """A frame as it is decoded, in RGB, and how many milliseconds it is shown."""

    image: Image.Image
    milliseconds: int


def decoded_frames(gif: bytes) -> Iterator[Shown]:
    """Yield the frames of an animation as somebody sees them; it begins again after the last one."""
    with Image.open(BytesIO(gif)) as image:
        assert isinstance(image, GifImageFile)
        assert image.info["loop"] == 0
        for frame in ImageSequence.Iterator(image):
            yield Shown(frame.convert("RGB"), frame.info["duration"])


def turns_of(recording: Recording) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """Yield a recorded game at its start and after each turn, with what everybody knows of what happened."""
    game, events = recording.start(), tuple[Event, ...]()
    yield game, events
    for seat, action in recording.actions:
        before, (game, happened) = game, game.apply(seat, action)
        events += tuple(one for one in happened if one.audience() is None)
        if game.waiting_for != before.waiting_for:
            yield game, events
            events = ()
