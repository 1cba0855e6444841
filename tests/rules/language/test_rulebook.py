"""The rulebooks: whole, and the same in all languages."""

from __future__ import annotations

import ast
import itertools
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from rules import GAMES, resolve_options
from rules.language.rulebook import (
    Rulebook,
    Section,
    has_rulebook,
    load_rulebook,
    numbers_of,
    rulebook_languages,
)
from rules.language.rulebook.book import RECONSTRUCTION, read_sections
from rules.language.rulebook.said import PLACEHOLDER, fill
from rules.language.texts import FALLBACK
from rules.values import tag_of
from tests.offered import OFFERED
from tests.rules.language.written import written_out

ROOT = Path(__file__).parents[3]
WITH_BOOK = [kind for kind in OFFERED if has_rulebook(kind)]
OURS = [kind for kind in WITH_BOOK if GAMES[kind].package.startswith("rules.")]
PAIRS = [(kind, language) for kind in OURS for language in rulebook_languages(kind) if language != FALLBACK]


_numbers = itertools.count()
"""No two made-up games share a name: a rulebook is read once."""


def texts_of(section: Section) -> str:
    """Return all texts of a section, its title and cost too."""
    return "\n".join((section.title, section.cost, *(one.text for one in section.paragraphs)))


def placeholders(text: str) -> Counter[str]:
    """Return the numbers of the component files that a text has places for, and how often."""
    return Counter(match[1] for match in PLACEHOLDER.finditer(text))


def asked(text: str) -> set[str]:
    """Return what words of a text depend on, but for one and several: each language has its own grammar."""
    return set(re.findall(r"\{([a-z0-9_.#+*-]+(?:=\d+)?)[?!]", text.replace("=1?", "").replace("=1!", "")))


def figures(text: str) -> Counter[str]:
    """Return the figures that a text holds beside them, and how often."""
    return Counter(re.findall(r"\d+", written_out(text)))


def names_in_code(kind: str, pattern: str) -> set[str]:
    """Return what matches a pattern in the sources of a game."""
    folder = ROOT.joinpath(*GAMES[kind].package.split("."))
    return {found for path in folder.rglob("*.py") for found in re.findall(pattern, path.read_text("utf-8"))}


