"""Messages with the board: what was done, the picture, buttons, and who is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

import render
from bot.features.board.text import long_text
from bot.i18n.catalogue import translate
from bot.table import MessageKind, OutboxRow, Person, Post, Status, TableInfo, read_note, read_post
from bot.ui.announcement import (
    Announcement,
    announce,
    board_buttons,
    follower_buttons,
)
from bot.ui.components import boxed, rows, truncate
from bot.ui.drawings import Rank
from bot.ui.event_message import event_message
from bot.ui.final_table import final_table
from bot.ui.game_text import outcome_text, salts_text, seats_text, won_text
from bot.ui.log_text import event_text
from bot.ui.matters import asked_text, begin_buttons, matter_rows, matters_text, open_now, still_open
from bot.ui.message import TEXT_LIMIT, Message
from bot.ui.names import person_name, seat_names, words_of
from bot.ui.own_times import away_lines
from bot.ui.paces import pace_line
from bot.ui.pictures import Picture, Scene, draw_board
from bot.ui.services import Services
from bot.ui.shared_ids import learn_buttons
from bot.ui.stories import shortened
from rules import Matter, load_game
from rules.language.story import narrate
from rules.language.words import Words


async def board_or_event(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return a message with the board as it stood then, or without one where there was none yet.

    An edit whose message is not there is left out.
    """
    if pending.kind == MessageKind.EDIT and pending.edits is None:
        return None
    if pending.state is None:
        return await event_message(services, pending, info)
    return await _board_message(services, pending, pending.state, info)


async def _board_message(
    services: Services, pending: OutboxRow, state: bytes, info: TableInfo
) -> Announcement:
    """Return a message with the board for the channel or for somebody who follows the game."""
    reader = None if pending.recipient is None else pending.recipient.discord_id
    language = services.table_language(info) if reader is None else services.follower_language(reader, info)
    post = read_post(pending)
    game = load_game(state)
    view = game.view(None)
    names = seat_names(info, language)
    style, events = services.table_style(info, reader), (*post.earlier, *post.events)
    rank = Rank.CHANNEL if reader is None else Rank.FOLLOWER
    scene = Scene(game, None, style, names, language, events, rank)
    picture = await draw_board(services.drawings, scene)
    # Drawing takes its time: nobody is asked, or called, for what was answered meanwhile.
    info = await services.tables.get(info.id)
    words = words_of(info, language, view)
    matters = await still_open(services, info, view, pending.seq)
    below_board = tuple(one for one in matters if not one.apart)
    event = await _event_text(services, pending, info, language)
    text = _text(pending, post, info, words, event, matters)
    over = post.outcome is not None
    learn = learn_buttons(info.kind, language) if pending.first_kind == MessageKind.START else []
    if reader is None:
        unmarked = words_of(info, language, view, plain=True)
        answers = matter_rows(info, unmarked, below_board)
        buttons = [*answers, *rows([*_turn_buttons(info, unmarked, below_board, over=over), *learn])]
    else:
        buttons = rows([*follower_buttons(info, language), *learn])
    edits = pending.edits if pending.kind == MessageKind.EDIT else None
    silent = edits is not None or reader is not None
    asked, pings = matters_text(info, words, below_board, silent=silent, actor=_actor(pending))
    times = [*seats_text(info, language), *away_lines(info, language, waited=True)]
    small = [f"-# {line}" for line in times]
    if pending.first_kind == MessageKind.START:
        small += [f"-# {line}" for line in pace_line(info, language)]
        small.append(translate(language, "post-fingerprint", fingerprint=info.fingerprint or ""))
    # In the channel the last message of the game has the table, which those who follow it do not get.
    between = asked if not over else final_table(words, game) if reader is not None else ""
    below = [*small, *_seed_text(pending, info, language)]
    message = _message([text], picture, buttons, below, between)
    return announce(info, message, pings, edits)


