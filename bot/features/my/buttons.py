"""The buttons, menus and forms of the pages on which people set something for themselves."""

from __future__ import annotations

from discord import ui

from bot.features.my.changing import be_away, be_back, set_reminders, show_page
from bot.features.my.pages import (
    AUTOMATIC,
    CHOSEN,
    OFF,
    ChooseOwn,
    EndAway,
    OpenOwn,
    SetReminders,
    WriteOwn,
    values_of,
)
from bot.ui.components import truncate
from bot.ui.errors import UserError
from bot.ui.message import plain
from bot.ui.own_times import quiet_text, typed_zone
from bot.ui.request import Request
from bot.ui.router import Answer, on

_LONGEST = 60
_TIMEOUT = 900
_HOW = {
    "once": (False, None),
    "repeated": (True, None),
    "channel": (None, False),
    "direct": (None, True),
}
"""Whether reminders are repeated and whether they are direct, by buttons; None stays."""

_FIELDS = {"quiet": ("quiet", "zone"), "away": ("away",)}


async def _open(request: Request, pressed: OpenOwn) -> None:
    await show_page(request, pressed.page)


async def _choose(request: Request, pressed: ChooseOwn) -> None:
    """Set what was picked for the person alone; the page is in the language that counts then."""
    preference = next((one for one in CHOSEN if one.key == pressed.what), None)
    picked = request.values[0] if request.values else ""
    if preference is None or picked not in (*values_of(preference), AUTOMATIC):
        raise UserError("stale")
    preferences, interaction = request.services.preferences, request.interaction
    await preferences.set_for_person(request.who, preference, None if picked == AUTOMATIC else picked)
    request.language = preferences.reader_language(interaction.user.id, interaction.locale, request.scope)
    await show_page(request, "settings")


async def _set(request: Request, pressed: SetReminders) -> None:
    """Set how the person is reminded, by a menu or a button."""
    if pressed.how == "after":
        picked = request.values[0] if request.values else ""
        if picked != OFF and not picked.isdecimal():
            raise UserError("stale")
        await set_reminders(request, hours=0 if picked == OFF else int(picked))
    elif (how := _HOW.get(pressed.how)) is not None:
        repeated, direct = how
        await set_reminders(request, repeated=repeated, direct=direct)
    else:
        raise UserError("stale")
    await show_page(request, "reminders")


async def _write(request: Request, pressed: WriteOwn) -> None:
    """Open a form, with what is set now."""
    if pressed.what not in _FIELDS:
        raise UserError("stale")
    times = await request.tables.personal_times.of(request.interaction.user.id)
    quiet = times.reminders.quiet
    now = {
        "quiet": "" if quiet is None else quiet_text(request.language, quiet),
        "zone": typed_zone(times.zone),
    }
    title = truncate(request.translate(f"own-button-{pressed.what}"), 45)
    modal = ui.Modal(title=title, custom_id=pressed.custom_id, timeout=_TIMEOUT)
    for name in _FIELDS[pressed.what]:
        box: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name,
            required=pressed.what == "away",
            max_length=_LONGEST,
            default=now.get(name) or None,
            placeholder=truncate(request.translate(f"own-form-{name}-hint"), 100),
        )
        modal.add_item(ui.Label(text=truncate(request.translate(f"own-form-{name}"), 45), component=box))
    request.require_current()
    await request.interaction.response.send_modal(modal)


async def _read(request: Request, pressed: WriteOwn) -> None:
    """Set what was written in a form; quiet hours that are left empty are none."""
    sent = {name: "".join(values).strip() for name, values in request.sent.items()}
    if pressed.what == "away":
        notice = await be_away(request, sent.get("away", ""))
        return await show_page(request, pressed.page, notice)
    if pressed.what != "quiet":
        raise UserError("stale")
    none = request.translate("when-none").split(",")[0]
    await set_reminders(request, quiet=sent.get("quiet") or none, zone=sent.get("zone") or None)
    return await show_page(request, pressed.page)


async def _back(request: Request, pressed: EndAway) -> None:
    notice = await be_back(request)
    if pressed.page == "away":
        return await request.reply(plain(notice))
    return await show_page(request, pressed.page, notice)


HANDLERS = (
    on(OpenOwn, _open, looks=True),
    on(ChooseOwn, _choose),
    on(SetReminders, _set),
    on(WriteOwn, _write, answer=Answer.BY_HANDLER),
    on(WriteOwn, _read, answer=Answer.BY_HANDLER, form=True),
    on(EndAway, _back),
)
