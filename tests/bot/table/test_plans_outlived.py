"""Plans whose time has come without them: what they were made for is done by the bot or by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.table import Dropped, Tables
from rules import Action, Branch, Plan
from tests.bot.table.market import do, toy
from tests.bot.table.planned import (
    done_by,
    dropped,
    kept,
    plan_of,
    planned_seats,
    played,
    some_play,
    with_stand_in,
    words_to,
)
from tests.bot.table.seated import ANN, BOB, CLEO, MODERATOR, PEOPLE, deliver_all, end_turn
from tests.bot.table.standing import waiting
from tests.toy.actions import Choose, Draw, EndTurn, Offer

FOR_BOB, BY_BOB = Dropped("played_for"), Dropped("by_hand")


async def come_back_in_turn(tables: Tables, game: int, plan: Plan) -> None:
    """Let Bob plan; his turn comes while a stand-in is to play for him, and he is back before it does."""
    await tables.plans.keep(game, BOB, plan)
    await with_stand_in(tables, game)
    await end_turn(tables, game, ANN)
    await tables.stand_ins.dismiss(game, BOB)
    assert await waiting(tables, game) == (1,)
    assert await kept(tables, game, BOB) is not None
    await deliver_all(tables)


async def next_turn_of_bob(tables: Tables, game: int) -> None:
    """Play on until it is Bob's turn in the next round."""
    for number, person in enumerate(PEOPLE[:3], 1):
        await tables.play.act(game, person, Choose(number))
    while (turn := await waiting(tables, game)) != (1,):
        await end_turn(tables, game, PEOPLE[turn[0]])


async def test_a_stand_in_plays_the_turn_that_it_was_made_for(tables: Tables, game: int) -> None:
    lay = await some_play(tables, game, 0)
    await tables.plans.keep(game, BOB, Plan((Branch(played(0, lay), (EndTurn(),)),)))
    await do(tables, game, 0, lay)
    await with_stand_in(tables, game)
    await end_turn(tables, game, ANN)
    await tables.stand_ins.play(game)
    assert await dropped(tables, game, BOB) == FOR_BOB
    assert await words_to(tables, BOB) == [FOR_BOB]
    await tables.stand_ins.dismiss(game, BOB)
    await end_turn(tables, game, CLEO)
    await next_turn_of_bob(tables, game)
    assert await done_by(tables, game, 1) == []


async def test_what_a_stand_in_answers_in_between_does_not_use_it_up(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    await with_stand_in(tables, game)
    await do(tables, game, 0, Offer(1, (await toy(tables, game)).hands[0][:1]))
    await tables.stand_ins.play(game)
    assert await waiting(tables, game) == (0,)
    await tables.stand_ins.dismiss(game, BOB)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


async def test_a_stand_in_does_what_the_rest_was_waiting_for(tables: Tables, game: int) -> None:
    """Bob's turn has ended by his plan; a stand-in chooses the number that was to come next."""
    await tables.plans.keep(game, BOB, plan_of(EndTurn(), Choose(3)))
    await end_turn(tables, game, ANN)
    await with_stand_in(tables, game)
    await end_turn(tables, game, CLEO)
    await tables.stand_ins.play(game)
    assert await dropped(tables, game, BOB) == FOR_BOB


async def test_a_skip_plays_the_turn_that_it_was_made_for(tables: Tables, game: int) -> None:
    await come_back_in_turn(tables, game, plan_of(EndTurn()))
    await tables.stand_ins.skip(game, MODERATOR, 1)
    assert await dropped(tables, game, BOB) == FOR_BOB
    assert await words_to(tables, BOB) == [FOR_BOB]


@pytest.mark.parametrize("moves", [(Draw(), EndTurn()), (EndTurn(),)])
async def test_whoever_does_it_by_hand_has_no_plan_any_more(
    tables: Tables, game: int, moves: Sequence[Action]
) -> None:
    """They are not told so by a message; it is said where they look for it."""
    await come_back_in_turn(tables, game, plan_of(EndTurn()))
    await do(tables, game, 1, moves[0])
    assert await dropped(tables, game, BOB) == BY_BOB
    assert await words_to(tables, BOB) == []
    for move in moves[1:]:
        await do(tables, game, 1, move)
    await end_turn(tables, game, CLEO)
    await next_turn_of_bob(tables, game)
    assert await done_by(tables, game, 1) == []
    await end_turn(tables, game, BOB)
    assert await planned_seats(tables) == []


async def test_a_standing_pass_stays(tables: Tables, game: int) -> None:
    await come_back_in_turn(tables, game, Plan((Branch(None, (EndTurn(),)),), repeated=True))
    await end_turn(tables, game, BOB)
    assert await kept(tables, game, BOB) is not None
