"""Reset and restore, and abandoning a game by consent."""

from __future__ import annotations

import pytest

from bot.table import ProposalKind, TableError, Tables, read_post
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    GUILD,
    MODERATOR,
    Clock,
    choose_all,
    counts,
    deliver_all,
    finish,
    names_of,
    start,
)
from tests.toy.actions import Choose, Play


async def test_a_reset_frees_the_channel_and_deletes_nothing(tables: Tables) -> None:
    game = (await start(tables)).id
    await choose_all(tables, game)
    before, rows = await tables.load(game), await counts(tables)
    await deliver_all(tables)
    info = await tables.lifecycle.reset(game, MODERATOR)
    assert (info.status, info.seed, info.ended) == ("reset", None, None)
    assert await tables.find(CHANNEL) is None
    assert await tables.latest(CHANNEL) == info
    after = await counts(tables)
    assert all(after[name] >= rows[name] for name in rows)
    assert (await tables.load(game)).game == before.game
    with pytest.raises(TableError, match="reset"):
        await tables.play.act(game, ANN, Choose(1))
    (row,) = await deliver_all(tables)
    assert (row.kind, row.person, row.state) == ("reset", MODERATOR, before.game.to_json())
    (entry,) = await tables.records.history(game, None, 1)
    assert (entry.kind, entry.person, entry.seat, entry.time) == ("reset", MODERATOR, None, Clock().now)


async def test_a_restored_game_goes_on_where_it_was(tables: Tables) -> None:
    game = (await start(tables)).id
    await choose_all(tables, game)
    first = await tables.load(game)
    played = await tables.play.act(
        game, ANN, next(a for a in first.game.legal_actions(0) if isinstance(a, Play))
    )
    await deliver_all(tables)
    await tables.lifecycle.reset(game, MODERATOR)
    assert (await tables.lifecycle.last_reset(CHANNEL)).id == game
    info = await tables.lifecycle.restore(CHANNEL, MODERATOR)
    assert (info.id, info.status) == (game, "open")
    position = await tables.load(game)
    assert (position.game, position.decisions) == (played.position.game, played.position.decisions)
    reset, restored = await deliver_all(tables)
    assert (reset.kind, restored.kind, restored.person) == ("reset", "restore", MODERATOR)
    assert (read_post(restored).waiting, read_post(restored).events) == ((0,), ())
    assert (await tables.undo.undo_last(game, ANN)).position.game == first.game
    await finish(tables, game)
    assert (await tables.records.verify(game)).ok


async def test_the_last_reset_comes_back_first(tables: Tables) -> None:
    clock = tables.store.clock
    assert isinstance(clock, Clock)
    games = []
    for _ in range(2):
        games.append((await start(tables)).id)
        clock.advance(minutes=1)
        await tables.lifecycle.reset(games[-1], MODERATOR)
    assert (await tables.lifecycle.restore(CHANNEL, MODERATOR)).id == games[1]
    with pytest.raises(TableError) as refused:
        await tables.lifecycle.restore(CHANNEL, MODERATOR)
    assert (refused.value.key, refused.value.params) == ("channel_taken", {"game": games[1]})
    clock.advance(minutes=1)
    await tables.lifecycle.reset(games[1], MODERATOR)
    assert (await tables.lifecycle.restore(CHANNEL, MODERATOR)).id == games[1]
    await finish(tables, games[1])
    assert (await tables.lifecycle.restore(CHANNEL, MODERATOR)).id == games[0]
    with pytest.raises(TableError, match="nothing_to_restore"):
        await tables.lifecycle.restore(CHANNEL, MODERATOR)


async def test_a_lobby_is_reset_and_restored_as_a_lobby(tables: Tables) -> None:
    game = (await tables.lobby.create("toy", GUILD, CHANNEL, 3, ANN)).id
    await tables.lifecycle.reset(game, MODERATOR)
    assert (await tables.lifecycle.restore(CHANNEL, 900)).status == "lobby"
    assert (await tables.lobby.join(game, BOB)).seats == (ANN, BOB)
    rows = await deliver_all(tables)
    assert names_of(rows) == ["lobby", "reset", "lobby_edit", "restore", "lobby", "lobby_edit"]
    assert [(row.state, row.person) for row in (rows[1], rows[3])] == [(None, MODERATOR)] * 2
    assert [entry.kind for entry in await tables.records.history(game, None, 5)] == ["reset", "restore"]


