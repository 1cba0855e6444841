"""The one loader of language files (Fluent), and :class:`Words`, which says things of a game.

Keys in a game's ``texts/<language>.ftl``:

- ``title``: the game's name; ``command``: its slash command; ``summary``: one line about it.
- ``command-<path>`` (path with dashes), ``command-<path>-description``, ``command-<path>-label`` (button),
  and for each field ``command-<path>-<field>`` and ``command-<path>-<field>-description``. A path's first
  word alone has name and description too when it groups several.
- ``action-<tag>``: an action in a sentence; ``event-<tag>``: what happened, and ``clause-<tag>``, if there
  is one, the same without who did it (:mod:`rules.story`). Parameters are the fields:
  values with a kind arrive as words, and bare as ``$<field>-value`` for selecting.
- ``<rule id with dashes for dots>``: why something is refused.
- whatever keys the game's views use in ``words`` and ``status``, and its painter for labels.

A language lacking a key falls back to English. ``$seat`` and other seats arrive as names.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import cast

from fluent.runtime import FluentBundle, FluentResource
from rapidfuzz import process

from rules import GAMES
from rules.game import Action, Event, RuleError, View
from rules.values import FieldKind, Scalar, Text, Value, fields_of, tag_of

FALLBACK = "en"
_PLURALS = {"oc": "fr"}  # CLDR has no plural rule for Occitan; French counts the same way.


class MissingTextError(LookupError):
    """A key that no language file has."""


def fold(written: str) -> str:
    """A text as it is compared when typed: no accents, no case, plain apostrophes, single spaces, and none
    before a colon or the like, where French puts one."""
    plain = unicodedata.normalize("NFKD", written.replace("’", "'").replace("‑", "-"))
    bare = "".join(c for c in plain if not unicodedata.combining(c)).casefold()
    return re.sub(r"\s+([:;?!])", r"\1", " ".join(bare.split()))


@cache
def languages(package: str, folder: str) -> tuple[str, ...]:
    """The languages for which a package has a file in that folder, English first."""
    found = sorted(
        entry.name.removesuffix(".ftl")
        for entry in files(package).joinpath(folder).iterdir()
        if entry.name.endswith(".ftl")
    )
    return tuple(sorted(found, key=lambda language: language != FALLBACK))


@cache
def load_bundle(language: str, *sources: tuple[str, str]) -> FluentBundle:
    """One language's messages from (package, folder) sources; later sources may not repeat a key."""
    bundle = FluentBundle([_PLURALS.get(language, language)], use_isolating=False)
    for package, folder in sources:
        path = files(package).joinpath(folder, f"{language}.ftl")
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def format_text(
    language: str, sources: tuple[tuple[str, str], ...], key: str, params: Mapping[str, object]
) -> str:
    """A message in a language, or in English where the language lacks it.

    Raises MissingTextError if no file has the key, and ValueError if a parameter it needs is not there.
    """
    for tried in dict.fromkeys((language, FALLBACK)):
        bundle = load_bundle(tried, *sources)
        if not bundle.has_message(key):
            continue
        pattern = bundle.get_message(key).value
        if pattern is None:
            continue
        said, errors = bundle.format_pattern(pattern, cast("dict[str, str | int | float]", dict(params)))
        if errors:
            raise ValueError(f"{key} ({tried}): {errors[0]}")
        return str(said)
    raise MissingTextError(key)


def has_text(language: str, sources: tuple[tuple[str, str], ...], key: str) -> bool:
    """Whether a language (without the fallback) has a key."""
    return load_bundle(language, *sources).has_message(key)


def sources_of(game: str) -> tuple[tuple[str, str], ...]:
    """Where a game's texts come from: those that all games share, and its own."""
    return (("rules", "locale"), (GAMES[game].package, "texts"))


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


def find_value(written: str, names: Mapping[Scalar, str], likely: Sequence[Scalar] = ()) -> Scalar:
    """The value that was written: its whole name, its id, or a beginning that only one name has.

    ``names`` gives each value's shown name. Accents and case do not count. Only ids that are strings
    count: a bare number is never an inner index, since it is what people call a space by. Of several names
    with that beginning the only one of ``likely`` is meant, or else the one to which all others only add
    words ("4" is "4 (digger)" rather than "4 (digger), Yellow"). Raises RuleError("game.value") with what
    was written and the nearest names.
    """
    wanted = fold(written)
    begun = {value: fold(name) for value, name in names.items() if wanted and fold(name).startswith(wanted)}
    for found in (
        [value for value, name in names.items() if name == written],
        [value for value, name in names.items() if fold(name) == wanted],
        [value for value in names if isinstance(value, str) and fold(value) == wanted],
        [value for value in begun if value in likely],
        list(begun),
        [value for value, name in begun.items() if all(_adds_words(other, name) for other in begun.values())],
    ):
        if len(found) == 1:
            return found[0]
    raise RuleError("game.value", written=written, near=tuple(nearest(written, names.values())))


def _adds_words(longer: str, name: str) -> bool:
    """Whether a text is a name, or a name and more words after it."""
    return longer.startswith(name) and not longer[len(name) : len(name) + 1].isalnum()


def nearest(written: str, names: Iterable[str], limit: int = 5) -> list[str]:
    """The names most like what was written, best first; the first names if nothing is like it."""
    pool = list(dict.fromkeys(names))
    found = process.extract(written, pool, processor=fold, limit=limit, score_cutoff=45)
    return [name for name, _, _ in found] or pool[:limit]
