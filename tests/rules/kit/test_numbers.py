"""Whole numbers as people type them."""

from __future__ import annotations

import pytest

from rules.kit.numbers import whole_number


@pytest.mark.parametrize("written", ["1_0", "１０", "½", "3 4", "", "9" * 5000, "two"])
def test_only_the_ten_figures_make_a_whole_number(written: str) -> None:
    assert whole_number(written) is None


@pytest.mark.parametrize(("written", "number"), [(" 7 ", 7), ("-3", -3), ("−3", -3), ("+3", 3)])
def test_a_sign_may_stand_before_a_whole_number(written: str, number: int) -> None:
    assert whole_number(written) == number
