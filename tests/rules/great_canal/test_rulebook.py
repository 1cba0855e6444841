"""The rulebook: every refusal, action, card and ruling has its section, and what is asked for finds it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from rules.great_canal import decisions as d
from rules.great_canal.actions import ACTIONS
from rules.great_canal.components.cards import CARDS
from rules.great_canal.progress.base import ChoiceCard
from rules.great_canal.progress.science import Harvest
from rules.great_canal.progress.trade import Monopoly
from rules.great_canal.scenario import PLAYED
from rules.great_canal.steps import build
from rules.language.rulebook import numbers_of, search
from rules.language.rulebook.book import RECONSTRUCTION
from rules.language.rulebook.load import questions_of
from rules.values import tag_of
from tests.rules.great_canal.book import BOOK, KIND, own_sections
from tests.rules.language.test_plain_questions import BOTH
from tests.rules.language.test_slips import AMONG_THREE, names, slips
from tests.rules.language.test_slips import FIRST as FIRST_BY_SLIP

FIRST = "setup"
"""The section that says who begins."""
PACKAGE = Path(__file__).parents[3] / "rules" / KIND
RULE = re.compile(rf"{KIND}(?:\.[a-z_]+|\.R\d+)+")
CHOSEN = ("discard", "wedding")
"""What is refused if it is too few or too many cards, or such as are not held."""


def written() -> Iterator[str]:
    """Yield the rule ids that are written out in the sources."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Constant(value=str(text)) if RULE.fullmatch(text):
                    yield text
                case _:
                    pass


def made() -> Iterator[str]:
    """Yield the rule ids that are put together from the names of decisions, cards and pieces."""
    waiting = [one for one in get_args(d.Decision) if not issubclass(one, d.OwnCourse)]
    for decision in waiting:
        yield f"{KIND}.first.{tag_of(decision)}"
        if decision not in (d.Drop, d.FreePieces):
            yield f"{KIND}.moment.{tag_of(decision)}"
    for card in PLAYED:
        if isinstance(card, ChoiceCard):
            yield f"{KIND}.{card.name}"
        if isinstance(card, Monopoly):
            yield f"{KIND}.{card.name}.cards"
        if isinstance(card, Harvest):
            yield from (f"{KIND}.{card.name}", f"{KIND}.{card.name}.bank")
    for sort in (build.ROAD, build.SHIP, build.SETTLEMENT, build.CITY, build.WALL):
        yield f"{KIND}.supply.{sort.name}"
    for chosen in CHOSEN:
        yield from (f"{KIND}.{chosen}.count", f"{KIND}.{chosen}.held")
    yield from (f"{KIND}.R45.{answer}" for answer in ("accept", "decline"))


def rules() -> set[str]:
    """Return all rule ids that a refusal of the game can carry."""
    return {*written(), *made()} - {f"{KIND}.discard"}


def test_every_refusal_has_a_section() -> None:
    found = rules()
    assert len(found) >= 140
    assert sorted(rule for rule in found if BOOK.section_for(rule) is None) == []


def test_a_ruling_with_parts_leads_to_the_section_of_each() -> None:
    """A refusal is explained where its matter is told, not merely where its ruling stands first."""
    for rule, section in {
        "great_canal.R7.robber": "robber",
        "great_canal.R7.irrigation": "card-irrigation",
        "great_canal.R18.token": "chase",
        "great_canal.R20.move": "knight-move",
        "great_canal.R20.displace": "displace",
        "great_canal.R22": "lose-city",
        "great_canal.R22.side": "city-on-side",
        "great_canal.R23": "progress-limit",
        "great_canal.R28.closed": "closed-line",
        "great_canal.R38": "sail",
        "great_canal.R45.asked": "offers",
        "great_canal.R45.held": "answers",
        "great_canal.R53.must": "card-commercial-harbor",
        "great_canal.moment.take": "gold",
        "great_canal.standing.city": "standing",
    }.items():
        found = BOOK.section_for(rule)
        assert found is not None
        assert found.id == section


