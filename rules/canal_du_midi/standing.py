"""The standing answers of Canal du Midi: what becomes of coins (canal_du_midi.R4), said beforehand."""

from __future__ import annotations

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Action, Standing

COINS = "coins"
"""The topic: whether to send a coin or to hold it."""


class KeepCoins(Standing, frozen=True, tag="keep_coins"):
    """Holding the coin whenever asked, in the second asking too."""

    topic = COINS


class SendIfBehind(Standing, frozen=True, tag="send_if_behind"):
    """Sending a coin only if behind, holding it otherwise; see :func:`behind`, by the points as they stand
    when the seat is asked."""

    topic = COINS


STANDING: tuple[type[Standing], ...] = (KeepCoins, SendIfBehind)
_OFFERED: tuple[Standing, ...] = (KeepCoins(), SendIfBehind())


def offered(view: CanalDuMidiView, seat: int) -> tuple[Standing, ...]:
    """Return the standing answers that a seat may give: those about coins, while it has one to decide on."""
    return _OFFERED if view.outcome is None and view.coins[seat] else ()


def action_of(view: CanalDuMidiView, seat: int, standing: Standing) -> Action | None:
    """Return what a seat does by a standing answer: send or hold while it is asked; None when it is not.

    Who holds already is not asked until somebody sends.
    """
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
