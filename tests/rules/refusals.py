"""Every refusal of a game raised once, with its words in each language.

The words stand in ``refusals.toml`` beside the game's tests. ``python -m tests.rules.refusals`` writes those
files anew from the texts; what it changed is read in each language before it is kept.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

import pytest
from fluent.syntax import FluentParser, ast

from bot.ui.action_values import resolve
from rules import Action, Game, RuleError, Standing
from rules.kit.times import read_times
from rules.language.texts import languages
from rules.language.words import Words
from rules.registry import game_id
from rules.values import fields_of

ROOT = Path(__file__).parents[2]
NAMES = ("Ada", "Béa", "Chloé", "Dorothée")
SHARED = "game"
"""The name of what all games share, with what refusals of the games are told of."""
KINDS = ("arriala", "canal_du_midi", "great_canal", SHARED)
LANGUAGES = ("en", "fr", "de", "oc")


@dataclass(frozen=True, slots=True)
class Case:
    """An action that a rule refuses; ``seat`` tries it, or whoever is waited for first.

    Without a ``view`` the words know no more than the names of the seats.
    """

    game: Game
    action: Action
    rule: str
    seat: int | None = None
    view: bool = True

    def told(self, language: str) -> str:
        """Return the words of the refusal; the action is not offered, and refusing changes nothing."""
        game, seat = self.game, self.game.waiting_for[0] if self.seat is None else self.seat
        assert self.action not in (game.legal_actions(seat) if seat in range(game.seats) else ())
        before = game.to_json()
        with pytest.raises(RuleError) as caught:
            game.apply(seat, self.action)
        assert caught.value.rule == self.rule
        assert game.to_json() == before
        view = game.view(seat if seat in range(game.seats) else None) if self.view else None
        return Words(game_id(game), language, NAMES[: game.seats], view).error(caught.value)


@dataclass(frozen=True, slots=True)
class Typed:
    """What a seat types for a field of an action and is no value of it."""

    game: Game
    action: type[Action]
    field: str
    written: str
    rule: str
    seat: int = 0

    def told(self, language: str) -> str:
        """Return the words of the refusal."""
        words = Words(game_id(self.game), language, NAMES[: self.game.seats], self.game.view(self.seat))
        field = next(one for one in fields_of(self.action) if one.name == self.field)
        with pytest.raises(RuleError) as caught:
            resolve(words, self.game.legal_actions(self.seat), self.action, field, self.written)
        assert caught.value.rule == self.rule
        return words.error(caught.value)


@dataclass(frozen=True, slots=True)
class Given:
    """A standing answer that a seat cannot give."""

    game: Game
    standing: Standing
    rule: str
    seat: int = 0

    def told(self, language: str) -> str:
        """Return the words of the refusal."""
        with pytest.raises(RuleError) as caught:
            self.game.check_standing(self.seat, self.standing)
        assert caught.value.rule == self.rule
        view = self.game.view(self.seat)
        return Words(game_id(self.game), language, NAMES[: self.game.seats], view).error(caught.value)


@dataclass(frozen=True, slots=True)
class Often:
    """How often an answer given beforehand is to count, as nobody can say it."""

    written: str
    rule: str

    def told(self, language: str) -> str:
        """Return the words of the refusal."""
        words = Words(KINDS[0], language, NAMES)
        with pytest.raises(RuleError) as caught:
            read_times(self.written, words)
        assert caught.value.rule == self.rule
        return words.error(caught.value)


Refused: TypeAlias = Case | Typed | Given | Often
"""What is refused, and by which rule."""


def told(case: Refused) -> dict[str, str]:
    """Return the words of a refusal by language."""
    return {language: case.told(language) for language in LANGUAGES}


def texts_file(kind: str) -> Path:
    """Return the English file with the texts of a game, or of what all share."""
    return ROOT / "rules" / ("language/locale" if kind == SHARED else f"{kind}/texts") / "en.ftl"


def words_file(kind: str) -> Path:
    """Return the file with the words of a game's refusals."""
    return ROOT / "tests/rules" / kind / "refusals.toml"


def written_words(kind: str) -> Mapping[str, Mapping[str, str]]:
    """Return the words of a game's refusals by the name of the case and the language."""
    return tomllib.loads(words_file(kind).read_text("utf-8"))


def unraised(kind: str, written: Mapping[str, Mapping[str, str]], but: str = "") -> list[str]:
    """Return the English sentences of a game's refusals that no case raises.

    ``but`` is a pattern of keys of messages that refuse nothing.
    """
    sentences = [words["en"] for words in written.values()]
    text = texts_file(kind).read_text("utf-8")
    return [
        f"{entry.id.name}: {pattern}"
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{kind}-") and entry.value
        if not (but and re.match(but, entry.id.name))
        for pattern in sentences_of(entry.value)
        if not any(re.fullmatch(pattern, sentence, re.DOTALL) for sentence in sentences)
    ]


def sentences_of(pattern: ast.Pattern) -> Iterator[str]:
    """Yield what each variant of a message looks like, with anything for its parameters and other choices."""
    pieces = [
        re.escape(element.value) if isinstance(element, ast.TextElement) else ".+"
        for element in pattern.elements
    ]
    selected = [
        (at, element.expression)
        for at, element in enumerate(pattern.elements)
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
    ]
    if not selected:
        yield "".join(pieces)
    for at, select in selected:
        for variant in select.variants:
            for sentence in sentences_of(variant.value):
                yield "".join((*pieces[:at], sentence, *pieces[at + 1 :]))


def cases_of(kind: str) -> Mapping[str, Refused]:
    """Return the cases of a game by name."""
    cases: Mapping[str, Refused] = import_module(f"tests.rules.{kind}.refused").CASES
    return cases


if __name__ == "__main__":
    assert set(LANGUAGES) == set(languages("rules.arriala", "texts"))
    for each in KINDS:
        found = {name: told(case) for name, case in cases_of(each).items()}
        blocks = (
            "\n".join(
                (
                    f'["{name}"]',
                    *(
                        f"{language} = {json.dumps(text, ensure_ascii=False)}"
                        for language, text in words.items()
                    ),
                )
            )
            for name, words in found.items()
        )
        words_file(each).write_text("\n\n".join(blocks) + "\n", "utf-8")
        print("\n".join((each, *unraised(each, found))))
