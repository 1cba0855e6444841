"""Properties of every position, over random play from the start and from positions late in a game."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import cache

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.components.cards import CARDS
from rules.great_canal.components.kinds import GOODS, TRACKS
from rules.great_canal.topology import CORNERS, EDGES, HEXES
from rules.records import Action
from rules.values import fields_of
from tests.rules.great_canal.invariants import WAITING, check_position, refusal, visited
from tests.rules.great_canal.late import late, walk
from tests.rules.great_canal.positions import start

SEATS = range(-1, 5)
PLACES = {"corner": range(-1, CORNERS + 1), "edge": range(-1, EDGES + 1), "hex": range(-1, HEXES + 1)}
"""All places of each kind, and one that there is not at either end."""
TYPED = (*GOODS, *TRACKS, *CARDS, "", "nothing")
"""All ids, and some that there are not."""
LARGE = (
    a.Found,
    a.Sail,
    a.MoveKnight,
    a.DisplaceKnight,
    a.ChaseRobber,
    a.PlayInventor,
    a.PlaySmith,
)
"""The classes of actions that name two places: in a position each is tried whole if it is offered, and one
more of them."""
PLAIN = (
    *(a.Roll, a.Skip, a.AcceptOffer, a.DeclineOffer, a.WithdrawOffer, a.EndTurn),
    *(a.PlayIrrigation, a.PlayMining, a.PlayRoadBuilding, a.PlaySaboteur, a.PlayWedding),
    a.PlayCommercialHarbor,
)
ON_EDGES = (a.BuildRoad, a.BuildShip, a.Rebuild, a.PlayDiplomat)
ON_CORNERS = (
    *(a.Sacrifice, a.RetreatKnight, a.BuildSettlement, a.BuildCity, a.BuildWall, a.HireKnight),
    *(a.ActivateKnight, a.PromoteKnight, a.DismissKnight, a.PlaceKnight),
    *(a.PlayEngineer, a.PlayMedicine, a.PlayIntrigue),
)
OF_IDS = (
    *(a.DrawCard, a.DropCard, a.TakeResource, a.KeepCard, a.ChooseGood, a.DeliverCommodity),
    *(a.PlayMerchantFleet, a.PlayResourceMonopoly, a.PlayTradeMonopoly),
)
OF_SEATS = (a.PickAnswer, a.PlayDeserter, a.PlaySpy, a.PlayMasterMerchant)
NUMBERS = range(8)
"""The numbers of a die, and one more at either end."""


def small() -> Iterator[Action]:
    """Yield every action of the classes that name one place at most."""
    for kind in PLAIN:
        yield kind()
    yield from (kind(edge) for kind in ON_EDGES for edge in PLACES["edge"])
    yield from (kind(corner) for kind in ON_CORNERS for corner in PLACES["corner"])
    yield from (kind(hexagon) for kind in (a.PlayBishop, a.PlayMerchant) for hexagon in PLACES["hex"])
    yield from (kind(written) for kind in OF_IDS for written in TYPED)
    yield from (kind(seat) for kind in OF_SEATS for seat in SEATS)
    for track, city in itertools.product(TYPED, (None, *PLACES["corner"])):
        if track in TRACKS or city in (None, 20):
            yield a.Improve(track, city)
            yield a.PlayCrane(track, city)
    for hexagon, victim in itertools.product(PLACES["hex"], (None, *SEATS)):
        yield a.MoveRobber(hexagon, victim)
    yield from (a.TradeBank(give, take) for give in TYPED for take in TYPED)
    yield from (a.AskHarbor(seat, written) for seat in SEATS for written in TYPED)
    yield from (a.PlayAlchemist(yellow, red) for yellow in NUMBERS for red in NUMBERS)


@cache
def whole(kind: type[Action]) -> tuple[Action, ...]:
    """Return every action of a class that names two places; of the robber's each with all victims."""
    corners, edges, hexes = PLACES["corner"], PLACES["edge"], PLACES["hex"]
    if kind is a.Found:
        return tuple(itertools.starmap(a.Found, itertools.product(corners, edges)))
    if kind is a.Sail:
        return tuple(itertools.starmap(a.Sail, itertools.product(edges, edges)))
    if kind is a.ChaseRobber:
        victims = (None, *SEATS)
        return tuple(itertools.starmap(a.ChaseRobber, itertools.product(corners, hexes, victims)))
    if kind is a.PlayInventor:
        return tuple(itertools.starmap(a.PlayInventor, itertools.product(hexes, hexes)))
    if kind is a.PlaySmith:
        return tuple(itertools.starmap(a.PlaySmith, itertools.product(corners, (None, *corners))))
    assert kind in (a.MoveKnight, a.DisplaceKnight)
    return tuple(kind(*places) for places in itertools.product(corners, corners))


