"""Says things of one game in one language: its texts, values, events, actions and errors."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import cast

from rules.game import Action, Event, RuleError, View
from rules.language.lookup import find_value
from rules.language.texts import FALLBACK, format_text, has_text, sources_of
from rules.values import FieldKind, Scalar, Text, Value, fields_of, tag_of


class Words:
    """Says things of one game in one language.

    ``names`` are what the seats are called, in seat order; where they end, seats are called by the
    game's word for the seat's colour (``seat-colour``, with ``$seat`` from 0). ``view`` knows what values
    are called; without one only texts, seats and numbers can be said. Output is plain text: whoever
    sends it where markup counts hands in names that are already escaped.
    """

    def __init__(self, game: str, language: str, names: Sequence[str] = (), view: View | None = None) -> None:
        self.game = game
        self.language = language
        self.names = tuple(names)
        self.view = view
        self._sources = sources_of(game)

    def text(self, key: str, **params: object) -> str:
        """The message of a key; parameters may be values, texts and tuples of them."""
        said = {name.replace("_", "-"): self._param(value) for name, value in params.items()}
        return format_text(self.language, self._sources, key, said)

    def has(self, key: str) -> bool:
        """Whether the key exists, in this language or in English."""
        return any(has_text(tried, self._sources, key) for tried in (self.language, FALLBACK))

    def say(self, said: Text | str) -> str:
        """A text of the rules in this language; strings are names that need no translation."""
        return said if isinstance(said, str) else self.text(said.key, **said.params)

    def value(self, kind: str, value: Scalar) -> str:
        """What a value of a kind is called."""
        if kind == "seat" and isinstance(value, int):
            return self.names[value] if value < len(self.names) else self.text("seat-colour", seat=value)
        if self.view is None:
            raise ValueError(f"no view to name a {kind}")
        return self.say(self.view.words(kind, value))

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        return self.text(f"event-{tag_of(event)}", **self._fields(event))

    def clause(self, event: Event) -> str:
        """What happened, without who did it; empty where it goes without saying."""
        return self.text(f"clause-{tag_of(event)}", **self._fields(event))

    def action(self, action: Action) -> str:
        """An action in a sentence."""
        return self.text(f"action-{tag_of(action)}", **self._fields(action))

    def error(self, error: RuleError) -> str:
        """Why something is refused, and what would be possible."""
        return self.text(error.rule.replace(".", "-"), **error.params)

    def listed(self, said: Sequence[str]) -> str:
        """A list as people say it: "A, B and C"."""
        if len(said) < 2:
            return "".join(said)
        return self.text("list-pair", first=", ".join(said[:-1]), last=said[-1])

    def field_value(self, field: FieldKind, value: Scalar | Enum) -> str:
        """What one value of an action's field is called: by its kind, or as it stands.

        Booleans are yes and no, None is the word for leaving a field out, enums are said by
        ``enum-<value>``.
        """
        if value is None:
            return self.text("value-none")
        if isinstance(value, bool):
            return self.text("value-yes" if value else "value-no")
        if isinstance(value, Enum):
            return self.text(f"enum-{value.value}")
        if field.kind is None:
            return str(value)
        return self.value(field.kind.name, value)

    def find(self, kind: str, written: str) -> Scalar:
        """The value of a kind that somebody wrote, by name or id; accents and case do not count.

        Raises RuleError("game.value") if none or more than one fits.
        """
        if kind == "seat":
            seats = self.view.seats if self.view is not None else len(self.names)
            values: tuple[Scalar, ...] = tuple(range(seats))
        else:
            values = self.view.values(kind) if self.view is not None else ()
        return find_value(written, {value: self.value(kind, value) for value in values})

    def _fields(self, struct: Action | Event) -> dict[str, object]:
        params: dict[str, object] = {}
        for field in fields_of(type(struct)):
            bare = getattr(struct, field.name)
            if field.many:
                params[field.name] = self.listed([self.field_value(field, item) for item in bare])
                params[f"{field.name}_count"] = len(bare)
            elif bare is None or isinstance(bare, bool | Enum) or field.kind is not None:
                params[field.name] = self.field_value(field, bare)
                plain = bare.value if isinstance(bare, Enum) else bare
                params[f"{field.name}_value"] = plain if type(plain) is int else str(plain).lower()
            else:
                params[field.name] = bare
        return params

    def _param(self, param: object) -> str | int | float:
        if isinstance(param, Value):
            return self.value(param.kind, param.value)
        if isinstance(param, Text):
            return self.say(param)
        if isinstance(param, tuple):
            return self.listed([str(self._param(item)) for item in cast("tuple[object, ...]", param)])
        if isinstance(param, bool):
            return str(param).lower()
        if isinstance(param, int | float):
            return param
        return str(param)
