"""Ended games turn by turn: each position as it can be stepped to, with what everybody knows of the turn."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.store.entries import entries_after
from bot.table import ProposalKind, TableError, Tables, Turn
from bot.table.log import effective, visible_events
from tests.bot.table.filed import begin, wander
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    choose_all,
    end_turn,
    finish,
    opened,
    start,
)
from tests.toy.actions import Choose
from tests.toy.game import Toy

KINDS = ("toy", "arriala", "canal_du_midi", "great_canal")


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of two whose first two turns have been passed."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    await end_turn(tables, game, ANN)
    await end_turn(tables, game, BOB)
    return game


async def check_as_stepped_to(tables: Tables, game: int, turns: tuple[Turn, ...]) -> None:
    """Compare each position with the step of that number."""
    for turn in turns:
        assert (await tables.replays.step(game, None, turn.seq)).game == turn.game


@pytest.mark.parametrize("kind", KINDS)
async def test_all_turns_that_count_are_shown(tables: Tables, kind: str) -> None:
    """Whatever was taken back and gone back behind; nothing public is missing between them."""
    info = await begin(tables, kind, 3, CHANNEL)
    await wander(tables, info.id, random.Random(5), 40)
    await finish(tables, info.id)
    turns = await tables.replays.turns(info.id)
    course = (await tables.replays.step(info.id, None)).course
    assert [turn.seq for turn in turns.shown] == [0, *course.turns]
    assert turns.lost == 0
    await check_as_stepped_to(tables, info.id, turns.shown)
    entries = [one for one in effective(await entries_after(tables.store.reader, info.id, 0)) if one.action]
    told = [event for turn in turns.shown for event in turn.events]
    assert told == list(visible_events(kind, entries, None))


async def test_the_end_is_shown_though_no_turn_passed_by_it(tables: Tables, game: int) -> None:
    """A game that was given up stands where it stood, amid a turn."""
    await tables.play.act(game, ANN, Choose(1))
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await tables.consent.agree(game, asked.id, BOB)
    turns = await tables.replays.turns(game)
    assert turns.shown[-1].game == (await tables.load(game)).game


async def test_a_game_that_goes_on_is_not_shown(tables: Tables, game: int) -> None:
    with pytest.raises(TableError, match="not_ended"):
        await tables.replays.turns(game)
    lobby = (await tables.lobby.create("toy", 7, CHANNEL + 1, 2, ANN)).id
    with pytest.raises(TableError, match="not_ended"):
        await tables.replays.turns(lobby)


async def test_what_older_rules_played_is_left_out(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stood = (await tables.load(game)).game
    monkeypatch.setattr(Toy, "version", Toy.version + 1)
    await tables.upgrade.adopt_rules()
    await finish(tables, game)
    turns = await tables.replays.turns(game)
    course = (await tables.replays.step(game, None)).course
    assert turns.lost > 0
    assert turns.lost + len(turns.shown) == len(course.turns) + 1
    assert turns.shown[0] == Turn(4, stood)
    await check_as_stepped_to(tables, game, turns.shown)
    assert all(turn.events for turn in turns.shown[1:])


async def test_what_ended_by_older_rules_shows_its_end_alone(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(tables, game)
    passed = len((await tables.replays.step(game, None)).course.turns)
    monkeypatch.setattr(Toy, "version", Toy.version + 1)
    turns = await tables.replays.turns(game)
    assert [turn.game for turn in turns.shown] == [(await tables.load(game)).game]
    assert turns.lost == passed


async def test_behind_damage_nothing_is_shown_but_the_end(tables: Tables, game: int) -> None:
    """Nothing that has rotted is shown, nor what could only be made again by it."""
    await finish(tables, game)
    whole = (await tables.replays.turns(game)).shown
    async with tables.store.write() as queries:
        await queries.run("UPDATE entry SET seal = seal + 1 WHERE seq = 3")
    turns = await tables.replays.turns(game)
    before = [turn for turn in whole if turn.seq < 3]
    assert list(turns.shown) == [*before, Turn(whole[-1].seq, whole[-1].game, turns.shown[-1].events)]
    assert turns.lost == len(whole) - len(turns.shown)


async def test_hidden_things_are_no_events_of_a_turn(tmp_path: Path) -> None:
    """Worlds that differ in what was taken back in secret have the same turns."""
    found = list[object]()
    for hidden in (1, 3):
        async with opened(tmp_path / f"{hidden}.db") as tables:
            game = (await start(tables)).id
            for person, number in ((ANN, hidden), (ANN, 2), (BOB, 1)):
                await tables.play.act(game, person, Choose(number))
            await finish(tables, game)
            turns = (await tables.replays.turns(game)).shown
            found.append([(turn.game.view(None), turn.events) for turn in turns])
    assert found[0] == found[1]
