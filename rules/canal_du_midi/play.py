"""Performs the actions: checks them, and works out the new game and what happened.

Every error has the id of a rule, with what is possible instead as parameters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from rules.canal_du_midi import actions as a
from rules.canal_du_midi import events as e
from rules.canal_du_midi import rounds, trades
from rules.canal_du_midi.pieces import FACE_DOWN, Asking, Bets, Due, Picks, Trading
from rules.game import Action, Event, RuleError
from rules.values import Value

if TYPE_CHECKING:
    from rules.canal_du_midi.state import CanalDuMidi

T = TypeVar("T")


def perform(game: CanalDuMidi, seat: int, action: Action) -> tuple[CanalDuMidi, tuple[Event, ...]]:
    """The game after a seat's action, and what happened; RuleError if the rules refuse it."""
    due = game.due
    wanted, performer = _PERFORM[type(action)]
    if not isinstance(due, wanted):
        raise _wrong_moment(game, action)
    events: list[Event] = []
    return performer(game, seat, action, due, events), tuple(events)


def refused(rule: str, **params: object) -> RuleError:
    """The error of a rule of this game."""
    return RuleError(f"canal_du_midi.{rule}", **params)


def _wrong_moment(game: CanalDuMidi, action: Action) -> RuleError:
    """The error for an action that belongs to another step (canal_du_midi.R2, R16)."""
    waiting = tuple(Value("seat", seat) for seat in game.waiting_for)
    match game.due, action:
        case Picks(), a.Bet():
            return refused("R16", waiting=waiting)
        case Picks(), _:
            return refused("moment.pick", waiting=waiting)
        case Bets(), a.Pick():
            return refused("R10", hand=game.box.start.hand)
        case Bets(), _:
            return refused("moment.bet", waiting=waiting)
        case Asking(), _:
            return refused("moment.reinforce", waiting=waiting)
        case _:
            return refused("moment.trade", waiting=waiting)


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    index = cards.index(card)
    return (*cards[:index], *cards[index + 1 :])


def _cards(game: CanalDuMidi, cards: tuple[int, ...]) -> tuple[Value, ...]:
    return tuple(Value("card", card) for card in dict.fromkeys(game.box.sorted(cards)))


def _check_card(game: CanalDuMidi, card: int) -> None:
    """There is such a card in this game."""
    if card not in game.box.all_cards(game.seats):
        raise refused("unknown.card")


def _check_held(game: CanalDuMidi, seat: int, card: int, rule: str) -> None:
    """The card is in the seat's hand."""
    _check_card(game, card)
    hand = game.hands[seat]
    if card not in hand:
        held = _cards(game, hand)
        raise refused(rule, card=Value("card", card), held=held, count=len(held))


def _check_lies(game: CanalDuMidi, seat: int, card: int, rule: str) -> None:
    """The card lies face up in the seat's row."""
    _check_card(game, card)
    row = game.face_up[seat]
    if card not in row:
        lying, owner = _cards(game, row), Value("seat", seat)
        raise refused(rule, card=Value("card", card), row=lying, count=len(lying), owner=owner)


def _pick(game: CanalDuMidi, seat: int, action: a.Pick, due: Picks, events: list[Event]) -> CanalDuMidi:
    """A card goes from the row to the hand; a face-up one is replaced (canal_du_midi.R2, R10)."""
    if seat not in due.waiting:
        raise game.not_waited_for()
    card, randomness = action.card, game.randomness
    up, down = game.face_up[seat], game.face_down[seat]
    if card == FACE_DOWN:
        if not down:
            row = _cards(game, up)
            raise refused("pick.face_down", row=row, count=len(row))
        index, randomness = randomness.draw(f"face_down-{seat}", len(down))
        card, down = down[index], (*down[:index], *down[index + 1 :])
        events += (e.TookFaceDown(seat), e.TookFaceDownCard(seat, card))
    else:
        _check_lies(game, seat, card, "pick.row")
        place = up.index(card)
        events.append(e.TookFaceUp(seat, card))
        if down:
            index, randomness = randomness.draw(f"face_down-{seat}", len(down))
            up, down = _put(up, place, down[index]), (*down[:index], *down[index + 1 :])
            events.append(e.TurnedOver(seat, up[place]))
        else:
            up = _without(up, card)
    waiting = tuple(other for other in due.waiting if other != seat)
    return replace(
        game,
        randomness=randomness,
        hands=_put(game.hands, seat, game.box.sorted((*game.hands[seat], card))),
        face_up=_put(game.face_up, seat, up),
        face_down=_put(game.face_down, seat, down),
        queue=(Picks(waiting), *game.queue[1:]) if waiting else game.queue[1:],
    )


