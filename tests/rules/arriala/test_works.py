"""New workers, vineyards, river works, master works, and the other cards."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rules import Action
from rules.arriala import actions as a
from rules.arriala.components.board import RESERVE
from rules.arriala.events import CardPlayed, Drew, DrewCard, MasterWorkBuilt, Reshuffled, RiverWorkBuilt
from rules.kit.piles import draw_kind
from rules.randomness import Randomness
from tests.rules.arriala.positions import (
    COLOURS,
    DECK,
    after,
    allowed,
    cards,
    kinds,
    lock,
    move,
    place,
    position,
    put,
    refused,
    stands,
    worker,
)

# New workers (arriala.R1).


@pytest.mark.parametrize("to", [1, 14, 33, "grisolles", "montech", "moissac", 25])
def test_a_new_worker_on_any_free_space(to: int | str) -> None:
    """Rule text, new worker, and arriala.R1: any free space of the canal, towns too; arriala.R21: also in a
    closed section."""
    game = after(position("Y1:moissac Y2:20", closed=((24, 29),)), put(to))
    assert stands(game, "R1") == place(to)


def test_a_new_worker_needs_a_free_space() -> None:
    """arriala.R1: no worker and no lock there."""
    game = position("Y1:14", locks=(16,))
    refused(game, put(14), "arriala.space.taken")
    refused(game, put(16), "arriala.space.lock")


def test_the_lowest_number_comes_first() -> None:
    """Rule text, new worker: one of the own colour from the reserve."""
    game = after(position("R1:1 R2:brulhois R4:2"), put(14))
    assert stands(game, "R3") == place(14)


def test_no_sixth_worker() -> None:
    """Rule text, new worker: with all 5 placed it is not possible."""
    refused(position("R1:1 R2:2 R3:mill R4:4 R5:brulhois"), put(14), "arriala.reserve")


# Vineyards (arriala.R12, arriala.R21).


def test_to_a_vineyard() -> None:
    """Rule text, canal to vineyard: an own worker to any free place of a vineyard, from a town too."""
    game = position("R1:14 R2:moissac Y1:15")
    assert stands(after(game, a.GoToVineyard(worker("R1"), "chasselas")), "R1") == place("chasselas")
    allowed(game, a.GoToVineyard(worker("R2"), "brulhois"))
    refused(game, a.GoToVineyard(worker("Y1"), "brulhois"), "arriala.own")
    refused(game, a.GoToVineyard(worker("R3"), "brulhois"), "arriala.canal")


def test_a_full_vineyard() -> None:
    """arriala.R21: only the number of free places counts; a full vineyard is no target."""
    on = "R1:14 Y1:chasselas Y2:chasselas Y3:chasselas "
    hand = "to_vineyard_own to_vineyard_any"
    allowed(position(on), a.GoToVineyard(worker("R1"), "chasselas"))
    game = position(on + "G1:chasselas", hand=hand)
    for action in (
        a.GoToVineyard(worker("R1"), "chasselas"),
        a.CardToVineyard("to_vineyard_own", worker("R1"), "chasselas"),
        a.CardToVineyard("to_vineyard_any", worker("R1"), "chasselas"),
    ):
        refused(game, action, "arriala.vineyard.full")


@pytest.mark.parametrize("to", [1, "montech", 25])
def test_back_from_a_vineyard(to: int | str) -> None:
    """Rule text, vineyard to canal: an own worker to any free space; arriala.R21: towns, closed sections."""
    game = position("R1:brulhois Y1:chasselas Y2:14", locks=(16,), closed=((24, 29),))
    assert stands(after(game, a.LeaveVineyard(worker("R1"), place(to))), "R1") == place(to)
    refused(game, a.LeaveVineyard(worker("Y1"), place(to)), "arriala.own")
    refused(game, a.LeaveVineyard(worker("R1"), place(14)), "arriala.space.taken")
    refused(game, a.LeaveVineyard(worker("R1"), place(16)), "arriala.space.lock")


def test_only_from_a_vineyard() -> None:
    """Rule text, vineyard to canal: a worker in a vineyard."""
    game = position("R1:14 R2:mill", hand="to_canal_own to_canal_any")
    for name in ("R1", "R2", "R3"):
        refused(game, a.LeaveVineyard(worker(name), place(5)), "arriala.vineyard.not_in")
        refused(game, a.CardToCanal("to_canal_any", worker(name), place(5)), "arriala.vineyard.not_in")


def test_vineyards_not_in_play() -> None:
    """arriala.R12: Frontonnais only with 4 players."""
    go = a.GoToVineyard(worker("R1"), "frontonnais")
    allowed(position("R1:14", seats=4), go)
    refused(position("R1:14", seats=3), go, "arriala.unknown.vineyard")
    refused(position("R1:14", seats=2), go, "arriala.unknown.vineyard")


# River works (arriala.R11).


def test_a_river_work() -> None:
    """Rule text, river work: an own worker from the canal, 3 points at once; arriala.R11: towns included."""
    game = position("R1:14 R2:moissac Y1:15")
    game, events = allowed(game, a.BuildRiverWork(worker("R1"), "weir"))
    assert events == (RiverWorkBuilt(0, worker("R1"), place(14), "weir", 3),)
    assert game.scores == (3, 0, 0)
    assert stands(game, "R1") == place("weir")
    allowed(position("R2:moissac"), a.BuildRiverWork(worker("R2"), "mill"))


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (a.BuildRiverWork(worker("Y1"), "weir"), "arriala.own"),
        (a.BuildRiverWork(worker("R2"), "weir"), "arriala.canal"),
        (a.BuildRiverWork(worker("R3"), "weir"), "arriala.canal"),
        (a.BuildRiverWork(worker("R1"), "mill"), "arriala.river.taken"),
    ],
)
def test_no_river_work(action: Action, rule: str) -> None:
    """arriala.R11: own, from the canal, one worker for each blue space."""
    refused(position("R1:14 R2:brulhois Y1:15 Y2:mill"), action, rule)


def test_a_worker_on_a_river_work_stays() -> None:
    """Rule text, river work: it stays to the end and cannot be moved."""
    hand = "move_2 anywhere to_vineyard_own to_vineyard_any to_canal_any"
    game = position("R1:mill", hand=hand)
    for action in (
        move("R1", 24),
        a.CardMove("move_2", worker("R1"), place(24)),
        a.CardAnywhere(worker("R1"), place(24)),
        a.GoToVineyard(worker("R1"), "brulhois"),
        a.CardToVineyard("to_vineyard_any", worker("R1"), "brulhois"),
        a.BuildRiverWork(worker("R1"), "dam"),
    ):
        refused(game, action, "arriala.canal")


def test_the_blue_space_by_the_first_stretch() -> None:
    """arriala.R12: not with 2 players."""
    build = a.BuildRiverWork(worker("R1"), "reservoir")
    allowed(position("R1:14", seats=3), build)
    refused(position("R1:14", seats=2), build, "arriala.unknown.river_work")


# Master works (arriala.R10).


def test_a_master_work() -> None:
    """Rule text, master work: by card, 5 points at once, and past the others."""
    game = replace(position(hand="master_work"), scores=(2, 3, 6))
    game, events = allowed(game, a.CardMasterWork("cacor"))
    assert events == (CardPlayed(0, "master_work"), MasterWorkBuilt(0, "cacor", 5))
    assert game.scores == (7, 3, 6)
    assert game.builders == (None, 0)


@pytest.mark.parametrize(
    ("scores", "may"),
    [((0, 0, 0), True), ((3, 3, 9), True), ((3, 4, 5), True), ((4, 3, 5), False), ((9, 9, 8), False)],
)
def test_only_in_last_place(scores: tuple[int, ...], may: bool) -> None:
    """Rule text, master work: only the last on the track; arriala.R10: a shared last place counts."""
    game = replace(position(hand="master_work"), scores=scores)
    if may:
        allowed(game, a.CardMasterWork("slope"))
    else:
        refused(game, a.CardMasterWork("slope"), "arriala.R10")


def test_the_virtual_player_does_not_count_for_the_last_place() -> None:
    """Rule text, 2 players: last of the two is enough (arriala.R10)."""
    allowed(replace(position(seats=2, hand="master_work"), scores=(3, 4, 0)), a.CardMasterWork("slope"))
    refused(
        replace(position(seats=2, hand="master_work"), scores=(4, 3, 9)),
        a.CardMasterWork("slope"),
        "arriala.R10",
    )


def test_each_master_work_once() -> None:
    """arriala.R10: each once, both by the same one if it comes so; then the card has no use
    (arriala.R13)."""
    game = replace(position(hand="master_work master_work"), scores=(0, 9, 9))
    game = after(game, a.CardMasterWork("slope"))
    refused(game, a.CardMasterWork("slope"), "arriala.master_work.built")
    game = after(game, a.CardMasterWork("cacor"))
    assert game.builders == (0, 0)
    game = replace(game, scores=(0, 9, 9), hands=(cards("master_work"), *game.hands[1:]))
    assert not any(isinstance(action, a.CardMasterWork) for action in game.legal_actions(0))


# The other cards.


def test_anywhere() -> None:
    """Rule text, cards: an own worker on the canal to any free space of it; arriala.R21: elsewhere than it
    was."""
    game = position("R1:1 R2:brulhois R3:moissac Y1:14", locks=(16,), closed=((24, 29),), hand="anywhere")
    for to in (33, "montech", 25):
        assert stands(after(game, a.CardAnywhere(worker("R1"), place(to))), "R1") == place(to)
    refused(game, a.CardAnywhere(worker("R1"), place(14)), "arriala.space.taken")
    refused(game, a.CardAnywhere(worker("R1"), place(16)), "arriala.space.lock")
    refused(game, a.CardAnywhere(worker("R1"), place(1)), "arriala.stay")
    refused(game, a.CardAnywhere(worker("R3"), place("moissac")), "arriala.stay")
    refused(game, a.CardAnywhere(worker("Y1"), place(5)), "arriala.own")
    refused(game, a.CardAnywhere(worker("R2"), place(5)), "arriala.canal")
    refused(game, a.CardAnywhere(worker("R5"), place(5)), "arriala.canal")


def test_the_lock_card() -> None:
    """Rule text, cards: a lock, with the maximum, for 1 point."""
    game, events = allowed(position(hand="lock"), a.CardLock(place(5)))
    assert kinds(events) == ["CardPlayed", "LockBuilt"]
    assert game.scores == (1, 0, 0)
    assert game.action_points == 4


@pytest.mark.parametrize("seats", [2, 3])
def test_own_and_any_to_the_vineyards(seats: int) -> None:
    """Rule text, cards: the Occitan cross stands for any worker; arriala.R25: the virtual one's too."""
    game = position("R1:14 Y1:15 G1:17", seats=seats, hand="to_vineyard_own to_vineyard_any")
    for name in ("R1", "Y1", "G1"):
        allowed(game, a.CardToVineyard("to_vineyard_any", worker(name), "brulhois"))
        own = a.CardToVineyard("to_vineyard_own", worker(name), "brulhois")
        if name == "R1":
            allowed(game, own)
        else:
            refused(game, own, "arriala.own")


