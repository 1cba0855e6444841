"""Messages about entries of the log: what was done, the board as it stands then, and who is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.announce.deeds import deed_text
from bot.announce.message import (
    TEXT_LIMIT,
    Announcement,
    board_buttons,
    call,
    follower_buttons,
    outcome_text,
    picture_message,
    salts_text,
    seats_text,
    still_waiting,
)
from bot.i18n.catalogue import translate
from bot.panels.press import cut, row
from bot.store import OutboxRow
from bot.table import Post, TableInfo, read_post
from bot.ui.markup import escape_all
from bot.ui.names import seat_names
from bot.ui.pictures import draw_board
from rules import load_game
from rules.language.story import narrate
from rules.language.words import Words

if TYPE_CHECKING:
    from bot.client import Riquet

_STORY_LIMIT = 2500
_STORY_LINES = 30


async def post_message(client: Riquet, owed: OutboxRow, state: bytes, info: TableInfo) -> Announcement:
    """A message with the board: what happened, the picture, buttons, and who is waited for."""
    reader = None if owed.recipient is None else owed.recipient.discord_id
    language = client.table_language(info) if reader is None else client.follower_language(reader, info)
    post = read_post(owed)
    game = load_game(state)
    view = game.view(None)
    names = seat_names(info, language)
    words = Words(info.kind, language, escape_all(names), view)
    picture = await draw_board(client, info, view, names, language, events=post.events)
    container: ui.Container[Any] = ui.Container()
    first = await _first_told(client, owed)
    told = _told(first, post, info, words, language, await _deed(client, first, info, language))
    if told:
        container.add_item(ui.TextDisplay(told))
    container.add_item(picture.gallery())
    buttons = board_buttons(info, post, language) if reader is None else follower_buttons(info, language)
    container.add_item(row(*buttons))
    edits = owed.edits if owed.kind == "edit" else None
    quietly = edits is not None or reader is not None
    pings = call(container, info, words, still_waiting(info, post), language, quietly=quietly)
    for line in seats_text(info, language):
        container.add_item(ui.TextDisplay(f"-# {line}"))
    return picture_message(info, container, picture, pings, edits)


async def _first_told(client: Riquet, owed: OutboxRow) -> OutboxRow:
    """The row whose words a message has: of an edit, the row of the message that it changes."""
    if owed.kind != "edit":
        return owed
    first = await client.tables.outbox.last_message(owed.game_id)
    return owed if first is None or first.message_id != owed.edits else first


async def _deed(client: Riquet, owed: OutboxRow, info: TableInfo, language: str) -> str:
    """What is said of an entry that is no move; nothing where the message is about moves."""
    if owed.kind in ("start", "post", "edit"):
        return ""
    line = await client.tables.line(info.id, owed.seq)
    return await deed_text(client, info, line, language)


def _told(owed: OutboxRow, post: Post, info: TableInfo, words: Words, language: str, deed: str) -> str:
    """The words above the picture; ``deed`` are those about an entry that is no move."""
    title = words.text("title")
    lines: list[str] = []
    if owed.kind == "start":
        lines.append(translate(language, "post-started", game=title))
        lines.append(translate(language, "post-fingerprint", fingerprint=info.fingerprint or ""))
    elif deed:
        lines.append(deed)
    elif post.outcome is not None:
        lines.append(translate(language, "post-ended", game=title))
    if post.taken_back:
        taken = " ".join(narrate(words, post.taken_back))
        lines.append(translate(language, "post-taken-back", events=taken))
    story = _story(narrate(words, post.events), language)
    lines.extend(story)
    if not story and words.view is not None and owed.kind != "start" and info.status == "open":
        lines.append(words.render(words.view.status()))
    if post.outcome is not None and info.outcome is not None:
        lines.append(outcome_text(info, language))
    if info.paused:
        lines.append(translate(language, "status-paused"))
    if owed.kind in ("post", "abandon", "rules", "rollback") and info.seed is not None:
        lines.append(translate(language, "post-seed", seed=info.seed))
        if info.salts:
            lines.append(translate(language, "post-salts", salts=salts_text(info)))
    return cut("\n".join(lines), TEXT_LIMIT)


def _story(lines: list[str], language: str) -> list[str]:
    """The end of a story that may be too long, with how much there was before."""
    kept: list[str] = []
    for line in reversed(lines):
        if len(kept) == _STORY_LINES or (kept and sum(map(len, kept)) + len(line) > _STORY_LIMIT):
            break
        kept.insert(0, cut(line, _STORY_LIMIT))
    left_out = len(lines) - len(kept)
    return [translate(language, "post-story-more", count=left_out), *kept] if left_out else kept
