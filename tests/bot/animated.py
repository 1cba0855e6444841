"""Animations to be drawn, for tests: recorded games as the bot orders them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.processes import Process, start
from bot.table import Turn, Turns
from bot.ui import animations
from bot.ui.animating import Frame, Order
from bot.ui.animations import LARGEST
from bot.ui.game_animation import timed_turns
from rules import encode_events
from tests import recorded
from tests.render.animated import turns_of

NAMES = ("Ada", "Bea", "Cleo", "Dan")


def ordered(name: str, look: str = "light", layout: str = "wide", last: int | None = None) -> Order:
    """Return the order of a recorded game, or of its last turns, as an animation."""
    recording = recorded.load(name)
    turns = [Turn(place, game, events) for place, (game, events) in enumerate(turns_of(recording))]
    timed = timed_turns(Turns(tuple(turns[-last if last else 0 :])))
    frames = [Frame(turn.game.to_json(), encode_events(events), time) for turn, events, time in timed]
    names = NAMES[: recording.seats]
    return Order(recording.kind, tuple(frames), look, "en", names, layout, LARGEST)


def of_at_most(order: Order, most: int) -> Order:
    """Return an order of a file that may have so many bytes."""
    return msgspec.structs.replace(order, most=most)


def noting(monkeypatch: pytest.MonkeyPatch) -> asyncio.Queue[Process]:
    """Return the processes that draw animations from now on, as they are started."""
    found: asyncio.Queue[Process] = asyncio.Queue()

    def noted(*arguments: str, stdin: int) -> Process:
        process = start(*arguments, stdin=stdin)
        found.put_nowait(process)
        return process

    monkeypatch.setattr(animations, "start", noted)
    return found
