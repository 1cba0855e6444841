"""A seat's decision number changes by what it does and is asked, and by nothing else."""

from __future__ import annotations

import random

import pytest

from bot.table import Tables
from bot.table.changes import next_decisions
from rules import GAMES, Game, new_game
from tests.bot.table.market import do, open_market, sell, toy
from tests.toy import MARKET, register
from tests.toy import actions as a

register()
KINDS = ("toy", "arriala", "canal_du_midi")


def asked(game: Game, seat: int) -> set[str]:
    """Return what a seat is asked, by the keys of the questions."""
    return {one.key for one in game.view(None).open_matters() if seat in one.asked}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_number_counts_what_a_seat_does_and_what_it_is_asked(kind: str, seed: int) -> None:
    options = {"toy": MARKET} if kind == "toy" else {}
    seats, rng = max(GAMES[kind].seat_numbers), random.Random(seed)
    game: Game = new_game(kind, seats=seats, seed=seed, **options)
    numbers, others_moved = (1,) * seats, 0
    for _ in range(150):
        able = [seat for seat in range(seats) if game.legal_actions(seat)]
        if not able:
            break
        actor = rng.choice(able)
        after, _ = game.apply(actor, rng.choice(game.legal_actions(actor)))
        changed = next_decisions(game, after, actor, numbers)
        for seat in range(seats):
            duty = asked(game, seat) != asked(after, seat)
            assert changed[seat] - numbers[seat] == (seat == actor or duty)
            moved = game.legal_actions(seat) != after.legal_actions(seat)
            others_moved += seat != actor and moved and changed[seat] == numbers[seat]
        game, numbers = after, changed
    if kind == "toy":
        assert others_moved, "somebody could do something else than before, and was asked the same"


async def test_an_answer_to_an_offer_makes_no_other_panel_old(trading: Tables) -> None:
    """Ann, who sells and is to move, goes on with the panel that she has; so does Cleo, who is asked too."""
    game = await open_market(trading)
    await sell(trading, game)
    before = await trading.load(game)
    await do(trading, game, 1, a.Decline())
    after = await trading.load(game)
    assert [now - then for then, now in zip(before.decisions, after.decisions, strict=True)] == [0, 1, 0]
    card = (await toy(trading, game)).hands[0][0]
    await trading.play.act(game, before.info.seats[0], a.Play(card, 3), decision=before.decisions[0])
    await trading.play.act(game, before.info.seats[2], a.Buy(), decision=before.decisions[2])


async def test_who_is_asked_no_more_has_another_number(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    before = (await trading.load(game)).decisions
    await do(trading, game, 1, a.Buy())
    after = (await trading.load(game)).decisions
    assert [now - then for then, now in zip(before, after, strict=True)] == [0, 1, 1]