async def shown_board(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the board as it stands now, as somebody asked for; nobody is pinged by it."""
    language = services.table_language(info)
    name = person_name(pending.person, language)
    return await _shown(services, pending, info, translate(language, "post-board", name=name))


async def shown_after_loss(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the board as it stands now, where what was done last may be missing."""
    return await _shown(services, pending, info, translate(services.table_language(info), "note-lost"))


async def _shown(services: Services, pending: OutboxRow, info: TableInfo, above: str) -> Announcement:
    """Return the board as it stands now, with a text above it.

    It has no buttons to answer: the message that asks is the one that is changed as answers come in.
    """
    language = services.table_language(info)
    position = await services.tables.load(info.id)
    view, names = position.game.view(None), seat_names(info, language)
    wanted = read_note(pending).params.get("part")
    part = str(wanted) if wanted in render.parts(view) else None
    style = services.table_style(info)
    scene = Scene(position.game, None, style, names, language, rank=Rank.CHANNEL)
    picture = await draw_board(services.drawings, scene, part)
    asked = asked_text(position, words_of(info, language, view), apart=False)
    unmarked = words_of(info, language, view, plain=True)
    below_board = [one for one in open_now(position) if not one.apart]
    buttons = _turn_buttons(info, unmarked, below_board, over=position.game.outcome is not None)
    return announce(info, _message([above], picture, rows(buttons), [], asked))


async def shown_text(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the whole description of the board as it stands now."""
    position = await services.tables.load(info.id)
    return announce(info, long_text(position, None, services.table_language(info)))


def _actor(pending: OutboxRow) -> Person | None:
    """Return by whose action in the game a message is due; None if it is due by none."""
    return pending.person if pending.kind == MessageKind.POST else None


def _turn_buttons(
    info: TableInfo, words: Words, matters: Sequence[Matter], *, over: bool
) -> Sequence[ui.Item[Any]]:
    """Return the buttons of a board in the channel to begin the turn and to play; ``words`` are unmarked."""
    begin = begin_buttons(info, words, matters)
    return board_buttons(info, over=over, language=words.language, begin=begin)


def _message(
    above: Sequence[str],
    picture: Picture,
    buttons: Sequence[ui.ActionRow[Any]],
    below: Sequence[str],
    between: str,
) -> Message:
    """Return texts, the picture, a text between it and the buttons, and texts below, without empty ones."""
    view = boxed(*_displayed(*above), picture.gallery(), *_displayed(between), *buttons, *_displayed(*below))
    return Message(view, [picture.file()])


def _displayed(*texts: str) -> list[ui.TextDisplay[Any]]:
    return [ui.TextDisplay(text) for text in texts if text]


async def _event_text(services: Services, pending: OutboxRow, info: TableInfo, language: str) -> str:
    """Return the text about an entry that is no move; nothing where the message is about moves."""
    if pending.first_kind in (MessageKind.START, MessageKind.POST):
        return ""
    entry = await services.tables.records.entry(info.id, pending.first_seq)
    return await event_text(services, info, entry, language)


def _text(
    pending: OutboxRow,
    post: Post,
    info: TableInfo,
    words: Words,
    event: str,
    matters: Sequence[Matter],
) -> str:
    """Return the words above the picture; ``event`` are those about an entry that is no move.

    ``matters`` are asked below it, or in messages of their own, with the answers so far, which do not stand
    there twice. Where nothing was done and nothing is asked, the words are how the game stands.
    """
    language, title = words.language, words.text("title")
    over = post.outcome is not None and info.outcome is not None
    lines: list[str] = []
    if pending.first_kind == MessageKind.START:
        lines.append(translate(language, "post-started", game=title))
    elif event:
        lines.append(event)
    elif over:
        lines += won_text(info, language)
    if post.taken_back:
        taken = " ".join(narrate(words, post.taken_back))
        lines.append(translate(language, "post-taken-back", events=taken))
    first = over and not event
    below = {event for matter in matters for event in matter.answers}
    new = [one for one in post.events if not (first and one.concludes) and one not in below]
    story = shortened(narrate(words, new), language)
    lines.extend(story)
    if (
        not (story or any(not one.apart for one in matters))
        and words.view is not None
        and pending.first_kind != MessageKind.START
        and info.status == Status.OPEN
    ):
        lines.append(words.render(words.view.status()))
    if over and not first:
        lines.append(outcome_text(info, language))
    if info.paused:
        lines.append(translate(language, "status-paused"))
    return truncate("\n".join(lines), TEXT_LIMIT)


def _seed_text(pending: OutboxRow, info: TableInfo, language: str) -> list[str]:
    """Return the seed of a game that has ended, in small print, where the channel is to learn it."""
    kinds = (MessageKind.POST, MessageKind.ABANDON, MessageKind.RULES, MessageKind.ROLLBACK)
    if pending.kind not in kinds or info.seed is None:
        return []
    lines = [translate(language, "post-seed", seed=info.seed)]
    if info.salts:
        lines.append(translate(language, "post-salts", salts=salts_text(info)))
    return [f"-# {line}" for line in lines]
