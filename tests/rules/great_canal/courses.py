"""The course of each progress card while an offer of seat 0 is open: what it leads to, who loses a card."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.state import Holding
from rules.kit.tuples import put
from rules.records import Action
from tests.rules.great_canal.positions import act, corner, edge, goods, hexagon, position, seat

GIVE, WANT = goods(brick=1), goods(wool=1)
HANDS = {
    0: goods(brick=2, lumber=1, grain=1, ore=2),
    1: goods(wool=2, ore=1, coin=1),
    2: goods(wool=1, grain=2, cloth=1),
    3: goods(wool=3, paper=1),
}
REALMS = (
    seat(settlements="C4 n", cities="C3 n", roads="C4 nw, C4 ne, C4 e", knights="C4 nw 1"),
    seat(settlements="B6 n", roads="D5 ne, D5 e, D5 se", knights="D5 n 1, D5 s 1"),
    seat(settlements="A3 n"),
)


class Course(NamedTuple):
    """A card, and what is answered to what it leads to.

    ``asked`` are the decisions that it leads to, in order; ``lost`` are the seats that lose a card.
    """

    plays: tuple[Action, ...]
    asked: tuple[type[d.Decision], ...] = ()
    answers: tuple[tuple[int, Action], ...] = ()
    lost: tuple[int, ...] = ()


COURSES: dict[str, Course] = {
    "commercial_harbor": Course((a.PlayCommercialHarbor(),)),
    "commercial_harbor, a commodity": Course(
        (a.PlayCommercialHarbor(), a.AskHarbor(1, "ore")),
        (d.Deliver,),
        ((1, a.DeliverCommodity("coin")),),
        (1,),
    ),
    "master_merchant": Course(
        (a.PlayMasterMerchant(2),),
        (d.ChooseGoods, d.ChooseGoods),
        ((0, a.ChooseGood("grain")), (0, a.ChooseGood("grain"))),
        (2,),
    ),
    "merchant": Course((a.PlayMerchant(hexagon("B4")),)),
    "merchant_fleet": Course((a.PlayMerchantFleet("ore"),)),
    "resource_monopoly": Course((a.PlayResourceMonopoly("ore"),), lost=(1,)),
    "resource_monopoly, of what is wanted": Course((a.PlayResourceMonopoly("wool"),), lost=(1, 2)),
    "trade_monopoly": Course((a.PlayTradeMonopoly("cloth"),), lost=(2,)),
    "bishop": Course((a.PlayBishop(hexagon("B6")),), lost=(1,)),
    "deserter": Course(
        (a.PlayDeserter(1),),
        (d.Dismiss, d.Place),
        ((1, a.DismissKnight(corner("D5 s"))), (0, a.PlaceKnight(corner("C4 ne")))),
    ),
    "diplomat": Course((a.PlayDiplomat(edge("C4 e")),), (d.Rebuild,), ((0, a.Rebuild(edge("C4 w"))),)),
    "intrigue": Course(
        (a.PlayIntrigue(corner("D5 n")),), (d.Retreat,), ((1, a.RetreatKnight(corner("D5 se"))),)
    ),
    "saboteur": Course(
        (a.PlaySaboteur(),),
        (d.Discards, d.Discards),
        ((1, a.Discard(goods(ore=1, coin=1))), (2, a.Discard(goods(grain=2)))),
        (1, 2),
    ),
    "spy": Course((a.PlaySpy(1),), (d.Keep,), ((0, a.KeepCard("smith")),)),
    "warlord": Course((a.PlayWarlord(),)),
    "wedding": Course(
        (a.PlayWedding(),),
        (d.Give, d.Give),
        ((2, a.GiveCards(goods(grain=2))), (1, a.GiveCards(goods(ore=1, coin=1)))),
        (2, 1),
    ),
    "crane": Course((a.PlayCrane("trade"),)),
    "engineer": Course((a.PlayEngineer(corner("C3 n")),)),
    "inventor": Course((a.PlayInventor(hexagon("A3"), hexagon("B2")),)),
    "irrigation": Course((a.PlayIrrigation(),)),
    "medicine": Course((a.PlayMedicine(corner("C4 n")),)),
    "mining": Course((a.PlayMining(),)),
    "road_building": Course(
        (a.PlayRoadBuilding(),),
        (d.FreePieces, d.FreePieces),
        ((0, a.BuildRoad(edge("C4 w"))), (0, a.Skip())),
    ),
    "smith": Course((a.PlaySmith(corner("C4 nw")),)),
}
"""Each card that is played after the roll, by its id."""
DECIDED = [name for name, course in COURSES.items() if course.asked]


def opened(name: str, *, first: bool = False) -> GreatCanal:
    """Return the position before a course, with an offer of seat 0 open; seats 1 and 2 have more points."""
    held = {
        0: Holding(progress=(name.partition(",")[0],)),
        1: Holding(progress=("smith",), chips=5),
        2: Holding(chips=5),
    }
    game = position(*REALMS, hands=HANDS, holdings=held, dug=tuple(range(9)))
    return act(game, a.MakeOffer(GIVE, WANT, first=first))


def begun(name: str, *, first: bool = False) -> GreatCanal:
    """Return the game after the card of a course, which waits for its first decision."""
    return act(opened(name, first=first), *COURSES[name].plays)


def finished(game: GreatCanal, name: str) -> GreatCanal:
    """Return the game after all answers of a course."""
    for by, answer in COURSES[name].answers:
        game = act(game, answer, by=by)
    return game


def spent(game: GreatCanal) -> GreatCanal:
    """Return the game in which the offerer has spent what it offered."""
    return replace(game, hands=put(game.hands, 0, (0, *game.hands[0][1:])))
