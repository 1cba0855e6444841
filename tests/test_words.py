"""Words that have one spelling or one name in all texts of a language, rulebooks included.

The house style is in docs/GLOSSARY.md; what of it a machine can check is checked here and in
:mod:`tests.test_languages`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[1]

OCCITAN = {
    "aprèp": r"après",
    "balhar; donadas are data": r"don(?:a|as|an|am|atz|ar|ará|arà|aràs|at|ats|èt|ant|ada)",
    "bòt": r"bots?",
    "començament": r"debutas?|debuts?",
    "doncas": r"donc",
    "ensems": r"ensemble",
    "agachar": r"gait(?:a|as|an|ar|at)",
    "quines": r"quins",
    "tèxt": r"tèxtes?",
    "tòrna, tòrnas, tòrnan": r"torna|tornas|tornan",
    "totes": r"tot lo mond",
    "en and an infinitive": r"en (?!abant|davant|endavant)\w+[aei]nt",
    "càmbia, escàmbia": r"(?:es)?cambi(?:a|as|an)",
    "cèrca": r"cerc(?:a|as|an)",
    "accèpta": r"accept(?:a|as|an)",
    "espèra": r"esper(?:a|as|an)",
    "lèva": r"lev(?:a|as|an)",
    "pèrd, pèrdon": r"perd(?:es|on)?",
    "renóncia": r"renonci(?:a|as|an)",
    "emplegar": r"utiliz\w+",
    "bastar": r"suf(?:ís|isson|is|ire|ir|icir)",
    "sonque": r"solament|unicament",
    "paramètres": r"reglat(?:ges?)?",
    "quand escrives": r"mentre qu’escrives",
    "s’apèla, s’apèlan": r"se sonan?",
    "de qué se tracta": r"s’agís",
    "mai pròche": r"pus pròch\w+",
    "qual, not qui": r"qui",
}
"""Each Occitan word in the one spelling that is ours, and the spellings that it is not to have."""

DICE = {"en": r"dice", "fr": r"dés?", "de": r"würfeln?", "oc": r"dats?"}
CHANCE = {"en": r"chance", "fr": r"hasards?", "de": r"zufalls?", "oc": r"azards?"}
"""What draws are never called, since most games have no dice."""

BOARD = {"en": "board", "fr": "plateau", "de": "Spielplan", "oc": "platèu"}
PARTS = ("command-board-part-description", "error-part-unknown", "panel-choose-part", "panel-part")
"""What every game is played on, and the texts of the bot that name its parts."""

WITH_DICE = {"rules/great_canal"}
"""Games that may speak of dice."""


@cache
def words_of(path: Path) -> tuple[tuple[str, str], ...]:
    """Return the texts of a language file or a rulebook, each with its key or the number of its line.

    What a look-up understands is left out: there any spelling may stand.
    """
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        lines = enumerate(text.splitlines(), start=1)
        return tuple((str(number), line) for number, line in lines if not line.startswith("aliases:"))
    return tuple(
        (entry.id.name, FluentSerializer().serialize_entry(entry).partition("=")[2])
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.id.name not in ("question-words", "same-meaning")
    )


def texts_in(language: str) -> list[Path]:
    """Return the language files and rulebooks of a language."""
    names = (f"{language}.ftl", f"{language}.md")
    return sorted(path for room in ("bot", "rules") for name in names for path in (ROOT / room).rglob(name))


def is_in(path: Path, folders: set[str]) -> bool:
    """Say whether a file lies in one of some folders."""
    return any(path.is_relative_to(ROOT / folder) for folder in folders)


def said(path: Path, wrong: str) -> list[str]:
    """Return where a file says one of some words."""
    seen = re.compile(rf"(?<![\w-])(?:{wrong})(?![\w-])", re.IGNORECASE)
    return [f"{key}: {found[0]}" for key, text in words_of(path) for found in seen.finditer(text)]


@pytest.mark.parametrize("path", texts_in("oc"), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_an_occitan_word_has_one_spelling(path: Path) -> None:
    found = {right: said(path, wrong) for right, wrong in OCCITAN.items()}
    assert {right: where for right, where in found.items() if where} == {}


@pytest.mark.parametrize("language", sorted(DICE))
def test_draws_are_not_called_dice(language: str) -> None:
    found = {
        path.relative_to(ROOT).as_posix(): said(path, DICE[language])
        for path in texts_in(language)
        if not is_in(path, WITH_DICE)
    }
    assert {path: where for path, where in found.items() if where} == {}


@pytest.mark.parametrize("language", sorted(CHANCE))
def test_draws_have_one_name(language: str) -> None:
    """The bot's texts and the rules for all games say draws, tirages, Auslosung, tiratges."""
    found = {
        path.relative_to(ROOT).as_posix(): said(path, CHANCE[language])
        for path in texts_in(language)
        if is_in(path, {"bot", "rules/language"})
    }
    assert {path: where for path, where in found.items() if where} == {}


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("aprèp", "Après ton torn", "Aprèp ton torn"),
        ("balhar; donadas are data", "donar una carta", "tas donadas; don de"),
        ("tòrna, tòrnas, tòrnan", "torna jogar", "tòrna jogar; tornar, tornada, tornarmai"),
        ("bòt", "lo bot", "lo bòt e lo boton"),
        ("en and an infinitive", "en ligant de ciutats", "en ligar de ciutats; en abant; en plen vent"),
        ("càmbia, escàmbia", "aquò cambia pas res", "aquò càmbia pas res; los escambis; cambiar"),
        ("cèrca", "se cerca un remplaçament", "se cèrca un remplaçament; cercar; cercarà"),
        ("pèrd, pèrdon", "se perd", "se pèrd; perdut; pèrdre"),
    ],
)
def test_spellings_are_found(text: str, wrong: str, right: str) -> None:
    seen = re.compile(rf"(?<![\w-])(?:{OCCITAN[text]})(?![\w-])", re.IGNORECASE)
    assert seen.search(wrong)
    assert not seen.search(right)


@pytest.mark.parametrize("language", BOARD)
def test_what_has_parts_is_a_board(language: str) -> None:
    """The bot knows no maps: what is shown in parts is called what the command shows."""
    texts = dict(words_of(ROOT / f"bot/i18n/locale/{language}.ftl"))
    assert [key for key in PARTS if BOARD[language] not in texts[key]] == []
