"""Ending the game by consent (arriala.R18, R26)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.arriala.actions import AnswerEnd, ProposeEnd, WithdrawProposal
from rules.arriala.events import EndAnswered, EndDropped, EndProposed, ProposalWithdrawn
from rules.arriala.state import ArrialaState, EndProposal
from rules.arriala.steps.ending import finish
from rules.kit.refusals import values_of
from rules.records import Action, Event, RuleError
from rules.values import Value

_PROPOSE = (ProposeEnd(),)
_ANSWERS = (AnswerEnd(True), AnswerEnd(False))
_WITHDRAW = (WithdrawProposal(),)


def offer_proposal(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the proposal to end the game, unless it was made in this turn (arriala.R26)."""
    return () if game.proposed else _PROPOSE


def propose(game: ArrialaState, seat: int, action: ProposeEnd, events: list[Event]) -> ArrialaState:
    """Return the game with the question put to all others; RuleError if it was put in this turn.

    That is no action of the turn: a journey may go on if the proposal is dropped (arriala.R26).
    """
    if not offer_proposal(game, seat):
        raise RuleError("arriala.R26.once")
    events.append(EndProposed(seat))
    return replace(game, proposed=True, proposal=EndProposal(seat))


def offer_replies(game: ArrialaState, seat: int, proposal: EndProposal) -> tuple[Action, ...]:
    """Return what a seat may do while a proposal waits: withdraw it, answer it, or nothing."""
    if seat == proposal.proposer:
        return _WITHDRAW
    return _ANSWERS if seat in game.waiting_for else ()


def require_reply(game: ArrialaState, seat: int, proposal: EndProposal, action: Action) -> None:
    """Raise RuleError unless the action is what a seat may do while a proposal waits."""
    replies = offer_replies(game, seat, proposal)
    if type(action) in map(type, replies):
        return
    if not replies:
        raise game.not_waited_for()
    if replies == _WITHDRAW:
        raise RuleError("arriala.R26.waiting", waiting=values_of("seat", game.waiting_for))
    rule = "withdraw" if isinstance(action, WithdrawProposal) else "answer"
    raise RuleError(f"arriala.R26.{rule}", proposer=Value("seat", proposal.proposer))


def answer(game: ArrialaState, seat: int, action: AnswerEnd, events: list[Event]) -> ArrialaState:
    """Return the game after an answer, over if it was the last that agreed; RuleError without a proposal."""
    proposal = _require_proposal(game)
    events.append(EndAnswered(seat, action.agree))
    if not action.agree:
        events.append(EndDropped(proposal.proposer))
        return replace(game, proposal=None)
    after = replace(game, proposal=EndProposal(proposal.proposer, (*proposal.agreed, seat)))
    return after if after.waiting_for else finish(after, events, consent=True)


def withdraw(game: ArrialaState, seat: int, action: WithdrawProposal, events: list[Event]) -> ArrialaState:
    """Return the game with the proposal taken back; RuleError if there is none."""
    _require_proposal(game)
    events.append(ProposalWithdrawn(seat))
    return replace(game, proposal=None)


def _require_proposal(game: ArrialaState) -> EndProposal:
    """Return the proposal that waits; RuleError if there is none (arriala.R26)."""
    if game.proposal is None:
        raise RuleError("arriala.R26.none")
    return game.proposal
