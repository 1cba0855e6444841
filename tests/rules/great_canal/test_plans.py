"""Plans of the Great Canal: what they wait for, and the next turn or decision as it is foreseen."""

from __future__ import annotations

import pytest

from rules import Action, Condition, Game, RuleError, meets
from rules import testing as kit
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.ahead import after_no_roll
from rules.great_canal.decisions import Discards, RobberMove, Sacrifice, Yield
from rules.great_canal.state import Holding
from rules.language.words import Words
from rules.randomness import Randomness
from tests.rules.great_canal.canals import but
from tests.rules.great_canal.positions import (
    act,
    corner,
    edge,
    goods,
    hexagon,
    position,
    rolls,
    seat,
    start,
)
from tests.rules.planned import beside_what_comes

ROLL, END = a.Roll(), a.EndTurn()
FOUND = a.Found(corner("C5 n"), edge("C5 ne"))
HOME = seat(settlements="C5 n", roads="C5 ne")
RICH = goods(brick=2, lumber=2, grain=1, wool=1, ore=1)


def passes(game: Game, number: int) -> Action | None:
    """Return the roll, the end of the turn, or the first answer to what has to be settled."""
    legal = game.legal_actions(number)
    return END if END in legal else legal[0]


def unchanged(before: GreatCanal, after: GreatCanal, number: int) -> bool:
    """Say whether nothing that matters for the turn of a seat is another than before."""
    return (
        (before.hands[number], before.holdings[number].progress, before.pieces, before.robber)
        == (after.hands[number], after.holdings[number].progress, after.pieces, after.robber)
        and before.holdings[number].levels == after.holdings[number].levels
        and [bool(count) for count in before.bank] == [bool(count) for count in after.bank]
        and [any(hand) for hand in before.hands] == [any(hand) for hand in after.hands]
        and before.piles == after.piles
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_the_turn_that_comes_is_the_one_foreseen(seats: int) -> None:
    steps = kit.spread(kit.played("great_canal", seats, 7, "suggested", 2000), 60)
    compared = 0
    for number, ahead, real in beside_what_comes(steps, passes):
        assert isinstance(ahead, GreatCanal)
        assert isinstance(real, GreatCanal)
        if ahead.queue or real.queue or not unchanged(ahead, real, number):
            continue
        assert ahead.legal_actions(number) == real.legal_actions(number)
        if ahead.turn.dice is not None:
            continue
        rolled = ahead.foresee(number, ROLL)
        assert rolled is not None
        assert rolled.legal_actions(number) == after_no_roll(real).legal_actions(number)
        compared += 1
    assert compared > 5


def test_the_own_turn_begins_before_its_roll() -> None:
    game = position(HOME, HOME, seats=3, hands={1: RICH}, holdings={1: Holding(progress=("alchemist",))})
    ahead = game.ahead(1)
    assert ahead is not None
    assert ahead.waiting_for == (1,)
    assert {type(action) for action in ahead.legal_actions(1)} == {a.Roll, a.PlayAlchemist}
    assert ahead.hands[1] == RICH
    assert game.ahead(0) is None


def test_behind_a_roll_that_brings_nothing_pieces_are_built() -> None:
    """Check the whole of a turn that is planned: a roll, a road, the end, and the roll of the next one."""
    game = position(seat(settlements="A4 n"), HOME, seats=3, hands={1: RICH})
    ahead = game.ahead(1)
    assert ahead is not None
    rolled = ahead.foresee(1, ROLL)
    assert rolled is not None
    assert rolled.hands == ahead.hands
    real = act(rolls(act(game, END), 1, 1), ROLL)
    assert rolled.legal_actions(1) == real.legal_actions(1)
    road = next(action for action in rolled.legal_actions(1) if isinstance(action, a.BuildRoad))
    built = rolled.foresee(1, road)
    assert built is not None
    assert sum(built.hands[1]) == sum(RICH) - 2
    following = built.foresee(1, END)
    assert following is not None
    assert following.turn.number == ahead.turn.number + 3
    assert following.legal_actions(1) == (ROLL,)


@pytest.mark.parametrize("action", [a.MoveRobber(hexagon("A4"), 0), a.PlayAlchemist(1, 1)])
def test_what_reveals_something_is_not_foreseen(action: Action) -> None:
    held = {1: Holding(progress=("alchemist",))}
    asked = (RobberMove(1),) if isinstance(action, a.MoveRobber) else ()
    game = position(
        seat(settlements="A4 n"),
        HOME,
        seats=3,
        active=1,
        hands={0: RICH},
        holdings=held,
        rolled=bool(asked),
        queue=asked,
    )
    assert game.foresee(1, action) is None


def test_a_second_roll_is_refused() -> None:
    game = position(HOME, seats=3)
    with pytest.raises(RuleError, match=r"great_canal\.rolled"):
        game.foresee(0, ROLL)


def test_what_others_have_to_settle_is_left_out() -> None:
    """Check great_canal.R12: behind a sacrifice the hexes yield."""
    game = position(
        seat(settlements="C5 n"),
        seat(cities="A4 n"),
        seats=3,
        queue=(Sacrifice((1,)), Yield(6)),
        hands={0: goods(wool=1)},
    )
    due = game.ahead(0)
    assert due is not None
    assert due.waiting_for == (0,)
    assert not due.queue
    assert due.pieces == game.pieces
    real = game
    while real.queue:
        real = act(real, real.legal_actions(1)[0], by=1)
    assert due.hands[0] == real.hands[0]


def test_the_robber_comes_after_the_discards_of_others() -> None:
    """Check great_canal.R49."""
    queue = (Discards((1,), (0, 4, 0)), RobberMove(0))
    game = position(HOME, HOME, seats=3, queue=queue, hands={1: goods(ore=8)})
    ahead = game.ahead(0)
    assert ahead is not None
    assert ahead.head == RobberMove(0)
    assert ahead.legal_actions(0)


def test_foundings_are_foreseen() -> None:
    game = start(3, first=0)
    ahead = game.ahead(1)
    assert ahead is not None
    assert ahead.waiting_for == (1,)
    assert FOUND in ahead.legal_actions(1)
    city = ahead.foresee(1, FOUND)
    assert city is not None
    assert city.pieces.realms[1].settlements == (corner("C5 n"),)
    assert FOUND not in city.legal_actions(1)
    assert Condition("founded", (("seat", 0), ("corner", corner("C5 n")))) in game.awaited(1)


def test_who_wins_before_ends_what_can_be_foreseen() -> None:
    """Check great_canal.R31: points of others' turns count at the start of the own one."""
    game = position(HOME, HOME, HOME, seats=3, holdings={1: Holding(defender=30)})
    assert game.ahead(1) is None
    assert game.ahead(2) is None


def test_hands_and_cards_of_others_show_in_nothing_that_is_foreseen() -> None:
    held = {0: Holding(progress=("spy", "warlord")), 2: Holding(progress=("mining",))}
    game = position(HOME, HOME, seats=3, hands={0: RICH, 1: RICH, 2: goods(ore=3)}, holdings=held)
    dealt = [game.redeal(1, Randomness(str(number))) for number in range(8)]
    assert len({(other.hands[0], other.holdings[0]) for other in dealt}) > 1
    assert len({other.ahead(1) for other in dealt}) == 1
    assert len({other.awaited(1) for other in dealt}) == 1


def condition(event: str, **values: object) -> Condition:
    """Return a condition of seat 0."""
    return Condition(event, (("seat", 0), *values.items()))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "action", "waited"),
    [
        (
            position(HOME, seats=3, hands={0: RICH}),
            a.BuildRoad(edge("C5 nw")),
            condition("road_built", edge=edge("C5 nw")),
        ),
        (
            position(HOME, seats=3, hands={0: goods(grain=2, ore=3)}),
            a.BuildCity(corner("C5 n")),
            condition("city_built", corner=corner("C5 n")),
        ),
        (
            position(HOME, seats=3, hands={0: RICH}),
            a.HireKnight(corner("C5 ne")),
            condition("knight_hired", knight=corner("C5 ne")),
        ),
        (
            position(seat(settlements="C5 n", roads="C5 ne", knights="C5 ne 1"), seats=3, hands={0: RICH}),
            a.ActivateKnight(corner("C5 ne")),
            condition("knight_activated", knight=corner("C5 ne")),
        ),
        (
            position(seat(settlements="C5 n", roads="C5 ne, C5 e", knights="C5 ne 1+"), seats=3),
            a.MoveKnight(corner("C5 ne"), corner("C5 se")),
            condition("knight_moved", to=corner("C5 se")),
        ),
        (
            position(HOME, seats=3, queue=(RobberMove(0),)),
            a.MoveRobber(hexagon("A4")),
            condition("robber_moved", to=hexagon("A4")),
        ),
        (
            position(HOME, seat(settlements="A4 n"), seats=3, queue=(RobberMove(0),), hands={1: RICH}),
            a.MoveRobber(hexagon("A4"), 1),
            condition("card_stolen", victim=1),
        ),
        (
            position(HOME, seats=3, hands={0: RICH, 1: RICH}),
            a.MakeOffer(goods(brick=1), goods(ore=1)),
            condition("offer_made"),
        ),
        (
            start(3, first=0),
            a.Found(corner("C5 n"), edge("C5 ne")),
            condition("founded", corner=corner("C5 n")),
        ),
        (
            start(3, first=0),
            a.Found(corner("C5 n"), edge("C5 ne")),
            condition("road_built", edge=edge("C5 ne")),
        ),
    ],
)
def test_what_others_do_is_awaited_and_met(game: GreatCanal, action: Action, waited: Condition) -> None:
    assert waited in game.awaited(1)
    assert waited not in game.awaited(0)
    _, events = game.apply(0, action)
    assert [event for event in events if meets(waited, event)]


