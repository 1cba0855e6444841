"""/mod export: a game as a file, with all its secrets or as a log to read."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Annotated, Any

import discord
import msgspec
from discord import ui

from bot.features.moderation.questions import AboutGame, ModeratorAction, Undoing, ask_about
from bot.features.moderation.rollback import new_dice_at
from bot.table import LogEntry, MessageKind, Status, TableInfo
from bot.table.transfer.gamefile import LOG_FORMAT, LOG_FORMAT_VERSION
from bot.ui.commands import Help, command
from bot.ui.component_ids import Slot
from bot.ui.components import layout, row
from bot.ui.event_message import event_message
from bot.ui.feature import Feature
from bot.ui.log_text import log_text
from bot.ui.message import Message
from bot.ui.names import seat_names
from bot.ui.request import Request
from bot.ui.router import Audience
from rules.language.words import Words


class AskExport(AboutGame, frozen=True, tag="mod_ask_export"):
    """Asks whether to make a file of a game; ``secrets`` says that it is to hold them all."""

    secrets: Annotated[bool, Slot.DECISION]


class Export(AboutGame, frozen=True, tag="mod_export"):
    """Makes a file of a game."""

    secrets: Annotated[bool, Slot.DECISION]


@command("mod export", Help("help-files", "export"), audience=Audience.MODERATOR)
async def export(request: Request, seed: bool = True) -> None:
    """Ask whether to make a file of the newest game of this channel."""
    info = await request.latest_game()
    await _ask(request, AskExport(info.id, seed))


async def _ask(request: Request, pressed: AskExport) -> None:
    """Ask whether to make a file, with what is in it."""
    tables = request.tables
    info = (await tables.load(pressed.game)).info
    key = "mod-export-log"
    if pressed.secrets:
        key = "mod-export" if info.seed is None else "mod-export-ended"
    confirms = Export(info.id, pressed.secrets)
    await ask_about(request, info, key, confirms, command=request.mention("mod rollback"))


async def _export(request: Request, pressed: Export) -> None:
    """Make the file and hand it out."""
    if pressed.secrets:
        await _export_game(request, pressed.game)
    else:
        await _export_log(request, pressed.game)


async def _export_game(request: Request, game_id: int) -> None:
    """Hand out a game with all its secrets, and how its seed is made worthless where it is on."""
    tables = request.tables
    data = await tables.transfer.export(game_id, request.who)
    info = await tables.get(game_id)
    undoing = new_dice_at(request, info.id, info.seq) if info.status == Status.OPEN else None
    await _hand_out(request, data, f"riquet-{info.kind}-{info.id}.json", "mod-export-done", undoing)


async def _export_log(request: Request, game_id: int) -> None:
    """Hand out the log as everybody may read it."""
    tables = request.tables
    info = await tables.transfer.export_log(game_id, request.who)
    data = await _readable(request, info)
    await _hand_out(request, data, f"riquet-{info.kind}-{info.id}-log.json", "mod-export-log-done")


async def _hand_out(
    request: Request, data: bytes, name: str, key: str, undoing: Undoing | None = None
) -> None:
    """Give a file to the person, in the place of the question."""
    text = request.translate(key)
    items: list[ui.Item[Any]] = []
    if undoing is not None:
        mention = request.mention(undoing.command)
        how = request.translate("mod-export-dice", command=mention, number=str(undoing.entry))
        text = f"{text}\n{how}"
        items.append(row(undoing.button))
    view = layout(ui.Container(ui.TextDisplay(text), *items), ui.File(f"attachment://{name}"))
    await request.reply(Message(view, [discord.File(io.BytesIO(data), name)]))


async def _readable(request: Request, info: TableInfo) -> bytes:
    """Return what everybody may know of a game, in the person's language; it cannot become a game again."""
    tables, language = request.tables, request.language
    names = seat_names(info, language)
    position = await tables.load(info.id)
    words = Words(info.kind, language, names, position.game.view(None))
    entries = await tables.records.whole(info.id)
    # The event loop must not wait until a long log is written.
    return await asyncio.to_thread(_file_of, words, info, entries)


def _file_of(words: Words, info: TableInfo, entries: Sequence[LogEntry]) -> bytes:
    """Return the file of a log as it may be read, in the language of ``words``."""
    content = {
        "format": LOG_FORMAT,
        "format_version": LOG_FORMAT_VERSION,
        "language": words.language,
        "kind": info.kind,
        "game": words.text("title"),
        "rules_version": info.rules_version,
        "people": list(words.names),
        "fingerprint": info.fingerprint,
        "started": None if info.started is None else info.started.isoformat(),
        "entries": [_readable_entry(words, info, entry, words.language) for entry in entries],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=1)


def _readable_entry(words: Words, info: TableInfo, entry: LogEntry, language: str) -> dict[str, object]:
    """Return an entry of the log as the file has it."""
    return {
        "seq": entry.seq,
        "time": entry.time.isoformat(),
        "kind": entry.kind,
        "undone": entry.undone,
        "text": log_text(words, info, entry, language),
    }


EXPORT = ModeratorAction(AskExport, Export, _ask, _export)
PART = Feature(commands=(export,), handlers=EXPORT.handlers, messages={MessageKind.EXPORT: event_message})
