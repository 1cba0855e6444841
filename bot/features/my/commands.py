"""/my: all that people set for themselves, on private pages; anywhere, in direct messages too."""

from __future__ import annotations

from bot.features.my.changing import be_away, set_reminders, show_page
from bot.features.my.pages import EndAway
from bot.features.my.reading import zone_names
from bot.ui.commands import Choices, Help, command, offer
from bot.ui.components import IdButton, button
from bot.ui.errors import UserError
from bot.ui.matching import matching
from bot.ui.own_times import moment_text
from bot.ui.request import Request

_BY = {"channel": "own-by-channel", "direct": "own-by-direct"}


@command("my settings", Help("help-settings", "mine"), anywhere=True, looks=True)
async def settings(request: Request) -> None:
    """Show the page with all that the person sets for themselves."""
    await show_page(request, "settings")


@command("my reminders", Help("help-settings", "reminders"), anywhere=True, choices={"by": _BY})
async def reminders(
    request: Request,
    hours: int | None = None,
    repeat: bool | None = None,
    by: str | None = None,
    quiet: str | None = None,
    zone: str | None = None,
) -> None:
    """Set how the person is reminded, as far as they say, and show the page about it."""
    if by is not None and by not in _BY:
        names = tuple(request.translate(key) for key in _BY.values())
        raise UserError("settings_unknown", written=by, choices=names)
    given = (hours, repeat, by, quiet, zone)
    if any(one is not None for one in given):
        direct = None if by is None else by == "direct"
        await set_reminders(request, hours=hours, repeated=repeat, direct=direct, quiet=quiet, zone=zone)
    await show_page(request, "reminders")


@reminders.complete("zone")
async def _zones(request: Request, current: str) -> Choices:
    """Offer the time zones with what is typed in their names."""
    return offer(matching({name: name for name in zone_names()}, current.strip().replace(" ", "_")))


@command("my away", Help("help-settings", "away"), anywhere=True)
async def away(request: Request, until: str | None = None) -> None:
    """Let the person be away until a time; without one, say whether they are, with a button to be back."""
    if until is not None:
        return await request.reply_text(await be_away(request, until), _back_button(request))
    times = await request.tables.personal_times.of(request.interaction.user.id)
    now = request.tables.store.now()
    if not times.is_away(now):
        return await request.reply_text(request.translate("own-away-not"))
    text = request.translate("own-away-set", until=moment_text(times.away or 0))
    return await request.reply_text(text, _back_button(request))


def _back_button(request: Request) -> IdButton:
    """Return the button to be back."""
    return button(EndAway("away"), request.translate("own-button-back"))
