"""The examples of the rulebook, played."""

from __future__ import annotations

from rules.arriala import actions as a
from rules.arriala.components.sections import all_sections
from rules.arriala.steps.counting import majority
from rules.arriala.steps.ending import vineyard_counts, winners_of
from rules.language.rulebook import load_rulebook, numbers_of
from tests.rules.arriala.positions import (
    BOARD,
    GREEN,
    RED,
    YELLOW,
    after,
    allowed,
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


def has_example(section: str, *phrases: str) -> None:
    """Check that the section's example names this."""
    book, numbers = load_rulebook("arriala", "en"), numbers_of("arriala")
    text = "\n".join(book.fill(one.text, numbers) for one in book.sections[section].paragraphs)
    example = text.partition("**Example.**")[2].partition("\n")[0]
    assert [phrase for phrase in phrases if phrase not in example] == []


def test_a_turn() -> None:
    has_example("turn", "build a lock", "move a worker by 1 space", "5 AP")
    game = after(position("R1:14"), lock(30), move("R1", 15))
    assert game.action_points == 0
    game = after(position(), put(14), a.Draw())
    assert game.action_points == 0
    has_example("action-points", "A new worker (3) and a card (2) together cost 5 AP", "3 steps")


def test_passing_workers_and_locks() -> None:
    has_example(
        "move", "Next to Violet 2 stands another worker, and beyond that one there is", "3 spaces away"
    )
    game = position("V2:14 R1:15", seats=4, locks=(16,))
    assert after(game, move("V2", 17)).action_points == 2
    refused(game, move("V2", 15), "arriala.space.taken")
    refused(game, move("V2", 16), "arriala.space.lock")


def test_a_journey() -> None:
    has_example("journey", "Red 1 by 2 spaces", "completes a section", "if you draw a card first")
    game = position("R1:18 Y1:21 Y2:22 Y3:23")
    completed, events = allowed(game, move("R1", 20))
    assert "SectionCounted" in kinds(events)
    assert stands(after(completed, move("R1", 19)), "R1") == place(19)
    refused(after(completed, a.Draw()), move("R1", 19), "arriala.R3")


def test_no_taking_back() -> None:
    has_example("take-back", "Yellow 2 on by 2", "back by 1 space, but not by 2")
    game = after(position("Y2:20", active=GREEN), move("Y2", 22), a.EndTurn())
    refused(game, move("Y2", 20), "arriala.R4")
    for to in (21, 23):
        after(game, move("Y2", to))


def test_a_new_worker_completes() -> None:
    has_example("new-worker", "Only 1 space", "Violet 5")
    game = position("V1:20 V2:21 V3:22 V4:14", seats=4, active=3)
    _, events = allowed(game, put(23))
    assert kinds(events)[:2] == ["Placed", "SectionCounted"]


def test_a_worker_comes_back_and_decides() -> None:
    has_example("to-canal", "lacks 1 worker", "tied for the most", "bring Green 2 back from a vineyard")
    game = position(
        "R1:24 R2:25 G1:26 G3:28 Y1:29 G2:chasselas", active=GREEN, points=4, closed=((11, 19), (20, 23))
    )
    game, _ = allowed(game, a.LeaveVineyard(worker("G2"), place(27)))
    assert game.closed[-1].winner == GREEN


def test_a_vineyard() -> None:
    has_example("vineyards", "1 red and 2 green", "points for all its places, the empty ones too")
    game = position("R1:brulhois G1:brulhois G2:brulhois")
    counted = {BOARD.vineyards[index].id: found for index, *found in vineyard_counts(game)}
    assert counted["brulhois"][1:] == [GREEN, 6]


def test_one_lock_completes_two_sections() -> None:
    has_example("lock", "4 spaces", "first, second and last", "one of 2 spaces and one of 1")
    game, events = allowed(position("R1:30 R2:31 Y1:33"), lock(32))
    assert kinds(events) == ["LockBuilt", "SectionCounted", "SectionCounted"]
    assert [(one.first, one.last) for one in game.closed] == [(place(30), place(31)), (place(33), place(33))]
    assert game.scores[RED] == 1 + 2
    assert game.scores[YELLOW] == 1


def test_sections() -> None:
    has_example("section", "20 to 23", "lock on 21", "20 alone", "22–23")
    used = BOARD.in_play(3)
    assert (place(20), place(23)) in all_sections(used, ())
    found = all_sections(used, (place(21),))
    assert (place(20), place(20)) in found
    assert (place(22), place(23)) in found


def test_majority_and_ties() -> None:
    has_example("counting", "2 red, 2 yellow and 1 green", "Green scores 8.")
    assert majority((2, 2, 1)) == GREEN
    has_example("majority", "3 red, 3 green, 1 yellow: Yellow", "2 red and 2 yellow: nobody")
    assert majority((3, 1, 3)) == YELLOW
    assert majority((2, 2, 0)) is None
    has_example("majority", "2 red, 2 green, 1 yellow, 1 violet: nobody")
    assert majority((2, 1, 2, 1)) is None


def test_a_card_goes_further() -> None:
    has_example("card-move", "the number 3", "Red 1 by 5 spaces", "for 3 AP")
    game = position("R1:11", hand="move_3")
    assert after(game, a.CardMove("move_3", worker("R1"), place(16))).action_points == 5 - 3


def test_master_works_in_a_shared_last_place() -> None:
    has_example("master-work", "12, 9 and 9", "has 5 more")
    game = position(active=YELLOW, hand="master_work", scores=(12, 9, 9))
    assert after(game, a.CardMasterWork("cacor")).scores == (12, 14, 9)


def test_most_workers_on_the_canal_decide() -> None:
    has_example("winner", "31", "Red has 2", "Green 1 and 1 in a vineyard")
    on = "R1:11 R2:moissac G1:14 G2:brulhois"
    assert winners_of(position(on), (31, 20, 31)) == (RED,)
