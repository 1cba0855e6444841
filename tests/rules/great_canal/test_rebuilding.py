"""Diplomat: one's own road or ship, built again elsewhere or left."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Rebuild
from rules.great_canal.pieces import Realm
from rules.great_canal.scoring import points_of
from rules.great_canal.state import Holding
from rules.records import Action
from tests.rules.great_canal.politics import with_card
from tests.rules.great_canal.positions import (
    act,
    allowed,
    edge,
    edges,
    goods,
    happened,
    offered,
    refused,
    seat,
)
from tests.rules.great_canal.rounds import next_turn

SKIP = a.Skip()
SITE = "great_canal.diplomat.rebuild"
LINE = "D3 sw, D3 se, D4 sw, D4 se, D5 sw"
"""Five edges along the south coast, from D3 sw over D3 s, D3 se, D4 s and D4 se to D5 s."""
RICH = goods(brick=5, lumber=5, wool=5, grain=5, ore=5)


def diplomat(name: str) -> a.PlayDiplomat:
    """Return the Diplomat that takes the piece of an edge."""
    return a.PlayDiplomat(edge(name))


def rebuild(name: str) -> a.Rebuild:
    """Return where the piece is built again."""
    return a.Rebuild(edge(name))


def taken(name: str, own: Realm, *others: Realm, **fields: Any) -> GreatCanal:
    """Return the game after a Diplomat has taken an own piece off the board."""
    return act(with_card("diplomat", own, *others, **fields), diplomat(name))


def check_sites(game: GreatCanal, names: str) -> None:
    """Check on which edges the piece can be built again."""
    sites = edges(names)
    assert offered(game, a.Rebuild) == set(map(a.Rebuild, sites))
    for site in sites:
        allowed(game, a.Rebuild(site))
    allowed(game, SKIP)


# Where (building rules).


@pytest.mark.parametrize(
    ("own", "name", "sites"),
    [
        (seat(roads="D4 e, D5 sw", settlements="D4 ne"), "D5 sw", "C4 sw, C4 se, D4 se"),
        (seat(roads="D5 sw, D5 se", settlements="D4 se"), "D5 se", "D4 e, D4 se"),
        (seat(ships="D5 sw, D5 se", settlements="D4 se"), "D5 se", "D4 se, E4 e"),
        (seat(ships="D4 se, D5 sw"), "D4 se", "D5 se, E4 e"),  # at the other end of the rest
        (seat(ships="D5 sw", roads="D4 e", settlements="D4 se, B6 n"), "D5 sw", "D4 se, A5 e, A6 sw"),
        (seat(roads="D5 sw", settlements="D4 se"), "D5 sw", "D4 e, D4 se"),
    ],
)
def test_elsewhere_by_the_building_rules(own: Realm, name: str, sites: str) -> None:
    """Check the card: elsewhere, at own pieces as they are without it; not back to the same edge."""
    game = taken(name, own)
    assert game.waiting_for == (0,)
    check_sites(game, sites)
    refused(game, rebuild(name), SITE)
    refused(game, rebuild("F7 e"), SITE)
    refused(game, a.Rebuild(999), SITE)


def test_not_on_others_sites() -> None:
    """Check great_canal.R37: not through another's piece, nor where something stands."""
    own = seat(ships="D4 se, D5 sw, E4 e, E4 se", settlements="D4 s")
    game = taken("E4 se", own, seat(knights="F4 n 1"), seat(roads="D5 se"))
    check_sites(game, "D4 sw, E3 e")
    for name in ("E5 sw", "D5 se", "D5 sw"):
        refused(game, rebuild(name), SITE)


@pytest.mark.parametrize(("kind", "event"), [("roads", e.RoadBuilt), ("ships", e.ShipBuilt)])
def test_as_the_same_kind(kind: str, event: type[e.RoadBuilt | e.ShipBuilt]) -> None:
    """Check table 4.6: a road as a road, a ship as a ship, on an edge that takes both; nothing is paid."""
    game = taken("D5 se", seat(**{kind: "D5 sw, D5 se"}, settlements="D4 se"))
    assert game.head == Rebuild(0, edge("D5 se"), kind == "ships")
    assert happened(game, rebuild("D4 se")) == (event(0, edge("D4 se")),)
    after = act(game, rebuild("D4 se"))
    assert after.pieces.realms[0] == seat(**{kind: "D4 se, D5 sw"}, settlements="D4 se")
    assert after.queue == ()
    allowed(after, a.EndTurn())


