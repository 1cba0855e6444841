"""Moves along the canal: steps, journeys, move cards."""

from __future__ import annotations

import pytest

from rules import Action
from rules.arriala import actions as a
from rules.arriala.events import CardPlayed, Moved, SectionCounted
from tests.rules.arriala.positions import (
    after,
    allowed,
    anywhere,
    card,
    lock,
    move,
    place,
    position,
    put,
    refused,
    stands,
    vine,
    worker,
)

# Moving (arriala.R2).


def test_any_worker_may_be_moved() -> None:
    """Check the rule text, move a worker: any worker on the canal, not only own ones."""
    for name in ("R1", "Y1", "G1"):
        allowed(position("R1:5 Y1:14 G1:30"), move(name, {"R1": 6, "Y1": 15, "G1": 31}[name]))


def test_the_example_of_four_spaces() -> None:
    """Check the rule text, move a worker, example: a worker moves 4 spaces; arriala.R2: each is 1 AP."""
    game, events = allowed(position("V1:5", seats=4), move("V1", 9))
    assert game.action_points == 1
    assert events == (Moved(0, worker("V1"), place(5), place(9), 4, 4),)


@pytest.mark.parametrize("to", [13, 15])
def test_both_ways(to: int) -> None:
    """Check arriala.R2: along the line of the canal, either way."""
    allowed(position("R1:14"), move("R1", to))


def test_the_last_space_must_be_free() -> None:
    """Check the rule text, move a worker, and arriala.R2: the last space has no worker and no lock."""
    game = position("R1:14 Y1:15", locks=(16,))
    refused(game, move("R1", 15), "arriala.space.taken")
    refused(game, move("R1", 16), "arriala.space.lock")


def test_workers_and_locks_are_passed_and_count() -> None:
    """Check the rule text, move a worker, and arriala.R2: both are passed, and a lock counts as a space."""
    game = after(position("R1:14 Y1:15", locks=(16,)), move("R1", 17))
    assert game.action_points == 2


def test_towns_are_spaces_for_any_number() -> None:
    """Check the rule text, move a worker, and arriala.R2: towns count as spaces and hold any number of
    workers."""
    game = position("R1:10 Y1:montech Y2:montech G1:montech")
    assert after(game, move("R1", "montech")).action_points == 4
    assert after(game, move("R1", 11)).action_points == 3


@pytest.mark.parametrize("where", ["reserve", "brulhois", "mill"])
def test_only_workers_on_the_canal_move(where: str) -> None:
    """Check the rule text, move a worker: present on the canal; arriala.R2: not in a vineyard or on a river
    work."""
    error = refused(position(f"R1:{where}", hand="move_2"), move("R1", 14), "arriala.canal")
    assert error.params["where"] == {"brulhois": "vineyard", "mill": "river"}.get(where, where)
    refused(position(f"R1:{where}", hand="move_2"), card("move_2", "R1", 14), "arriala.canal")


def test_a_move_goes_somewhere() -> None:
    """Check arriala.R5: zero spaces are no move; nor is staying in a town."""
    game = position("R1:14 R2:moissac", hand="move_2")
    refused(game, move("R1", 14), "arriala.stay")
    refused(game, move("R2", "moissac"), "arriala.stay")
    refused(game, card("move_2", "R1", 14), "arriala.stay")


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (a.Move(99, 5), "arriala.unknown.worker"),
        (a.Move(-1, 5), "arriala.unknown.worker"),
        (a.Move(0, 39), "arriala.unknown.place"),
        (a.Move(0, -1), "arriala.unknown.place"),
        (a.Move(0, 10**30), "arriala.unknown.place"),
        (a.PlaceWorker(77), "arriala.unknown.place"),
        (a.BuildLock(-5), "arriala.unknown.place"),
        (a.GoToVineyard(0, "frontonnais"), "arriala.unknown.vineyard"),
        (a.GoToVineyard(0, "napa"), "arriala.unknown.vineyard"),
        (a.BuildRiverWork(0, "sluice"), "arriala.unknown.river_work"),
        (a.CardMasterWork("tunnel"), "arriala.unknown.master_work"),
        (a.CardMove("move_9", 0, 5), "arriala.unknown.card"),
        (a.CardMove("lock", 0, 5), "arriala.card.other"),
        (a.CardToCanal("to_vineyard_own", 0, 5), "arriala.card.other"),
        (a.CardToVineyard("to_canal_any", 0, "brulhois"), "arriala.card.other"),
        (a.LeaveVineyard(500, 5), "arriala.unknown.worker"),
        (a.BuildRiverWork(15, "mill"), "arriala.unknown.worker"),
        (a.GoToVineyard(-1, "brulhois"), "arriala.unknown.worker"),
        (a.CardMove("move_2", 15, 5), "arriala.unknown.worker"),
        (a.CardMove("move_2", 0, 39), "arriala.unknown.place"),
        (a.CardAnywhere(-1, 5), "arriala.unknown.worker"),
        (a.CardAnywhere(0, 39), "arriala.unknown.place"),
        (a.CardLock(-1), "arriala.unknown.place"),
        (a.CardLock(10**30), "arriala.unknown.place"),
        (a.CardToVineyard("to_vineyard_own", 15, "brulhois"), "arriala.unknown.worker"),
        (a.CardToVineyard("to_vineyard_own", 0, "mill"), "arriala.unknown.vineyard"),
        (a.CardToCanal("to_canal_own", 15, 5), "arriala.unknown.worker"),
        (a.CardToCanal("to_canal_own", -1, 5), "arriala.unknown.worker"),
    ],
)
def test_what_there_is_not(action: Action, rule: str) -> None:
    """Check that numbers and ids that this game has not are refused like anything else."""
    hand = "move_2 anywhere lock master_work to_canal_own to_vineyard_own"
    refused(position("R1:14", hand=hand), action, rule)


