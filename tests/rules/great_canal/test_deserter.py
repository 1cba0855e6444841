"""Deserter: which knight goes, and what may be placed for it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Dismiss, Place
from rules.great_canal.pieces import Realm
from rules.language.words import Words
from rules.records import Action
from tests.rules.great_canal.politics import STRANGER, with_card
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    knight,
    offered,
    refused,
    rolls,
    seat,
)

PLAY, SKIP = a.PlayDeserter(1), a.Skip()
NOBODY = "great_canal.deserter"
ROADS = "D4 e, D4 se"
"""Two roads: D4 ne, D4 se, D4 s."""
FAR = "A2 n"
"""A corner far away, where the deserter stands."""


def dismiss(name: str) -> a.DismissKnight:
    """Return the choice of the knight that deserts."""
    return a.DismissKnight(corner(name))


def place(name: str) -> a.PlaceKnight:
    """Return where the deserter is placed."""
    return a.PlaceKnight(corner(name))


def deserted(state: str, own: Realm | None = None, *others: Realm, **fields: Any) -> GreatCanal:
    """Return the game after the only knight of seat 1, of this level and state, has deserted."""
    mine = seat(roads=ROADS) if own is None else own
    return act(with_card("deserter", mine, seat(knights=f"{FAR} {state}"), *others, **fields), PLAY)


# Whose knight.


def test_an_opponent_with_a_knight() -> None:
    """Check great_canal.R34: the opponents with a knight may be named, and nobody else."""
    game = with_card("deserter", seat(knights="D4 n 1"), seat(), seat(knights="D5 n 1"), seat())
    assert offered(game, a.PlayDeserter) == {a.PlayDeserter(2)}
    for other in (0, 1, 3, STRANGER, -1):
        refused(game, a.PlayDeserter(other), NOBODY)
    several = with_card("deserter", seat(), *(seat(knights=f"{name} 1") for name in ("D5 n", "A2 n", "F4 n")))
    assert offered(several, a.PlayDeserter) == set(map(a.PlayDeserter, (1, 2, 3)))


def test_nobody_has_a_knight() -> None:
    """Check the card: not playable when no opponent has a knight."""
    game = with_card("deserter", seat(roads=ROADS, knights="D4 s 1"), seat(cities="D5 n"))
    assert not offered(game, a.PlayDeserter)
    refused(game, PLAY, NOBODY)


@pytest.mark.parametrize("name", ["A2 n", "F4 n", "F5 n"])
def test_the_only_knight_goes_at_once(name: str) -> None:
    """Check great_canal.R48: the only knight deserts unasked, at home, on a small island and at sea."""
    game = with_card("deserter", seat(roads=ROADS), seat(knights=f"{name} 2"))
    assert happened(game, PLAY) == (
        e.CardPlayed(0, "deserter"),
        e.KnightDismissed(1, corner(name), 0),
    )
    after = act(game, PLAY)
    assert after.pieces.realms[1].knights == ()
    assert after.waiting_for == (0,)
    assert after.head == Place(0, 2, active=False)


def test_of_several_its_owner_chooses() -> None:
    """Check the card: the opponent takes a knight of its choice off, anywhere."""
    knights = "A2 n 1, D6 n 2+, F4 n 3, F5 n 1+"
    after = act(with_card("deserter", seat(roads=ROADS), seat(knights=knights)), PLAY)
    assert after.waiting_for == (1,)
    assert after.head == Dismiss(1, 0)
    names = ("A2 n", "D6 n", "F4 n", "F5 n")
    assert offered(after, a.DismissKnight, by=1) == set(map(dismiss, names))
    for name, level, active in zip(names, (1, 2, 3, 1), (False, True, False, True), strict=True):
        assert happened(after, dismiss(name), by=1) == (e.KnightDismissed(1, corner(name), 0),)
        gone = act(after, dismiss(name), by=1)
        assert [one.corner for one in gone.pieces.realms[1].knights] == sorted(
            corner(other) for other in names if other != name
        )
        assert gone.head == Place(0, level, active)


def test_who_dismisses_what() -> None:
    """Check great_canal.R15: that seat alone, one of its own knights; it cannot be left."""
    third = seat(knights="D5 n 1")
    own = seat(roads=ROADS, knights="D4 s 1")
    after = act(with_card("deserter", own, seat(knights="A2 n 1, A3 n 1"), third), PLAY)
    for name in ("D5 n", "D4 s", "A4 n"):
        refused(after, dismiss(name), "great_canal.knight.none", by=1)
    for by in (0, 2, 3):
        refused(after, dismiss("A2 n"), "game.turn", by)
    refused(after, SKIP, "great_canal.first.dismiss", by=1)
    refused(after, a.EndTurn(), "game.turn", by=0)
    refused(with_card("deserter", own), dismiss("D4 s"), "great_canal.moment.dismiss")


def test_the_piece_goes_back_to_its_owner() -> None:
    """Check great_canal.R20: the knight is in its owner's supply again."""
    other = seat(roads="A2 ne", knights="A2 n 1, A3 n 1")
    game = with_card("deserter", seat(), other, hands={1: goods(wool=1, ore=1)})
    game = act(act(act(game, PLAY), dismiss("A2 n"), by=1), a.EndTurn())
    allowed(act(rolls(game, 1, 1), a.Roll()), a.HireKnight(corner("A2 n")))


