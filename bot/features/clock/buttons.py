"""The buttons of the message that somebody's time is over: each asks the others for their consent."""

from __future__ import annotations

from bot.i18n.catalogue import translate
from bot.table import ProposalKind, TableError
from bot.ui.component_ids import ComponentId
from bot.ui.components import IdButton, button
from bot.ui.proposal_replies import reply_proposal
from bot.ui.request import Request
from bot.ui.router import on


class _AboutSeat(ComponentId, frozen=True):
    """Is about a seat whose time is over."""

    game: int
    seat: int


class SkipLate(_AboutSeat, frozen=True, tag="late_skip"):
    """Asks the others whether to skip somebody."""


class StandInLate(_AboutSeat, frozen=True, tag="late_stand_in"):
    """Asks the others whether the bot is to play for somebody."""


class FreeLate(_AboutSeat, frozen=True, tag="late_free"):
    """Asks the others whether to free the seat of somebody and to look for a substitute."""


def choices(game_id: int, seat: int, language: str) -> tuple[IdButton, ...]:
    """Return the buttons of all that the others can choose for a seat whose time is over."""
    return (
        button(SkipLate(game_id, seat), translate(language, "button-late-skip")),
        button(StandInLate(game_id, seat), translate(language, "button-late-stand-in")),
        button(FreeLate(game_id, seat), translate(language, "button-late-free")),
    )


async def _skip(request: Request, pressed: SkipLate) -> None:
    await _propose(request, pressed, ProposalKind.TIME_SKIP)


async def _stand_in(request: Request, pressed: StandInLate) -> None:
    """Ask for a stand-in, which people can ask for at any time, only while the time is over."""
    info = await request.tables.get(pressed.game)
    if info.seat_of(request.interaction.user.id) == pressed.seat:
        raise TableError("time_own")
    if pressed.seat not in info.over:
        raise TableError("time_not_over")
    await _propose(request, pressed, ProposalKind.STAND_IN)


async def _free(request: Request, pressed: FreeLate) -> None:
    await _propose(request, pressed, ProposalKind.TIME_FREE)


async def _propose(request: Request, pressed: _AboutSeat, kind: ProposalKind) -> None:
    """Ask the others at the table; where nobody else is asked, it is done at once."""
    try:
        proposal = await request.tables.consent.propose(pressed.game, request.who, kind, pressed.seat)
    except TableError:
        # What stands in the way may have made an earlier question expire, which the channel is to see.
        request.wake(pressed.game)
        raise
    await reply_proposal(request, proposal, "asked" if proposal.agreed == (proposal.seat,) else "agreed")


HANDLERS = (
    on(SkipLate, _skip, here=True),
    on(StandInLate, _stand_in, here=True),
    on(FreeLate, _free, here=True),
)
