"""Victory checked after every event, in one's own turn: by chips, within a Warlord and a roll (R31, R50)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.state import Barbarians, Holding
from rules.records import Action
from tests.rules.great_canal.canals import ALL, alone, between, but, chips, dug, holding, wake, warlord
from tests.rules.great_canal.positions import (
    act,
    corner,
    edge,
    goods,
    happened,
    hexagon,
    knight,
    pile,
    position,
    refused,
    rolls,
    seat,
)
from tests.rules.great_canal.rolling import rolled

GRAIN = goods(grain=2)
GOALS = [(3, 21), (4, 18)]


def with_chips(*counts: int) -> dict[int, Holding]:
    """Return chips by seat."""
    return {number: Holding(chips=count) for number, count in enumerate(counts)}


def over(game: GreatCanal) -> int | None:
    """Return who has won; None while the game is played. Check that nothing is left to be done then."""
    if game.outcome is None:
        return None
    assert game.queue == ()
    assert game.offer is None
    assert game.waiting_for == ()
    assert all(game.legal_actions(number) == () for number in range(game.seats))
    (winner,) = game.outcome.winners
    return winner


# Chips.


@pytest.mark.parametrize(("seats", "goal"), GOALS)
@pytest.mark.parametrize(("own", "other", "more"), [("D7 n 1+, D7 s 1", "", 2), ("D7 s 1", "D7 n 1+", 1)])
def test_chips_win_at_once(seats: int, goal: int, own: str, other: str, more: int) -> None:
    """Check great_canal.R9, great_canal.R50: a chip is a point the moment it is got; one too few is none."""
    realms = seat(knights=own), seat(knights=other)
    for short in (0, 1):
        holdings = with_chips(goal - more - short)
        game = position(*realms, seats=seats, hands={0: GRAIN}, holdings=holdings)
        assert over(act(game, wake("D7 s"))) == (None if short else 0)
        ended = (e.GameEnded(0, goal),) * (1 - short)
        owners = (0,) if more == 2 else (0, 1)
        assert happened(game, wake("D7 s")) == (
            e.KnightActivated(0, corner("D7 s")),
            dug("D7", *owners),
            *ended,
        )


def test_chips_of_the_completion_win_at_once() -> None:
    """Check great_canal.R36: the ninth section is laid in the same event, before the victory is seen."""
    realm = seat(knights="D7 n 1+, D7 s 1")
    game = position(realm, hands={0: GRAIN}, holdings=with_chips(16), dug=but("D7", "C2"))
    events = happened(game, wake("D7 s"))
    assert events[2:] == (e.CanalLaid(hexagon("C2")), e.CanalFlooded(), e.GameEnded(0, 18))
    assert act(game, wake("D7 s")).dug == ALL


def test_both_sections_of_one_event_count() -> None:
    """Check great_canal.R36: one knight digs two sections in one event; both count before the end."""
    middle = between("D7", "D6")
    realm = seat(knights=f"{middle} 1, D7 n 1+, {alone('D6')[0]} 2+")
    game = position(realm, hands={0: GRAIN}, holdings=with_chips(16))
    assert happened(game, wake(middle))[1:] == (dug("D7", 0), dug("D6", 0), e.GameEnded(0, 20))


# Within a Warlord (great_canal.R31, great_canal.R36, great_canal.R50).


@pytest.mark.parametrize(("order", "woken"), [(("D7 s",), 1), (("B4 n", "D7 s"), 2), (("B4 n", "B6 n"), 3)])
def test_the_point_that_wins_within_a_warlord(order: tuple[str, ...], woken: int) -> None:
    """Check great_canal.R50: the 18th point with one of three knights woken: the others stay inactive, and
    the section that they would have dug is not."""
    realm = seat(knights="D7 s 1, B4 n 2, B6 n 1")
    realms = realm, seat(knights="D7 n 1+"), seat(knights="B5 se 2+")
    game = position(*realms, holdings=holding("warlord", chips=17))
    events = happened(game, warlord(*order))
    assert events[-2:] == (dug("D7", 0, 1), e.GameEnded(0, 18))
    assert len([one for one in events if isinstance(one, e.KnightActivated)]) == woken
    after = act(game, warlord(*order))
    assert over(after) == 0
    assert sum(one.active for one in after.pieces.realms[0].knights) == woken
    assert after.outcome is not None
    assert after.outcome.scores == (18, 1, 0, 0)


def test_a_warlord_after_the_victory_digs_no_more() -> None:
    """Check great_canal.R50: the first knight wins; the second's section is left, its owner has no chip."""
    realms = seat(knights="D7 s 1, C2 s 1"), seat(knights="D7 n 1+"), seat(knights="C2 n 2+")
    game = position(*realms, holdings=holding("warlord", chips=17))
    after = act(game, warlord("D7 s"))
    assert after.dug == (0,)
    assert chips(after) == (18, 1, 0, 0)
    assert after.pieces.realms[0].knights == (knight("D7 s 1+w"), knight("C2 s 1"))[::-1]
    other = act(game, warlord("C2 s"))
    assert other.dug == (8,)
    assert chips(other) == (18, 0, 1, 0)


