"""/mod skip: playing on where somebody does not act."""

from __future__ import annotations

from discord import ButtonStyle

from bot.features.moderation.questions import AboutGame, Cancel, Done, ModeratorAction
from bot.features.moderation.rollback import back_to
from bot.features.moderation.seat_choice import matching_seats, named_seat, running_game
from bot.table import EntryKind, MessageKind, PausedError, StaleError, Status, TableError
from bot.ui.commands import Choices, Help, command
from bot.ui.components import button
from bot.ui.errors import UserError, error_text
from bot.ui.event_message import event_message
from bot.ui.feature import Feature
from bot.ui.game_text import info_text
from bot.ui.names import marked_names
from bot.ui.request import Request
from bot.ui.router import Audience


class AskSkip(AboutGame, frozen=True, tag="mod_ask_skip"):
    """Asks whether to skip somebody."""

    seat: int


class Skip(AboutGame, frozen=True, tag="mod_skip"):
    """Skips somebody who still has the same to decide."""

    seat: int
    decision: int


@command("mod skip", Help("help-moderators-more", "skip"), audience=Audience.MODERATOR)
async def skip(request: Request, seat: str | None = None) -> None:
    """Ask whether to end somebody's turn for them, or to decide what the rules demand."""
    info = await running_game(request)
    if seat is not None:
        chosen = named_seat(request, info, seat, info.waiting_for)
    elif len(info.waiting_for) == 1:
        (chosen,) = info.waiting_for
    else:
        names = marked_names(info, request.language)
        raise UserError("skip_which", names=tuple(names[one] for one in info.waiting_for))
    await _question(request, info.id, chosen)


@skip.complete("seat")
async def _waited_for(request: Request, current: str) -> Choices:
    """Offer the seats that are waited for and go with what is typed so far; nothing to others."""
    if not request.moderates:
        return []
    info = await running_game(request)
    return matching_seats(request, info, info.waiting_for, current)


async def _ask(request: Request, pressed: AskSkip) -> None:
    await _question(request, pressed.game, pressed.seat)


async def _question(request: Request, game_id: int, seat: int, notice: str = "") -> None:
    """Ask whether to skip a seat that is waited for; TableError if it is not."""
    tables = request.tables
    position = await tables.load(game_id)
    info = position.info
    if info.paused:
        raise PausedError()
    if info.status != Status.OPEN or seat not in info.waiting_for:
        raise TableError("skip_not_waited")
    ends = any(action.role == "end" for action in position.game.legal_actions(seat))
    name = marked_names(info, request.language)[seat]
    text = request.translate("mod-skip-ask-end" if ends else "mod-skip-ask", seat=name)
    about = info_text(info, request.language)
    confirm = Skip(info.id, seat, position.decisions[seat])
    await request.confirm(
        "\n\n".join(filter(None, (notice, about, text))),
        button(confirm, request.translate("button-mod-skip"), ButtonStyle.danger),
        cancel=Cancel(info.id),
        repeats=True,
    )


async def _skip(request: Request, pressed: Skip) -> Done | None:
    """Skip somebody; ask anew, and return None, if they have something else to decide by now."""
    tables, game_id = request.tables, pressed.game
    try:
        await tables.stand_ins.skip(game_id, request.who, pressed.seat, pressed.decision)
    except StaleError as error:
        await _question(request, game_id, pressed.seat, error_text(request.language, error) or "")
        return None
    skipped = await tables.records.last_of(game_id, EntryKind.SKIP)
    name = marked_names(await tables.get(game_id), request.language)[pressed.seat]
    return Done(request.translate("mod-skip-done", seat=name), await back_to(request, game_id, skipped - 1))


SKIP = ModeratorAction(AskSkip, Skip, _ask, _skip)
PART = Feature(commands=(skip,), handlers=SKIP.handlers, messages={MessageKind.SKIP: event_message})
