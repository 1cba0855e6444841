"""The conformance kit itself: a toy game broken in one way is caught."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import rules
from rules import Event, Game, Matter
from rules import testing as kit
from rules.values import fields_of
from tests.made_up import known
from tests.rules import broken_toys as toys
from tests.toy import events as e
from tests.toy.game import Toy
from tests.toy.view import ToyView
from tests.unpainted import Unpainted


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
        kit.check_sources,
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
    kit.check_game("toy", turns=False, positions=20)
    monkeypatch.setattr(Toy, "perform", toys.reveals_in_silence)
    with pytest.raises(AssertionError, match="reveals and does not say so"):
        kit.check_game("toy", turns=False)


@pytest.mark.parametrize(
    ("member", "broken"),
    [
        ("legal_actions", toys.offers_too_much),
        ("legal_actions", toys.offers_too_little),
        ("legal_actions", toys.offers_in_any_order),
        ("legal_actions", toys.leaves_a_seat_stuck),
        ("view", toys.shows_the_next_card),
        ("view", toys.shows_who_chose_what),
        ("suggest", toys.peeks),
        ("suggest", toys.advises_the_forbidden),
        ("answer", toys.answers_what_is_not_allowed),
        ("answer", toys.answers_unasked),
        ("answer", toys.answers_by_what_is_hidden),
        ("answer", toys.answers_for_ever),
        ("standing_answers", toys.offers_answers_when_all_is_over),
        ("standing_answers", toys.offers_an_answer_twice),
        ("stands", toys.offers_what_does_not_stand),
        ("stands", toys.answers_by_what_does_not_stand),
        ("stands", toys.stands_by_what_is_hidden),
        ("stands", toys.stands_now_and_then),
        ("ahead", toys.thinks_ahead_of_the_own_turn),
        ("ahead", toys.thinks_ahead_with_the_real_draws),
        ("ahead", toys.thinks_ahead_of_the_turn_of_others),
        ("ahead", toys.thinks_ahead_with_the_next_card),
        ("foresee", toys.foresees_a_draw),
        ("foresee", toys.foresees_the_turn_of_others),
        ("awaited", toys.waits_for_less),
        ("awaited", toys.waits_for_anything),
        ("awaited", toys.waits_for_what_nobody_can),
        ("awaited", toys.waits_for_the_next_card),
        ("awaited", toys.waits_when_all_is_over),
        ("points_by_source", toys.counts_the_next_card),
        ("lost_by", toys.tells_of_the_next_card),
        ("lost_by", toys.tells_of_a_loss_now_and_then),
        ("perform", toys.loses_a_card),
        ("perform", toys.reveals_in_silence),
        ("perform", toys.crashes_on_strange_fields),
        ("redeal", toys.deals_the_own_hand_anew),
        ("redeal", toys.deals_another_card),
        ("redeal", toys.keeps_the_draws_to_come),
        ("redeal", toys.deals_as_it_likes),
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
        toys.asks_nobody,
        toys.asks_only_the_first,
        toys.asks_each_otherwise,
        toys.tells_answers_that_are_secret,
        toys.lets_all_end_the_turn,
        toys.asks_every_offer_by_one_key,
    ],
)
def test_a_toy_that_asks_otherwise_is_caught(
    broken: Callable[[ToyView], tuple[Matter, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToyView, "open_matters", broken)
    with pytest.raises(AssertionError):
        put_through(3, "random")


def test_a_source_of_points_without_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    step = next(kit.play(rules.new_game("toy", seats=2, seed=1), "random", 1, 1))
    kit.check_step_texts(step)
    monkeypatch.setattr(Toy, "points_by_source", toys.counts_what_has_no_words)
    with pytest.raises(LookupError):
        kit.check_step_texts(step)


def test_a_loss_without_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "lost_by", toys.tells_of_a_loss_without_words)
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
        kit.check_game("toy", turns=False, positions=20)


def test_an_event_that_is_awaited_and_private_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = kit.play(rules.new_game("toy", seats=2, seed=1), "random", 1, 200)
    step = next(one for one in steps if any(isinstance(event, e.Played) for event in one.events))
    kit.check_plans(step, random.Random(1))
    monkeypatch.setattr(e.Played, "audience", lambda event: (event.seat,))
    with pytest.raises(AssertionError, match="is private, and awaited"):
        kit.check_plans(step, random.Random(1))


def test_a_game_that_is_being_written_does_without_texts_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with known(Unpainted) as kind:
        kit.check_game(kind, turns=False, texts=False, positions=10)
        with pytest.raises((AssertionError, FileNotFoundError, LookupError)):
            kit.check_game(kind, turns=False, positions=10)
        with pytest.raises(AssertionError, match="no end in 5 actions"):
            kit.check_game(kind, turns=False, texts=False, cap=5)
        kit.check_game(kind, turns=False, texts=False, ends=False, cap=5)
        monkeypatch.setattr(Toy, "perform", toys.reveals_in_silence)
        with pytest.raises(AssertionError, match="reveals and does not say so"):
            kit.check_game(kind, turns=False, texts=False, ends=False)


def test_numbers_out_of_range_are_tried() -> None:
    view, rng = rules.new_game("toy", seats=3, seed=1).view(0), random.Random(1)
    fields = {field.name: field for action in Toy.actions for field in fields_of(action)}
    for name, highest in (("pond", len(view.values("pond"))), ("to", 3), ("number", 10)):
        tried = {kit.any_value(fields[name], view, rng) for _ in range(500)}
        assert {-1, highest, 97, 10**12} <= tried
        assert {kit.likely_value(fields[name], view, rng) for _ in range(100)} == set(range(highest))