def test_every_action_has_a_section_with_its_own_facts() -> None:
    for action in ACTIONS:
        assert BOOK.section_for_action(tag_of(action)) is not None, action
    questions = questions_of("great_canal", "en")
    for section in own_sections():
        assert len(section.see) <= 8, section.id
        assert section.aliases, section.id
        assert len(section.title) <= 60, section.id
        assert len(questions[section.id]) >= 12, section.id


def test_every_card_has_a_section_of_its_own() -> None:
    cards = [section.cards for section in BOOK.cards()]
    assert sorted(cards) == sorted((card,) for card in CARDS)
    for section in BOOK.cards():
        (card,) = section.cards
        assert section.id == f"card-{card.replace('_', '-')}"
        assert any(need.endswith(f".{card}") for need in section.needs)


def test_every_ruling_and_reconstruction_is_told() -> None:
    """Check that no number of great_canal.R1 to R60 is left out, and that code cites none beyond."""
    marked = {mark for section in own_sections() for mark in section.marks}
    assert marked - {RECONSTRUCTION} == {f"{KIND}.R{number}" for number in range(1, 61)}
    assert RECONSTRUCTION in marked
    cited = {
        found
        for path in PACKAGE.rglob("*.py")
        for found in re.findall(rf"\b{KIND}\.R\d+", path.read_text("utf-8"))
    }
    assert cited <= marked


def test_costs_are_those_of_the_file() -> None:
    table = {line.section.id: (line.cost, line.gain) for line in BOOK.costs(numbers_of(KIND))}
    assert table["road"] == ("1 brick and 1 lumber", "")
    assert table["city"] == ("2 grain and 3 ore", "2")
    prices = [name for name in numbers_of(KIND) if name.startswith("costs.price.")]
    told = "\n".join(one.text for one in BOOK.sections["costs"].paragraphs)
    told += "".join(section.cost for section in own_sections())
    told += BOOK.sections["card-medicine"].paragraphs[0].text
    assert len(prices) == 9
    assert [name for name in prices if f"{{{name}}}" not in told] == []


@pytest.mark.parametrize(
    ("typed", "section"),
    [
        ("Alchemy", "card-alchemist"),
        ("Engineering", "card-engineer"),
        ("Invention", "card-inventor"),
        ("Printing", "card-printer"),
        ("Smithing", "card-smith"),
        ("Taxation", "card-bishop"),
        ("Treason", "card-deserter"),
        ("Diplomacy", "card-diplomat"),
        ("Sabotage", "card-saboteur"),
        ("Espionage", "card-spy"),
        ("Encouragement", "card-warlord"),
        ("Guild Dues", "card-master-merchant"),
        *((card.replace("_", " "), f"card-{card.replace('_', '-')}") for card in CARDS if card != "merchant"),
    ],
)
def test_a_card_is_found_by_its_names_in_either_edition(typed: str, section: str) -> None:
    assert search([KIND], "en", typed)[0].section.id == section


@pytest.mark.parametrize(
    ("asked", "section"),
    [
        *((asked, FIRST if section == "FIRST" else section) for asked, section in BOTH["en"].items()),
        ("how does a turn work", "turn"),
        ("how much does it cost", "costs"),
        ("what is a metropolis", "metropolis"),
        ("how do I dig the canal", "digging"),
        ("what is a chip", "chips"),
        ("knight", "knights"),
        ("barbarians", "barbarians"),
        ("merchant", "merchant"),
        ("robber", "robber"),
        ("harbor", "harbours"),
        ("boat", "ship"),
    ],
)
def test_a_plain_question_finds_its_answer(asked: str, section: str) -> None:
    assert search([KIND], "en", asked)[0].section.id == section


def test_a_word_with_a_slip_finds_what_it_names() -> None:
    """Check what :mod:`tests.rules.language.test_slips` asks of the other games."""
    places: list[int] = []
    for number, (word, sections) in enumerate(names(KIND, "en").items()):
        for slip in slips(word, number):
            found = [hit.section.id in sections for hit in search([KIND], "en", slip)[:3]]
            places.append(found.index(True) if True in found else len(found) + 3)
    assert len(places) > 1000
    assert sum(place == 0 for place in places) >= FIRST_BY_SLIP * len(places)
    assert sum(place < 3 for place in places) >= AMONG_THREE * len(places)
