"""Changes of what people set of time for themselves, and what they read of them."""

from __future__ import annotations

from collections.abc import Callable

import discord
from msgspec.structs import replace

from bot.features.my.days import read_until
from bot.features.my.pages import draw_page
from bot.features.my.reading import read_hours, read_quiet, read_zone
from bot.table import OwnTimes
from bot.ui.errors import UserError
from bot.ui.own_times import moment_text
from bot.ui.request import Request


async def set_times(request: Request, change: Callable[[OwnTimes], OwnTimes]) -> None:
    """Change what the person has set of time; channels that hear of it get their messages."""
    for game in await request.tables.personal_times.change(request.who, change):
        request.wake(game)


async def show_page(request: Request, page: str, notice: str = "") -> None:
    """Show a page, in the place of that which was pressed."""

    async def again(request: Request) -> None:
        await request.reply(await draw_page(request, page, notice), repeats=True)

    request.again = again
    await again(request)


async def be_away(request: Request, written: str) -> str:
    """Let the person be away until a time as they have typed it; return what they read of it."""
    times = await request.tables.personal_times.of(request.interaction.user.id)
    until = read_until(written, request.language, times.zone, discord.utils.utcnow())
    await set_times(request, lambda times: replace(times, away=until))
    return request.translate("own-away-set", until=moment_text(until))


async def be_back(request: Request) -> str:
    """Let the person be back; return what they read of it."""
    times = await request.tables.personal_times.of(request.interaction.user.id)
    await set_times(request, lambda times: replace(times, away=None))
    return request.translate("own-back-set" if times.away is not None else "own-back-already")


async def set_reminders(
    request: Request,
    *,
    hours: int | None = None,
    repeated: bool | None = None,
    direct: bool | None = None,
    quiet: str | None = None,
    zone: str | None = None,
) -> None:
    """Set how the person is reminded; what is None stays, ``hours`` 0 and a word for none take back.

    Raises UserError for what is not understood, and for quiet hours by nobody's clock.
    """
    changed: dict[str, object] = {}
    if hours is not None:
        changed["after"] = read_hours(hours)
    if repeated is not None:
        changed["repeated"] = repeated
    if direct is not None:
        changed["direct"] = direct
    if quiet is not None:
        changed["quiet"] = read_quiet(quiet, request.language)
    wanted = None if zone is None else read_zone(zone)

    def change(times: OwnTimes) -> OwnTimes:
        reminders, name = replace(times.reminders, **changed), wanted or times.zone
        if reminders.quiet is not None and name is None:
            raise UserError("own_quiet_zone")
        return replace(times, reminders=reminders, zone=name)

    await set_times(request, change)
