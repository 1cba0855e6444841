"""A standing pass where a turn begins with a roll: done each time, as far as it can be."""

from __future__ import annotations

from bot.table import Tables
from rules import Branch, Plan, RuleError
from rules.great_canal import GreatCanal
from rules.great_canal.actions import EndTurn, Roll
from tests.bot.table.great_canal import state, trading
from tests.bot.table.planned import done_by, kept
from tests.bot.table.seated import ANN, BOB

PASS = Plan((Branch(None, (Roll(), EndTurn())),), repeated=True)


def ends_at_once(game: GreatCanal) -> bool:
    """Say whether Bob can end his turn as soon as he has rolled, after Ann's turn."""
    ended, _ = game.apply(0, EndTurn())
    rolled, _ = ended.apply(1, Roll())
    try:
        rolled.apply(1, EndTurn())
    except RuleError:
        return False
    return True


async def with_dice(tables: Tables, *, at_once: bool) -> int:
    """Return a game in Ann's turn after which Bob rolls so, or so, that he can end his turn at once."""
    game = await trading(tables)
    now = await state(tables, game)
    found = next(one for salt in range(200) if ends_at_once(one := now.reseed(str(salt))) is at_once)
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
