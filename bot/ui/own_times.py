"""What people have set of time for themselves, in words; and who is away from a table."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import discord

from bot.i18n.catalogue import join_list, translate
from bot.table import OwnTimes, QuietHours, Reminders, Status, TableInfo
from bot.ui.names import marked_names

_FIXED = "Etc/GMT"
_OPPOSITE = str.maketrans("+-", "-+")


def reminders_text(language: str, reminders: Reminders) -> str:
    """Return whether, when and how somebody is reminded, or would be once they are."""
    how = {
        "repeated": "yes" if reminders.repeated else "no",
        "direct": "yes" if reminders.direct else "no",
    }
    if reminders.after is not None:
        return translate(language, "own-reminders-on", hours=reminders.after, **how)
    prepared = reminders.repeated or reminders.direct
    return translate(language, "own-reminders-prepared" if prepared else "own-reminders-off", **how)


def clock_text(minutes: int) -> str:
    """Return a time of the day as clocks show it."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def quiet_text(language: str, quiet: QuietHours | None) -> str:
    """Return somebody's quiet hours, as they are written too; or that there are none."""
    if quiet is None:
        return translate(language, "own-quiet-none")
    return f"{clock_text(quiet.start)}–{clock_text(quiet.end)}"


def typed_zone(zone: str | None) -> str:
    """Return a time zone as people type it: one of fixed hours by these, which its name has reversed."""
    if zone is None or not zone.startswith(_FIXED):
        return zone or ""
    return "UTC" + zone.removeprefix(_FIXED).translate(_OPPOSITE)


def zone_text(language: str, zone: str | None) -> str:
    """Return somebody's time zone, with a word where it has no summer time; or that there is none."""
    if zone is None:
        return translate(language, "own-zone-none")
    typed = typed_zone(zone)
    return typed if typed == zone else translate(language, "own-zone-fixed", zone=typed)


def times_lines(language: str, times: OwnTimes) -> list[str]:
    """Return all that somebody has set of time, a line each."""
    away = translate(language, "own-away-no")
    if times.is_away(_now()):
        away = translate(language, "own-away-until", until=moment_text(times.away or 0))
    values = {
        "reminders": reminders_text(language, times.reminders),
        "quiet": quiet_text(language, times.reminders.quiet),
        "zone": zone_text(language, times.zone),
        "away": away,
    }
    return [own_line(language, what, value) for what, value in values.items()]


def own_line(language: str, what: str, value: str) -> str:
    """Return something that somebody has set for themselves, with what it is called, in a line."""
    return translate(language, "own-line", what=translate(language, f"own-name-{what}"), value=value)


def stored_texts(language: str, times: OwnTimes) -> list[str]:
    """Return what is stored of what somebody has set of time, what it is and how it is set."""
    stored = {
        "reminders": _stored_reminders(language, times.reminders),
        "quiet": None if times.reminders.quiet is None else quiet_text(language, times.reminders.quiet),
        "zone": None if times.zone is None else zone_text(language, times.zone),
        "away": None
        if times.away is None
        else translate(language, "own-away-until", until=moment_text(times.away)),
    }
    return [
        translate(language, "privacy-setting", name=translate(language, f"own-name-{what}"), value=value)
        for what, value in stored.items()
        if value is not None
    ]


def _stored_reminders(language: str, reminders: Reminders) -> str | None:
    """Return what is stored of reminders, also while there are none; None if that is nothing."""
    nothing = reminders.after is None and not reminders.repeated and not reminders.direct
    return None if nothing else reminders_text(language, reminders)


def moment_text(millis: int) -> str:
    """Return a time as Discord shows it to each reader by their own clock."""
    return f"<t:{millis // 1000}:f>"


def away_until(language: str, name: str, until: datetime) -> str:
    """Return that somebody is away, with until when."""
    return translate(language, "away-until", name=name, until=moment_text(int(until.timestamp()) * 1000))


def away_names(info: TableInfo, language: str, seats: Iterable[int]) -> list[str]:
    """Return who of some seats is away from a table, each with until when."""
    names, now = marked_names(info, language), datetime.fromtimestamp(_now() / 1000, UTC)
    return [
        away_until(language, names[seat], until)
        for seat in seats
        if (until := info.away.get(seat)) is not None and until > now
    ]


def away_lines(info: TableInfo, language: str, *, waited: bool = False) -> list[str]:
    """Return who is away from a table and until when, in a list with one line; an empty one if nobody is.

    That is who plays there for themselves; with ``waited`` only those whom the game waits for.
    """
    seats = info.waiting_for if waited else range(len(info.seats))
    away = away_names(info, language, [seat for seat in seats if seat not in info.stand_ins])
    if info.status != Status.OPEN or not away:
        return []
    return [translate(language, "info-away", names=join_list(language, away))]


def _now() -> int:
    return int(discord.utils.utcnow().timestamp() * 1000)
