"""What people type of time, in each language."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.features.my.reading import read_hours, read_quiet, read_until, read_zone, zone_names
from bot.table import QuietHours
from bot.table.quiet import zone_of
from bot.ui.errors import UserError, error_text

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
    ],
)
def test_until_when_by_ones_own_clock(written: str, language: str, expected: str) -> None:
    """In Paris it is half past eleven at night."""
    until = read_until(written, language, "Europe/Paris", NOW)
    there = datetime.fromtimestamp(until / 1000, zone_of("Europe/Paris"))
    assert f"{there:%Y-%m-%d %H:%M}" == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
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
    "written", ["", "22", "22:00-22:00", "0-24", "25-7", "22:70-7", "at night", "10pm-7am"]
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
    ],
)
def test_zones_are_typed_loosely(written: str, expected: str) -> None:
    assert read_zone(written) == expected


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("UTC+2", "own_zone_offset"),
        ("+02:00", "own_zone_offset"),
        ("GMT-5", "own_zone_offset"),
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
