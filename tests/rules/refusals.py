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

import pytest
from fluent.syntax import FluentParser, ast

from rules import Action, Game, RuleError
from rules.language.texts import languages
from rules.language.words import Words

ROOT = Path(__file__).parents[2]
NAMES = ("Ada", "Béa", "Chloé", "Dorothée")
KINDS = ("arriala", "canal_du_midi")
LANGUAGES = ("en", "fr", "de", "oc")


@dataclass(frozen=True, slots=True)
class Case:
    """An action that a rule refuses; ``seat`` tries it, or whoever is waited for first."""

    game: Game
    action: Action
    rule: str
    seat: int | None = None


def told(kind: str, case: Case) -> dict[str, str]:
    """Return the words of a refusal by language; the action is not offered, and refusing changes nothing."""
    game, seat = case.game, case.game.waiting_for[0] if case.seat is None else case.seat
    assert case.action not in game.legal_actions(seat)
    before = game.to_json()
    with pytest.raises(RuleError) as caught:
        game.apply(seat, case.action)
    assert caught.value.rule == case.rule
    assert game.to_json() == before
    view, names = game.view(seat), NAMES[: game.seats]
    return {language: Words(kind, language, names, view).error(caught.value) for language in LANGUAGES}


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
    text = (ROOT / "rules" / kind / "texts/en.ftl").read_text("utf-8")
    return [
        f"{entry.id.name}: {pattern}"
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{kind}-") and entry.value
        if not (but and re.match(but, entry.id.name))
        for pattern in _sentences(entry.value)
        if not any(re.fullmatch(pattern, sentence, re.DOTALL) for sentence in sentences)
    ]


def _sentences(pattern: ast.Pattern) -> Iterator[str]:
    """Yield what each variant of a message looks like, with anything for its parameters."""
    inner = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
    ]
    if inner and len(pattern.elements) == 1:
        for variant in inner[0].variants:
            yield from _sentences(variant.value)
        return
    yield "".join(
        re.escape(element.value) if isinstance(element, ast.TextElement) else ".+"
        for element in pattern.elements
    )


def cases_of(kind: str) -> Mapping[str, Case]:
    """Return the cases of a game by name."""
    cases: Mapping[str, Case] = import_module(f"tests.rules.{kind}.refused").CASES
    return cases


if __name__ == "__main__":
    assert set(LANGUAGES) == set(languages("rules.arriala", "texts"))
    for each in KINDS:
        found = {name: told(each, case) for name, case in cases_of(each).items()}
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
