"""Whole games with answers given beforehand: out of turn nobody is waited for but for a displaced knight."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import decisions as d
from rules.great_canal.components.cards import CARDS, LAID_OPEN
from rules.great_canal.components.kinds import COMMODITIES, GOODS, RESOURCES
from rules.great_canal.standing import STANDING
from rules.great_canal.standing import kinds as k
from rules.kit.seats import seats_from
from rules.randomness import Randomness
from rules.records import Action, Standing
from rules.testing import check_standing
from rules.testing.standing import check_standing_secrets
from tests.rules.great_canal.late import late, pick, walk
from tests.rules.great_canal.positions import goods, start

HELD = tuple(card for card in CARDS if card not in LAID_OPEN)
Given = dict[int, tuple[Standing, ...]]


def answers_for_all(game: GreatCanal, seat: int) -> tuple[Standing, ...]:
    """Return answers of a seat to all that it may be asked, in the order in which they are asked."""
    cities = game.view(seat).plain_cities[seat]
    knights = tuple(knight.corner for knight in game.pieces.realms[seat].knights)
    given = (
        k.KeepGoods(GOODS[::-1]),
        k.TakeResources(RESOURCES[seat % 5 :] + RESOURCES[: seat % 5]),
        k.DropCards(HELD),
        *([k.LoseCities(cities)] if cities else []),
        *([k.LoseKnights(knights)] if knights else []),
        k.DrawFrom(("trade", "politics", "science")[seat % 3]),
        k.DeliverCommodities(COMMODITIES),
        k.AcceptOffers(goods(brick=1, lumber=1, wool=1), goods(ore=1)),
        k.DeclineOffers(),
    )
    for standing in given:
        if standing.open_ended:
            game.check_standing(seat, standing)
    return given


def next_answer(game: GreatCanal, given: Given) -> tuple[int, Standing, Action] | None:
    """Return the first answer that a seat gives by what it has said beforehand; None if none does."""
    asked = () if game.head is None else game.waiting_for
    asked += () if game.offer is None else game.offer.asked
    for seat in asked:
        for standing in given[seat]:
            action = game.answer(seat, standing) if game.stands(seat, standing) else None
            if action is not None:
                return seat, standing, action
    return None


def answered(game: GreatCanal, given: Given, used: Counter[str]) -> GreatCanal:
    """Return the game after all answers that were given beforehand, counted by their topics."""
    while (found := next_answer(game, given)) is not None:
        seat, standing, action = found
        game, _ = game.apply(seat, action)
        used[standing.topic] += 1
    return game


def refreshed(game: GreatCanal, given: Given) -> Given:
    """Return the answers as their seats give them when they are in turn: cities and knights change."""
    return {**given, game.active: answers_for_all(game, game.active)}


def play(game: GreatCanal, used: Counter[str]) -> Counter[type[d.Decision]]:
    """Play a game by suggestions to its end; return which decisions out of turn people had to make."""
    given = {seat: answers_for_all(game, seat) for seat in range(game.seats)}
    waited = Counter[type[d.Decision]]()
    for _ in range(4000):
        game = answered(game, given, used)
        if game.outcome is not None:
            return waited
        seat = game.waiting_for[0]
        if game.head is not None and not isinstance(game.head, d.Founding) and seat != game.active:
            waited[type(game.head)] += 1
        game, _ = game.apply(seat, game.suggest(seat))
        given = refreshed(game, given)
    raise AssertionError("no end")


def test_nobody_is_waited_for_out_of_turn_but_for_a_retreat() -> None:
    """Check whole games of 3 and of 4: every other decision out of turn is answered beforehand."""
    used, waited = Counter[str](), Counter[type[d.Decision]]()
    for number in range(4):
        waited += play(start(3 + number % 2, number, None), used)
    assert set(waited) <= {d.Retreat}
    assert used["goods"] > 20
    assert used["gold"] > 5
    assert used["refusal"] > 5


def test_every_decision_is_answered_beforehand() -> None:
    """Check positions of all sorts, from games played at random with many cards: no seat is left waiting.

    Half of the games begin with tied defenders, which seldom come about at random.
    """
    used = Counter[str]()
    for number in range(12):
        game, rng = late(3 + number % 2, number), random.Random(f"standing {number}")
        if game.turn.dice is not None:
            game = replace(game, queue=(d.Defend(seats_from(game.active, game.seats)),))
        given = {seat: answers_for_all(game, seat) for seat in range(game.seats)}
        for _ in range(250):
            game = answered(game, given, used)
            if game.outcome is not None:
                break
            head, waiting = game.head, game.waiting_for
            assert isinstance(head, d.Retreat | None) or waiting == (game.active,), head
            game, _ = game.apply(*pick(game, rng, 0.5))
            given = {seat: answers_for_all(game, seat) for seat in range(game.seats)}
    topics = {kind.topic for kind in STANDING} - {"aqueduct", "turn"}
    assert topics <= set(used), topics - set(used)


@pytest.mark.parametrize("number", range(4))
def test_answers_are_as_every_games(number: int) -> None:
    """Check positions of random games as the kit does: legal answers, from what the seat may know alone."""
    rng = random.Random(f"kit {number}")
    game = late(3 + number % 2, number)
    given = (*answers_for_all(game, 1), k.SkipAqueduct(), k.EndAfterOffer(game.turn.number))
    for place, played in enumerate(walk(game, rng, 160)):
        if place % 8:
            continue
        check_standing(played.after, given)
        for seat in range(game.seats):
            other = played.after.redeal(seat, Randomness(f"{number} {place}"))
            check_standing_secrets(other, played.after, seat)
            for standing in given:
                assert other.answer(seat, standing) == played.after.answer(seat, standing)