def _bet(game: CanalDuMidi, seat: int, action: a.Bet, due: Bets, events: list[Event]) -> CanalDuMidi:
    """A card of the hand lies face down at the site, in place of one bet before; the last bet is the reveal
    (canal_du_midi.R3)."""
    card, old = action.card, due.cards[seat]
    if card == old:
        raise refused("bet.same", card=Value("card", card))
    _check_held(game, seat, card, "bet.hand")
    hand = _without(game.hands[seat], card)
    if old is None:
        events.append(e.BetMade((seat,)))
    else:
        hand = game.box.sorted((*hand, old))
    events.append(e.BetCard(seat, card))
    cards = _put(due.cards, seat, card)
    after = replace(game, hands=_put(game.hands, seat, hand), queue=(Bets(cards), *game.queue[1:]))
    bets = tuple(bet for bet in cards if bet is not None)
    return rounds.reveal(after, bets, events) if len(bets) == game.seats else after


def _check_answer(game: CanalDuMidi, seat: int, due: Asking) -> None:
    """The seat has a coin, and no answer that stands (canal_du_midi.R4)."""
    if seat not in due.asked:
        raise refused("coin.none")
    if due.senders and seat not in due.waiting:
        raise refused("R4.stands", waiting=tuple(Value("seat", other) for other in game.waiting_for))


def _send(game: CanalDuMidi, seat: int, action: a.Send, due: Asking, events: list[Event]) -> CanalDuMidi:
    """The coin leaves at once (canal_du_midi.R16); with the first, all others are asked once more
    (canal_du_midi.R4)."""
    _check_answer(game, seat, due)
    events.append(e.CoinSent(seat, not due.senders))
    spent = replace(game, coins=_put(game.coins, seat, game.coins[seat] - 1), spent=game.spent + 1)
    held = due.held if due.senders else ()
    return _answered(spent, Asking(due.asked, held, (*due.senders, seat)), events)


def _hold(game: CanalDuMidi, seat: int, action: a.Hold, due: Asking, events: list[Event]) -> CanalDuMidi:
    """The coin stays (canal_du_midi.R4)."""
    _check_answer(game, seat, due)
    if seat in due.held:
        raise refused("R4.held")
    events.append(e.CoinHeld((seat,)))
    held = tuple(other for other in due.asked if other in due.held or other == seat)
    return _answered(game, Asking(due.asked, held, due.senders), events)


def _answered(game: CanalDuMidi, asking: Asking, events: list[Event]) -> CanalDuMidi:
    if asking.waiting:
        return replace(game, queue=(asking,))
    return rounds.reinforce(game, asking.senders, events)


def _trade(game: CanalDuMidi, seat: int, action: a.Trade, due: Trading, events: list[Event]) -> CanalDuMidi:
    """Two cards change rows, or hands (canal_du_midi.R7); each keeps its colour (canal_du_midi.R16)."""
    if seat != due.seat:
        raise game.not_waited_for()
    give, other, take = action.give, action.other, action.take
    partners = trades.partners(game, seat)
    if other not in partners:
        raise refused("trade.seat", partners=tuple(Value("seat", partner) for partner in partners))
    if trades.by_hand(game, seat):
        if take is not None:
            raise refused("trade.unseen", other=Value("seat", other))
        _check_held(game, seat, give, "trade.hand")
        after = _trade_hands(game, seat, other, give, events)
    else:
        _check_lies(game, seat, give, "trade.give")
        if take is None:
            row = _cards(game, game.face_up[other])
            raise refused("trade.named", other=Value("seat", other), row=row)
        _check_lies(game, other, take, "trade.take")
        rows = game.face_up
        mine, theirs = rows[seat], rows[other]
        rows = _put(rows, seat, _put(mine, mine.index(give), take))
        rows = _put(rows, other, _put(theirs, theirs.index(take), give))
        events.append(e.FaceUpTraded(seat, other, give, take))
        after = replace(game, face_up=rows)
    return rounds.go_on(replace(after, queue=game.queue[1:]), events)


def _trade_hands(game: CanalDuMidi, seat: int, other: int, give: int, events: list[Event]) -> CanalDuMidi:
    box, theirs = game.box, game.hands[other]
    index, randomness = game.randomness.draw("trades", len(theirs))
    take = theirs[index]
    events += (e.HandTraded(seat, other), e.HandTradedCards(seat, other, give, take))
    hands = _put(game.hands, seat, box.sorted((*_without(game.hands[seat], give), take)))
    hands = _put(hands, other, box.sorted((*_without(theirs, take), give)))
    return replace(game, randomness=randomness, hands=hands)


def _decline(
    game: CanalDuMidi, seat: int, action: a.Decline, due: Trading, events: list[Event]
) -> CanalDuMidi:
    """No trade; the round goes on (canal_du_midi.R7)."""
    if seat != due.seat:
        raise game.not_waited_for()
    events.append(e.TradeDeclined(seat))
    return rounds.go_on(replace(game, queue=game.queue[1:]), events)


_PERFORM: dict[
    type[Action], tuple[type[Due], Callable[[CanalDuMidi, int, Any, Any, list[Event]], CanalDuMidi]]
] = {
    a.Pick: (Picks, _pick),
    a.Bet: (Bets, _bet),
    a.Send: (Asking, _send),
    a.Hold: (Asking, _hold),
    a.Trade: (Trading, _trade),
    a.Decline: (Trading, _decline),
}