# What is placed (great_canal.R20, R55).


@pytest.mark.parametrize("state", ["1", "1+", "2", "2+", "3", "3+"])
def test_of_the_same_level_and_state(state: str) -> None:
    """Check the card: as strong and as active; a mighty one without the Fortress too; nothing is paid."""
    game = deserted(state)
    allowed(game, place("D4 s"))
    level, active = int(state[0]), "+" in state
    assert happened(game, place("D4 s")) == (e.KnightPlaced(0, corner("D4 s"), level, active),)
    after = act(game, place("D4 s"))
    assert after.pieces.realms[0].knights == (knight(f"D4 s {state}"),)
    assert after.queue == ()
    allowed(after, a.EndTurn())


@pytest.mark.parametrize(
    ("own", "state", "placed"),
    [
        ("D2 n 2, D3 n 2", "2", "1"),
        ("D2 n 2, D3 n 2", "2+", "1+"),
        ("D2 n 3, D3 n 3+", "3", "1"),
        ("D2 n 3, D3 n 3+, B2 n 1", "3+", "1+"),
        ("D2 n 2", "2+", "2+"),
        ("D2 n 1", "1+", "1+"),
        ("D2 n 1, D3 n 1", "2", "2"),
        ("D2 n 1, D3 n 1", "1", None),
        ("D2 n 1, D3 n 1", "1+", None),
        ("D2 n 1, D3 n 1, B2 n 2, B3 n 2", "2", None),
        ("D2 n 1, D3 n 1, B2 n 3, B3 n 3", "3+", None),  # a strong piece would be left
    ],
)
def test_where_pieces_are_wanting(own: str, state: str, placed: str | None) -> None:
    """Check great_canal.R55: none left of that level: a basic one, same state; nor one of those: nothing is
    asked."""
    game = deserted(state, seat(roads=ROADS, knights=own))
    assert game.pieces.realms[1].knights == ()
    assert game.waiting_for == (0,)
    if placed is None:
        assert game.queue == ()
        refused(game, place("D4 s"), "great_canal.moment.place")
    else:
        assert knight(f"D4 s {placed}") in act(game, place("D4 s")).pieces.realms[0].knights


def test_where_it_is_placed() -> None:
    """Check great_canal.R20: on free home corners at own roads and ships."""
    own = seat(
        roads="D4 e, C4 se, C7 ne",
        ships="D8 se, E5 w, F4 nw, E6 w, E6 sw",
        settlements="D4 se",
        knights="D8 s 1",
    )
    game = deserted("1", own, seat(roads="B2 e", knights="D5 s 1", cities="D5 n"))
    assert offered(game, a.PlaceKnight) == set(map(place, ("D4 ne", "C7 n", "C7 ne", "D8 se", "D6 s")))
    for name in ("F4 n", "F5 n", "D4 se", "D8 s", "D5 s", "D5 n", "B2 ne", "C3 n", FAR):
        refused(game, place(name), "great_canal.R20.hire")
    refused(game, a.PlaceKnight(999), "great_canal.R20.hire")


def test_where_the_deserter_stood() -> None:
    """Check the card: its corner is free then, and may be the only one."""
    own = seat(roads="D4 e", settlements="D4 ne")
    game = act(with_card("deserter", own, seat(knights="D4 se 2+")), PLAY)
    assert offered(game, a.PlaceKnight) == {place("D4 se")}
    assert act(game, place("D4 se")).pieces.realms[0].knights == (knight("D4 se 2+"),)


@pytest.mark.parametrize(
    "own",
    [
        seat(),
        seat(settlements="D4 se"),  # a building alone is no road
        seat(roads="D4 e", settlements="D4 ne", knights="D4 se 1"),
        seat(ships="E5 sw"),  # at a small island
    ],
)
def test_no_free_corner(own: Realm) -> None:
    """Check great_canal.R55: the knight goes also if no corner is free; nothing is asked."""
    game = deserted("2", own)
    assert game.pieces.realms[1].knights == ()
    assert game.pieces.realms[0] == own
    assert game.queue == ()
    allowed(game, a.EndTurn())
    before = with_card("deserter", own, seat(knights="D4 n 2"))
    left = happened(before, PLAY)[-1]
    assert left == e.KnightLeft(0, places=True)


