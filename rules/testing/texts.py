"""Checks of texts: all that happens, is refused or is shown has words in each of the game's languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

from rules.game import Game
from rules.language.texts import languages
from rules.language.words import Words
from rules.names import Parser
from rules.plans import Condition, conditions_of
from rules.records import UNDIVIDED, Action, RuleError
from rules.registry import GAMES, game_id
from rules.testing.actions import likely_value
from rules.testing.hidden import visible_to
from rules.testing.losses import losses
from rules.testing.playing import Step
from rules.testing.standing import standing_refusal, typed_standing
from rules.values import FieldKind, Scalar, fields_of
from rules.view import View

MOST_LABEL = 80
"""How many characters Discord takes on a button."""
NAMES = ("Ada", "Béa", "Chloé", "Dorothée")
_CODE = re.compile(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|<.*>|\w+\(\w+=")


@lru_cache(maxsize=1 << 16)
def check_text(text: str) -> None:
    """Raise AssertionError unless a text has words, and none of them is of the code.

    Most are read again and again, in other positions: each is looked through once.
    """
    assert text.strip()
    assert not _CODE.search(text), text


def check_rule(error: RuleError) -> None:
    """Raise AssertionError unless an error has the id of a rule."""
    assert re.fullmatch(r"\w+(\.\w+)+", error.rule), error.rule


def check_error(game: Game, seat: int, error: RuleError) -> None:
    """Raise AssertionError unless an error has words."""
    for words in _all_words(game, seat):
        check_text(words.error(error))


def check_step_texts(step: Step) -> None:
    """Raise AssertionError unless a step's action, events and status have words for all who see them."""
    lost_then, offered = losses(step.before, step.seat), step.before.standing_answers(step.seat)
    made_up = tuple(typed_standing(step.before, step.seat))
    refused = [error for one in made_up if (error := standing_refusal(step.before, step.seat, one))]
    for words in _all_words(step.before, step.seat):
        check_text(words.action(step.action))
        for lost in lost_then:
            check_text(words.render(lost))
        for standing in offered:
            check_text(words.standing(standing))
            check_text(words.standing_label(standing))
            assert len(words.standing_label(standing)) <= MOST_LABEL
            check_text(words.standing_description(type(standing)))
            check_text(words.topic(standing.topic))
        for error in refused:
            check_rule(error)
            check_text(words.error(error))
    for seat in (None, *range(step.after.seats)):
        for words in _all_words(step.after, seat):
            assert words.view is not None
            check_text(words.render(words.view.status()))
            for tally in step.after.points_by_source():
                check_text(words.value(tally.who.kind, tally.who.value))
                for one in tally.sources:
                    if one.source != UNDIVIDED:
                        check_text(words.points_from(one))
            for matter in words.view.open_matters():
                check_text(words.asked(matter))
                for share in matter.shares:
                    check_text(words.render(share))
                assert all(0 < len(words.choice(choice)) <= MOST_LABEL for choice in matter.choices)
            for event in visible_to(step.events, seat):
                check_text(words.event(event))


def check_all_texts(game: Game, rng: random.Random) -> None:
    """Raise AssertionError unless each class of actions and events has words, also what seldom happens."""
    view = game.view(0)
    explained = [text for action in game.actions if (text := view.explanation(action)) is not None]
    for words in _all_words(game, 0):
        for text in explained:
            check_text(words.render(text))
        for kind in (*game.actions, *game.events):
            for _ in range(4):
                values = {field.name: likely_value(field, view, rng) for field in fields_of(kind)}
                one = kind(**values)
                check_text(words.action(one) if isinstance(one, Action) else words.event(one))
                for condition in () if isinstance(one, Action) else conditions_of(one):
                    check_open_texts(words, condition)


def check_open_texts(words: Words, condition: Condition) -> None:
    """Raise AssertionError unless a condition has words, whatever of it is left open."""
    for count in range(len(condition.values) + 1):
        for values in combinations(condition.values, count):
            check_text(words.condition(Condition(condition.event, values)))


def check_values_found(step: Step) -> None:
    """Raise AssertionError unless each value that somebody may pick is found again by each of its names.

    Bundles are read again as they are shown.
    """
    game = step.before
    actions, public = game.legal_actions(step.seat), game.view(None)
    picked, chosen = _values_of(actions), _chosen_of(actions)
    for words in _all_words(game, step.seat):
        for kind, value, action in chosen:
            _check_detail(words, public, kind, value, action)
        for field, value, parser in picked:
            shown = words.field_value(field, value)
            check_text(shown)
            if parser is not None:
                _check_read(words, parser, shown, value)
            elif field.kind is not None:
                _check_found(words, field.kind.name, shown, value)
                _check_detail(words, public, field.kind.name, value, None)


def _values_of(actions: Iterable[Action]) -> tuple[tuple[FieldKind, Any, Parser | None], ...]:
    """Return the values of all fields with a kind that are picked, each once of its kind; bundles with what
    reads them."""
    found: dict[tuple[object, Any], tuple[FieldKind, Any, Parser | None]] = {}
    for action in actions:
        for field in fields_of(type(action)):
            value = getattr(action, field.name)
            if field.kind is None or field.many or value is None:
                continue
            parser = action.parsers[field.name] if field.bundle else None
            found.setdefault((parser or field.kind.name, value), (field, value, parser))
    return tuple(found.values())


def _chosen_of(actions: Iterable[Action]) -> tuple[tuple[str, Scalar, type[Action]], ...]:
    """Return the kinds and values of all fields that are picked, with the classes they are chosen for."""
    found = (
        (field.kind.name, getattr(action, field.name), type(action))
        for action in actions
        for field in fields_of(type(action))
        if field.kind is not None and not field.many and not field.bundle
    )
    return tuple(dict.fromkeys(one for one in found if one[1] is not None))


def _check_read(words: Words, parser: Parser, shown: str, counts: tuple[int, ...]) -> None:
    """Raise AssertionError unless a bundle that holds something is read again as it is shown."""
    assert not any(counts) or parser(shown, words) == counts, f"{shown} is not {counts}"


def _check_found(words: Words, kind: str, shown: str, value: Scalar) -> None:
    """Raise AssertionError unless a value is one of its kind, and found by its shown name and its others."""
    assert value in words.values(kind)
    for name in (shown, *words.other_names(kind, value)):
        assert words.find(kind, name) == value, f"{name} is not {kind} {value}"


def _check_detail(words: Words, public: View, kind: str, value: Scalar, action: type[Action] | None) -> None:
    """Raise AssertionError unless what there is to say of a value, if anything, has words.

    What lies at a place is the same for whoever views it, and stands first in what is said of the place.
    """
    view = words.view
    if view is None:
        return
    detail, lies = view.detail(kind, value, action), view.surroundings(kind, value)
    assert lies == public.surroundings(kind, value)
    if detail is not None:
        check_text(words.render(detail))
    if lies is not None:
        assert detail is not None
        assert words.render(detail).startswith(words.render(lies))


def _all_words(game: Game, seat: int | None) -> Iterator[Words]:
    """Yield the game's words in each of its languages, with and without names of people."""
    kind = game_id(game)
    for language in languages(GAMES[kind].package, "texts"):
        for names in ((), NAMES):
            yield Words(kind, language, names, game.view(seat))
