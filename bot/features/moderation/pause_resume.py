"""/mod pause and /mod resume: a game that rests, or that lost its channel."""

from __future__ import annotations

import re

from bot.features.moderation.questions import (
    AboutGame,
    Done,
    ModeratorAction,
    ask_about,
    require_status,
    undone_by,
)
from bot.features.moderation.reset_restore import undone_by_reset
from bot.i18n.catalogue import join_list
from bot.table import MessageKind, PausedError, Status, TableError, TableInfo
from bot.ui.commands import Choices, Help, command, offer
from bot.ui.errors import UserError
from bot.ui.event_message import event_message
from bot.ui.feature import Feature
from bot.ui.matching import matching
from bot.ui.names import escape_all, seat_names
from bot.ui.request import Request
from bot.ui.router import Audience
from bot.ui.starting import require_permissions
from rules import RuleError
from rules.language.lookup import find_value
from rules.values import Scalar


class AskPause(AboutGame, frozen=True, tag="mod_ask_pause"):
    """Asks whether to pause a game."""


class Pause(AboutGame, frozen=True, tag="mod_pause"):
    """Pauses a game."""


class AskResume(AboutGame, frozen=True, tag="mod_ask_resume"):
    """Asks whether a paused game is to go on."""


class Resume(AboutGame, frozen=True, tag="mod_resume"):
    """Lets a paused game go on."""


class AskMove(AboutGame, frozen=True, tag="mod_ask_move"):
    """Asks whether a game that lost its channel is to go on in this one."""


class Move(AboutGame, frozen=True, tag="mod_move"):
    """Lets a game that lost its channel go on in this one."""


@command("mod pause", Help("help-moderators-more", "pause"), audience=Audience.MODERATOR)
async def pause(request: Request) -> None:
    """Ask whether to let nobody act at the game of this channel for a while."""
    info = await request.open_game()
    await _ask_pause(request, AskPause(info.id))


@command("mod resume", Help("help-moderators-more", "resume"), audience=Audience.MODERATOR)
async def resume(request: Request, game: str | None = None) -> None:
    """Ask whether a paused game is to go on, or one that lost its channel is to go on in this one."""
    tables = request.tables
    _, channel_id = request.channel()
    here = await tables.find(channel_id)
    if here is not None and (game is None or _number(game) == here.id):
        return await _ask_resume(request, AskResume(here.id))
    detached = await _detached(request)
    if game is None and len(detached) > 1:
        raise UserError("resume_which")
    if not detached:
        raise UserError("nothing_to_resume")
    chosen = detached[0].id if game is None else _chosen(request, detached, game)
    return await _ask_move(request, AskMove(chosen))


@resume.complete("game")
async def _games(request: Request, current: str) -> Choices:
    """Offer the games without a channel that go with what is typed so far; nothing to others."""
    if not request.moderates:
        return []
    return offer(matching(_named(request, await _detached(request)), current))


async def _detached(request: Request) -> tuple[TableInfo, ...]:
    """Return the games without a channel that this moderator can bring here, the newest first."""
    tables = request.tables
    guild_id, _ = request.channel()
    return await tables.lifecycle.detached(guild_id, request.who)


def _named(request: Request, games: tuple[TableInfo, ...]) -> dict[Scalar, str]:
    """Return names of games that differ from one another: number, title and people."""
    return {
        info.id: request.translate(
            "mod-resume-game",
            number=str(info.id),
            game=request.title(info.kind),
            people=join_list(request.language, seat_names(info, request.language)),
        )
        for info in games
    }


def _number(written: str) -> int | None:
    """Return the number with which a game's name begins."""
    found = re.match(r"\D{0,3}(\d{1,18})\b", written)
    return None if found is None else int(found[1])


def _chosen(request: Request, detached: tuple[TableInfo, ...], written: str) -> int:
    """Return the id of the game that was written: by its number, its name or the beginning of that."""
    number = _number(written)
    if number is not None and number in [info.id for info in detached]:
        return number
    named = _named(request, detached)
    titles: dict[Scalar, str] = {key: name.partition(" ")[2] for key, name in named.items()}
    try:
        return int(str(find_value(written, titles)))
    except RuleError:
        games = escape_all(named.values())
        raise UserError("resume_unknown", written=written, games=games) from None


async def _ask_pause(request: Request, pressed: AskPause) -> None:
    """Ask whether to pause a game; TableError or UserError if it is not being played."""
    tables = request.tables
    info = await tables.get(pressed.game)
    require_status(info, Status.OPEN)
    if info.paused:
        raise PausedError()
    await ask_about(request, info, "mod-pause", Pause(info.id))


async def _pause(request: Request, pressed: Pause) -> Done:
    """Pause a game."""
    tables = request.tables
    await tables.lifecycle.pause(pressed.game, request.who)
    undoing = undone_by(request, "mod resume", AskResume(pressed.game))
    return Done(request.translate("mod-pause-done"), undoing)


async def _ask_resume(request: Request, pressed: AskResume) -> None:
    """Ask whether a game is to go on; TableError or UserError if it is not paused."""
    tables = request.tables
    info = await tables.get(pressed.game)
    require_status(info, Status.OPEN)
    if not info.paused:
        raise TableError("not_paused")
    await ask_about(request, info, "mod-resume", Resume(info.id))


async def _resume(request: Request, pressed: Resume) -> Done:
    """Let a paused game go on."""
    tables = request.tables
    await tables.lifecycle.resume(pressed.game, request.who)
    undoing = undone_by(request, "mod pause", AskPause(pressed.game))
    return Done(request.translate("mod-resume-done"), undoing)


async def _ask_move(request: Request, pressed: AskMove) -> None:
    """Ask whether a game without a channel is to go on in this one."""
    info = await _movable(request, pressed.game)
    await ask_about(request, info, "mod-move", Move(info.id))


async def _move(request: Request, pressed: Move) -> Done:
    """Let a game without a channel go on in this one."""
    tables = request.tables
    await _movable(request, pressed.game)
    guild_id, channel_id = request.channel()
    await tables.lifecycle.attach(pressed.game, guild_id, channel_id, request.who)
    return Done(request.translate("mod-move-done"), undone_by_reset(request, pressed.game))


async def _movable(request: Request, game_id: int) -> TableInfo:
    """Return a game without a channel that may be brought to this one.

    Raises UserError or TableError if it may not be: it has one, is none of this moderator's, the channel is
    taken, or the bot lacks permissions in it.
    """
    tables = request.tables
    _, channel_id = request.channel()
    found = next((info for info in await _detached(request) if info.id == game_id), None)
    if found is None:
        raise TableError("not_parked")
    if await tables.find(channel_id) is not None:
        raise TableError("channel_taken")
    require_permissions(request)
    return found


PAUSE = ModeratorAction(AskPause, Pause, _ask_pause, _pause)
RESUME = ModeratorAction(AskResume, Resume, _ask_resume, _resume)
MOVE = ModeratorAction(AskMove, Move, _ask_move, _move, elsewhere=True)
PART = Feature(
    commands=(pause, resume),
    handlers=(*PAUSE.handlers, *RESUME.handlers, *MOVE.handlers),
    messages={MessageKind.PAUSE: event_message},
)
