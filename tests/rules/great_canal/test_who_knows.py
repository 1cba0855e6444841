"""Who knows what while cards are played: nothing that a seat sees or is told depends on what is hidden."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal import events as e
from rules.great_canal.components.cards import CARD_DECK, CARDS
from rules.great_canal.components.kinds import COMMODITIES, GOODS, RESOURCES, TRACKS
from rules.great_canal.redeal import redeal
from rules.great_canal.state import Holding
from rules.great_canal.topology import CORNERS, EDGES, HEXES
from rules.kit.tuples import Counts, put
from rules.randomness import Randomness
from rules.records import Action, RuleError
from rules.testing.hidden import check_secrets, visible_to
from rules.testing.playing import Step
from rules.values import FieldKind, fields_of
from tests.rules.great_canal.courses import COURSES, DECIDED, begun, opened
from tests.rules.great_canal.invariants import WAITING
from tests.rules.great_canal.late import late, walk
from tests.rules.great_canal.positions import act, goods, happened, pile, position, start

# Refusals.

VALUES: dict[str, tuple[object, ...]] = {
    "seat": tuple(range(4)),
    "hex": tuple(range(0, HEXES, 7)),
    "corner": tuple(range(0, CORNERS, 16)),
    "edge": tuple(range(0, EDGES, 16)),
    "good": GOODS,
    "resource": RESOURCES,
    "commodity": COMMODITIES,
    "track": TRACKS,
    "deck": TRACKS,
    "card": CARDS,
}
"""Values by kind: all that have to do with cards, some of the places."""
BUNDLES = (goods(brick=1), goods(wool=2), goods(ore=1, coin=1), goods(grain=3), goods(cloth=4, paper=4))
MOST = 30
"""How many actions of a class are tried, spread over all."""


def values_of(field: FieldKind) -> tuple[object, ...]:
    """Return values of a field of an action."""
    if field.bundle:
        return BUNDLES
    if field.kind is None:
        return (False, True) if field.base is bool else (1, 6)
    found = VALUES[field.kind.name]
    if field.many:
        return ((), *((one,) for one in found[:4]))
    return (None, *found) if field.optional else found


def small() -> Iterator[Action]:
    """Yield actions of all classes, of each as many as there are of few values."""
    for kind in a.ACTIONS:
        fields = fields_of(kind)
        every = list(itertools.product(*map(values_of, fields)))
        for values in every[:: 1 + len(every) // MOST]:
            yield kind(**{field.name: value for field, value in zip(fields, values, strict=True)})


SMALL = tuple(small())


def stages(name: str) -> Iterator[GreatCanal]:
    """Yield the positions in which each decision of a card's course waits, an offer open."""
    game = begun(name, first=True)
    for by, answered in COURSES[name].answers:
        yield game
        game = act(game, answered, by=by)


@cache
def sorts() -> tuple[GreatCanal, ...]:
    """Return positions of every decision: of each card's course, and of each sort out of random games."""
    found = [
        *itertools.chain.from_iterable(map(stages, DECIDED)),
        start(4),
        position(
            queue=(d.Defend((0, 2)),), hands={1: goods(ore=2)}, holdings={2: Holding(progress=("spy",))}
        ),
    ]
    met: Counter[tuple[object, ...]] = Counter()
    for number in range(6):
        for step in walk(late(3 + number % 2, number), random.Random(f"knows {number}"), 320):
            game = step.after
            sort = (type(game.head), game.offer is None, game.turn.dice is None)
            met[sort] += 1
            if game.outcome is None and met[sort] == 1:
                found.append(game)
    return tuple(found)


def answer(game: GreatCanal, seat: int, action: Action) -> str | None:
    """Return how an action is refused, with all that the refusal says; None if it is accepted."""
    try:
        game.apply(seat, action)
    except RuleError as error:
        return str(error)
    return None


def test_the_positions_are_of_all_sorts() -> None:
    """Check that every decision that waits for a seat is among them."""
    heads = {type(game.head) for game in sorts()}
    assert heads >= {*WAITING, type(None)}
    assert len(sorts()) >= 30


def test_refusals_tell_nothing() -> None:
    """Check great_canal.R34: whatever a seat tries, it is told the same whatever it cannot know."""
    different = 0
    for number, game in enumerate(sorts()):
        for seat in range(game.seats):
            other = redeal(game, seat, Randomness(f"refusals {number}"))
            different += other.hands != game.hands
            assert other.view(seat) == game.view(seat)
            assert other.legal_actions(seat) == game.legal_actions(seat)
            for action in SMALL:
                assert answer(other, seat, action) == answer(game, seat, action), action
    assert different > 60


def test_dealt_anew_all_is_there_still() -> None:
    """Check great_canal.R43: the bank, the sizes of hands and decks, every progress card once."""
    moved = Counter[str]()
    for number, game in enumerate(sorts()):
        for looker in (None, *range(game.seats)):
            other = redeal(game, looker, Randomness(f"dealt {number}"))
            assert other.view(looker) == game.view(looker)
            assert (other.bank, other.conserved()) == (game.bank, game.conserved())
            assert all(min(hand) >= 0 for hand in other.hands)
            for before, after in zip(game.holdings, other.holdings, strict=True):
                assert replace(after, progress=()) == replace(before, progress=())
                assert decks(after.progress) == decks(before.progress)
            moved["goods"] += other.hands != game.hands
            moved["cards"] += other.holdings != game.holdings
            moved["decks"] += other.piles != game.piles
    assert min(moved.values()) > 80


def decks(cards: tuple[str, ...]) -> list[int]:
    """Return the decks of cards, in order."""
    return sorted(CARD_DECK[card] for card in cards)


