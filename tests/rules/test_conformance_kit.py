"""The conformance kit itself: a toy game broken in one way is caught."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import rules
from rules import Action, Condition, Event, Game, Matter, Standing
from rules import testing as kit
from rules.randomness import Randomness
from rules.values import Text, fields_of
from tests.made_up import known
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy.components import Colour
from tests.toy.game import Toy
from tests.toy.standing import RefuseOffers
from tests.toy.view import ToyView
from tests.unpainted import Unpainted

original: dict[str, Any] = {
    name: getattr(Toy, name)
    for name in (
        "ahead",
        "answer",
        "awaited",
        "foresee",
        "legal_actions",
        "lost_by",
        "perform",
        "redeal",
        "standing_answers",
        "stands",
        "suggest",
        "view",
    )
}
open_matters = ToyView.open_matters
asked = 0


def offers_too_much(game: Toy, seat: int) -> tuple[Action, ...]:
    legal = original["legal_actions"](game, seat)
    return (*legal, a.Choose(99)) if legal else ()


def offers_too_little(game: Toy, seat: int) -> tuple[Action, ...]:
    return tuple(action for action in original["legal_actions"](game, seat) if action != a.Draw())


def offers_in_any_order(game: Toy, seat: int) -> tuple[Action, ...]:
    global asked
    asked += 1
    legal = original["legal_actions"](game, seat)
    return legal if asked % 2 else legal[::-1]


def leaves_a_seat_stuck(game: Toy, seat: int) -> tuple[Action, ...]:
    return () if seat == 1 else original["legal_actions"](game, seat)


def shows_the_next_card(game: Toy, seat: int | None) -> ToyView:
    return replace(original["view"](game, seat), pile=ord(str(game.pile[0])[0]) if game.pile else 0)


def shows_who_chose_what(game: Toy, seat: int | None) -> ToyView:
    due = game.queue[0] if game.queue else None
    seen = getattr(due, "chosen", (None,))[0]
    return replace(original["view"](game, seat), number=seen)


def peeks(game: Toy, seat: int) -> Action:
    legal = original["legal_actions"](game, seat)
    if not legal:
        return original["suggest"](game, seat)
    return legal[ord(str(game.pile[0])[0]) % len(legal)] if game.pile else legal[0]


def advises_the_forbidden(game: Toy, seat: int) -> Action:
    original["suggest"](game, seat)
    return a.Choose(0)


def answers_what_is_not_allowed(game: Toy, seat: int, standing: Standing) -> Action | None:
    return a.Choose(99) if original["answer"](game, seat, standing) else None


def answers_unasked(game: Toy, seat: int, standing: Standing) -> Action | None:
    return original["answer"](game, seat, standing) or a.EndTurn()


def answers_by_what_is_hidden(game: Toy, seat: int, standing: Standing) -> Action | None:
    given = original["answer"](game, seat, standing)
    return given if given is None or not game.pile or game.pile[0] is Colour.RED else None


def answers_for_ever(game: Toy, seat: int, standing: Standing) -> Action | None:
    legal = original["legal_actions"](game, seat)
    choices = [action for action in legal if isinstance(action, a.Choose)]
    return choices[0] if seat and choices and None in game.queue[0].chosen[:1] else None  # type: ignore[union-attr]


def offers_answers_when_all_is_over(game: Toy, seat: int) -> tuple[Standing, ...]:
    return (RefuseOffers(),)


def offers_an_answer_twice(game: Toy, seat: int) -> tuple[Standing, ...]:
    return original["standing_answers"](game, seat) * 2


def offers_what_does_not_stand(game: Toy, seat: int, standing: Standing) -> bool:
    return game.round > 1


def answers_by_what_does_not_stand(game: Toy, seat: int, standing: Standing) -> bool:
    return standing in game.standing_answers(seat) and game.answer(seat, standing) is None


def stands_by_what_is_hidden(game: Toy, seat: int, standing: Standing) -> bool:
    offered = standing in original["standing_answers"](game, seat)
    return offered and (not game.pile or game.pile[0] is Colour.RED)


def stands_now_and_then(game: Toy, seat: int, standing: Standing) -> bool:
    global asked
    asked += 1
    return bool(asked % 3)


def tells_of_the_next_card(game: Toy, seat: int, action: Action) -> Text | None:
    lost = original["lost_by"](game, seat, action)
    return lost if lost is None else Text(lost.key, {"left": ord(str(game.pile[0])[0]) if game.pile else 0})


def tells_of_a_loss_now_and_then(game: Toy, seat: int, action: Action) -> Text | None:
    global asked
    asked += 1
    return original["lost_by"](game, seat, action) if asked % 3 else None


def tells_of_a_loss_without_words(game: Toy, seat: int, action: Action) -> Text | None:
    return Text("lost-nothing-known")


def thinks_ahead_of_the_own_turn(game: Toy, seat: int) -> Toy | None:
    if game.outcome is not None:
        return None
    return original["ahead"](game, seat) or game.redeal(seat, Randomness("other"))


def thinks_ahead_with_the_real_draws(game: Toy, seat: int) -> Toy | None:
    thought = original["ahead"](game, seat)
    return None if thought is None else replace(thought, randomness=game.randomness)


def thinks_ahead_of_the_turn_of_others(game: Toy, seat: int) -> Toy | None:
    return None if original["ahead"](game, seat) is None else game.redeal(seat, Randomness("other"))


def thinks_ahead_with_the_next_card(game: Toy, seat: int) -> Toy | None:
    thought = original["ahead"](game, seat)
    return thought if game.pile and game.pile[0] is Colour.RED else None


def foresees_a_draw(game: Toy, seat: int, action: Action) -> Toy | None:
    after, _ = game.apply(seat, action)
    return after if seat in after.waiting_for else after.ahead(seat)


def foresees_the_turn_of_others(game: Toy, seat: int, action: Action) -> Toy | None:
    return game.apply(seat, action)[0]


def waits_for_less(game: Toy, seat: int) -> tuple[Condition, ...]:
    return original["awaited"](game, seat)[1:]


def waits_for_anything(game: Toy, seat: int) -> tuple[Condition, ...]:
    return tuple(replace(condition, values=()) for condition in original["awaited"](game, seat))


def waits_for_what_nobody_can(game: Toy, seat: int) -> tuple[Condition, ...]:
    return (*original["awaited"](game, seat), Condition("chosen", (("seat", 0),)))


def waits_for_the_next_card(game: Toy, seat: int) -> tuple[Condition, ...]:
    conditions = original["awaited"](game, seat)
    return conditions[::-1] if game.pile and game.pile[0] is Colour.RED else conditions


def waits_when_all_is_over(game: Toy, seat: int) -> tuple[Condition, ...]:
    return original["awaited"](game, seat) or (Condition("pile-empty"),)


def asks_nobody(view: ToyView) -> tuple[Matter, ...]:
    return ()


def asks_only_the_first(view: ToyView) -> tuple[Matter, ...]:
    return tuple(replace(matter, asked=matter.asked[:1]) for matter in open_matters(view))


def asks_each_otherwise(view: ToyView) -> tuple[Matter, ...]:
    text = Text("matter-turn", {"seat": view.seat})
    return tuple(replace(matter, text=text) for matter in open_matters(view))


def tells_answers_that_are_secret(view: ToyView) -> tuple[Matter, ...]:
    told = (e.ChosenNumber(0, 1),)
    return tuple(replace(matter, answers=told) for matter in open_matters(view))


def lets_all_end_the_turn(view: ToyView) -> tuple[Matter, ...]:
    return tuple(replace(matter, choices=(a.EndTurn(),)) for matter in open_matters(view))


def asks_every_offer_by_one_key(view: ToyView) -> tuple[Matter, ...]:
    return tuple(replace(matter, key="offer") if matter.choices else matter for matter in open_matters(view))


def loses_a_card(game: Toy, seat: int, action: Action) -> tuple[Toy, Any]:
    after, events = original["perform"](game, seat, action)
    return replace(after, away=()), events


def reveals_in_silence(game: Toy, seat: int, action: Action) -> tuple[Toy, Any]:
    after, events = original["perform"](game, seat, action)
    return after, tuple(event for event in events if not event.reveals)


def deals_the_own_hand_anew(game: Toy, seat: int | None, randomness: Randomness) -> Toy:
    return original["redeal"](game, None, randomness)


def deals_another_card(game: Toy, seat: int | None, randomness: Randomness) -> Toy:
    after = original["redeal"](game, seat, randomness)
    return replace(after, pile=(*after.pile[:-1], *Colour)) if after.pile else after


def keeps_the_draws_to_come(game: Toy, seat: int | None, randomness: Randomness) -> Toy:
    return replace(original["redeal"](game, seat, randomness), randomness=game.randomness)


def deals_as_it_likes(game: Toy, seat: int | None, randomness: Randomness) -> Toy:
    global asked
    asked += 1
    dealt = original["redeal"](game, seat, Randomness(str(asked)))
    return replace(dealt, randomness=randomness)


def crashes_on_strange_fields(game: Toy, seat: int, action: Action) -> tuple[Toy, Any]:
    if isinstance(action, a.Play):
        game.ponds[action.pond]
    return original["perform"](game, seat, action)


def put_through(seats: int, policy: str) -> None:
    """Put one game of the toy through all checks of positions."""
    rng = random.Random(1)
    steps = tuple(kit.play(rules.new_game("toy", seats=seats, seed=1), policy, 1, 200))
    known, given = kit.universe(steps), kit.all_standing(steps)
    checks: tuple[Callable[[Game], None], ...] = (
        kit.check_waiting,
        kit.check_storing,
        kit.check_asking,
        kit.check_offered,
        kit.check_lost,
        kit.check_matters,
    )
    kit.check_keys(steps)
    for step in steps:
        assert step.after.conserved() == step.before.conserved()
        for check in checks:
            check(step.before)
        kit.check_refused(step.before, known, rng)
        kit.check_standing(step.before, given)
        kit.check_plans(step, rng)
        for seat in (None, *range(seats)):
            kit.check_secrets(step, seat, rng)
    kit.check_standing(steps[-1].after, given)
    kit.check_plan_position(steps[-1].after)


def test_the_toy_is_whole() -> None:
    put_through(3, "random")


def test_one_call_puts_a_game_through_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    kit.check_game("toy", positions=20)
    monkeypatch.setattr(Toy, "perform", reveals_in_silence)
    with pytest.raises(AssertionError, match="reveals and does not say so"):
        kit.check_game("toy")


@pytest.mark.parametrize(
    ("member", "broken"),
    [
        ("legal_actions", offers_too_much),
        ("legal_actions", offers_too_little),
        ("legal_actions", offers_in_any_order),
        ("legal_actions", leaves_a_seat_stuck),
        ("view", shows_the_next_card),
        ("view", shows_who_chose_what),
        ("suggest", peeks),
        ("suggest", advises_the_forbidden),
        ("answer", answers_what_is_not_allowed),
        ("answer", answers_unasked),
        ("answer", answers_by_what_is_hidden),
        ("answer", answers_for_ever),
        ("standing_answers", offers_answers_when_all_is_over),
        ("standing_answers", offers_an_answer_twice),
        ("stands", offers_what_does_not_stand),
        ("stands", answers_by_what_does_not_stand),
        ("stands", stands_by_what_is_hidden),
        ("stands", stands_now_and_then),
        ("ahead", thinks_ahead_of_the_own_turn),
        ("ahead", thinks_ahead_with_the_real_draws),
        ("ahead", thinks_ahead_of_the_turn_of_others),
        ("ahead", thinks_ahead_with_the_next_card),
        ("foresee", foresees_a_draw),
        ("foresee", foresees_the_turn_of_others),
        ("awaited", waits_for_less),
        ("awaited", waits_for_anything),
        ("awaited", waits_for_what_nobody_can),
        ("awaited", waits_for_the_next_card),
        ("awaited", waits_when_all_is_over),
        ("lost_by", tells_of_the_next_card),
        ("lost_by", tells_of_a_loss_now_and_then),
        ("perform", loses_a_card),
        ("perform", reveals_in_silence),
        ("perform", crashes_on_strange_fields),
        ("redeal", deals_the_own_hand_anew),
        ("redeal", deals_another_card),
        ("redeal", keeps_the_draws_to_come),
        ("redeal", deals_as_it_likes),
    ],
)
def test_a_broken_toy_is_caught(
    member: str, broken: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, member, broken)
    with pytest.raises((AssertionError, rules.RuleError, IndexError)):
        put_through(3, "random")


@pytest.mark.parametrize(
    "broken",
    [
        asks_nobody,
        asks_only_the_first,
        asks_each_otherwise,
        tells_answers_that_are_secret,
        lets_all_end_the_turn,
        asks_every_offer_by_one_key,
    ],
)
def test_a_toy_that_asks_otherwise_is_caught(
    broken: Callable[[ToyView], tuple[Matter, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToyView, "open_matters", broken)
    with pytest.raises(AssertionError):
        put_through(3, "random")


def test_a_loss_without_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "lost_by", tells_of_a_loss_without_words)
    with pytest.raises(LookupError):
        kit.check_step_texts(kit.played("toy", 3, 1, "random", 200)[0])


@pytest.mark.parametrize(
    ("event", "fields", "counts_for"),
    [
        (e.Drawn, ("seat",), ""),
        (e.Played, ("seat", "card"), ""),
        (e.Selling, ("seat", "card"), "taxed"),
        (e.Selling, ("seat", "card"), "played"),
        (e.TaxOver, None, "played"),
        (e.DrawnCard, ("seat", "card"), ""),
        (e.NumberShown, ("seat", "points"), ""),
    ],
)
def test_events_that_are_awaited_without_words_or_as_others_are_caught(
    event: type[Event], fields: tuple[str, ...] | None, counts_for: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event, "awaited", fields)
    monkeypatch.setattr(event, "awaited_as", counts_for)
    with pytest.raises((AssertionError, LookupError, ValueError)):
        kit.check_game("toy", positions=20)


def test_a_game_that_is_being_written_does_without_texts_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with known(Unpainted) as kind:
        kit.check_game(kind, texts=False, positions=10)
        with pytest.raises((AssertionError, FileNotFoundError, LookupError)):
            kit.check_game(kind, positions=10)
        with pytest.raises(AssertionError, match="no end in 5 actions"):
            kit.check_game(kind, texts=False, cap=5)
        kit.check_game(kind, texts=False, ends=False, cap=5)
        monkeypatch.setattr(Toy, "perform", reveals_in_silence)
        with pytest.raises(AssertionError, match="reveals and does not say so"):
            kit.check_game(kind, texts=False, ends=False)


def test_numbers_out_of_range_are_tried() -> None:
    view, rng = rules.new_game("toy", seats=3, seed=1).view(0), random.Random(1)
    fields = {field.name: field for action in Toy.actions for field in fields_of(action)}
    for name, highest in (("pond", len(view.values("pond"))), ("to", 3), ("number", 10)):
        tried = {kit.any_value(fields[name], view, rng) for _ in range(500)}
        assert {-1, highest, 97, 10**12} <= tried
        assert {kit.likely_value(fields[name], view, rng) for _ in range(100)} == set(range(highest))
