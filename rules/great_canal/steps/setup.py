"""The founding: the board as it starts, three buildings each, the first cards (great_canal.R1, R2, R16)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.actions import Found
from rules.great_canal.components.board import Board
from rules.great_canal.components.kinds import TERRAIN_RESOURCES
from rules.great_canal.components.map_file import FILE
from rules.great_canal.decisions import Decision, Founding
from rules.great_canal.ground import Ground
from rules.great_canal.hands import NOTHING, gain, minus, plus, single
from rules.great_canal.network import founding_places
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import require_decision, require_place
from rules.great_canal.steps.placing import change_realm, place_road, place_settlement, place_ship, placed
from rules.great_canal.topology import (
    CORNER_EDGE_MASKS,
    CORNER_HEXES,
    CORNERS,
    EDGES,
    HEX_NEIGHBOURS,
)
from rules.kit.component_files import wrong
from rules.kit.masks import BITS, bits
from rules.kit.seats import seats_from
from rules.randomness import Randomness
from rules.records import Action, Event

ATTEMPTS = 10_000
"""How often the tokens of a varied map are drawn at most; on the map of the box one draw in 84 will do."""
RED = (6, 8)
"""Tokens that never lie side by side in a varied map (great_canal.R1)."""


def lay_out(board: Board, variable: bool, randomness: Randomness) -> tuple[Ground, Randomness]:
    """Return what lies on the hexes, shuffled in a varied map, and the randomness left (great_canal.R1).

    Raises ValueError, naming file and key, if the tokens of the map cannot be kept apart.
    """
    if not variable:
        return Ground(board.terrain, board.tokens), randomness
    places = board.shuffled
    kinds, randomness = randomness.shuffle("terrain", [board.terrain[place] for place in places])
    for _ in range(ATTEMPTS):
        drawn, randomness = randomness.shuffle("tokens", [board.tokens[place] for place in places])
        tokens = list(board.tokens)
        for place, token in zip(places, drawn, strict=True):
            tokens[place] = token
        if keeps_apart(tokens, places):
            terrain = list(board.terrain)
            for place, kind in zip(places, kinds, strict=True):
                terrain[place] = kind
            return Ground(tuple(terrain), tuple(tokens)), randomness
    raise wrong(FILE, "hex", "no order of these tokens was found that keeps like ones apart")


def keeps_apart(tokens: Sequence[int], places: Sequence[int]) -> bool:
    """Say whether at these hexes no 6 or 8 lies beside a 6 or 8, and no token beside its like."""
    return not any(
        tokens[place] == tokens[other] != 0 or (tokens[place] in RED and tokens[other] in RED)
        for place in places
        for other in HEX_NEIGHBOURS[place]
    )


def rounds(first: int, seats: int) -> tuple[Decision, ...]:
    """Return the foundings in their order: settlements, cities in reverse, settlements (great_canal.R2)."""
    order = seats_from(first, seats)
    kinds = (("settlement", order), ("city", order[::-1]), ("income", order))
    return tuple(
        Founding(seat, city=kind == "city", income=kind == "income")
        for kind, seats_in_order in kinds
        for seat in seats_in_order
    )


def offer_foundings(game: GreatCanalState, seat: int) -> list[Action]:
    """Return the buildings that a seat may found, each with its road or ship."""
    foundings, taken = _foundings(game.box.board), game.pieces.edges
    return [
        action
        for corner in bits(_corners(game, seat))
        for action, edge in foundings[corner]
        if not edge & taken
    ]


def found(game: S, seat: int, action: Found, events: list[Event]) -> S:
    """Return the game with a building and its road or ship; RuleError if they may not stand there."""
    decision = require_decision(game, seat, Founding)
    require_place(
        founding_places(game.box.board, game.pieces), action.corner, CORNERS, "corner", "great_canal.R58"
    )
    require_place(_corners(game, seat), action.corner, CORNERS, "corner", "great_canal.R16")
    on_coast = bool(game.box.board.coast >> action.corner & 1)
    rule = "great_canal.R2.ship" if on_coast else "great_canal.R2.road"
    require_place(_edges(game, action.corner), action.edge, EDGES, "edge", rule)
    events.append(e.Founded(seat, action.corner, decision.city))
    if decision.city:
        cities = placed(game.pieces.realms[seat].cities, action.corner)
        after = change_realm(game, seat, cities=cities)
    else:
        after = place_settlement(game, seat, action.corner)
    after = (place_ship if on_coast else place_road)(after, seat, action.edge, events)
    # The founding comes before all turns: its ships may sail in the first.
    after = replace(after, queue=game.queue[1:], turn=game.turn)
    return _income(after, seat, action.corner, events) if decision.income else after


def _corners(game: GreatCanalState, seat: int) -> int:
    """Return the corners on which a seat may found (great_canal.R16, R58).

    One of its three buildings stands on the coast at least.
    """
    places, realm = founding_places(game.box.board, game.pieces), game.pieces.realms[seat]
    built = len(realm.settlements) + len(realm.cities)
    inland = built == 2 and not realm.buildings & game.box.board.coast
    return places & game.box.board.coast if inland else places


def _edges(game: GreatCanalState, corner: int) -> int:
    """Return the edges for the road or ship of a building: on the coast a ship, else a road (R58)."""
    return _sites(game.box.board, corner) & ~game.pieces.edges


def _sites(board: Board, corner: int) -> int:
    """Return the edges at a corner for ships, if it lies on the coast, or else for roads."""
    return CORNER_EDGE_MASKS[corner] & (board.ship_sites if board.coast >> corner & 1 else board.road_sites)


@lru_cache(maxsize=64)
def _foundings(board: Board) -> tuple[tuple[tuple[Found, int], ...], ...]:
    """Return the foundings on each corner of a board, each with the mask of its edge."""
    return tuple(
        [
            tuple([(Found(corner, edge), BITS[edge]) for edge in bits(_sites(board, corner))])
            for corner in range(CORNERS)
        ]
    )


def _income(game: S, seat: int, corner: int, events: list[Event]) -> S:
    """Return the game in which a seat has a card of each hex round its last settlement (great_canal.R2).

    Barren fields give grain too, the bank only what it has.
    """
    cards, bank = NOTHING, game.bank
    for hexagon in CORNER_HEXES[corner]:
        good = TERRAIN_RESOURCES.get(game.ground.terrain[hexagon])
        if good is not None and minus(bank, cards)[good] > 0:
            cards = plus(cards, single(good))
    if cards == NOTHING:
        return game
    events.append(e.Received(seat, cards))
    return gain(game, seat, cards)
