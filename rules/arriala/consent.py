"""Ending the game by consent (arriala.R18, R26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.arriala import ending
from rules.arriala import events as e
from rules.arriala.actions import AnswerEnd, ProposeEnd, WithdrawProposal
from rules.arriala.pieces import EndProposal
from rules.game import Action, Event, RuleError
from rules.values import Value

if TYPE_CHECKING:
    from rules.arriala.state import Arriala


def perform(game: Arriala, seat: int, action: Action) -> tuple[Arriala, tuple[Event, ...]]:
    """The game after a proposal, an answer, a withdrawal, or an attempt to do something else meanwhile.

    Proposing is no action of the turn: a journey may go on if the proposal is dropped.
    """
    proposal = game.proposal
    if proposal is None:
        if seat != game.active:
            raise game.not_waited_for()
        if not isinstance(action, ProposeEnd):
            raise RuleError("arriala.R26.none")
        if game.proposed:
            raise RuleError("arriala.R26.once")
        return replace(game, proposed=True, proposal=EndProposal(seat)), (e.EndProposed(seat),)
    if seat == proposal.proposer:
        if not isinstance(action, WithdrawProposal):
            waiting = tuple(Value("seat", asked) for asked in game.waiting_for)
            raise RuleError("arriala.R26.waiting", waiting=waiting)
        return replace(game, proposal=None), (e.ProposalWithdrawn(seat),)
    if seat not in game.waiting_for:
        raise game.not_waited_for()
    if isinstance(action, WithdrawProposal):
        raise RuleError("arriala.R26.withdraw", proposer=Value("seat", proposal.proposer))
    if not isinstance(action, AnswerEnd):
        raise RuleError("arriala.R26.answer", proposer=Value("seat", proposal.proposer))
    events: list[Event] = [e.EndAnswered(seat, action.agree)]
    if not action.agree:
        events.append(e.EndDropped(proposal.proposer))
        return replace(game, proposal=None), tuple(events)
    after = replace(game, proposal=EndProposal(proposal.proposer, (*proposal.agreed, seat)))
    if not after.waiting_for:
        after = ending.finished(after, events, consent=True)
    return after, tuple(events)
