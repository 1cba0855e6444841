"""Where a seat founds: good yields of goods that it lacks, near the canal, with room to grow (R2, R58)."""

from __future__ import annotations

from rules.great_canal import actions as a
from rules.great_canal.decisions import Founding
from rules.great_canal.network import around, founding_places
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.digging import open_sections
from rules.great_canal.policy.evaluate import Outlook, harbours_at, yield_worth
from rules.great_canal.topology import far_end
from rules.kit.masks import BITS, bits


def best_founding(look: Outlook, legal: list[a.Found]) -> a.Found:
    """Return where to found, of all that may be done."""
    head = look.game.head
    assert isinstance(head, Founding)
    worth = {corner: corner_worth(look, corner, city=head.city) for corner in {one.corner for one in legal}}
    best = sorted(worth, key=lambda corner: (-worth[corner], corner))[:6]
    chosen = [one for one in legal if one.corner in best]
    return max(chosen, key=lambda one: (worth[one.corner] + _edge_worth(look, one), -one.edge))


def corner_worth(look: Outlook, corner: int, *, city: bool) -> int:
    """Return what a building on a corner is worth at the founding."""
    first, second = look.sites[corner]
    added = [one + two for one, two in zip(first, second, strict=True)] if city else first
    worth = yield_worth(look.pips, added, w.FOUNDING_ROLLS)
    if None in harbours_at(look.board, corner):
        worth += w.FOUNDING_HARBOUR
    sections = open_sections(look.board.canal, look.game.dug)
    return worth + w.FOUNDING_SECTION * sum(1 for corners in sections if corners >> corner & 1)


def _edge_worth(look: Outlook, action: a.Found) -> int:
    """Return what the road or ship of a founding is worth: sections at its end, and corners beyond it."""
    end = far_end(action.edge, action.corner)
    sections = open_sections(look.board.canal, look.game.dug)
    worth = w.FOUNDING_SECTION * sum(1 for corners in sections if corners >> end & 1)
    if look.board.road_sites >> action.edge & 1 == 0:
        return worth
    free = founding_places(look.board, look.pieces) & ~around(BITS[action.corner])
    rooms = [look.site_worth(corner) for corner in bits(around(BITS[end])) if free >> corner & 1]
    return worth + w.FOUNDING_ROOM * max(rooms, default=0) // 100
