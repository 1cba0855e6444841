"""/mod audit: what moderators did in a channel, and who did it when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

import discord

from bot.i18n.catalogue import translate
from bot.preferences.declared import describe_value
from bot.preferences.settings import PlaceChange
from bot.table import PUT_AWAY, LogEntry, TableInfo
from bot.ui.commands import Help, command
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import truncate
from bot.ui.feature import Feature
from bot.ui.log_text import log_text
from bot.ui.message import plain
from bot.ui.names import person_name, words_of
from bot.ui.paging import page_buttons, page_of
from bot.ui.request import Request
from bot.ui.router import Audience, on
from bot.ui.shared_ids import PageLink

_PAGE = 10
_LIMIT = 1000
_LINE_LIMIT = 350


@dataclass(frozen=True, slots=True)
class _AtGame:
    """An entry of the log of a game."""

    game_id: int
    entry: LogEntry

    @property
    def time(self) -> datetime:
        return self.entry.time


class ShowAudit(ComponentId, frozen=True, tag="mod_audit"):
    """Shows a page of what moderators did, the newest first."""

    turn: Annotated[PageLink | None, Slot.PATH] = None


@command("mod audit", Help("help-moderators-more", "audit"), audience=Audience.MODERATOR, looks=True)
async def audit(request: Request) -> None:
    """Show what moderators did in this channel, the newest first."""
    await _show(request, 0)


async def _turn(request: Request, pressed: ShowAudit) -> None:
    await _show(request, 0 if pressed.turn is None else pressed.turn.page)


async def _show(request: Request, page: int) -> None:
    """Show a page of what was done, the newest first."""
    shown, page, pages = page_of(await _done(request), page, _PAGE)
    lines = [await _line(request, one) for one in shown] or [request.translate("audit-empty")]
    head = request.translate("audit-head", page=str(page + 1), pages=str(pages))
    buttons = page_buttons(request.language, page, pages, ShowAudit)
    await request.reply(plain("\n".join([head, *lines]), *buttons), repeats=True)


async def _done(request: Request) -> list[_AtGame | PlaceChange]:
    """Return all that was done at the games of this channel and to its settings, the newest first."""
    _, channel_id = request.channel()
    at_games = await request.tables.records.moderated(channel_id, _LIMIT)
    changes = await request.services.preferences.changes(request.scope, _LIMIT)
    done = [*(_AtGame(*one) for one in at_games), *reversed(changes)]
    # What was done at the same time stays in its order, the newer first.
    done.reverse()
    return sorted(done, key=lambda one: one.time, reverse=True)


async def _line(request: Request, done: _AtGame | PlaceChange) -> str:
    """Return in a line when something was done, and what."""
    if isinstance(done, _AtGame):
        text = _entry_text(await request.tables.get(done.game_id), done.entry, request.language)
    else:
        text = _change_text(done, request.language)
    return f"{discord.utils.format_dt(done.time, 'f')} {truncate(text, _LINE_LIMIT)}"


def _entry_text(info: TableInfo, entry: LogEntry, language: str) -> str:
    """Return an entry of a game's log, with the game that it is of."""
    words = words_of(info, language)
    text = log_text(words, info, entry, language)
    return translate(language, "audit-game", game=words.text("title"), number=str(info.id), told=text)


def _change_text(change: PlaceChange, language: str) -> str:
    """Return a change of what a channel or the server has set, or that a game was put away there."""
    name = person_name(change.person, language)
    if change.key == PUT_AWAY:
        return translate(language, "audit-put-away", name=name, number=str(change.value))
    return translate(
        language,
        "audit-setting",
        place=change.kind,
        name=name,
        what=translate(language, f"settings-name-{change.key}"),
        value=describe_value(language, change.key, change.value),
    )


PART = Feature(commands=(audit,), handlers=(on(ShowAudit, _turn, audience=Audience.MODERATOR, looks=True),))