def test_a_section_that_is_dug_is_awaited_by_each_digger() -> None:
    """Check great_canal.R4: the second knight that becomes active digs, whosever turn it is."""
    here = hexagon("C5")
    own = seat(settlements="C5 nw", roads="C5 w", knights="C5 nw 1+")
    other = seat(settlements="C5 se", roads="C5 e", knights="C5 ne 1")
    game = position(other, own, seats=3, hands={0: goods(grain=1)})
    _, events = game.apply(0, a.ActivateKnight(corner("C5 ne")))
    dug = [event for event in events if isinstance(event, e.CanalDug)]
    assert [event.section for event in dug] == [here]
    for digger in (0, 1):
        waited = Condition("canal_dug", (("section", here), ("seats", digger)))
        assert meets(waited, dug[0])
        assert waited in game.awaited(1)
    assert not meets(Condition("canal_dug", (("seats", 2),)), dug[0])


def test_a_canal_that_is_done_is_awaited_no_more() -> None:
    tags = [one.event for one in position(HOME, seats=3, dug=but()).awaited(1)]
    assert "canal_dug" not in tags
    assert "canal_flooded" not in tags
    assert "attacked" in tags
    left = position(HOME, seats=3, dug=but("C5", "B5")).awaited(1)
    assert {dict(one.values)["section"] for one in left if one.event == "canal_dug"} == {
        hexagon("C5"),
        hexagon("B5"),
    }


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada digs the canal at C5; somebody digs at the canal; Béa makes an offer"),
        ("fr", "Ada creuse le canal en C5; quelqu’un creuse une section du canal; Béa fait une offre"),
        ("de", "Ada auf C5 den Kanal gräbt; jemand am Kanal gräbt; Béa ein Angebot macht"),
        ("oc", "Ada cava lo canal en C5; qualqu’un cava una seccion del canal; Béa fa una ofèrta"),
    ],
)
def test_conditions_are_clauses(language: str, said: str) -> None:
    words = Words("great_canal", language, ("Ada", "Béa", "Chloé"), position(HOME, seats=3).view(2))
    conditions = (
        Condition("canal_dug", (("section", hexagon("C5")), ("seats", 0))),
        Condition("canal_dug"),
        Condition("offer_made", (("seat", 1),)),
    )
    assert "; ".join(map(words.condition, conditions)) == said
