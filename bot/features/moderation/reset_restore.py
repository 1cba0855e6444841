"""/mod reset and /mod restore: taking a game off the table, and bringing it back."""

from __future__ import annotations

from discord import ButtonStyle

from bot.features.moderation.questions import (
    AboutGame,
    Cancel,
    Done,
    ModeratorAction,
    Undoing,
    ask_about,
    reply_done,
    undone_by,
)
from bot.table import DamagedRowError
from bot.ui.commands import Help, command
from bot.ui.components import button
from bot.ui.errors import UserError
from bot.ui.feature import Feature
from bot.ui.request import Request
from bot.ui.router import Audience, on


class AskReset(AboutGame, frozen=True, tag="mod_ask_reset"):
    """Asks whether to take a game off the table."""


class Reset(AboutGame, frozen=True, tag="mod_reset"):
    """Takes a game off the table."""


class PutAway(AboutGame, frozen=True, tag="mod_put_away"):
    """Takes a game that cannot be read off its channel."""


class AskRestore(AboutGame, frozen=True, tag="mod_ask_restore"):
    """Asks whether to bring back a game."""


class Restore(AboutGame, frozen=True, tag="mod_restore"):
    """Brings back a game."""


@command("mod reset", Help("help-moderators", "reset"), audience=Audience.MODERATOR)
async def reset(request: Request) -> None:
    """Ask whether to take the game of this channel off the table."""
    try:
        info = await request.open_game()
    except DamagedRowError as error:
        return await _ask_put_away(request, error.game)
    return await _ask_reset(request, AskReset(info.id))


@command("mod restore", Help("help-moderators", "restore"), audience=Audience.MODERATOR)
async def restore(request: Request) -> None:
    """Ask whether to bring back the game that was last taken off this channel."""
    tables = request.tables
    _, channel_id = request.channel()
    info = await tables.lifecycle.last_reset(channel_id)
    await _ask_restore(request, AskRestore(info.id))


async def _ask_reset(request: Request, pressed: AskReset) -> None:
    """Ask whether to take a game off the table."""
    tables = request.tables
    info = await tables.get(pressed.game)
    await ask_about(request, info, "mod-reset", Reset(info.id))


async def _reset(request: Request, pressed: Reset) -> Done:
    """Take a game off the table."""
    await request.tables.lifecycle.reset(pressed.game, request.who)
    undoing = undone_by(request, "mod restore", AskRestore(pressed.game))
    return Done(request.translate("mod-reset-done"), undoing)


async def _ask_put_away(request: Request, game_id: int) -> None:
    """Ask whether to take a game that cannot be read off its channel."""
    label = request.translate("button-mod-reset")
    confirm = button(PutAway(game_id), label, ButtonStyle.danger)
    text = request.translate("mod-reset-damaged-ask")
    await request.confirm(text, confirm, cancel=Cancel(game_id), repeats=True)


async def _put_away(request: Request, pressed: PutAway) -> None:
    """Take a game that cannot be read off its channel."""
    await request.tables.lifecycle.put_away_damaged(pressed.game, *request.channel(), request.who)
    await reply_done(request, Done(request.translate("mod-reset-done")))


async def _ask_restore(request: Request, pressed: AskRestore) -> None:
    """Ask whether to bring back a game; UserError if its channel has another one."""
    tables = request.tables
    info = await tables.get(pressed.game)
    if await tables.find(info.channel_id) is not None:
        raise UserError("channel_taken")
    await ask_about(request, info, "mod-restore", Restore(info.id))


async def _restore(request: Request, pressed: Restore) -> Done:
    """Bring back a game, if it still is the one that was last taken off its channel."""
    tables = request.tables
    info = await tables.get(pressed.game)
    if (await tables.lifecycle.last_reset(info.channel_id)).id != pressed.game:
        raise UserError("stale")
    await tables.lifecycle.restore(info.channel_id, request.who)
    return Done(request.translate("mod-restore-done"), undone_by_reset(request, pressed.game))


def undone_by_reset(request: Request, game_id: int) -> Undoing:
    """Return how an action is undone by taking the game off the table."""
    return undone_by(request, "mod reset", AskReset(game_id))


RESET = ModeratorAction(AskReset, Reset, _ask_reset, _reset)
RESTORE = ModeratorAction(AskRestore, Restore, _ask_restore, _restore)
_HANDLERS = (*RESET.handlers, *RESTORE.handlers, on(PutAway, _put_away, audience=Audience.MODERATOR))
PART = Feature(commands=(reset, restore), handlers=_HANDLERS)
