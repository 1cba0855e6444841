"""Messages that are owed for something other than an entry of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.announce.deeds import answered_call
from bot.announce.message import (
    Announcement,
    board_buttons,
    call,
    picture_message,
    still_waiting,
)
from bot.announce.proposals import proposal_message
from bot.i18n.catalogue import join_list, translate
from bot.panels.answer import UserError, long_text
from bot.panels.press import Press, button, row
from bot.panels.rulebook import Topic, rule_message
from bot.store import OutboxRow
from bot.table import Note, Post, TableInfo, read_note
from bot.ui.markup import escape_all
from bot.ui.names import person_name, seat_names
from bot.ui.pictures import draw_board
from rules.language.words import Words

if TYPE_CHECKING:
    from bot.client import Riquet


async def note_message(client: Riquet, owed: OutboxRow, info: TableInfo) -> Announcement | None:
    """A message that is owed for something other than an entry of the log."""
    note = read_note(owed)
    language = client.table_language(info)
    name = person_name(owed.person, language)
    if note.key.startswith("proposal"):
        return await proposal_message(client, owed, info, note, language)
    if note.key == "call_edit":
        return await answered_call(client, info, int(note.params["entry"]))
    edits = None
    if note.key.endswith("_edit"):
        edits = await client.tables.outbox.note_message(info.id, note.key.removesuffix("_edit"))
        if edits is None:
            return None
    match note.key:
        case "lobby" | "lobby_edit":
            return Announcement(info.guild_id, info.channel_id, _lobby_view(info, language), edits=edits)
        case "board":
            return await _board(client, info, language, name)
        case "board_text":
            position = await client.tables.load(info.id)
            told = long_text(position, None, language)
            return Announcement(info.guild_id, info.channel_id, told.view, told.files)
        case "rule":
            return await _rule(client, info, language, note, name)
        case _:
            raise ValueError(f"outbox row {owed.id} has an unknown note {note.key!r}")


async def _rule(client: Riquet, info: TableInfo, language: str, note: Note, name: str) -> Announcement | None:
    """A page of the rules that somebody shows to the channel; None if it is not there any more."""
    try:
        topic = Topic.parse(str(note.params["topic"]))
    except UserError:
        return None
    above = translate(language, "post-rule", name=name)
    page = int(note.params["page"])
    told = await rule_message(
        client, topic, language, client.table_look(info), info, page, above=above, public=True
    )
    return Announcement(info.guild_id, info.channel_id, told.view, told.files)


async def _board(client: Riquet, info: TableInfo, language: str, name: str) -> Announcement:
    """The board as it stands now, as somebody asked for; nobody is called by it."""
    position = await client.tables.load(info.id)
    names = seat_names(info, language)
    view = position.game.view(None)
    words = Words(info.kind, language, escape_all(names), view)
    picture = await draw_board(client, info, view, names, language)
    container: ui.Container[Any] = ui.Container()
    container.add_item(ui.TextDisplay(translate(language, "post-board", name=name)))
    container.add_item(picture.gallery())
    if info.paused:
        container.add_item(ui.TextDisplay(translate(language, "status-paused")))
    post = Post(position.seq, position.seq, (), (), position.game.waiting_for, position.game.outcome)
    container.add_item(row(*board_buttons(info, post, language)))
    pings = call(container, info, words, still_waiting(info, post), language, quietly=True)
    return picture_message(info, container, picture, pings, None)


def _lobby_view(info: TableInfo, language: str) -> ui.LayoutView:
    """The open table: who sits there, and buttons to join, leave and start; without them once it is over."""
    title = Words(info.kind, language).text("title")
    people = [person_name(person, language) for person in info.seats]
    key = {"lobby": "lobby-title", "open": "lobby-running"}.get(info.status, "lobby-closed")
    lines = [
        translate(language, key, game=title),
        translate(
            language,
            "lobby-people",
            count=len(people),
            seats=info.needed,
            people=join_list(language, people) or "–",
        ),
    ]
    container: ui.Container[Any] = ui.Container()
    if info.status == "lobby":
        ready = "yes" if info.ready else "no"
        lines.append(translate(language, "lobby-ready", ready=ready, host=person_name(info.host, language)))
    container.add_item(ui.TextDisplay("\n".join(lines)))
    if info.status == "lobby":
        container.add_item(row(*lobby_buttons(info, language)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def lobby_buttons(info: TableInfo, language: str) -> list[Any]:
    """The buttons of an open table."""
    return [
        button(Press("join", info.id), translate(language, "button-join"), discord.ButtonStyle.success),
        button(Press("leave", info.id), translate(language, "button-leave")),
        button(Press("start", info.id), translate(language, "button-start"), discord.ButtonStyle.primary),
    ]
