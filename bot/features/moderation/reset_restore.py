"""/mod reset and /mod restore: taking a game off the table, and bringing it back."""

from __future__ import annotations

from bot.features.moderation.questions import (
    AboutGame,
    Done,
    ModeratorAction,
    Undoing,
    ask_about,
    undone_by,
)
from bot.ui.commands import Help, command
from bot.ui.errors import UserError
from bot.ui.feature import Feature
from bot.ui.request import Request
from bot.ui.router import Audience


class AskReset(AboutGame, frozen=True, tag="mod_ask_reset"):
    """Asks whether to take a game off the table."""


class Reset(AboutGame, frozen=True, tag="mod_reset"):
    """Takes a game off the table."""


class AskRestore(AboutGame, frozen=True, tag="mod_ask_restore"):
    """Asks whether to bring back a game."""


class Restore(AboutGame, frozen=True, tag="mod_restore"):
    """Brings back a game."""


@command("mod reset", Help("help-moderators", "reset"), audience=Audience.MODERATOR)
async def reset(request: Request) -> None:
    """Ask whether to take the game of this channel off the table."""
    info = await request.open_game()
    await _ask_reset(request, AskReset(info.id))


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
PART = Feature(commands=(reset, restore), handlers=(*RESET.handlers, *RESTORE.handlers))
