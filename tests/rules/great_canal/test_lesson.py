"""The game can be learned in a minute: what the pages say is what their pictures show."""

from __future__ import annotations

import re

import pytest

from rules.great_canal.components.kinds import FIELD, FOREST, HILLS
from rules.great_canal.figures import FIGURES, LESSON
from rules.great_canal.topology import CORNER_HEXES
from rules.language.rulebook import numbers_of
from rules.language.words import Words
from tests.rules.great_canal.positions import OPTIONS
from tests.rules.great_canal.test_figures import shown
from tests.rules.language.owned import bare
from tests.rules.language.test_lessons import MOST_LETTERS
from tests.test_languages import read

KIND = "great_canal"


def page(name: str, **components: str) -> str:
    """Return the text of a page with the numbers of some component files."""
    numbers = {key.replace(".", "-"): value for key, value in numbers_of(KIND, components).items()}
    return Words(KIND, "en").text(f"learn-{name}", **numbers)


def test_pages_are_short_and_each_has_a_picture_of_its_own() -> None:
    assert 4 <= len(LESSON) <= 5
    assert len({one.figure for one in LESSON}) == len({one.name for one in LESSON}) == len(LESSON)
    assert {one.figure for one in LESSON} <= FIGURES.keys()
    for one in LESSON:
        text = page(one.name)
        assert text.startswith("### ")
        assert 150 < len(text) < MOST_LETTERS
        assert not re.search(r"[{}$]", text)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("robber", "commodity (paper)")),
        ("fr", ("voleur", "article de commerce (papier")),
        ("de", ("Räuber", "Handelsware (Papier")),
        ("oc", ("raubaire", "mercandariá (papièr")),
    ],
)
def test_a_turn_names_the_robber_and_what_cities_get_besides(language: str, words: tuple[str, ...]) -> None:
    """Check that the picture shows nothing that its page leaves out: a city’s paper, and the robber."""
    numbers = {key.replace(".", "-"): value for key, value in numbers_of(KIND, {}).items()}
    text = Words(KIND, language).text("learn-turn", **numbers)
    assert [word for word in words if word not in text] == []
    assert len(text) < MOST_LETTERS


def test_no_text_of_the_lesson_is_left_over() -> None:
    keys = {key for key in read(("rules.great_canal", "texts"), "en") if key.startswith("learn-")}
    assert keys == {f"learn-{one.name}" for one in LESSON}


def test_pages_follow_an_owners_costs() -> None:
    costs = bare(OPTIONS["costs"], hand_limit=1, fleet=9, chip=3, defender=4).replace("[21, 18]", "[40, 30]")
    costs = costs.replace("road = { brick = 1, lumber = 1 }", "road = { coin = 3 }")
    assert "40 points with 3 players, or 30 with 4" in page("goal", costs=costs)
    assert "Catan chip: 3" in page("goal", costs=costs)
    assert "more than 1 card loses" in page("turn", costs=costs)
    assert "Road: 3 coins" in page("turn", costs=costs)
    assert "step 9" in page("barbarians", costs=costs)
    assert "gets 4 points" in page("barbarians", costs=costs)


def test_the_roll_yields_what_the_page_says() -> None:
    """Red’s city lies at a forest with a 10, a settlement and Green’s city at hills with it, a field too."""
    game = shown("production")
    tens = {game.ground.terrain[hexagon]: hexagon for hexagon in game.ground.by_token[10]}
    assert set(tens) == {FOREST, HILLS, FIELD}
    red, _, green = game.pieces.realms
    assert any(tens[FOREST] in CORNER_HEXES[city] for city in red.cities)
    assert any(tens[HILLS] in CORNER_HEXES[site] for site in red.settlements)
    assert any(tens[HILLS] in CORNER_HEXES[city] for city in green.cities)
    assert not game.flooded


def test_the_other_pages_say_what_is_shown() -> None:
    island, dug, attack, completed = (shown(name) for name in ("island", "dug", "attack", "completed"))
    assert len(island.dug) == 2
    assert [holding.chips for holding in dug.holdings] == [3, 3, 0]
    assert len(attack.pieces.realms[1].cities) == 0
    assert not any(knight.active for realm in attack.pieces.realms for knight in realm.knights)
    assert completed.flooded


@pytest.mark.parametrize(
    ("name", "own"),
    [("goal", "3 4"), ("turn", "2 7 10"), ("canal", ""), ("barbarians", "2 3"), ("end", "")],
)
def test_a_page_has_the_numbers_of_the_files_by_parameters(name: str, own: str) -> None:
    """Check that all costs may differ: what is left of the numbers is the rules' own and the picture's."""
    dear = re.sub(r"\b\d+\b", lambda number: str(50 + int(number[0])), OPTIONS["costs"])
    dear = bare(dear, road=15, ship=15)
    assert {number for number in re.findall(r"\d+", page(name, costs=dear)) if int(number) < 50} == {
        *own.split()
    }