@pytest.mark.parametrize("seats", [2, 3])
def test_own_and_any_to_the_canal(seats: int) -> None:
    """Rule text, cards: likewise back to the canal (arriala.R25)."""
    on = "R1:brulhois Y1:brulhois G1:chasselas"
    game = position(on, seats=seats, hand="to_canal_own to_canal_any")
    for name in ("R1", "Y1", "G1"):
        allowed(game, a.CardToCanal("to_canal_any", worker(name), place(15)))
        own = a.CardToCanal("to_canal_own", worker(name), place(15))
        if name == "R1":
            allowed(game, own)
        else:
            refused(game, own, "arriala.own")


def test_cards_are_held_to_be_played() -> None:
    """Rule text, play a card: one from the own hand."""
    game = position("R1:14 R2:brulhois", hand="")
    for action in (
        a.CardMove("move_2", worker("R1"), place(15)),
        a.CardAnywhere(worker("R1"), place(15)),
        a.CardLock(place(15)),
        a.CardMasterWork("cacor"),
        a.CardToVineyard("to_vineyard_own", worker("R1"), "brulhois"),
        a.CardToCanal("to_canal_own", worker("R2"), place(15)),
    ):
        refused(game, action, "arriala.card.missing")


def test_a_played_card_is_discarded() -> None:
    """Rule text, play a card: at once, and then it is discarded; arriala.R24: the discards are public."""
    game = after(position("R1:14", hand="move_2 lock"), a.CardMove("move_2", worker("R1"), place(15)))
    assert game.discards == cards("move_2")
    assert game.hands[0] == cards("lock")
    assert game.view(None).discarded_cards == ("move_2",)


