"""What people can do about reminders, being away and nudging, and what becomes due by that, as in
:mod:`tests.bot.table.acts`.
"""

from __future__ import annotations

from collections.abc import Awaitable

from msgspec.structs import replace

from bot.table import QuietHours, Reminders, Tables
from tests.bot.table.acts import Act
from tests.bot.table.doing import Do
from tests.bot.table.prepared import Prepare, after, in_turn
from tests.bot.table.seated import ANN, BOB, due_rows


async def be_away(tables: Tables, game: int) -> None:
    """Let Ann be away for a week."""
    until = int(tables.store.clock().timestamp() * 1000) + 7 * 24 * 3_600_000
    await tables.personal_times.change(ANN, lambda times: replace(times, away=until))


async def be_back(tables: Tables, game: int) -> None:
    """Let Ann be back."""
    await tables.personal_times.change(ANN, lambda times: replace(times, away=None))


def want_reminders(*, direct: bool) -> Do:
    """Return how Ann comes to be reminded after an hour."""
    wanted = Reminders(after=1, repeated=True, direct=direct)
    return lambda tables, game: tables.personal_times.change(
        ANN, lambda times: replace(times, reminders=wanted)
    )


def hours_later(prepare: Prepare, hours: int) -> Prepare:
    """Return how a table is prepared at which nothing happens for some hours."""

    async def prepared(tables: Tables) -> int:
        game = await prepare(tables)
        tables.store.clock.advance(hours=hours)  # type: ignore[attr-defined]
        return game

    return prepared


async def reminder_to_be_sent(tables: Tables) -> int:
    """Let a direct message be due by which Ann is reminded."""
    game = await hours_later(after(in_turn, want_reminders(direct=True)), 1)(tables)
    await tables.timers.end_due()
    return game


async def fall_back(tables: Tables, game: int) -> None:
    """Let a direct message be closed to the bot."""
    [row] = await due_rows(tables, tables.store.clock())
    await tables.reminding.fall_back(row)


async def reminder_in_quiet_hours(tables: Tables) -> int:
    """Let a message be due by which Ann is reminded, and her quiet hours begin."""
    game = await reminder_to_be_sent(tables)
    quiet = Reminders(after=1, repeated=True, quiet=QuietHours(0, 23 * 60))
    await tables.personal_times.change(ANN, lambda times: replace(times, reminders=quiet))
    return game


async def may_go(tables: Tables, game: int) -> None:
    """Be about to send a reminder."""
    [row] = await due_rows(tables, tables.store.clock())
    assert not await tables.reminding.may_go(row)


def nudge(tables: Tables, game: int) -> Awaitable[object]:
    """Let Bob nudge Ann."""
    return tables.nudging.nudge(game, BOB)


def end_due(tables: Tables, game: int) -> Awaitable[object]:
    """Do what is due."""
    return tables.timers.end_due()


reminded = after(in_turn, want_reminders(direct=False))
OWN_TIMES = (
    Act("personal_times.change", in_turn, want_reminders(direct=False)),
    Act("personal_times.change", reminded, be_away, "edit away"),
    Act("personal_times.change", after(reminded, be_away), be_back, "edit away_back"),
    Act("timers.end_due", hours_later(reminded, 1), end_due, "reminder"),
    Act("timers.end_due", hours_later(after(reminded, be_away), 7 * 24), end_due, "edit"),
    Act("reminding.fall_back", reminder_to_be_sent, fall_back, "reminder"),
    Act("reminding.may_go", reminder_in_quiet_hours, may_go),
    Act("nudging.nudge", in_turn, nudge, "nudge"),
    Act("nudging.nudge", after(in_turn, be_away), nudge),
    Act("timers.end_due", hours_later(after(in_turn, nudge), 8), end_due),
    Act("timers.end_due", after(in_turn, be_away, nudge, be_back), end_due, "nudge"),
)
