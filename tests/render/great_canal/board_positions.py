"""Positions of the Great Canal to draw, the game's painter, and files with other maps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any, cast

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from render.great_canal.layout.frames import Frame
from render.kit.boxes import Box
from rules import Event, new_game
from rules.great_canal import GreatCanal
from rules.great_canal.pieces import Knight, Pieces, Realm
from rules.great_canal.topology import CORNER_NEIGHBOUR_MASKS, CORNERS
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.values import Value, fields_of
from tests.render.great_canal.seat_positions import NAMES, Position, walked
from tests.render.pictures import decoded

LAYOUTS = pytest.mark.parametrize("layout", render.LAYOUTS)
MAP = files("rules.great_canal").joinpath("map.toml").read_text("utf-8")
WIDEST_MAP = (
    MAP.replace("hex = [", """hex = [
    { at = "A1", terrain = "gold", token = 12 },
    { at = "D1", terrain = "pasture", token = 9 },
    { at = "D9", terrain = "hills", token = 5 },""")
    .replace('{ at = "A2", side = "nw" }', '{ at = "A1", side = "nw" }')
    .replace('{ at = "D5", side = "se" }', '{ at = "D9", side = "e", good = "ore" }')
)  # fmt: skip
"""A map with land at both ends of the longest row and under the title, and harbours on the rim."""
_SOUTH = ("D1", "E1", "E2", "E3", "E4", "E5", "E6", "E7")
OTHER_CANAL = (
    MAP.replace(
        'canal = ["D7", "D6", "C5", "B5", "A4", "A3", "B3", "C3", "C2"]',
        'canal = ["D8", "E7", "E6", "E5", "E4", "E3", "E2", "E1", "D1"]',
    )
    .replace(
        "hex = [",
        "hex = [" + "".join(f'{{ at = "{name}", terrain = "hills", token = 5 }},\n' for name in _SOUTH),
    )
    .replace('{ at = "D5", side = "se" }', '{ at = "D1", side = "w" }')
)
"""A map whose canal goes another way, over more land."""
_EVERY = 37
"""A position of each so many actions is taken."""


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


def pixels(frame: Frame, box: Box) -> Box:
    """Return a box of the plane in pixels of the picture that a frame belongs to."""
    return Box(*frame.pixel(box.left, box.top), *frame.pixel(box.right, box.bottom))


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


def full(view: GreatCanalView) -> GreatCanalView:
    """Return a view of four seats with all their pieces out, and every section but the last two dug."""
    board, counts = view.board, view.prices.pieces
    taken = 0
    buildings, knights = list[int](), list[int]()
    for corner in bits(board.home_corners):
        if not taken >> corner & 1 and len(buildings) < view.seats * (counts.settlement + counts.city):
            buildings.append(corner)
            taken |= CORNER_NEIGHBOUR_MASKS[corner] | 1 << corner
    knights = [corner for corner in range(CORNERS) if corner not in buildings]
    roads = list(bits(board.road_sites))
    ships = [edge for edge in bits(board.ship_sites) if edge not in roads[: 15 * view.seats]]
    realms = tuple(
        Realm(
            roads=tuple(roads[seat : counts.road * view.seats : view.seats]),
            ships=tuple(ships[seat : counts.ship * view.seats : view.seats]),
            settlements=tuple(buildings[seat :: 2 * view.seats]),
            cities=(cities := tuple(buildings[seat + view.seats :: 2 * view.seats])),
            walls=cities[: counts.wall],
            knights=tuple(
                Knight(corner, level=1 + place % 3, active=place % 2 == 0)
                for place, corner in enumerate(knights[seat * 2 :: 3 * view.seats][:6])
            ),
        )
        for seat in range(view.seats)
    )
    crowns = tuple(realm.cities[0] for realm in realms[:3])
    merchant = next(hexagon for hexagon in bits(board.land) if hexagon != view.robber)
    return replace(
        view,
        pieces=Pieces(realms),
        metropolises=crowns,
        dug=tuple(range(len(board.canal) - 2)),
        merchant=merchant,
        merchant_seat=2,
    )
