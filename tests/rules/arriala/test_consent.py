"""Ending the game by consent."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules import Outcome
from rules.arriala import actions as a
from rules.arriala.events import (
    EndAnswered,
    EndDropped,
    EndProposed,
    GameEnded,
    ProposalWithdrawn,
)
from rules.arriala.state import EndProposal
from rules.values import Value
from tests.rules.arriala.positions import (
    after,
    allowed,
    move,
    position,
    refused,
)

# Ending by consent (arriala.R18, R26).


def test_all_agree() -> None:
    """Check arriala.R18, arriala.R26: all others are asked, all yes ends the game with the vineyards
    counted."""
    game = position("R1:brulhois", seats=4, active=2, scores=(1, 2, 3, 4))
    game, events = allowed(game, a.ProposeEnd())
    assert events == (EndProposed(2),)
    assert game.waiting_for == (3, 0, 1)
    game, events = allowed(game, a.AnswerEnd(agree=True), seat=0)
    assert events == (EndAnswered(0, True),)
    assert game.waiting_for == (3, 1)
    game = after(game, a.AnswerEnd(agree=True))
    game, events = allowed(game, a.AnswerEnd(agree=True))
    assert game.outcome == Outcome((7, 2, 3, 4), (0,))
    assert isinstance(events[-1], GameEnded)
    assert events[-1].consent


def test_one_no_drops_it() -> None:
    """Check arriala.R26: one no drops the proposal, and the turn goes on."""
    game = after(position("R1:14", points=3), a.ProposeEnd(), a.AnswerEnd(agree=True))
    game, events = allowed(game, a.AnswerEnd(agree=False))
    assert events == (EndAnswered(2, False), EndDropped(0))
    assert (game.waiting_for, game.action_points, game.proposal) == ((0,), 3, None)
    allowed(game, move("R1", 15))


def test_the_turn_waits() -> None:
    """Check arriala.R26: the turn waits for the answers; who has answered has nothing to do."""
    game = after(position("R1:14"), a.ProposeEnd())
    for action in (move("R1", 15), a.EndTurn(), a.AnswerEnd(agree=True), a.ProposeEnd()):
        error = refused(game, action, "arriala.R26.waiting", seat=0)
        assert error.params["waiting"] == (Value("seat", 1), Value("seat", 2))
    refused(game, a.EndTurn(), "arriala.R26.answer", seat=1)
    game = after(game, a.AnswerEnd(agree=True))
    refused(game, a.AnswerEnd(agree=False), "game.turn", seat=1)
    refused(game, a.WithdrawProposal(), "game.turn", seat=1)
    assert game.proposal == EndProposal(0, (1,))


def test_once_a_turn() -> None:
    """Check arriala.R26: once a turn, by the active seat."""
    game = position()
    refused(game, a.ProposeEnd(), "game.turn", seat=1)
    game = after(game, a.ProposeEnd(), a.AnswerEnd(agree=False))
    refused(game, a.ProposeEnd(), "arriala.R26.once")
    allowed(after(game, a.EndTurn()), a.ProposeEnd())
    allowed(after(game, a.EndTurn(), a.EndTurn(), a.EndTurn()), a.ProposeEnd())


def test_withdrawing() -> None:
    """Check arriala.R26: until the last answer, by who proposed; that was this turn's proposal."""
    game = position()
    refused(game, a.WithdrawProposal(), "arriala.R26.none")
    refused(game, a.AnswerEnd(agree=True), "arriala.R26.none")
    game = after(game, a.ProposeEnd(), a.AnswerEnd(agree=True))
    refused(game, a.WithdrawProposal(), "arriala.R26.withdraw", seat=2)
    game, _ = allowed(game, a.WithdrawProposal(), seat=0)
    assert game.waiting_for == (0,)
    refused(game, a.ProposeEnd(), "arriala.R26.once")
    assert game.outcome is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_withdrawing_before_the_last_answer(seats: int) -> None:
    """Check arriala.R26: as long as one answer is missing; the turn goes on as it was."""
    game = after(position("R1:14", seats=seats), move("R1", 15))
    asked = after(game, a.ProposeEnd(), *[a.AnswerEnd(agree=True)] * (seats - 2))
    withdrawn, events = allowed(asked, a.WithdrawProposal(), seat=0)
    assert events == (ProposalWithdrawn(0),)
    assert withdrawn == replace(game, proposed=True)
    assert after(asked, a.AnswerEnd(agree=True)).outcome is not None


def test_what_a_seat_is_told_meanwhile() -> None:
    """Check arriala.R26: who proposes, who is asked and who has answered each read what there is for them."""
    game = position()
    assert [game.view(seat).status().key for seat in (0, 1, None)] == [
        "status-turn",
        "status-waiting",
        "status-watching",
    ]
    game = after(game, a.ProposeEnd(), a.AnswerEnd(agree=True))
    assert [game.view(seat).status().key for seat in (0, 1, 2, None)] == [
        "status-proposed",
        "status-agreed",
        "status-answer",
        "status-watching",
    ]
    game = after(game, a.AnswerEnd(agree=True))
    assert {game.view(seat).status().key for seat in (0, 1, 2, None)} == {"status-over"}
