"""What is offered while somebody types."""

from __future__ import annotations

import pytest

from bot.ui.matching import matching, matching_places, matching_words
from rules.values import Scalar


def test_matching_puts_beginnings_first() -> None:
    names: dict[Scalar, str] = dict(enumerate(["Pond 1", "A pond", "Étang", "pondering", "Tang"]))
    assert matching(names, "pond") == ["Pond 1", "pondering", "A pond"]
    assert matching(names, "TANG") == ["Tang", "Étang"]
    assert matching(names, "etang") == ["Étang"]
    assert matching(names, "") == list(names.values())
    assert matching(names, "x") == []


def test_matching_goes_by_other_names_where_no_shown_one_fits() -> None:
    names: dict[Scalar, str] = {1: "Erz", 2: "Wolle", 3: "Holz"}
    others = {1: ("ore", "hamatit"), 2: ("wool",), 3: ("wood", "orkan")}

    def other_names(value: Scalar) -> tuple[str, ...]:
        return others[int(str(value))]

    assert matching(names, "OR", other_names=other_names) == ["Erz", "Holz"]
    assert matching(names, "hama", other_names=other_names) == ["Erz"]
    assert matching(names, "wo", other_names=other_names) == ["Wolle"], "a shown name goes before"
    assert matching(names, "re", other_names=other_names) == []


def test_matching_gives_no_more_than_a_menu_takes() -> None:
    names: dict[Scalar, str] = {number: f"space {number}" for number in range(40)}
    assert matching(names, "sp") == [f"space {number}" for number in range(25)]


PLACES: dict[Scalar, str] = {1: "C4 n", 2: "D1 nw", 3: "D10 n", 4: "D12 s", 5: "Écluse 4"}
OTHER_NAMES: dict[Scalar, tuple[str, ...]] = {
    1: ("d1 s", "lock 1"),
    2: ("c1 s", "lock 2"),
    3: ("e9 s", "lock 10"),
    4: ("d11 n",),
    5: (),
}


@pytest.mark.parametrize(
    ("written", "found"),
    [
        pytest.param("D1", [2, 1], id="by the shown name first, and never D10"),
        pytest.param("d", [2, 3, 4, 1], id="a letter ends no number"),
        pytest.param("D1 ", [2, 1], id="a space at the end is nothing"),
        pytest.param("d1 n", [2], id="only one goes on so"),
        pytest.param("D10", [3], id="a whole number"),
        pytest.param("D11", [4], id="by another name alone"),
        pytest.param("lock 1", [1], id="another name's number is whole too"),
        pytest.param("ecluse", [5], id="without accents"),
        pytest.param("nw", [2], id="a part of the shown name, where none begins so"),
        pytest.param("lock", [1, 2, 3], id="other names only"),
        pytest.param("x", [], id="nothing"),
    ],
)
def test_of_places_all_names_count_and_a_number_is_whole(written: str, found: list[Scalar]) -> None:
    assert matching_places(PLACES, written, OTHER_NAMES.__getitem__) == found


def test_a_number_of_a_place_that_none_is_whole_of_is_the_beginning_of_others() -> None:
    names: dict[Scalar, str] = {1: "D10", 2: "D12", 3: "E1"}
    assert matching_places(names, "D1", lambda _: ()) == [1, 2]


def test_of_places_nothing_and_a_number_alone_are_matched_as_names() -> None:
    assert matching_places(PLACES, "", OTHER_NAMES.__getitem__) == list(PLACES)
    assert matching_places(PLACES, " ", OTHER_NAMES.__getitem__) == list(PLACES)
    assert matching_places(PLACES, "4", OTHER_NAMES.__getitem__) == [5], "a number of a name, no part of one"
    numbered: dict[Scalar, str] = {1: "40", 2: "lock 4", 3: "4"}
    assert matching_places(numbered, "4", lambda _: ()) == [3, 2, 1], "it, a word of it, what begins with it"


def test_what_begins_a_place_goes_before_what_is_in_its_name() -> None:
    names: dict[Scalar, str] = {1: "east lock", 2: "lock west", 3: "quay"}
    others: dict[Scalar, tuple[str, ...]] = {1: (), 2: (), 3: ("lock of old",)}
    assert matching_places(names, "lock", others.__getitem__) == [2, 3, 1]


LYING: dict[Scalar, str] = {
    1: "field 5, pasture 8",
    2: "pasture 5, field 8",
    3: "pasture 18, forest 8",
    4: "harbour 3:1, forest 4",
    5: "harbour 2:1 Wolle, Hügel 10",
}


@pytest.mark.parametrize(
    ("written", "found"),
    [
        pytest.param("past 8", [1], id="a number beside its word, and whole"),
        pytest.param("8 past", [1], id="in any order"),
        pytest.param("pasture", [1, 2, 3], id="a word"),
        pytest.param("8", [1, 2, 3], id="a number alone, wherever"),
        pytest.param("1", [], id="no part of a number"),
        pytest.param("field 5 pasture 8", [1], id="all of it"),
        pytest.param("field pasture", [1, 2], id="words of several parts"),
        pytest.param("field 5 forest", [], id="all that is typed has to be said"),
        pytest.param("5 8", [1, 2], id="numbers beside numbers alone"),
        pytest.param("2:1", [5], id="a rate is one word"),
        pytest.param("huegel 10", [], id="no other spelling"),
        pytest.param("hugel 10", [5], id="without accents"),
        pytest.param("asture", [], id="no end of a word"),
        pytest.param("", [], id="nothing typed"),
        pytest.param(", -", [], id="no word typed"),
    ],
)
def test_words_are_matched_by_what_is_said_of_a_value(written: str, found: list[Scalar]) -> None:
    assert matching_words(LYING, written) == found
