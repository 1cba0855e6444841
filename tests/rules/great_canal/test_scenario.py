"""The scenario of the Great Canal, sentence by sentence: its story, the founding, the digging.

It goes on in test_scenario_completion. What is played out further elsewhere: founding in test_setup, its
income of barren fields in test_flooded_fields, digging in test_digging and test_digging_arrivals, completion
in test_completion and test_flooded_fields, gold in test_gold, harbours in test_bank, attacks in
test_barbarians, the end in test_victory and test_victory_events.
"""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.actions import ACTIONS
from rules.great_canal.components.kinds import DESERT, FIELD, GRAIN
from rules.great_canal.state import Barbarians, Box
from rules.great_canal.topology import HEX_NAMES, HEX_NEIGHBOURS
from rules.kit.masks import bits
from tests.rules.great_canal.canals import ALL, CANAL, alone, but, chips, dug, holding, of_canal, wake
from tests.rules.great_canal.positions import (
    BOARD,
    OPTIONS,
    act,
    corner,
    goods,
    happened,
    hexagon,
    knight,
    offered,
    position,
    refused,
    seat,
    start,
)
from tests.rules.great_canal.rolling import rolled

MIDDLE = {"A": 3.5, "B": 4, "C": 4.5, "D": 5, "E": 4.5, "F": 4, "G": 3.5}
"""Where the middle of the board lies in each row."""
GRAINS = goods(grain=2)


def east_of_the_middle(place: int) -> float:
    """Return how far a hex lies to the east of the middle of the board; less than 0 is to the west."""
    name = HEX_NAMES[place]
    return int(name[1:]) - MIDDLE[name[0]]


# The scenario.


def test_the_fields_in_the_west_are_barren() -> None:
    """Check the scenario, its story: all fields lie in the west and yield nothing at first (R7)."""
    fields = bits(BOARD.fields)
    assert all(east_of_the_middle(field) < 0 for field in fields)
    assert {place for place, kind in enumerate(start().ground.terrain) if kind == FIELD} == set(fields)
    game = position(seat(cities="B2 n, C3 se, C2 s, B1 n"), rolled=False)
    assert all(rolled(game, total).hands[0][GRAIN] == 0 for total in (3, 4, 5, 6, 10, 12))


def test_the_canal_leads_from_the_lake_to_the_basin() -> None:
    """Check the scenario, its story: from a lake in the east to a desert basin in the west."""
    way = (BOARD.lake, *BOARD.canal, BOARD.basin)
    assert BOARD.canal == tuple(map(hexagon, CANAL))
    assert all(there in HEX_NEIGHBOURS[here] for here, there in itertools.pairwise(way))
    assert east_of_the_middle(BOARD.lake) > 0 > east_of_the_middle(BOARD.basin)
    assert BOARD.terrain[BOARD.basin] == DESERT


def test_only_a_finished_canal_makes_the_fields_fertile() -> None:
    """Check the scenario, its story: section by section, grain comes with the last but one, not before."""
    farm = seat(settlements="C3 se")
    for number, name in enumerate(CANAL[:8]):
        first, second, *_ = alone(name)
        game = position(
            seat(knights=f"{first} 1+, {second} 1"), farm, hands={0: GRAINS}, dug=ALL[:number], active=0
        )
        done = act(game, wake(second))
        assert done.flooded == (number == 7)
        assert rolled(act(done, a.EndTurn()), 5).hands[1] == (goods(grain=1) if number == 7 else goods())


def test_there_is_a_robber_and_no_pirate() -> None:
    """Check the scenario, robber: there is no pirate; the robber does not go to the sea."""
    assert not [action for action in ACTIONS if "pirate" in action.__name__.lower()]
    game = rolled(position(rolled=False), 7)
    for action in offered(game, a.MoveRobber):
        assert isinstance(action, a.MoveRobber)
        assert BOARD.land >> action.to & 1
    refused(game, a.MoveRobber(hexagon("E4")), "great_canal.R18")


@pytest.mark.parametrize("desert", ["F4", "F1", "F7"])
def test_the_robber_starts_on_a_desert(desert: str) -> None:
    """Check the scenario, robber; great_canal.R7, R18: on a desert that the map names, and goes home to it
    from the flooded basin."""
    text = OPTIONS["map"].replace('robber = "F4"', f'robber = "{desert}"')
    game = GreatCanal.new(4, start().randomness, 0, **{**OPTIONS, "map": text}, variable=False)
    assert game.robber == hexagon(desert)
    assert game.ground.terrain[game.robber] == DESERT
    box = Box(text, OPTIONS["costs"], OPTIONS["cards"])
    own = seat(knights="D7 n 1+, D7 s 1")
    before = position(own, hands={0: GRAINS}, box=box, dug=but("D7", "C2"), robber=hexagon("C1"))
    assert happened(before, wake("D7 s"))[-1] == e.RobberReturned(hexagon(desert))
    assert act(before, wake("D7 s")).robber == hexagon(desert)


def test_the_robber_stays_till_the_first_attack() -> None:
    """Check great_canal.R7, great_canal.R18: no seven, knight or Bishop moves it before."""
    own = seat(knights="F4 n 1+")
    game = position(own, attacks=0, holdings=holding("bishop"))
    refused(game, a.PlayBishop(hexagon("C4")), "great_canal.R7.robber")
    refused(game, a.ChaseRobber(corner("F4 n"), hexagon("C4")), "great_canal.R7.robber")
    assert rolled(position(rolled=False, attacks=0), 7).queue == ()
    with_the_attack = position(rolled=False, barbarians=Barbarians(6, 0))
    assert rolled(with_the_attack, 7, "fleet").waiting_for == (0,)
    assert offered(rolled(with_the_attack, 7, "fleet"), a.MoveRobber)


