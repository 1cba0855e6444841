"""What active knights do, and where a knight goes, stays or leaves (great_canal.R18, R20, R21)."""

from __future__ import annotations

from typing import NamedTuple

from rules.great_canal import actions as a
from rules.great_canal.components.kinds import GRAIN
from rules.great_canal.pieces import Knight
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.digging import Diggers, activation_worth, after_activation, standing_worth
from rules.great_canal.policy.duties import Duties
from rules.great_canal.policy.evaluate import Outlook
from rules.great_canal.policy.robbing import stop_worth, theft_worth
from rules.great_canal.steps.placing import knight_at, knight_of_any
from rules.kit.masks import BITS


def _own_knight(look: Outlook, corner: int) -> Knight:
    knight = knight_at(look.game, look.seat, corner)
    assert knight is not None
    return knight


def _rest_loss(look: Outlook, duties: Duties, corner: int) -> int:
    """Return what a seat loses at the next attack by a knight that becomes inactive; less with a grain."""
    loss = -duties.strengthens(corner, -_own_knight(look, corner).level)
    return loss // 3 if look.hand[GRAIN] else loss


def move_worth(look: Outlook, duties: Duties, start: int, to: int) -> int:
    """Return what it brings to move an active knight to a corner; it is inactive there."""
    gain = standing_worth(duties.sections, duties.diggers, to, without=BITS[start])
    return gain - _rest_loss(look, duties, start) - w.ACTING


def displace_worth(look: Outlook, duties: Duties, action: a.DisplaceKnight) -> int:
    """Return what it brings to drive off a weaker knight and stand in its place."""
    owner, other = knight_of_any(look.game, action.to)
    harm = w.DRIVEN_OFF * look.leads(owner) // 100 if duties.section_corners & BITS[action.to] else 0
    return move_worth(look, duties, action.knight, action.to) + harm * (2 if other.active else 1)


def chase_worth(look: Outlook, duties: Duties, action: a.ChaseRobber) -> int:
    """Return what it brings to chase the robber away with a knight, which is inactive then."""
    gain = stop_worth(look, action.to) - min(0, stop_worth(look, look.game.robber))
    if action.victim is not None:
        gain += theft_worth(look, action.victim)
    here = action.knight
    rest = standing_worth(duties.sections, duties.diggers, here, without=BITS[here])
    return gain + rest - _rest_loss(look, duties, here) - w.ACTING


def arrival_worth(duties: Duties, corner: int, level: int, *, active: bool) -> int:
    """Return what a knight that arrives on a corner brings there; active it may dig at once."""
    if active:
        gain = activation_worth(duties.sections, duties.diggers, corner)
        return w.KNIGHT + gain + duties.strengthens(corner, level)
    return w.KNIGHT + standing_worth(duties.sections, duties.diggers, corner)


def departure_loss(look: Outlook, duties: Duties, corner: int) -> int:
    """Return what a seat loses with its knight on a corner."""
    knight, without = _own_knight(look, corner), duties.diggers.without(BITS[corner])
    if knight.active:
        lost = activation_worth(duties.sections, without, corner) - duties.strengthens(corner, -knight.level)
    else:
        lost = standing_worth(duties.sections, without, corner)
    return lost + w.PROMOTION * knight.level


class Waking(NamedTuple):
    """The order in which a Warlord activates a seat's knights best, and what that brings."""

    order: tuple[int, ...]
    gain: int


def warlord(look: Outlook, duties: Duties) -> Waking:
    """Return how a Warlord is played best: whichever knight brings the most is the next."""
    sections, order = duties.sections, list[int]()
    diggers: Diggers = duties.diggers
    inactive = {knight.corner: knight.level for knight in look.realm.knights if not knight.active}
    gain = duties.defence.gain(sum(level for corner, level in inactive.items() if duties.defends(corner)))
    chips = 0
    while inactive:
        corner = max(inactive, key=lambda one: (activation_worth(sections, diggers, one), -one))
        gain += activation_worth(sections, diggers, corner)
        dug = after_activation(sections, diggers, corner)
        chips, sections, diggers = chips + dug.own, dug.sections, dug.diggers
        order.append(corner)
        del inactive[corner]
    return Waking(tuple(order), gain + look.victory(chips * look.prices.points.chip))
