"""The rulebook tells the numbers of the component files in use, an owner's too, and what of them is ours."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from rules.arriala.components.board import load_board
from rules.arriala.components.cards import load_deck
from rules.language.figures import lesson_of
from rules.language.rulebook import Section, load_rulebook, numbers_of
from rules.language.rulebook.book import RECONSTRUCTION
from rules.language.words import Words
from tests.rules.arriala.test_components import BOARD, CARDS, FEW_CARDS, SMALL
from tests.rules.language.written import EXAMPLE, written_out

LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])
SAID = {"en": "reconstruction", "de": "Rekonstruktion", "fr": "reconstitution", "oc": "reconstitucion"}
STRETCH = r"^- ([^–\n]+)–([^–\n]+?)\s?: (\d+)$"


def owned(text: str) -> str:
    """Return a component file without what it lists as ours."""
    return re.sub(r"^reconstructed = \[.*?\]\n", "", text, flags=re.MULTILINE | re.DOTALL)


def changed(text: str, *pairs: tuple[str, str]) -> str:
    """Return a component file with some lines changed, each once."""
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


OWN_BOARD = changed(
    owned(BOARD),
    ("spaces = 9\nlocks = 3", "spaces = 8\nlocks = 2"),
    ("spaces = 6\nlocks = 1", "spaces = 5\nlocks = 1\n\n[[stretch]]\nspaces = 7\nlocks = 4"),
    ('id = "castelsarrasin"', 'id = "escatalens"\nname = "Escatalens"'),
    (
        '[[town]]\nid = "valence_d_agen"',
        '[[town]]\nid = "pom"\nname = "Pommevic"\n\n[[town]]\nid = "valence_d_agen"',
    ),
    ("[1, 2, 4, 6, 8, 10, 12, 14, 16, 18]", "[2, 3, 4, 6, 8, 11, 13, 15, 17, 20]"),
    ("workers = 5 ", "workers = 6 "),
)
OWN_CARDS = changed(owned(CARDS), ("move_3 = 8", "move_5 = 11"), ("anywhere = 6 ", "anywhere = 3 "))
OWN = {"board": OWN_BOARD, "cards": OWN_CARDS}


def filled(
    language: str, components: Mapping[str, object] | None = None
) -> Iterator[tuple[Section, str, str]]:
    """Yield each section, the mark of each of its paragraphs and the text, with the numbers put in."""
    book, numbers = load_rulebook("arriala", language), numbers_of("arriala", components)
    for section in book.sections.values():
        for paragraph in section.paragraphs:
            yield section, paragraph.mark, book.fill(paragraph.text, numbers)


def pages(language: str, components: Mapping[str, object] | None = None) -> dict[str, str]:
    """Return all that each section says."""
    found: dict[str, list[str]] = {}
    for section, _, text in filled(language, components):
        found.setdefault(section.id, []).append(text)
    return {name: "\n".join(texts) for name, texts in found.items()}


def page(language: str, name: str, components: Mapping[str, object] | None = None) -> str:
    """Return all that a section says."""
    return pages(language, components)[name]


def marked(language: str, components: Mapping[str, object] | None = None) -> int:
    """Return how many paragraphs the list of what is no printed rule has of reconstructions."""
    found = load_rulebook("arriala", language).marked(numbers_of("arriala", components))
    return sum(one.mark == RECONSTRUCTION for one in found)


def test_the_owners_files_are_good_ones() -> None:
    board = load_board(OWN_BOARD)
    assert board.reconstructed == ()
    assert (len(board.towns), board.number_at[-2]) == (7, 38)
    assert load_deck(OWN_CARDS).kinds[1:3] == ("move_4", "move_5")


@LANGUAGES
def test_an_example_has_no_number_of_a_space(language: str) -> None:
    """Let examples speak of spaces by their place, but for numbers that are worked out."""
    for section in load_rulebook("arriala", language).sections.values():
        for paragraph in section.paragraphs:
            if EXAMPLE.match(paragraph.text):
                said = set(map(int, re.findall(r"\d+", written_out(paragraph.text))))
                assert said <= {
                    1,
                    2,
                    3,
                    4,
                    5,
                    *({9, 12, 31} if section.id in ("master-work", "winner") else ()),
                }


@LANGUAGES
def test_an_owners_board_is_told(language: str) -> None:
    limits = re.findall(STRETCH, page(language, "lock-limit", OWN), re.MULTILINE)
    assert [int(limit) for *_, limit in limits] == [1, 2, 2, 1, 4, 1]
    assert [limits[1][1], limits[4][1]] == ["Escatalens", "Pommevic"]
    section = page(language, "section", OWN)
    assert all(said in section for said in ("Escatalens", " 19 ", " 22", " 20", "21–22"))
    assert not re.search(r"\b23\b|Castelsarrasin|Castèlsarrasin", section)
    assert "2, 3, 4, 6, 8, 11, 13, 15, 17, 20" in page(language, "counting", OWN)
    assert " 20" in page(language, "points", OWN)
    names = page(language, "names", OWN)
    assert re.search(r"\b38\b", names)
    assert re.search(r"\b11\b", names)
    assert not re.search(r"\b33\b", names)
    assert re.findall(r"[^\d](\d)\s?[»“”]\s?: (\d+)$", page(language, "cards", OWN), re.MULTILINE) == [
        ("2", "9"),
        ("4", "5"),
        ("5", "11"),
    ]
    whole = page(language, "reconstruction", OWN)
    assert re.search(r"\b38\b", whole)
    assert len(re.findall(r"^- .*–", whole, re.MULTILINE)) == 6


@LANGUAGES
def test_a_reconstruction_is_called_one_where_it_is_read(language: str) -> None:
    """Call it one no longer where an owner's file counts; part of it may still be ours."""
    said = SAID[language]

    def where(components: Mapping[str, object] | None = None) -> dict[str, int]:
        return {name: text.count(said) for name, text in pages(language, components).items() if said in text}

    everywhere = {
        "river-work": 1,
        "lock-limit": 1,
        "section": 1,
        "counting": 1,
        "cards": 1,
        "points": 1,
        "reconstruction": 2,
        "names": 1,
    }
    assert where() == everywhere
    assert where(OWN) == {"reconstruction": 2}, "where the word is explained"
    locks_owned = {"board": changed(BOARD, ('    "stretch.locks",\n', ""))}
    assert where(locks_owned) == {name: n for name, n in everywhere.items() if name != "lock-limit"}
    assert (marked(language), marked(language, locks_owned), marked(language, OWN)) == (5, 5, 0)
    points_owned = {"board": re.sub(r' *"score.points",.*\n', "", BOARD)}
    assert marked(language, points_owned) == 4


