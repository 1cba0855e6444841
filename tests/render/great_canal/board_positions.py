"""Positions of the Great Canal to draw, the game's painter, and files with other maps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any, cast

import pytest
from PIL import Image

import render
from render import great_canal, registry
from rules import Event, new_game
from rules.great_canal import GreatCanal
from rules.great_canal.view import GreatCanalView
from rules.values import Value, fields_of
from tests.render.great_canal.seat_positions import NAMES, Position, walked
from tests.render.pictures import decoded

LAYOUTS = pytest.mark.parametrize("layout", render.LAYOUTS)
MAP = files("rules.great_canal").joinpath("map.toml").read_text("utf-8")
WIDEST_MAP = (
    MAP.replace('{ at = "D2", ', '{ at = "D1", terrain = "pasture", token = 9 },\n    { at = "D2", ')
    .replace('{ at = "F1", ', '{ at = "D9", terrain = "hills", token = 5 },\n    { at = "F1", ')
    .replace('{ at = "A2", terrain', '{ at = "A1", terrain = "gold", token = 12 },\n    { at = "A2", terrain')
    .replace('{ at = "A2", side = "nw" }', '{ at = "A1", side = "nw" }')
    .replace('{ at = "D5", side = "se" }', '{ at = "D9", side = "e", good = "ore" }')
)
"""A map with land at both ends of the longest row and under the title, and harbours on the rim."""
OTHER_CANAL = (
    MAP.replace(
        'canal = ["D7", "D6", "C5", "B5", "A4", "A3", "B3", "C3", "C2"]',
        'canal = ["C6", "B5", "B4", "C4", "D4", "E4", "E3", "E2", "D2"]',
    )
    .replace('{ at = "F1", ', '{ at = "E2", terrain = "hills", token = 5 },\n    { at = "F1", ')
    .replace('{ at = "E2", ', '{ at = "E3", terrain = "forest", token = 9 },\n    { at = "E2", ')
    .replace('{ at = "E3", ', '{ at = "E4", terrain = "pasture", token = 4 },\n    { at = "E3", ')
    .replace('{ at = "D5", side = "se" }', '{ at = "D8", side = "se" }')
)
"""A map whose canal goes another way, over more land."""
_EVERY = 37
"""A position of each so many actions is taken."""


@pytest.fixture(scope="module", autouse=True)
def painted_game() -> Iterator[None]:
    """Make the painter of the Great Canal known, and leave the painters as they were found."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_painters", {**registry._painters, GreatCanalView: great_canal})
        yield


def positions(count: int) -> Iterator[GreatCanal]:
    """Return so many positions of games of 3 and 4 seats, each third of them on a varied map."""
    return islice(_all_positions(), count)


def _all_positions() -> Iterator[GreatCanal]:
    for seed in range(1, 1000):
        game = new_game("great_canal", seats=3 + seed % 2, seed=seed, variable=seed % 3 == 0)
        for number in range(1, 4000):
            if not game.waiting_for:
                break
            game = game.apply(game.waiting_for[0], game.suggest(game.waiting_for[0]))[0]
            if number % _EVERY == 0:
                yield cast(GreatCanal, game)


def sample() -> list[Position]:
    """Return some positions of one game, and what happened before them."""
    return list(walked(4, 3, False)[2::3])


@cache
def middle_game() -> Position:
    """Return a position in the middle of a game."""
    found = walked(4, 3, False)
    return found[len(found) // 2]


def end_of(seats: int = 4, seed: int = 3, variable: bool = False) -> Position:
    """Return the end of a game."""
    return walked(seats, seed, variable)[-1]


def started(map_text: str, seats: int = 4) -> GreatCanalView:
    """Return the public's view of a game on another map after some foundings."""
    game = new_game("great_canal", seats=seats, seed=7, map=map_text)
    for _ in range(2 * seats + 4):
        game = game.apply(game.waiting_for[0], game.suggest(game.waiting_for[0]))[0]
    return cast(GreatCanalView, game.view(None))


def choices(game: GreatCanal) -> dict[tuple[str, str], tuple[Value, ...]]:
    """Return the places that each field of what can be done now can have, by action and field."""
    found: dict[tuple[str, str], dict[Value, None]] = {}
    for seat in game.waiting_for:
        for action in game.legal_actions(seat):
            for field in fields_of(type(action)):
                value = getattr(action, field.name)
                if field.kind is not None and field.kind.place and isinstance(value, int):
                    key = (type(action).__name__, field.name)
                    found.setdefault(key, {})[Value(field.kind.name, value)] = None
    return {key: tuple(places) for key, places in found.items()}


def painted(
    view: GreatCanalView, theme: str = "light", events: tuple[Event, ...] = (), **options: Any
) -> Image.Image:
    """Return the board in RGB; ``options`` are those of :func:`render.board`."""
    return decoded(render.board(view, theme, names=NAMES[: view.seats], events=events, **options))
