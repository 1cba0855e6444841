"""What an animation of a whole game costs beside drawing its boards, how large it is and how long it plays.

pytest -m benchmark -n 0 -s tests/benchmarks/test_animation.py
"""

from __future__ import annotations

import subprocess
import sys
from time import process_time

import msgspec
import pytest

import render
from bot.processes import start
from bot.ui.animating import Order, drawn
from bot.ui.animations import LARGEST, MEMORY, SECONDS
from bot.ui.frame_times import LONGEST
from render.kit.packed import give_back
from render.registry import painter_of
from rules import GAMES, decode_events, load_game
from rules.language.words import Words
from tests import recorded
from tests.benchmarks.promises import Promises
from tests.bot.animated import ordered

pytestmark = pytest.mark.benchmark

LARGE = "great_canal-4-c"
"""The recorded game with the most turns."""
FRAME = 60
"""Milliseconds of CPU that a frame takes at most beside drawing its board."""
MORE_MEMORY = 120
"""Mebibytes that the process takes at most more than at its start."""
MEBIBYTE = 2**20
WATCHED = """
import re, sys
from pathlib import Path
from bot.ui import animating
peak = lambda: int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1])
before = peak()
animating.main()
sys.stderr.write(f"{peak() - before}")
"""


def painted(order: Order) -> float:
    """Return how many seconds of CPU it takes to draw the boards of an animation, and do nothing else."""
    taken = 0.0
    for frame in order.frames:
        view, events = load_game(frame.state).view(None), decode_events(order.kind, frame.events)
        painter, words = painter_of(view), Words(view.game, order.language, order.names, view)
        begun = process_time()
        give_back(painter.paint_board(view, order.look, words, events, (), order.layout, None))
        taken += process_time() - begun
    return taken


@pytest.mark.parametrize("layout", render.LAYOUTS)
@pytest.mark.parametrize("theme", render.LOOKS)
@pytest.mark.parametrize("name", recorded.names())
def test_an_animation_of_a_whole_game(name: str, theme: str, layout: str, promises: Promises) -> None:
    order = ordered(name, theme, layout)
    painted(order)
    boards = painted(order)
    begun = process_time()
    data = drawn(order, lambda number: None)
    took = process_time() - begun
    case = f"{name} {theme} {layout}"
    frame = (took - boards) / len(order.frames) * 1000
    promises.at_most(FRAME, frame, "a frame beside drawing its board", "ms", case)
    promises.at_most(LARGEST / MEBIBYTE, len(data) / MEBIBYTE, "animation, file", "MiB", case)
    plays = sum(one.milliseconds for one in order.frames)
    promises.at_most(LONGEST / 1000, plays / 1000, "animation, playing", "seconds", case)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory otherwise")
@pytest.mark.parametrize("theme", render.LOOKS)
@pytest.mark.parametrize("name", [LARGE, "arriala-3-b", "canal_du_midi-4-o"])
def test_the_memory_of_its_process(name: str, theme: str, promises: Promises) -> None:
    """Beyond what it takes once all is loaded: the largest that it ever had."""
    order = ordered(name, theme)
    limits = str(SECONDS), str(MEMORY), GAMES[order.kind].package
    process = start("-c", WATCHED, *limits, stdin=subprocess.PIPE, stderr=subprocess.PIPE)
    data, said = process.communicate(msgspec.msgpack.encode(order))
    assert process.returncode == 0, said
    assert len(data) > len(order.frames)
    taken = int(said) / 1024
    promises.at_most(MORE_MEMORY, taken, "the process of an animation, more than at its start", "MiB", name)
