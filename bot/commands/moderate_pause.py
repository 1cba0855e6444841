"""/mod pause, /mod resume and /mod post-again: a game that rests, that lost its channel, or its message."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.lobby import require_permissions
from bot.commands.moderate import (
    Done,
    Interaction,
    ask_about,
    latest_here,
    mod,
    register_deed,
    require_moderator,
    undone_by,
)
from bot.i18n.catalogue import join_list, translate
from bot.i18n.translator import bot_text
from bot.panels.answer import UserError, acknowledge
from bot.panels.press import Press
from bot.table import TableError, TableInfo
from bot.ui.choices import matching
from bot.ui.markup import escape_all
from bot.ui.names import person_of, seat_names
from rules import RuleError
from rules.language.lookup import find_value
from rules.language.words import Words
from rules.values import Scalar

if TYPE_CHECKING:
    from bot.client import Riquet

_ENDED = ("finished", "abandoned")


def register(client: Riquet) -> None:
    """Registers the presses of this file."""
    register_deed(client, "pause", _ask_pause, _pause)
    register_deed(client, "resume", _ask_resume, _resume)
    register_deed(client, "move", _ask_move, _move, elsewhere=True)
    register_deed(client, "again", _ask_again, _again)


@mod.command(name=bot_text("command-mod-pause"), description=bot_text("command-mod-pause-description"))
async def pause(interaction: Interaction) -> None:
    """Asks whether to let nobody act at the game of this channel for a while."""
    await acknowledge(interaction)
    require_moderator(interaction)
    info = await interaction.client.game_here(interaction)
    await _ask_pause(interaction, Press("mod_ask_pause", info.id))


@mod.command(name=bot_text("command-mod-resume"), description=bot_text("command-mod-resume-description"))
@app_commands.rename(game=bot_text("command-mod-resume-game"))
@app_commands.describe(game=bot_text("command-mod-resume-game-description"))
async def resume(interaction: Interaction, game: str | None = None) -> None:
    """Asks whether a paused game is to go on, or one that lost its channel is to go on in this one."""
    await acknowledge(interaction)
    require_moderator(interaction)
    if interaction.channel_id is None or interaction.guild_id is None:
        raise UserError("no_channel")
    here = await interaction.client.tables.find(interaction.channel_id)
    if here is not None and (game is None or _number(game) == here.id):
        return await _ask_resume(interaction, Press("mod_ask_resume", here.id))
    parked = await _parked(interaction)
    if game is None and len(parked) > 1:
        raise UserError("resume_which")
    if not parked:
        raise UserError("nothing_to_resume")
    chosen = parked[0].id if game is None else _chosen(interaction, parked, game)
    return await _ask_move(interaction, Press("mod_ask_move", chosen))


@resume.autocomplete("game")
async def _games(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    if not interaction.client.may_moderate(interaction) or interaction.guild_id is None:
        return []
    named = _named(interaction, await _parked(interaction))
    fitting = matching(named, current)
    return [app_commands.Choice(name=name[:100], value=name[:100]) for name in fitting]


@mod.command(
    name=bot_text("command-mod-post-again"), description=bot_text("command-mod-post-again-description")
)
async def post_again(interaction: Interaction) -> None:
    """Asks whether to post the newest game of this channel once more."""
    await acknowledge(interaction)
    require_moderator(interaction)
    info = await latest_here(interaction)
    await _ask_again(interaction, Press("mod_ask_again", info.id))


async def _parked(interaction: Interaction) -> tuple[TableInfo, ...]:
    """The games without a channel that this moderator can bring here, the newest first."""
    assert interaction.guild_id is not None
    return await interaction.client.tables.lifecycle.detached(
        interaction.guild_id, person_of(interaction.user)
    )


def _named(interaction: Interaction, games: tuple[TableInfo, ...]) -> dict[Scalar, str]:
    """What games are called to be told apart: number, title and people."""
    language = interaction.client.language(interaction)
    return {
        info.id: translate(
            language,
            "mod-resume-game",
            number=str(info.id),
            game=Words(info.kind, language).text("title"),
            people=join_list(language, seat_names(info, language)),
        )
        for info in games
    }


def _number(written: str) -> int | None:
    """The number with which a game's name begins."""
    found = re.match(r"\D{0,3}(\d{1,18})\b", written)
    return None if found is None else int(found[1])


