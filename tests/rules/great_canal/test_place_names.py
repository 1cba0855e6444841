"""Places as people see them: their names in words and in letters, and what lies there."""

from __future__ import annotations

import pytest

from bot.ui.matching import matching_words
from rules import RuleError
from rules.great_canal.places import surroundings
from rules.great_canal.topology import CORNER_HEXES, EDGE_HEXES, HEX_NAMES
from rules.kit.masks import bits
from rules.language.words import Words
from tests.rules.great_canal.positions import BOARD, OPTIONS, corner, edge, hexagon, position, start

LANGUAGES = ("en", "fr", "de", "oc")
VIEW = start().view(0)
LONGEST = 100
"""How many characters a line of a menu has at most."""
NUMBERS = {"hex": hexagon, "corner": corner, "edge": edge}


def words(language: str) -> Words:
    """Return the game's words in a language."""
    return Words("great_canal", language, (), VIEW)


def detail(kind: str, number: int, language: str = "en") -> str:
    """Return what a menu says of a place."""
    told = VIEW.detail(kind, number)
    assert told is not None
    return words(language).render(told)


@pytest.mark.parametrize(
    ("language", "place", "name"),
    [
        ("en", "D4 n", "D4 north"),
        ("en", "C3 se", "D4 north"),
        ("en", "C7 n", "B6 south-east"),
        ("fr", "C7 ne", "B7 sud"),
        ("de", "C7 s", "D7 Nordost"),
        ("oc", "C5 s", "C5 sud"),
    ],
)
def test_a_corner_is_named_in_words(language: str, place: str, name: str) -> None:
    """Check the name shown, in the reader's language."""
    number = corner(place)
    assert words(language).value("corner", number) == name


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "D4 N"),
        ("en", "d4 north"),
        ("en", "C3 SE"),
        ("en", "c3 south-east"),
        ("en", "C4 sw"),
        ("de", "D4 Nord"),
        ("de", "C3 SO"),
        ("de", "C4 Südwest"),
        ("de", "d4 north"),
        ("fr", "C3 sud-est"),
        ("fr", "C4 SO"),
        ("oc", "C3 sud-èst"),
        ("oc", "C4 sud-oest"),
    ],
)
def test_a_corner_is_known_by_each_of_its_hexes(language: str, written: str) -> None:
    """Check that the corner above D4 is understood from all sides, in words and in letters."""
    assert words(language).find("corner", written) == corner("D4 n")


@pytest.mark.parametrize(
    ("kind", "place", "told"),
    [
        ("hex", "D4", "pasture 8"),
        ("hex", "F4", "desert"),
        ("hex", "C7", "lake"),
        ("hex", "A1", "sea"),
        ("corner", "D4 n", "pasture 8, barren field 5, hills 10"),
        ("corner", "C6 ne", "mountains 9, hills 4, lake"),
        ("corner", "A2 nw", "hills 5, sea, 3:1 harbour"),
        ("corner", "G6 nw", "gold field 8, sea, 2:1 ore harbour"),
        ("edge", "A2 nw", "hills 5, sea, 3:1 harbour"),
        ("edge", "D4 e", "pasture 8, pasture 2"),
        ("edge", "A1 nw", "sea"),
    ],
)
def test_what_lies_at_a_place(kind: str, place: str, told: str) -> None:
    """Check land with its numbers, water, harbours with their rates."""
    assert detail(kind, NUMBERS[kind](place)) == told


def test_what_lies_there_is_as_it_is_in_the_game() -> None:
    """Check great_canal.R10: tokens that were swapped are told where they lie now."""
    tokens = list(BOARD.tokens)
    tokens[hexagon("D4")] = 11
    costs = start().box.prices
    told = surroundings(BOARD, costs, BOARD.terrain, tuple(tokens), "hex", hexagon("D4"), barren=True)
    assert words("en").render(told) == "pasture 11"


def test_rates_are_those_of_the_owners_file() -> None:
    """Check that an owner's harbours are told with their rates."""
    costs = OPTIONS["costs"].replace("harbour_rate = 3", "harbour_rate = 2")
    game = type(start()).new(4, start().randomness, 0, variable=False, **{**OPTIONS, "costs": costs})
    told = game.view(0).detail("edge", edge("A2 nw"))
    assert told is not None
    assert words("en").render(told).endswith("2:1 harbour")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NUMBERS)
def test_every_place_has_a_line_that_fits_a_menu(kind: str, language: str) -> None:
    """Check name and detail of all places, in all languages."""
    spoken = words(language)
    lines = [
        f"{spoken.value(kind, one)}: {detail(kind, int(str(one)), language)}" for one in VIEW.values(kind)
    ]
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= LONGEST


BARREN = {
    "en": ("barren field 6", "field 6"),
    "fr": ("champ stérile 6", "champ 6"),
    "de": ("unfruchtbares Ackerland 6", "Ackerland 6"),
    "oc": ("camp esteril 6", "camp 6"),
}
"""What a field with a 6 is called before the canal brings water, and after."""


@pytest.mark.parametrize("language", BARREN)
def test_a_field_is_barren_until_the_canal_is_done(language: str) -> None:
    """Check great_canal.R7 wherever a field is described; it is found by its short name all the same."""
    before, after = BARREN[language]
    done = position(dug=tuple(range(len(BOARD.canal)))).view(0)
    number = next(one for one in bits(BOARD.fields) if BOARD.tokens[one] == 6)
    said = {view.flooded: view.detail("hex", number) for view in (VIEW, done)}
    assert [words(language).render(told) for told in said.values() if told is not None] == [before, after]
    assert matching_words({number: before}, after) == [number]


def test_a_place_has_no_other_name_by_a_hex_that_bears_none() -> None:
    """Check that only names by land stand in menus: no other is on the board; all are understood."""
    for kind, hexes in (("corner", CORNER_HEXES), ("edge", EDGE_HEXES)):
        for number, there in enumerate(hexes):
            shown = [words("en").render(name) for name in VIEW.shown_aliases(kind, number)]
            named = {HEX_NAMES[one] for one in there if BOARD.land >> one & 1}
            assert {name.split()[0] for name in shown} <= named, shown
            assert len(shown) == max(len(named) - 1, 0)
            for one in VIEW.aliases(kind, number):
                assert words("en").find(kind, words("en").render(one)) == number


TAKEN_FOR = [
    ("corner", "D4 north", "edge", "C3 east"),
    ("edge", "D4 east", "corner", "D4 south-east"),
    ("corner", "D4 north", "hex", "D4"),
]


@pytest.mark.parametrize(("given", "written", "asked", "near"), TAKEN_FOR)
def test_who_names_another_kind_of_place_is_told_so(given: str, written: str, asked: str, near: str) -> None:
    """Check that what lies there is offered."""
    with pytest.raises(RuleError) as caught:
        words("en").find(asked, written)
    told = words("en").error(caught.value)
    assert told.startswith(f"“{written}” is {words('en').text(f'kind-{given}')}. What is wanted here is")
    assert near in told.partition("Possible: ")[2].removesuffix(".").replace(" or ", ", ").split(", ")


def test_what_is_like_no_name_has_no_nonsense_beside_it() -> None:
    """Check that of many places none is offered, and of few goods all are."""
    with pytest.raises(RuleError) as caught:
        words("en").find("corner", "zebra")
    assert words("en").error(caught.value).endswith("nothing has a name like that.")
    with pytest.raises(RuleError) as caught:
        words("en").find("good", "bananas")
    told = words("en").error(caught.value)
    assert told.endswith("Possible: brick, lumber, wool, grain, ore, cloth, coin or paper.")
