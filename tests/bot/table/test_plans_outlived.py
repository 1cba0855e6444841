"""Plans whose time has come without them: what they were for is done by the bot, by hand or by an answer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.table import Dropped, Tables
from rules import Action, Branch, Plan
from rules.canal_du_midi.actions import Bet
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
from tests.bot.table.test_next_bet import bet_ahead, midi_of, picking, suggested
from tests.toy.actions import Choose, Draw, EndTurn, Offer
from tests.toy.standing import AlwaysChoose

FOR_BOB, BY_BOB, ANSWERED = Dropped("played_for"), Dropped("by_hand"), Dropped("answered")


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


@pytest.mark.parametrize("moves", [(Choose(2),), (Choose(2), EndTurn())])
async def test_a_standing_answer_is_given_in_its_place(
    tables: Tables, game: int, moves: Sequence[Action]
) -> None:
    await end_turn(tables, game, ANN)
    await tables.plans.keep(game, ANN, plan_of(*moves))
    await tables.standing.set(game, ANN, AlwaysChoose(1))
    await end_turn(tables, game, BOB)
    await end_turn(tables, game, CLEO)
    assert await waiting(tables, game) == (1, 2)
    assert await done_by(tables, game, 0) == []
    assert await dropped(tables, game, ANN) == ANSWERED
    assert await words_to(tables, ANN) == [ANSWERED]


async def test_a_standing_answer_is_given_in_the_place_of_the_rest(tables: Tables, game: int) -> None:
    await tables.standing.set(game, BOB, AlwaysChoose(1))
    await tables.plans.keep(game, BOB, plan_of(EndTurn(), Choose(2)))
    await end_turn(tables, game, ANN)
    assert await kept(tables, game, BOB) is not None
    await end_turn(tables, game, CLEO)
    assert await done_by(tables, game, 1) == [EndTurn()]
    assert await words_to(tables, BOB) == [ANSWERED]


async def test_a_bet_that_is_planned_beside_another_one_is_not_laid_at_another_site(tables: Tables) -> None:
    game = await picking(tables)
    ahead = await bet_ahead(tables, game, BOB)
    foreseen = (await midi_of(tables, game)).ahead(1)
    assert foreseen is not None
    bets = [bet for bet in foreseen.legal_actions(1) if isinstance(bet, Bet)]
    other = next(bet for bet in bets if bet.card != ahead.card)
    await tables.plans.keep(game, BOB, plan_of(other))
    await suggested(tables, game, ANN)
    midi = await midi_of(tables, game)
    assert midi.view(1).bet == ahead.card
    assert await words_to(tables, BOB) == [ANSWERED]
    while (now := await midi_of(tables, game)).round == midi.round or 1 not in now.waiting_for:
        await suggested(tables, game, PEOPLE[now.waiting_for[0]])
    assert await done_by(tables, game, 1) == []


async def test_a_standing_pass_stays(tables: Tables, game: int) -> None:
    await come_back_in_turn(tables, game, Plan((Branch(None, (EndTurn(),)),), repeated=True))
    await end_turn(tables, game, BOB)
    assert await kept(tables, game, BOB) is not None
