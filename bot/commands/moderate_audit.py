"""/mod audit: what moderators did in a channel, and who did it when."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import discord

from bot.commands.look import log_text
from bot.commands.moderate import Interaction, mod, require_moderator
from bot.commands.settings import told
from bot.i18n.catalogue import translate
from bot.i18n.translator import bot_text
from bot.panels.answer import Message, UserError, acknowledge, answer, plain_view
from bot.panels.press import Press, button, cut
from bot.preferences.scope import Scope
from bot.store.preferences import Place, PlaceChange, place_changes
from bot.table import LogEntry, TableInfo
from bot.ui.markup import escape_all
from bot.ui.names import person_name, seat_names
from rules.language.words import Words

if TYPE_CHECKING:
    from bot.client import Riquet

_PAGE = 10
_LIMIT = 1000
_TEXT_LIMIT = 3800
_LINE_LIMIT = 350


def register(client: Riquet) -> None:
    """Registers the presses of this file."""
    client.presses.on("mod_audit", _turn)


@mod.command(name=bot_text("command-mod-audit"), description=bot_text("command-mod-audit-description"))
async def audit(interaction: Interaction) -> None:
    """Shows what moderators did in this channel, the newest first."""
    await acknowledge(interaction)
    require_moderator(interaction)
    await _show(interaction, 0)


async def _turn(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    await acknowledge(interaction)
    require_moderator(interaction)
    page = press.path.strip("~").split(".")[0]
    await _show(interaction, int(page) if page.isdigit() else 0)


async def _show(interaction: Interaction, page: int) -> None:
    client, language = interaction.client, interaction.client.language(interaction)
    where = Scope.of(interaction)
    if where.channel_id is None or where.guild_id is None:
        raise UserError("no_channel")
    lines: list[tuple[datetime, str]] = []
    games: dict[int, TableInfo] = {}
    for game_id, line in await client.tables.records.moderated(where.channel_id, _LIMIT):
        if game_id not in games:
            games[game_id] = await client.tables.get(game_id)
        lines.append((line.time, _deed(games[game_id], line, language)))
    places: list[tuple[Place, int]] = [(place, number) for _, place, number in where.sources]
    changes = await place_changes(client.store.reader, where.guild_id, places, _LIMIT)
    lines += [(change.time, _change(change, language)) for change in reversed(changes)]
    # What was done at the same moment stays in its order, the newer first.
    lines.reverse()
    lines.sort(key=lambda line: line[0], reverse=True)
    await answer(interaction, _page(lines, page, language))


def _page(lines: list[tuple[datetime, str]], page: int, language: str) -> Message:
    pages = max(1, -(-len(lines) // _PAGE))
    page = max(0, min(page, pages - 1))
    shown = [
        f"{discord.utils.format_dt(time, 'f')} {cut(text, _LINE_LIMIT)}"
        for time, text in lines[page * _PAGE : (page + 1) * _PAGE]
    ]
    head = translate(language, "audit-head", page=str(page + 1), pages=str(pages))
    newer = button(
        Press("mod_audit", 0, path=f"~{page - 1}" if page else "~0"),
        translate(language, "button-newer"),
        disabled=page == 0,
    )
    older = button(
        Press("mod_audit", 0, path=f"~{page + 1}.0"),
        translate(language, "button-older"),
        disabled=page + 1 >= pages,
    )
    text = "\n".join([head, *(shown or [translate(language, "audit-empty")])])
    return Message(plain_view(cut(text, _TEXT_LIMIT), newer, older))


def _deed(info: TableInfo, line: LogEntry, language: str) -> str:
    """A line of a game's log, with the game that it is of."""
    words = Words(info.kind, language, escape_all(seat_names(info, language)))
    said = log_text(words, info, line, language)
    return translate(language, "audit-game", game=words.text("title"), number=str(info.id), told=said)


def _change(change: PlaceChange, language: str) -> str:
    """A change of what a channel or the server has set."""
    return translate(
        language,
        "audit-setting",
        place=change.kind,
        name=person_name(change.person, language),
        what=translate(language, f"settings-name-{change.key}"),
        value=told(language, change.key, change.value),
    )
