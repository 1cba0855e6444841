"""Plans where a turn begins with a roll: done as far as they can be, the rest left to their person."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.table import DROPPED, Tables
from rules import Branch, Plan, RuleError
from rules.great_canal import GreatCanal
from rules.great_canal.actions import EndTurn, Roll
from tests.bot.table.great_canal import state, trading
from tests.bot.table.planned import done_by, dropped, kept, plan_of
from tests.bot.table.seated import ANN, BOB, deliver_all
from tests.rules.great_canal.positions import goods

PASS = Plan((Branch(None, (Roll(), EndTurn())),), repeated=True)


def rolled_by_bob(game: GreatCanal) -> GreatCanal:
    """Return the game after Ann's turn and Bob's roll."""
    ended, _ = game.apply(0, EndTurn())
    return ended.apply(1, Roll())[0]


def ends_at_once(game: GreatCanal) -> bool:
    """Say whether Bob can end his turn as soon as he has rolled, after Ann's turn."""
    rolled = rolled_by_bob(game)
    try:
        rolled.apply(1, EndTurn())
    except RuleError:
        return False
    return True


async def with_dice(tables: Tables, *, at_once: bool) -> int:
    """Return a game in Ann's turn after which Bob rolls so, or so, that he can end his turn at once."""
    return await with_roll(tables, lambda now: now, lambda one: ends_at_once(one) is at_once)


async def with_roll(
    tables: Tables, laid: Callable[[GreatCanal], GreatCanal], fits: Callable[[GreatCanal], bool]
) -> int:
    """Return a game in Ann's turn, ``laid`` out otherwise, with dice that fit."""
    game = await trading(tables)
    now = laid(await state(tables, game))
    found = next(one for salt in range(500) if fits(one := now.reseed(str(salt))))
    async with tables.store.write() as queries:
        await queries.run("UPDATE snapshot SET state = ?1, checkpoint_state = ?1", found.to_json())
    return game


async def test_a_turn_is_begun_and_ended(tables: Tables) -> None:
    game = await with_dice(tables, at_once=True)
    await tables.plans.keep(game, BOB, PASS)
    result = await tables.play.act(game, ANN, EndTurn())
    assert result.position.game.waiting_for == (2,)
    assert await done_by(tables, game, 1) == [Roll(), EndTurn()]
    stands = await kept(tables, game, BOB)
    assert stands is not None
    assert stands.taken is None


async def test_where_more_has_to_be_done_it_is_left_to_the_person_and_stands(tables: Tables) -> None:
    game = await with_dice(tables, at_once=False)
    await tables.plans.keep(game, BOB, PASS)
    result = await tables.play.act(game, ANN, EndTurn())
    assert await done_by(tables, game, 1) == [Roll()]
    stands = await kept(tables, game, BOB)
    assert stands is not None
    assert result.position.game.waiting_for
    while 1 in (now := await state(tables, game)).waiting_for and EndTurn() not in now.legal_actions(1):
        await tables.play.act(game, BOB, now.suggest(1))
    assert await done_by(tables, game, 1) == [Roll()], "the rest of the turn is Bob's own"


def with_few_cards(game: GreatCanal) -> GreatCanal:
    """Return the game with no more cards in Ann's hand than a seven leaves there."""
    return replace(game, hands=(goods(brick=2), *game.hands[1:]))


def moves_robber(game: GreatCanal) -> bool:
    """Say whether Bob is to move the robber, at once or when Ann has put back cards, once he has rolled."""
    dice = rolled_by_bob(game).turn.dice
    return dice is not None and dice.yellow + dice.red == 7


@pytest.mark.parametrize("discards", [True, False])
async def test_a_turn_that_is_begun_and_asks_something_else_is_left_to_the_person(
    tables: Tables, *, discards: bool
) -> None:
    """Be it at once, or after others have done what the roll asks of them."""
    game = await with_roll(tables, (lambda now: now) if discards else with_few_cards, moves_robber)
    await tables.plans.keep(game, BOB, plan_of(Roll(), EndTurn()))
    await tables.play.act(game, ANN, EndTurn())
    assert await done_by(tables, game, 1) == [Roll()]
    assert (await state(tables, game)).waiting_for == ((0,) if discards else (1,))
    assert (await kept(tables, game, BOB) is not None) is discards
    if discards:
        await tables.play.act(game, ANN, (await state(tables, game)).suggest(0))
    now = await state(tables, game)
    assert now.waiting_for == (1,)
    assert EndTurn() not in now.legal_actions(1)
    assert await kept(tables, game, BOB) is None
    why = await dropped(tables, game, BOB)
    assert why is not None
    assert (why.reason, why.move) == ("refused", EndTurn())
    assert why.refusal is not None
    assert why.refusal.rule == "great_canal.first.robber"
    (told,) = [row for row in await deliver_all(tables) if row.note == DROPPED]
    assert told.recipient == BOB