# The founding.


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("first", [0, 2])
def test_the_founding(seats: int, first: int) -> None:
    """Check the scenario, founding: a settlement each, a city each backwards, from whoever is last another
    settlement each clockwise; each with a road or ship, at home."""
    game, order = start(seats, first=first), list[tuple[int, bool]]()
    while game.queue:
        (number,) = game.waiting_for
        events = happened(game, game.legal_actions(number)[-1], number)
        (founded,) = [one for one in events if isinstance(one, e.Founded)]
        assert [isinstance(one, e.RoadBuilt | e.ShipBuilt) for one in events].count(True) == 1
        order.append((founded.seat, founded.city))
        game = act(game, game.legal_actions(number)[-1], by=number)
    clockwise = [(first + step) % seats for step in range(seats)]
    cities = [(number, True) for number in reversed(clockwise)]
    assert order == [
        *((number, False) for number in clockwise),
        *cities,
        *((number, False) for number in clockwise),
    ]
    for realm in game.pieces.realms:
        assert len(realm.settlements) == 2
        assert len(realm.cities) == 1
        assert len(realm.roads) + len(realm.ships) == 3
        assert realm.ships
        assert realm.buildings & ~BOARD.home_corners == 0


# What knights do.


def test_knights_are_hired_at_home_only() -> None:
    """Check the scenario, knights; great_canal.R3: on the home island, not on the small ones, not at sea."""
    own = seat(ships="E3 w, F2 nw, F2 w", settlements="D3 sw", roads="D3 sw")
    game = position(own, hands={0: goods(wool=1, ore=1)})
    assert offered(game, a.HireKnight) == {a.HireKnight(corner("D3 s"))}
    for name in ("F2 n", "F1 ne", "G1 n"):
        refused(game, a.HireKnight(corner(name)), "great_canal.R20.hire")


def test_two_active_knights_dig() -> None:
    """Check the scenario, canal: with the second active knight the section lies, its chips are off it."""
    game = position(seat(knights="B3 se 1+, B3 nw 1"), hands={0: GRAINS}, dug=ALL[:3])
    after = act(game, wake("B3 nw"))
    assert after.dug == (0, 1, 2, CANAL.index("B3"))
    again = position(seat(knights="B3 se 1+, B3 nw 1"), hands={0: GRAINS}, dug=after.dug)
    assert chips(act(again, wake("B3 nw"))) == (0, 0, 0, 0)


def test_each_section_joins_those_beside_it() -> None:
    """Check the scenario, canal; great_canal.R17: a section leads from one side to another, straight or bent:
    seven are bent, and lying it is all that it changes."""
    way = (BOARD.lake, *BOARD.canal, BOARD.basin)
    straight: list[str] = []
    for before, here, after in zip(way, way[1:], way[2:], strict=False):
        sides = HEX_NEIGHBOURS[here]
        assert [side for side in sides if side in way] == [side for side in sides if side in (before, after)]
        if abs(sides.index(before) - sides.index(after)) == 3:
            straight.append(HEX_NAMES[here])
    assert straight == ["B3", "C2"]
    yields = seat(settlements="B3 nw")
    assert rolled(position(yields, rolled=False, dug=(6,)), 8).hands[0] == goods(wool=1)


@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [("C5 sw 1, C5 nw 1+", "", (2, 0, 0, 0)), ("C5 sw 1", "C5 nw 1+", (1, 1, 0, 0))],
)
def test_whose_the_chips_are(own: str, other: str, expected: tuple[int, ...]) -> None:
    """Check the scenario, canal: both for one owner, one each for two; a chip is a point (R9)."""
    game = position(seat(knights=own), seat(knights=other), hands={0: GRAINS})
    after = act(game, wake("C5 sw"))
    assert chips(after) == expected
    assert after.view(None).scores == expected


def test_no_third_seat_comes_in_between() -> None:
    """Check the scenario, canal: at once with the second; whatever their strength, and they stay active."""
    own, others = seat(knights="C5 sw 3"), (seat(knights="C5 nw 1+"), seat(knights="C5 n 2"))
    game = position(own, *others, hands={0: GRAINS})
    assert happened(game, wake("C5 sw"))[1:] == (dug("C5", 0, 1),)
    after = act(game, wake("C5 sw"))
    assert after.pieces.realms[0].knights == (knight("C5 sw 3+w"),)
    assert after.pieces.realms[1].knights == (knight("C5 nw 1+"),)
    later = replace(after, active=2, hands=(goods(), goods(), GRAINS, goods()))
    assert of_canal(happened(later, wake("C5 n"))) == ()


@pytest.mark.parametrize("seed", range(3))
def test_a_varied_map_has_the_same_canal(seed: int) -> None:
    """Check great_canal.R59: whatever lies under a section, it is dug, and yields as its terrain does."""
    ground = start(4, seed, variable=True).ground
    for name in CANAL:
        first, second, *_ = alone(name)
        game = position(seat(knights=f"{first} 1+, {second} 1"), hands={0: GRAINS}, ground=ground)
        assert of_canal(happened(game, wake(second))) == (dug(name, 0),)
