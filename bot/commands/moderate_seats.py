"""/mod replace and /mod skip: when somebody does not play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, app_commands

from bot.commands.lobby import info_text
from bot.commands.moderate import Done, Interaction, Undoing, ask, mod, register_deed, require_moderator
from bot.commands.moderate_back import back_to
from bot.i18n.catalogue import join_list, translate
from bot.i18n.translator import bot_text
from bot.panels.answer import UserError, acknowledge, error_text
from bot.panels.press import Press, button
from bot.table import Person, StaleError, TableError, TableInfo
from bot.ui.choices import matching
from bot.ui.markup import escape_all
from bot.ui.names import person_of, seat_names
from rules import RuleError
from rules.language.lookup import find_value
from rules.values import Scalar

if TYPE_CHECKING:
    from bot.client import Riquet

_NOBODY = "-"
_LINES = 600
"""Lines of the log among which a turn that was skipped is looked for: more than any turn has."""


def register(client: Riquet) -> None:
    """Registers the presses of this file."""
    register_deed(client, "replace", _ask_replace, _replace)
    register_deed(client, "skip", _ask_skip, _skip)


@mod.command(name=bot_text("command-mod-replace"), description=bot_text("command-mod-replace-description"))
@app_commands.rename(
    seat=bot_text("command-mod-replace-seat"), someone=bot_text("command-mod-replace-person")
)
@app_commands.describe(
    seat=bot_text("command-mod-replace-seat-description"),
    someone=bot_text("command-mod-replace-person-description"),
)
async def replace(interaction: Interaction, seat: str, someone: discord.User | None = None) -> None:
    """Asks whether to give a seat to somebody else, or to nobody so that a substitute is looked for."""
    await acknowledge(interaction)
    require_moderator(interaction)
    info = await _running(interaction)
    chosen = _seat_named(info, seat, range(len(info.seats)), interaction)
    if someone is not None:
        _require_fit(info, someone)
    await _question(interaction, info, chosen, None if someone is None else someone.id)


@mod.command(name=bot_text("command-mod-skip"), description=bot_text("command-mod-skip-description"))
@app_commands.rename(seat=bot_text("command-mod-skip-seat"))
@app_commands.describe(seat=bot_text("command-mod-skip-seat-description"))
async def skip(interaction: Interaction, seat: str | None = None) -> None:
    """Asks whether to end somebody's turn for them, or to decide what the rules demand."""
    await acknowledge(interaction)
    require_moderator(interaction)
    info = await _running(interaction)
    names = escape_all(seat_names(info, interaction.client.language(interaction)))
    if seat is not None:
        chosen = _seat_named(info, seat, info.waiting_for, interaction)
    elif len(info.waiting_for) == 1:
        (chosen,) = info.waiting_for
    else:
        waiting = join_list(
            interaction.client.language(interaction), [names[one] for one in info.waiting_for]
        )
        raise UserError("skip_which", names=waiting)
    await _ask_skip(interaction, Press("mod_ask_skip", info.id, seat=chosen))


