"""Why something was refused: what is remembered of refusals, and what stands in the way of an action."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from bot.i18n.catalogue import translate
from bot.panels.answer import RefusedError
from bot.panels.press import Press, PressButton, button
from bot.ui.choices import build, candidates, is_typed
from rules import Action, Game, RuleError
from rules.language.rulebook import load_rulebook
from rules.language.texts import FALLBACK
from rules.language.words import Words
from rules.values import fields_of, tag_of

if TYPE_CHECKING:
    from bot.table import Position

_MOST_REMEMBERED = 2000
_MOST_TRIED = 400
_GOLDEN = 0.6180339887498949


@dataclass(frozen=True, slots=True)
class Refusal:
    """What somebody was refused last: the game, the rule, and what they were told."""

    kind: str
    rule: str
    text: str


class Refusals:
    """The last refusal of each person in each channel; the oldest are forgotten when they are too many."""

    def __init__(self, most: int = _MOST_REMEMBERED) -> None:
        self._most = most
        self._last: OrderedDict[tuple[int, int | None], Refusal] = OrderedDict()

    def note(self, user_id: int, channel_id: int | None, error: RefusedError) -> None:
        """Remembers a refusal in the place of an earlier one."""
        key = user_id, channel_id
        self._last.pop(key, None)
        self._last[key] = Refusal(error.kind, error.rule, str(error))
        if len(self._last) > self._most:
            self._last.popitem(last=False)

    def forget(self, user_id: int) -> None:
        """Forgets all that a person was refused."""
        for key in [one for one in self._last if one[0] == user_id]:
            del self._last[key]

    def last(self, user_id: int, channel_id: int | None) -> Refusal | None:
        """What somebody was refused last in a channel."""
        return self._last.get((user_id, channel_id))


def why_button(error: RefusedError, language: str) -> PressButton:
    """The button of a refusal. The rule stands in its id, so that it works after a restart as well."""
    return button(Press("why", 0, topic=f"{error.kind}/{error.rule}"), translate(language, "button-why"))


def obstacles(position: Position, seat: int, words: Words, action: type[Action]) -> tuple[RuleError, ...]:
    """Why a seat cannot do a kind of action now: an error of each rule that is met, the most telling first.

    Tries what could be given for its fields, or an even sample of that. What the action's own section and
    those it refers to explain goes before the rest, and what is met often before what is met seldom.
    """
    met: dict[str, tuple[int, RuleError]] = {}
    for tried in _attempts(position.game, seat, words, action):
        try:
            position.game.apply(seat, tried)
        except RuleError as error:
            count, first = met.get(error.rule, (0, error))
            met[error.rule] = count + 1, first
    if not met and seat not in position.game.waiting_for:
        return (position.game.not_waited_for(),)
    near = _near(position.info.kind, action)
    ranked = sorted(
        met.values(), key=lambda one: (_section_of(position.info.kind, one[1]) not in near, -one[0])
    )
    return tuple(error for _, error in ranked)


def _near(kind: str, action: type[Action]) -> tuple[str, ...]:
    """The sections about an action: its own, and those it refers to."""
    own = load_rulebook(kind, FALLBACK).section_for_action(tag_of(action))
    return () if own is None else (own.id, *own.see)


def _section_of(kind: str, error: RuleError) -> str:
    section = load_rulebook(kind, FALLBACK).section_for(error.rule)
    return "" if section is None else section.id


def _attempts(game: Game, seat: int, words: Words, action: type[Action]) -> Iterator[Action]:
    """Actions of a class with all sorts of values, spread evenly over those that there are."""
    actions = game.legal_actions(seat)
    fields = fields_of(action)
    values: list[list[Any]] = [
        [()] if is_typed(action, field) else list(candidates(words, actions, action, field))
        for field in fields
    ]
    total = prod(map(len, values))
    for attempt in range(min(total, _MOST_TRIED)):
        place = attempt if total <= _MOST_TRIED else int(attempt * _GOLDEN % 1 * total)
        chosen: dict[str, Any] = {}
        for field, pool in zip(fields, values, strict=True):
            place, index = divmod(place, len(pool))
            chosen[field.name] = pool[index]
        try:
            yield build(action, chosen)
        except RuleError:
            continue
