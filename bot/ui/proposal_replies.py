"""The private answer to somebody who asks others at the table for something, or answers them."""

from __future__ import annotations

from bot.table import Proposal, TableError, UndoShownError
from bot.ui.errors import UserError
from bot.ui.log_text import secret_text
from bot.ui.names import words_for
from bot.ui.request import Request
from rules.language.story import narrate


async def reply_proposal(request: Request, proposal: Proposal, done: str = "agreed") -> None:
    """Answer what has come of somebody's question or answer.

    ``done`` is what they did where that changed nothing for the table yet: "asked", "agreed" or "took_back".
    """
    request.wake(proposal.game)
    if proposal.result is None:
        key = f"consent-{done.replace('_', '-')}"
        return await request.reply_text(request.translate(key, count=len(proposal.missing)))
    kind = proposal.kind.replace("_", "-")
    return await request.reply_text(request.translate(f"{kind}-result", result=proposal.result))


async def explained(request: Request, game_id: int, error: TableError) -> Exception:
    """Return an error as it is answered: where something was shown since, with what that was."""
    if not isinstance(error, UndoShownError):
        return error
    position, seat = await request.find_seat(game_id)
    tables = request.tables
    events = await tables.takeback.shown_since(game_id, seat, error.target)
    shown = " ".join(narrate(words_for(position, seat, request.language), events))
    if not shown:
        entry = await tables.records.entry(game_id, error.entry)
        shown = secret_text(position.info, entry, request.language)
    return UserError("undo_shown", shown=shown)