@replace.autocomplete("seat")
async def _seats(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await _offered(interaction, current, waited_for=False)


@skip.autocomplete("seat")
async def _waited_for(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await _offered(interaction, current, waited_for=True)


async def _offered(
    interaction: Interaction, current: str, *, waited_for: bool
) -> list[app_commands.Choice[str]]:
    """The seats that go with what is typed so far, by the names of who has them."""
    if not interaction.client.may_moderate(interaction):
        return []
    try:
        info = await _running(interaction)
    except (TableError, UserError):
        return []
    names = seat_names(info, interaction.client.language(interaction))
    seats = info.waiting_for if waited_for else range(len(names))
    fitting = matching({seat: names[seat] for seat in seats}, current)
    return [app_commands.Choice(name=name[:100], value=name[:100]) for name in fitting]


async def _running(interaction: Interaction) -> TableInfo:
    """The game that is played in this channel; UserError if there is none or it has not started."""
    info = await interaction.client.game_here(interaction)
    if info.status == "lobby":
        raise UserError("not_started")
    return info


def _seat_named(
    info: TableInfo, written: str, seats: range | tuple[int, ...], interaction: Interaction
) -> int:
    """The seat that was written by the name of who has it; UserError if it is none of ``seats``."""
    language = interaction.client.language(interaction)
    names = seat_names(info, language)
    offered: dict[Scalar, str] = {seat: names[seat] for seat in seats}
    try:
        found = find_value(written, offered)
    except RuleError:
        told = join_list(language, escape_all(list(offered.values())))
        raise UserError("seat_unknown", written=written, names=told) from None
    return int(str(found))


def _require_fit(info: TableInfo, someone: discord.User | discord.Member) -> None:
    """Raises UserError unless somebody can take a seat: a person on this server who has none."""
    if someone.bot:
        raise UserError("replace_bot")
    if not isinstance(someone, discord.Member):
        raise UserError("replace_not_here")
    if info.seat_of(someone.id) is not None:
        raise UserError("replace_seated", name=someone.display_name)


async def _question(
    interaction: Interaction, info: TableInfo, seat: int, new: int | None, notice: str = ""
) -> None:
    """Asks whether to give a seat to somebody, by their id, or to nobody."""
    client, language = interaction.client, interaction.client.language(interaction)
    old = info.seats[seat].discord_id
    if new is None and old is None and seat in info.called:
        raise TableError("seat_free_already")
    text = translate(
        language,
        "mod-replace-ask" if new is not None else "mod-replace-ask-free",
        seat=escape_all(seat_names(info, language))[seat],
        person=f"<@{new}>",
    )
    topic = f"{_NOBODY if new is None else new}/{_NOBODY if old is None else old}"
    key = "button-mod-replace" if new is not None else "button-mod-replace-free"
    press = Press("mod_replace", info.id, seat=seat, topic=topic)
    about = await info_text(client, info, language)
    text = "\n\n".join(filter(None, (notice, about, text)))
    await ask(interaction, info.id, text, button(press, translate(language, key), ButtonStyle.danger))


async def _ask_replace(interaction: Interaction, press: Press) -> None:
    """The question that undoes a replacement: the topic is who is to have the seat."""
    info = await _running(interaction)
    found = re.fullmatch(r"\d{1,19}|-", press.topic)
    if found is None or press.seat is None or press.seat >= len(info.seats) or info.id != press.game:
        raise UserError("stale")
    new = None if press.topic == _NOBODY else int(press.topic)
    if new is not None:
        _require_fit(info, await _member(interaction, new))
    await _question(interaction, info, press.seat, new)


async def _replace(interaction: Interaction, press: Press) -> Done | None:
    client, language = interaction.client, interaction.client.language(interaction)
    info = await client.tables.get(press.game)
    found = re.fullmatch(r"(\d{1,19}|-)/(\d{1,19}|-)", press.topic)
    if found is None or press.seat is None or press.seat >= len(info.seats):
        raise UserError("stale")
    new, old = (None if part == _NOBODY else int(part) for part in found.groups())
    someone: Person | None = None
    if new is not None:
        member = await _member(interaction, new)
        _require_fit(info, member)
        someone = person_of(member)
    if info.status == "open" and info.seats[press.seat].discord_id != old:
        notice = error_text(language, UserError("stale")) or ""
        await _question(interaction, info, press.seat, new, notice)
        return None
    await client.tables.seats.replace(press.game, person_of(interaction.user), press.seat, someone)
    key = "mod-replace-done" if new is not None else "mod-replace-done-free"
    text = translate(language, key, person=f"<@{new}>")
    label = "button-mod-replace-free" if old is None else "button-mod-replace-back"
    back = Press("mod_ask_replace", info.id, seat=press.seat, topic=_NOBODY if old is None else str(old))
    return Done(text, Undoing("mod replace", button(back, translate(language, label))))


async def _member(interaction: Interaction, discord_id: int) -> discord.Member:
    """Somebody on this server; UserError if they are not there."""
    if interaction.guild is None:
        raise UserError("no_channel")
    try:
        return await interaction.guild.fetch_member(discord_id)
    except discord.NotFound:
        raise UserError("replace_not_here") from None


async def _ask_skip(interaction: Interaction, press: Press, notice: str = "") -> None:
    client, language = interaction.client, interaction.client.language(interaction)
    position = await client.tables.load(press.game)
    info, seat = position.info, press.seat
    if info.paused:
        raise TableError("paused")
    if seat is None or info.status != "open" or seat not in info.waiting_for:
        raise TableError("skip_not_waited")
    ends = any(action.role == "end" for action in position.game.legal_actions(seat))
    name = escape_all(seat_names(info, language))[seat]
    text = translate(language, "mod-skip-ask-end" if ends else "mod-skip-ask", seat=name)
    about = await info_text(client, info, language)
    confirm = Press("mod_skip", info.id, seat=seat, decision=position.decisions[seat])
    await ask(
        interaction,
        info.id,
        "\n\n".join(filter(None, (notice, about, text))),
        button(confirm, translate(language, "button-mod-skip"), ButtonStyle.danger),
    )


async def _skip(interaction: Interaction, press: Press) -> Done | None:
    tables, language = interaction.client.tables, interaction.client.language(interaction)
    if press.seat is None:
        raise UserError("stale")
    try:
        await tables.stand_ins.skip(press.game, person_of(interaction.user), press.seat, press.decision)
    except StaleError as error:
        await _ask_skip(interaction, press, error_text(language, error) or "")
        return None
    lines = await tables.records.history(press.game, None, _LINES)
    skipped = next(line.seq for line in reversed(lines) if line.kind == "skip")
    name = escape_all(seat_names(await tables.get(press.game), language))[press.seat]
    return Done(
        translate(language, "mod-skip-done", seat=name), back_to(interaction, press.game, skipped - 1)
    )