def raised_in(source: str) -> Iterator[str]:
    """Return the rule ids that are written out where a RuleError is made."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="RuleError"), args=[ast.Constant(value=str(rule)), *_]):
                yield rule


def rules_of_errors(kind: str) -> set[str]:
    """Return all rule ids that an error of a game can carry: those with a message, and those in code."""
    package = files(GAMES[kind].package).joinpath("texts", "en.ftl").read_text("utf-8")
    shared = files("rules.language").joinpath("locale", "en.ftl").read_text("utf-8")
    keys = re.findall(rf"^((?:{kind}|game)-\w[\w-]*) =", package + shared, re.MULTILINE)
    folder = ROOT.joinpath(*GAMES[kind].package.split("."))
    paths = [
        *folder.rglob("*.py"),
        *(ROOT / "rules").glob("*.py"),
        *(ROOT / "rules/language").glob("*.py"),
        ROOT / "bot/ui/action_picker.py",
    ]
    written = {rule for path in paths for rule in raised_in(path.read_text("utf-8"))}
    for part in ("errors", "takeback", "undo"):
        undo = re.findall(r'"(undo_\w+)"', (ROOT / f"bot/table/{part}.py").read_text("utf-8"))
        written |= {f"table.{key}" for key in undo}
    return {key.replace("-", ".") for key in keys} | written


@pytest.mark.parametrize("kind", OURS)
def test_a_book_is_there_in_all_languages(kind: str) -> None:
    assert rulebook_languages(kind) == ("en", "de", "fr", "oc")


@pytest.mark.parametrize("kind", WITH_BOOK)
def test_every_error_has_a_section(kind: str) -> None:
    book = load_rulebook(kind, FALLBACK)
    rules = rules_of_errors(kind)
    assert len(rules) > 10
    assert sorted(rule for rule in rules if book.section_for(rule) is None) == []
    known = {rule for section in book.sections.values() for rule in section.explains}
    assert sorted(known - rules) == [], "explained, but no error carries it"


@pytest.mark.parametrize("kind", OURS)
def test_every_ruling_and_reconstruction_is_told(kind: str) -> None:
    book = load_rulebook(kind, FALLBACK)
    marked = {mark for section in book.sections.values() for mark in section.marks}
    assert names_in_code(kind, rf"\b{kind}\.R\d+") <= marked
    numbered = sorted(int(mark.rpartition("R")[2]) for mark in marked - {RECONSTRUCTION})
    assert numbered == list(range(1, numbered[-1] + 1))
    assert RECONSTRUCTION in marked


@pytest.mark.parametrize("kind", WITH_BOOK)
def test_every_action_has_a_section_with_its_own_facts(kind: str) -> None:
    book = load_rulebook(kind, FALLBACK)
    for action in GAMES[kind].actions:
        assert book.section_for_action(tag_of(action)) is not None, action
    for section in book.sections.values():
        assert len(section.see) <= 8, section.id
        assert section.aliases, section.id
        assert len(section.title) <= 60, section.id


def test_costs_are_the_games_own() -> None:
    """Check that all prices and pieces' points of the board stand in the table, and that it follows an
    owner's board."""
    book = load_rulebook("arriala", FALLBACK)
    numbers = numbers_of("arriala")
    table = {line.section.id: (line.cost, line.gain) for line in book.costs(numbers)}
    assert table["lock"] == ("4 AP", "1")
    assert table["card-master-work"] == ("1 AP", "5")
    named = {name for line in book.costs(numbers) for name in placeholders(line.section.cost)}
    assert {name for name in numbers if re.fullmatch(r"board\.cost\.(?!sum|max)\w+", name)} == named
    options = resolve_options("arriala", {})
    dear = {"board": options["board"].replace("\nlock = 4", "\nlock = 5")}
    assert dear["board"] != options["board"]
    costs = {line.section.id: line.cost for line in book.costs(numbers_of("arriala", dear))}
    assert costs["lock"] == "5 AP"
    assert costs["card-lock"] == "1 AP"


def test_every_card_has_a_section() -> None:
    cards = [card for section in load_rulebook("arriala", FALLBACK).cards() for card in section.cards]
    numbers = numbers_of("arriala")
    there = {name.rpartition(".")[2] for name in numbers if name.startswith("cards.cards.")} - {"sum", "max"}
    assert sorted(cards) == sorted(there)


@pytest.mark.parametrize(("kind", "language"), PAIRS)
def test_languages_say_the_same(kind: str, language: str) -> None:
    """Compare sections and paragraphs, marks, numbers and figures; titles and words are each
    language's own."""
    english, translated = load_rulebook(kind, FALLBACK), load_rulebook(kind, language)
    assert list(translated.sections) == list(english.sections)
    for section in english.sections.values():
        other = translated.sections[section.id]
        where = f"{language}: {section.id}"
        assert [one.mark for one in other.paragraphs] == [one.mark for one in section.paragraphs], where
        for ours, theirs in zip(section.paragraphs, other.paragraphs, strict=True):
            assert placeholders(theirs.text) == placeholders(ours.text), where
            assert asked(theirs.text) == asked(ours.text), where
            assert figures(theirs.text) == figures(ours.text), where
            assert theirs.text.count("\n- ") == ours.text.count("\n- "), where
        assert placeholders(other.cost) == placeholders(section.cost), where
        assert figures(other.title) == figures(section.title), where
        assert bool(other.cost) == bool(section.cost), where
        assert other.aliases, where
        assert other.aliases != section.aliases, where


@pytest.mark.parametrize(("kind", "language"), PAIRS)
def test_no_section_is_left_in_english(kind: str, language: str) -> None:
    english, translated = load_rulebook(kind, FALLBACK), load_rulebook(kind, language)
    for section in english.sections.values():
        for ours, theirs in zip(section.paragraphs, translated.sections[section.id].paragraphs, strict=True):
            assert theirs.text != ours.text, f"{language}: {section.id}"
    texts = "\n".join(texts_of(section) for section in translated.sections.values())
    foreign = re.findall(
        r"\b(?:the|and|you|your|with|from|AP)\b" if language != "de" else r"\b(?:the|and|you|your|from)\b",
        texts,
    )
    assert foreign == []


