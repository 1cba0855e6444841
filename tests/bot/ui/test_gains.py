"""What decisions bring, as people read it: by name, or as you where it is told to whom it is about."""

from __future__ import annotations

import pytest

from bot.ui.gains import gains_text
from rules.language.words import Words

NAMES = ("Ada", "Bea", "Cid")


@pytest.mark.parametrize(
    ("gains", "to_them", "told"),
    [
        ((1_240, -500, 0), False, "Bea −0.5 and Ada +1.2"),
        ((1_240, -500, 0), True, "you −0.5 and Ada +1.2"),
        ((0, 40, -60), True, "Cid −0.1"),
        ((0, 49, 0), True, ""),
    ],
)
def test_gains_are_told_of_the_seat_first(gains: tuple[int, ...], to_them: bool, told: str) -> None:
    assert gains_text(Words("toy", "en", NAMES), gains, 1, to_them=to_them) == told


@pytest.mark.parametrize(
    ("language", "told"), [("de", "du −0,5"), ("fr", "toi −0,5"), ("oc", "tu −0,5"), ("en", "you −0.5")]
)
def test_whom_it_is_told_to_is_named_by_no_name_in_any_language(language: str, told: str) -> None:
    assert gains_text(Words("toy", language, NAMES), (0, -500, 0), 1, to_them=True) == told
