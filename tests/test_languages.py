"""Every language file has all messages of the English one, and keeps to its language's typography.

The house style is in docs/GLOSSARY.md; what of it a machine can check is checked here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.catalogue import join_alternatives, join_list
from rules.language.texts import FALLBACK, format_text, languages
from rules.language.words import Words
from rules.testing import OPTION_NAME

NBSP, NARROW = "\u00a0", "\u202f"

Sources = tuple[tuple[str, str], ...]

ROOT = Path(__file__).parents[1]

FOLDERS: dict[tuple[str, str], Sources] = {
    ("rules.language", "locale"): (("rules.language", "locale"),),
    ("bot.i18n", "locale"): (("bot.i18n", "locale"),),
    **{
        (f"rules.{folder.parent.name}", "texts"): (
            ("rules.language", "locale"),
            (f"rules.{folder.parent.name}", "texts"),
        )
        for folder in sorted(ROOT.glob("rules/*/texts"))
    },
}
"""Each folder of language files, and where the messages that its own refer to come from."""

FILES = [(folder, language) for folder in FOLDERS for language in languages(*folder) if language != FALLBACK]
"""Each language file that translates another."""


def each(*only: str) -> pytest.MarkDecorator:
    """Run a test on each file that translates another, or on those in some languages."""
    chosen = [(folder, language) for folder, language in FILES if not only or language in only]
    return pytest.mark.parametrize(
        ("folder", "language"), chosen, ids=[f"{package}-{language}" for (package, _), language in chosen]
    )


SAMPLES: tuple[int | str, ...] = (0, 1, 2, 5, "Aliénor", "none", "true")
"""What each parameter is given in turn: counts, a name that elides, and words that are chosen by."""

SAME = {
    "*": {"command", "direction-*", "label-title", "name-*", "place", "short-*", "title", "town-*"},
    "de": {
        "button-animation",
        "card-diplomat",
        "coloured-card",
        "command-card-diplomat",
        "command-hand",
        "command-language-server",
        "command-game-new-computers",
        "command-mod-replace-bot",
        "command-mod-replace-person",
        "command-stats",
        "command-stats-person",
        "command-trade-bank",
        "computer",
        "computer-of-colour",
        "cost",
        "label-action-points",
        "label-cacor",
        "label-hand-stack",
        "label-reserve",
        "level-science-4",
        "level-trade-4",
        "spoken-plus",
    },
    "fr": {
        "command-ranking-public",
        "command-stats",
        "command-stats-public",
        "stats-minutes",
        "card-constitution",
        "card-intrigue",
        "card-irrigation",
        "card-saboteur",
        "button-animation",
        "command-board-public",
        "command-card-intrigue",
        "command-card-irrigation",
        "command-game-new-computers",
        "command-mod-replace-bot",
        "computer",
        "computer-of-colour",
        "final-place",
        "command-card-saboteur",
        "command-game-new-options",
        "command-replay-public",
        "command-rules-public",
        "command-why-action",
        "label-cacor",
        "seat-colour",
        "spoken-plus",
        "track-science",
    },
    "oc": {"card-inventor", "command-board-part", "command-card-inventor", "label-virtual", "seat-colour"},
}
"""Messages that may be the same as in English: names, and words that are the same in both languages."""

SEVERAL = {"arriala-reserve"}
"""Messages whose numbers are never 0 or 1."""

COUNTS = {"steps", "cards", "count", "hand", "need", "points", "seats", "round", "turn"}
"""Parameters that are numbers, so that a word before them need not be shortened."""

TYPOGRAPHY = {
    "fr": {
        "no-break space before ; ! ?": rf"(?<![{NBSP}!?…])[;!?]",
        "no-break space before :": rf"(?<!{NBSP}):(?=\s|$)",
        "no-break space inside « »": rf"«(?!{NBSP})|(?<!{NBSP})»",
        "no quotation marks but « »": r"[“”„\"]",
        "no-break space before PA": r"\d PA\b",
        "persons without gender": r"\w\(e\)|·e|\.e\b",
        "0 and 1 are singular": (
            rf"\b[01][ {NBSP}](?:actions|cartes|cases|écluses|heures|jours|manches|ouvriers|places|points)\b"
        ),
    },
    "de": {
        "no space before : ; ! ?": r"\s[:;!?]",
        "quotation marks „ “": r"[”«»\"]|„[^“]*$|^[^„]*“",
        "persons without gender": r"[a-z][*:_/]in(?:nen)?\b|[a-z]Innen\b",
        "1 is singular": r"\b1 (?:\w*[Pp]unkten?|Felder|Karten|Schleusen|Runden|Züge|Tage|Stunden)\b",
    },
}
TYPOGRAPHY["oc"] = TYPOGRAPHY["fr"] | {
    "persons without gender": r"\w\(a\)|·a",
    "0 and 1 are singular": (
        rf"\b[01][ {NBSP}](?:accions|cartas|casas|enclusas|jorns|obrièrs|oras|plaças|punts|rondas)\b"
    ),
}
EVERYWHERE = {
    "no narrow space, which the fonts lack": NARROW,
    "no straight apostrophe": r"\w'\w",
    "one space at a time": r"  |^\s|\s$",
    "no placeable left": r"[{}]",
}


@dataclass(frozen=True)
class Message:
    """A message: its variables, its patterns with letters in them, and what follows which words."""

    variables: frozenset[str]
    patterns: frozenset[str]
    before: frozenset[tuple[str, str]]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.patterns: set[str] = set()
        self.before: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        texts = [part.value for part in node.elements if isinstance(part, ast.TextElement)]
        if any(letter.isalpha() for text in texts for letter in text):
            named = ast.Message(ast.Identifier("x"), node)
            self.patterns.add(FluentSerializer().serialize_entry(named))
        for text, placed in zip(node.elements, node.elements[1:], strict=False):
            if (
                isinstance(text, ast.TextElement)
                and isinstance(placed, ast.Placeable)
                and isinstance(placed.expression, ast.VariableReference)
            ):
                self.before.add((text.value, placed.expression.id.name))
        self.generic_visit(node)


@cache
def read(folder: tuple[str, str], language: str) -> dict[str, Message]:
    """Return the messages of a language file; fail where the file is not well-formed."""
    package, room = folder
    text = files(package).joinpath(room, f"{language}.ftl").read_text("utf-8")
    messages: dict[str, Message] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} is there twice"
            reader = _Reader()
            reader.visit(entry)
            messages[entry.id.name] = Message(
                frozenset(reader.variables), frozenset(reader.patterns), frozenset(reader.before)
            )
    return messages


@cache
def formatted(folder: tuple[str, str], language: str) -> tuple[tuple[str, int | str, str], ...]:
    """Format each message with each sample for its parameters; return key, sample and text of each."""
    sources = FOLDERS[folder]
    asked = {name for source in sources for one in read(source, FALLBACK).values() for name in one.variables}
    return tuple(
        (key, sample, format_text(language, sources, key, dict.fromkeys(asked, sample)))
        for key in read(folder, language)
        for sample in SAMPLES
    )


def may_be_the_same(key: str, language: str) -> bool:
    """Say whether a message is listed as one that is the same in English."""
    names = SAME["*"] | SAME.get(language, set())
    return key in names or any(name.endswith("*") and key.startswith(name[:-1]) for name in names)


def test_arriala_speaks_all_four_languages() -> None:
    for folder in (("rules.language", "locale"), ("rules.arriala", "texts")):
        assert set(languages(*folder)) == {"en", "fr", "de", "oc"}


def test_the_bot_writes_no_text_of_its_own_that_all_games_share() -> None:
    """Its lists are those of the games: a copy would be changed in one place alone."""
    assert (
        read(("bot.i18n", "locale"), FALLBACK).keys() & read(("rules.language", "locale"), FALLBACK) == set()
    )


@pytest.mark.parametrize(
    ("language", "pair", "either"),
    [
        ("en", "A, B and C", "A, B or C"),
        ("fr", "A, B et C", "A, B ou C"),
        ("de", "A, B und C", "A, B oder C"),
        ("oc", "A, B e C", "A, B o C"),
    ],
)
def test_lists_are_the_same_in_the_texts_of_the_bot_and_of_games(
    language: str, pair: str, either: str
) -> None:
    words = Words("arriala", language)
    for items, several, one_of in (("ABC", pair, either), ("A", "A", "A"), ("", "", "")):
        assert join_list(language, items) == words.join(items) == several
        assert join_alternatives(language, items) == words.either(items) == one_of


@each()
def test_keys_and_parameters_are_those_of_english(folder: tuple[str, str], language: str) -> None:
    english, translated = read(folder, FALLBACK), read(folder, language)
    assert sorted(english.keys() - translated.keys()) == []
    assert sorted(translated.keys() - english.keys()) == []
    foreign = {key: one.variables - english[key].variables for key, one in translated.items()}
    assert {key: names for key, names in foreign.items() if names} == {}


@each()
def test_nothing_is_left_in_english(folder: tuple[str, str], language: str) -> None:
    english = read(folder, FALLBACK)
    left = [
        key
        for key, one in read(folder, language).items()
        if not may_be_the_same(key, language) and one.patterns & english[key].patterns
    ]
    assert left == []


@each()
def test_messages_keep_to_the_typography_of_their_language(folder: tuple[str, str], language: str) -> None:
    """Every message is checked with each sample for its parameters."""
    rules = {what: re.compile(rule) for what, rule in (EVERYWHERE | TYPOGRAPHY[language]).items()}
    wrong = {
        f"{what}: {key}: {text}"
        for key, _, text in formatted(folder, language)
        for what, rule in rules.items()
        if rule.search(text) and not (key in SEVERAL and "singular" in what)
    }
    assert sorted(wrong) == []


@each("fr", "oc")
def test_no_name_follows_a_word_that_it_would_shorten(folder: tuple[str, str], language: str) -> None:
    """The word "de" becomes "d’" before a name that begins with a vowel, and nobody knows who will play."""
    shortened = re.compile(rf"(?:^|[\s(’])(?:de|que|le|la|lo|se|[dl]’|qu’)[ {NBSP}]?$", re.IGNORECASE)
    wrong = [
        f"{key}: {text}{{ ${name} }}"
        for key, one in read(folder, language).items()
        for text, name in one.before
        if name not in COUNTS and shortened.search(text)
    ]
    assert wrong == []


def limits(key: str, keys: set[str]) -> Iterator[tuple[str, int]]:
    """Yield what kind of text of Discord's a key is, if it is one, and how long that may be."""
    if key.startswith("command") and key.endswith("-description"):
        yield "description", 100
    elif key.startswith("command") and key.endswith("-label"):
        yield "label", 80
    elif key == "command" or (key.startswith("command-") and f"{key}-description" in keys):
        yield "name", 32
    elif key.startswith("button-"):
        yield "label", 80


@each()
def test_commands_and_buttons_are_as_discord_takes_them(folder: tuple[str, str], language: str) -> None:
    keys = set(read(folder, language))
    for key, _, text in formatted(folder, language):
        for kind, most in limits(key, keys):
            assert 0 < len(text) <= most, f"{key}: {text}"
            if kind == "name":
                assert OPTION_NAME.fullmatch(text), f"{key}: {text}"
                assert text == text.lower(), f"{key}: {text}"


def test_every_language_file_is_looked_at() -> None:
    rooms = (ROOT / room for room in ("bot", "render", "rules"))
    found = {path.relative_to(ROOT).as_posix() for room in rooms for path in room.rglob("*.ftl")}
    looked_at = {
        f"{package.replace('.', '/')}/{room}/{language}.ftl"
        for package, room in FOLDERS
        for language in languages(package, room)
    }
    assert found == looked_at