@pytest.mark.parametrize("kind", OURS)
def test_titles_differ(kind: str) -> None:
    for language in rulebook_languages(kind):
        titles = [section.title for section in load_rulebook(kind, language).sections.values()]
        assert sorted(title for title, count in Counter(titles).items() if count > 1) == []


def test_errors_lead_to_sections_by_their_id_or_the_ruling() -> None:
    book = load_rulebook("arriala", "en")
    for rule, section in {
        "arriala.lock.limit": "lock-limit",
        "arriala.R4": "take-back",
        "arriala.R26.once": "consent",
        "arriala.R22": "lock-limit",
        "game.turn": "waiting",
    }.items():
        found = book.section_for(rule)
        assert found is not None
        assert found.id == section
    assert book.section_for("arriala.nothing") is None
    assert book.section_for("reconstruction") is None


def test_marked_paragraphs_come_in_order() -> None:
    marked = load_rulebook("arriala", "en").marked(numbers_of("arriala"))
    marks = [one.mark for one in marked]
    assert marks[0] == "arriala.R1"
    assert marks.index("arriala.R9") < marks.index("arriala.R10")
    assert marks[-1] == RECONSTRUCTION
    assert not any("{" in one.text for one in marked)


def test_numbers_take_their_noun() -> None:
    numbers = {"a": 0, "b": 1, "c": 2}
    assert fill("{a|point|points}", numbers, "en") == "0\u00a0points"
    assert fill("{a|point|points}", numbers, "fr") == "0\u00a0point"
    assert fill("{b|Punkt|Punkte}, {c|Punkt|Punkte}", numbers, "de") == "1\u00a0Punkt, 2\u00a0Punkte"
    with pytest.raises(KeyError):
        fill("{d}", numbers, "en")


def test_sums_and_words_that_depend_on_what_is_there() -> None:
    numbers = {"a": 2, "b.c": 12}
    assert fill("{b.c-3*a}, {a+1|card|cards}", numbers, "en") == "6, 3\u00a0cards"
    assert fill("{a+1-2|carte|cartes}", numbers, "fr") == "1\u00a0carte"
    assert fill("x{a? (ours)}{a! (theirs)}{d?!}{d!.}", numbers, "en") == "x (ours)."
    with pytest.raises(KeyError):
        fill("{a+d}", numbers, "en")


def test_names_and_reconstructions_follow_an_owners_file() -> None:
    """An owner's file stands for the whole packaged one: nothing of that is left."""
    numbers = numbers_of("canal_du_midi")
    book = load_rulebook("canal_du_midi", "oc")
    assert book.fill("{sites.site.8.name}", numbers) == "Enclusas de Fonseranas"
    assert numbers["sites.site.8.need.list"] == numbers["sites.site.fonserannes.need.list"]
    assert numbers["sites.reconstructed.site.need"]
    packaged = resolve_options("canal_du_midi", {})["sites"]
    own = packaged.replace('reconstructed = ["site.need", ', "reconstructed = [")
    own = own.replace('id = "fonserannes"', 'id = "stairs"\nname = "The Stairs"')
    owned = numbers_of("canal_du_midi", {"sites": own})
    assert book.fill("{sites.site.8.name}", owned) == "The Stairs"
    assert "sites.site.fonserannes.need.1" not in owned
    assert "sites.reconstructed.site.need" not in owned
    assert "sites.reconstructed.site.city" in owned
    assert book.fill("Two:\n- {sites.site.fonserannes.need.1}\n- {sites.site.9.name}", owned) == (
        "Two:\n- Enclusa redonda d’Agde"
    )


def test_numbers_of_lists_and_tables() -> None:
    numbers = numbers_of("arriala")
    assert numbers["board.score.points.5"] == 8
    assert numbers["board.score.points.list"] == "1, 2, 4, 6, 8, 10, 12, 14, 16, 18"
    assert numbers["board.vineyard.brulhois.capacity"] == 6
    assert numbers["board.stretch.spaces.sum"] == 33
    assert numbers["board.town.count"] == 6
    assert numbers["cards.cards.sum"] == 55
    assert numbers_of("canal_du_midi")["sites.site.city.which"] == "I, III, IV, VIII, IX"


