"""Refusals about the moment: what is not asked now, what comes first, and answers that do not fit."""

from __future__ import annotations

from collections.abc import Mapping

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.state import Holding
from rules.records import Action
from tests.rules.great_canal.boxes import box
from tests.rules.great_canal.positions import corner, edge, goods, hexagon, knight, position, seat, start
from tests.rules.great_canal.test_setup import after_foundings, found
from tests.rules.refusals import Case

OWN = seat(settlements="C4 n", cities="C3 n, B6 n", roads="C4 nw, C4 ne, C4 e", knights="C4 nw 1, C3 se 1")
FIVE = ("crane", "medicine", "mining", "smith", "warlord")
HANDS = {0: goods(wool=3, coin=1), 1: goods(wool=2, ore=1)}
HELD = {0: Holding(progress=FIVE), 1: Holding(progress=("spy", "wedding"))}

MOMENTS: Mapping[str, Action] = {
    "found": a.Found(corner("C4 n"), edge("C4 ne")),
    "discard": a.Discard(goods(wool=1)),
    "robber": a.MoveRobber(hexagon("C4")),
    "sacrifice": a.Sacrifice(corner("C3 n")),
    "draw": a.DrawCard("trade"),
    "take": a.TakeResource("wool"),
    "retreat": a.RetreatKnight(corner("C4 n")),
    "rebuild": a.Rebuild(edge("C4 ne")),
    "dismiss": a.DismissKnight(corner("C4 nw")),
    "place": a.PlaceKnight(corner("C4 ne")),
    "keep": a.KeepCard("spy"),
    "choose": a.ChooseGood("wool"),
    "give": a.GiveCards(goods(wool=1)),
    "deliver": a.DeliverCommodity("coin"),
}
"""An answer to each kind of decision."""
DECISIONS: Mapping[str, d.Decision] = {
    "discard": d.Discards((0,), (2, 0, 0, 0)),
    "robber": d.RobberMove(0),
    "sacrifice": d.Sacrifice((0,)),
    "draw": d.Defend((0,)),
    "drop": d.Drop((0,)),
    "take": d.Take((0,), ()),
    "retreat": d.Retreat(0, knight("C4 n 1")),
    "build": d.FreePieces(0, 2),
    "rebuild": d.Rebuild(0, edge("C4 w"), ship=False),
    "dismiss": d.Dismiss(0, 1),
    "place": d.Place(0, 1, active=False),
    "keep": d.Keep(0, 1),
    "choose": d.ChooseGoods(0, 1, 1),
    "give": d.Give((0,), (2, 0, 0, 0), 1),
    "deliver": d.Deliver(0, 1, "wool"),
}
"""A decision of each kind that seat 0 has to make."""


def asked(decision: d.Decision) -> GreatCanal:
    """Return a position in which a decision has to be made."""
    return position(OWN, seat(settlements="D5 n"), hands=HANDS, holdings=HELD, queue=(decision,))


INLAND = (found("D6 n", "D6 ne"), found("D3 n", "D3 ne"), found("D8 s", "D8 sw"))