SMALL = tuple(small())


def test_the_positions_are_of_all_sorts() -> None:
    """Check that every decision that waits for a seat is among them, and an open offer."""
    heads = {type(game.head) for game in visited()}
    assert heads >= {*WAITING, type(None)}
    assert any(game.offer is not None for game in visited())
    assert len(visited()) >= 30


def attempts(game: GreatCanal, seat: int, number: int, share: int) -> Iterator[Action]:
    """Yield what a seat tries in a position of that number.

    Of what is not offered that is one of so many (``share``): others from position to position, and fewer
    where the seat is not waited for.
    """
    offered = {type(action) for action in game.legal_actions(seat)}
    if seat in game.waiting_for:
        yield from SMALL
        yield from whole(LARGE[number % len(LARGE)])[number % share :: share]
    else:
        step = 2 * share - 1
        yield from SMALL[number % step :: step]
    for kind in LARGE:
        if kind in offered:
            yield from whole(kind)
    yield from (action for action in game.legal_actions(seat) if not action.open_ended)


@pytest.mark.parametrize("share", [8, pytest.param(1, marks=pytest.mark.soak)])
def test_exactly_what_is_offered_is_accepted(share: int) -> None:
    """Check that over all places, goods, tracks, cards and seats as much is accepted as offered."""
    for number, game in enumerate(visited()):
        before = game.to_json()
        for seat in range(game.seats):
            legal = game.legal_actions(seat)
            offered = {action for action in legal if not action.open_ended}
            assert len(set(legal)) == len(legal)
            tried = attempts(game, seat, number, share)
            accepted = {action for action in tried if refusal(game, seat, action) is None}
            assert accepted == offered
            assert all(refusal(game, seat, action) is None for action in legal)
        assert game.to_json() == before


# Foul input.

HUGE = (-(10**30), -(10**12), -129, -1, 178, 512, 10**12, 10**30)
"""Numbers of no place, seat or count of cards."""
FOUL_BUNDLES = (
    (),
    (1,),
    (1,) * 7,
    (1,) * 9,
    (0,) * 8,
    *((number, *(0,) * 7) for number in HUGE),
    *((*(0,) * 7, number) for number in HUGE),
)
FOUL_TEXTS = ("", "Brick", "ore ", "no such thing", "x" * 5000, "\x00")
WRITTEN = ("resource", "commodity", "good", "deck", "track", "card")


def foul_value(kind: type[Action], name: str, rng: random.Random) -> object:
    """Return a value that a field of a class never has in a legal action."""
    if name in WRITTEN or kind is a.TradeBank:
        return rng.choice(FOUL_TEXTS)
    if name in ("give", "want", "cards"):
        return rng.choice(FOUL_BUNDLES)
    if (kind, name) in ((a.MakeOffer, "to"), (a.PlayWarlord, "order")):
        return tuple(rng.choices(HUGE, k=rng.randint(1, 3)))
    return rng.choice(HUGE)


def foul(kind: type[Action], example: Action | None, rng: random.Random) -> Action:
    """Return an action of a class with a foul field, the others as in an example; or all of them foul."""
    names = [field.name for field in fields_of(kind) if (kind, field.name) != (a.MakeOffer, "first")]
    spoiled = names if example is None else [rng.choice(names)]
    return kind(
        **{name: foul_value(kind, name, rng) if name in spoiled else getattr(example, name) for name in names}
    )


def test_foul_input_only_ever_raises_rule_errors() -> None:
    """Check that numbers without measure, bundles of another length and unknown ids are refused by a rule."""
    rng = random.Random(7)
    kinds = [kind for kind in a.ACTIONS if fields_of(kind)]
    for game in visited():
        before = game.to_json()
        for seat in range(game.seats):
            examples = {type(action): action for action in game.legal_actions(seat)}
            for kind, _ in itertools.product(kinds, range(3)):
                action = foul(kind, examples.get(kind), rng)
                assert refusal(game, seat, action) is not None, action
        for seat in (-1, game.seats, 10**30):
            assert refusal(game, seat, a.EndTurn()) == "game.seat"
        assert game.to_json() == before


# Play.


def test_what_holds_in_every_position() -> None:
    """Check that goods, pieces and cards are conserved, and points recounted, over random play."""
    for number in range(24):
        game = start(3 + number % 2, number, None) if number % 3 == 0 else late(3 + number % 2, number)
        conserved = game.conserved()
        check_position(game)
        for step in walk(game, random.Random(number), 150, by_class=number % 2):
            check_position(step.after)
            assert step.after.conserved() == conserved
            assert step.seat in step.before.waiting_for or step.before.offer is not None
            assert all(type(event) in GreatCanal.events for event in step.events)