def test_a_card_is_discarded_before_its_effect() -> None:
    """arriala.R20: the card is told and discarded first, then come points and counts."""
    game = position("R1:11 R2:12", locks=(14,), hand="lock")
    game, events = allowed(game, a.CardLock(place(13)))
    assert kinds(events) == ["CardPlayed", "LockBuilt", "SectionCounted"]


# Drawing (arriala.R13, arriala.R24).


def test_drawing() -> None:
    """Rule text, draw a card: into the hand, without a limit."""
    game = position(points=99, hand="")
    for held in range(1, 31):
        game, events = allowed(game, a.Draw())
        assert sum(game.hands[0]) == held
        assert isinstance(events[0], Drew)
        drawn = events[1]
        assert isinstance(drawn, DrewCard)
        assert drawn.audience() == (0,)
        assert drawn.reveals


def test_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    """arriala.R13, arriala.R24: shuffled when a card must be drawn from an empty pile, and not before."""
    nothing = cards("")
    game = replace(position(hand=""), pile=cards("lock"), discards=cards("anywhere move_2"))
    game, events = allowed(game, a.Draw())
    assert kinds(events) == ["Drew", "DrewCard"]
    assert (game.pile, sum(game.discards)) == (nothing, 2)
    game, events = allowed(game, a.Draw())
    assert kinds(events) == ["Reshuffled", "Drew", "DrewCard"]
    assert (sum(game.pile), game.discards) == (1, nothing)


