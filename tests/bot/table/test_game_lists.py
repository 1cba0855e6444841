"""Lists of games: whose they are, in which order, and with whom and since when each waits."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.table import GameList, Person, Tables
from rules import Branch, Plan
from tests.bot.store.work import noted
from tests.bot.table.planned import with_stand_in
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    MODERATOR,
    choose_all,
    deliver_all,
    end_turn,
    finish,
    opened,
    start,
    tamper,
)
from tests.toy.actions import Choose, EndTurn
from tests.toy.standing import RefuseOffers

ELSEWHERE = 8
"""Another server."""


async def list_of(tables: Tables, person: Person) -> GameList:
    return await tables.lists.of_person(person.discord_id or 0)


async def ids_of(tables: Tables, person: Person) -> list[int]:
    return [game.id for game in (await list_of(tables, person)).games]


def advance(tables: Tables, **duration: int) -> None:
    tables.store.clock.advance(**duration)  # type: ignore[attr-defined]


async def in_turn(tables: Tables, channel: int) -> int:
    """Start a game of two in which Ann has the turn."""
    game = (await start(tables, channel=channel)).id
    await choose_all(tables, game)
    return game


async def open_table(tables: Tables, channel: int, host: Person = ANN, guild: int = GUILD) -> int:
    return (await tables.lobby.create("toy", guild, channel, 3, host)).id


async def test_what_waits_for_one_comes_first_and_the_longest_before_the_others(tables: Tables) -> None:
    """Then come games that wait for others, those that rest, open tables, and those without a channel."""
    games = {name: await in_turn(tables, number) for number, name in enumerate(("later", "parked", "paused"))}
    games["first"] = await in_turn(tables, 3)
    games["lobby"] = await open_table(tables, 4)
    for name in ("bob's since later", "bob's"):
        games[name] = await in_turn(tables, len(games))
    advance(tables, hours=1)
    await end_turn(tables, games["bob's"], ANN)
    advance(tables, hours=1)
    await end_turn(tables, games["bob's since later"], ANN)
    await end_turn(tables, games["later"], ANN)
    await end_turn(tables, games["later"], BOB)
    assert 0 in (await tables.get(games["later"])).waiting_for
    await tables.lifecycle.detach(games["parked"])
    await tables.lifecycle.pause(games["paused"], MODERATOR)
    names = {game: name for name, game in games.items()}
    assert [names[game] for game in await ids_of(tables, ANN)] == [
        *("first", "later"),
        *("bob's", "bob's since later"),
        *("paused", "lobby", "parked"),
    ]


async def test_since_when_each_is_waited_for(tables: Tables) -> None:
    """Of several, who has acted is not waited for any more, and the others have been as long as before."""
    game = (await start(tables, 3)).id
    began = tables.store.clock()
    advance(tables, hours=2)
    await tables.play.act(game, BOB, Choose(1))
    [listed] = (await list_of(tables, ANN)).games
    assert (listed.waiting_for, listed.since) == ((0, 2), (began, began))
    assert listed.waits_for_own
    assert not (await list_of(tables, BOB)).games[0].waits_for_own
    advance(tables, hours=1)
    for person in (ANN, CLEO):
        await tables.play.act(game, person, Choose(1))
    [listed] = (await list_of(tables, BOB)).games
    [first] = listed.waiting_for
    assert listed.since_when(first) == tables.store.clock()
    assert listed.since_when(*(seat for seat in range(3) if seat != first)) is None


async def test_a_game_that_rests_waits_for_nobody(tables: Tables) -> None:
    game = await in_turn(tables, CHANNEL)
    advance(tables, hours=1)
    await tables.lifecycle.pause(game, MODERATOR)
    [listed] = (await list_of(tables, ANN)).games
    assert (listed.waiting_for, listed.paused) == ((), tables.store.clock())
    await tables.lifecycle.resume(game, MODERATOR)
    await tables.lifecycle.detach(game)
    [listed] = (await list_of(tables, ANN)).games
    assert (listed.waiting_for, listed.status) == ((), "parked")


async def test_games_that_are_over_or_removed_are_not_listed(tables: Tables) -> None:
    ended, removed = await in_turn(tables, 1), await in_turn(tables, 2)
    left, going = await open_table(tables, 3, BOB), await in_turn(tables, 4)
    await tables.lobby.join(left, ANN)
    await finish(tables, ended)
    await tables.lifecycle.reset(removed, MODERATOR)
    await tables.lobby.leave(left, ANN)
    assert await ids_of(tables, ANN) == [going]
    assert await ids_of(tables, DAN) == []


async def test_those_of_a_server_are_those_that_hold_its_channels(tables: Tables) -> None:
    """Whoever looks has no seat in them: nothing is theirs."""
    going, gone = await in_turn(tables, 1), await in_turn(tables, 2)
    lobby, other = await open_table(tables, 3), await open_table(tables, 4, guild=ELSEWHERE)
    await finish(tables, gone)
    found = (await tables.lists.of_server(GUILD)).games
    assert [game.id for game in found] == [going, lobby]
    assert [(game.own, game.ahead, game.waits_for_own) for game in found] == [(None, 0, False)] * 2
    assert [game.id for game in (await tables.lists.of_server(ELSEWHERE)).games] == [other]
    await tables.lifecycle.detach(going)
    assert [game.id for game in (await tables.lists.of_server(GUILD)).games] == [lobby]


async def test_the_newest_message_in_todays_channel_is_the_one(tables: Tables) -> None:
    """It is the table's until the board comes; what people were sent, and other channels, do not count."""
    game = await open_table(tables, CHANNEL)
    assert (await list_of(tables, ANN)).games[0].message_id is None
    [table] = await deliver_all(tables)
    assert (await list_of(tables, ANN)).games[0].message_id == 5000 + table.id
    await tables.lobby.join(game, BOB)
    await tables.lobby.start(game, ANN, first=ANN.discord_id)
    await choose_all(tables, game)
    await tables.observers.watch(game, DAN)
    boards = [row for row in await deliver_all(tables) if row.recipient is None and row.kind == "post"]
    assert (await list_of(tables, ANN)).games[0].message_id == 5000 + boards[-1].id
    await tables.lifecycle.detach(game)
    await tables.lifecycle.attach(game, ELSEWHERE, CHANNEL + 1, ANN)
    assert (await list_of(tables, ANN)).games[0].message_id is None


