"""The buttons about seats: to leave one's own or keep it, to take one that is free, to play again."""

from __future__ import annotations

from bot.ui.component_ids import ComponentId
from bot.ui.components import IdButton
from bot.ui.errors import UserError
from bot.ui.message import plain
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.shared_ids import BackAtTable, TakeSeat, hand_button, panel_button


class Resign(ComponentId, frozen=True, tag="resign"):
    """Leaves one's seat for good."""

    game: int
    seat: int


class KeepSeat(ComponentId, frozen=True, tag="seat_keep"):
    """Keeps one's seat after all."""

    game: int
    seat: int


def seat_buttons(game_id: int, language: str) -> tuple[IdButton, ...]:
    """Return the buttons for somebody who has just got a seat: to its panel and to what it holds."""
    return panel_button(game_id, language), hand_button(game_id, language)


async def play_again(request: Request, game_id: int) -> None:
    """Let the person play for themselves where a stand-in did."""
    await request.tables.stand_ins.dismiss(game_id, request.who)
    request.wake(game_id)
    await request.reply_text(request.translate("seat-back"), *seat_buttons(game_id, request.language))


async def _back(request: Request, pressed: BackAtTable) -> None:
    await play_again(request, pressed.game)


async def _resign(request: Request, pressed: Resign) -> None:
    tables, game_id = request.tables, pressed.game
    if (await tables.get(game_id)).seat_of(request.interaction.user.id) != pressed.seat:
        raise UserError("not_seated")
    await tables.seats.resign(game_id, request.who)
    request.wake(game_id)
    await _replace_question(request, "seat-resigned")


async def _keep(request: Request, pressed: KeepSeat) -> None:
    await _replace_question(request, "seat-kept")


async def _take(request: Request, pressed: TakeSeat) -> None:
    game_id = pressed.game
    await request.tables.seats.take(game_id, request.who, pressed.seat)
    request.wake(game_id)
    await request.reply_text(request.translate("seat-taken"), *seat_buttons(game_id, request.language))


async def _replace_question(request: Request, key: str) -> None:
    """Put an answer in the place of the question, so that it cannot be answered twice."""
    await request.reply(plain(request.translate(key)))


HANDLERS = (
    on(Resign, _resign, here=True),
    on(KeepSeat, _keep),
    on(TakeSeat, _take, here=True),
    on(BackAtTable, _back, here=True),
)
