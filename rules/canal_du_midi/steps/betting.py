"""Betting: each seat lays a card of its hand face down; the last bet is the reveal (step C)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.canal_du_midi import actions as a
from rules.canal_du_midi import events as e
from rules.canal_du_midi.state import Bets, CanalDuMidiState, S, Shown
from rules.canal_du_midi.steps import award, reinforcements
from rules.canal_du_midi.steps.conditions import not_held, not_yet, other_step, refused
from rules.canal_du_midi.steps.ready_made import BETS
from rules.kit.tuples import put, without
from rules.records import Action, Event, RuleError
from rules.values import Text, Value


def offered(game: CanalDuMidiState, seat: int, bets: Bets) -> tuple[Action, ...]:
    """Return the bets that a seat may make: the other cards of its hand by points (canal_du_midi.R3)."""
    laid = bets.cards[seat]
    return tuple([BETS[card] for card in dict.fromkeys(game.hands[seat]) if card != laid])


def refusal(game: CanalDuMidiState, seat: int, action: Action, bets: Bets) -> RuleError | None:
    """Return why an action is not allowed now; None if it is (canal_du_midi.R3, R10).

    A seat that has bet may change its bet until the last is in.
    """
    if isinstance(action, a.Bet):
        if action.card == bets.cards[seat]:
            return refused("bet.same", card=Value("card", action.card))
        return not_held(game, seat, action.card, "bet.hand", bets.cards[seat])
    if isinstance(action, a.Pick):
        return not_yet(game, "R10", hand=game.box.start.hand, now=Text("now-bet"))
    return other_step(game, action, "bet")


def perform(game: S, seat: int, action: a.Bet, bets: Bets, events: list[Event]) -> S:
    """Return the game after a bet, in place of one before; the last one reveals all (canal_du_midi.R3)."""
    card, old = action.card, bets.cards[seat]
    hand = without(game.hands[seat], card)
    if old is None:
        events.append(e.BetMade((seat,)))
    else:
        hand = game.box.sorted((*hand, old))
    events.append(e.BetCard(seat, card))
    cards = put(bets.cards, seat, card)
    after = replace(game, hands=put(game.hands, seat, hand), queue=(Bets(cards), *game.queue[1:]))
    laid = [bet for bet in cards if bet is not None]
    return _reveal(after, tuple(laid), events) if len(laid) == game.seats else after


def _reveal(game: S, bets: tuple[int, ...], events: list[Event]) -> S:
    """Return the game after the bets were turned over: who has a coin is asked (canal_du_midi.R4)."""
    assert game.site is not None
    box = game.box
    for seat in game.table_order:
        colour = box.colour_of(bets[seat])
        events.append(e.BetShown(seat, bets[seat], None if colour == seat else colour))
    shown = Shown(game.site, bets)
    events.append(award.points_counted(game, shown))
    after = replace(game, shown=shown)
    if any(game.coins):
        return reinforcements.ask(after)
    return award.award(after, shown, events)