# Journeys (arriala.R3).


def test_steps_follow_each_other() -> None:
    """Check the rule text, conditions, and arriala.R3: not twice in a turn, but several spaces; each step a
    stop."""
    game = after(position("R1:14"), move("R1", 15), move("R1", 17), move("R1", 16))
    assert game.action_points == 1


def test_each_paid_step_is_a_stop() -> None:
    """Check arriala.R3: a step paid as an action must end on a free space; passing within one action need
    not."""
    game = position("R1:14 Y1:15")
    refused(game, move("R1", 15), "arriala.space.taken")
    allowed(game, move("R1", 16))


BETWEEN: list[Action] = [
    move("Y1", 31),
    put(9),
    lock(5),
    a.Draw(),
    a.BuildRiverWork(worker("R2"), "dam"),
    vine("R2", "brulhois"),
    a.LeaveVineyard(worker("R3"), place(32)),
    card("move_2", "Y1", 31),
    anywhere("R2", 9),
    a.CardLock(place(5)),
    a.CardMasterWork("slope"),
    a.CardToVineyard("to_vineyard_any", worker("Y1"), "brulhois"),
    a.CardToCanal("to_canal_own", worker("R3"), place(33)),
]


@pytest.mark.parametrize("between", BETWEEN)
def test_a_journey_ends_with_any_other_action(between: Action) -> None:
    """Check the rule text, conditions, and arriala.R3: no other action between the steps of a journey."""
    hand = "move_2 anywhere lock master_work to_vineyard_any to_canal_own"
    game = position("R1:14 Y1:30 R2:2 R3:chasselas", points=9, hand=hand)
    game = after(game, move("R1", 15), between)
    refused(game, move("R1", 16), "arriala.R3")


def test_a_count_does_not_end_a_journey() -> None:
    """Check arriala.R3: a count caused by a step is no action; rule text, gaining points: the rest of the
    turn may be used, also for the workers just counted."""
    game, events = allowed(position("R1:castelsarrasin R2:21 Y1:22 Y2:23"), move("R1", 20))
    assert SectionCounted in map(type, events)
    allowed(game, move("R1", "castelsarrasin"))
    allowed(game, move("Y2", "moissac"))


def test_a_move_card_begins_a_journey() -> None:
    """Check arriala.R3: one move card and then steps; the card never continues a journey."""
    game = position("R1:14", hand="move_2 move_3 anywhere to_vineyard_own")
    allowed(after(game, card("move_2", "R1", 16)), move("R1", 17))
    refused(after(game, move("R1", 15)), card("move_2", "R1", 16), "arriala.R3")
    refused(after(game, card("move_2", "R1", 16)), card("move_3", "R1", 17), "arriala.R3")


def test_jumps_are_not_continued() -> None:
    """Check arriala.R3: a jump is a whole journey, and continues none."""
    game = position("R1:14 R2:brulhois", hand="anywhere to_canal_own")
    jumped = after(game, anywhere("R1", 30))
    refused(jumped, move("R1", 31), "arriala.R3")
    refused(jumped, vine("R1", "brulhois"), "arriala.R3")
    refused(after(game, a.CardToCanal("to_canal_own", worker("R2"), place(30))), move("R2", 31), "arriala.R3")
    stepped = after(game, move("R1", 15))
    refused(stepped, anywhere("R1", 30), "arriala.R3")
    refused(stepped, vine("R1", "brulhois"), "arriala.R3")


def test_not_to_the_vineyard_and_back_in_one_turn() -> None:
    """Check the rule text, conditions: not to the vineyards and back; arriala.R21: from the next turn on."""
    game = after(position("R1:14", points=9, hand="to_canal_own"), vine("R1", "brulhois"))
    refused(game, a.LeaveVineyard(worker("R1"), place(15)), "arriala.R3")
    refused(game, a.CardToCanal("to_canal_own", worker("R1"), place(15)), "arriala.R3")
    game = after(game, a.EndTurn(), a.EndTurn(), a.EndTurn())
    allowed(game, a.LeaveVineyard(worker("R1"), place(15)))