GOOD = "# T\n\n## One\nid: one\naliases: eins\n\nSays something.\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (GOOD.replace("id: one\n", ""), "needs an id"),
        (GOOD.replace("id: one", "id: One!"), "needs an id"),
        (GOOD.replace("aliases", "alias"), "unknown fact 'alias'"),
        (GOOD.replace("aliases: eins", "aliases: eins\naliases: uno"), "there twice"),
        (GOOD.replace("eins\n", "eins\nSome text"), "not a fact"),
        (GOOD.replace("Says something.", "> Says something."), "begins with its mark"),
        (GOOD.replace("Says something.", ""), "says nothing"),
    ],
)
def test_a_bad_section_is_named(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem) as raised:
        list(read_sections(text, "x/en.md", whole=True))
    assert str(raised.value).startswith("x/en.md: One: ")


def test_a_translation_has_no_facts_of_its_own() -> None:
    text = GOOD.replace("aliases: eins", "see: two")
    with pytest.raises(ValueError, match="unknown fact 'see'"):
        list(read_sections(text, "x/fr.md", whole=False))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("see: two", "see: three", "no other section 'three'"),
        ("## Two\nid: two", "## Two\nid: one", "there are two of it"),
        ("explains: made.b", "explains: made.a", "'one' explains made\\d+.a already"),
        ("actions: draw", "actions: fly", "there is no action 'fly'"),
        ("made.R1", "other.R1", "no ruling"),
        ("{toy.hand}", "{toy.nose}", "there is no number 'toy.nose'"),
        ("{toy.hand}", "{toy.hand+toy.nose}", "there is no number 'toy.nose'"),
        ("{toy.hand}", "{toy.nose? nose}", "there is no number 'toy.nose'"),
        ("see: two", "see: waiting", "no other section 'waiting'"),
        ("Says something.\n", "Says it.\n\n## Three\nid: over\n\nMore.\n", "over: there are two of it"),
    ],
)
def test_a_bad_book_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, old: str, new: str, problem: str
) -> None:
    text = (
        "# T\n\n## One\nid: one\nsee: two\nexplains: made.a\n\n> **made.R1** {toy.hand} cards.\n\n"
        "## Two\nid: two\nexplains: made.b\nactions: draw\n\nSays something.\n"
    )
    kind = made_up(monkeypatch, tmp_path, {"en": text})
    assert isinstance(load_rulebook(kind, "en"), Rulebook)
    kind = made_up(monkeypatch, tmp_path, {"en": text.replace(old, new)})
    with pytest.raises(ValueError, match=problem):
        load_rulebook(kind, "en")


def test_a_language_falls_back_section_by_section(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    english = GOOD + "\n## Two\nid: two\nsee: one\n\nMore.\n"
    kind = made_up(monkeypatch, tmp_path, {"en": english, "de": "# T\n\n## Zwei\nid: two\n\nMehr.\n"})
    book = load_rulebook(kind, "de")
    assert [section.title for section in book.sections.values()][:2] == ["One", "Zwei"]
    assert book.sections["two"].see == ("one",)
    assert rulebook_languages(kind) == ("en", "de")
    kind = made_up(monkeypatch, tmp_path, {"en": GOOD, "de": "# T\n\n## Drei\nid: three\n\nNein.\n"})
    with pytest.raises(ValueError, match="three: English has no such section"):
        load_rulebook(kind, "de")


def made_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, books: dict[str, str]) -> str:
    """Register the toy under another package, with these books, and return its id."""
    kind = f"made{next(_numbers)}"
    package = f"{kind}_up"
    folder = tmp_path / package / "rulebook"
    folder.mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    toy = files("tests.toy").joinpath("toy.toml").read_text("utf-8")
    (tmp_path / package / "toy.toml").write_text(toy, "utf-8")
    for language, text in books.items():
        (folder / f"{language}.md").write_text(text.replace("made.", f"{kind}."), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = type(
        "Made", (), {"package": package, "actions": GAMES["toy"].actions, "components": ("toy.toml",)}
    )
    for module in ("load", "numbers"):
        monkeypatch.setattr(f"rules.language.rulebook.{module}.GAMES", {**GAMES, kind: game})
    return kind
