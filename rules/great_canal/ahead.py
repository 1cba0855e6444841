"""What plans of the Great Canal stand on: a seat's next decision, and what others may do until then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from rules.game import FORESEEN
from rules.great_canal import events as e
from rules.great_canal.components.kinds import TERRAIN_RESOURCES, TRACKS
from rules.great_canal.decisions import Founding, Limit, Retreat, Yield
from rules.great_canal.network import (
    edges_at,
    ends_of,
    founding_places,
    hiring_places,
    reach,
    road_places,
    settlement_places,
    ship_places,
)
from rules.great_canal.redeal import redeal
from rules.great_canal.state import Dice, GreatCanalState, S
from rules.great_canal.steps.after_event import check_victory
from rules.great_canal.steps.drawing import find_over_limit
from rules.great_canal.steps.production import yield_goods
from rules.great_canal.steps.seven import robber_places
from rules.great_canal.steps.turn_end import pass_turn
from rules.kit.masks import bits
from rules.kit.seats import seats_but
from rules.plans import Condition, condition_on
from rules.records import Event

NO_ROLL = Dice(1, 1, "fleet")
"""The dice of a roll that is thought of as bringing nothing: none can show that."""


def ahead(game: S, seat: int) -> S | None:
    """Return the game at the next decision or turn of a seat, for which nobody else did anything.

    None if the seat is asked now, or if the game is over by then. What others have still to decide is left
    out; the hexes yield what they have to, and each turn ends before its roll.
    """
    if game.result is not None or seat in game.waiting_for:
        return None
    known = redeal(game, seat, FORESEEN)
    after = _settled(replace(known, asked=replace(known.asked, answers=())), seat)
    while after.result is None and seat not in after.waiting_for:
        after = check_victory(pass_turn(after), [])
    return after if after.result is None else None


def after_no_roll(game: S) -> S:
    """Return the game in the middle of a turn whose roll brought nobody anything, and asked nothing."""
    return replace(game, turn=replace(game.turn, dice=NO_ROLL))


def awaited(game: GreatCanalState, seat: int) -> tuple[Condition, ...]:
    """Return what others may do, what may become of the canal, and the attack."""
    if game.result is not None:
        return ()
    others = seats_but(seat, game.seats)
    if isinstance(game.head, Founding):
        return tuple(_foundings(game, others))
    each = [condition for other in others for condition in _of_seat(game, other)]
    kinds = dict.fromkeys(condition.event for condition in each)
    return (*_of_nobody(game), *(one for kind in kinds for one in each if one.event == kind))


def _settled(game: S, seat: int) -> S:
    """Return the game with nothing more to settle before a seat is asked, or without anything to settle."""
    while game.queue and seat not in game.queue[0].waiting:
        match game.queue[0]:
            case Yield() as due:
                game = yield_goods(game, due, [])
            case Limit() as due:
                game = find_over_limit(game, due, [])
            case _:
                game = replace(game, queue=game.queue[1:])
    return game


def _foundings(game: GreatCanalState, others: Iterable[int]) -> Iterator[Condition]:
    """Yield where others may found, and what they may build with it (great_canal.R2, R58)."""
    board, taken = game.box.board, game.pieces.edges
    corners = founding_places(board, game.pieces)
    roads = edges_at(corners & ~board.coast) & board.road_sites & ~taken
    ships = edges_at(corners & board.coast) & board.ship_sites & ~taken
    founders = [other for other in others if any(other in due.waiting for due in game.queue)]
    for event, places in ((e.Founded, corners), (e.RoadBuilt, roads), (e.ShipBuilt, ships)):
        for other in founders:
            yield from _at(event, other, places)


def _of_nobody(game: GreatCanalState) -> Iterator[Condition]:
    """Yield what happens to the canal, and the attack."""
    if not game.flooded:
        for section, hexagon in enumerate(game.box.board.canal):
            if section not in game.dug:
                yield from (condition_on(e.CanalDug, hexagon, owner) for owner in range(game.seats))
        yield condition_on(e.CanalFlooded)
    yield condition_on(e.Attacked)


def _of_seat(game: GreatCanalState, other: int) -> Iterator[Condition]:
    """Yield what another seat may do."""
    yield from _buildings(game, other)
    yield from _knights(game, other)
    yield from _at(e.RobberMoved, other, robber_places(game))
    yield from (condition_on(e.CardStolen, other, victim) for victim in seats_but(other, game.seats))
    terrain = game.ground.terrain
    for hexagon in bits(game.pieces.realms[other].hexes & game.box.board.home):
        if terrain[hexagon] in TERRAIN_RESOURCES:
            yield condition_on(e.MerchantMoved, other, hexagon)
    yield condition_on(e.OfferMade, other)
    yield condition_on(e.RouteTaken, other)
    yield from (condition_on(e.MetropolisWon, other, track) for track in TRACKS)


def _buildings(game: GreatCanalState, other: int) -> Iterator[Condition]:
    """Yield what another seat may build: roads and ships up to the next but one, and what stands at these."""
    board, pieces = game.box.board, game.pieces
    realm, taken = pieces.realms[other], pieces.edges
    roads, ships = road_places(board, pieces, other), ship_places(board, pieces, other)
    roads |= edges_at(ends_of(roads)) & board.road_sites & ~taken
    yield from _at(e.ShipMoved, other, ships if realm.ships else 0)
    ships |= edges_at(ends_of(ships)) & board.ship_sites & ~taken
    yield from _at(e.RoadBuilt, other, roads)
    yield from _at(e.ShipBuilt, other, ships)
    soon = ends_of(roads | ships) & founding_places(board, pieces) & ~pieces.corners
    yield from _at(e.SettlementBuilt, other, settlement_places(board, pieces, other) | soon)
    yield from _at(e.CityBuilt, other, realm.buildings & ~realm.city_mask)


def _knights(game: GreatCanalState, other: int) -> Iterator[Condition]:
    """Yield what the knights of another seat may do."""
    pieces = game.pieces
    realm, ways, head = pieces.realms[other], 0, game.head
    for knight in realm.knights:
        ways |= reach(pieces, other, knight.corner)
    if isinstance(head, Retreat) and head.seat == other:
        ways |= reach(pieces, other, head.knight.corner)
    yield from _at(e.KnightHired, other, hiring_places(game.box.board, pieces, other))
    yield from _at(e.KnightActivated, other, realm.knight_mask & ~realm.active_mask)
    yield from _at(e.KnightMoved, other, ways & ~pieces.buildings)


def _at(event: type[Event], other: int, places: int) -> Iterator[Condition]:
    """Yield the conditions that another seat does something at one of some places. A mask."""
    return (condition_on(event, other, place) for place in bits(places))
