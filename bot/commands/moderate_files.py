"""/mod export and /mod import: a game as a file, with all its secrets or without, and a game from a file."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands, ui

import render
from bot.commands.lobby import require_permissions
from bot.commands.look import log_text
from bot.commands.moderate import (
    Done,
    Interaction,
    Undoing,
    ask_about,
    latest_here,
    mod,
    register_deed,
    require_moderator,
    tell_done,
    undone_by,
)
from bot.i18n.catalogue import join_list, translate
from bot.i18n.translator import bot_text
from bot.panels.answer import Message, UserError, acknowledge, answer
from bot.panels.press import Press, button, row
from bot.starting import require_may_start
from bot.table import Candidate, LogEntry, Person, TableError, TableInfo
from bot.table.transfer.gamefile import LOG_FORMAT, LOG_FORMAT_VERSION
from bot.ui.markup import escape_all
from bot.ui.names import person_of, seat_names
from rules.language.words import Words

if TYPE_CHECKING:
    from bot.client import Riquet

LARGEST = 8 << 20
"""How many bytes a file may have."""

_MEGABYTE = 1 << 20
_ALL = 1_000_000
_SECRETS, _LOG = 1, 0
"""What a press asks for: the file with all secrets, or the log."""


def register(client: Riquet) -> None:
    """Registers the presses of this file."""
    register_deed(client, "export", _ask_export, _export)
    client.presses.on("mod_import", _press_import)
    client.presses.on("mod_import_cancel", _press_cancel)


@mod.command(name=bot_text("command-mod-export"), description=bot_text("command-mod-export-description"))
@app_commands.rename(seed=bot_text("command-mod-export-seed"))
@app_commands.describe(seed=bot_text("command-mod-export-seed-description"))
async def export(interaction: Interaction, seed: bool = True) -> None:
    """Asks whether to make a file of the newest game of this channel."""
    await acknowledge(interaction)
    require_moderator(interaction)
    info = await latest_here(interaction)
    await _ask_export(interaction, Press("mod_ask_export", info.id, decision=_SECRETS if seed else _LOG))


async def _ask_export(interaction: Interaction, press: Press) -> None:
    client = interaction.client
    info = (await client.tables.load(press.game)).info
    key = "mod-export-log" if press.decision == _LOG else "mod-export"
    if key == "mod-export" and info.seed is not None:
        key = "mod-export-ended"
    confirm = Press("mod_export", info.id, decision=press.decision)
    await ask_about(interaction, info, key, confirm, command=client.mention_command("mod rollback"))


async def _export(interaction: Interaction, press: Press) -> None:
    client, language = interaction.client, interaction.client.language(interaction)
    who = person_of(interaction.user)
    if press.decision == _LOG:
        info = await client.tables.transfer.export_log(press.game, who)
        data = await _readable(client, info, language)
        return await _hand_out(
            interaction, data, f"riquet-{info.kind}-{info.id}-log.json", "mod-export-log-done"
        )
    data = await client.tables.transfer.export(press.game, who)
    info = await client.tables.get(press.game)
    undoing = None
    if info.status == "open":
        again = Press("mod_ask_rollback", info.id, path=f"{info.seq}.1")
        label = translate(language, "button-mod-rollback-only-dice")
        undoing = Undoing("mod rollback", button(again, label), info.seq)
    name = f"riquet-{info.kind}-{info.id}.json"
    return await _hand_out(interaction, data, name, "mod-export-done", undoing)


async def _hand_out(
    interaction: Interaction, data: bytes, name: str, key: str, undoing: Undoing | None = None
) -> None:
    """Gives a file to the person, in the place of the question."""
    client, language = interaction.client, interaction.client.language(interaction)
    shown = ui.LayoutView(timeout=None)
    said = translate(language, key)
    if undoing is not None:
        command = client.mention_command(undoing.command)
        said += "\n" + translate(language, "mod-export-dice", command=command, number=str(undoing.entry))
    container: ui.Container[Any] = ui.Container(ui.TextDisplay(said))
    if undoing is not None:
        container.add_item(row(undoing.button))
    shown.add_item(container)
    shown.add_item(ui.File(f"attachment://{name}"))
    await answer(interaction, Message(shown, [discord.File(io.BytesIO(data), name)]))


async def _readable(client: Riquet, info: TableInfo, language: str) -> bytes:
    """What everybody may know of a game, told in a language; it cannot become a game again."""
    names = seat_names(info, language)
    position = await client.tables.load(info.id)
    words = Words(info.kind, language, names, position.game.view(None))
    lines = await client.tables.records.history(info.id, None, _ALL)
    plain = {
        "format": LOG_FORMAT,
        "format_version": LOG_FORMAT_VERSION,
        "language": language,
        "kind": info.kind,
        "game": words.text("title"),
        "rules_version": info.rules_version,
        "people": list(names),
        "fingerprint": info.fingerprint,
        "started": None if info.started is None else info.started.isoformat(),
        "entries": [_told(words, info, line, language) for line in lines],
    }
    return msgspec.json.format(msgspec.json.encode(plain), indent=1)


def _told(words: Words, info: TableInfo, line: LogEntry, language: str) -> dict[str, object]:
    return {
        "seq": line.seq,
        "time": line.time.isoformat(),
        "kind": line.kind,
        "undone": line.undone,
        "text": log_text(words, info, line, language),
    }


@mod.command(name=bot_text("command-mod-import"), description=bot_text("command-mod-import-description"))
@app_commands.rename(file=bot_text("command-mod-import-file"))
@app_commands.describe(file=bot_text("command-mod-import-file-description"))
async def import_file(interaction: Interaction, file: discord.Attachment) -> None:
    """Checks a file and asks whether to make a game of it in this channel."""
    await acknowledge(interaction)
    require_moderator(interaction)
    await _require_room(interaction)
    assert interaction.channel_id is not None
    data = await _fetched(file)
    candidate = await interaction.client.tables.transfer.examine(data)
    await _drawn(candidate)
    people = await _here(interaction, candidate.people)
    who = person_of(interaction.user)
    upload = await interaction.client.tables.transfer.uploads.keep(interaction.channel_id, who, data)
    language = interaction.client.language(interaction)
    text = _question(candidate, people, language, interaction.client.mention_command("mod reset"))
    confirm = button(
        Press("mod_import", 0, decision=upload),
        translate(language, "button-mod-import"),
        discord.ButtonStyle.danger,
    )
    cancel = button(Press("mod_import_cancel", 0, decision=upload), translate(language, "button-cancel"))
    container: ui.Container[Any] = ui.Container(ui.TextDisplay(text))
    container.add_item(row(confirm, cancel))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    await answer(interaction, Message(view))


async def _require_room(interaction: Interaction) -> None:
    """Raises UserError where no game can come to: no channel, one that is taken, no permissions."""
    if interaction.channel_id is None or interaction.guild is None:
        raise UserError("no_channel")
    require_permissions(interaction)
    require_may_start(interaction)
    if await interaction.client.tables.find(interaction.channel_id) is not None:
        raise UserError("channel_taken")


async def _fetched(file: discord.Attachment) -> bytes:
    """The bytes of a file that somebody sent; UserError if there are too many of them."""
    limit = str(LARGEST // _MEGABYTE)
    if file.size > LARGEST:
        raise UserError("import_too_big", limit=limit)
    try:
        data = await file.read()
    except discord.HTTPException as error:
        raise UserError("import_not_fetched") from error
    if len(data) > LARGEST:
        raise UserError("import_too_big", limit=limit)
    return data


async def _drawn(candidate: Candidate) -> None:
    """Raises TableError for a position that no log has led to and that cannot be shown."""
    if candidate.proven:
        return
    game = candidate.standing.game
    try:
        for seat in (None, *range(game.seats)):
            await asyncio.to_thread(render.board, game.view(seat))
            render.describe(game.view(seat), long=True)
    except Exception as error:
        # Painters are made for what the rules have made; what somebody has written can break anything.
        raise TableError("import_state") from error


async def _here(interaction: Interaction, people: Iterable[Person | None]) -> tuple[Person | None, ...]:
    """Of the people in a file those who are members of this server, by seat, with the names they have now."""
    assert interaction.guild is not None
    found: list[Person | None] = []
    for one in people:
        member = None
        if one is not None and one.discord_id is not None:
            try:
                member = await interaction.guild.fetch_member(one.discord_id)
            except discord.NotFound:
                member = None
        found.append(None if member is None or member.bot else person_of(member))
    return tuple(found)


def _question(candidate: Candidate, people: tuple[Person | None, ...], language: str, reset: str) -> str:
    """What importing a file would do; ``reset`` is the command by which it is undone."""
    title = Words(candidate.kind, language).text("title")
    sitting = join_list(language, escape_all([one.name for one in people if one is not None]))
    missing = [
        one.name or translate(language, "former-player")
        for one, here in zip(candidate.people, people, strict=True)
        if one is not None and here is None
    ]
    free = people.count(None)
    lines = [
        translate(
            language, "mod-import-head", game=title, seats=str(len(people)), count=len(candidate.entries)
        ),
        translate(language, "mod-import-older" if candidate.older else "mod-import-checked"),
        translate(language, f"mod-import-{candidate.status}", command=reset),
        translate(language, "mod-import-sitting", names=sitting or "–"),
    ]
    if missing:
        lines.append(
            translate(language, "mod-import-missing", names=join_list(language, escape_all(missing)))
        )
    if free and candidate.status == "open":
        lines.append(translate(language, "mod-import-free", count=free))
    if candidate.status == "open":
        lines.append(translate(language, "mod-import-secrets"))
    lines.append(translate(language, "mod-import-ask"))
    return "\n".join(lines)


async def _press_import(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    await acknowledge(interaction)
    require_moderator(interaction)
    client, channel, guild = interaction.client, interaction.channel_id, interaction.guild_id
    if channel is None or guild is None:
        raise UserError("no_channel")
    data = await client.tables.transfer.uploads.get(press.decision, channel, person_of(interaction.user))
    await _require_room(interaction)
    candidate = await client.tables.transfer.examine(data)
    info = await client.tables.transfer.import_game(
        candidate,
        person_of(interaction.user),
        await _here(interaction, candidate.people),
        guild_id=guild,
        channel_id=channel,
        upload_id=press.decision,
    )
    client.deliverer.kick(info.id)
    text = translate(client.language(interaction), "mod-import-done")
    undoing = undone_by(interaction, info.id, "reset") if info.status == "open" else None
    await tell_done(interaction, Done(text, undoing))


async def _press_cancel(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    await acknowledge(interaction)
    require_moderator(interaction)
    if interaction.channel_id is None:
        raise UserError("no_channel")
    await interaction.client.tables.transfer.uploads.get(
        press.decision, interaction.channel_id, person_of(interaction.user)
    )
    await interaction.client.tables.transfer.uploads.drop(press.decision)
    await tell_done(interaction, Done(translate(interaction.client.language(interaction), "mod-cancelled")))
