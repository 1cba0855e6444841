"""What a channel is told: a row of the outbox made into a message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.panels.answer import UserError, long_text
from bot.panels.press import Press, button, cut, row
from bot.panels.rulebook import Topic, rule_message
from bot.people import seat_names
from bot.pictures import Picture, draw_board
from bot.store import OutboxRow
from bot.table import Note, Post, TableInfo, read_note, read_post
from bot.texts import escaped, listed, say
from rules import load_game
from rules.story import tell
from rules.texts import Words

if TYPE_CHECKING:
    from bot.client import Riquet

_STORY_LIMIT = 2500
_STORY_LINES = 30
_TEXT_LIMIT = 3800


@dataclass(frozen=True, slots=True)
class Announcement:
    """A message for a channel: a new one, or a change of the message ``edits``; ``pings`` are users' ids."""

    guild_id: int
    channel_id: int
    view: ui.LayoutView
    files: Sequence[discord.File] = ()
    pings: tuple[int, ...] = ()
    edits: int | None = None


async def compose(client: Riquet, owed: OutboxRow) -> Announcement | None:
    """The message that a row stands for; None if nothing is to be sent any more."""
    info = await client.tables.get(owed.game_id)
    if owed.kind == "note":
        return await _note(client, owed, info)
    if owed.kind == "edit" and owed.edits is None:
        return None
    if owed.state is None:
        return _text(info, _status_text(client, owed, info))
    return await _post(client, owed, owed.state, info)


async def _post(client: Riquet, owed: OutboxRow, state: bytes, info: TableInfo) -> Announcement:
    """A message with the board: what happened, the picture, buttons, and who is waited for."""
    language = client.table_language(info)
    post = read_post(owed)
    game = load_game(state)
    view = game.view(None)
    names = seat_names(info, language)
    words = Words(info.kind, language, escaped(names), view)
    picture = await draw_board(client, view, names, language, events=post.events)
    container: ui.Container[Any] = ui.Container()
    told = _told(await _first_told(client, owed), post, info, words, language, client)
    if told:
        container.add_item(ui.TextDisplay(told))
    container.add_item(picture.gallery())
    container.add_item(row(*_buttons(info, post, language)))
    edits = owed.edits if owed.kind == "edit" else None
    pings = _call(container, info, words, _waiting(info, post), language, quietly=edits is not None)
    return _message(info, container, picture, pings, edits)


async def _first_told(client: Riquet, owed: OutboxRow) -> OutboxRow:
    """The row whose words a message has: of an edit, the row of the message that it changes."""
    if owed.kind != "edit":
        return owed
    first = await client.tables.outbox.last_message(owed.game_id)
    return owed if first is None or first.message_id != owed.edits else first


def _status_text(client: Riquet, owed: OutboxRow, info: TableInfo) -> str:
    """What is said of a table that was taken away or brought back before its game began."""
    name = escaped([owed.person.name])[0] if owed.person is not None else "–"
    if owed.kind == "reset":
        command = client.mention_command("mod restore")
        return say(client.table_language(info), "post-reset", name=name, command=command)
    return say(client.table_language(info), "post-restored", name=name)


def _told(owed: OutboxRow, post: Post, info: TableInfo, words: Words, language: str, client: Riquet) -> str:
    """The words above the picture."""
    title = words.text("title")
    lines: list[str] = []
    if owed.kind == "start":
        lines.append(say(language, "post-started", game=title))
        lines.append(say(language, "post-fingerprint", fingerprint=info.fingerprint or ""))
    elif owed.kind in ("reset", "restore"):
        lines.append(_status_text(client, owed, info))
    elif owed.kind == "abandon":
        lines.append(say(language, "post-abandoned", game=title))
        lines.append(say(language, "post-abandoned-text"))
    elif post.outcome is not None:
        lines.append(say(language, "post-ended", game=title))
    if post.taken_back:
        taken = " ".join(tell(words, post.taken_back))
        lines.append(say(language, "post-taken-back", events=taken))
    story = _story(tell(words, post.events), language)
    lines.extend(story)
    if not story and words.view is not None and owed.kind != "start" and info.status == "open":
        lines.append(words.say(words.view.status()))
    if post.outcome is not None and info.outcome is not None:
        lines.append(outcome_text(info, language))
    if owed.kind in ("post", "abandon") and info.seed is not None:
        lines.append(say(language, "post-seed", seed=info.seed))
    return cut("\n".join(lines), _TEXT_LIMIT)