def test_placing_is_no_move() -> None:
    """Check arriala.R3: a worker just placed may be moved."""
    allowed(after(position(), put(14)), move("R1", 16))


def test_a_turn_begins_without_journeys() -> None:
    """Check arriala.R3: one journey per turn, so the next turn begins anew."""
    game = after(position("R1:14", hand="move_2"), move("R1", 15), a.EndTurn())
    assert (game.moved, game.journey) == ((), None)
    allowed(game, move("R1", 16))


@pytest.mark.parametrize(
    "first",
    [
        move("R1", 15),
        anywhere("R1", 15),
        a.CardToCanal("to_canal_own", worker("R2"), place(15)),
    ],
)
def test_a_moved_worker_may_build_a_river_work(first: Action) -> None:
    """Check arriala.R3: a river work is no move, also after coming back from a vineyard."""
    game = after(position("R1:14 R2:brulhois", hand="anywhere to_canal_own"), first)
    mover = first.worker if isinstance(first, a.Move | a.CardAnywhere | a.CardToCanal) else -1
    allowed(game, a.BuildRiverWork(mover, "mill"))


def test_a_proposal_is_no_action_between() -> None:
    """Check arriala.R3, arriala.R26: a proposal that is dropped leaves the journey as it was."""
    game = after(position("R1:14"), move("R1", 15), a.ProposeEnd(), a.AnswerEnd(agree=False))
    allowed(game, move("R1", 16))


# Where numbers begin and end: the first town, and the first vineyard behind the canal.


@pytest.mark.parametrize(
    "action",
    [
        move("R1", 1),
        card("move_2", "R1", 2),
        anywhere("R1", 33),
        vine("R1", "frontonnais"),
        a.CardToVineyard("to_vineyard_own", worker("R1"), "frontonnais"),
        a.BuildRiverWork(worker("R1"), "reservoir"),
        a.LeaveVineyard(worker("R2"), place("grisolles")),
        a.CardToCanal("to_canal_any", worker("R2"), place(1)),
    ],
)
def test_from_grisolles_and_from_frontonnais(action: Action) -> None:
    """Check arriala.R2: the first town is a space like any other; arriala.R12: the vineyard is one like
    others."""
    hand = "move_2 anywhere to_vineyard_own to_canal_any"
    allowed(position("R1:grisolles R2:frontonnais", seats=4, hand=hand), action)


@pytest.mark.parametrize(
    "action",
    [
        card("move_2", "R2", 33),
        anywhere("R2", 33),
        vine("R2", "brulhois"),
        a.CardToVineyard("to_vineyard_own", worker("R2"), "brulhois"),
        a.BuildRiverWork(worker("R2"), "reservoir"),
    ],
)
def test_in_frontonnais_is_not_on_the_canal(action: Action) -> None:
    """Check arriala.R2, arriala.R11: a vineyard is not on the canal."""
    hand = "move_2 anywhere to_vineyard_own"
    refused(position("R2:frontonnais", seats=4, hand=hand), action, "arriala.canal")


# Move cards (arriala.R5).


@pytest.mark.parametrize(("kind", "number"), [("move_2", 2), ("move_3", 3), ("move_4", 4)])
@pytest.mark.parametrize("steps", range(1, 10))
def test_move_cards(kind: str, number: int, steps: int) -> None:
    """Check the rule text, cards, and arriala.R5: up to the number for 1 AP, each space more 1 AP, so N + 4
    at most."""
    game = position("Y1:1", hand=kind)
    action = card(kind, "Y1", 1 + steps)
    if steps <= number + 4:
        game, events = allowed(game, action)
        cost = 1 + max(0, steps - number)
        assert game.action_points == 5 - cost
        assert events[:2] == (
            CardPlayed(0, kind),
            Moved(0, worker("Y1"), place(1), place(1 + steps), steps, cost),
        )
        assert stands(game, "Y1") == place(1 + steps)
    else:
        refused(game, action, "arriala.points")


def test_only_the_last_space_of_a_card_is_a_stop() -> None:
    """Check arriala.R5: passing is free, stopping is not."""
    game = position("Y1:1 R1:2", hand="move_2", locks=(3,))
    refused(game, card("move_2", "Y1", 2), "arriala.space.taken")
    refused(game, card("move_2", "Y1", 3), "arriala.space.lock")
    assert after(game, card("move_2", "Y1", 4)).action_points == 3


def test_card_and_steps_by_themselves() -> None:
    """Check the rule text, cards: the move may be completed with 1 AP a space."""
    game = after(position("Y1:1", hand="move_2"), card("move_2", "Y1", 3), move("Y1", 5), move("Y1", 7))
    assert game.action_points == 0
