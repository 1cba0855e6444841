"""/mod: putting things right. Each command says what it will do and asks before it does it.

Here is what all of them share, and taking a game off the table and bringing it back. The other commands add
themselves to the group :data:`mod` in files of their own; :mod:`bot.commands.moderation` knows these.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands, ui

from bot.commands.lobby import info_text
from bot.i18n.catalogue import translate
from bot.i18n.translator import bot_text
from bot.panels.answer import Message, UserError, acknowledge, answer
from bot.panels.press import Press, PressButton, button, row
from bot.table import TableInfo
from bot.ui.names import person_of
from bot.ui.pictures import Picture

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"

mod = app_commands.Group(
    name=bot_text("command-mod"), description=bot_text("command-mod-description"), guild_only=True
)
"""All commands for moderators.

Discord is told of no default permission: it would hide the commands from moderators by role.
"""


def require_moderator(interaction: Interaction) -> None:
    """Raises UserError for anybody who may not moderate here: asked at command, button and form alike."""
    if not interaction.client.may_moderate(interaction):
        raise UserError("not_moderator")


def require_server_moderator(interaction: Interaction) -> None:
    """Raises UserError for anybody who may not moderate the server as a whole."""
    if not interaction.client.may_moderate_server(interaction):
        raise UserError("not_server_moderator")


@dataclass(frozen=True, slots=True)
class Undoing:
    """How a deed is undone: the command (a path as "mod reset"), and a button that opens its question.

    ``entry`` is the number of the entry to go back to, where the command wants one.
    """

    command: str
    button: PressButton
    entry: int | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """What a moderator is told of what they did, and how it is undone."""

    text: str
    undoing: Undoing | None = None


Ask = Callable[[Interaction, Press], Coroutine[Any, Any, None]]
"""Shows the question that a press stands for."""

Act = Callable[[Interaction, Press], Coroutine[Any, Any, Done | None]]
"""Does what a press confirms; None if it has answered for itself, because the question was out of date."""


def register_deed(client: Riquet, name: str, ask: Ask, act: Act, *, elsewhere: bool = False) -> None:
    """Gives a deed its two presses: ``mod_ask_<name>`` opens its question, ``mod_<name>`` confirms it.

    Both are for moderators of the game's own channel only; with ``elsewhere`` the game may be of another one,
    and ``ask`` and ``act`` see to it that it may be.
    """

    async def asking(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await _allowed(interaction, press, elsewhere=elsewhere)
        await ask(interaction, press)

    async def acting(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await _allowed(interaction, press, elsewhere=elsewhere)
        done = await act(interaction, press)
        client.deliverer.kick(press.game)
        if done is not None:
            await tell_done(interaction, done)

    client.presses.on(f"mod_ask_{name}", asking)
    client.presses.on(f"mod_{name}", acting)


async def _allowed(interaction: Interaction, press: Press, *, elsewhere: bool) -> None:
    await acknowledge(interaction)
    require_moderator(interaction)
    if not elsewhere:
        await require_here(interaction, press.game)


async def require_here(interaction: Interaction, game_id: int) -> TableInfo:
    """The game, which has to be of the channel where somebody asks; UserError if it is of another one.

    A moderator of one channel has no say in another. TableError if there is no such game.
    """
    info = await interaction.client.tables.get(game_id)
    if info.channel_id != interaction.channel_id:
        raise UserError("other_channel")
    return info


async def latest_here(interaction: Interaction) -> TableInfo:
    """The newest game of this channel, ended or not; UserError if there was none."""
    if interaction.channel_id is None or interaction.guild_id is None:
        raise UserError("no_channel")
    info = await interaction.client.tables.latest(interaction.channel_id)
    if info is None:
        raise UserError("no_game", command=interaction.client.mention_command("game new"))
    return info


async def ask(
    interaction: Interaction, game_id: int, text: str, *confirm: PressButton, picture: Picture | None = None
) -> None:
    """Shows a question about a game to a moderator, with a button to leave everything as it is."""
    language = interaction.client.language(interaction)
    cancel = button(Press("mod_cancel", game_id), translate(language, "button-cancel"))
    container: ui.Container[Any] = ui.Container(ui.TextDisplay(text))
    if picture is not None:
        container.add_item(picture.gallery())
    container.add_item(row(*confirm, cancel))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    await answer(interaction, Message(view, () if picture is None else (picture.file(),)))


async def ask_about(interaction: Interaction, info: TableInfo, key: str, press: Press, **params: str) -> None:
    """Asks about a game as it stands: the texts ``<key>-ask`` and ``button-<key>``."""
    language = interaction.client.language(interaction)
    text = translate(language, f"{key}-ask", **params)
    confirm = button(press, translate(language, f"button-{key}"), discord.ButtonStyle.danger)
    await ask(
        interaction, info.id, f"{await info_text(interaction.client, info, language)}\n\n{text}", confirm
    )


async def tell_done(interaction: Interaction, done: Done) -> None:
    """Says in place of the question what was done and how it is undone."""
    client, language = interaction.client, interaction.client.language(interaction)
    container: ui.Container[Any] = ui.Container()
    text = done.text
    if done.undoing is not None:
        undoing = done.undoing
        key = "mod-undo" if undoing.entry is None else "mod-undo-entry"
        command = client.mention_command(undoing.command)
        text += "\n" + translate(language, key, command=command, number=str(undoing.entry))
    container.add_item(ui.TextDisplay(text))
    if done.undoing is not None:
        container.add_item(row(done.undoing.button))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    await answer(interaction, Message(view))


def undone_by(interaction: Interaction, game_id: int, name: str) -> Undoing:
    """How a deed is undone by another one that wants nothing to be chosen: ``name`` as in "reset"."""
    label = translate(interaction.client.language(interaction), f"button-mod-{name}")
    return Undoing("mod " + name, button(Press(f"mod_ask_{name}", game_id), label))


def register(client: Riquet) -> None:
    """Registers the presses of this file."""
    client.presses.on("mod_cancel", _cancel)
    register_deed(client, "reset", _ask_reset, _reset)
    register_deed(client, "restore", _ask_restore, _restore)


@mod.command(name=bot_text("command-mod-reset"), description=bot_text("command-mod-reset-description"))
async def reset(interaction: Interaction) -> None:
    """Asks whether to take the game of this channel off the table."""
    await acknowledge(interaction)
    require_moderator(interaction)
    info = await interaction.client.game_here(interaction)
    await _ask_reset(interaction, Press("mod_ask_reset", info.id))


@mod.command(name=bot_text("command-mod-restore"), description=bot_text("command-mod-restore-description"))
async def restore(interaction: Interaction) -> None:
    """Asks whether to bring back the game that was last taken off this channel."""
    await acknowledge(interaction)
    require_moderator(interaction)
    if interaction.channel_id is None:
        raise UserError("no_channel")
    info = await interaction.client.tables.lifecycle.last_reset(interaction.channel_id)
    await _ask_restore(interaction, Press("mod_ask_restore", info.id))


async def _ask_reset(interaction: Interaction, press: Press) -> None:
    info = await interaction.client.tables.get(press.game)
    await ask_about(interaction, info, "mod-reset", Press("mod_reset", info.id))


async def _ask_restore(interaction: Interaction, press: Press) -> None:
    info = await interaction.client.tables.get(press.game)
    if await interaction.client.tables.find(info.channel_id) is not None:
        raise UserError("channel_taken")
    await ask_about(interaction, info, "mod-restore", Press("mod_restore", info.id))


async def _reset(interaction: Interaction, press: Press) -> Done:
    tables = interaction.client.tables
    info = await tables.lifecycle.reset(press.game, person_of(interaction.user))
    if info.started is None:
        await tables.messages.enqueue_note(press.game, "lobby_edit")
    text = translate(interaction.client.language(interaction), "mod-reset-done")
    return Done(text, undone_by(interaction, press.game, "restore"))


async def _restore(interaction: Interaction, press: Press) -> Done:
    tables = interaction.client.tables
    info = await tables.get(press.game)
    if (await tables.lifecycle.last_reset(info.channel_id)).id != press.game:
        raise UserError("stale")
    info = await tables.lifecycle.restore(info.channel_id, person_of(interaction.user))
    if info.status == "lobby":
        await tables.messages.enqueue_note(press.game, "lobby")
    text = translate(interaction.client.language(interaction), "mod-restore-done")
    return Done(text, undone_by(interaction, press.game, "reset"))


async def _cancel(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    await acknowledge(interaction)
    require_moderator(interaction)
    await tell_done(interaction, Done(translate(interaction.client.language(interaction), "mod-cancelled")))