ANSWERS: Mapping[str, Case] = {
    "before the roll": Case(position(OWN, rolled=False), a.EndTurn(), "great_canal.unrolled"),
    "a second roll": Case(position(OWN), a.Roll(), "great_canal.rolled"),
    "nothing to do without": Case(position(OWN), a.Skip(), "great_canal.skip"),
    **{
        f"not the moment to {tag}": Case(position(OWN, hands=HANDS), action, f"great_canal.moment.{tag}")
        for tag, action in MOMENTS.items()
    },
    "first found": Case(start(), a.EndTurn(), "great_canal.first.found"),
    **{
        f"first {tag}": Case(asked(decision), a.EndTurn(), f"great_canal.first.{tag}")
        for tag, decision in DECISIONS.items()
    },
    "too many discards": Case(
        asked(DECISIONS["discard"]), a.Discard(goods(wool=3)), "great_canal.discard.count"
    ),
    "more than the one discard": Case(
        asked(d.Discards((0,), (1, 0, 0, 0))), a.Discard(goods(wool=2)), "great_canal.discard.count"
    ),
    "discards that are not held": Case(
        asked(DECISIONS["discard"]), a.Discard(goods(ore=2)), "great_canal.discard.held"
    ),
    "a discard that is not held": Case(
        asked(d.Discards((0,), (1, 0, 0, 0))), a.Discard(goods(ore=1)), "great_canal.discard.held"
    ),
    "too few gifts": Case(asked(DECISIONS["give"]), a.GiveCards(goods(wool=1)), "great_canal.wedding.count"),
    "gifts that are not held": Case(
        asked(DECISIONS["give"]), a.GiveCards(goods(ore=2)), "great_canal.wedding.held"
    ),
    "no card named": Case(asked(DECISIONS["discard"]), a.Discard(goods()), "great_canal.nothing"),
    "founded too near": Case(
        after_foundings(start(3), *INLAND, until=2),
        found("D6 nw", "D6 w"),
        "great_canal.R58",
    ),
    "a third building inland": Case(
        after_foundings(start(3), *INLAND, until=2), found("D5 n", "D5 ne"), "great_canal.R16"
    ),
    "a road on the coast": Case(start(), found("A2 ne", "A2 e"), "great_canal.R2.ship"),
    "no road inland": Case(start(), found("C5 n", "A2 nw"), "great_canal.R2.road"),
    "a corner where the knight cannot retreat": Case(
        asked(DECISIONS["retreat"]), a.RetreatKnight(corner("A3 n")), "great_canal.R21"
    ),
    "the robber to where it is": Case(
        asked(DECISIONS["robber"]), a.MoveRobber(hexagon("F4")), "great_canal.R18"
    ),
    "nobody robbed where somebody can be": Case(
        asked(DECISIONS["robber"]), a.MoveRobber(hexagon("D5")), "great_canal.R18.victim"
    ),
    "somebody robbed where nobody can be": Case(
        asked(DECISIONS["robber"]), a.MoveRobber(hexagon("A3"), 1), "great_canal.R18.nobody"
    ),
    "a settlement lost": Case(asked(DECISIONS["sacrifice"]), a.Sacrifice(corner("C4 n")), "great_canal.R22"),
    "no such deck": Case(asked(DECISIONS["draw"]), a.DrawCard("art"), "great_canal.R41"),
    "a commodity as gold": Case(asked(d.Take((0,), (0,))), a.TakeResource("coin"), "great_canal.R25"),
    "gold declined": Case(asked(d.Take((0,), (0,))), a.Skip(), "great_canal.R42"),
    "no card over the limit": Case(
        position(OWN, holdings={0: Holding(progress=FIVE[:3])}), a.DropCard("crane"), "great_canal.R23"
    ),
    "no card over the limit of one": Case(
        position(OWN, holdings={0: Holding(progress=FIVE[:1])}, box=box(progress_limit=1)),
        a.DropCard("crane"),
        "great_canal.R23",
    ),
    "the turn ended over the limit": Case(position(OWN, holdings=HELD), a.EndTurn(), "great_canal.R23.end"),
    "rebuilt where it cannot be": Case(
        asked(DECISIONS["rebuild"]), a.Rebuild(edge("C4 w")), "great_canal.diplomat.rebuild"
    ),
    "a card that a Spy did not see": Case(
        asked(DECISIONS["keep"]), a.KeepCard("crane"), "great_canal.spy.card"
    ),
    "a card that a Master Merchant did not see": Case(
        asked(DECISIONS["choose"]), a.ChooseGood("coin"), "great_canal.master_merchant.good"
    ),
    "a commodity that is not held": Case(
        asked(DECISIONS["deliver"]), a.DeliverCommodity("cloth"), "great_canal.R53.commodity"
    ),
    "a commodity of a hand without any": Case(
        asked(d.Deliver(1, 0, "wool")), a.DeliverCommodity("cloth"), "great_canal.R53.commodity", seat=1
    ),
    "no commodity given though one is held": Case(
        asked(DECISIONS["deliver"]), a.Skip(), "great_canal.R53.must"
    ),
}
"""By what is wrong."""
