"""/game abandon: stopping a game without a result, once all who play have agreed."""

from __future__ import annotations

from discord import ButtonStyle

from bot.table import ProposalKind, TableInfo
from bot.ui.commands import Help, command
from bot.ui.component_ids import ComponentId
from bot.ui.components import button
from bot.ui.message import plain
from bot.ui.proposal_replies import reply_proposal
from bot.ui.request import Request
from bot.ui.router import on


class AbandonAlone(ComponentId, frozen=True, tag="abandon"):
    """Stops a game in which nobody else has to agree."""

    game: int


class KeepGame(ComponentId, frozen=True, tag="abandon_not"):
    """Leaves a game as it is."""

    game: int


@command("game abandon", Help("help-end", "abandon"))
async def abandon(request: Request) -> None:
    """Propose to stop the game without a result; it stops when all have agreed.

    Where nobody else has to, the person is asked before.
    """
    info = await request.open_game()
    if not _is_alone(info, request.interaction.user.id):
        return await _propose(request, info.id)
    stop = button(AbandonAlone(info.id), request.translate("button-abandon"), ButtonStyle.danger)
    return await request.confirm(request.translate("abandon-alone"), stop, cancel=KeepGame(info.id))


def _is_alone(info: TableInfo, discord_id: int) -> bool:
    """Say whether somebody is the only one at a table who plays for themselves."""
    present = {one.discord_id for seat, one in enumerate(info.seats) if seat not in info.stand_ins}
    return present - {None} == {discord_id}


async def _propose(request: Request, game_id: int) -> None:
    proposal = await request.tables.consent.propose(game_id, request.who, ProposalKind.ABANDON)
    await reply_proposal(request, proposal, "asked" if proposal.agreed == (proposal.seat,) else "agreed")


async def _stop(request: Request, pressed: AbandonAlone) -> None:
    await _propose(request, pressed.game)


async def _keep(request: Request, pressed: KeepGame) -> None:
    await request.reply(plain(request.translate("abandon-kept")))


HANDLERS = (on(AbandonAlone, _stop, here=True), on(KeepGame, _keep))