def test_an_offer_ends_with_a_warlord_that_wins() -> None:
    """Check great_canal.R50: an open offer lapses, with the answers to it."""
    realms = seat(knights="D7 s 1"), seat(knights="D7 n 1+")
    hands = {0: goods(wool=1), 1: goods(brick=1)}
    game = position(*realms, hands=hands, holdings=holding("warlord", chips=17))
    game = act(game, a.MakeOffer(goods(wool=1), goods(brick=1)))
    game = act(game, a.AcceptOffer(), by=1)
    after = act(game, warlord())
    assert over(after) == 0
    assert after.hands == game.hands


# By what others do (great_canal.R31, great_canal.R21).

DISPLACE = a.DisplaceKnight(corner("D5 sw"), corner("D5 nw"))
TO_C5 = a.RetreatKnight(corner("C5 sw"))


def driven(own: str = "", other: str = "", *, seats: int = 4, **fields: Any) -> GreatCanal:
    """Return the game in which seat 0 has driven off an active knight of seat 1, which can dig C5."""
    realms = (
        seat(roads="D5 w", knights=f"D5 sw 2+, {own}"),
        seat(roads="D5 nw, C4 sw", knights="D5 nw 1+"),
        seat(knights=other),
    )
    return act(position(*realms, seats=seats, **fields), DISPLACE)


@pytest.mark.parametrize(("seats", "goal"), GOALS)
def test_a_driven_off_knight_wins_when_its_owners_turn_begins(seats: int, goal: int) -> None:
    """Check great_canal.R31: it digs in another's turn; the game goes on till its owner's turn begins, and
    is over before the roll."""
    game = driven(other="C5 nw 1+", seats=seats, holdings=with_chips(0, goal - 1))
    events = happened(game, TO_C5, 1)
    assert events[-1] == dug("C5", 1, 2)
    game = act(game, TO_C5, by=1)
    assert game.view(None).scores[1] == goal
    assert over(game) is None
    assert game.waiting_for == (0,)
    game = replace(game, hands=(goods(wool=1, ore=1), *game.hands[1:]))
    game = act(game, a.HireKnight(corner("D5 sw")))
    assert over(game) is None
    assert happened(game, a.EndTurn())[-1] == e.GameEnded(1, goal)
    after = act(game, a.EndTurn())
    assert over(after) == 1
    assert after.turn.dice is None
    refused(game, a.Roll(), "game.turn", by=1)


def test_the_first_in_turn_order_of_two_that_reach_the_goal() -> None:
    """Check great_canal.R31: both have the points in another's turn; the one whose turn comes first wins."""
    game = act(driven(other="C5 nw 1+", holdings=with_chips(0, 17, 17)), TO_C5, by=1)
    assert game.view(None).scores == (0, 18, 18, 0)
    assert over(game) is None
    assert over(act(game, a.EndTurn())) == 1


def test_points_that_are_lost_before_the_turn_do_not_win() -> None:
    """Check great_canal.R31: what counts is what the seat has when its turn begins, here no merchant."""
    game = position(
        seat(settlements="C4 n"),
        holdings={0: Holding(progress=("merchant",)), 1: Holding(chips=17)},
        merchant=hexagon("A2"),
        merchant_seat=1,
    )
    assert over(act(game, a.EndTurn())) == 1
    assert over(act(game, a.PlayMerchant(hexagon("C4")), a.EndTurn())) is None


def test_the_seat_in_turn_wins_by_anothers_answer() -> None:
    """Check great_canal.R31: in one's own turn, whoever acts: the retreat of another digs with one's own."""
    game = driven(own="C5 nw 1+", holdings=with_chips(17, 17))
    assert happened(game, TO_C5, 1)[-2:] == (dug("C5", 0, 1), e.GameEnded(0, 18))
    after = act(game, TO_C5, by=1)
    assert over(after) == 0
    assert after.outcome is not None
    assert after.outcome.scores == (18, 18, 0, 0)


