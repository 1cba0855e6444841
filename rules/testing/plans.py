"""The checks of plans: positions ahead and what is waited for follow from what a seat may know alone."""

from __future__ import annotations

import random

from rules.game import Game
from rules.language.texts import languages
from rules.language.words import Words
from rules.plans import MOST_MOVES, Branch, Condition, Plan, awaited_fields, awaited_tag, conditions_of, meets
from rules.randomness import Randomness
from rules.records import Action, Event
from rules.registry import decode_plan, encode_plan, game_id, load_game
from rules.testing.playing import Step
from rules.testing.positions import check_waiting
from rules.testing.texts import NAMES, check_text
from rules.values import tag_of


def check_await_classes(kind: type[Game]) -> None:
    """Raise AssertionError unless events that can be waited for name fields of theirs that have words."""
    by_tag = {tag_of(event): event for event in kind.events}
    for event in kind.events:
        if event.awaited is None:
            assert not event.awaited_as, f"{event} counts for another class, and is not awaited"
            continue
        other = by_tag.get(awaited_tag(event))
        assert other is not None, f"{event} counts for no class of the game"
        assert other.awaited == event.awaited, f"{event} is not awaited as {other} is"
        assert not (other is not event and other.awaited_as), f"{event} counts for what counts for another"
        assert len(set(event.awaited)) == len(event.awaited)
        for field in awaited_fields(event):
            assert not field.bundle, f"{event} is awaited by {field.name}, which counts by kind"
            assert field.kind or field.base not in (int, str), f"{field.name} of {event} has no words"


def check_plans(step: Step, rng: random.Random) -> None:
    """Raise AssertionError unless plans can be made before a step as games promise, and it was awaited.

    Whoever else could plan then could wait for each event of it that can be waited for, which is public. What
    a seat cannot know changes nothing of what it may wait for and foresee.
    """
    game = step.before
    check_plan_position(game)
    for event in step.events:
        assert event.awaited is None or event.audience() is None, f"{event} is private, and awaited"
    for seat in range(game.seats):
        ahead, awaited = game.ahead(seat), game.awaited(seat)
        drawn = Randomness(str(rng.random()))
        for other in (game.redeal(seat, drawn), game.reseed("another-salt")):
            assert other.awaited(seat) == awaited, f"seat {seat} waits for what is hidden"
            assert other.ahead(seat) == ahead, f"what seat {seat} foresees shows what is hidden"
        if ahead is not None:
            _check_certain(ahead, ahead.redeal(seat, drawn), seat)
            _check_deep(ahead, seat, rng)
        if ahead is not None and seat != step.seat:
            _check_happened(seat, awaited, step.events)


def check_plan_position(game: Game) -> None:
    """Raise AssertionError unless what seats may wait for and foresee is as promised.

    Asking changes nothing.
    """
    stored = game.to_json()
    for seat in range(game.seats):
        _check_awaited(game, seat)
        _check_ahead(game, seat, game.ahead(seat))
    assert game.to_json() == stored


def check_plan_texts(step: Step) -> None:
    """Raise AssertionError unless what can be waited for has words in each language.

    What several seats can wait for is public: it is said to the first of them.
    """
    game, said = step.before, set[Condition]()
    for seat in range(game.seats):
        fresh = [condition for condition in game.awaited(seat) if condition not in said]
        said.update(fresh)
        for language in languages(type(game).package, "texts"):
            words = Words(game_id(game), language, NAMES, game.view(seat))
            for condition in fresh:
                check_text(words.condition(condition))


def some_actions(game: Game, seat: int) -> tuple[Action, ...]:
    """Return some of what a seat may do, of each class the first and the last."""
    found: dict[type[Action], list[Action]] = {}
    for action in game.legal_actions(seat):
        found.setdefault(type(action), []).append(action)
    return tuple(action for several in found.values() for action in dict.fromkeys((several[0], several[-1])))


def _check_awaited(game: Game, seat: int) -> None:
    """Raise AssertionError unless what can be waited for is declared, whole, and can be stored."""
    conditions = game.awaited(seat)
    assert conditions == game.awaited(seat)
    assert len(set(conditions)) == len(conditions)
    assert game.outcome is None or not conditions, "nothing happens any more"
    for condition in conditions:
        event = next((one for one in game.events if tag_of(one) == condition.event), None)
        assert event is not None
        assert event.awaited is not None, f"nobody can wait for {event}"
        assert tuple(name for name, _ in condition.values) == event.awaited, f"{condition} is not whole"
    moves = game.legal_actions(seat)[:1]
    for condition in conditions if moves else ():
        plan = Plan((Branch(condition, moves), Branch(None, moves)))
        assert decode_plan(game_id(game), encode_plan(plan)) == plan


def _check_ahead(game: Game, seat: int, ahead: Game | None) -> None:
    """Raise AssertionError unless a position ahead is one of the game in which the seat is waited for."""
    assert ahead == game.ahead(seat)
    if game.outcome is not None or seat in game.waiting_for:
        assert ahead is None, f"seat {seat} is waited for now, or nobody is any more"
    if ahead is None:
        return
    check_waiting(ahead)
    assert type(ahead) is type(game)
    assert seat in ahead.waiting_for
    assert ahead.outside() is None
    assert load_game(ahead.to_json()) == ahead
    assert ahead.conserved() == game.conserved()
    assert ahead.randomness.seed != game.randomness.seed, "the draws to come are there"
    assert ahead.ahead(seat) is None
    for action in some_actions(ahead, seat):
        after = ahead.foresee(seat, action)
        assert after == ahead.foresee(seat, action)
        if after is not None:
            check_waiting(after)
            assert seat in after.waiting_for, f"after {action} seat {seat} is not waited for"
            assert after.outside() is None
            assert after.conserved() == game.conserved()


def _check_certain(ahead: Game, other: Game, seat: int) -> None:
    """Raise AssertionError unless what a seat foresees is the same whatever is hidden from it."""
    for action in some_actions(ahead, seat):
        one, two = ahead.foresee(seat, action), other.foresee(seat, action)
        assert (one is None) == (two is None), f"what is hidden decides whether {action} is foreseen"
        if one is not None and two is not None:
            assert one.view(seat) == two.view(seat), f"what {action} leads to is not certain"
            assert one.legal_actions(seat) == two.legal_actions(seat)


def _check_deep(ahead: Game, seat: int, rng: random.Random) -> None:
    """Raise AssertionError unless as many moves as a plan has can be thought out, whichever they are."""
    after: Game | None = ahead
    for _ in range(MOST_MOVES):
        if after is None:
            return
        actions = after.legal_actions(seat)
        assert actions, f"seat {seat} is waited for and may do nothing"
        after = after.foresee(seat, rng.choice(actions))


def _check_happened(seat: int, conditions: tuple[Condition, ...], events: tuple[Event, ...]) -> None:
    """Raise AssertionError unless each event that can be waited for was.

    What is the seat's own is none that it has to wait for.
    """
    for event in events:
        for condition in conditions_of(event):
            assert meets(condition, event)
            assert condition in conditions or _by(event) == seat, f"{event} could not be waited for"


def _by(event: Event) -> int | None:
    """Return the seat that an event says first of all; None if it says no such one."""
    first = next(iter(awaited_fields(type(event))), None)
    if first is None or first.many or first.kind is None or first.kind.name != "seat":
        return None
    return getattr(event, first.name)
