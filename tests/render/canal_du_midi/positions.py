"""Positions of Canal du Midi to draw and describe, played by its sensible policy."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, cast

import pytest
from PIL import Image

import render
import rules.registry
from rules import Event
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi.state import Phase
from rules.canal_du_midi.view import CanalDuMidiView
from rules.randomness import Randomness
from tests.render.pictures import decoded

NAMES = ("Maëlle", "Joan", "Friedrich", "Anaïs de Sant-Gaudenç")
SITES = files("rules.canal_du_midi").joinpath("sites.toml").read_text("utf-8")
OTHER_SITES = (
    SITES.replace('id = "somail"', 'id = "lampy"\nname = "Lampy"')
    .replace('id = "malpas"', 'id = "orb"\nname = "Aqueduct over the wide and stony Orb"')
    .replace("face_up = 3", "face_up = 4")
    .replace("face_down = 3", "face_down = 2")
)
"""A box with sites that the language files do not know, and longer rows."""


@pytest.fixture(scope="module", autouse=True)
def known_game() -> Iterator[None]:
    """Register the game, so that it is known by its id; leave GAMES as it was found."""
    kind = rules.game_id(CanalDuMidi)
    known = kind in rules.GAMES
    rules.register(CanalDuMidi)
    yield
    if not known:
        del rules.registry._games[kind], rules.registry._codecs[kind]  # pyright: ignore[reportPrivateUsage]


@cache
def played(
    seats: int, round_number: int, phase: Phase = Phase.BET, seed: int = 5, sites: str = SITES
) -> tuple[CanalDuMidi, tuple[Event, ...]]:
    """Return a game in a phase of a round, or as soon after that as there is one, and the last events.

    The events are those of the round so far.
    """
    game: CanalDuMidi = CanalDuMidi.new(seats, Randomness(str(seed)), None, sites=sites)
    last: tuple[Event, ...] = ()
    while game.outcome is None:
        view = game.view(None)
        if view.round >= round_number and view.phase is phase:
            break
        before = game.round
        seat = game.waiting_for[0]
        after, events = game.apply(seat, game.suggest(seat))
        game = cast(CanalDuMidi, after)
        last = events if game.round != before else (*last, *events)
    return game, last


def over(seats: int, seed: int = 5) -> tuple[CanalDuMidi, tuple[Event, ...]]:
    """Return a game at its end, and its last events."""
    return played(seats, 10, seed=seed)


def view_of(
    seats: int, round_number: int, phase: Phase = Phase.BET, seat: int | None = None, seed: int = 5
) -> CanalDuMidiView:
    """Return a view of a game that was played."""
    return played(seats, round_number, phase, seed)[0].view(seat)


def painted(view: CanalDuMidiView, theme: str = "light", **options: Any) -> Image.Image:
    """Return the board in RGB; ``options`` are those of :func:`render.board`."""
    return decoded(render.board(view, theme, names=NAMES[: view.seats], **options))
