"""Plans of Arriala: what they wait for, and the next turn as it is foreseen."""

from __future__ import annotations

import pytest

from rules import Action, Condition, Game, meets
from rules import testing as kit
from rules.arriala import Arriala
from rules.arriala import actions as a
from rules.arriala import events as e
from rules.language.words import Words
from rules.randomness import Randomness
from tests.rules.arriala.positions import NAMES, allowed, lock, place, position, put
from tests.rules.planned import beside_what_comes

SECTION = Condition("section_counted", (("by", 0), ("first", place(30))))


def passes(game: Game, seat: int) -> Action | None:
    """Return the end of the turn, or a no to a proposal."""
    assert isinstance(game, Arriala)
    return a.EndTurn() if game.proposal is None else a.AnswerEnd(False)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("policy", tuple(kit.POLICIES))
def test_the_turn_that_comes_is_the_one_foreseen(seats: int, policy: str) -> None:
    steps = kit.spread(kit.played("arriala", seats, 2, policy, 120), 20)
    compared = 0
    for seat, ahead, real in beside_what_comes(steps, passes):
        assert ahead.legal_actions(seat) == real.legal_actions(seat)
        assert ahead.view(seat) == real.view(seat)
        compared += 1
    assert compared > 10 or policy == "random"
    assert compared


def test_what_is_drawn_is_not_foreseen_and_a_move_is() -> None:
    ahead = position("Y1:14", active=0, hand="move_3").ahead(1)
    assert ahead is not None
    assert ahead.foresee(1, a.Draw()) is None
    moved = ahead.foresee(1, a.Move(5, place(16)))
    assert moved is not None
    assert moved.action_points == 3
    after = moved.foresee(1, a.EndTurn())
    assert after is not None
    assert after.waiting_for == (1,)
    assert after.action_points == 5


def test_hands_of_others_show_in_nothing_that_is_foreseen() -> None:
    game = position("Y1:14", active=0, hand="move_3 lock")
    dealt = [game.redeal(1, Randomness(str(number))) for number in range(6)]
    assert len({other.hands[0] for other in dealt}) > 1
    aheads = [other.ahead(1) for other in dealt]
    assert len({None if ahead is None else ahead.view(1) for ahead in aheads}) == 1
    assert len({None if ahead is None else ahead.legal_actions(1) for ahead in aheads}) == 1
    assert len({other.awaited(1) for other in dealt}) == 1


def test_who_moved_a_worker_bars_it_for_the_next_alone() -> None:
    """Check arriala.R4: the worker that the active seat has moved stays barred for the one behind it."""
    game, _ = allowed(position("Y1:14", active=0), a.Move(5, place(15)))
    following, last = game.ahead(1), game.ahead(2)
    assert following is not None
    assert last is not None
    back = a.Move(5, place(14))
    assert back not in following.legal_actions(1)
    assert back in last.legal_actions(2)


def test_a_proposal_comes_to_nothing() -> None:
    game, _ = allowed(position(active=0), a.ProposeEnd())
    assert game.ahead(1) is None
    own = game.ahead(0)
    assert own is not None
    assert a.ProposeEnd() not in own.legal_actions(0)
    assert a.EndTurn() in own.legal_actions(0)


@pytest.mark.parametrize(
    ("game", "action", "condition"),
    [
        (position("R1:14"), a.Move(0, place(15)), Condition("moved", (("seat", 0), ("to", place(15))))),
        (position(), put(5), Condition("moved", (("seat", 0), ("to", place(5))))),
        (
            position("R1:14", hand="anywhere"),
            a.CardAnywhere(0, place(20)),
            Condition("moved", (("seat", 0), ("to", place(20)))),
        ),
        (
            position("R1:chasselas"),
            a.LeaveVineyard(0, place(20)),
            Condition("moved", (("seat", 0), ("to", place(20)))),
        ),
        (
            position("R1:14"),
            a.GoToVineyard(0, "chasselas"),
            Condition("went_to_vineyard", (("seat", 0), ("vineyard", "chasselas"))),
        ),
        (
            position("R1:14"),
            a.BuildRiverWork(0, "weir"),
            Condition("river_work_built", (("seat", 0), ("work", "weir"))),
        ),
        (position(), lock(5), Condition("lock_built", (("seat", 0), ("at", place(5))))),
        (
            position(hand="master_work"),
            a.CardMasterWork("cacor"),
            Condition("master_work_built", (("seat", 0), ("work", "cacor"))),
        ),
    ],
)
def test_what_others_do_is_awaited_and_met(game: Arriala, action: Action, condition: Condition) -> None:
    _, events = allowed(game, action)
    assert [event for event in events if meets(condition, event)]
    for seat in (1, 2):
        assert condition in game.awaited(seat)
    assert condition not in game.awaited(0)


def test_a_section_is_closed_by_whoever_completes_it() -> None:
    """Check arriala.R7: one lock closes both parts, of which one begins behind it."""
    game = position("Y1:13 Y2:14 G1:16", locks=(12, 17))
    parts = [Condition("section_counted", (("by", 0), ("first", place(first)))) for first in (13, 16)]
    _, events = allowed(game, lock(15))
    counted = [event for event in events if isinstance(event, e.SectionCounted)]
    assert [event.by for event in counted] == [0, 0]
    for part, event in zip(parts, counted, strict=True):
        assert meets(part, event)
        assert part in game.awaited(1)


def test_what_cannot_be_any_more_is_not_awaited() -> None:
    game = position("R1:weir R2:14", locks=(16,), closed=((13, 15),), builders=(2, None))
    awaited = set(game.awaited(1))

    def of(tag: str) -> set[object]:
        return {condition.values[1][1] for condition in awaited if condition.event == tag}

    assert "weir" not in of("river_work_built")
    assert "reservoir" in of("river_work_built")
    assert len(of("master_work_built")) == 1
    assert place(13) not in of("section_counted")
    assert place(14) not in of("lock_built")
    assert place(16) not in of("moved") | of("lock_built")
    assert place(14) in of("moved")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada closes the section that begins at 30"),
        ("fr", "Ada ferme la section qui commence en 30"),
        ("de", "Ada den Abschnitt schließt, der mit 30 beginnt"),
        ("oc", "Ada barra la seccion que comença a la casa 30"),
    ],
)
def test_a_condition_is_a_clause(language: str, said: str) -> None:
    assert Words("arriala", language, NAMES, position().view(1)).condition(SECTION) == said
