"""Plans: what meets a condition, how plans are stored, and what the toy game foresees."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

import rules
from rules import Branch, Condition, Plan, RuleError
from rules.language.words import Words
from rules.plans import MOST_BRANCHES, MOST_MOVES, awaited_class, check_condition
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy.components import Colour, Reply
from tests.toy.game import Toy

LAID = Condition("played", (("seat", 1), ("card", "red"), ("pond", 0)))
ENDS = (a.EndTurn(),)
OTHERWISE = Branch(None, ENDS)


@pytest.mark.parametrize(
    "condition",
    [Condition("played", values) for count in range(4) for values in combinations(LAID.values, count)],
)
def test_an_event_meets_each_condition_that_leaves_fields_open(condition: Condition) -> None:
    assert rules.meets(condition, e.Played(1, Colour.RED, 0, None, 2))
    assert condition.covers(LAID)


@pytest.mark.parametrize(
    "event",
    [
        e.Played(0, Colour.RED, 0, None, 2),
        e.Played(1, Colour.BLUE, 0, None, 2),
        e.Played(1, Colour.RED, 1, None, 2),
        e.Selling(1, Colour.RED),
        e.PileEmpty(),
    ],
)
def test_another_event_does_not(event: rules.Event) -> None:
    assert not rules.meets(LAID, event)
    (other,) = rules.conditions_of(event)
    assert rules.meets(other, event)
    assert not LAID.covers(other)


def test_the_conditions_of_an_event_names_all_that_matters() -> None:
    assert rules.conditions_of(e.Played(1, Colour.RED, 0, Colour.BLUE, 3)) == (LAID,)
    assert rules.conditions_of(e.PileEmpty()) == (Condition("pile-empty"),)
    assert rules.conditions_of(e.TurnEnded(1)) == ()


def test_what_nobody_waits_for_meets_nothing() -> None:
    assert not rules.meets(Condition("turn-ended"), e.TurnEnded(1))
    assert not rules.meets(Condition("played", (("points", 2),)), e.Played(1, Colour.RED, 0, None, 2))


@pytest.mark.parametrize(
    "plan",
    [
        Plan((OTHERWISE,)),
        Plan((OTHERWISE,), repeated=True),
        Plan((Branch(None, (a.Levy(), a.EndTurn())),), repeated=True),
        Plan((Branch(LAID, ENDS),)),
        Plan(
            (
                Branch(LAID, (a.Play(Colour.RED, 1), a.Draw(), a.EndTurn())),
                Branch(Condition("pile-empty"), (a.Choose(2), a.Offer(1, (Colour.RED, Colour.BLUE)))),
                Branch(None, (a.Answer(Reply.REFUSE),)),
            )
        ),
    ],
)
def test_a_stored_plan_is_the_same_plan(plan: Plan) -> None:
    assert rules.decode_plan("toy", rules.encode_plan(plan)) == plan


@pytest.mark.parametrize(
    ("branches", "repeated"),
    [
        ((), False),
        ((OTHERWISE, Branch(LAID, ENDS)), False),
        ((OTHERWISE, OTHERWISE), False),
        ((*(Branch(LAID, ENDS) for _ in range(MOST_BRANCHES)), OTHERWISE), False),
        ((Branch(LAID, ENDS),), True),
        ((Branch(LAID, ENDS), OTHERWISE), True),
        ((Branch(None, (a.Draw(),)),), True),
        ((Branch(None, (a.Draw(), a.EndTurn())),), True),
        ((Branch(None, (a.EndTurn(), a.Levy())),), True),
        ((Branch(None, (a.Levy(),)),), True),
    ],
)
def test_branches_that_do_not_belong_together_are_no_plan(
    branches: tuple[Branch, ...], repeated: bool
) -> None:
    with pytest.raises(ValueError, match=r"plan|condition|repeated"):
        Plan(branches, repeated)
    stored = msgspec.json.encode({"branches": branches, "repeated": repeated})
    with pytest.raises(ValueError, match=r"plan|condition|repeated"):
        rules.decode_plan("toy", stored)


@pytest.mark.parametrize("count", [0, MOST_MOVES + 1])
def test_a_branch_has_some_moves_and_not_many(count: int) -> None:
    with pytest.raises(ValueError, match="moves"):
        Branch(None, ENDS * count)


@pytest.mark.parametrize(
    "condition",
    [
        '{"event": "turn-ended", "values": []}',
        '{"event": "nothing", "values": []}',
        '{"event": "played", "values": [["points", 2]]}',
        '{"event": "played", "values": [["pond", 0], ["card", "red"]]}',
        '{"event": "played", "values": [["pond", 0], ["pond", 0]]}',
        '{"event": "played", "values": [["pond", "0"]]}',
        '{"event": "played", "values": [["pond", true]]}',
        '{"event": "played", "values": [["pond", null]]}',
        '{"event": "played", "values": [["card", "pink"]]}',
        '{"event": "played", "values": [["card", ["red"]]]}',
        '{"event": "played", "values": [["card"]]}',
        '{"event": "played", "values": [], "else": 1}',
        "3",
    ],
)
def test_a_stored_condition_that_is_none_is_refused(condition: str) -> None:
    stored = f'{{"branches": [{{"condition": {condition}, "moves": [{{"type": "end"}}]}}]}}'
    with pytest.raises(ValueError, match=r"plan|wait|fields|played"):
        rules.decode_plan("toy", stored)


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "{}",
        '{"branches": [{"condition": null, "moves": [{"type": "fly"}]}]}',
        '{"branches": [{"condition": null, "moves": []}]}',
        '{"branches": [{"condition": null, "moves": [{"type": "end"}], "more": 1}]}',
        '{"branches": [{"moves": [{"type": "end"}]}]}',
        '{"branches": [{"condition": null, "moves": [{"type": "end"}]}]}' + " " * 40_000,
    ],
)
def test_a_stored_plan_that_is_none_is_refused(stored: str) -> None:
    with pytest.raises(ValueError, match=r"plan|moves"):
        rules.decode_plan("toy", stored)


def test_conditions_are_on_classes_that_can_be_waited_for() -> None:
    assert awaited_class(Toy.events, "played") is e.Played
    check_condition(Toy.events, Condition("played"))
    with pytest.raises(ValueError, match="chosen"):
        awaited_class(Toy.events, "chosen")


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (LAID, "Béa lays a red card in Pond 1"),
        (Condition("played", (("seat", 1),)), "Béa lays a card"),
        (Condition("played", (("card", "red"),)), "somebody lays a red card"),
        (Condition("played", (("pond", 1),)), "somebody lays a card in Pond 2"),
        (Condition("played"), "somebody lays a card"),
        (Condition("pile-empty"), "the pile runs out"),
    ],
)
def test_a_condition_is_said_with_what_is_open(condition: Condition, said: str) -> None:
    view = rules.new_game("toy", seats=2, seed=1).view(0)
    assert Words("toy", "en", ("Ada", "Béa"), view).condition(condition) == said


def test_the_toy_foresees_its_turn_behind_the_numbers() -> None:
    game = rules.new_game("toy", seats=3, seed=1, first=1)
    assert game.ahead(0) is None
    game, _ = game.apply(0, a.Choose(2))
    ahead = game.ahead(0)
    assert ahead is not None
    assert ahead.waiting_for == (0,)
    real = game
    for seat, action in ((1, a.Choose(1)), (2, a.Choose(1)), (1, a.EndTurn()), (2, a.EndTurn())):
        real, _ = real.apply(seat, action)
    assert ahead.legal_actions(0) == real.legal_actions(0)


def test_the_toy_foresees_what_is_certain() -> None:
    game = rules.new_game("toy", seats=2, seed=1, first=1)
    game, _ = game.apply(0, a.Choose(2))
    ahead = game.ahead(0)
    assert ahead is not None
    assert ahead.foresee(0, a.Draw()) is None
    play = next(action for action in ahead.legal_actions(0) if isinstance(action, a.Play))
    played = ahead.foresee(0, play)
    assert played is not None
    assert played.waiting_for == (0,)
    after = played.foresee(0, a.EndTurn())
    assert after is not None
    assert after.waiting_for == (0, 1)
    assert a.Choose(2) in after.legal_actions(0)
    with pytest.raises(RuleError):
        ahead.foresee(0, a.Choose(1))


def test_nothing_is_foreseen_behind_the_last_turn() -> None:
    game = rules.new_game("toy", seats=2, seed=1, first=0)
    foreseen: list[bool] = []
    while game.outcome is None:
        (seat, *_), others = game.waiting_for, set(range(2)) - set(game.waiting_for)
        foreseen += [game.ahead(other) is not None for other in others]
        choices = [one for one in game.legal_actions(seat) if isinstance(one, a.Choose | a.EndTurn)]
        game, _ = game.apply(seat, choices[0])
    assert foreseen == [True] * (len(foreseen) - 1) + [False]
    assert [game.ahead(seat) for seat in range(2)] == [None, None]
    assert [game.awaited(seat) for seat in range(2)] == [(), ()]
