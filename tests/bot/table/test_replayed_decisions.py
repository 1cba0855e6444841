"""The decisions of a finished game: each with the position in which it was taken, as the log has it."""

from __future__ import annotations

import pytest

from bot.table import TableError, Tables
from tests.bot.table.seated import ANN, MODERATOR, choose_all, finish, start
from tests.toy.game import Toy


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of two whose first turn has begun."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    return game


async def test_they_lead_from_the_start_to_the_end(tables: Tables, game: int) -> None:
    await finish(tables, game)
    decisions, end = await tables.records.decisions(game)
    assert end == (await tables.load(game)).game
    for one, after in zip(decisions, [*(other.game for other in decisions[1:]), end], strict=True):
        assert one.game.apply(one.seat, one.action)[0] == after


async def test_what_was_taken_back_is_none(tables: Tables, game: int) -> None:
    position = await tables.load(game)
    await tables.play.act(game, ANN, position.game.suggest(0))
    undone = (await tables.load(game)).seq
    await tables.undo.undo_last(game, ANN)
    await finish(tables, game)
    decisions, end = await tables.records.decisions(game)
    assert undone not in {one.seq for one in decisions}
    assert end == (await tables.load(game)).game


async def test_only_a_finished_game_has_them(tables: Tables, game: int) -> None:
    with pytest.raises(TableError, match="not_ended"):
        await tables.records.decisions(game)


async def test_what_today_s_rules_play_otherwise_has_none(tables: Tables, game: int) -> None:
    """Where the log leads elsewhere than the game stands, its positions were others."""
    before = (await tables.load(game)).game.to_json()
    await finish(tables, game)
    async with tables.store.write() as queries:
        await queries.run("UPDATE snapshot SET state = ? WHERE game = ?", before, game)
    with pytest.raises(TableError, match="review_unreadable"):
        await tables.records.decisions(game)


async def test_new_dice_lead_elsewhere(tables: Tables, game: int) -> None:
    """What was drawn anew is drawn so again."""
    await finish(tables, game)
    before = (await tables.load(game)).game
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    await finish(tables, game)
    decisions, end = await tables.records.decisions(game)
    assert end == (await tables.load(game)).game != before
    assert [one.seq for one in decisions][:2] == [1, 2]


async def test_before_the_rules_changed_there_are_none(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was decided by older rules cannot be played by today's; what came after it can."""
    monkeypatch.setattr(Toy, "version", Toy.version + 1)
    assert await tables.upgrade.adopt_rules() == (game,)
    adopted = await tables.load(game)
    await finish(tables, game)
    decisions, end = await tables.records.decisions(game)
    assert decisions[0].seq > adopted.seq
    assert decisions[0].game.to_json() == adopted.game.to_json()
    assert end == (await tables.load(game)).game
