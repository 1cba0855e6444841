"""The standing answers of Canal du Midi, said beforehand: what becomes of coins (canal_du_midi.R4), and what
is bet once all have taken a card (canal_du_midi.R16).
"""

from __future__ import annotations

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import HeldCard, Site
from rules.canal_du_midi.state import Phase
from rules.canal_du_midi.view import CanalDuMidiView
from rules.records import Action, Standing

COINS = "coins"
"""The topic: whether to send a coin or to hold it."""
BET = "bet"
"""The topic: which card to bet this round."""


class KeepCoins(Standing, frozen=True, tag="keep_coins"):
    """Holding the coin whenever asked, in the second asking too."""

    topic = COINS


class SendIfBehind(Standing, frozen=True, tag="send_if_behind"):
    """Sending a coin only if behind, holding it otherwise; see :func:`behind`, by the points as they stand
    when the seat is asked."""

    topic = COINS


class NextBet(Standing, frozen=True, tag="next_bet"):
    """Betting a card as soon as bets are made in a round, and never in another one.

    Bets are made only when all have taken a card (canal_du_midi.R16); this one may be changed as any other,
    until the last is in (canal_du_midi.R3).
    """

    topic = BET
    prompted = True

    round: int
    site: Site
    card: HeldCard


STANDING: tuple[type[Standing], ...] = (NextBet, KeepCoins, SendIfBehind)


def offered(view: CanalDuMidiView, seat: int) -> tuple[Standing, ...]:
    """Return the standing answers that a seat may give: bets while others pick, and those about coins, while
    it has one to decide on."""
    if view.outcome is not None:
        return ()
    coins = (KeepCoins(), SendIfBehind()) if view.coins[seat] else ()
    return (*_bets(view, seat), *coins)


def _bets(view: CanalDuMidiView, seat: int) -> tuple[NextBet, ...]:
    """Return a bet of each card of the hand, by points, for a seat that others have still to pick after."""
    site, hand = view.site, view.hand
    if view.phase is not Phase.PICK or seat in view.waiting_for or site is None or hand is None:
        return ()
    return tuple(NextBet(view.round, site, card) for card in dict.fromkeys(view.box.sorted(hand)))


def stands(view: CanalDuMidiView, seat: int, standing: Standing) -> bool:
    """Say whether a standing answer may still be of use: a bet of this round's that is not laid, of a card
    that is held; what was said about coins always is."""
    if not isinstance(standing, NextBet):
        return True
    held = view.hand is not None and standing.card in view.hand
    to_bet = view.phase is Phase.PICK or (view.phase is Phase.BET and seat in view.waiting_for)
    return (standing.round, standing.site) == (view.round, view.site) and held and to_bet


def action_of(view: CanalDuMidiView, seat: int, standing: Standing) -> Action | None:
    """Return what a seat does by a standing answer: lay the bet of this round, send or hold; None while it is
    not asked.

    Who holds already is not asked until somebody sends.
    """
    if isinstance(standing, NextBet):
        opened = view.phase is Phase.BET and stands(view, seat, standing)
        return a.Bet(standing.card) if opened else None
    if not view.asked or seat not in view.waiting_for:
        return None
    return a.Send() if isinstance(standing, SendIfBehind) and behind(view, seat) else a.Hold()


def behind(view: CanalDuMidiView, seat: int) -> bool:
    """Say whether a seat is behind at the site, and one card from the discards could still make up for it.

    Behind is whose total is lower than the highest; level is not behind. Making up for it takes a card among
    the discards that brings the seat's total at least to the highest of the others, and the points of all
    together to the need; and there has to be a card for this coin. All of that lies open: bets and discards.
    Cards that are still to come for coins sent before are not counted, since nobody knows them.
    """
    shown = view.revealed
    if shown is None:
        return False
    highest = max(view.total(shown, other) for other in range(view.seats))
    lacking = highest - view.total(shown, seat)
    best = max(map(view.box.points_of, view.discards)) if view.cards_for_coins else 0
    return 0 < lacking <= best and view.sum(shown) + best >= view.need(shown.site)
