"""The policy in its turn: it digs, builds, buys and plays what is plainly best."""

from __future__ import annotations

import pytest

from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.policy.evaluate import PIPS
from rules.great_canal.state import Barbarians, Holding
from rules.great_canal.topology import CORNER_HEXES, HEX_CORNERS
from rules.records import RuleError
from tests.rules.great_canal.positions import act, corner, goods, hexagon, position, seat

HOME = seat(settlements="B6 n", cities="D6 se", roads="B6 nw, D6 e, D6 se")
"""A settlement, and a city on the canal."""
DIGGERS = seat(cities="B4 n", roads="D6 w, D6 nw, D6 ne, D6 e", knights="D6 nw 1+, D6 ne 1")
"""Two knights at the second section, of which one is active."""


def test_it_digs() -> None:
    """Check great_canal.R4: it wakes the second knight at a section, for two chips."""
    game = position(DIGGERS, hands={0: goods(grain=1)})
    assert game.suggest(0) == a.ActivateKnight(corner("D6 ne"))
    assert act(game, game.suggest(0)).holdings[0].chips == 2


def test_it_buys_the_grain_for_digging() -> None:
    """Check great_canal.R57: with a trade at the bank that makes a chip possible it makes it."""
    game = position(DIGGERS, hands={0: goods(brick=4)}, holdings={0: Holding(levels=(3, 3, 3))})
    assert game.suggest(0) == a.TradeBank("brick", "grain")


def test_its_warlord_digs() -> None:
    """Check great_canal.R5: it wakes all its knights, which dig two sections here, and names the order."""
    knights = seat(cities="B4 n", roads="D6 w, D6 nw, D6 ne", knights="D6 n 1, D6 nw 1, D6 ne 1")
    game = position(knights, holdings={0: Holding(progress=("warlord",))})
    suggested = game.suggest(0)
    assert isinstance(suggested, a.PlayWarlord)
    assert set(suggested.order) == {one.corner for one in game.pieces.realms[0].knights}
    assert act(game, suggested).holdings[0].chips == 4


def test_it_wins_if_it_can() -> None:
    """Check great_canal.R9: what brings the last point comes before what promises more."""
    rich = goods(brick=3, lumber=3, wool=3, grain=3, ore=4, cloth=3, coin=3, paper=3)
    game = position(HOME, hands={0: rich}, holdings={0: Holding(chips=14)})
    for _ in range(4):
        if game.outcome is None:
            game = act(game, game.suggest(0))
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_it_builds_a_city() -> None:
    """Check that it builds what it can pay for and brings a point."""
    game = position(HOME, hands={0: goods(grain=2, ore=3)})
    assert game.suggest(0) == a.BuildCity(corner("B6 n"))


def test_it_improves_towards_a_metropolis() -> None:
    """Check great_canal.R24: the level that brings a metropolis is bought before anything else."""
    game = position(
        HOME, hands={0: goods(coin=4, wool=1, ore=1)}, holdings={0: Holding(levels=(0, 3, 0))}, attacks=0
    )
    assert game.suggest(0) == a.Improve("politics", corner("D6 se"))


def test_it_arms_before_an_attack() -> None:
    """Check great_canal.R22: with the fleet near it wakes the knight that saves its city."""
    game = position(
        seat(cities="B6 n", roads="B6 nw", knights="B6 nw 1"),
        hands={0: goods(grain=1)},
        barbarians=Barbarians(6, 0),
    )
    assert game.suggest(0) == a.ActivateKnight(corner("B6 nw"))


def test_it_ends_its_turn_with_nothing_to_do() -> None:
    """Check great_canal.R35: without cards there is only the end of the turn."""
    assert position(HOME).suggest(0) == a.EndTurn()


def test_it_puts_its_merchant_for_a_point() -> None:
    """Check great_canal.R32: the merchant is placed at once where nobody has it."""
    game = position(HOME, holdings={0: Holding(progress=("merchant",))})
    assert isinstance(game.suggest(0), a.PlayMerchant)


def test_its_monopoly_names_what_others_hold() -> None:
    """Check that a Resource Monopoly names the kind that the bank shows to be in others' hands."""
    game = position(
        HOME,
        hands={0: goods(grain=2), 1: goods(ore=4), 2: goods(ore=3), 3: goods(ore=2, brick=1)},
        holdings={0: Holding(progress=("resource_monopoly",))},
    )
    assert game.suggest(0) == a.PlayResourceMonopoly("ore")


def test_its_inventor_betters_its_own_hexes() -> None:
    """Check great_canal.R10: a swap of tokens brings its own city a better yield."""
    game = position(seat(cities="B4 n"), holdings={0: Holding(progress=("inventor",))}, attacks=0)
    suggested = game.suggest(0)
    assert isinstance(suggested, a.PlayInventor)
    here = CORNER_HEXES[corner("B4 n")]

    def pips(tokens: tuple[int, ...]) -> int:
        return sum(PIPS[tokens[one]] for one in here)

    assert pips(act(game, suggested).ground.tokens) >= pips(game.ground.tokens) + 2


def test_it_rolls() -> None:
    """Check great_canal.R49: without an Alchemist it rolls."""
    assert position(HOME, rolled=False).suggest(0) == a.Roll()


def test_its_alchemist_names_a_number_of_its_own() -> None:
    """Check great_canal.R27: the dice are set to what its buildings yield by, two cities at an 8 here."""
    game = position(seat(cities="B3 n, B3 se"), rolled=False, holdings={0: Holding(progress=("alchemist",))})
    suggested = game.suggest(0)
    assert isinstance(suggested, a.PlayAlchemist)
    assert suggested.yellow + suggested.red == 8


def test_it_moves_a_knight_on_along_the_canal() -> None:
    """Check great_canal.R20: an active knight with nothing left to dig goes to a section where one waits."""
    realm = seat(settlements="B6 n", roads="C6 nw, C6 w, D6 nw, D6 ne", knights="C6 n 1+, D6 nw 1")
    game = position(realm, dug=(2, 3))
    suggested = game.suggest(0)
    assert isinstance(suggested, a.MoveKnight)
    assert suggested.knight == corner("C6 n")
    assert suggested.to in HEX_CORNERS[hexagon("D6")]


@pytest.mark.parametrize("by", [1, 2])
def test_nothing_to_suggest(by: int) -> None:
    """Check that a seat without any action gets the error for that."""
    with pytest.raises(RuleError) as caught:
        position(HOME).suggest(by)
    assert caught.value.rule == "game.turn"


def test_while_others_decide_there_is_the_offer_alone() -> None:
    """Check great_canal.R45: while others decide the seat in turn can but withdraw its offer."""
    game = position(HOME, hands={0: goods(brick=1), 1: goods(ore=9)})
    game = act(game, a.MakeOffer(goods(brick=1), goods(ore=1)))
    pending = d.Discards((1,), (0, 4, 0, 0))
    waiting = position(HOME, hands={0: goods(brick=1), 1: goods(ore=9)}, queue=(pending,), offer=game.offer)
    assert waiting.suggest(0) == a.WithdrawOffer()
    assert waiting.suggest(1) == a.Discard(goods(ore=4))
