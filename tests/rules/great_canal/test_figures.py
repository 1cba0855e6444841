"""The positions of the rulebook and of the lesson: real ones, which show what is told of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules import new_game, resolve_options
from rules.great_canal import GreatCanal
from rules.great_canal import events as e
from rules.great_canal.figures import FIGURES
from rules.great_canal.route import route_lengths
from rules.great_canal.topology import (
    CORNER_EDGE_MASKS,
    CORNER_NEIGHBOUR_MASKS,
    EDGE_CORNER_MASKS,
    HEX_CORNER_MASKS,
)
from rules.kit.masks import bits
from rules.language.figures import figures_of, lesson_of
from rules.language.rulebook import load_rulebook
from rules.records import Event
from tests.rules.great_canal.positions import corner, goods, hexagon

KIND = "great_canal"
EACH = pytest.mark.parametrize("name", FIGURES)


def shown(name: str) -> GreatCanal:
    """Return the game of a figure."""
    game = FIGURES[name]().game
    assert isinstance(game, GreatCanal)
    return game


@EACH
def test_every_figure_is_a_real_position(name: str) -> None:
    """Check that nothing was lost or added, that it is the same each time, and that all may know it."""
    figure = FIGURES[name]()
    assert figure == FIGURES[name]()
    assert figure.events
    assert all(event.audience() is None for event in figure.events)
    fresh = new_game(KIND, seats=figure.game.seats, seed=1, **resolve_options(KIND, {}))
    assert figure.game.conserved() == fresh.conserved()
    assert figure.game.view(None).seats == 3
    assert figure.game.outcome is None


@EACH
def test_pieces_stand_where_the_rules_let_them(name: str) -> None:
    """Check sites, distance and supplies, and that knights stand at roads (great_canal.R3, R17, R20, R30)."""
    game = shown(name)
    board, pieces, supply = game.box.board, game.pieces, game.box.prices.pieces
    sites = [site for realm in pieces.realms for site in bits(realm.buildings)]
    assert len(sites) == len(set(sites)) > 5
    assert not pieces.buildings & ~board.home_corners
    assert not any(CORNER_NEIGHBOUR_MASKS[site] & pieces.buildings for site in sites)
    edges = [edge for realm in pieces.realms for edge in (*realm.roads, *realm.ships)]
    assert len(edges) == len(set(edges))
    for realm in pieces.realms:
        assert len(realm.roads) <= supply.road
        assert len(realm.ships) <= supply.ship
        assert len(realm.settlements) <= supply.settlement
        assert len(realm.cities) <= supply.city
        assert not realm.road_mask & ~board.road_sites
        assert not realm.ship_mask & ~board.ship_sites
        for knight in realm.knights:
            assert CORNER_EDGE_MASKS[knight.corner] & (realm.road_mask | realm.ship_mask)
            assert not pieces.buildings >> knight.corner & 1


@EACH
def test_roads_and_ships_hang_on_buildings(name: str) -> None:
    """Check that roads go on from own roads and buildings, ships likewise (great_canal.R37)."""
    for realm in shown(name).pieces.realms:
        for edges in (realm.roads, realm.ships):
            reached, left = realm.buildings, set(edges)
            while more := {edge for edge in left if EDGE_CORNER_MASKS[edge] & reached}:
                left -= more
                for edge in more:
                    reached |= EDGE_CORNER_MASKS[edge]
            assert not left


@EACH
def test_canal_and_route_agree_with_the_pieces(name: str) -> None:
    """Check chips, the sites that are not dug, and who has the route (great_canal.R4, R6, R13)."""
    game = shown(name)
    out_of_game = 2 if game.flooded else 0
    assert sum(holding.chips for holding in game.holdings) == 2 * len(game.dug) - out_of_game
    for section, site in enumerate(game.box.board.canal):
        active = HEX_CORNER_MASKS[site] & game.pieces.active_knights
        assert section in game.dug or active.bit_count() < 2
    lengths = route_lengths(game.pieces)
    longest = [seat for seat, length in enumerate(lengths) if length == max(lengths)]
    alone = longest[0] if max(lengths) >= 5 and len(longest) == 1 else None
    assert game.route == alone


def test_every_figure_has_a_section_or_a_page() -> None:
    pictured = [section.picture for section in load_rulebook(KIND, "en").sections.values() if section.picture]
    assert len(pictured) == len(set(pictured))
    pages = {page.figure for page in lesson_of("rules.great_canal")}
    assert pages.union(pictured) == set(figures_of("rules.great_canal"))


@pytest.mark.parametrize(
    ("name", "event", "holds"),
    [
        ("founding", e.Founded, lambda it: [(one.seat, one.city) for one in it] == [(2, False)]),
        ("founding", e.ShipBuilt, lambda it: len(it) == 1),
        ("production", e.Rolled, lambda it: [one.yellow + one.red for one in it] == [10]),
        (
            "production",
            e.Received,
            lambda it: [one.cards for one in it] == [goods(brick=1, lumber=1, paper=1), goods(brick=2)],
        ),
        ("robber", e.RobberMoved, lambda it: [one.to for one in it] == [hexagon("B6")]),
        ("robber", e.CardStolen, lambda it: [(one.seat, one.victim) for one in it] == [(0, 1)]),
        ("sail", e.ShipMoved, lambda it: len(it) == 1),
        ("harbour", e.KnightMoved, lambda it: [one.to for one in it] == [corner("F7 nw")]),
        ("gold", e.Rolled, lambda it: [one.yellow + one.red for one in it] == [8]),
        ("gold", e.ResourceTaken, lambda it: [(one.seat, one.gold) for one in it] == [(2, True)]),
        ("displace", e.KnightDisplaced, lambda it: [(one.seat, one.other) for one in it] == [(1, 0)]),
        ("displace", e.KnightRetreated, lambda it: [one.seat for one in it] == [0]),
        ("barbarians", e.FleetSailed, lambda it: [one.left for one in it] == [1]),
        ("attack", e.Attacked, lambda it: [(one.strength, sum(one.defences)) for one in it] == [(3, 2)]),
        ("attack", e.CityLost, lambda it: [one.seat for one in it] == [1]),
        (
            "metropolis",
            e.MetropolisWon,
            lambda it: [(x.seat, x.track) for x in it] == [(1, "politics")],
        ),
        ("route", e.RouteTaken, lambda it: [(one.seat, one.length) for one in it] == [(0, 8)]),
        ("dug", e.CanalDug, lambda it: [one.seats for one in it] == [(0, 1)]),
        ("completed", e.CanalDug, lambda it: [one.seats for one in it] == [(2,)]),
        ("completed", e.CanalLaid, lambda it: len(it) == 1),
        ("completed", e.CanalFlooded, lambda it: len(it) == 1),
        ("island", e.CityBuilt, lambda it: [one.seat for one in it] == [0]),
    ],
)
def test_what_a_section_speaks_of_has_happened(
    name: str, event: type[Event], holds: Callable[[list[Any]], bool]
) -> None:
    assert holds([one for one in FIGURES[name]().events if isinstance(one, event)])
