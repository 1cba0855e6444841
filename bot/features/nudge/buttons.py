"""The button by which those at a table nudge whom they wait for."""

from __future__ import annotations

from functools import partial

from bot.i18n.catalogue import join_list
from bot.table import Nudged
from bot.ui.message import plain
from bot.ui.names import marked_names
from bot.ui.own_times import away_names
from bot.ui.request import Request
from bot.ui.router import Answer, on
from bot.ui.shared_ids import Nudge


async def _nudge(request: Request, pressed: Nudge) -> None:
    """Nudge all who can be nudged now, and say whom, and who reads it later."""
    nudged = await request.tables.nudging.nudge(pressed.game, request.who)
    request.wake(pressed.game)
    request.again = partial(_answer, game=pressed.game, nudged=nudged)
    await _answer(request, pressed.game, nudged)


async def _answer(request: Request, game: int, nudged: Nudged) -> None:
    info = await request.tables.get(game)
    names, language = marked_names(info, request.language), request.language
    kinds = (
        ("nudge-sent", [names[seat] for seat in nudged.at_once]),
        ("nudge-later", [names[seat] for seat in nudged.later]),
        ("nudge-away", away_names(info, language, nudged.away)),
    )
    lines = [request.translate(key, names=join_list(language, named)) for key, named in kinds if named]
    await request.reply_beside(plain("\n".join(lines)), repeats=True)


HANDLERS = (on(Nudge, _nudge, answer=Answer.BESIDE, here=True),)
