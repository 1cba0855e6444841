"""An owner's files may differ in every number and name, and lack things: the rulebook follows them."""

from __future__ import annotations

import re

from rules.great_canal.components.cards import CARD_DECK
from rules.language.rulebook import load_rulebook, numbers_of
from rules.language.rulebook.book import RECONSTRUCTION
from rules.language.words import Words
from tests.rules.great_canal.owned import MAP, OWNED

KIND = "great_canal"
BOOK = load_rulebook(KIND, "en")


def page(section: str, **components: str) -> str:
    """Return all that a section says with some component files."""
    found = BOOK.said(BOOK.sections[section], numbers_of(KIND, components))
    return "\n".join(one.text for one in found)


def test_an_owners_map_is_told() -> None:
    other = OWNED["other map"]
    assert "(5 or 8)" in page("gold", **other)
    harbours = page("harbours", **other)
    assert re.search(r"^- A2 [^:]+: ore, 2:1$", harbours, re.MULTILINE)
    assert re.search(r"^- F1 [^:]+, on a small island: 3:1$", harbours, re.MULTILINE)
    assert "reconstruction" not in page("map", **other)
    longer = MAP.replace(
        '["D7", "D6", "C5", "B5", "A4", "A3", "B3", "C3", "C2"]',
        '["D7", "D6", "C5", "B5", "A4", "A3", "B3", "B2", "B1"]',
    )
    assert "A3, B3, B2 and B1" in page("canal", map=longer)


def test_what_the_box_lacks_is_said_to_be_lacking() -> None:
    """A section about it says so, and it is neither in the table of costs nor among the rulings."""
    none = Words(KIND, "en").text("rulebook-none")
    lacking = {
        "no gold": ["gold"],
        "no harbours": ["harbours"],
        "no walls": ["wall", "card-engineer"],
        "no knights": ["knights", "hire", "digging", "chase", "card-smith", "card-intrigue"],
        "no cards": ["draw", "progress", "cards", "merchant", "card-spy"],
    }
    for name, sections in lacking.items():
        numbers = numbers_of(KIND, OWNED[name])
        for section in sections:
            assert [one.text for one in BOOK.said(BOOK.sections[section], numbers)] == [none]
        costs = {line.section.id for line in BOOK.costs(numbers)}
        assert not costs & set(sections)
    costs = [page("costs", **files).count("\n- ") for files in ({}, OWNED["no walls"], OWNED["no knights"])]
    assert [costs[0] - count for count in costs] == [0, 1, 3]


def test_a_card_that_is_not_in_the_box_is_not_told() -> None:
    numbers = numbers_of(KIND, OWNED["one card"])
    there = [section.cards for section in BOOK.cards() if BOOK.has(section, numbers)]
    assert there == [("spy",)]
    assert len(CARD_DECK) == 25


def test_nothing_and_several_coins_are_prices() -> None:
    assert "- Road: nothing." in page("costs", **OWNED["free road"])
    assert "- City wall: 1 coin and 5 paper." in page("costs", **OWNED["dear"])


def test_points_that_are_nought_are_no_points() -> None:
    assert page("points", **OWNED["worth nothing"]).count("\n- ") == 1
    assert page("points").count("\n- ") == 7


def test_a_reconstruction_is_called_one_where_it_is_read() -> None:
    """Call it one no longer where an owner's file counts; part of it may still be ours."""

    def marked(text: str) -> int:
        return sum(one.mark == RECONSTRUCTION for one in BOOK.marked(numbers_of(KIND, {"map": text})))

    harbours_owned = MAP.replace('"harbour", "canal"]', '"canal"]')
    assert harbours_owned != MAP
    assert (marked(MAP), marked(harbours_owned), marked(OWNED["printed map"]["map"])) == (6, 4, 0)
