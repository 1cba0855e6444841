"""What people type of time, in each language."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.my.days import read_until
from bot.features.my.reading import read_hours, read_quiet, read_zone, zone_names
from bot.i18n.catalogue import translate
from bot.table import QuietHours
from bot.table.quiet import zone_of
from bot.ui.errors import UserError, error_text
from bot.ui.own_times import typed_zone, zone_text

NOW = datetime(2026, 11, 27, 22, 30, tzinfo=UTC)
LANGUAGES = ("en", "fr", "de", "oc")


@pytest.mark.parametrize(
    ("written", "language", "expected"),
    [
        ("5d", "en", "2026-12-02 23:30"),
        ("5 days", "de", "2026-12-02 23:30"),
        ("5 jours", "fr", "2026-12-02 23:30"),
        ("5 Tage", "de", "2026-12-02 23:30"),
        ("5j", "oc", "2026-12-02 23:30"),
        ("12h", "en", "2026-11-28 11:30"),
        ("2 weeks", "en", "2026-12-11 23:30"),
        ("3 Dec", "en", "2026-12-03 23:59"),
        ("December 3", "en", "2026-12-03 23:59"),
        ("Dec 3, 2026", "en", "2026-12-03 23:59"),
        ("3. Dez.", "de", "2026-12-03 23:59"),
        ("1er décembre", "fr", "2026-12-01 23:59"),
        ("3 de decembre", "oc", "2026-12-03 23:59"),
        ("2 février 2027 8h", "fr", "2027-02-02 08:00"),
        ("1 Mar", "en", "2027-03-01 23:59"),
        ("27 Nov", "en", "2026-11-27 23:59"),
        ("26 Nov", "en", "2027-11-26 23:59"),
        ("2026-12-03", "en", "2026-12-03 23:59"),
        ("2026-12-03 18:00", "en", "2026-12-03 18:00"),
        ("2026-12-03 24:00", "en", "2026-12-04 00:00"),
        ("tomorrow 18:00", "en", "2026-11-28 18:00"),
        ("tomorrow", "fr", "2026-11-28 23:59"),
        ("demain à 18h", "fr", "2026-11-28 18:00"),
        ("morgen um 18 Uhr", "de", "2026-11-28 18:00"),
        ("deman", "oc", "2026-11-28 23:59"),
        ("today", "en", "2026-11-27 23:59"),
        ("24.12.2026", "en", "2026-12-24 23:59"),
        ("24.12.", "de", "2026-12-24 23:59"),
        ("24. 12. 2026", "de", "2026-12-24 23:59"),
        ("24.12.26 18:00", "en", "2026-12-24 18:00"),
        ("24.12. 18.30", "de", "2026-12-24 18:30"),
        ("24/12", "en", "2026-12-24 23:59"),
        ("12/24", "en", "2026-12-24 23:59"),
        ("12/24", "fr", "2026-12-24 23:59"),
        ("5/5", "en", "2027-05-05 23:59"),
        ("3/4", "fr", "2027-04-03 23:59"),
        ("1/12/2026", "en", "2026-12-01 23:59"),
        ("24-12-2026", "oc", "2026-12-24 23:59"),
        ("until the 24th of December", "en", "2026-12-24 23:59"),
        ("le 24 décembre", "fr", "2026-12-24 23:59"),
        ("2 months", "en", "2027-01-27 23:30"),
        ("3 mois", "fr", "2027-02-27 23:30"),
        ("einen Monat", "de", "2026-12-27 23:30"),
        ("2 meses", "oc", "2027-01-27 23:30"),
        ("3 weeks", "en", "2026-12-18 23:30"),
        ("for a week", "en", "2026-12-04 23:30"),
        ("in 3 Tagen", "de", "2026-11-30 23:30"),
        ("18:00", "en", "2026-11-28 18:00"),
        ("23:45", "en", "2026-11-27 23:45"),
        ("6pm", "en", "2026-11-28 18:00"),
        ("18 Uhr", "de", "2026-11-28 18:00"),
        ("à 18h", "fr", "2026-11-28 18:00"),
        ("jusqu’à 18h", "fr", "2026-11-28 18:00"),
        ("dans 18h", "fr", "2026-11-28 17:30"),
        ("dins 18 oras", "oc", "2026-11-28 17:30"),
        ("30h", "fr", "2026-11-29 05:30"),
        ("18h", "en", "2026-11-28 17:30"),
        ("day after tomorrow", "en", "2026-11-29 23:59"),
        ("après-demain", "fr", "2026-11-29 23:59"),
        ("übermorgen", "de", "2026-11-29 23:59"),
        ("deman passat 8:00", "oc", "2026-11-29 08:00"),
        ("Wednesday", "de", "2026-12-02 23:59"),
        ("mercredi", "fr", "2026-12-02 23:59"),
        ("Mi", "de", "2026-12-02 23:59"),
        ("sam.", "fr", "2026-11-28 23:59"),
        ("am Samstag um 18 Uhr", "de", "2026-11-28 18:00"),
        ("dimècres", "oc", "2026-12-02 23:59"),
        ("Friday 18:00", "en", "2026-12-04 18:00"),
        ("Thu 24 Dec", "en", "2026-12-24 23:59"),
        ("bis Do, 24.12.", "de", "2026-12-24 23:59"),
    ],
)
def test_until_when_by_ones_own_clock(written: str, language: str, expected: str) -> None:
    """In Paris it is half past eleven at night."""
    until = read_until(written, language, "Europe/Paris", NOW)
    there = datetime.fromtimestamp(until / 1000, zone_of("Europe/Paris"))
    assert f"{there:%Y-%m-%d %H:%M}" == expected


@pytest.mark.parametrize(
    ("written", "language", "first", "second"),
    [
        ("3/4", "en", "2027-03-04", "2027-04-03"),
        ("3/4 18:00", "en", "2027-03-04 18:00", "2027-04-03 18:00"),
        ("18h", "fr", "2026-11-28 17:30", "2026-11-28 18:00"),
        ("18 oras", "oc", "2026-11-28 17:30", "2026-11-28 18:00"),
        ("Friday", "en", "2026-11-27", "2026-12-04"),
        ("Freitag", "de", "2026-11-27", "2026-12-04"),
    ],
)
def test_what_can_mean_two_times_is_asked_for_anew(
    written: str, language: str, first: str, second: str
) -> None:
    """The refusal shows both as they can be typed; that day is a Friday."""
    with pytest.raises(UserError, match="own_away_two") as caught:
        read_until(written, language, "Europe/Paris", NOW)
    told = error_text(language, caught.value)
    assert told is not None
    for example in (first, second):
        assert example in told
        until = read_until(example, language, "Europe/Paris", NOW)
        there = datetime.fromtimestamp(until / 1000, zone_of("Europe/Paris"))
        assert f"{there:%Y-%m-%d %H:%M}".startswith(example)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("0 days", "own_away_none"),
        ("24.12.2025", "own_away_past"),
        ("14 months", "own_away_far"),
        ("9999 months", "own_away_far"),
        ("31.2.", "own_away_no_day"),
        ("31.11.", "own_away_no_day"),
        ("30 Feb 2027 18:00", "own_away_no_day"),
        ("2027-02-29", "own_away_no_day"),
        ("Mon 31 Dec", "own_away"),
        ("31.13.", "own_away"),
        ("1.1.2030", "own_away_far"),
        ("Fri 24 Dec", "own_away"),
        ("next Friday", "own_away"),
        ("13pm", "own_away"),
        ("25:00", "own_away"),
        ("18", "own_away"),
        ("", "own_away"),
    ],
)
def test_what_is_refused_is_refused_with_an_example(written: str, language: str, key: str) -> None:
    with pytest.raises(UserError) as caught:
        read_until(written, language, "Europe/Paris", NOW)
    assert caught.value.key == key
    assert re.search("18:00|2 [mM]", error_text(language, caught.value) or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_far_is_named_as_it_was_typed(language: str) -> None:
    """Not as a moment, which is another day where people read it by another clock."""
    with pytest.raises(UserError) as caught:
        read_until("1.1.2030", language, None, NOW)
    assert "1.1.2030" in str(error_text(language, caught.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_form_are_understood(language: str) -> None:
    examples = translate(language, "own-form-away-hint").split(", ")
    assert len(examples) == 6
    for example in examples:
        assert read_until(example, language, "Europe/Paris", NOW.replace(day=26))


def test_a_month_that_is_shorter_ends_earlier() -> None:
    until = read_until("1 month", "en", "UTC", datetime(2027, 1, 31, 8, tzinfo=UTC))
    assert datetime.fromtimestamp(until / 1000, UTC) == datetime(2027, 2, 28, 8, tzinfo=UTC)


@pytest.mark.parametrize(
    ("written", "language"),
    [
        ("22:00 to 07:00", "en"),
        ("from 10pm to 7am", "fr"),
        ("10pm-7am", "en"),
        ("10 p.m. – 7 a.m.", "en"),
        ("10pm-7", "en"),
        ("between 22 and 7", "de"),
        ("22h–7h", "fr"),
        ("de 22h à 7h", "fr"),
        ("22 heures à 7 heures", "fr"),
        ("10h du soir à 7h du matin", "fr"),
        ("22-7", "de"),
        ("22 bis 7 Uhr", "de"),
        ("von 22 Uhr bis 7 Uhr", "de"),
        ("22.00 Uhr - 7.00 Uhr", "de"),
        ("de 22h a 7h", "oc"),
        ("22 oras a 7 oras", "oc"),
    ],
)
def test_quiet_hours_in_words(written: str, language: str) -> None:
    assert read_quiet(written, language) == QuietHours(22 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("12am-8am", QuietHours(0, 480)),
        ("22:00-7:00", QuietHours(1320, 420)),
        ("22-7", QuietHours(1320, 420)),
        ("22h – 7h30", QuietHours(1320, 450)),
        ("22.15 7.45", QuietHours(1335, 465)),
        ("22:00–24:00", QuietHours(1320, 0)),
        ("none", None),
        ("OFF", None),
    ],
)
def test_quiet_hours(written: str, expected: QuietHours | None) -> None:
    assert read_quiet(written, "en") == expected


@pytest.mark.parametrize(
    "written",
    ["", "22", "22:00-22:00", "0-24", "25-7", "22:70-7", "at night", "10-7am", "13pm-7am", "0 days"],
)
def test_what_are_no_quiet_hours(written: str) -> None:
    with pytest.raises(UserError) as caught:
        read_quiet(written, "en")
    for language in LANGUAGES:
        assert "22:00-7:00" in str(error_text(language, caught.value))


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("europe/paris", "Europe/Paris"),
        (" Paris ", "Europe/Paris"),
        ("new york", "America/New_York"),
        ("UTC", "UTC"),
        ("UTC+2", "Etc/GMT-2"),
        ("+02:00", "Etc/GMT-2"),
        ("GMT-5", "Etc/GMT+5"),
        ("UTC−3", "Etc/GMT+3"),
        ("UTC+0", "UTC"),
    ],
)
def test_zones_are_typed_loosely(written: str, expected: str) -> None:
    assert read_zone(written) == expected


@pytest.mark.parametrize("typed", ["UTC+2", "UTC-11", "Europe/Paris", "UTC"])
def test_a_zone_is_shown_as_it_is_typed_and_those_of_hours_with_a_word(typed: str) -> None:
    zone = read_zone(typed)
    assert typed_zone(zone) == typed
    fixed = " (no summer time)" if typed[3:4] in ("+", "-") else ""
    assert zone_text("en", zone) == typed + fixed
    hours = int(typed[3:]) if fixed else None
    offset = NOW.astimezone(zone_of(zone)).utcoffset()
    assert hours is None or offset == timedelta(hours=hours), "the sign of its name is the other one"


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("UTC+5:30", "own_zone_offset"),
        ("+19", "own_zone_offset"),
        ("GMT-13", "own_zone_offset"),
        ("Nowhere", "own_zone"),
        ("", "own_zone"),
        ("../../etc/passwd", "own_zone"),
    ],
)
def test_what_is_no_zone(written: str, key: str) -> None:
    with pytest.raises(UserError) as caught:
        read_zone(written)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert "/" in str(error_text(language, caught.value))


def test_zones_are_offered_by_place() -> None:
    assert "Europe/Paris" in zone_names()
    assert not [name for name in zone_names() if name.startswith("Etc/") or "/" not in name][1:]


@pytest.mark.parametrize("hours", [-1, 337, 10**9])
def test_hours_have_bounds(hours: int) -> None:
    assert (read_hours(0), read_hours(1), read_hours(336)) == (None, 1, 336)
    with pytest.raises(UserError) as caught:
        read_hours(hours)
    assert "336" in str(error_text("en", caught.value))
