"""Numbers and hours as people type them."""

from __future__ import annotations

import pytest

from rules import RuleError
from rules.kit.times import hours_parser, read_times
from rules.language.words import Words

ENGLISH = Words("toy", "en")
MOST = 168
parse = hours_parser(MOST)


@pytest.mark.parametrize(
    ("language", "written", "hours"),
    [
        ("en", "3", 3),
        ("en", " 3h ", 3),
        ("en", "1 hour", 1),
        ("en", "an hour", 1),
        ("en", "36 hrs.", 36),
        ("en", "2 days", 48),
        ("en", "One Week", 168),
        ("de", "3 Stunden", 3),
        ("de", "eine Stunde", 1),
        ("de", "5 Std.", 5),
        ("de", "1 Tag", 24),
        ("de", "2 days", 48),
        ("fr", "2 heures", 2),
        ("fr", "un jour", 24),
        ("fr", "1 semaine", 168),
        ("oc", "doas oras", 2),
        ("oc", "3 jorns", 72),
        ("oc", "una setmana", 168),
    ],
)
def test_hours_with_and_without_a_unit(language: str, written: str, hours: int) -> None:
    """Check figures and words for numbers, with a unit of the reader's language or English."""
    assert parse(written, Words("toy", language)) == hours


@pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])
@pytest.mark.parametrize(
    "written",
    [
        "½",
        "1_0",
        "１０",
        "٣",
        "0",
        "169",
        "8 days",
        "-1",
        "1.5",
        "hour",
        "h",
        "3 apples",
        "3 h 4",
        "9" * 5000,
        "",
    ],
)
def test_what_is_no_time_is_refused_with_what_is_possible(language: str, written: str) -> None:
    words = Words("toy", language)
    with pytest.raises(RuleError) as caught:
        parse(written, words)
    assert caught.value.rule == "game.hours"
    assert str(MOST) in words.error(caught.value)


@pytest.mark.parametrize("written", ["1_0", "１０", "½", "3 4", "", "9" * 5000])
def test_how_often_is_read_in_the_ten_figures_alone(written: str) -> None:
    with pytest.raises(RuleError, match=r"game\.times"):
        read_times(written, ENGLISH)
