"""The turning points of a finished game, a page each with a picture of the position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import ui

import render
from bot.i18n.catalogue import translate
from bot.table import Status, TableError, TableInfo
from bot.thinking import BusyError, TurningPoint
from bot.ui.commands import Help, command
from bot.ui.components import boxed, row
from bot.ui.drawings import Rank
from bot.ui.errors import UserError
from bot.ui.message import Message, plain
from bot.ui.names import marked_names, seat_names
from bot.ui.paging import page_buttons, page_of
from bot.ui.pictures import Scene, draw_board
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.shared_ids import ShowReview, replay_button
from bot.ui.turning_points import point_lines
from rules.language.words import Words


@command("review", Help("help-end", "review"))
async def review(request: Request) -> None:
    """Show where the newest finished game of this channel turned, and what would have been better."""
    _, channel_id = request.channel()
    finished = await request.tables.latest_finished(channel_id)
    await _show_review(request, finished or await request.latest_game(), 0)


async def _show_review(request: Request, info: TableInfo, page: int) -> None:
    """Show a turning point of a finished game; all of them are found when the first is asked for.

    Raises UserError where too much else is thought about, and TableError for a game that cannot be reviewed.
    """
    if info.status != Status.FINISHED:
        raise TableError("review_not_finished")
    await request.acknowledge()
    read = partial(request.tables.records.decisions, info.id)
    try:
        points = await request.services.reviews.of(info.id, info.gone_back, read, info.fingerprint or "")
    except BusyError:
        raise UserError("hint_busy") from None
    if not points:
        return await request.reply(plain(request.translate("review-none")), repeats=True)
    return await request.reply(await _page(request, info, points, page), repeats=True)


async def _page(request: Request, info: TableInfo, points: Sequence[TurningPoint], page: int) -> Message:
    (point,), page, pages = page_of(points, page, 1)
    language, decision = request.language, point.decision
    words = Words(info.kind, language, marked_names(info, language), decision.game.view(decision.seat))
    names = seat_names(info, language)
    scene = Scene(decision.game, None, request.table_style(info), names, language, (), Rank.LOOKING)
    picture = await draw_board(request.services.drawings, scene)
    head = translate(
        language,
        "review-head",
        page=str(page + 1),
        pages=str(pages),
        name=words.value("seat", decision.seat),
        round=decision.game.round_number or 0,
        entry=str(decision.seq),
    )
    text = "\n".join((head, *point_lines(words, point), *_held(words, point)))
    labels = ("button-review-before", "button-review-after")
    turns = page_buttons(language, page, pages, lambda turn: ShowReview(info.id, turn), labels)
    buttons = [*(turns if pages > 1 else ()), replay_button(info.id, language, decision.seq)]
    items: list[ui.Item[Any]] = [ui.TextDisplay(text), picture.gallery(), row(*buttons)]
    return Message(boxed(*items), [picture.file()])


def _held(words: Words, point: TurningPoint) -> list[str]:
    """Return what the seat held in private when it decided."""
    seat = point.decision.seat
    held = render.describe_hand(point.decision.game.view(seat), words.language, names=words.names)
    hand, name = held.replace("\n", " "), words.value("seat", seat)
    return [translate(words.language, "review-saw", name=name, hand=hand)] if hand else []


async def _turn(request: Request, pressed: ShowReview) -> None:
    page = 0 if pressed.turn is None else pressed.turn.page
    await _show_review(request, await request.tables.get(pressed.game), page)


HANDLERS = (on(ShowReview, _turn),)
