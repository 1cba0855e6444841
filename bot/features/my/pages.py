"""The private pages on which people see and change what they set for themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import discord
from discord import ButtonStyle, ui

from bot.i18n.catalogue import translate
from bot.i18n.languages import spoken_languages
from bot.preferences.declared import LANGUAGE, LAYOUT, PINGS, RANKING, Preference
from bot.table import OwnTimes
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import boxed, button, menu, row
from bot.ui.message import Message
from bot.ui.own_times import times_lines
from bot.ui.request import Request
from bot.ui.settings_text import setting_line

AUTOMATIC, OFF = "automatic", "off"
"""The choices that take back what was set."""

HOURS = (4, 8, 12, 24, 48, 72, 168)
"""After how many hours a menu offers to remind."""

CHOSEN = (LANGUAGE, LAYOUT, PINGS, RANKING)
"""What people choose from a list for themselves alone."""


class OpenOwn(ComponentId, frozen=True, tag="own"):
    """Shows a page of what the person sets for themselves: "settings" or "reminders"."""

    page: Annotated[str, Slot.TOPIC]


class ChooseOwn(ComponentId, frozen=True, tag="own_choose"):
    """Sets what was picked, by the key of a setting."""

    what: Annotated[str, Slot.TOPIC]


class SetReminders(ComponentId, frozen=True, tag="own_reminders"):
    """Sets how the person is reminded: "after" with a menu, "once", "repeated", "channel" or "direct"."""

    how: Annotated[str, Slot.TOPIC]


class WriteOwn(ComponentId, frozen=True, tag="own_write"):
    """Opens the form of what is typed, "quiet" or "away", on a page; and reads it."""

    what: Annotated[str, Slot.TOPIC]
    page: Annotated[str, Slot.PATH] = "settings"


class EndAway(ComponentId, frozen=True, tag="own_back"):
    """Lets the person be back; the page is that on which it was pressed."""

    page: Annotated[str, Slot.PATH] = "settings"


async def draw_page(request: Request, page: str, notice: str = "") -> Message:
    """Return a page as it is now, with a notice above it; "reminders", or any other for all settings."""
    times = await request.tables.personal_times.of(request.interaction.user.id)
    if page == "reminders":
        return _page(
            request,
            "own-reminders-head",
            times_lines(request.language, times),
            notice,
            _reminding(request, times),
        )
    lines = [_chosen_line(request, one) for one in CHOSEN] + times_lines(request.language, times)
    return _page(request, "own-head", lines, notice, _settings(request, times))


def _page(
    request: Request, head: str, lines: Iterable[str], notice: str, rows: Iterable[ui.ActionRow[Any]]
) -> Message:
    text = "\n".join([request.translate(head), *([notice] if notice else []), *lines])
    return Message(boxed(ui.TextDisplay(text), *rows))


def _settings(request: Request, times: OwnTimes) -> list[ui.ActionRow[Any]]:
    language = request.language
    menus = [row(_choices(request, one)) for one in CHOSEN]
    reminders = button(OpenOwn("reminders"), translate(language, "own-button-reminders"))
    return [*menus, row(reminders, _write(language, "quiet", "settings"), _away(request, times, "settings"))]


def _reminding(request: Request, times: OwnTimes) -> list[ui.ActionRow[Any]]:
    language, now = request.language, times.reminders
    hours = sorted({*HOURS, *(() if now.after is None else (now.after,))})
    options = [
        _option(
            translate(
                language,
                "settings-choice",
                what=translate(language, "own-name-reminders"),
                value=translate(language, "own-reminders-off"),
            ),
            OFF,
            chosen=now.after is None,
        ),
        *(
            _option(translate(language, "own-after", hours=one), str(one), chosen=one == now.after)
            for one in hours
        ),
    ]
    repeat, by = "once" if now.repeated else "repeated", "channel" if now.direct else "direct"
    how = [button(SetReminders(one), translate(language, f"own-button-{one}")) for one in (repeat, by)]
    return [
        row(menu(SetReminders("after"), translate(language, "own-choose-after"), options)),
        row(*how),
        row(
            _write(language, "quiet", "reminders"),
            _away(request, times, "reminders"),
            button(OpenOwn("settings"), translate(language, "own-button-settings")),
        ),
    ]


def _write(language: str, what: str, page: str) -> ui.Item[Any]:
    return button(WriteOwn(what, page), translate(language, f"own-button-{what}"))


def _away(request: Request, times: OwnTimes, page: str) -> ui.Item[Any]:
    """Return the button to be away, or that to be back."""
    if times.is_away(int(discord.utils.utcnow().timestamp() * 1000)):
        return button(EndAway(page), request.translate("own-button-back"), ButtonStyle.success)
    return _write(request.language, "away", page)


def _chosen_line(request: Request, preference: Preference) -> str:
    preferences, person = request.services.preferences, request.interaction.user.id
    if preference is LANGUAGE and preferences.own(LANGUAGE, person) is None:
        return request.translate(
            "settings-line",
            what=request.translate("settings-name-language"),
            value=request.translate("language-name"),
            source=request.translate("language-automatic"),
        )
    found = preferences.resolve(preference, request.scope, request.interaction.guild, person=person)
    return setting_line(request.language, preference, found)


def values_of(preference: Preference) -> tuple[str, ...]:
    """Return the values from which somebody chooses; automatic is not among them."""
    return preference.choices or tuple(one.code for one in spoken_languages())


def _choices(request: Request, preference: Preference) -> ui.Item[Any]:
    own = request.services.preferences.own(preference, request.interaction.user.id)
    language, name = request.language, request.translate(f"settings-name-{preference.key}")
    options = [
        _option(
            translate(language, "settings-choice", what=name, value=preference.describe(language, value)),
            value,
            chosen=own is not None and own.value == value,
        )
        for value in values_of(preference)
    ]
    automatic = translate(
        language, "settings-choice", what=name, value=translate(language, "language-automatic")
    )
    return menu(
        ChooseOwn(preference.key), name, [*options, _option(automatic, AUTOMATIC, chosen=own is None)]
    )


def _option(label: str, value: str, *, chosen: bool) -> discord.SelectOption:
    return discord.SelectOption(label=label, value=value, default=chosen)
