"""What stands in the way of a kind of action: every rule that is met, the most telling first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

from bot.table import Position
from bot.ui.action_picker import build, candidates, is_typed
from rules import Action, Game, RuleError
from rules.kit.refusals import WrongChoiceError
from rules.language.rulebook import load_rulebook
from rules.language.texts import FALLBACK
from rules.language.words import Words
from rules.values import FieldKind, Value, fields_of, tag_of

_MOST_TRIED = 400
_GOLDEN = 0.6180339887498949


@dataclass(slots=True)
class _Met:
    """A rule that was met: the first error, how often it was met, and by which values of each field."""

    error: RuleError
    count: int = 0
    by: defaultdict[str, set[object]] = field(default_factory=lambda: defaultdict(set))


def obstacles(position: Position, seat: int, words: Words, action: type[Action]) -> tuple[RuleError, ...]:
    """Return why a seat cannot do a kind of action now: an error of each rule that is met.

    Tries what could be given for its fields, or an even sample of that. What no choice avoids goes before
    what some choice avoids; what names something that the seat could never name is left out if there is any
    other reason. Among equals goes first what the action's own section and those it refers to explain, then
    what is met most often.
    """
    values = _values(position.game, seat, words, action)
    met: dict[str, _Met] = {}
    for chosen in _choices(values):
        try:
            tried = build(action, chosen)
        except RuleError:
            continue
        try:
            position.game.apply(seat, tried)
        except RuleError as error:
            note = met.setdefault(error.rule, _Met(error))
            note.error = min(note.error, error, key=_price)
            note.count += 1
            for name, value in chosen.items():
                note.by[name].add(value)
    if not met and seat not in position.game.waiting_for:
        return (position.game.not_waited_for(),)
    kind = position.info.kind
    near, fields = _near(kind, action), fields_of(action)

    def rank(one: _Met) -> tuple[bool, bool, int]:
        far = _section_of(kind, one.error) not in near
        return _is_avoidable(one, fields, values), far, -one.count

    right = [one for one in met.values() if not isinstance(one.error, WrongChoiceError)]
    return tuple(one.error for one in sorted(right or met.values(), key=rank))


def _price(error: RuleError) -> int:
    """Return what an action would have cost; 0 if it was not refused for its price."""
    cost = error.params.get("cost")
    return cost if isinstance(cost, int) else 0


def _is_avoidable(met: _Met, fields: Sequence[FieldKind], values: Mapping[str, Sequence[object]]) -> bool:
    """Say whether an error is about the value of a field, and another value of that field never meets it."""
    named = {(one.kind, one.value) for one in met.error.params.values() if isinstance(one, Value)}
    blamed = [
        one.name
        for one in fields
        if one.kind is not None and any((one.kind.name, value) in named for value in met.by[one.name])
    ]
    return any(len(met.by[name]) < len(values[name]) for name in blamed)


def _near(kind: str, action: type[Action]) -> tuple[str, ...]:
    """Return the sections about an action: its own, and those it refers to."""
    own = load_rulebook(kind, FALLBACK).section_for_action(tag_of(action))
    return () if own is None else (own.id, *own.see)


def _section_of(kind: str, error: RuleError) -> str:
    section = load_rulebook(kind, FALLBACK).section_for(error.rule)
    return "" if section is None else section.id


def _values(game: Game, seat: int, words: Words, action: type[Action]) -> dict[str, list[Any]]:
    """Return what is tried for each field of an action."""
    actions = game.legal_actions(seat)
    return {
        one.name: [_nothing(words, one)]
        if is_typed(action, one)
        else list(candidates(words, actions, action, one))
        for one in fields_of(action)
    }


def _choices(values: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Yield all sorts of values for the fields, spread evenly over those that there are."""
    total = prod(map(len, values.values()))
    for attempt in range(min(total, _MOST_TRIED)):
        place = attempt if total <= _MOST_TRIED else int(attempt * _GOLDEN % 1 * total)
        chosen: dict[str, Any] = {}
        for name, pool in values.items():
            place, index = divmod(place, len(pool))
            chosen[name] = pool[index]
        yield chosen


def _nothing(words: Words, one: FieldKind) -> tuple[int, ...]:
    """Return what is tried for a typed field: nothing at all, as a list or as a bundle."""
    return (0,) * len(words.values(one.kind.name)) if one.kind is not None and one.bundle else ()
