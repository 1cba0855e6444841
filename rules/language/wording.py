"""One game in the words of one language: its texts, values, events, actions and errors."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import cast

from rules.game import OTHERS_ARE_ASKED
from rules.language.lists import alternatives, grouped, joined
from rules.language.lookup import normalize
from rules.language.plain_texts import PlainText, frozen, plain_text
from rules.language.spoken import LittleWords
from rules.language.texts import FALLBACK, format_text, has_text, sources_of
from rules.plans import Condition, awaited_class, awaited_fields
from rules.records import Action, Event, Matter, PointsFrom, RuleError, Standing
from rules.registry import GAMES
from rules.values import AnyOf, Bundle, FieldKind, Scalar, Text, Value, fields_of, tag_of
from rules.view import View


class Wording(LittleWords):
    """The words of one game in one language, to be read.

    ``names`` are the names of the seats, in seat order; where they end, seats are called by the game's
    word for the seat's colour (``seat-colour``, with ``$seat`` from 0). ``view`` names the values of kinds;
    without one only texts, seats and numbers can be rendered. Output is plain text: whoever sends it where
    markup counts hands in names that are already escaped.
    """

    def __init__(self, game: str, language: str, names: Sequence[str] = (), view: View | None = None) -> None:
        super().__init__(language)
        self.game = game
        self.names = tuple(names)
        self.view = view
        self._sources = sources_of(game)

    def text(self, key: str, **params: object) -> str:
        """Return the message of a key; parameters may be values, bundles, texts and tuples of them.

        Raises MissingTextError if no file has the key.
        """
        rendered = {name.replace("_", "-"): self._param(value) for name, value in params.items()}
        return format_text(self.language, self._sources, key, rendered)

    def has(self, key: str) -> bool:
        """Say whether the key exists, in this language or in English."""
        return any(has_text(tried, self._sources, key) for tried in (self.language, FALLBACK))

    def render(self, text: Text | str) -> str:
        """Return a text of the rules in this language; strings are names that need no translation."""
        if isinstance(text, str):
            return text
        plain = self._plain(text)
        return self.text(text.key, **text.params) if plain is None else plain.shown

    def compared(self, text: Text | str) -> str:
        """Return a text as it is compared with what somebody types, as ``lookup.normalize`` makes it."""
        plain = None if isinstance(text, str) else self._plain(text)
        return normalize(self.render(text)) if plain is None else plain.compared

    def _plain(self, text: Text) -> PlainText | None:
        """Return a text that is the same for all who read this language; None for any other."""
        plain = frozen(text)
        return None if plain is None else plain_text(self.language, self._sources, plain)

    def named(self, texts: Text | str | Sequence[Text | str]) -> str:
        """Return a text of the rules in this language, or several of them as a list."""
        several = [texts] if isinstance(texts, (Text, str)) else texts
        return self.join([self.render(text) for text in several])

    def value(self, kind: str, value: Scalar) -> str:
        """Return the name of a value of a kind; raise ValueError without a view, but for seats."""
        if kind == "seat" and isinstance(value, int):
            return self.names[value] if value < len(self.names) else self.text("seat-colour", seat=value)
        if self.view is None:
            raise ValueError(f"no view to name a {kind}")
        return self.render(self.view.words(kind, value))

    def detailed(self, kind: str, value: Scalar, action: type[Action] | None = None) -> str:
        """Return the name of a value with what the view says of it behind, as menus and autocomplete show.

        ``action`` is the class that it is chosen for.
        """
        name = self.value(kind, value)
        detail = None if self.view is None else self.view.detail(kind, value, action)
        return name if detail is None else self.text("value-detail", name=name, detail=detail)

    def bundle(self, kind: str, counts: Sequence[int]) -> str:
        """Return how many there are of each value of a kind: "2 wool and 1 ore", or the word for nothing.

        Raises ValueError unless there is one count for each value of the kind.
        """
        items = [
            self.text("bundle-item", count=count, name=self._of_several(kind, value, count))
            for value, count in zip(self.values(kind), counts, strict=True)
            if count
        ]
        return self.join(items) or self.text("bundle-empty")

    def _of_several(self, kind: str, value: Scalar, count: int) -> str:
        """Return what a value is called behind a number, by ``several-<value>`` if that is another word."""
        key = f"several-{value}"
        return self.text(key) if count > 1 and self.has(key) else self.value(kind, value)

    def event(self, event: Event) -> str:
        """Return the sentence of an event: what happened."""
        return self.text(f"event-{tag_of(event)}", **self._fields(event), **event.facts())

    def clause(self, event: Event, actor: int | None = None) -> str:
        """Return what happened without who did it; "" where it is not worth a word.

        ``actor`` is the seat whose sentence this is: each seat of the event is compared with it.
        """
        params = {**self._fields(event), **event.facts()}
        for field in fields_of(type(event)):
            if not field.many and field.kind is not None and field.kind.name == "seat":
                params[f"{field.name}_acts"] = actor is not None and getattr(event, field.name) == actor
        return self.text(f"clause-{tag_of(event)}", **params)

    def action(self, action: Action) -> str:
        """Return the sentence of an action."""
        return self.text(f"action-{tag_of(action)}", **self._fields(action))

    def choice(self, action: Action) -> str:
        """Return the few words for the button of a whole action by which a question is answered."""
        own = None if self.view is None else self.view.choice(action)
        if own is not None:
            return self.render(own)
        key = f"choice-{tag_of(action)}"
        if self.has(key):
            return self.text(key, **self._fields(action))
        return self.text(f"command-{action.command.replace(' ', '-')}-label")

    def asked(self, matter: Matter, names: str = "") -> str:
        """Return who is asked, and what; ``names`` are those who are asked where they have others here.

        Where nobody is asked any more, that is what was asked alone.
        """
        seats = names or self.join([self.value("seat", seat) for seat in matter.asked])
        if not seats:
            return self.render(matter.text)
        key = "matter-sentence" if matter.sentence else "matter-asked"
        return self.text(key, names=seats, question=matter.text)

    def standing(self, standing: Standing) -> str:
        """Return the sentence of a standing answer: what it does, and when."""
        return self.text(f"standing-{tag_of(standing)}", **self._fields(standing))

    def standing_label(self, standing: Standing) -> str:
        """Return the few words of a standing answer for a button."""
        return self.text(f"standing-{tag_of(standing)}-label", **self._fields(standing))

    def standing_description(self, kind: type[Standing]) -> str:
        """Return what standing answers of a class do, and exactly when."""
        return self.text(f"standing-{tag_of(kind)}-description")

    def condition(self, condition: Condition) -> str:
        """Return a condition of a plan as a clause behind "if"; what may be anything is left open there.

        Raises ValueError if there is no such event to wait for, or a value that there is not.
        """
        given, params = dict(condition.values), dict[str, object]()
        for field in awaited_fields(awaited_class(GAMES[self.game].events, condition.event)):
            if field.name in given:
                params.update(self._single(field, given[field.name]))
            else:
                seat = field.kind is not None and field.kind.name == "seat"
                params[field.name] = self.text("value-anybody") if seat else ""
                params[f"{field.name}_value"] = "open"
        return self.text(f"await-{condition.event}", **params)

    def topic(self, topic: str) -> str:
        """Return what standing answers to a topic are about, in a word or two."""
        return self.text(f"topic-{topic}")

    def topic_description(self, topic: str) -> str:
        """Return when standing answers to a topic count, in a few words; "" where that is not said."""
        key = f"topic-{topic}-description"
        return self.text(key) if self.has(key) else ""

    def error(self, error: RuleError) -> str:
        """Return the sentence of an error: why something is refused, and what would be possible."""
        if error.rule == OTHERS_ARE_ASKED and self.view is not None:
            asked = [self.asked(matter) for matter in self.view.open_matters() if matter.waits]
            return self.text("game-turn-asked", asked=" ".join(asked))
        return self.text(error.rule.replace(".", "-"), **error.params)

    def points_from(self, source: PointsFrom) -> str:
        """Return what a source has brought in a few words, for a list: "6 for 2 sections"."""
        return self.text(f"count-{source.source}", points=source.points, count=source.count)

    def join(self, items: Sequence[str]) -> str:
        """Return a list as people write it: "A, B and C"; "" for none."""
        return joined(self.text, items)

    def either(self, items: Sequence[str]) -> str:
        """Return alternatives as people write them: "A, B or C"; "" for none."""
        return alternatives(self.text, items)

    def groups(self, items: Sequence[str]) -> str:
        """Return a list of items that have commas themselves: "A 1, B 2; C 3"; "" for none."""
        return grouped(self.text, items)

    def field_value(self, field: FieldKind, value: Scalar | Enum | tuple[int, ...]) -> str:
        """Return the name of one value of an action's field: by its kind, or as it stands.

        A bundle says how many there are of what. Booleans are yes and no, None is the word for leaving a
        field out, and an enum has its word from ``enum-<value>``.
        """
        if value is None:
            return self.text("value-none")
        if isinstance(value, tuple):
            return self.bundle("" if field.kind is None else field.kind.name, value)
        if isinstance(value, bool):
            return self.text("value-yes" if value else "value-no")
        if isinstance(value, Enum):
            return self.text(f"enum-{value.value}")
        if field.kind is None:
            return str(value)
        return self.value(field.kind.name, value)

    def values(self, kind: str) -> tuple[Scalar, ...]:
        """Return all values of a kind, in their natural order; without a view only seats."""
        if kind == "seat":
            return tuple(range(self.view.seats if self.view is not None else len(self.names)))
        return self.view.values(kind) if self.view is not None else ()

    def _fields(self, struct: Action | Event | Standing) -> dict[str, object]:
        params: dict[str, object] = {}
        for field in fields_of(type(struct)):
            bare = getattr(struct, field.name)
            if field.bundle:
                params[field.name] = self.field_value(field, bare)
                params[f"{field.name}_count"] = sum(bare or ())
            elif field.many:
                params[field.name] = self.join([self.field_value(field, item) for item in bare])
                params[f"{field.name}_count"] = len(bare)
            elif field.optional or field.kind is not None or isinstance(bare, bool | Enum):
                params.update(self._single(field, bare))
            else:
                params[field.name] = bare
        return params

    def _single(self, field: FieldKind, bare: Scalar | Enum) -> dict[str, object]:
        """Return the parameters of one value of a field: its words, and what texts select by."""
        plain = bare.value if isinstance(bare, Enum) else bare
        if plain is not None and issubclass(field.base, Enum):
            bare = field.base(plain)
        chosen = plain if type(plain) is int else str(plain).lower()
        return {field.name: self.field_value(field, bare), f"{field.name}_value": chosen}

    def _param(self, param: object) -> str | int | float:
        if isinstance(param, Value):
            return self.value(param.kind, param.value)
        if isinstance(param, Bundle):
            return self.bundle(param.kind, param.counts)
        if isinstance(param, Text):
            return self.render(param)
        if isinstance(param, AnyOf):
            return self.either([str(self._param(item)) for item in param.items])
        if isinstance(param, tuple):
            return self.join([str(self._param(item)) for item in cast("tuple[object, ...]", param)])
        if isinstance(param, bool):
            return str(param).lower()
        if isinstance(param, int | float):
            return param
        return str(param)