def test_a_first_yes_that_waits_lapses_with_victory() -> None:
    """Check great_canal.R50, great_canal.R46: it is not picked any more."""
    realms = (
        seat(roads="D5 w", knights="D5 sw 2+, C5 nw 1+"),
        seat(roads="D5 nw, C4 sw", knights="D5 nw 1+"),
    )
    hands = {0: goods(wool=1), 2: goods(brick=1)}
    for count in (17, 16):
        game = position(*realms, hands=hands, holdings=with_chips(count))
        game = act(game, a.MakeOffer(goods(wool=1), goods(brick=1), first=True), DISPLACE)
        game = act(game, a.AcceptOffer(), by=2)
        assert game.hands[0] == goods(wool=1)
        after = act(game, TO_C5, by=1)
        assert over(after) == (0 if count == 17 else None)
        assert after.hands[0] == (goods(wool=1) if count == 17 else goods(brick=1))


# Within a roll (great_canal.R12, great_canal.R50).


@pytest.mark.parametrize(
    ("track", "card"), [((0, 1, 0), "constitution"), ((0, 0, 1), "printer"), ((0, 1, 0), "spy")]
)
def test_a_card_laid_open_wins_within_the_roll(track: tuple[int, int, int], card: str) -> None:
    """Check great_canal.R50: the draw comes before the production, which lapses (D5: 2)."""
    event = "science" if card == "printer" else "politics"
    game = position(seat(settlements="D5 n"), rolled=False, holdings={0: Holding(chips=16, levels=track)})
    place = ("trade", "politics", "science").index(event)
    decks = tuple(pile(event, (card,)) if deck == place else one for deck, one in enumerate(game.piles))
    game = rolls(replace(game, piles=decks), 1, 1, event)
    after = act(game, a.Roll())
    wins = card != "spy"
    assert over(after) == (0 if wins else None)
    assert after.hands[0] == (goods() if wins else goods(wool=1))
    assert isinstance(happened(game, a.Roll())[-1], e.GameEnded if wins else e.Received)


def test_a_draw_wins_before_the_next_seats_draw_is_looked_at() -> None:
    """Check great_canal.R50: of tied defenders the seat in turn draws and wins; the other draws no more."""
    realms = seat(knights="B6 n 1+"), seat(knights="B4 n 1+")
    game = position(*realms, rolled=False, holdings=with_chips(17, 17), barbarians=Barbarians(6, 0))
    game = replace(game, piles=(*game.piles[:1], pile("politics", ("constitution",)), game.piles[2]))
    game = rolled(game, 3, "fleet")
    assert game.waiting_for == (0, 1)
    after = act(game, a.DrawCard("politics"))
    assert over(after) == 0
    other = act(game, a.DrawCard("politics"), by=1)
    assert over(other) is None
    assert other.view(None).scores[:2] == (17, 18)


# By cards, one event after the other (great_canal.R36).


def test_the_first_road_of_road_building_wins() -> None:
    """Check great_canal.R36, great_canal.R50: a Road Building is two events; the second road lapses."""
    realm = seat(roads="D5 ne, D5 e, D5 se, D5 sw")
    game = act(position(realm, holdings=holding("road_building", chips=16)), a.PlayRoadBuilding())
    assert over(game) is None
    assert happened(game, a.BuildRoad(edge("D5 w")))[-1] == e.GameEnded(0, 18)
    assert over(act(game, a.BuildRoad(edge("D5 w")))) == 0


def test_the_merchant_wins_at_once() -> None:
    """Check great_canal.R50: it counts the moment it is got."""
    game = position(seat(settlements="C4 n"), holdings=holding("merchant", chips=16))
    assert over(act(game, a.PlayMerchant(hexagon("C4")))) == 0


@pytest.mark.parametrize(("answer", "wins"), [("D7 s", True), ("D8 s", False)])
def test_a_deserter_that_digs_wins_at_once(answer: str, wins: bool) -> None:
    """Check great_canal.R4, great_canal.R50: the knight that is placed active digs."""
    realm = seat(roads="D7 se, D8 sw", knights="D7 n 1+")
    game = position(realm, seat(knights="B4 n 1+"), holdings=holding("deserter", chips=16))
    game = act(game, a.PlayDeserter(1))
    assert over(act(game, a.PlaceKnight(corner(answer)))) == (0 if wins else None)


@pytest.mark.parametrize(
    "action", [a.EndTurn(), a.Roll(), wake("B4 n"), warlord(), a.WithdrawOffer(), a.PlayMerchant(0)]
)
def test_after_the_victory_nothing_is_allowed(action: Action) -> None:
    """Check great_canal.R50: the knight that was still to wake cannot be woken, no card be played."""
    realms = seat(knights="D7 s 1, B4 n 2"), seat(knights="D7 n 1+")
    game = position(*realms, hands={0: GRAIN}, holdings=holding("warlord", "warlord", "merchant", chips=17))
    for number in range(4):
        refused(act(game, warlord("D7 s")), action, "game.over", by=number)