def _story(lines: list[str], language: str) -> list[str]:
    """The end of a story that may be too long, with how much there was before."""
    kept: list[str] = []
    for line in reversed(lines):
        if len(kept) == _STORY_LINES or (kept and sum(map(len, kept)) + len(line) > _STORY_LIMIT):
            break
        kept.insert(0, cut(line, _STORY_LIMIT))
    left_out = len(lines) - len(kept)
    return [say(language, "post-story-more", count=left_out), *kept] if left_out else kept


def _call(
    container: ui.Container[Any],
    info: TableInfo,
    words: Words,
    waiting: tuple[int, ...],
    language: str,
    *,
    quietly: bool,
) -> tuple[int, ...]:
    """Adds the line of those who are waited for: by mention, or quietly by name. Returns whom it pings."""
    if not waiting:
        return ()
    if quietly:
        people = listed(language, [words.value("seat", seat) for seat in waiting])
        container.add_item(ui.TextDisplay(say(language, "waiting-for", names=people)))
        return ()
    pings = tuple(ping for seat in waiting if (ping := info.seats[seat].discord_id) is not None)
    mentions = listed(language, [f"<@{ping}>" for ping in pings])
    container.add_item(ui.TextDisplay(say(language, "post-ping", names=mentions, count=len(pings))))
    return pings


def _waiting(info: TableInfo, post: Post) -> tuple[int, ...]:
    """Those of the message who are still waited for: a late message does not call anybody in vain."""
    if info.status != "open":
        return ()
    return tuple(seat for seat in post.waiting if seat in info.waiting_for)


def _buttons(info: TableInfo, post: Post, language: str) -> list[Any]:
    if post.outcome is not None or info.status != "open":
        return [
            button(Press("verify", info.id), say(language, "button-verify")),
            button(Press("log", info.id), say(language, "button-log")),
            button(Press("info", info.id), say(language, "button-info")),
        ]
    return [
        button(Press("panel", info.id), say(language, "button-panel"), discord.ButtonStyle.primary),
        button(Press("hand", info.id), say(language, "button-hand")),
        button(Press("log", info.id), say(language, "button-log")),
    ]


async def _note(client: Riquet, owed: OutboxRow, info: TableInfo) -> Announcement | None:
    """A message that is owed for something other than an entry of the log."""
    note = read_note(owed)
    language = client.table_language(info)
    name = escaped([str(note.params.get("name", ""))])[0]
    edits = None
    if note.key.endswith("_edit"):
        edits = await client.tables.outbox.note_message(info.id, note.key.removesuffix("_edit"))
        if edits is None:
            return None
    match note.key:
        case "lobby" | "lobby_edit":
            return Announcement(info.guild_id, info.channel_id, _lobby_view(info, language), edits=edits)
        case "abandon" | "abandon_edit":
            return await _abandon(client, info, language, edits)
        case "abandon_refused":
            return _text(info, say(language, "post-abandon-refused", name=name))
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
    above = say(language, "post-rule", name=name)
    page = int(note.params["page"])
    told = await rule_message(client, topic, language, info, page, above=above, public=True)
    return Announcement(info.guild_id, info.channel_id, told.view, told.files)


