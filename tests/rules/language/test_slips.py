"""A word with one slip finds what the word finds: every name of a section that is a single word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.language.rulebook import load_rulebook, search
from tests.rules.language.asking import KINDS, LANGUAGES

SHORTEST = 4
FIRST, AMONG_THREE = 0.94, 0.98
"""Of how many words with a slip a section of that name is first, and among three.

Not of all: some are another word then ("tie", "time").
"""

OTHER_LETTER = "o"


def names(kind: str, language: str) -> dict[str, set[str]]:
    """Return the titles and aliases of single words, with the sections that they name."""
    found: dict[str, set[str]] = {}
    for section in load_rulebook(kind, language).sections.values():
        for name in (section.title, *section.aliases):
            if name.isalpha() and len(name) >= SHORTEST:
                found.setdefault(name.casefold(), set()).add(section.id)
    return found


def slips(word: str, number: int) -> Iterator[str]:
    """Yield a word with two letters swapped, one left out, one doubled and one that is another.

    ``number`` decides where.
    """
    at = number % (len(word) - 1)
    if word[at] != word[at + 1]:
        yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    yield word[: at + 1] + word[at + 2 :]
    yield word[:at] + word[at] + word[at:]
    yield word[: at + 1] + OTHER_LETTER + word[at + 2 :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_with_a_slip_finds_what_it_names(language: str) -> None:
    places: list[int] = []
    for kind in KINDS:
        known = names(kind, language)
        for number, (word, sections) in enumerate(known.items()):
            for slip in slips(word, number):
                found = [hit.section.id in sections for hit in search([kind], language, slip)[:3]]
                places.append(found.index(True) if True in found else len(found) + 3)
    assert len(places) > 1000
    assert sum(place == 0 for place in places) >= FIRST * len(places)
    assert sum(place < 3 for place in places) >= AMONG_THREE * len(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_finds_what_it_names(language: str) -> None:
    for kind in KINDS:
        for word, sections in names(kind, language).items():
            assert sections & {hit.section.id for hit in search([kind], language, word)[:3]}, word


@pytest.mark.parametrize(
    ("language", "typed", "section"),
    [
        ("en", "lokc", "lock"),
        ("en", "lcok", "lock"),
        ("en", "moev", "move"),
        ("en", "tunr", "turn"),
        ("oc", "blòa", "section"),
    ],
)
def test_swapped_letters_of_short_words_are_understood(language: str, typed: str, section: str) -> None:
    assert section in [hit.section.id for hit in search(["arriala"], language, typed)[:3]]
