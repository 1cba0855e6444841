"""What somebody has set of time for themselves: reminders, quiet hours, a time zone, and being away."""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import lru_cache

import msgspec

from bot.store import Queries
from bot.store.connection import from_millis, to_millis
from bot.store.games import LATEST, Seated
from bot.store.personal import settings_of
from bot.table.quiet import QuietHours, out_of_quiet, zone_of

log = logging.getLogger(__name__)

REMINDERS, ZONE, AWAY = "reminders", "zone", "away"
OWN_TIMES = (REMINDERS, ZONE, AWAY)
"""The keys under which it is stored."""

HOUR = timedelta(hours=1) // timedelta(milliseconds=1)

LONGEST_AFTER = 336
"""So many hours after they are waited for somebody is reminded at the latest."""

MOST_REMINDERS = 10
"""So many reminders somebody gets at most while they are waited for."""


class Reminders(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody wants to be reminded.

    That is ``after`` so many hours (None: not at all), once or ``repeated``, by a ``direct`` message or a
    mention in the channel, and not within ``quiet`` hours.
    """

    after: int | None = None
    repeated: bool = False
    direct: bool = False
    quiet: QuietHours | None = None

    @property
    def is_possible(self) -> bool:
        """Return whether somebody can have set it."""
        after_some = self.after is None or 1 <= self.after <= LONGEST_AFTER
        return after_some and (self.quiet is None or self.quiet.is_possible)


class OwnTimes(msgspec.Struct, frozen=True):
    """What somebody has set of time; ``zone`` is an IANA name, ``away`` until when, in milliseconds."""

    reminders: Reminders = Reminders()
    zone: str | None = None
    away: int | None = None

    def is_away(self, now: int) -> bool:
        """Say whether they are away at a time, in milliseconds."""
        return self.away is not None and now < self.away


_reminders = msgspec.json.Decoder(Reminders)


@lru_cache
def read_reminders(stored: str | None) -> Reminders:
    """Return how somebody wants to be reminded; not at all if nothing is stored that can have been set.

    What is not as it was written is logged once.
    """
    if stored is None:
        return Reminders()
    try:
        found = _reminders.decode(stored)
    except msgspec.MsgspecError:
        found = None
    if found is None or not found.is_possible:
        log.error("how somebody wants to be reminded is not as it was written; they are not reminded")
        return Reminders()
    return found


@lru_cache
def _read_away(stored: str) -> int | None:
    """Return until when somebody is away; None if no time is stored that can have been set."""
    if stored.isdecimal() and len(stored) <= len(str(LATEST)) and int(stored) <= LATEST:
        return int(stored)
    log.error("until when somebody is away is not as it was written; they are not away")
    return None


def read_own_times(stored: dict[str, str]) -> OwnTimes:
    """Return what somebody has set of time, of their stored settings by key."""
    away = stored.get(AWAY)
    return OwnTimes(
        read_reminders(stored.get(REMINDERS)),
        stored.get(ZONE),
        None if away is None else _read_away(away),
    )


def write_own_times(times: OwnTimes) -> dict[str, str | None]:
    """Return what is stored of that by key; None where nothing is set."""
    reminders = msgspec.json.encode(times.reminders).decode() if times.reminders != Reminders() else None
    return {REMINDERS: reminders, ZONE: times.zone, AWAY: None if times.away is None else str(times.away)}


async def allowed_at(queries: Queries, seated: Seated, now: int) -> int:
    """Return when something may be sent to whoever has a seat, by what they have set: now, or later."""
    at = now if seated.away is None else max(now, seated.away)
    quiet = read_reminders(seated.reminders).quiet
    if quiet is None or seated.person_id is None:
        return at
    zone = dict(await settings_of(queries, seated.person_id)).get(ZONE)
    return to_millis(out_of_quiet(from_millis(at), quiet, zone_of(zone)))
