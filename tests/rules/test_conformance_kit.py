"""The conformance kit itself: a toy game broken in one way is caught."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import rules
from rules import Action, Game
from rules import testing as kit
from tests.rules.hidden import redeal_toy
from tests.toy import actions as a
from tests.toy.game import Toy
from tests.toy.view import ToyView

original: dict[str, Any] = {
    name: getattr(Toy, name) for name in ("legal_actions", "perform", "suggest", "view")
}
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


def loses_a_card(game: Toy, seat: int, action: Action) -> tuple[Toy, Any]:
    after, events = original["perform"](game, seat, action)
    return replace(after, away=()), events


def reveals_in_silence(game: Toy, seat: int, action: Action) -> tuple[Toy, Any]:
    after, events = original["perform"](game, seat, action)
    return after, tuple(event for event in events if not event.reveals)


def crashes_on_strange_fields(game: Toy, seat: int, action: Action) -> tuple[Toy, Any]:
    if isinstance(action, a.Play):
        game.ponds[action.pond]
    return original["perform"](game, seat, action)


def put_through(seats: int, policy: str) -> None:
    """Put one game of the toy through all checks of positions."""
    rng = random.Random(1)
    steps = tuple(kit.play(rules.new_game("toy", seats=seats, seed=1), policy, 1, 200))
    known = kit.universe(steps)
    checks: tuple[Callable[[Game], None], ...] = (
        kit.check_waiting,
        kit.check_storing,
        kit.check_asking,
        kit.check_offered,
    )
    for step in steps:
        assert step.after.conserved() == step.before.conserved()
        for check in checks:
            check(step.before)
        kit.check_refused(step.before, known, rng)
        for seat in (None, *range(seats)):
            kit.check_secrets(step, seat, rng, redeal_toy)


def test_the_toy_is_whole() -> None:
    put_through(3, "random")


def test_one_call_puts_a_game_through_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    kit.check_game("toy", redeal_toy, positions=20)
    monkeypatch.setattr(Toy, "perform", reveals_in_silence)
    with pytest.raises(AssertionError, match="reveals and does not say so"):
        kit.check_game("toy", redeal_toy)


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
        ("perform", loses_a_card),
        ("perform", reveals_in_silence),
        ("perform", crashes_on_strange_fields),
    ],
)
def test_a_broken_toy_is_caught(
    member: str, broken: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, member, broken)
    with pytest.raises((AssertionError, rules.RuleError, IndexError)):
        put_through(3, "random")
