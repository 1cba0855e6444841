"""What places, goods, tracks and cards are called, in four languages, and what is understood for them."""

from __future__ import annotations

import pytest

from rules import RuleError
from rules.great_canal.actions import MakeOffer
from rules.kit.bundles import bundle_parser
from rules.language.words import Words
from tests.rules.great_canal.positions import corner, edge, goods, start

LANGUAGES = ("en", "fr", "de", "oc")
KINDS = ("hex", "corner", "edge", "good", "resource", "commodity", "track", "deck", "card")
NAMES = ("Ada", "Béa", "Chloé", "Dora")
VIEW = start().view(0)


def words(language: str) -> Words:
    """Return the game's words in a language."""
    return Words("great_canal", language, NAMES, VIEW)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_value_has_a_name_of_its_own_and_is_found_by_it(kind: str, language: str) -> None:
    """Check that names differ, and some of each kind by all their right names."""
    spoken = words(language)
    names = {value: spoken.value(kind, value) for value in VIEW.values(kind)}
    assert len(names) > 2
    assert len(set(names.values())) == len(names)
    for value, name in tuple(names.items())[:: 1 + len(names) // 20]:
        for written in (name, name.upper(), *spoken.other_names(kind, value)):
            assert spoken.find(kind, written) == value, written


@pytest.mark.parametrize(
    ("language", "written", "place"),
    [
        ("en", "C5 SE", "C5 se"),
        ("en", "C5 SW", "C5 sw"),
        ("de", "C5 SO", "C5 se"),
        ("de", "C5 SW", "C5 sw"),
        ("fr", "C5 SO", "C5 sw"),
        ("fr", "C5 SE", "C5 se"),
        ("oc", "C5 SO", "C5 sw"),
        ("de", "c5 no", "C5 ne"),
        ("fr", "c5 no", "C5 nw"),
    ],
)
def test_directions_are_the_readers(language: str, written: str, place: str) -> None:
    """Check that SO is south-east in German and south-west in French and Occitan."""
    assert words(language).find("corner", written) == corner(place)
    assert words(language).find("edge", written) == edge(place)


@pytest.mark.parametrize(
    ("language", "written", "place"), [("de", "C5 O", "C5 e"), ("fr", "C5 O", "C5 w"), ("en", "C5 W", "C5 w")]
)
def test_east_and_west_are_the_readers(language: str, written: str, place: str) -> None:
    """Check that O is east in German and west in French."""
    assert words(language).find("edge", written) == edge(place)


@pytest.mark.parametrize(
    ("language", "written", "good"),
    [
        ("en", "sheep", "wool"),
        ("en", "wheat", "grain"),
        ("en", "wood", "lumber"),
        ("en", "clay", "brick"),
        ("en", "stone", "ore"),
        ("fr", "mouton", "wool"),
        ("fr", "céréales", "grain"),
        ("fr", "brique", "brick"),
        ("fr", "étoffe", "cloth"),
        ("de", "Schaf", "wool"),
        ("de", "Weizen", "grain"),
        ("de", "Münzen", "coin"),
        ("oc", "feda", "wool"),
        ("oc", "pèira", "ore"),
        ("oc", "wheat", "grain"),
        ("en", "bricks", "brick"),
        ("en", "stones", "ore"),
        ("de", "Erze", "ore"),
        ("de", "Schafe", "wool"),
        ("fr", "pièces", "coin"),
        ("fr", "moutons", "wool"),
        ("oc", "fedas", "wool"),
        ("fr", "papers", "paper"),
    ],
)
def test_goods_are_known_by_other_names(language: str, written: str, good: str) -> None:
    """Check what people are used to say."""
    assert words(language).find("good", written) == good


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "2 wool, ore"),
        ("en", "2x sheep + 1 ore"),
        ("fr", "2 laine et minerai"),
        ("de", "Erz und 2 Wolle"),
        ("oc", "2 lana, mineral"),
        ("en", "2 wools, 1 ores"),
        ("de", "2 wool, e"),
    ],
)
def test_bundles_are_read(language: str, written: str) -> None:
    """Check bundles of the game's own goods."""
    assert bundle_parser("good")(written, words(language)) == goods(wool=2, ore=1)


@pytest.mark.parametrize(("written", "seats"), [("Béa", (1,)), ("dora, bea", (3, 1)), ("Ada,Ada", (0,))])
def test_whom_an_offer_asks_is_read(written: str, seats: tuple[int, ...]) -> None:
    """Check names of people."""
    assert MakeOffer.parsers["to"](written, words("en")) == seats


def test_whom_nobody_is_called_is_refused() -> None:
    with pytest.raises(RuleError):
        MakeOffer.parsers["to"]("Ada, Zoe", words("en"))