async def test_a_lobby_that_came_back_is_played_to_its_end(tables: Tables) -> None:
    """Keep the entries about the table before the game's own; nothing goes back behind them wrongly."""
    game = (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id
    await tables.lifecycle.reset(game, MODERATOR)
    await tables.lifecycle.restore(CHANNEL, MODERATOR)
    await tables.lobby.join(game, BOB)
    await tables.lobby.start(game, ANN)
    await tables.play.act(game, ANN, Choose(1))
    await finish(tables, game)
    assert [entry.kind for entry in await tables.records.history(game, None, 1000)][:3] == [
        "reset",
        "restore",
        "action",
    ]
    assert (await tables.records.verify(game)).ok


async def test_what_cannot_be_reset_or_restored(tables: Tables) -> None:
    with pytest.raises(TableError, match="nothing_to_restore"):
        await tables.lifecycle.restore(CHANNEL, MODERATOR)
    with pytest.raises(TableError, match="nothing_to_restore"):
        await tables.lifecycle.last_reset(CHANNEL)
    game = (await start(tables)).id
    await finish(tables, game)
    for call in (
        tables.lifecycle.reset(game, MODERATOR),
        tables.consent.propose(game, ANN, ProposalKind.ABANDON),
    ):
        with pytest.raises(TableError, match="finished"):
            await call


async def test_abandoning_takes_everybody(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await deliver_all(tables)
    asked = await tables.consent.propose(game, BOB, ProposalKind.ABANDON)
    assert (asked.agreed, asked.missing, asked.result) == ((1,), (0, 2), None)
    again = await tables.consent.agree(game, asked.id, BOB)
    assert (again.agreed, again.result) == ((1,), None)
    second = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    assert (second.id, second.agreed, second.result) == (asked.id, (0, 1), None)
    assert await tables.consent.proposals(game) == (second,)
    assert (await tables.get(game)).status == "open"
    last = await tables.consent.agree(game, asked.id, CLEO)
    assert (last.result, last.missing) == ("done", ())
    info = await tables.get(game)
    assert (info.status, info.outcome, info.ended) == ("abandoned", None, Clock().now)
    assert info.seed is not None
    assert await tables.find(CHANNEL) is None
    row = next(row for row in await deliver_all(tables) if row.kind == "abandon")
    assert row.person == CLEO
    (entry,) = await tables.records.history(game, None, 1)
    assert (entry.kind, entry.seat, entry.person) == ("abandon", 2, CLEO)
    assert (await tables.records.verify(game)).ok


async def test_withdrawing_and_refusing(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    asked = (await tables.consent.propose(game, ANN, ProposalKind.ABANDON)).id
    await tables.consent.agree(game, asked, BOB)
    assert (await tables.consent.withdraw(game, asked, BOB)).agreed == (0,)
    with pytest.raises(TableError, match="not_agreed"):
        await tables.consent.withdraw(game, asked, BOB)
    refused = await tables.consent.refuse(game, asked, CLEO)
    assert (refused.result, await tables.consent.proposals(game)) == ("refused", ())
    with pytest.raises(TableError, match="proposal_closed"):
        await tables.consent.agree(game, asked, BOB)
    asked = (await tables.consent.propose(game, ANN, ProposalKind.ABANDON)).id
    for call in (
        tables.consent.propose(game, MODERATOR, ProposalKind.ABANDON),
        tables.consent.refuse(game, asked, MODERATOR),
    ):
        with pytest.raises(TableError, match="not_seated"):
            await call
    assert (await tables.consent.withdraw(game, asked, ANN)).result == "withdrawn"
    assert (await tables.get(game)).status == "open"


async def test_a_reset_ends_the_proposal_to_abandon(tables: Tables) -> None:
    game = (await start(tables)).id
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await tables.lifecycle.reset(game, MODERATOR)
    await tables.lifecycle.restore(CHANNEL, MODERATOR)
    assert (await tables.consent.proposal(game, asked.id)).result == "lapsed"


@pytest.mark.parametrize(
    "place", ["table.session.insert_entry", "store.entries.save_snapshot", "table.posts.enqueue"]
)
async def test_a_reset_that_fails_half_way_changes_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    game = (await start(tables)).id
    before, rows = await tables.load(game), await counts(tables)

    async def fail(*arguments: object, **more: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(f"bot.{place}", fail)
    with pytest.raises(OSError, match="disk full"):
        await tables.lifecycle.reset(game, MODERATOR)
    assert (await tables.load(game), await counts(tables)) == (before, rows)


async def test_open_games(tables: Tables) -> None:
    one, two = (await start(tables)).id, (await tables.lobby.create("toy", GUILD, 71, 2, ANN)).id
    three = (await start(tables, channel=72)).id
    assert await tables.open_games() == (one, two, three)
    await tables.lifecycle.reset(one, MODERATOR)
    await finish(tables, three)
    assert await tables.open_games() == (two,)
    assert (await tables.latest(72)) == await tables.get(three)
