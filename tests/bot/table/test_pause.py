"""Games that rest: paused by a moderator, or detached because their channel is gone."""

from __future__ import annotations

import asyncio

import pytest

from bot.table import Person, ProposalKind, TableError, Tables, read_post
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    GUILD,
    MODERATOR,
    choose_all,
    counts,
    deliver_all,
    end_turn,
    finish,
    start,
)
from tests.toy.actions import Choose, Play

EVE = Person(105, "Eve")
ELSEWHERE = (8, 80)


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of two in which Ann has her turn; all pending messages have been sent."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    await deliver_all(tables)
    return game


async def refused(tables: Tables, game: int, call: object) -> str:
    """Return why something is not done, and check that nothing changed by asking."""
    before, rows = await tables.get(game), await counts(tables)
    with pytest.raises(TableError) as error:
        await call  # type: ignore[misc]
    assert (await tables.get(game), await counts(tables)) == (before, rows)
    return error.value.key


async def play(tables: Tables, game: int) -> None:
    legal = (await tables.load(game)).game.legal_actions(0)
    await tables.play.act(game, ANN, next(action for action in legal if isinstance(action, Play)))


async def test_while_it_is_paused_nobody_acts(tables: Tables, game: int) -> None:
    await play(tables, game)
    before = await tables.load(game)
    info = await tables.lifecycle.pause(game, MODERATOR)
    assert (info.status, info.paused, info.seq) == ("open", True, before.seq + 1)
    legal = before.game.legal_actions(0)[0]
    for call in (
        tables.play.act(game, ANN, legal),
        tables.undo.undo_last(game, ANN),
        tables.stand_ins.skip(game, MODERATOR, 0),
        tables.lifecycle.pause(game, MODERATOR),
        tables.takeback.target(game, ANN),
    ):
        assert await refused(tables, game, call) == "paused"
    assert not (await tables.load(game)).can_undo(0)
    info = await tables.lifecycle.resume(game, MODERATOR)
    assert not info.paused
    assert await refused(tables, game, tables.lifecycle.resume(game, MODERATOR)) == "not_paused"
    after = await tables.load(game)
    assert (after.game, after.decisions, after.undo_seats) == (before.game, before.decisions, (0,))
    paused, resumed = await deliver_all(tables)
    assert [(row.kind, row.person) for row in (paused, resumed)] == [
        ("pause", MODERATOR),
        ("resume", MODERATOR),
    ]
    assert (paused.state, read_post(resumed).waiting) == (None, (0,))
    await tables.undo.undo_last(game, ANN)
    entries = [entry for _, entry in await tables.records.moderated(CHANNEL, 9)]
    assert [(entry.kind, entry.person) for entry in entries] == [("pause", MODERATOR), ("resume", MODERATOR)]


async def test_while_it_is_paused_all_else_can_be_put_right(tables: Tables, game: int) -> None:
    await tables.lifecycle.pause(game, MODERATOR)
    await tables.seats.replace(game, MODERATOR, 1, EVE)
    await tables.rollback.roll_back(game, MODERATOR, 0, new_dice=False)
    assert (await tables.get(game)).paused
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    assert (await tables.consent.agree(game, asked.id, EVE)).result == "done"
    info = await tables.get(game)
    assert (info.status, info.paused) == ("abandoned", False)
    for call in (tables.lifecycle.pause(game, MODERATOR), tables.lifecycle.resume(game, MODERATOR)):
        assert await refused(tables, game, call) == "abandoned"


async def test_a_repeated_interaction_is_answered_while_paused(tables: Tables, game: int) -> None:
    legal = (await tables.load(game)).game.legal_actions(0)
    await tables.play.act(game, ANN, legal[0], 900)
    await tables.lifecycle.pause(game, MODERATOR)
    assert (await tables.play.act(game, ANN, legal[0], 900)).repeated


async def test_a_paused_game_is_reset_and_comes_back_paused(tables: Tables, game: int) -> None:
    await tables.lifecycle.pause(game, MODERATOR)
    await tables.lifecycle.reset(game, MODERATOR)
    assert (await tables.lifecycle.restore(CHANNEL, MODERATOR)).paused


