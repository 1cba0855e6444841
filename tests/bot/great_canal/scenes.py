"""Decisions out of turn: what the seat in turn does, and what the others answer, by hand or beforehand."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from rules import Action, Standing
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.standing import kinds as k
from rules.great_canal.state import Holding
from tests.rules.great_canal.attacks import eve, realm
from tests.rules.great_canal.courses import COURSES, HANDS, REALMS
from tests.rules.great_canal.positions import act, corner, goods, position, rolls, seat, start
from tests.rules.great_canal.rolling import before

RICH = {0: goods(brick=3), 1: goods(ore=9), 2: goods(wool=4, grain=4), 3: goods(cloth=1)}
FULL = ("commercial_harbor", "master_merchant", "merchant", "merchant")
KEEP = k.KeepGoods(("grain", "coin"))


class Scene(NamedTuple):
    """A decision out of turn.

    ``plays`` are what seat 0 does in the position ``before``, by which others are asked. ``answers`` are
    theirs in order, ``standing`` is what they may say beforehand instead, by seat, and ``asked`` words of the
    question.
    """

    before: GreatCanal
    plays: tuple[Action, ...]
    answers: tuple[tuple[int, Action], ...]
    standing: dict[int, Standing]
    asked: str

    @property
    def after(self) -> GreatCanal:
        """Return the game once all have answered by hand."""
        game = act(self.before, *self.plays)
        for by, answer in self.answers:
            game = act(game, answer, by=by)
        return game


def _holding(card: str) -> GreatCanal:
    """Return a turn of seat 0 with a card; seats 1 and 2 have more points."""
    held = {
        0: Holding(progress=(card,)),
        1: Holding(progress=("smith",), chips=5),
        2: Holding(chips=5),
    }
    return position(*REALMS, hands=HANDS, holdings=held, dug=tuple(range(9)))


def _course(name: str, standing: dict[int, Standing], asked: str, others: int = 1) -> Scene:
    """Return the scene of a card, with so many answers of others."""
    course = COURSES[name]
    return Scene(_holding(name.partition(",")[0]), course.plays, course.answers[:others], standing, asked)


def seven() -> GreatCanal:
    """Return a game before the roll of a seven at which two seats have too many cards."""
    game = replace(position(hands=RICH, rolled=False), barbarians=start().barbarians)
    return rolls(game, 3, 4)


SCENES: dict[str, Scene] = {
    "discards": Scene(
        seven(),
        (a.Roll(),),
        ((2, a.Discard(goods(wool=3, grain=1))), (1, a.Discard(goods(ore=4)))),
        {1: KEEP, 2: KEEP},
        "which cards to discard (a seven was rolled)?",
    ),
    "discards for a Saboteur": _course(
        "saboteur", {1: KEEP, 2: KEEP}, "which cards to discard (Ada played “Saboteur”)?", 2
    ),
    "gifts": _course("wedding", {1: KEEP, 2: KEEP}, "which cards to give Ada", 2),
    "gold and the Aqueduct": Scene(
        before(
            position(
                seat(),
                seat(knights="G1 n 1", ships="G1 ne"),
                seat(),
                holdings={2: Holding(levels=(0, 0, 3))},
                rolled=False,
            ),
            8,
        ),
        (a.Roll(),),
        ((2, a.Skip()), (1, a.TakeResource("ore"))),
        {1: k.TakeResources(("ore", "wool")), 2: k.SkipAqueduct()},
        "which resource to take?",
    ),
    "the Aqueduct": Scene(
        before(position(seat(), holdings={1: Holding(levels=(0, 0, 3))}, rolled=False), 8),
        (a.Roll(),),
        ((1, a.TakeResource("wool")),),
        {1: k.TakeResources(("wool",))},
        "by the Aqueduct, or none?",
    ),
    "over the limit": Scene(
        rolls(position(seat(), holdings={1: Holding(progress=FULL, levels=(1, 0, 0))}, rolled=False), 2, 1),
        (a.Roll(),),
        ((1, a.DropCard("merchant")),),
        {1: k.DropCards(("spy", "merchant"))},
        "which to put back?",
    ),
    "cities lost": Scene(
        eve(realm(0), realm(1, 2), realm(2, 2)),
        (a.Roll(),),
        ((1, a.Sacrifice(corner("D8 s"))), (2, a.Sacrifice(corner("D6 s")))),
        {1: k.LoseCities((corner("D8 s"),)), 2: k.LoseCities((corner("D6 s"),))},
        "which city is lost",
    ),
    "decks of tied defenders": Scene(
        eve(realm(0), realm(1, 1, 2), realm(2, 1, 2)),
        (a.Roll(),),
        ((1, a.DrawCard("trade")), (2, a.DrawCard("science"))),
        {1: k.DrawFrom("trade"), 2: k.DrawFrom("science")},
        "which deck to draw",
    ),
    "a deserter": _course("deserter", {1: k.LoseKnights((corner("D5 s"),))}, "which knight deserts to Ada?"),
    "a retreat": _course("intrigue", {}, "is displaced: where does it go?"),
    "a harbour": _course(
        "commercial_harbor, a commodity",
        {1: k.DeliverCommodities(("paper", "coin"))},
        "which commodity to give for it?",
    ),
}
"""Each decision that others than the seat in turn may have to make."""
