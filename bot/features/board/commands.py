"""/board, /hand and /log: looking without touching."""

from __future__ import annotations

from typing import Any

from discord import ui

import render
from bot.features.board.text import long_text
from bot.table import Position, Status
from bot.ui.board_parts import find_part, part_names
from bot.ui.commands import Choices, Help, command, offer
from bot.ui.components import boxed, row
from bot.ui.drawings import Rank
from bot.ui.errors import UserError
from bot.ui.game_text import now_text
from bot.ui.log_text import log_line
from bot.ui.matching import matching
from bot.ui.message import Message, plain
from bot.ui.names import marked_names, seat_names, words_for
from bot.ui.paging import page_buttons, page_of
from bot.ui.pictures import Scene, draw_board, draw_hand
from bot.ui.request import Request
from bot.ui.shared_ids import ShowLog, panel_button

_LOG_PAGE = 15
_LOG_LIMIT = 3000


@command("board", Help("help-look", "board"), looks=True)
async def board(request: Request, public: bool = False, text: bool = False, part: str | None = None) -> None:
    """Show the board or a part of it to the person, as it stands for them, or the board to the channel."""
    position = await request.started_game()
    shown = None if part is None else find_part(words_for(position, None, request.language), part)
    if not public:
        return await show_board(request, position, text=text, part=shown)
    if position.seat_of(request.interaction.user.id) is None:
        raise UserError("not_seated")
    note = "board_text" if text else "board"
    params = None if shown is None else {"part": shown}
    await request.tables.messages.show_board(position.info.id, note, params, request.who)
    request.wake(position.info.id)
    return await request.reply(plain(request.translate("board-posted")))


@board.complete("part")
async def _parts(request: Request, current: str) -> Choices:
    """Offer the parts of the board of this channel's game."""
    position = await request.started_game()
    return offer(matching(part_names(words_for(position, None, request.language)), current))


@command("hand", Help("help-look", "hand"), looks=True)
async def hand(request: Request) -> None:
    """Show what the person holds, to them alone."""
    await show_hand(request, (await request.started_game()).info.id)


@command("log", Help("help-look", "log"), looks=True)
async def log(request: Request) -> None:
    """Show what has happened so far, the newest first."""
    await show_log(request, await request.started_game(), 0)


async def show_board(
    request: Request, position: Position, *, text: bool = False, part: str | None = None
) -> None:
    """Show the board or a part of it as it stands for the person, as a picture; or as a text."""
    seat, language = position.seat_of(request.interaction.user.id), request.language
    if text:
        return await request.reply(long_text(position, seat, language), repeats=True)
    words = words_for(position, seat, language)
    events = await request.tables.records.news(position, seat)
    style, names = request.table_style(position.info), seat_names(position.info, language)
    scene = Scene(position.game, seat, style, names, language, events, Rank.LOOKING)
    picture = await draw_board(request.services.drawings, scene, part)
    info = position.info
    status = now_text(info, words)
    if info.paused:
        status += "\n" + request.translate("status-paused")
    items: list[ui.Item[Any]] = [ui.TextDisplay(status), picture.gallery()]
    if seat is not None and info.status == Status.OPEN:
        items.append(row(panel_button(position.info.id, language)))
    return await request.reply(Message(boxed(*items), [picture.file()]), repeats=True)


async def show_hand(request: Request, game_id: int) -> None:
    """Show what the person holds, beside the panel it was asked from."""
    position, seat = await request.find_seat(game_id)
    info, game, language = position.info, position.game, request.language
    names = seat_names(info, language)
    events = await request.tables.records.news(position, seat)
    scene = Scene(game, seat, request.table_style(info), names, language, events, Rank.LOOKING)
    picture = await draw_hand(request.services.drawings, scene)
    text = render.describe_hand(game.view(seat), language, names=marked_names(info, language))
    message = Message(boxed(ui.TextDisplay(text), picture.gallery()), [picture.file()])
    await request.reply_beside(message, repeats=True)


async def show_log(request: Request, position: Position, page: int) -> None:
    """Show a page of the log, as the person may know it."""
    info, language = position.info, request.language
    seat = position.seat_of(request.interaction.user.id)
    words = words_for(position, seat, language)
    records = request.tables.records
    shown, page, pages = page_of(await records.visible_numbers(info.id, seat, _LOG_LIMIT), page, _LOG_PAGE)
    entries = await records.entries(info.id, seat, shown)
    lines = [line for one in entries if (line := log_line(words, info, one, language))]
    head = request.translate("log-head", page=str(page + 1), pages=str(pages))
    text = "\n".join([head, *(lines or [request.translate("log-empty")])])
    buttons = page_buttons(language, page, pages, lambda turn: ShowLog(info.id, turn))
    await request.reply(plain(text, *buttons), repeats=True)
