"""The fields: barren until the canal is done, fertile afterwards (great_canal.R7, R10, R33)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import FIELD, GRAIN
from rules.great_canal.decisions import Founding
from rules.great_canal.topology import HEX_NAMES
from tests.rules.great_canal.canals import ALL, but, holding, of_canal, wake, warlord
from tests.rules.great_canal.positions import (
    BOARD,
    act,
    allowed,
    corner,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
    seat,
)
from tests.rules.great_canal.rolling import left, rolled

FIELDS = {"B1": 4, "B2": 10, "C2": 6, "C3": 5, "D2": 3, "D3": 12}
"""The fields and their numbers (the map)."""
SITES = {"B1": "B1 n", "B2": "B2 n", "C2": "C1 se", "C3": "C3 n", "D2": "D2 sw", "D3": "D3 s"}
"""A corner at each field."""
NOT_YET = but("D7", "C2")


def grain(game: GreatCanal, number: int = 0) -> int:
    """Return how much grain a seat has."""
    return game.hands[number][GRAIN]


def test_which_fields_there_are() -> None:
    """Check the map: six fields in the west, on both sides of the basin."""
    fields = {HEX_NAMES[one]: BOARD.tokens[one] for one, kind in enumerate(BOARD.terrain) if kind == FIELD}
    assert fields == FIELDS


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("kind", ["settlements", "cities", "fallen"])
@pytest.mark.parametrize("sections", [(), NOT_YET, ALL])
def test_fields_yield_once_the_canal_is_done(name: str, kind: str, sections: tuple[int, ...]) -> None:
    """Check great_canal.R7, great_canal.R6: nothing before; a grain afterwards, two for a city."""
    game = position(seat(**{kind: SITES[name]}), rolled=False, dug=sections, hands={1: left(grain=9)})
    after = rolled(game, FIELDS[name])
    done = sections == ALL
    assert grain(after) == (done and (2 if kind == "cities" else 1))


@pytest.mark.parametrize(("robber", "due"), [("C3", 0), ("C4", 1)])
def test_the_robber_keeps_a_fertile_field(robber: str, due: int) -> None:
    """Check great_canal.R17: fertile fields are hexes like others."""
    game = position(seat(settlements=SITES["C3"]), rolled=False, dug=ALL, robber=hexagon(robber))
    assert grain(rolled(game, 5)) == due


def test_they_yield_from_the_next_roll_on() -> None:
    """Check great_canal.R33: completion inside the event that digs the eighth section brings no grain; the
    next roll does."""
    realm = seat(settlements=SITES["C3"], knights="D7 n 1+, D7 s 1")
    game = rolled(position(realm, rolled=False, dug=NOT_YET, hands={0: goods(grain=1)}), 5)
    assert grain(game) == 1
    done = act(game, wake("D7 s"))
    assert done.flooded
    assert grain(done) == 0
    assert grain(rolled(act(done, a.EndTurn()), 5)) == 1


def test_completion_in_a_warlord_holds_at_once() -> None:
    """Check great_canal.R33: inside the event: what follows it in the turn finds fertile fields."""
    realm = seat(settlements=SITES["C3"], knights="D7 n 1+, D7 s 1, B4 n 2")
    game = position(realm, dug=NOT_YET, holdings=holding("warlord", "irrigation"))
    refused(game, a.PlayIrrigation(), "great_canal.R7.irrigation")
    done = act(game, warlord("D7 s"))
    assert len(of_canal(happened(game, warlord("D7 s")))) == 3
    allowed(done, a.PlayIrrigation())


# Irrigation (great_canal.R7).


@pytest.mark.parametrize("sections", [(), NOT_YET])
def test_irrigation_before_the_canal_is_done(sections: tuple[int, ...]) -> None:
    """Check great_canal.R7: barren fields yield nothing by Irrigation either."""
    game = position(seat(settlements=SITES["C3"]), holdings=holding("irrigation"), dug=sections)
    refused(game, a.PlayIrrigation(), "great_canal.R7.irrigation")


@pytest.mark.parametrize(
    ("sites", "due"),
    [("C3 n", 4), ("C3 n, C3 se", 4), ("D2 sw, C3 se", 4), ("C2 s", 6), ("C2 sw, C3 s", 8)],
)
def test_irrigation_afterwards(sites: str, due: int) -> None:
    """Check great_canal.R7: then it brings two grain for each field at own buildings, each counted once."""
    game = position(seat(settlements=sites), holdings=holding("irrigation"), dug=ALL)
    assert happened(game, a.PlayIrrigation())[-1] == e.Received(0, goods(grain=due))
    assert grain(act(game, a.PlayIrrigation())) == due


# Inventor (great_canal.R10).


@pytest.mark.parametrize(("first", "second"), [("C3", "B1"), ("C3", "C4"), ("B4", "D2")])
def test_an_inventor_swaps_tokens_of_barren_fields(first: str, second: str) -> None:
    """Check great_canal.R10: the tokens of fields move as others do and count from completion on."""
    inventor = a.PlayInventor(hexagon(first), hexagon(second))
    game = position(seat(settlements="C3 n, D2 sw, B1 n"), holdings=holding("inventor"))
    allowed(game, inventor)
    swapped = act(game, inventor)
    tokens = swapped.ground.tokens
    assert tokens[hexagon(first)] == BOARD.tokens[hexagon(second)]
    assert tokens[hexagon(second)] == BOARD.tokens[hexagon(first)]
    for name in ("C3", "D2", "B1"):
        number = tokens[hexagon(name)]
        before = act(swapped, a.EndTurn())
        assert grain(rolled(before, number)) == 0
        assert grain(rolled(replace(before, dug=ALL), number)) >= 1


@pytest.mark.parametrize("name", ["G1", "G6", "B3", "D4", "C2", "D8", "D3", "D5"])
def test_an_inventor_leaves_gold_and_the_fixed_numbers(name: str) -> None:
    """Check great_canal.R10: 2, 6, 8 and 12 stay, so those of the gold fields do, and of two fields."""
    game = position(holdings=holding("inventor"))
    for pair in ((name, "C4"), ("C4", name)):
        refused(game, a.PlayInventor(*map(hexagon, pair)), "great_canal.inventor")


# The founding (great_canal.R2).


@pytest.mark.parametrize(
    ("place", "due"), [("B1 n", 1), ("C1 se", 2), ("D3 s", 1), ("C2 s", 3), ("C3 se", 1), ("D5 s", 0)]
)
def test_the_founding_brings_grain_of_barren_fields(place: str, due: int) -> None:
    """Check great_canal.R2: a card of each hex round the last settlement, of a barren field too."""
    queue = (Founding(0, city=False, income=True), Founding(1, city=False, income=True))
    game = position(seat(settlements="D8 s", cities="C6 n"), queue=queue, rolled=False)
    ways = [one for one in offered(game, a.Found) if isinstance(one, a.Found) and one.corner == corner(place)]
    assert ways
    for way in ways:
        assert grain(act(game, way)) == due
