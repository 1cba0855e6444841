"""What happened since somebody last acted: which entries, and how much of them who may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.table import Tables
from tests.bot.table.seated import ANN, BOB, CLEO, MODERATOR, choose_all, finish, opened, start, tamper
from tests.toy.actions import Choose, Draw, EndTurn
from tests.toy.events import Chosen, ChosenNumber, Drawn, DrawnCard, TurnEnded


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of three in which Ann has drawn a card and ended her turn (entries 4 and 5)."""
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    await tables.play.act(game, ANN, Draw())
    await tables.play.act(game, ANN, EndTurn())
    return game


async def test_it_begins_after_the_own_last_action(tables: Tables, game: int) -> None:
    """What is secret of others' actions is not told."""
    recap = await tables.recaps.of(game, BOB)
    assert (recap.seat, recap.since, recap.turns) == (1, 2, 2)
    drawn = [event for event in recap.events if isinstance(event, Drawn | DrawnCard)]
    assert [type(event) for event in drawn] == [Drawn]
    own = await tables.recaps.of(game, ANN)
    assert own.since == 1
    assert DrawnCard in {type(event) for event in own.events}


async def test_own_actions_at_last_belong_to_it(tables: Tables, game: int) -> None:
    await tables.play.act(game, BOB, EndTurn())
    recap = await tables.recaps.of(game, BOB)
    assert recap.since == 2
    assert [event.seat for event in recap.events if isinstance(event, TurnEnded)] == [0, 1]


async def test_after_the_end_it_begins_after_the_very_last_action(tables: Tables) -> None:
    """Who ended the game reads nothing, and the other what followed their own last action."""
    game = (await start(tables)).id
    await finish(tables, game)
    found = [await tables.recaps.of(game, person) for person in (ANN, BOB)]
    (last,) = [one for one in found if one.since == one.position.seq]
    assert last.events == ()
    (other,) = [one for one in found if one.since < one.position.seq]
    assert other.events


async def test_the_public_reads_the_last_round(tables: Tables, game: int) -> None:
    for person in (BOB, CLEO):
        await tables.play.act(game, person, EndTurn())
    recap = await tables.recaps.of(game, None)
    assert recap.seat is None
    assert recap.turns == 3
    assert [event.seat for event in recap.events if isinstance(event, TurnEnded)] == [0, 1, 2]


async def test_what_was_taken_back_is_not_told(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await tables.play.act(game, ANN, Choose(1))
    await tables.play.act(game, BOB, Choose(2))
    await tables.rollback.roll_back(game, MODERATOR, 1, new_dice=False)
    recap = await tables.recaps.of(game, CLEO)
    assert recap.events == (Chosen(0),)
    assert (await tables.recaps.of(game, ANN)).events == (Chosen(0), ChosenNumber(0, 1))


async def test_what_today_s_rules_do_not_know_is_said(tmp_path: Path) -> None:
    path = tmp_path / "older.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        await choose_all(tables, game)
    tamper(path, """UPDATE entry SET events = '[{"type":"gone"}]' WHERE seq = 2""")
    async with opened(path) as tables:
        recap = await tables.recaps.of(game, ANN)
    assert (recap.readable, recap.events) == (False, ())
