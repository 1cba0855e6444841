"""Acting for somebody: what they chose is done, or refused in their language."""

from __future__ import annotations

from functools import partial

from discord import ButtonStyle

from bot.table import Position, Result, StandInPlaysError
from bot.ui.action_picker import path_to
from bot.ui.choosing import Act, action_label, loss_name
from bot.ui.components import button
from bot.ui.errors import refused
from bot.ui.names import words_for
from bot.ui.panel import draw_panel
from bot.ui.request import Request
from bot.ui.shared_ids import OpenPanel
from rules import Action, RuleError
from rules.language.story import narrate
from rules.values import Text


async def perform(
    request: Request, position: Position, seat: int, action: Action, decision: int | None
) -> None:
    """Act for the person and answer with their panel as it stands then; raises as :func:`act`."""
    result, notice = await act(request, position, seat, action, decision)
    panel = await draw_panel(request.services, result.position, seat, request.language, notice=notice)
    await request.reply(panel, repeats=True)


async def act(
    request: Request, position: Position, seat: int, action: Action, decision: int | None
) -> tuple[Result, str]:
    """Act for the person; return what came of it, and that in words.

    Raises RefusedError with the reason in the person's language when the rules do not allow it, StaleError
    if ``decision`` is not the number of the seat's decision any more, or the action rests on other terms.
    """
    services, language = request.services, request.language
    await request.acknowledge()
    try:
        result = await services.tables.play.act(
            position.info.id,
            request.who,
            action,
            request.interaction.id,
            decision,
            position.game.view(seat).rests_on(action),
        )
    except RuleError as error:
        raise refused(words_for(position, seat, language), error) from error
    request.wake(position.info.id)
    request.again = partial(_show_done, result=result)
    return result, " ".join(narrate(words_for(result.position, seat, language), result.events))


async def _show_done(request: Request, result: Result) -> None:
    """Show what was done, with the panel, once more: with the names that people have now."""
    position, seat = await request.find_seat(result.position.info.id)
    notice = " ".join(narrate(words_for(position, seat, request.language), result.events))
    panel = await draw_panel(request.services, position, seat, request.language, notice=notice)
    await request.reply(panel, repeats=True)


def require_may_act(position: Position, seat: int) -> None:
    """Raise TableError unless a seat may act now, before the person chooses or writes anything for it.

    The table checks it again when something is done.
    """
    position.info.require_running()
    if seat in position.info.stand_ins:
        raise StandInPlaysError(position.info.id)


async def ask_first(request: Request, position: Position, seat: int, action: Action, lost: Text) -> None:
    """Ask before something is done by which much would be lost; it is done by the button of the answer."""
    words = words_for(position, seat, request.language)
    path = path_to(words, action)
    game, decision = position.info.id, position.decisions[seat]
    act_id = Act(game, seat, decision, path, loss_name(lost))
    do = button(act_id, action_label(words, type(action)), ButtonStyle.primary)
    cancel = OpenPanel(game, seat, decision)
    await request.confirm(words.render(lost), do, cancel=cancel, repeats=True)