async def test_pausing_twice_at_once(tables: Tables, game: int) -> None:
    results = await asyncio.gather(
        *(tables.lifecycle.pause(game, MODERATOR) for _ in range(3)), return_exceptions=True
    )
    assert [getattr(result, "key", None) for result in results].count("paused") == 2


async def test_what_is_posted_between_actions_drops_no_change_of_the_board(tables: Tables) -> None:
    """Keep the edit about who has answered: a message without the board does not replace it."""
    game = (await start(tables, 3)).id
    await tables.play.act(game, ANN, Choose(1))
    await tables.seats.call_substitute(game, BOB)
    assert [row.kind for row in await deliver_all(tables)] == ["start", "edit", "call"]
    await tables.play.act(game, BOB, Choose(1))
    await tables.lifecycle.pause(game, MODERATOR)
    await tables.lifecycle.resume(game, MODERATOR)
    assert [row.kind for row in await deliver_all(tables)] == ["pause", "resume"]


async def test_a_detached_game_holds_no_channel_and_has_no_pending_message(tables: Tables, game: int) -> None:
    await tables.observers.watch(game, EVE)
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await end_turn(tables, game, ANN)
    before = await tables.load(game)
    info = await tables.lifecycle.detach(game)
    assert (info.status, info.seats) == ("parked", (ANN, BOB))
    assert await tables.find(CHANNEL) is None
    assert await tables.open_games() == ()
    assert await deliver_all(tables) == []
    assert (await tables.consent.proposal(game, asked.id)).result == "lapsed"
    left = await tables.store.reader.rows("SELECT id FROM outbox WHERE state IS NOT NULL")
    assert left == []
    assert (await tables.load(game)).game == before.game
    for call in (
        tables.play.act(game, BOB, Choose(1)),
        tables.lifecycle.detach(game),
        tables.lifecycle.reset(game, MODERATOR),
        tables.lifecycle.pause(game, MODERATOR),
        tables.rollback.roll_back(game, MODERATOR, 0, new_dice=True),
        tables.rollback.earlier(game, 0),
        tables.consent.propose(game, ANN, ProposalKind.ABANDON),
        tables.observers.watch(game, MODERATOR),
    ):
        assert await refused(tables, game, call) == "parked"
    (entry,) = await tables.records.history(game, None, 1)
    assert (entry.kind, entry.person) == ("park", None)
    assert (await tables.stand_ins.play(game)).acts == 0


async def test_moving_to_another_channel_and_on_from_there(tables: Tables, game: int) -> None:
    await tables.observers.watch(game, EVE)
    await play(tables, game)
    await tables.lifecycle.pause(game, MODERATOR)
    await tables.lifecycle.detach(game)
    info = await tables.lifecycle.attach(game, GUILD, 71, MODERATOR)
    assert (info.status, info.guild_id, info.channel_id, info.paused) == ("open", GUILD, 71, False)
    assert (await tables.find(71)) == info
    rows = await deliver_all(tables)
    assert [(row.kind, row.channel_id, row.recipient) for row in rows] == [
        ("resume", 71, None),
        ("resume", 71, EVE),
    ]
    assert all(row.state is not None for row in rows)
    await tables.undo.undo_last(game, ANN)
    await finish(tables, game)
    assert (await tables.records.verify(game)).ok


