"""The conformance kit on questions with messages of their own, and on standing answers that are typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from rules import Action, Matter, RuleError, Standing
from rules import testing as kit
from rules.game import Game
from rules.kit.lists import list_parser
from rules.names import Parser
from rules.randomness import Randomness
from rules.testing.standing import check_standing_classes, check_standing_secrets
from rules.values import Text
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy.components import Card
from tests.toy.game import Toy
from tests.toy.view import ToyView

STEPS = kit.played("toy", 3, 1, "random", 200)
open_matters = ToyView.open_matters
standing_answers, answer = Toy.standing_answers, Toy.answer


def changed(view: ToyView, **fields: Any) -> tuple[Matter, ...]:
    """Return the open matters with some fields of another kind."""
    return tuple(replace(matter, **fields) for matter in open_matters(view))


def check_all() -> None:
    """Put the questions of a game through the kit."""
    for step in STEPS:
        kit.check_matters(step.before)
    kit.check_keys(STEPS)
    kit.check_choices(STEPS)


WELL_MADE: Mapping[str, Callable[[ToyView], tuple[Matter, ...]]] = {
    "shares": lambda view: tuple(
        replace(one, apart=True, shares=tuple(Text("share") for _ in one.asked), results=(e.Chosen,))
        for one in open_matters(view)
    ),
    "nobody asked": lambda view: (
        *open_matters(view),
        *(
            [Matter(f"more-{view.round}", Text("more"), (), waits=False, apart=True)]
            if view.waiting_for
            else []
        ),
    ),
}


@pytest.mark.parametrize("name", WELL_MADE)
def test_well_made_questions(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyView, "open_matters", WELL_MADE[name])
    for step in STEPS:
        kit.check_matters(step.before)


BROKEN: Mapping[str, Callable[[ToyView], tuple[Matter, ...]]] = {
    "a share too many": lambda view: tuple(
        replace(one, apart=True, shares=tuple(Text("share") for _ in (0, *one.asked)))
        for one in open_matters(view)
    ),
    "results without a message": lambda view: changed(view, results=(e.Chosen,)),
    "results of no event": lambda view: changed(view, apart=True, results=(Matter,)),
    "ways that are none": lambda view: changed(view, ways=(Matter,)),
    "ways that nobody has": lambda view: changed(view, ways=(a.EndTurn, a.Choose)[view.turn is None :][:1]),
    "a choice twice": lambda view: tuple(replace(one, choices=one.choices * 2) for one in open_matters(view)),
    "hours without an end": lambda view: changed(view, hours=5),
    "an end without hours": lambda view: changed(view, expiry=(0, a.EndTurn())),
    "an end that cannot be": lambda view: changed(view, hours=5, expiry=(0, a.Choose(99))),
    "no time at all": lambda view: changed(view, hours=0, expiry=(0, a.EndTurn())),
    "one key for all messages": lambda view: changed(view, apart=True, key=f"all-{view.turn}"),
    "nobody below the board": lambda view: (
        *open_matters(view),
        *([Matter("more", Text("more"), (), waits=False)] if view.waiting_for else []),
    ),
    "what nobody ever can do": lambda view: (
        *open_matters(view),
        *(
            [Matter(f"more-{view.round}", Text("more"), (0,), waits=False, choices=(a.Choose(99),))]
            if view.waiting_for
            else []
        ),
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_question_that_is_not_well_made_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_all()
    monkeypatch.setattr(ToyView, "open_matters", BROKEN[name])
    with pytest.raises(AssertionError):
        check_all()


def test_an_end_that_says_nothing_of_the_time_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = STEPS[0].before
    seat = game.waiting_for[0]
    expiry = (seat, game.legal_actions(seat)[0])
    monkeypatch.setattr(ToyView, "open_matters", lambda view: changed(view, hours=5, expiry=expiry))
    with pytest.raises(AssertionError, match="names the time"):
        kit.check_matters(game)


# Typed answers.


class ChooseAny(Standing, frozen=True, tag="choose_any"):
    """Choosing the number of how many cards are named, each once."""

    topic = "any"
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"cards": list_parser("card")}

    cards: tuple[Card, ...]


class Unread(Standing, frozen=True, tag="unread"):
    """Cards that nobody can type."""

    topic = "unread"

    cards: tuple[Card, ...]


class WithoutTopic(Standing, frozen=True, tag="without_topic"):
    """An answer to nothing."""

    topic = ""


def check(game: Toy, seat: int, standing: Standing) -> None:
    """Refuse a list that is empty, or that names a card twice."""
    assert isinstance(standing, ChooseAny)
    if len(set(standing.cards)) != len(standing.cards) or not standing.cards:
        raise RuleError("toy.twice")


def peeking(game: Toy, seat: int, standing: Standing) -> None:
    """Refuse by the card that is drawn next."""
    check(game, seat, standing)
    if game.pile and len(str(game.pile[0])) > 3:
        raise RuleError("toy.twice")


def act_by(game: Toy, seat: int, standing: Standing) -> Action | None:
    """Choose by how many cards are named."""
    if not isinstance(standing, ChooseAny):
        return answer(game, seat, standing)
    return a.Choose(len(standing.cards)) if _chooses(game, seat) else None


def act_wrongly(game: Toy, seat: int, standing: Standing) -> Action | None:
    """Choose what cannot be chosen where more than one card is named."""
    if isinstance(standing, ChooseAny) and len(standing.cards) > 1 and _chooses(game, seat):
        return a.Choose(99)
    return act_by(game, seat, standing)


def _chooses(game: Toy, seat: int) -> bool:
    """Say whether a seat has still to choose a number."""
    return seat in game.waiting_for and any(isinstance(one, a.Choose) for one in game.legal_actions(seat))


def typed(monkeypatch: pytest.MonkeyPatch, refuse: object = check, act: object = act_by) -> tuple[Toy, ...]:
    """Let the toy be answered by what is typed too; return positions of it."""
    example = ChooseAny(("red",))  # type: ignore[arg-type]
    monkeypatch.setattr(Toy, "standing", (*Toy.standing, ChooseAny))
    monkeypatch.setattr(
        Toy,
        "standing_answers",
        lambda game, seat: (*standing_answers(game, seat), *([] if game.outcome else [example])),
    )
    monkeypatch.setattr(Toy, "check_standing", refuse)
    monkeypatch.setattr(Toy, "answer", act)
    monkeypatch.setattr("rules.testing.standing.encode_standing", lambda one: one)
    monkeypatch.setattr("rules.testing.standing.decode_standing", lambda _, one: one)
    return tuple(step.before for step in STEPS if isinstance(step.before, Toy))


def test_typed_answers_are_made_up_and_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    games = typed(monkeypatch)
    refused = 0
    for game in games:
        kit.check_standing(game, ())
        for one in kit.typed_standing(game, 0):
            refused += kit.standing_refusal(game, 0, one) is not None
        check_standing_secrets(game.redeal(0, Randomness("other")), game, 0)
    assert refused > 10


def test_typed_answers_that_lead_to_what_is_refused_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    games = typed(monkeypatch, act=act_wrongly)

    def check_each() -> None:
        for game in games:
            kit.check_standing(game, ())

    with pytest.raises(AssertionError, match="which is not listed"):
        check_each()


def test_a_refusal_by_what_is_hidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    games = typed(monkeypatch, refuse=peeking)

    def check_each() -> None:
        for number, game in enumerate(games):
            check_standing_secrets(game.redeal(0, Randomness(str(number))), game, 0)

    with pytest.raises(AssertionError, match="knows too much"):
        check_each()


def test_an_example_that_is_refused_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(game: Game, seat: int, standing: Standing) -> None:
        raise RuleError("toy.twice")

    games = typed(monkeypatch, refuse=never)
    with pytest.raises(AssertionError, match="is offered and refused"):
        kit.check_standing(games[0], ())


@pytest.mark.parametrize("kind", [Unread, WithoutTopic])
def test_an_answer_that_is_badly_declared_is_caught(
    kind: type[Standing], monkeypatch: pytest.MonkeyPatch
) -> None:
    check_standing_classes(Toy)
    monkeypatch.setattr(Toy, "standing", (*Toy.standing, kind))
    with pytest.raises(AssertionError):
        check_standing_classes(Toy)


def test_counting_what_is_not_held_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Throw(Action, frozen=True, tag="throw"):
        command = "throw"
        counted = ("number",)

        number: int

    kit.check_commands("toy")
    monkeypatch.setattr(Toy, "actions", (*Toy.actions, Throw))
    with pytest.raises(AssertionError, match="no bundle of a hand"):
        kit.check_commands("toy")


# Hands.


@pytest.mark.parametrize(
    "held",
    [
        lambda view, kind: (1, 2, 3),
        lambda view, kind: None if view.seat is None else (1,),
        lambda view, kind: None if view.seat is None else (-1,) * len(view.values(kind)),
    ],
)
def test_a_hand_that_is_not_counted_by_value_is_caught(
    held: Callable[[ToyView, str], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    kit.check_hands(STEPS[3].before)
    monkeypatch.setattr(ToyView, "values", lambda view, kind: (1, 2))
    monkeypatch.setattr(ToyView, "held", held)
    with pytest.raises(AssertionError):
        kit.check_hands(STEPS[3].before)
