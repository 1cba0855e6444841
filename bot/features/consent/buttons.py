"""The buttons of those who are asked for their consent, or whether they take a seat, and of whoever asks."""

from __future__ import annotations

from typing import Annotated

from bot.table import TableError
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.proposal_replies import explained, reply_proposal
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.shared_ids import hand_button, panel_button


class _AboutProposal(ComponentId, frozen=True):
    """Is about one proposal of a game."""

    game: int
    proposal: Annotated[int, Slot.DECISION]


class Agree(_AboutProposal, frozen=True, tag="agree"):
    """Agrees to what is asked."""


class Refuse(_AboutProposal, frozen=True, tag="refuse"):
    """Refuses what is asked."""


class Withdraw(_AboutProposal, frozen=True, tag="withdraw"):
    """Takes back one's question or one's consent."""


class Accept(_AboutProposal, frozen=True, tag="accept"):
    """Takes over the seat that one is offered."""


class Decline(_AboutProposal, frozen=True, tag="decline"):
    """Does not take over the seat that one is offered."""


async def _agree(request: Request, pressed: Agree) -> None:
    try:
        proposal = await request.tables.consent.agree(pressed.game, pressed.proposal, request.who)
    except TableError as error:
        # What stands in the way of it has made it expire, which the channel is to see.
        request.wake(pressed.game)
        raise await explained(request, pressed.game, error) from error
    await reply_proposal(request, proposal)


async def _refuse(request: Request, pressed: Refuse) -> None:
    tables = request.tables
    await reply_proposal(request, await tables.consent.refuse(pressed.game, pressed.proposal, request.who))


async def _withdraw(request: Request, pressed: Withdraw) -> None:
    tables = request.tables
    proposal = await tables.consent.withdraw(pressed.game, pressed.proposal, request.who)
    await reply_proposal(request, proposal, "took_back")


async def _accept(request: Request, pressed: Accept) -> None:
    game_id, tables, language = pressed.game, request.tables, request.language
    await tables.seats.answer_offer(game_id, pressed.proposal, request.who, accept=True)
    request.wake(game_id)
    buttons = panel_button(game_id, language), hand_button(game_id, language)
    await request.reply_text(request.translate("seat-taken"), *buttons)


async def _decline(request: Request, pressed: Decline) -> None:
    tables = request.tables
    await tables.seats.answer_offer(pressed.game, pressed.proposal, request.who, accept=False)
    request.wake(pressed.game)
    await request.reply_text(request.translate("handover-result", result="refused"))


HANDLERS = (
    on(Agree, _agree, here=True),
    on(Refuse, _refuse, here=True),
    on(Withdraw, _withdraw, here=True),
    on(Accept, _accept, here=True),
    on(Decline, _decline, here=True),
)