def test_what_is_told() -> None:
    """Check the card: all see what is taken, whose it is, and what is left."""
    game = with_card("diplomat", seat(ships="D5 sw, D5 se", settlements="D4 se"))
    assert happened(game, diplomat("D5 se")) == (
        e.CardPlayed(0, "diplomat"),
        e.PieceRemoved(0, 0, edge("D5 se"), True),
    )
    assert happened(act(game, diplomat("D5 se")), SKIP) == (e.PieceKept(0),)


def test_of_fifteen_roads() -> None:
    """Check the card: the piece itself is built again, also when the supply was empty."""
    rings = ", ".join(f"B4 {side}, C6 {side}" for side in ("ne", "e", "se", "sw", "w"))
    own = seat(roads=f"{LINE}, {rings}", settlements="D3 sw")
    assert len(own.roads) == 15
    game = taken("D5 sw", own)
    allowed(game, rebuild("D4 e"))
    assert len(act(game, rebuild("D4 e")).pieces.realms[0].roads) == 15


# Left in the supply.


def test_it_may_be_left() -> None:
    """Check great_canal.R55: the piece may stay in the supply; it can be built later, for its price."""
    game = taken("D5 se", seat(roads="D5 sw, D5 se", settlements="D4 se"), hands={0: RICH})
    after = act(game, SKIP)
    assert after.pieces.realms[0] == seat(roads="D5 sw", settlements="D4 se")
    assert after.hands[0] == RICH
    assert after.queue == ()
    refused(after, rebuild("D4 se"), "great_canal.moment.rebuild")
    allowed(after, a.BuildRoad(edge("D5 se")))


@pytest.mark.parametrize("kind", ["roads", "ships"])
def test_nowhere_to_build(kind: str) -> None:
    """Check great_canal.R60: where the piece has no other place nothing is asked, and it is left."""
    game = with_card("diplomat", seat(**{kind: "D5 sw"}))
    assert happened(game, diplomat("D5 sw"))[-1] == e.PieceKept(0)
    after = act(game, diplomat("D5 sw"))
    assert after.pieces.realms[0] == seat()
    assert after.queue == ()


@pytest.mark.parametrize(
    "action",
    [a.EndTurn(), a.BuildRoad(edge("D4 se")), a.TradeBank("ore", "wool"), a.PlayDiplomat(edge("D5 sw"))],
)
def test_nothing_between_card_and_rebuilding(action: Action) -> None:
    """Check great_canal.R55: nothing else can be done between, and by nobody else."""
    own = seat(roads="D5 sw, D5 se", settlements="D4 se")
    game = taken("D5 se", own, hands={0: RICH}, holdings={0: Holding(progress=("diplomat",))})
    refused(game, action, "great_canal.first.rebuild")
    for by in (1, 2, 3):
        refused(game, rebuild("D4 se"), "game.turn", by)
        refused(game, SKIP, "game.turn", by)
        assert game.legal_actions(by) == ()


def test_only_after_the_card() -> None:
    """Check the card: without it nothing is built again."""
    game = with_card("diplomat", seat(roads="D5 sw, D5 se", settlements="D4 se"))
    refused(game, rebuild("D4 se"), "great_canal.moment.rebuild")


# Built this turn (great_canal.R28).


def test_a_rebuilt_ship_does_not_sail_this_turn() -> None:
    """Check great_canal.R28: rebuilt by a card it counts as built this turn; others sail, it later."""
    own = seat(ships="D5 sw, D5 se", settlements="D4 se, A2 n")
    game = act(taken("D5 se", own), rebuild("D4 se"))
    far = edge("A2 ne")
    refused(game, a.Sail(edge("D4 se"), far), "great_canal.R28.new")
    allowed(game, a.Sail(edge("D5 sw"), far))
    allowed(next_turn(game), a.Sail(edge("D4 se"), far))