def test_a_card_just_played_is_in_the_reshuffle() -> None:
    """arriala.R20: it is among the discards at once, and may be drawn again in the same turn."""
    game = replace(position(hand="lock"), pile=cards(""), discards=cards(""))
    refused(game, a.Draw(), "arriala.draw.empty")
    game = after(game, a.CardLock(place(5)))
    game, events = allowed(game, a.Draw())
    assert events == (Reshuffled(1), Drew(0), DrewCard(0, "lock"))
    assert (game.hands[0], sum(game.pile), sum(game.discards)) == (cards("lock"), 0, 0)


def test_nothing_to_draw() -> None:
    """arriala.R13: with pile and discards empty, drawing is not offered."""
    refused(replace(position(), pile=cards(""), discards=cards("")), a.Draw(), "arriala.draw.empty")


def test_every_card_of_the_pile_is_as_likely() -> None:
    """arriala.R13: which kind is drawn has the chances of a shuffled pile."""
    chance = Randomness("even")
    drawn: Counter[str] = Counter()
    for _ in range(5500):
        kind, _, chance = draw_kind(DECK.counts, chance, "pile")
        drawn[DECK.kinds[kind]] += 1
    for kind, count in zip(DECK.kinds, DECK.counts, strict=True):
        assert abs(drawn[kind] - 100 * count) < 5 * (100 * count) ** 0.5


def test_the_pile_is_hidden() -> None:
    """arriala.R24: the pile is a number and hands are numbers to others."""
    game = position(hand="lock anywhere")
    view = game.view(1)
    assert view.pile == 53
    assert view.hand_sizes == (2, 0, 0)
    assert view.hand_cards == ()
    assert game.view(None).hand is None
    assert sorted(game.view(0).hand_cards) == ["anywhere", "lock"]


def test_cards_without_use_cannot_be_played() -> None:
    """arriala.R13: no worker on the canal, no card for one."""
    hand = "move_2 anywhere to_vineyard_own to_canal_own to_canal_any"
    offered = position(hand=hand).legal_actions(0)
    assert not any(action.command.startswith("card") for action in offered)


def test_virtual_workers_are_nobodys_own() -> None:
    """Rule text, 2 players: virtual workers move like any opponent's; arriala.R25: never by own actions."""
    game = position(seats=2, hand="anywhere move_2")
    allowed(game, move("G1", 11))
    allowed(game, a.CardMove("move_2", worker("G1"), place(12)))
    refused(game, a.CardAnywhere(worker("G1"), place(12)), "arriala.own")
    refused(game, a.GoToVineyard(worker("G1"), "brulhois"), "arriala.own")
    refused(game, a.BuildRiverWork(worker("G1"), "weir"), "arriala.own")


def test_two_players_end_at_montech() -> None:
    """arriala.R25: canal, numbering and moves end at Montech."""
    game = position("R1:11", seats=2, hand="move_3 anywhere lock")
    allowed(game, move("R1", "montech"))
    for action in (
        a.CardMove("move_3", worker("R1"), place(9)),
        a.CardAnywhere(worker("R1"), place("grisolles")),
        a.CardLock(place(5)),
    ):
        refused(game, action, "arriala.unknown.place")
    refused(game, move("R1", 10), "arriala.unknown.place")
    refused(game, put("grisolles"), "arriala.unknown.place")
    refused(game, lock(5), "arriala.unknown.place")
    assert game.view(None).words("place", place(11)) == position().view(None).words("place", place(11))


def test_colours_and_names() -> None:
    """Rule text, material: workers of one colour for each seat."""
    view = position(seats=4).view(None)
    for seat in range(4):
        assert {view.colour_of(worker(f"{COLOURS[seat]}{number}")) for number in range(1, 6)} == {seat}
    assert view.reserve_of(0) == tuple(range(5))
    assert set(view.locations) == {RESERVE}
