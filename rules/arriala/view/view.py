"""The view of a game of Arriala: what one seat, or the public, may know, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.arriala.actions import Move
from rules.arriala.state import ArrialaState
from rules.arriala.steps.action_points import price_of
from rules.arriala.steps.turn import PRICES
from rules.arriala.view import matters, names
from rules.arriala.view.seen import Seen
from rules.records import Action, Matter
from rules.values import Scalar, Text


class ArrialaView(Seen, frozen=True):
    """A view; its fields are those of :class:`~rules.arriala.view.seen.Seen`."""

    game = "arriala"

    def words(self, kind: str, value: Scalar) -> Text | str:
        """Return the name of a value of a kind; ValueError if there is no such kind."""
        return names.shown_name(self, kind, value)

    def values(self, kind: str) -> tuple[Scalar, ...]:
        """Return all values of a kind, in their natural order; of the board also what is not in play."""
        return names.values_of(self, kind)

    def cost(self, action: type[Action], chosen: Mapping[str, Any]) -> Text | None:
        """Return the action points that a class of actions costs; of a move, what each space does."""
        price = PRICES.get(action)
        if price is None:
            return None
        return Text("cost-space" if action is Move else "cost", {"points": price_of(self.board.cost, price)})

    def aliases(self, kind: str, value: Scalar) -> tuple[Text | str, ...]:
        """Return a worker's names by the colour and by the symbol of its seat."""
        return names.other_names(self, kind, value)

    def open_matters(self) -> tuple[Matter, ...]:
        """Return the turn that is to be taken, or the question whether to end the game now (arriala.R26)."""
        return matters.matters_of(self)

    def status(self) -> Text:
        """Return one line for the head of a panel: what the seat is asked, and what it has left for it."""
        return matters.status_of(self)


def view_of(game: ArrialaState, seat: int | None) -> ArrialaView:
    """Return what a seat, or the public (None), may know of a game."""
    return ArrialaView(
        seat=seat,
        seats=game.seats,
        waiting_for=game.waiting_for,
        outcome=game.outcome,
        board_text=game.board,
        cards_text=game.cards,
        round=game.turn // game.seats + 1,
        active=game.active,
        first=game.first,
        action_points=game.action_points,
        locations=game.locations,
        locks=game.locks,
        closed=game.closed,
        builders=game.builders,
        scores=game.scores,
        lock_pieces=game.the_board.lock_pieces - len(game.locks),
        hand_sizes=tuple(map(sum, game.hands)),
        hand=None if seat is None else game.hands[seat],
        pile=sum(game.pile),
        discards=game.discards,
        moved=game.moved,
        journey=game.journey,
        barred=game.barred,
        proposed=game.proposed,
        proposal=game.proposal,
    )
