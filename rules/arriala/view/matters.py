"""What is asked of whom in a game of Arriala: the open matters, and the head of a panel."""

from __future__ import annotations

from rules.arriala.actions import AnswerEnd
from rules.arriala.events import EndAnswered
from rules.arriala.view.seen import Seen
from rules.kit.matters import matter_key
from rules.records import Matter
from rules.values import Text, Value


def matters_of(view: Seen) -> tuple[Matter, ...]:
    """Return the turn that is to be taken, or the question whether to end the game now (arriala.R26)."""
    if view.outcome is not None:
        return ()
    proposal, about = view.proposal, (view.round, view.active)
    if proposal is None:
        return (
            Matter(matter_key("turn", about), Text("matter-turn", {"round": view.round}), (view.active,)),
        )
    position = view.locations, view.locks, view.builders, view.scores, view.hand_sizes, view.action_points
    return (
        Matter(
            key=matter_key("end", about, position),
            text=Text("matter-end", {"proposer": Value("seat", proposal.proposer)}),
            asked=view.waiting_for,
            answers=tuple(EndAnswered(seat, True) for seat in proposal.agreed),
            choices=(AnswerEnd(True), AnswerEnd(False)),
        ),
    )


def status_of(view: Seen) -> Text:
    """Return one line for the head of a panel: what the seat is asked, and what it has left for it."""
    if view.outcome is not None:
        return Text("status-over")
    if view.seat is None:
        return Text("status-watching", {"round": view.round})
    if view.proposal is not None:
        if view.seat == view.proposal.proposer:
            return Text("status-proposed")
        return Text("status-answer" if view.seat in view.waiting_for else "status-agreed")
    if view.seat != view.active:
        return Text("status-waiting", {"round": view.round})
    return Text("status-turn", {"round": view.round, "points": view.action_points})
