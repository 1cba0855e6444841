"""What is offered while somebody types."""

from __future__ import annotations

from bot.ui.matching import matching
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
