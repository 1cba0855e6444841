"""Positions of the Great Canal for tests: places by name, pieces by seat, hands by good."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal.components.board import load_board
from rules.great_canal.components.cards import DECK_CARDS, Cards, counted, listed
from rules.great_canal.components.kinds import GOODS, TRACK_INDEX
from rules.great_canal.pieces import Knight, Pieces, Realm
from rules.great_canal.route import route_lengths
from rules.great_canal.state import Barbarians, Dice, Holding, Pile, Turn
from rules.great_canal.topology import (
    CORNER_DIRECTIONS,
    EDGE_DIRECTIONS,
    HEX_CORNERS,
    HEX_EDGES,
    HEX_NUMBERS,
)
from rules.kit.tuples import Counts
from rules.randomness import Randomness
from rules.records import Action, Event, RuleError

OPTIONS = {
    name: files("rules.great_canal").joinpath(f"{name}.toml").read_text("utf-8")
    for name in ("map", "costs", "cards")
}
"""The component files as they come with the game."""
BOARD = load_board(OPTIONS["map"])
ROLLED = Dice(3, 2, "fleet")
"""Dice of a turn whose roll is over."""


def hexagon(name: str) -> int:
    """Return the number of a hex ("C5")."""
    return HEX_NUMBERS[name]


def corner(name: str) -> int:
    """Return the number of a corner, by a hex and a direction ("C5 nw")."""
    place, direction = name.split()
    return HEX_CORNERS[HEX_NUMBERS[place]][CORNER_DIRECTIONS.index(direction)]


def edge(name: str) -> int:
    """Return the number of an edge, by a hex and a direction ("C5 e")."""
    place, direction = name.split()
    return HEX_EDGES[HEX_NUMBERS[place]][EDGE_DIRECTIONS.index(direction)]


def corners(names: str) -> tuple[int, ...]:
    """Return the numbers of corners, written with commas, in order."""
    return tuple(sorted(corner(name) for name in _names(names)))


def edges(names: str) -> tuple[int, ...]:
    """Return the numbers of edges, written with commas, in order."""
    return tuple(sorted(edge(name) for name in _names(names)))


def knight(text: str) -> Knight:
    """Return a knight: its corner, its level, + active, w activated, a acted, p promoted ("C5 n 2+w")."""
    found = re.fullmatch(r"(\w\d \w+) ([123])(\+?)([wap]*)", text)
    assert found, text
    place, level, active, did = found.groups()
    return Knight(corner(place), int(level), bool(active), "w" in did, "a" in did, "p" in did)


def seat(
    *,
    roads: str = "",
    ships: str = "",
    settlements: str = "",
    cities: str = "",
    fallen: str = "",
    walls: str = "",
    knights: str = "",
) -> Realm:
    """Return the pieces of a seat, each kind by names of places with commas (:func:`knight` for knights)."""
    return Realm(
        roads=edges(roads),
        ships=edges(ships),
        settlements=corners(settlements),
        cities=corners(cities),
        fallen=corners(fallen),
        walls=corners(walls),
        knights=tuple(sorted(map(knight, _names(knights)), key=lambda one: one.corner)),
    )


def goods(**counts: int) -> Counts:
    """Return a bundle by good (brick=2, ore=1)."""
    assert set(counts) <= set(GOODS), counts
    return tuple(counts.get(good, 0) for good in GOODS)


def start(
    seats: int = 4, seed: int | str = 1, first: int | None = 0, *, variable: bool = False
) -> GreatCanal:
    """Return a game as it starts."""
    return GreatCanal.new(seats, Randomness(str(seed)), first, variable=variable, **OPTIONS)


def position(
    *realms: Realm,
    seats: int = 4,
    active: int = 0,
    hands: Mapping[int, Counts] | None = None,
    holdings: Mapping[int, Holding] | None = None,
    rolled: bool = True,
    attacks: int = 1,
    seed: int | str = 1,
    **fields: Any,
) -> GreatCanal:
    """Return a game in the turn of a seat, after its roll, with the pieces of the first seats.

    ``hands`` and ``holdings`` go by seat; progress cards held or laid open are taken out of the decks. The
    longest trade route is held by whoever alone has it, unless ``route`` is given; the barbarians have
    attacked so often; ``fields`` are further fields of the state.
    """
    game = start(seats, seed)
    pieces = Pieces((*realms, *(Realm(),) * (seats - len(realms))))
    held = tuple((holdings or {}).get(number, Holding()) for number in range(seats))
    lengths = route_lengths(pieces)
    alone = max(lengths) >= 5 and lengths.count(max(lengths)) == 1
    base = replace(
        game,
        queue=(),
        pieces=pieces,
        hands=tuple((hands or {}).get(number, goods()) for number in range(seats)),
        holdings=held,
        piles=_decks_without(game.piles, held),
        turn=Turn(seats + active, ROLLED if rolled else None),
        active=active,
        barbarians=Barbarians(0, attacks),
        route=lengths.index(max(lengths)) if alone else None,
    )
    return replace(base, **fields)


def _decks_without(piles: tuple[Pile, ...], held: tuple[Holding, ...]) -> tuple[Pile, ...]:
    """Return the decks without the cards that are held or laid open."""
    left = [list(listed(deck, pile.undrawn)) for deck, pile in enumerate(piles)]
    for holding in held:
        for card in (*holding.progress, *holding.open):
            deck = next(index for index, kinds in enumerate(DECK_CARDS) if card in kinds)
            left[deck].remove(card)
    return tuple(Pile(counted(deck, cards)) for deck, cards in enumerate(left))


def pile(track: str, undrawn: Cards = (), returned: Cards = (), *, public: bool = False) -> Pile:
    """Return the deck of a track with cards never drawn, and cards put back under them, seen or not."""
    secret = () if public else tuple(range(len(returned)))
    return Pile(counted(TRACK_INDEX[track], undrawn), returned, secret)


def act(game: GreatCanal, *actions: Action, by: int | None = None) -> GreatCanal:
    """Return the game after actions of a seat, by default of the one in turn."""
    for action in actions:
        game, _ = game.apply(game.active if by is None else by, action)
    return game


def happened(game: GreatCanal, action: Action, by: int | None = None) -> tuple[Event, ...]:
    """Return the events of an action of a seat, by default of the one in turn."""
    return game.apply(game.active if by is None else by, action)[1]


def allowed(game: GreatCanal, action: Action, by: int | None = None) -> None:
    """Check that an action of a seat is offered, if its class is listed whole, and accepted."""
    number = game.active if by is None else by
    assert action.open_ended or action in game.legal_actions(number)
    game.apply(number, action)


def refused(game: GreatCanal, action: Action, rule: str, by: int | None = None) -> RuleError:
    """Check that an action of a seat is not offered, and refused by a rule; return the error."""
    number = game.active if by is None else by
    assert action not in game.legal_actions(number)
    with pytest.raises(RuleError) as caught:
        game.apply(number, action)
    assert caught.value.rule == rule, str(caught.value)
    return caught.value


def offered(game: GreatCanal, kind: type[Action], by: int | None = None) -> set[Action]:
    """Return the actions of a class that a seat, by default the one in turn, is offered."""
    return {one for one in game.legal_actions(game.active if by is None else by) if type(one) is kind}


def rolls(game: GreatCanal, yellow: int, red: int, event: Any = "trade") -> GreatCanal:
    """Return the game before a roll with randomness that rolls these dice."""
    number = (
        (("fleet", None, None, "trade", "politics", "science").index(event) * 6 + yellow - 1) * 6 + red - 1
    )
    for attempt in range(100_000):
        randomness = Randomness(f"{game.randomness.seed} {attempt}")
        if randomness.draw("dice", 216)[0] == number:
            return replace(game, randomness=randomness)
    raise AssertionError("no seed rolls that")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