def test_it_may_be_left() -> None:
    """Check great_canal.R55: the placing can be left; the knight has gone all the same."""
    game = deserted("3+")
    allowed(game, SKIP)
    assert happened(game, SKIP) == (e.KnightLeft(0),)
    after = act(game, SKIP)
    assert [realm.knights for realm in after.pieces.realms[:2]] == [(), ()]
    assert after.holdings[0].progress == ()
    allowed(after, a.EndTurn())
    refused(after, place("D4 s"), "great_canal.moment.place")


RICH = goods(brick=5, lumber=5, wool=5, grain=5, ore=5)


@pytest.mark.parametrize(
    "action",
    [a.EndTurn(), a.BuildRoad(0), a.HireKnight(corner("D4 s")), a.TradeBank("ore", "wool"), PLAY],
)
def test_nothing_between_card_and_placing(action: Action) -> None:
    """Check great_canal.R55: nothing else can be done between; only that seat is asked."""
    game = deserted("1", None, seat(knights="D6 n 1"), hands={0: RICH})
    refused(game, action, "great_canal.first.place")
    for by in (1, 2, 3):
        refused(game, place("D4 s"), "game.turn", by)
        refused(game, SKIP, "game.turn", by)


# What it does this turn (great_canal.R51).


def test_an_active_one_may_act_this_turn() -> None:
    """Check the card: if active it may act at once; great_canal.R51: it has done nothing yet."""
    game = act(deserted("2+", None, seat(knights="D4 ne 1")), place("D4 s"))
    allowed(game, a.MoveKnight(corner("D4 s"), corner("D4 se")))
    allowed(game, a.DisplaceKnight(corner("D4 s"), corner("D4 ne")))


def test_an_inactive_one_is_activated_first() -> None:
    """Check great_canal.R20: inactive, it does not act, nor in the turn in which it is activated."""
    game = act(deserted("2", hands={0: RICH}), place("D4 s"))
    move = a.MoveKnight(corner("D4 s"), corner("D4 se"))
    refused(game, move, "great_canal.knight.inactive")
    refused(act(game, a.ActivateKnight(corner("D4 s"))), move, "great_canal.knight.activated")


@pytest.mark.parametrize("did", ["", "p"])
def test_what_it_did_for_its_owner_is_forgotten(did: str) -> None:
    """Check great_canal.R51: the placed knight has done nothing; promoting a strong one needs the
    Fortress."""
    basic = act(deserted(f"1+{did}", hands={0: RICH}), place("D4 s"))
    allowed(basic, a.PromoteKnight(corner("D4 s")))
    strong = act(deserted(f"2+{did}", hands={0: RICH}), place("D4 s"))
    refused(strong, a.PromoteKnight(corner("D4 s")), "great_canal.knight.fortress")


# Longest trade route (great_canal.R13).


def test_routes_follow_the_knights() -> None:
    """Check great_canal.R13, great_canal.R36: settled when the knight goes, and again when one is placed."""
    line = "D3 sw, D3 se, D4 sw, D4 se, D5 sw"
    own = seat(roads="D3 e")
    game = with_card("deserter", own, seat(knights="D3 se 1"), seat(roads=line))
    assert game.route is None
    assert e.RouteTaken(2, 5) in happened(game, PLAY)
    game = act(game, PLAY)
    assert game.route == 2
    assert happened(game, place("D3 se"))[-1] == e.RouteLost(2)
    assert act(game, place("D3 ne")).route == 2


LEFT = {
    "en": (
        "nor a basic one, left in the supply",
        "no corner is free for it",
        "Ada chose to place no knight.",
    ),
    "fr": (
        "aucun de cette force en stock",
        "aucune intersection n’est libre",
        "Ada renonce à poser un chevalier.",
    ),
    "de": (
        "Im Vorrat ist weder",
        "Keine Kreuzung ist dafür frei",
        "Ada verzichtet darauf, einen Ritter zu setzen.",
    ),
    "oc": (
        "estòc de la meteissa fòrça",
        "cap de crosament es pas liure",
        "Ada renóncia a pausar un cavalièr.",
    ),
}
"""Why no knight is placed: none is left, no corner is free, or it is left by choice."""


@pytest.mark.parametrize("language", LEFT)
def test_why_no_knight_is_placed_is_told(language: str) -> None:
    """Check great_canal.R55: what hinders it is in the event."""
    wanting = with_card("deserter", seat(roads=ROADS, knights="D2 n 1, D3 n 1"), seat(knights=f"{FAR} 1"))
    full = with_card("deserter", seat(), seat(knights=f"{FAR} 2"))
    events = [happened(wanting, PLAY)[-1], happened(full, PLAY)[-1], happened(deserted("3+"), SKIP)[-1]]
    assert events == [e.KnightLeft(0, supply=True), e.KnightLeft(0, places=True), e.KnightLeft(0)]
    words = Words("great_canal", language, ("Ada", "Bea", "Cleo", "Dan"))
    for event, reason in zip(events, LEFT[language], strict=True):
        assert reason in words.event(event)
    assert len({words.clause(event) for event in events}) == 3
