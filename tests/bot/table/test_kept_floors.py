"""Going back from a state that was kept on the way leads where playing from the start leads."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress

import pytest

from bot.store.entries import Entry
from bot.store.kept_floors import kept_floor, kept_floors
from bot.table import TableError, Tables
from bot.table.log import Reached, replay
from bot.table.rewinding import replay_to
from rules import Game, load_game
from tests.bot.table.seated import MODERATOR, start
from tests.toy.game import Toy


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a state for every third entry or so."""
    monkeypatch.setattr("bot.store.kept_floors.EVERY", 3)


async def play_and_take_back(tables: Tables, game: int, rng: random.Random) -> None:
    """Act at random and now and then take something back, or go back to somewhere in the log."""
    position = await tables.load(game)
    dice = rng.random()
    if dice < 0.1:
        seq, new_dice = rng.randrange(position.seq + 1), rng.random() < 0.3
        await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=new_dice)
    elif dice < 0.35 and position.undo_seats:
        seat = rng.choice(position.undo_seats)
        await tables.undo.undo_last(game, position.info.seats[seat])
    else:
        seats = [seat for seat in range(3) if position.game.legal_actions(seat)]
        seat = rng.choice(seats)
        action = rng.choice(position.game.legal_actions(seat))
        await tables.play.act(game, position.info.seats[seat], action)


async def reached(tables: Tables, game: int) -> list[Reached]:
    """Return where a game stood after each entry, and what could be taken back there."""
    async with tables.session.hold(game) as table:
        return [await replay_to(tables.store.reader, table, seq) for seq in range(table.snapshot.seq + 1)]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """Return the entries that are played again, by the times that a game is."""
    again = list[list[int]]()

    def noting(kind: str, game: Game, since: int, entries: Sequence[Entry]) -> Reached:
        again.append([entry.seq for entry in entries])
        return replay(kind, game, since, entries)

    monkeypatch.setattr("bot.table.rewinding.replay", noting)
    return again


async def play_on(tables: Tables, game: int, times: int) -> None:
    """Do what the game suggests, again and again."""
    for _ in range(times):
        position = await tables.load(game)
        seat = position.game.waiting_for[0]
        await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("seed", range(4))
async def test_each_entry_is_reached_as_from_the_start(tables: Tables, seed: int) -> None:
    game, rng = (await start(tables, 3)).id, random.Random(seed)
    for _ in range(70):
        # To go back to where it stands, or to take back what others' actions need, is refused.
        with suppress(TableError):
            await play_and_take_back(tables, game, rng)
        if (await tables.load(game)).game.outcome is not None:
            await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    by_floors = await reached(tables, game)
    kept = await kept_floors(tables.store.reader, game, 0, 1000)
    assert len(kept) > 5
    async with tables.store.write() as queries:
        await queries.run("DELETE FROM kept_floor")
    assert await reached(tables, game) == by_floors


@pytest.mark.usefixtures("often")
async def test_no_more_is_played_than_since_the_nearest_state(
    tables: Tables, played: list[list[int]]
) -> None:
    game = (await start(tables)).id
    await play_on(tables, game, 20)
    head = (await tables.load(game)).seq
    (newest, *_) = await kept_floors(tables.store.reader, game, 0, head - 1)
    earlier = await tables.rollback.earlier(game, head - 1)
    assert played == [list(range(newest + 1, head))]
    assert len(played[0]) < 6
    kept = await kept_floor(tables.store.reader, game, newest)
    assert kept is not None
    assert load_game(kept.state) == (await tables.rollback.earlier(game, newest)).game
    assert earlier.seq == head - 1
    assert played[1] == []


@pytest.mark.usefixtures("often")
async def test_states_of_older_rules_are_not_played_on(
    tables: Tables, played: list[list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = (await start(tables)).id
    await play_on(tables, game, 10)
    before = (await tables.load(game)).seq
    (newest, *_) = await kept_floors(tables.store.reader, game, 0, before)
    assert newest < before
    monkeypatch.setattr(Toy, "version", 2)
    await tables.upgrade.adopt_rules()
    await play_on(tables, game, 1)
    await tables.rollback.earlier(game, before + 2)
    await tables.rollback.earlier(game, before + 1)
    assert played == [[before + 2], []]
