"""Trades: a seat changes a card for another seat's, or declines (step G, canal_du_midi.R7)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.canal_du_midi import actions as a
from rules.canal_du_midi import events as e
from rules.canal_du_midi.state import CanalDuMidiState, S, Trading
from rules.canal_du_midi.steps import rounds
from rules.canal_du_midi.steps.conditions import (
    card_values,
    different,
    not_face_up,
    not_held,
    other_step,
    refused,
    wrong_choice,
)
from rules.canal_du_midi.steps.ready_made import DECLINE
from rules.kit.piles import draw_item
from rules.kit.refusals import values_of
from rules.kit.seats import seats_after
from rules.kit.tuples import put, without
from rules.records import Action, Event, RuleError
from rules.values import AnyOf, Value


def by_hand(game: CanalDuMidiState, seat: int) -> bool:
    """Say whether the seat can trade from hand to hand only, because no face-up card is left.

    Rows are of the same size for everybody, so that if one has none, nobody has any.
    """
    return not game.face_up[seat]


def partners(game: CanalDuMidiState, seat: int) -> tuple[int, ...]:
    """Return the seats with which a seat can trade, from its left on; () if there is nothing to trade."""
    cards = _tradable(game, seat)
    return tuple([other for other in seats_after(seat, game.seats) if cards[other]]) if cards[seat] else ()


def offered(game: CanalDuMidiState, seat: int, trading: Trading) -> tuple[Action, ...]:
    """Return the trades that a seat may make, cards by points; then to make none (canal_du_midi.R7)."""
    if seat != trading.seat:
        return ()
    cards = _tradable(game, seat)
    takes = [
        (other, take)
        for other in partners(game, seat)
        for take in ((None,) if by_hand(game, seat) else different(game, cards[other]))
    ]
    trades = [a.Trade(give, other, take) for give in different(game, cards[seat]) for other, take in takes]
    return (*trades, DECLINE)


def refusal(game: CanalDuMidiState, seat: int, action: Action, trading: Trading) -> RuleError | None:
    """Return why an action is not allowed now; None if it is (canal_du_midi.R7)."""
    if not isinstance(action, a.Trade | a.Decline):
        return other_step(game, action, "trade")
    if seat != trading.seat:
        return game.not_waited_for()
    if isinstance(action, a.Decline):
        return None
    could = partners(game, seat)
    if action.other not in could:
        return wrong_choice("trade.seat", partners=AnyOf(values_of("seat", could)))
    return (_unseen if by_hand(game, seat) else _face_up)(game, seat, action)


def perform(game: S, seat: int, action: a.Trade | a.Decline, trading: Trading, events: list[Event]) -> S:
    """Return the game after a trade, or after none; then the round goes on (canal_du_midi.R7)."""
    if isinstance(action, a.Decline):
        events.append(e.TradeDeclined(seat))
        after = game
    elif action.take is None:
        after = _trade_hands(game, seat, action.other, action.give, events)
    else:
        after = _trade_rows(game, seat, action.other, action.give, action.take, events)
    return go_on(replace(after, queue=game.queue[1:]), events)


def go_on(game: S, events: list[Event]) -> S:
    """Return the game that waits for the next trade that can be made, or its next round.

    Whoever has nothing to trade, or nobody to trade with, is passed over (canal_du_midi.R7, R15).
    """
    while game.queue:
        due = game.queue[0]
        if not isinstance(due, Trading) or partners(game, due.seat):
            return game
        game = replace(game, queue=game.queue[1:])
    return rounds.close(game, events)


def _tradable(game: CanalDuMidiState, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards by seat from which a seat's trade is made."""
    return game.hands if by_hand(game, seat) else game.face_up


def _unseen(game: CanalDuMidiState, seat: int, trade: a.Trade) -> RuleError | None:
    """Return why a trade from hand to hand is not allowed; None if it is: nobody names the card to take."""
    if trade.take is not None:
        return refused("trade.unseen", other=Value("seat", trade.other))
    return not_held(game, seat, trade.give, "trade.hand")


def _face_up(game: CanalDuMidiState, seat: int, trade: a.Trade) -> RuleError | None:
    """Return why a trade of face-up cards is not allowed; None if it is: both are named and lie there."""
    error = not_face_up(game, seat, trade.give, "trade.give")
    if error is not None:
        return error
    if trade.take is None:
        row = card_values(game, game.face_up[trade.other])
        return refused("trade.named", other=Value("seat", trade.other), row=row)
    return not_face_up(game, trade.other, trade.take, "trade.take")


def _trade_rows(game: S, seat: int, other: int, give: int, take: int, events: list[Event]) -> S:
    """Return the game after two face-up cards changed rows; each keeps its colour (canal_du_midi.R16)."""
    mine, theirs = game.face_up[seat], game.face_up[other]
    rows = put(game.face_up, seat, put(mine, mine.index(give), take))
    rows = put(rows, other, put(theirs, theirs.index(take), give))
    events.append(e.FaceUpTraded(seat, other, give, take))
    return replace(game, face_up=rows)


def _trade_hands(game: S, seat: int, other: int, give: int, events: list[Event]) -> S:
    """Return the game after a card of the hand went for one drawn from the other's hand."""
    box = game.box
    take, left, rng = draw_item(game.hands[other], game.randomness, "trades")
    events += (e.HandTraded(seat, other), e.HandTradedCards(seat, other, give, take))
    hands = put(game.hands, seat, box.sorted((*without(game.hands[seat], give), take)))
    hands = put(hands, other, box.sorted((*left, give)))
    return replace(game, randomness=rng, hands=hands)