async def _abandon(client: Riquet, info: TableInfo, language: str, edits: int | None) -> Announcement | None:
    """The question whether to stop, with those who agree; those who have not are pinged once.

    When it is answered, the message says so and has no buttons any more.
    """
    consent = await client.tables.consent(info.id)
    if not consent.agreed or info.status != "open":
        if edits is None:
            return None
        return replace(_text(info, say(language, "post-abandon-answered")), edits=edits)
    names = escaped(seat_names(info, language))
    agreed = listed(language, [names[seat] for seat in consent.agreed])
    missing = [info.seats[seat].discord_id for seat in consent.missing]
    pings = tuple(ping for ping in missing if ping is not None)
    asked = listed(language, [f"<@{ping}>" for ping in pings])
    text = say(language, "post-abandon-asked", agreed=agreed, asked=asked)
    agree = button(Press("agree", info.id), say(language, "button-agree"), discord.ButtonStyle.danger)
    refuse = button(Press("refuse", info.id), say(language, "button-refuse"))
    message = _text(info, text, agree, refuse)
    return replace(message, pings=() if edits is not None else pings, edits=edits)


async def _board(client: Riquet, info: TableInfo, language: str, name: str) -> Announcement:
    """The board as it stands now, as somebody asked for; nobody is called by it."""
    position = await client.tables.load(info.id)
    names = seat_names(info, language)
    view = position.game.view(None)
    words = Words(info.kind, language, escaped(names), view)
    picture = await draw_board(client, view, names, language)
    container: ui.Container[Any] = ui.Container()
    container.add_item(ui.TextDisplay(say(language, "post-board", name=name)))
    container.add_item(picture.gallery())
    post = Post(position.seq, position.seq, (), (), position.game.waiting_for, position.game.outcome)
    container.add_item(row(*_buttons(info, post, language)))
    pings = _call(container, info, words, _waiting(info, post), language, quietly=True)
    return _message(info, container, picture, pings, None)


def _message(
    info: TableInfo,
    container: ui.Container[Any],
    picture: Picture,
    pings: tuple[int, ...],
    edits: int | None,
) -> Announcement:
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return Announcement(info.guild_id, info.channel_id, view, [picture.file()], pings, edits)


def _text(info: TableInfo, text: str, *items: ui.Item[Any]) -> Announcement:
    container: ui.Container[Any] = ui.Container(ui.TextDisplay(cut(text, _TEXT_LIMIT)))
    if items:
        container.add_item(row(*items))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return Announcement(info.guild_id, info.channel_id, view)


def _lobby_view(info: TableInfo, language: str) -> ui.LayoutView:
    """The open table: who sits there, and buttons to join, leave and start; without them once it is over."""
    title = Words(info.kind, language).text("title")
    people = escaped([person.name for person in info.seats])
    key = {"lobby": "lobby-title", "open": "lobby-running"}.get(info.status, "lobby-closed")
    lines = [
        say(language, key, game=title),
        say(
            language,
            "lobby-people",
            count=len(people),
            seats=info.needed,
            people=listed(language, people) or "–",
        ),
    ]
    container: ui.Container[Any] = ui.Container()
    if info.status == "lobby":
        ready = "yes" if info.ready else "no"
        lines.append(say(language, "lobby-ready", ready=ready, host=escaped([info.host.name])[0]))
    container.add_item(ui.TextDisplay("\n".join(lines)))
    if info.status == "lobby":
        container.add_item(row(*lobby_buttons(info, language)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def lobby_buttons(info: TableInfo, language: str) -> list[Any]:
    """The buttons of an open table."""
    return [
        button(Press("join", info.id), say(language, "button-join"), discord.ButtonStyle.success),
        button(Press("leave", info.id), say(language, "button-leave")),
        button(Press("start", info.id), say(language, "button-start"), discord.ButtonStyle.primary),
    ]


def outcome_text(info: TableInfo, language: str) -> str:
    """Who won, and the points of all."""
    assert info.outcome is not None
    names = escaped(seat_names(info, language))
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, info.outcome.scores, strict=True))
    winners = listed(language, [names[seat] for seat in info.outcome.winners])
    return say(language, "outcome", winners=winners, count=len(info.outcome.winners), scores=scores)