async def test_who_may_attach_what_where(tables: Tables, game: int) -> None:
    guild, channel = ELSEWHERE
    assert await refused(tables, game, tables.lifecycle.attach(game, GUILD, 71, MODERATOR)) == "not_parked"
    await tables.lifecycle.detach(game)
    assert [one.id for one in await tables.lifecycle.detached(GUILD, MODERATOR)] == [game]
    assert await tables.lifecycle.detached(guild, MODERATOR) == ()
    assert [one.id for one in await tables.lifecycle.detached(guild, BOB)] == [game]
    assert (
        await refused(tables, game, tables.lifecycle.attach(game, guild, channel, MODERATOR))
        == "no_such_game"
    )
    other = (await start(tables)).id
    with pytest.raises(TableError) as error:
        await tables.lifecycle.attach(game, GUILD, CHANNEL, MODERATOR)
    assert (error.value.key, error.value.params) == ("channel_taken", {"game": other})
    info = await tables.lifecycle.attach(game, guild, channel, BOB)
    assert (info.guild_id, info.channel_id) == ELSEWHERE
    assert await refused(tables, game, tables.lifecycle.attach(game, guild, channel, BOB)) == "not_parked"
    assert await tables.lifecycle.detached(GUILD, BOB) == ()
    with pytest.raises(TableError, match="no_such_game"):
        await tables.lifecycle.attach(99, guild, channel, BOB)


async def test_somebody_who_has_left_their_seat_takes_nothing_along(tables: Tables, game: int) -> None:
    await tables.seats.resign(game, BOB)
    await tables.lifecycle.detach(game)
    assert await tables.lifecycle.detached(ELSEWHERE[0], BOB) == ()
    assert [one.id for one in await tables.lifecycle.detached(ELSEWHERE[0], ANN)] == [game]


async def test_a_lobby_is_detached_and_goes_on_elsewhere(tables: Tables) -> None:
    game = (await tables.lobby.create("toy", GUILD, CHANNEL, 3, ANN)).id
    assert (await tables.lifecycle.detach(game)).status == "parked"
    assert await refused(tables, game, tables.lobby.join(game, BOB)) == "parked"
    assert (await tables.lifecycle.attach(game, *ELSEWHERE, ANN)).status == "lobby"
    await tables.lobby.join(game, BOB)
    await tables.lobby.start(game, ANN)
    await finish(tables, game)
    assert (await tables.records.verify(game)).ok


async def test_all_games_of_a_server_are_detached(tables: Tables, game: int) -> None:
    lobby = (await tables.lobby.create("toy", GUILD, 71, 2, ANN)).id
    elsewhere = (await tables.lobby.create("toy", *ELSEWHERE, 2, ANN)).id
    ended = (await start(tables, channel=72)).id
    await finish(tables, ended)
    assert [info.id for info in await tables.lifecycle.detach_guild(GUILD)] == [game, lobby]
    assert await tables.open_games() == (elsewhere,)
    assert (await tables.get(ended)).status == "finished"
    assert await tables.lifecycle.detach_guild(GUILD) == ()


async def test_a_game_that_ends_meanwhile_keeps_no_other_from_being_detached(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = (await start(tables, channel=71)).id

    async def both(*_: object) -> tuple[int, ...]:
        return game, other

    monkeypatch.setattr("bot.table.lifecycle.games_in_guild", both)
    await finish(tables, game)
    assert [info.id for info in await tables.lifecycle.detach_guild(GUILD)] == [other]


async def test_an_edit_after_attaching_changes_the_new_message(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await deliver_all(tables)
    await tables.lifecycle.detach(game)
    await tables.lifecycle.attach(game, *ELSEWHERE, ANN)
    (moved,) = await deliver_all(tables)
    await tables.play.act(game, ANN, Choose(1))
    (edit,) = await deliver_all(tables)
    assert (edit.kind, edit.edits, edit.channel_id) == ("edit", 5000 + moved.id, ELSEWHERE[1])
    assert read_post(edit).waiting == (1, 2)


@pytest.mark.parametrize("call", ["pause", "park", "move"])
async def test_what_fails_half_way_changes_nothing(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    if call == "move":
        await tables.lifecycle.detach(game)
    before, rows = await tables.get(game), await counts(tables)

    async def fail(*arguments: object, **more: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("bot.store.entries.save_snapshot", fail)
    calls = {
        "pause": lambda: tables.lifecycle.pause(game, MODERATOR),
        "park": lambda: tables.lifecycle.detach(game),
        "move": lambda: tables.lifecycle.attach(game, *ELSEWHERE, ANN),
    }
    with pytest.raises(OSError, match="disk full"):
        await calls[call]()
    assert (await tables.get(game), await counts(tables)) == (before, rows)
