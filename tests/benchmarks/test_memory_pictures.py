"""How much memory the pictures of games take in a process that has all that the bot imports and prepares.

pytest -m benchmark -n 0 -s tests/benchmarks/test_memory_pictures.py
"""

from __future__ import annotations

import sys

import pytest

import render
from tests.benchmarks.playing import measured
from tests.benchmarks.promises import Promises
from tests.colours import KINDS

pytestmark = [
    pytest.mark.benchmark,
    pytest.mark.skipif(sys.platform != "linux", reason="reads the memory of a process from /proc"),
]

LANGUAGES = "en,fr,de,oc"
ONE_THEME, EVERYTHING = 180, 220
"""Mebibytes after the pictures of one game in one theme, and in every theme and language of every game."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_thousand_pictures_in_one_theme(kind: str, promises: Promises) -> None:
    found = measured("memory_pictures.py", 1000, arguments=(kind, "light", "en"))
    promises.at_most(ONE_THEME, found["mebibytes"], "memory after 1,000 pictures of a game", "MiB", kind)


def test_every_theme_and_language_of_every_game(promises: Promises) -> None:
    arguments = (",".join(KINDS), ",".join(render.LOOKS), LANGUAGES)
    found = measured("memory_pictures.py", 3000, arguments=arguments)
    what = "memory after 3,000 pictures in every theme and language of every game"
    promises.at_most(EVERYTHING, found["mebibytes"], what, "MiB")
