"""Offers, counter-offers and discards over all small bundles, judged by the text of the rules."""

from __future__ import annotations

import itertools
import random

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.components.kinds import GOODS
from rules.kit.tuples import Counts
from tests.rules.great_canal.invariants import refusal, visited

BUNDLES = tuple(
    tuple(map(cards.count, range(len(GOODS))))
    for count in range(1, 4)
    for cards in itertools.combinations_with_replacement(range(len(GOODS)), count)
)
"""Every bundle of up to three cards."""


def held(hand: Counts, bundle: Counts) -> bool:
    """Say whether a hand holds a bundle."""
    return all(have >= need for have, need in zip(hand, bundle, strict=True))


def apart(give: Counts, want: Counts) -> bool:
    """Say whether no kind is on both sides."""
    return not any(mine and yours for mine, yours in zip(give, want, strict=True))


def may_offer(game: GreatCanal, seat: int, action: a.MakeOffer) -> bool:
    """Say whether a seat may make an offer, by the text of great_canal.R11 and R45."""
    can = {other for other in range(game.seats) if other != seat and sum(game.hands[other])}
    named = set(action.to)
    if seat != game.active or game.queue or game.turn.dice is None or not can:
        return False
    if len(named) < len(action.to) or not named <= can or not apart(action.give, action.want):
        return False
    opened = game.offer
    asked = tuple(sorted(named or can))
    same = opened is not None and (opened.give, opened.want, opened.asked, opened.first) == (
        action.give,
        action.want,
        asked,
        action.first,
    )
    return held(game.hands[seat], action.give) and not same


def may_counter(game: GreatCanal, seat: int, action: a.CounterOffer) -> bool:
    """Say whether a seat may offer other terms, by the text of great_canal.R47."""
    opened = game.offer
    if opened is None or seat not in opened.asked or not apart(action.give, action.want):
        return False
    earlier = [(one.give, one.want) for one in opened.replies if one.seat == seat and one.answer == "counter"]
    if (action.give, action.want) in [(opened.want, opened.give), *earlier]:
        return False
    return held(game.hands[seat], action.give)


def may_discard(game: GreatCanal, seat: int, action: a.Discard) -> bool:
    """Say whether a seat may put back cards on a seven: half its hand, rounded down (table 4.1)."""
    hand = game.hands[seat]
    if not isinstance(game.head, d.Discards) or seat not in game.head.waiting:
        return False
    return held(hand, action.cards) and sum(action.cards) == sum(hand) // 2


def check_terms(game: GreatCanal, seat: int, pairs: list[tuple[Counts, Counts]], rng: random.Random) -> None:
    """Check that offers and counter-offers of these terms are accepted if the rules say so, else refused."""
    for give, want in pairs:
        to = tuple(rng.sample(range(-1, 5), rng.choice((0, 0, 1, 2))))
        offer = a.MakeOffer(give, want, to, rng.random() < 0.3)
        assert (refusal(game, seat, offer) is None) == may_offer(game, seat, offer)
        counter = a.CounterOffer(give, want)
        assert (refusal(game, seat, counter) is None) == may_counter(game, seat, counter)


def test_offers_are_accepted_as_the_rules_say() -> None:
    """Check great_canal.R11, great_canal.R45, great_canal.R47 over all pairs of small bundles."""
    rng = random.Random(5)
    pairs = list(itertools.product(BUNDLES, BUNDLES))
    trading = [game for game in visited() if game.offer is not None]
    for number, game in enumerate((*trading[:2], *visited())):
        for seat in range(game.seats):
            mine = {bundle for bundle in BUNDLES if held(game.hands[seat], bundle)}
            likely = [(give, want) for give, want in rng.sample(pairs, 3000) if give in mine]
            every = number < 2 and game.offer is not None and seat in (game.active, game.offer.asked[0])
            check_terms(game, seat, pairs if every else [*likely[:150], *rng.sample(pairs, 50)], rng)
            if game.offer is not None:
                again = [(game.offer.give, game.offer.want), (game.offer.want, game.offer.give)]
                check_terms(
                    game,
                    seat,
                    [*again, *((one.give, one.want) for one in game.offer.replies if one.give)],
                    rng,
                )


def test_an_example_is_offered_where_there_is_one() -> None:
    """Check that a seat is shown an offer, a counter-offer or a discard whenever the rules allow it one."""
    singles = [(give, want) for give in BUNDLES[: len(GOODS)] for want in BUNDLES[: len(GOODS)]]
    for game in visited():
        for seat in range(game.seats):
            shown = {type(action) for action in game.legal_actions(seat)}
            offers = any(may_offer(game, seat, a.MakeOffer(give, want)) for give, want in singles)
            counters = any(may_counter(game, seat, a.CounterOffer(give, want)) for give, want in singles)
            assert (a.MakeOffer in shown) == offers
            assert (a.CounterOffer in shown) == counters
            assert (a.Discard in shown) == (isinstance(game.head, d.Discards) and seat in game.waiting_for)


def test_discards_are_accepted_as_the_rules_say() -> None:
    """Check table 4.1 over bundles up to three cards, and those of about the right number."""
    rng = random.Random(6)
    for game in visited():
        for seat, hand in enumerate(game.hands):
            cards = [good for good, count in enumerate(hand) for _ in range(count)]
            near = [
                rng.sample(cards, max(0, len(cards) // 2 + more))
                for more in (-1, 0, 0, 0, 1)
                if len(cards) > 2
            ]
            near += [[*one[:-1], rng.randrange(len(GOODS))] for one in near if one]
            bundles = (*BUNDLES, *(tuple(map(one.count, range(len(GOODS)))) for one in near if one))
            for action in map(a.Discard, bundles):
                assert (refusal(game, seat, action) is None) == may_discard(game, seat, action)
