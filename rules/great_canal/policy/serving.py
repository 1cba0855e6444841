"""What a seat could pay for its knights: hiring, waking, raising, roads for them (great_canal.R20)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.great_canal import actions as a
from rules.great_canal.components.kinds import BASIC
from rules.great_canal.hands import NOTHING, plus
from rules.great_canal.network import free_corners, hiring_places
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.digging import activation_worth, after_activation, standing_worth
from rules.great_canal.policy.duties import Duties
from rules.great_canal.policy.evaluate import Outlook
from rules.great_canal.policy.plans import Plan
from rules.great_canal.policy.reach import Ways, way_to
from rules.great_canal.steps.knights import knights_left, promotion_refusal
from rules.kit.masks import BITS, bits

POSTS, HIRING_PLACES = 4, 12
"""So many corners at sections are thought of at each distance, and so many for a knight at once."""


def knight_plans(look: Outlook, duties: Duties, roads: Ways) -> Iterator[Plan]:
    """Yield what can be done for knights."""
    yield from _wakings(look, duties)
    yield from _hirings(look, duties)
    yield from _promotions(look, duties)
    yield from _roads_to_posts(look, duties, roads)


def _wakings(look: Outlook, duties: Duties) -> Iterator[Plan]:
    price, sections, diggers = look.prices.activation, duties.sections, duties.diggers
    for knight in look.realm.knights:
        if not knight.active:
            corner = knight.corner
            gain = activation_worth(sections, diggers, corner) + duties.strengthens(corner, knight.level)
            gain += _moving_on(look, duties, corner)
            points = after_activation(sections, diggers, corner).own * look.prices.points.chip
            yield Plan(gain, price, a.ActivateKnight(corner), price, points)


def _moving_on(look: Outlook, duties: Duties, corner: int) -> int:
    """Return what it promises that an own knight can move on in the next turn, active as it will be."""
    places = free_corners(look.pieces, look.seat, corner) & duties.section_corners
    return w.MOVING * max([0, *(_standing(duties, to, BITS[corner]) for to in bits(places))]) // 100


def _standing(duties: Duties, corner: int, without: int = 0) -> int:
    return standing_worth(duties.sections, duties.diggers, corner, without=without)


def _hirings(look: Outlook, duties: Duties) -> Iterator[Plan]:
    """Yield knights on free corners, at sections where there are some."""
    if not knights_left(look.game, look.seat, BASIC):
        return
    price, places = look.prices.knight, hiring_places(look.board, look.pieces, look.seat)
    defence = duties.defence.gain(BASIC) * w.IDLE_DEFENCE // 100
    for corner in bits(places & duties.section_corners or places)[:HIRING_PLACES]:
        gain = w.KNIGHT + _standing(duties, corner) + defence
        yield Plan(gain, price, a.HireKnight(corner), price)


def promotion_gain(duties: Duties, *, active: bool) -> int:
    """Return what a level more of a knight brings."""
    return w.PROMOTION + duties.defence.gain(1) * (100 if active else w.IDLE_DEFENCE) // 100


def _promotions(look: Outlook, duties: Duties) -> Iterator[Plan]:
    price = look.prices.promotion
    for knight in look.realm.knights:
        if promotion_refusal(look.game, look.seat, knight) is None:
            gain = promotion_gain(duties, active=knight.active)
            yield Plan(gain, price, a.PromoteKnight(knight.corner), price)


def _roads_to_posts(look: Outlook, duties: Duties, roads: Ways) -> Iterator[Plan]:
    """Yield the first roads to corners at sections, for a knight that is there or is still to be hired."""
    road, free = look.prices.road, duties.section_corners & look.board.home_corners & ~look.pieces.corners
    cost = look.prices.knight if knights_left(look.game, look.seat, BASIC) else NOTHING
    for percent, (_, reached) in zip(w.FARTHER, roads.steps, strict=False):
        cost = plus(cost, road)
        rated = sorted([(-_post_gain(look, duties, corner), corner) for corner in bits(reached & free)])
        for loss, corner in rated[:POSTS]:
            yield Plan(-loss * percent // 100, cost, a.BuildRoad(way_to(roads, corner)[0]), road)


def _post_gain(look: Outlook, duties: Duties, corner: int) -> int:
    """Return what it brings to reach a corner: with a new knight there, or the own one that is moved best."""
    moved = [_standing(duties, corner, BITS[knight.corner]) for knight in look.realm.knights]
    return max([_standing(duties, corner), *moved])
