"""Acting for somebody: what they chose is done, or refused in their language."""

from __future__ import annotations

from typing import cast

from bot.table import Position
from bot.ui.errors import RefusedError
from bot.ui.names import escape, words_for
from bot.ui.panel import draw_panel
from bot.ui.request import Request
from rules import Action, RuleError
from rules.language.story import narrate
from rules.language.words import Words


async def perform(
    request: Request, position: Position, seat: int, action: Action, decision: int | None
) -> None:
    """Act for the person and answer with their panel as it stands then.

    Raises RefusedError with the reason in the person's language when the rules do not allow it.
    """
    services, language = request.services, request.language
    await request.acknowledge()
    try:
        result = await services.tables.play.act(
            position.info.id, request.who, action, request.interaction.id, decision
        )
    except RuleError as error:
        raise refused(words_for(position, seat, language), error) from error
    request.wake(position.info.id)
    notice = " ".join(narrate(words_for(result.position, seat, language), result.events))
    await request.reply(await draw_panel(services, result.position, seat, language, notice=notice))


def refused(words: Words, error: RuleError) -> RefusedError:
    """Return what the rules refuse, in the person's language; what the person wrote is no markup in it."""
    params = {name: _unmarked(value) for name, value in error.params.items()}
    return RefusedError(words.error(RuleError(error.rule, **params)), words.game, error.rule)


def _unmarked(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_unmarked(item) for item in cast("tuple[object, ...]", value))
    return escape(value) if isinstance(value, str) else value
