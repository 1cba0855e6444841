"""All legal actions of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.canal_du_midi import actions as a
from rules.canal_du_midi import trades
from rules.canal_du_midi.pieces import FACE_DOWN, Asking, Bets, Picks, Trading
from rules.game import Action

if TYPE_CHECKING:
    from rules.canal_du_midi.state import CanalDuMidi


def legal_actions(game: CanalDuMidi, seat: int) -> tuple[Action, ...]:
    """All that a seat may do; cards by their points, the same card once."""
    match game.due:
        case Picks(waiting) if seat in waiting:
            hidden = (a.Pick(FACE_DOWN),) if game.face_down[seat] else ()
            return (*map(a.Pick, _different(game, game.face_up[seat])), *hidden)
        case Bets(cards):
            return tuple(a.Bet(card) for card in _different(game, game.hands[seat]) if card != cards[seat])
        case Asking() as asking:
            return _answers(asking, seat)
        case Trading(trader) if seat == trader:
            return (*_trades(game, seat), a.Decline())
        case _:
            return ()


def _answers(asking: Asking, seat: int) -> tuple[Action, ...]:
    """Send or hold; who holds may still send until the first coin is sent (canal_du_midi.R4)."""
    if seat in asking.waiting:
        return (a.Send(), a.Hold())
    return (a.Send(),) if seat in asking.held and not asking.senders else ()


def _trades(game: CanalDuMidi, seat: int) -> tuple[Action, ...]:
    hand = trades.by_hand(game, seat)
    own = _different(game, (game.hands if hand else game.face_up)[seat])
    return tuple(
        a.Trade(give, other, take)
        for give in own
        for other in trades.partners(game, seat)
        for take in ((None,) if hand else _different(game, game.face_up[other]))
    )


def _different(game: CanalDuMidi, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(game.box.sorted(cards)))