@pytest.mark.soak
def test_secrets_over_whole_games() -> None:
    """Check great_canal.R34 all over games: views, offers, suggestions and refusals."""
    for number in range(20):
        rng = random.Random(f"secrets {number}")
        for index, played in enumerate(walk(start(3 + number % 2, number, None), rng, 3000)):
            if index % 15:
                continue
            for looker in (None, *range(played.before.seats)):
                check_secrets(Step(*played), looker, rng)
                if looker is not None:
                    other = redeal(played.before, looker, Randomness(str(rng.random())))
                    for action in rng.sample(SMALL, 100):
                        assert answer(other, looker, action) == answer(played.before, looker, action)


# What each seat keeps.


def dealt(game: GreatCanal, looker: int | None, times: int = 25) -> list[GreatCanal]:
    """Return so many games that look the same to a seat."""
    return [redeal(game, looker, Randomness(f"kept {number}")) for number in range(times)]


def test_one_card_laid_down_and_offered() -> None:
    """Check great_canal.R46, great_canal.R53: it is one card, and any resource to the others."""
    game = opened("commercial_harbor", first=True)
    game = replace(game, hands=put(game.hands, 0, goods(brick=1)))
    game = act(game, a.PlayCommercialHarbor(), a.AskHarbor(1, "brick"))
    for looker in (None, 1, 2, 3):
        others = dealt(game, looker)
        assert all(other.view(looker) == game.view(looker) for other in others)
        assert len({other.hands[0] for other in others}) > 1
        assert all(sum(other.hands[0]) == sum(other.hands[0][:5]) == 1 for other in others)
        assert all(other.bank == game.bank for other in others)


def test_a_spy_knows_what_it_found() -> None:
    """Check great_canal.R54: its seat alone sees the cards until the choice is made."""
    found = ("merchant", "smith", "spy")
    held = {0: Holding(progress=("spy",)), 1: Holding(progress=found), 2: Holding(progress=("inventor",))}
    game = act(position(holdings=held), a.PlaySpy(1))
    assert [game.view(looker).found_progress for looker in (None, 0, 1, 2, 3)] == [
        None,
        found,
        None,
        None,
        None,
    ]
    assert game.view(0).found_goods is None
    for other in dealt(game, 0):
        assert other.holdings[1].progress == found
    assert len({other.holdings[2].progress for other in dealt(game, 0)}) > 3
    for looker in (None, 2, 3):
        assert len({other.holdings[1].progress for other in dealt(game, looker)}) > 5
    for choice in (a.KeepCard("smith"), a.Skip()):
        after = act(game, choice)
        assert after.view(0).found_progress is None
        assert len({other.holdings[1].progress for other in dealt(after, 0)}) > 3


def test_a_card_taken_by_a_spy() -> None:
    """Check great_canal.R43: the two know which, the others its colour."""
    held = {0: Holding(progress=("spy",)), 1: Holding(progress=("inventor", "smith"))}
    game = act(position(holdings=held), a.PlaySpy(1))
    events = happened(game, a.KeepCard("smith"))
    for looker in (None, 0, 1, 2, 3):
        seen = (e.TakenCardSeen(0, 1, "smith"),) if looker in (0, 1) else ()
        assert visible_to(events, looker) == (e.CardTaken(0, 1, "science"), *seen)
    for looker in (None, 2, 3):
        views = {act(game, a.KeepCard(card)).view(looker) for card in ("inventor", "smith")}
        assert len(views) == 1


def test_cards_that_lie_under_a_deck() -> None:
    """Check great_canal.R43, great_canal.R44: played ones stay where they lie, dropped ones may be others."""
    open_pile = pile("science", ("smith", "crane", "mining"), ("inventor", "medicine"), public=True)
    secret = pile("politics", ("spy", "wedding"), ("bishop", "diplomat", "spy"))
    game = position()
    game = replace(
        game,
        piles=(game.piles[0], replace(secret, secret=(0, 2)), open_pile),
        holdings=(Holding(progress=("deserter",)), *game.holdings[1:]),
    )
    assert game.view(0).returned == ((), (None, "diplomat", None), ("inventor", "medicine"))
    for looker in (None, 1):
        others = dealt(game, looker)
        assert {other.piles[2] for other in others} == {open_pile}
        assert {other.piles[1].returned[1] for other in others} == {"diplomat"}
        assert len({other.piles[1].returned for other in others}) > 5
        assert len({other.holdings[0].progress for other in others}) > 2
    assert {other.holdings[0].progress for other in dealt(game, 0)} == {("deserter",)}


def test_cards_worth_a_point_are_in_no_hand() -> None:
    """Check great_canal.R23: not laid open they lie in their deck, among those never drawn."""
    held = {0: Holding(progress=("spy", "smith")), 1: Holding(open=("printer",))}
    for other in dealt(position(holdings=held), None, 60):
        assert not {"printer", "constitution"} & set(other.holdings[0].progress)
        assert other.holdings[1].open == ("printer",)
        assert sum(map(sum, (one.undrawn for one in other.piles))) == 51


@pytest.mark.parametrize("cards", [goods(grain=2), goods(wool=1, cloth=1), goods(grain=1, cloth=1)])
def test_a_gift_is_seen_by_two(cards: Counts) -> None:
    """Check great_canal.R43: of a Wedding's gift the others learn how many cards it was."""
    game = begun("wedding")
    events = happened(game, a.GiveCards(cards), by=2)
    for looker in (None, 0, 1, 2, 3):
        seen = (e.GivenSeen(2, 0, cards),) if looker in (0, 2) else ()
        assert visible_to(events, looker) == (e.Given(2, 0, 2), *seen)
    for looker in (None, 1, 3):
        after = act(game, a.GiveCards(cards), by=2).view(looker)
        assert after == act(game, a.GiveCards(goods(wool=1, grain=1)), by=2).view(looker)
