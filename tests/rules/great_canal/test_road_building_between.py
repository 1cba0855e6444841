"""Road Building: what can be done between the pieces, and what follows from each of them."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from rules.records import Action
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    edge,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
    seat,
)
from tests.rules.great_canal.rounds import next_turn

CARD, SKIP = a.PlayRoadBuilding(), a.Skip()
FIRST = "great_canal.first.build"
RICH = goods(brick=4, lumber=4, wool=4, grain=4, ore=4, cloth=4)
ESTATE = seat(
    settlements="D4 se, B4 n",
    cities="D8 s",
    roads="D4 sw, D3 se",
    ships="D8 se, D8 sw",
    knights="D4 s 1, D3 se 2+",
)
"""Pieces with which anything can be done in a turn."""
CARDS = ("alchemist", "engineer", "inventor", "medicine", "mining", "road_building", "smith")
COAST = ("D3 sw", "D3 se", "D4 sw", "D4 se", "D5 sw", "D5 se", "D6 sw", "D6 se")
"""Edges in line along the south coast."""


def coast(first: int, last: int) -> str:
    """Return so many edges of the coast, both included."""
    return ", ".join(COAST[first : last + 1])


def road(name: str) -> a.BuildRoad:
    """Return the building of a road."""
    return a.BuildRoad(edge(name))


def ship(name: str) -> a.BuildShip:
    """Return the building of a ship."""
    return a.BuildShip(edge(name))


def begun(*realms: Realm, chips: int = 0, **fields: Any) -> GreatCanal:
    """Return the game after seat 0 has played the card."""
    held = {0: Holding(progress=("road_building",), chips=chips)}
    return act(position(*realms, **{"holdings": held, **fields}), CARD)


# Nothing else between.

OTHERS: list[Action] = [
    a.EndTurn(),
    a.Roll(),
    a.BuildSettlement(corner("D3 s")),
    a.BuildCity(corner("D4 se")),
    a.BuildWall(corner("D8 s")),
    a.Sail(edge("D8 se"), edge("D4 se")),
    a.HireKnight(corner("D3 s")),
    a.ActivateKnight(corner("D4 s")),
    a.PromoteKnight(corner("D4 s")),
    a.MoveKnight(corner("D3 se"), corner("D3 s")),
    a.ChaseRobber(corner("D3 se"), hexagon("A2")),
    a.Improve("trade"),
    a.TradeBank("brick", "ore"),
    a.MakeOffer(goods(brick=1), goods(ore=1)),
    a.PlayEngineer(corner("D8 s")),
    a.PlayInventor(hexagon("A2"), hexagon("A3")),
    a.PlayMedicine(corner("D4 se")),
    a.PlayMining(),
    a.PlaySmith(corner("D4 s")),
    a.PlayAlchemist(1, 1),
    CARD,
]
"""What may be done in other moments of a turn."""


@pytest.mark.parametrize("action", OTHERS)
@pytest.mark.parametrize("built", [(), (road("D4 e"),)])
def test_nothing_else_between_card_and_pieces(action: Action, built: tuple[Action, ...]) -> None:
    """Check great_canal.R55: before the first piece and before the second, only pieces and to stop."""
    game = position(
        ESTATE,
        seat(settlements="A5 n"),
        hands={0: RICH, 1: goods(ore=1)},
        holdings={0: Holding(progress=(*CARDS, "road_building"))},
        robber=hexagon("D4"),
    )
    during = act(game, CARD, *built)
    refused(during, action, FIRST)
    assert {type(one) for one in during.legal_actions(0)} == {a.BuildRoad, a.BuildShip, a.Skip}
    after = act(during, SKIP)
    if type(action) not in (a.Roll, a.PlayAlchemist, a.EndTurn):
        allowed(after, action)


@pytest.mark.parametrize("action", [road("D5 sw"), ship("D5 sw"), SKIP, a.EndTurn(), a.Roll(), CARD])
def test_nobody_else_acts_meanwhile(action: Action) -> None:
    """Check great_canal.R15, R55: the game waits for the seat that played the card alone."""
    game = begun(seat(settlements="D4 se"), seat(settlements="D5 s"), hands={1: RICH})
    assert game.waiting_for == (0,)
    for other in (1, 2, 3):
        refused(game, action, "game.turn", by=other)
        assert game.legal_actions(other) == ()


def test_an_open_offer_stays_open() -> None:
    """Check great_canal.R45: it is answered between the pieces, and picked when they are built."""
    held = {0: Holding(progress=("road_building",))}
    game = position(seat(settlements="D4 se"), hands={0: goods(brick=1), 1: goods(ore=1)}, holdings=held)
    during = act(game, a.MakeOffer(goods(brick=1), goods(ore=1)), CARD)
    yes = act(during, a.AcceptOffer(), by=1)
    refused(yes, a.PickAnswer(1), FIRST)
    allowed(yes, a.WithdrawOffer())
    after = act(yes, road("D4 e"), SKIP)
    allowed(after, a.PickAnswer(1))


@pytest.mark.parametrize("end", [SKIP, road("C4 se")])
def test_a_first_yes_waits_for_the_pieces(end: Action) -> None:
    """Check great_canal.R46: an acceptance that decides is picked once no piece is waited for."""
    held = {0: Holding(progress=("road_building",))}
    game = position(seat(settlements="D4 se"), hands={0: goods(brick=1), 1: goods(ore=1)}, holdings=held)
    during = act(game, a.MakeOffer(goods(brick=1), goods(ore=1), first=True), CARD, road("D4 e"))
    yes = act(during, a.AcceptOffer(), by=1)
    assert yes.hands == game.hands
    after = act(yes, end)
    assert after.hands[:2] == (goods(ore=1), goods(brick=1))
    assert after.offer is None


# Ships of this turn.


def test_a_ship_by_card_does_not_sail_this_turn() -> None:
    """Check great_canal.R28: not one set by a card; another one may, and this one in the next turn."""
    game = begun(seat(settlements="D4 se", ships="D4 se"))
    after = act(game, ship("D5 sw"), ship("D5 se"))
    for name in ("D5 sw", "D5 se"):
        refused(after, a.Sail(edge(name), edge("E4 e")), "great_canal.R28.new")
    assert {action.ship for action in offered(after, a.Sail) if isinstance(action, a.Sail)} == {edge("D4 se")}
    allowed(after, a.Sail(edge("D4 se"), edge("D6 sw")))
    allowed(next_turn(after), a.Sail(edge("D5 se"), edge("E4 e")))


def test_building_is_no_sailing() -> None:
    """Check great_canal.R28: the one move of the turn is still to be made, or has been."""
    held = {0: Holding(progress=("road_building",))}
    game = position(seat(settlements="D4 se", ships="D4 se"), holdings=held)
    sailed = act(game, a.Sail(edge("D4 se"), edge("D5 sw")), CARD, ship("D4 se"), ship("D5 se"))
    refused(sailed, a.Sail(edge("D5 se"), edge("E4 e")), "great_canal.R28.once")


# The longest trade route, and the end (great_canal.R13, R31, R36).


def test_the_route_is_settled_after_each_piece() -> None:
    """Check great_canal.R36: taken with the first piece, longer with the second; or with the second alone."""
    four = begun(seat(roads=coast(0, 3)))
    assert happened(four, road(COAST[4])) == (e.RoadBuilt(0, edge(COAST[4])), e.RouteTaken(0, 5))
    taken = act(four, road(COAST[4]))
    assert taken.route == 0
    assert taken.view(None).scores[0] == 2
    assert happened(taken, road(COAST[5])) == (e.RoadBuilt(0, edge(COAST[5])),)
    three = begun(seat(roads=coast(0, 2)))
    assert happened(three, road(COAST[3])) == (e.RoadBuilt(0, edge(COAST[3])),)
    assert happened(act(three, road(COAST[3])), road(COAST[4]))[1:] == (e.RouteTaken(0, 5),)


def test_the_holder_is_passed_with_the_second_piece() -> None:
    """Check great_canal.R13, R36: a tie after the first piece leaves the route with its holder."""
    ring = "B4 ne, B4 e, B4 se, B4 sw, B4 w"
    game = begun(seat(roads=coast(0, 3)), seat(roads=ring))
    assert game.route == 1
    tied = act(game, road(COAST[4]))
    assert tied.route == 1
    assert happened(tied, road(COAST[5]))[1:] == (e.RouteTaken(0, 6, loser=1),)
    assert act(tied, SKIP).route == 1


def test_ships_count_for_the_route() -> None:
    """Check great_canal.R29: road and ship join at an own building, so one of each may make five."""
    own = seat(roads=coast(1, 2), ships="D5 se", settlements="D4 se")
    game = begun(own)
    after = act(game, ship("D5 sw"))
    assert after.route is None
    assert happened(after, road("D4 se"))[1:] == (e.RouteTaken(0, 5),)


@pytest.mark.parametrize("chips", [16, 15])
def test_the_first_piece_can_win(chips: int) -> None:
    """Check great_canal.R31, R36, R50: with the 18th point by the first piece, the second lapses."""
    game = begun(seat(roads=coast(0, 3)), chips=chips)
    after = act(game, road(COAST[4]))
    if chips == 16:
        assert after.outcome is not None
        assert after.outcome.winners == (0,)
        assert after.queue == ()
        assert after.legal_actions(0) == ()
        assert happened(game, road(COAST[4]))[-1] == e.GameEnded(0, 18)
    else:
        assert after.outcome is None
        assert after.waiting_for == (0,)


def test_the_second_piece_can_win() -> None:
    """Check great_canal.R31, R36: the points are counted after each of the two."""
    game = act(begun(seat(roads=coast(0, 2)), chips=16), road(COAST[3]))
    assert game.outcome is None
    assert act(game, road(COAST[4])).outcome is not None


def test_a_piece_past_a_gap() -> None:
    """Check great_canal.R13: one piece joins two ways, and the route is as long as both and itself."""
    game = begun(seat(roads=f"{coast(0, 2)}, {coast(4, 7)}"))
    assert happened(game, road(COAST[3]))[1:] == (e.RouteTaken(0, 8),)
    assert act(game, road(COAST[3]), SKIP).route == 0
