"""The rulebook says no number and no hex of the component files of its own: an owner's may differ."""

from __future__ import annotations

import re

from tests.rules.great_canal.book import own_sections
from tests.rules.language.written import EXAMPLE, written_out

OWN_NUMBERS = {
    "overview": "2 3 4 5 8 12 1995 1997 1998 2003 2017 2019",  # Seats, age, how long it lasts; years.
    "players": "3 4",  # Seats.
    "setup": "1 3",  # Three buildings; a card for each hex.
    "variable": "3 4 6 8",  # Seats; the tokens that are kept apart.
    "roll": "3 7",  # The sides of the event die; the seven.
    "production": "1 2",  # What buildings yield.
    "shortage": "1",  # A single player.
    "commodities": "7",  # The seven.
    "costs": "1 5",  # Levels.
    "seven": "7",
    "robber": "1 7",  # A card is stolen; the seven.
    "road": "1",  # A piece on an edge.
    "ship": "1",
    "sail": "1",  # A ship a turn.
    "closed-line": "1 2",  # Pieces that hold a line.
    "settlement": "2003",  # A year.
    "wall": "1 7",  # A wall for a city; the seven.
    "harbours": "1",  # A card comes back.
    "bank-trade": "1 2",  # A card a trade.
    "offers": "1",  # An offer at a time.
    "counter-offers": "1",
    "knights": "1 2 3",  # Strengths are levels.
    "promote": "3",  # The level of an ability.
    "chase": "7",  # The seven.
    "gold": "1",  # A card, however many knights.
    "aqueduct": "1 3 7",  # A card; the level of an ability; the seven.
    "barbarians": "1",  # The strength of a city.
    "defender": "0 1",  # There is nothing below 0.
    "draw": "1 2 3 4 5",  # Levels, and the red die.
    "card-alchemist": "1 6 7",  # Dice.
    "card-crane": "1",
    "card-inventor": "2 6 8 12",  # Tokens that stay.
    "card-irrigation": "2",
    "card-medicine": "1",
    "card-mining": "2",
    "card-road-building": "1 2",
    "card-smith": "1 2",
    "card-bishop": "1",
    "card-saboteur": "2 7",  # Half of 2 cards is the least; the seven.
    "card-spy": "1",
    "card-wedding": "1 2",
    "card-commercial-harbor": "1 2",
    "card-master-merchant": "1 2",
    "merchant": "1",
    "card-merchant-fleet": "1 2",
    "card-resource-monopoly": "1 2",
    "card-trade-monopoly": "1",
    "improvements": "1 3 4 5",  # Levels.
    "abilities": "1 7",  # A card; the seven.
    "metropolis": "1 4 5",  # One for a track; levels.
    "canal": "2",  # Chips on a site.
    "digging": "2",  # Knights that dig.
    "chips": "1 2",
    "completion": "2",
    "winner": "2 3 4",  # Points of a scenario that are not added; seats.
    "asked": "1",  # A single answer.
    "sequence": "2",  # The pieces of Road Building.
    "secrets": "2",  # The two concerned.
    "editions": "2020 2025",
}
"""The numbers that sections say of their own beside their examples: none stands in a component file."""

IN_WORDS = {
    "setup",  # Both of the first buildings.
    "closed-line",  # Both ends of a line.
    "blocked",  # What lies on both sides.
    "bank-trade",  # Two cards take two trades.
    "offers",  # Both sides of an offer.
    "aqueduct",  # Gold and Aqueduct.
    "card-commercial-harbor",  # A second card asks twice.
    "route",  # No piece counts twice.
    "digging",  # Two knights, two sites.
    "chips",
    "completion",  # The last two sites.
    "secrets",  # The two concerned.
    "editions",  # Two editions.
    "reconstruction",  # The two ends of the canal.
}
"""The sections that say a number of the rules themselves in words."""


def test_each_number_of_a_page_is_the_rules_own() -> None:
    """Let no number of the component files be written out; examples suppose theirs."""
    said: dict[str, set[str]] = {}
    for section in own_sections():
        for paragraph in section.paragraphs:
            if not EXAMPLE.match(paragraph.text):
                said.setdefault(section.id, set()).update(re.findall(r"\d+", written_out(paragraph.text)))
    assert {name: found for name, found in said.items() if found} == {
        name: set(found.split()) for name, found in OWN_NUMBERS.items()
    }


def test_each_number_in_words_is_the_rules_own() -> None:
    words = re.compile(r"\b(?:two|three|four|five|six|seven|eight|nine|ten|both|twice)\b", re.IGNORECASE)
    said = {
        section.id
        for section in own_sections()
        for paragraph in section.paragraphs
        if not EXAMPLE.match(paragraph.text) and words.search(written_out(paragraph.text))
    }
    assert said <= IN_WORDS


def test_no_page_names_a_hex_of_the_map() -> None:
    """An owner's map may have other hexes: those of the packaged one are named by places in the text."""
    for section in own_sections():
        for paragraph in section.paragraphs:
            assert not re.search(r"\b[A-G][1-9]\b", written_out(paragraph.text)), section.id