def _chosen(interaction: Interaction, parked: tuple[TableInfo, ...], written: str) -> int:
    """The id of the game that was written: by its number, its name or the beginning of that."""
    number = _number(written)
    if number in [info.id for info in parked]:
        return int(str(number))
    named = _named(interaction, parked)
    titles: dict[Scalar, str] = {key: name.partition(" ")[2] for key, name in named.items()}
    try:
        return int(str(find_value(written, titles)))
    except RuleError:
        language = interaction.client.language(interaction)
        told = join_list(language, escape_all(list(named.values())))
        raise UserError("resume_unknown", written=written, games=told) from None


async def _ask_pause(interaction: Interaction, press: Press) -> None:
    info = await interaction.client.tables.get(press.game)
    _require(info)
    if info.paused:
        raise TableError("paused")
    await ask_about(interaction, info, "mod-pause", Press("mod_pause", info.id))


async def _ask_resume(interaction: Interaction, press: Press) -> None:
    info = await interaction.client.tables.get(press.game)
    _require(info)
    if not info.paused:
        raise TableError("not_paused")
    await ask_about(interaction, info, "mod-resume", Press("mod_resume", info.id))


async def _ask_move(interaction: Interaction, press: Press) -> None:
    info = await _movable(interaction, press.game)
    await ask_about(interaction, info, "mod-move", Press("mod_move", info.id))


async def _ask_again(interaction: Interaction, press: Press) -> None:
    info = await interaction.client.tables.get(press.game)
    _require(info, "lobby", *_ENDED)
    await ask_about(interaction, info, "mod-again", Press("mod_again", info.id))


def _require(info: TableInfo, *others: str) -> None:
    """Raises UserError unless a game is played, or has one of some other statuses."""
    if info.status not in ("open", *others):
        raise UserError("not_started" if info.status == "lobby" else info.status)


async def _movable(interaction: Interaction, game_id: int) -> TableInfo:
    """A game without a channel that may be brought to this one.

    UserError or TableError if it may not be: it has one, is none of this moderator's, the channel is taken,
    or the bot lacks permissions in it.
    """
    if interaction.channel_id is None or interaction.guild_id is None:
        raise UserError("no_channel")
    found = next((info for info in await _parked(interaction) if info.id == game_id), None)
    if found is None:
        raise TableError("not_parked")
    if await interaction.client.tables.find(interaction.channel_id) is not None:
        raise TableError("channel_taken")
    require_permissions(interaction)
    return found


async def _pause(interaction: Interaction, press: Press) -> Done:
    await interaction.client.tables.lifecycle.pause(press.game, person_of(interaction.user))
    text = translate(interaction.client.language(interaction), "mod-pause-done")
    return Done(text, undone_by(interaction, press.game, "resume"))


async def _resume(interaction: Interaction, press: Press) -> Done:
    await interaction.client.tables.lifecycle.resume(press.game, person_of(interaction.user))
    text = translate(interaction.client.language(interaction), "mod-resume-done")
    return Done(text, undone_by(interaction, press.game, "pause"))


async def _move(interaction: Interaction, press: Press) -> Done:
    tables = interaction.client.tables
    await _movable(interaction, press.game)
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    info = await tables.lifecycle.attach(
        press.game, interaction.guild_id, interaction.channel_id, person_of(interaction.user)
    )
    if info.status == "lobby":
        await tables.messages.enqueue_note(info.id, "lobby")
    text = translate(interaction.client.language(interaction), "mod-move-done")
    return Done(text, undone_by(interaction, press.game, "reset"))


async def _again(interaction: Interaction, press: Press) -> Done:
    tables = interaction.client.tables
    info = await tables.get(press.game)
    _require(info, "lobby", *_ENDED)
    if info.status == "lobby":
        await tables.messages.enqueue_note(info.id, "lobby", who=person_of(interaction.user))
    else:
        await tables.messages.post_again(info.id, person_of(interaction.user))
    return Done(translate(interaction.client.language(interaction), "mod-again-done"))