def test_a_ship_built_this_turn_may_be_taken() -> None:
    """Check the card: it takes a new ship too; what stands there later is another one."""
    own = seat(ships="D5 sw", settlements="D4 se, A2 n")
    game = act(with_card("diplomat", own, hands={0: RICH}), a.BuildShip(edge("D5 se")))
    game = act(game, diplomat("D5 se"), SKIP)
    assert game.turn.new_ships == ()
    allowed(game, a.Sail(edge("D5 sw"), edge("A2 ne")))


def test_the_move_of_the_turn_is_left() -> None:
    """Check great_canal.R28: the rebuilding is no move of a ship, before or after one."""
    own = seat(ships="D5 sw, D5 se", settlements="D4 se, A2 n")
    game = act(with_card("diplomat", own), a.Sail(edge("D5 se"), edge("A2 ne")), diplomat("D5 sw"))
    allowed(game, rebuild("D4 se"))


# Longest trade route (great_canal.R29).


def routes(game: GreatCanal, action: Action) -> list[e.RouteTaken | e.RouteLost]:
    """Return what an action tells about the longest trade route."""
    return [one for one in happened(game, action) if isinstance(one, (e.RouteTaken, e.RouteLost))]


def test_the_route_is_settled_after_the_rebuilding() -> None:
    """Check great_canal.R29: lost by the taking and regained by the rebuilding, it was never lost; with a
    rival as long, who would have kept it."""
    rival = seat(roads="A2 nw, A2 ne, A3 nw, A3 ne, A4 nw")
    for others in ((), (rival,)):
        game = with_card("diplomat", seat(roads=LINE), *others, route=0)
        assert routes(game, diplomat("D5 sw")) == []
        between = act(game, diplomat("D5 sw"))
        assert between.route == 0
        assert points_of(between, 0) == 2
        assert between.view(None).scores[0] == 2
        assert routes(between, rebuild("D2 se")) == []
        assert act(between, rebuild("D2 se")).route == 0


def test_a_worse_place_loses_the_route() -> None:
    """Check great_canal.R29: settled as it is after the rebuilding."""
    game = taken("D5 sw", seat(roads=LINE))
    assert routes(game, rebuild("D3 e")) == [e.RouteLost(0)]
    assert act(game, rebuild("D3 e")).route is None
    rival = taken("D5 sw", seat(roads=LINE), seat(roads="A2 nw, A2 ne, A3 nw, A3 ne, A4 nw"), route=0)
    assert routes(rival, rebuild("D3 e")) == [e.RouteTaken(1, 5, loser=0)]


def test_a_piece_that_is_left_loses_the_route() -> None:
    """Check great_canal.R29: settled when the piece is left."""
    game = taken("D5 sw", seat(roads=LINE))
    assert game.route == 0
    assert happened(game, SKIP) == (e.PieceKept(0), e.RouteLost(0))
    assert act(game, SKIP).route is None


def test_a_piece_without_another_place_loses_the_route() -> None:
    """Check great_canal.R29, great_canal.R60: settled at once where nothing can be built again."""
    around = seat(roads="D2 e, D2 se, D3 e, D4 e")
    game = with_card("diplomat", seat(roads=LINE), around)
    assert game.route == 0
    assert happened(game, diplomat("D5 sw"))[2:] == (e.PieceKept(0), e.RouteLost(0))
    assert act(game, diplomat("D5 sw")).queue == ()


def test_a_better_place_takes_the_route_and_wins() -> None:
    """Check great_canal.R31: the points of the route count at once, and may win."""
    own = seat(roads="D3 sw, D3 se, D4 sw, D4 se, D3 e")
    game = taken("D3 e", own, holdings={0: Holding(chips=15)})
    assert routes(game, rebuild("D5 sw")) == [e.RouteTaken(0, 5)]
    assert act(game, rebuild("D5 sw")).outcome is None
    winning = taken("D3 e", own, holdings={0: Holding(chips=16)})
    assert happened(winning, rebuild("D5 sw"))[-1] == e.GameEnded(0, 18)
