"""The rulebooks say no number and no name of the component files of their own: an owner's may differ."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from rules.language.rulebook import Paragraph, Section, load_rulebook, numbers_of
from rules.language.words import Words
from rules.values import Text
from tests.rules.language.written import EXAMPLE, written_out

KINDS = pytest.mark.parametrize("kind", ["arriala", "canal_du_midi"])
LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])

FIGURES: Mapping[str, Mapping[str, str]] = {
    "arriala": {
        "overview": "2 3 4 8 45 75 2010",  # Seats, age, how long it lasts; the year.
        "setup": "0 2",  # Everybody starts with 0 points; the virtual player is there with 2 seats.
        "players": "1 2 3 4",  # Seats; 1 virtual worker in each town.
        "two-players": "1",  # 1 virtual worker in each town.
        "action-points": "0",  # There is nothing below 0.
        "costs": "1",  # A step is 1 space.
        "move": "1",  # A move is by at least 1 space.
        "journey": "1",  # 1 journey a turn, 1 jump.
        "take-back": "2",  # Seats.
        "river-work": "1",  # 1 worker on each.
        "vineyards": "2 4",  # Seats; which of them, the file says.
        "lock": "1 2",  # A lock makes 2 sections of 1.
        "counting": "1 2 5 8",  # The table begins with 1 space, then 2; what is printed is 8 points for 5.
        "majority": "0 1",  # Whoever has 0 workers there does not score.
        "card-move": "1",  # A move is by at least 1 space.
        "master-work": "2",  # Seats.
        "reconstruction": "4 10",  # What is known of the printed board.
        "names": "1 2",  # Numbers begin with 1; seats.
    },
    "canal_du_midi": {
        "overview": "2 3 4 30 45 1667 2018",  # Seats, how long it lasts; the years.
        "players": "2 3 4",  # Seats.
        "need": "2 3 4",  # Seats.
        "pick": "1 2",  # In round 1 all hold a whole hand.
        "bet": "1",  # 1 card in each round; rounds begin with 1.
        "reinforcement": "1",  # 1 card for 1 coin; in round 1 there are no discards.
        "award": "1 2",  # A bet, or a bet and 1 card more.
        "delayed-end": "1",  # The ends of the canal have 1 neighbour.
        "cities": "1",  # 1 coin for a pair.
        "coins": "2 3 4",  # Seats.
        "trade": "1",  # 1 trade for a tent.
        "order": "1",  # Rounds begin with 1.
        "points": "2",  # Sections count as with 2 seats.
        "winner": "0",  # 0 points win, too.
        "sites": "2 3 4",  # Seats.
        "reconstruction": "9",  # What is printed.
    },
}
"""The numbers that sections say of their own beside their examples, and whose they are."""

NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten both twice",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn beide beiden zweimal",
    "fr": "deux trois quatre cinq six sept huit neuf dix",
    "oc": "dos doas tres quatre cinc sièis sèt uèch nòu dètz",
}

IN_WORDS = {
    "arriala": {
        "board",  # Two towns or borders are neighbours.
        "journey",  # Not twice.
        "lock-limit",  # A stretch lies between two towns.
        "section",  # A section lies between two borders.
        "draw",  # Pile and discards are both empty.
    },
    "canal_du_midi": {
        "round",  # Two cities are neighbours.
        "delayed",  # A section has a neighbour on both sides.
        "delayed-end",
        "cities",
        "trade",  # It takes two tents.
        "trade-hand",  # Two people trade.
        "shared",  # Two or more share.
    },
}
"""The sections that say a number of the rules themselves in words."""

NO_NAMES = {"Écluse", "Écluses", "Enclusa", "Enclusas"}
"""Words of names that are the game's words too."""

PRINTED = {"arriala": {"river-work", "reconstruction"}, "canal_du_midi": set[str]()}
"""The sections that name what is printed, beside what is not."""


def rules_of(kind: str, language: str) -> Iterator[tuple[Section, Paragraph]]:
    """Yield each paragraph of the sections that tell rules."""
    for section in load_rulebook(kind, language).sections.values():
        if not section.background:
            yield from ((section, paragraph) for paragraph in section.paragraphs)


@KINDS
def test_each_number_of_a_page_is_the_rules_own(kind: str) -> None:
    """Let no number of the component files be written out, however small.

    Translations have the figures of the English text (:mod:`tests.rules.language.test_rulebook`), and
    examples suppose their numbers.
    """
    said: dict[str, set[str]] = {}
    for section, paragraph in rules_of(kind, "en"):
        if not EXAMPLE.match(paragraph.text):
            said.setdefault(section.id, set()).update(re.findall(r"\d+", written_out(paragraph.text)))
    assert {name: found for name, found in said.items() if found} == {
        name: set(found.split()) for name, found in FIGURES[kind].items()
    }


@KINDS
@LANGUAGES
def test_each_number_in_words_is_the_rules_own(kind: str, language: str) -> None:
    words = re.compile(rf"\b(?:{NUMBER_WORDS[language].replace(' ', '|')})\b", re.IGNORECASE)
    said = {
        section.id
        for section, paragraph in rules_of(kind, language)
        if not EXAMPLE.match(paragraph.text) and words.search(written_out(paragraph.text))
    }
    assert said <= IN_WORDS[kind]


@KINDS
@LANGUAGES
def test_no_page_names_what_an_owners_file_may_lack(kind: str, language: str) -> None:
    """Let towns, vineyards, works and sites be named by places in the text, but where print is told of."""
    keys = {value.key for value in numbers_of(kind).values() if isinstance(value, Text)}
    names = {Words(kind, language).text(key) for key in keys if key.startswith("name-")}
    assert len(names) > 8
    whole = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b", re.IGNORECASE)
    proper = {word for name in names for word in re.findall(r"\b[A-ZÀ-Þ]\w{4,}", name)} - NO_NAMES
    part = re.compile(rf"\b(?:{'|'.join(proper)})\b")
    for section, paragraph in rules_of(kind, language):
        if section.id not in PRINTED[kind]:
            text = written_out(paragraph.text)
            assert (whole.findall(text), part.findall(text)) == ([], []), section.id