@LANGUAGES
def test_a_board_of_another_kind_breaks_no_page(language: str) -> None:
    """A board that lacks what the printed one has can be looked up too."""
    for section, _, text in filled(language, {"board": SMALL, "cards": FEW_CARDS}):
        assert "{" not in text, section.id


@LANGUAGES
def test_a_lesson_follows_an_owners_board(language: str) -> None:
    numbers = {name.replace(".", "-"): number for name, number in numbers_of("arriala", OWN).items()}
    for one in lesson_of("rules.arriala"):
        assert Words("arriala", language).text(f"learn-{one.name}", **numbers)


@LANGUAGES
def test_printed_rules_are_no_rulings(language: str) -> None:
    """Each of these stands in the printed rules, so no paragraph with the id of a ruling tells it."""
    printed = {
        "action-points": "arriala.R17",
        "turn": "arriala.R24",
        "counting": "arriala.R7",
        "closed-section": "arriala.R8",
        "master-work": "arriala.R10",
        "winner": "arriala.R14",
    }
    book = load_rulebook("arriala", language)
    rulings = {
        name: [one.mark for one in book.sections[name].paragraphs].count(mark)
        for name, mark in printed.items()
    }
    assert rulings == {**dict.fromkeys(printed, 1), "turn": 0}


@LANGUAGES
def test_who_made_the_game_is_told(language: str) -> None:
    text = page(language, "overview")
    assert all(said in text for said in ("Florian Fay", "Paul Filippi", "Ludocom", "2010", "8"))
