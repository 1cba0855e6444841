"""What stands in the way of a kind of action: every rule that is met, the most telling first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import prod
from typing import Any, TypeAlias

from bot.table import Position
from bot.ui.action_values import build, candidates, is_typed
from rules import Action, Game, RuleError
from rules.kit.refusals import WrongChoiceError
from rules.language.rulebook import load_rulebook
from rules.language.texts import FALLBACK
from rules.language.words import Words
from rules.values import FieldKind, Value, fields_of, tag_of

_Refusal: TypeAlias = Callable[[Mapping[str, object]], RuleError | None]
"""Returns why an action with some fields is refused."""
_MOST_TRIED = 8000
"""Of more combinations of values, as on an owner's large board, only a sample is tried."""
_GOLDEN = 0.6180339887498949


@dataclass(slots=True)
class _Met:
    """A rule that was met: an error, what was chosen when it was met, and how often it was."""

    error: RuleError
    chosen: Mapping[str, object]
    count: int = 0


def obstacles(position: Position, seat: int, words: Words, action: type[Action]) -> tuple[RuleError, ...]:
    """Return why a seat cannot do a kind of action now: an error of each rule that is met.

    Tries what could be given for its fields. What no choice avoids goes before what some choice avoids; what
    names something that the seat could never name is left out if there is any other reason. Among equals
    goes first what the action's own section and those it refers to explain, then what is met most often.
    Whoever can do nothing at all is told so by whatever is tried first.
    """
    game, kind = position.game, position.info.kind
    values = _values(game, seat, words, action)
    refusal = partial(_refusal, game, seat, action)
    most = _MOST_TRIED if game.legal_actions(seat) else 1
    met = _all_met(islice(_choices(values), most), action, refusal)
    if not met and seat not in game.waiting_for:
        return (game.not_waited_for(),)
    near = _near(kind, action)

    def rank(one: _Met) -> tuple[bool, bool, int]:
        far = _section_of(kind, one.error) not in near
        return _is_avoidable(one, values, action, refusal), far, -one.count

    right = [one for one in met if not isinstance(one.error, WrongChoiceError)]
    return tuple(one.error for one in sorted(right or met, key=rank))


def _refusal(game: Game, seat: int, action: type[Action], chosen: Mapping[str, object]) -> RuleError | None:
    """Return why a seat cannot do an action with these fields; None if it can, or if they make no action."""
    try:
        tried = build(action, chosen)
    except RuleError:
        return None
    try:
        game.apply(seat, tried)
    except RuleError as error:
        return error
    return None


def _all_met(
    choices: Iterable[Mapping[str, object]], action: type[Action], refusal: _Refusal
) -> Sequence[_Met]:
    """Return each rule that is met; a value that could never be named is not tried again."""
    met: dict[str, _Met] = {}
    wrong: defaultdict[str, set[object]] = defaultdict(set)
    for chosen in choices:
        if any(chosen[name] in never for name, never in wrong.items()):
            continue
        error = refusal(chosen)
        if error is None:
            continue
        note = met.setdefault(error.rule, _Met(error, chosen))
        note.count += 1
        if _price(error) < _price(note.error):
            note.error, note.chosen = error, chosen
        if isinstance(error, WrongChoiceError):
            for name in _blamed(error, action, chosen):
                wrong[name].add(chosen[name])
    return tuple(met.values())


def _price(error: RuleError) -> int:
    """Return what an action would have cost; 0 if it was not refused for its price."""
    cost = error.params.get("cost")
    return cost if isinstance(cost, int) else 0


def _is_avoidable(
    met: _Met, values: Mapping[str, Sequence[object]], action: type[Action], refusal: _Refusal
) -> bool:
    """Say whether an error is about the value of a field, and another value in its place does not meet it.

    One that could never be named does not count.
    """
    for name in _blamed(met.error, action, met.chosen):
        for value in values[name]:
            chosen = {**met.chosen, name: value}
            error = refusal(chosen)
            if error is None:
                return True
            never = isinstance(error, WrongChoiceError) and name in _blamed(error, action, chosen)
            if error.rule != met.error.rule and not never:
                return True
    return False


def _blamed(error: RuleError, action: type[Action], chosen: Mapping[str, object]) -> list[str]:
    """Return the fields whose chosen values an error names."""
    named = {(one.kind, one.value) for one in error.params.values() if isinstance(one, Value)}
    return [
        one.name
        for one in fields_of(action)
        if one.kind is not None and (one.kind.name, chosen[one.name]) in named
    ]


def _near(kind: str, action: type[Action]) -> tuple[str, ...]:
    """Return the sections about an action: its own, and those it refers to."""
    own = load_rulebook(kind, FALLBACK).section_for_action(tag_of(action))
    return () if own is None else (own.id, *own.see)


def _section_of(kind: str, error: RuleError) -> str:
    section = load_rulebook(kind, FALLBACK).section_for(error.rule)
    return "" if section is None else section.id


def _values(game: Game, seat: int, words: Words, action: type[Action]) -> dict[str, list[Any]]:
    """Return what is tried for each field of an action; where a game has nothing to name, an empty name."""
    actions = game.legal_actions(seat)
    return {
        one.name: [_nothing(words, one)]
        if is_typed(action, one)
        else list(candidates(words, actions, action, one)) or [one.base()]
        for one in fields_of(action)
    }


def _choices(values: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Yield all combinations of values for the fields, or too many of them spread evenly over all."""
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