async def test_answers_given_beforehand_are_counted_for_their_giver_while_they_count(tables: Tables) -> None:
    game, other = await in_turn(tables, 1), await in_turn(tables, 2)
    await tables.standing.set(game, BOB, RefuseOffers())
    ahead = {listed.id: listed.ahead for listed in (await list_of(tables, BOB)).games}
    assert ahead == {game: 1, other: 0}
    assert [listed.ahead for listed in (await list_of(tables, ANN)).games] == [0, 0]
    async with tables.store.write() as queries:
        await queries.run("UPDATE standing SET times = 0")
    assert [listed.ahead for listed in (await list_of(tables, BOB)).games] == [0, 0]


async def test_where_a_stand_in_plays_it_does_not_wait_for_its_person(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    async with tables.store.write() as queries:
        await queries.run("UPDATE seat SET stand_in = 1, called = 1 WHERE game = ? AND seat = 0", game)
    [listed] = (await list_of(tables, ANN)).games
    assert (listed.waiting_for, listed.stand_ins, listed.called) == ((0, 1, 2), (0,), (0,))
    assert not listed.waits_for_own


async def test_whoever_is_erased_has_no_list_and_no_name(tables: Tables) -> None:
    game = await in_turn(tables, CHANNEL)
    await tables.people.forget(ANN.discord_id or 0)
    assert await ids_of(tables, ANN) == []
    [listed] = (await list_of(tables, BOB)).games
    assert (listed.id, listed.seats) == (game, (Person(None, ""), BOB))
    assert listed.called == (0,)


ROTS = {
    "game": "UPDATE game SET kind = 'toi' WHERE id = 1",
    "no text": "UPDATE game SET kind = CAST(x'ff' AS TEXT) WHERE id = 1",
    "seat": "UPDATE seat SET called = 2 WHERE game = 1 AND seat = 0",
}


@pytest.mark.parametrize("rot", ROTS)
async def test_a_damaged_row_is_left_out_and_counted(tmp_path: Path, rot: str) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        await start(tables, 3, 1)
        going = await in_turn(tables, 2)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TRIGGER game_start_is_final")
        connection.execute(ROTS[rot])
    async with opened(path) as tables:
        found = await list_of(tables, BOB)
        assert ([game.id for game in found.games], found.unreadable) == ([going], 1)
        assert [game.id for game in (await tables.lists.of_server(GUILD)).games] == [going]


@pytest.mark.parametrize(
    "rot", ["waiting = '[0'", "waiting = '[7]'", "since = '[]'", "waiting = CAST(x'ff' AS TEXT)"]
)
async def test_a_damaged_position_is_said_of_its_game_alone(tmp_path: Path, rot: str) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        damaged, going = await in_turn(tables, 1), await in_turn(tables, 2)
    tamper(path, f"UPDATE snapshot SET {rot} WHERE game = {damaged}")
    async with opened(path) as tables:
        games = (await list_of(tables, ANN)).games
        assert [(game.id, game.damaged, game.waiting_for) for game in games] == [
            (going, False, (0,)),
            (damaged, True, ()),
        ]


async def test_no_position_is_read_and_many_games_take_no_more_statements(tables: Tables) -> None:
    with noted() as none:
        await list_of(tables, ANN)
    for channel in range(1, 41):
        await in_turn(tables, channel)
    with noted() as many:
        found = await list_of(tables, ANN)
        await tables.lists.of_server(GUILD)
    assert len(found.games) == 40
    assert (len(none.statements), len(many.statements)) == (1, 4)
    assert not [sql for sql, _ in many.statements if "state" in sql.replace("status", "")]


async def test_whoever_has_planned_sees_so_and_nobody_else(tables: Tables) -> None:
    game = await in_turn(tables, CHANNEL)
    await tables.plans.keep(game, BOB, Plan((Branch(None, (EndTurn(),)),)))
    assert [listed.planned for listed in (await list_of(tables, BOB)).games] == [True]
    assert [listed.planned for listed in (await list_of(tables, ANN)).games] == [False]
    await tables.plans.withdraw(game, BOB)
    assert [listed.planned for listed in (await list_of(tables, BOB)).games] == [False]


async def test_a_plan_does_not_count_while_a_stand_in_plays(tables: Tables) -> None:
    game = await in_turn(tables, CHANNEL)
    await tables.plans.keep(game, BOB, Plan((Branch(None, (EndTurn(),)),)))
    await with_stand_in(tables, game)
    assert [listed.planned for listed in (await list_of(tables, BOB)).games] == [False]
    await tables.stand_ins.dismiss(game, BOB)
    assert [listed.planned for listed in (await list_of(tables, BOB)).games] == [True]


async def test_a_plan_that_todays_rules_cannot_read_does_not_count(tables: Tables) -> None:
    game = await in_turn(tables, CHANNEL)
    await tables.plans.keep(game, BOB, Plan((Branch(None, (EndTurn(),)),)))
    async with tables.store.write() as queries:
        await queries.run("UPDATE plan SET plan = replace(plan, 'end', 'gone')")
    assert [listed.planned for listed in (await list_of(tables, BOB)).games] == [False]


async def test_only_who_is_waited_for_and_plays_themselves_is_away(tables: Tables) -> None:
    """Others do not hold the game up; for a seat with a stand-in the bot plays."""
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    tomorrow = int(tables.store.clock().timestamp() * 1000) + 24 * 3_600_000
    for person in (ANN, BOB):
        await tables.personal_times.change(person, lambda times: replace(times, away=tomorrow))

    async def away() -> list[int]:
        (listed,) = (await list_of(tables, CLEO)).games
        return [*listed.away]

    assert await away() == [0], "Bob is not waited for"
    await tables.play.act(game, ANN, EndTurn())
    assert await away() == [1]
    await with_stand_in(tables, game)
    assert await away() == [], "the bot plays for Bob"
