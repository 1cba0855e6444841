"""Gathering people and starting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import rules
from bot.table import Person, ProposalKind, TableError, Tables, read_post
from bot.table.seeds import fresh_seed
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    SEED,
    Clock,
    counts,
    due_rows,
    finish,
    start,
)


async def lobby(tables: Tables, seats: int = 3, **more: Any) -> int:
    return (await tables.lobby.create("toy", GUILD, CHANNEL, seats, ANN, **more)).id


async def test_the_host_sits_down_first(tables: Tables) -> None:
    info = await tables.lobby.create("toy", GUILD, CHANNEL, 3, ANN)
    assert (info.status, info.seats, info.host, info.needed) == ("lobby", (ANN,), ANN, 3)
    assert (info.guild_id, info.channel_id, info.created) == (GUILD, CHANNEL, Clock().now)
    assert (info.seed, info.fingerprint, info.started) == (None, None, None)
    assert await tables.find(CHANNEL) == await tables.latest(CHANNEL) == await tables.get(info.id) == info


async def test_joining_and_leaving_keeps_the_order(tables: Tables) -> None:
    game = await lobby(tables)
    await tables.lobby.join(game, BOB)
    assert (await tables.lobby.join(game, CLEO)).seats == (ANN, BOB, CLEO)
    assert (await tables.lobby.leave(game, BOB)).seats == (ANN, CLEO)
    info = await tables.lobby.join(game, BOB)
    assert info.seats == (ANN, CLEO, BOB)
    assert [info.seat_of(one) for one in (101, 103, 102, 104)] == [0, 1, 2, None]


async def test_a_host_who_leaves_passes_it_on_and_the_last_closes(tables: Tables) -> None:
    game = await lobby(tables)
    await tables.lobby.join(game, BOB)
    assert (await tables.lobby.leave(game, ANN.discord_id or 0)).host == BOB
    info = await tables.lobby.leave(game, BOB)
    assert (info.status, info.seats) == ("abandoned", (BOB,))
    assert await tables.find(CHANNEL) is None
    assert await tables.latest(CHANNEL) is None


@pytest.mark.parametrize(
    ("who", "key", "params"),
    [(BOB, "already_joined", {}), (CLEO, "seats_full", {"seats": 2})],
)
async def test_who_cannot_join(tables: Tables, who: Person, key: str, params: dict[str, int]) -> None:
    game = await lobby(tables, 2)
    await tables.lobby.join(game, BOB)
    with pytest.raises(TableError) as refused:
        await tables.lobby.join(game, who)
    assert (refused.value.key, refused.value.params) == (key, params)


async def test_two_cannot_take_the_last_seat(tables: Tables) -> None:
    game = await lobby(tables, 2)
    results = await asyncio.gather(
        *(tables.lobby.join(game, who) for who in (BOB, CLEO, DAN)), return_exceptions=True
    )
    assert [isinstance(result, TableError) for result in results] == [False, True, True]
    assert len((await tables.get(game)).seats) == 2


async def test_refusals(tables: Tables) -> None:
    game = await lobby(tables)
    refusals = [
        (tables.lobby.create("toy", GUILD, CHANNEL, 2, BOB), "channel_taken", {"game": game}),
        (tables.lobby.create("toy", GUILD, 71, 9, BOB), "seat_number", {"seats": 9, "allowed": (2, 3, 4)}),
        (tables.lobby.create("toy", GUILD, 71, 1, BOB), "seat_number", {"seats": 1, "allowed": (2, 3, 4)}),
        (tables.lobby.create("chess", GUILD, 71, 2, BOB), "unknown_game", {"kind": "chess"}),
        (tables.lobby.leave(game, BOB), "not_joined", {}),
        (tables.lobby.start(game, BOB), "only_host", {"name": "Ann"}),
        (tables.lobby.start(game, ANN), "not_enough_people", {"joined": 1, "allowed": (2, 3, 4)}),
        (tables.load(game), "not_started", {}),
        (tables.get(999), "no_such_game", {}),
        (tables.consent.propose(game, ANN, ProposalKind.ABANDON), "not_started", {}),
        (tables.records.verify(game), "not_ended", {}),
        (tables.messages.post_again(game), "not_started", {}),
    ]
    before = await counts(tables)
    for call, key, params in refusals:
        with pytest.raises(TableError) as refused:
            await call
        assert (refused.value.key, refused.value.params) == (key, params)
    assert await counts(tables) == before


async def test_starting(tables: Tables) -> None:
    info = await start(tables, 3)
    assert (info.status, info.seats, info.seq) == ("open", (ANN, BOB, CLEO), 0)
    assert info.seed is None
    assert info.options["first"] == 0
    assert info.fingerprint == rules.fingerprint("toy", seats=3, seed=SEED, options=info.options)
    position = await tables.load(info.id)
    assert position.game == rules.new_game("toy", seats=3, seed=SEED, **info.options)
    assert (position.decisions, position.seq, position.undo_seats) == ((1, 1, 1), 0, ())
    (row,) = await due_rows(tables, Clock().now)
    assert (row.kind, row.game_id, row.channel_id, row.state) == (
        "start",
        info.id,
        CHANNEL,
        position.game.to_json(),
    )
    assert read_post(row).waiting == info.waiting_for == (0, 1, 2)
    for call in (
        tables.lobby.join(info.id, DAN),
        tables.lobby.leave(info.id, ANN),
        tables.lobby.start(info.id, ANN),
    ):
        with pytest.raises(TableError, match="already_started"):
            await call


async def test_fewer_may_start_than_there_is_room_for(tables: Tables) -> None:
    game = await lobby(tables, 4)
    assert not (await tables.get(game)).ready
    assert (await tables.lobby.join(game, BOB)).ready
    info = await tables.lobby.start(game, ANN)
    assert (info.needed, len((await tables.load(game)).game.view(0).waiting_for)) == (2, 2)


@pytest.mark.parametrize(
    ("named", "asked", "seat"),
    [(None, 102, 1), (102, None, 1), (102, 101, 0), (104, None, None), (None, None, None)],
)
async def test_who_begins(tables: Tables, named: int | None, asked: int | None, seat: int | None) -> None:
    game = await lobby(tables, first=named)
    await tables.lobby.join(game, BOB)
    assert (await tables.get(game)).first == named
    assert (await tables.lobby.start(game, ANN, first=asked)).options["first"] == seat


async def test_who_begins_must_sit_there(tables: Tables) -> None:
    game = await lobby(tables)
    await tables.lobby.join(game, BOB)
    with pytest.raises(TableError, match="first_not_seated"):
        await tables.lobby.start(game, ANN, first=104)
    assert (await tables.get(game)).status == "lobby"


async def test_component_files_of_the_owner(tables: Tables) -> None:
    text = rules.resolve_options("toy", {})["toy"]
    own = Tables(tables.store, lambda: SEED, {"toy": {"toy": text.replace("rounds = 3", "rounds = 1")}})
    info = await start(own)
    assert "rounds = 1" in str(info.options["toy"])
    assert info.fingerprint == rules.fingerprint("toy", seats=2, seed=SEED, options=info.options)
    assert (await finish(own, info.id)).status == "finished"
    assert (await tables.records.verify(info.id)).ok

    broken = Tables(tables.store, lambda: SEED, {"toy": {"toy": "copies = 0"}})
    game = await lobby(broken)
    await broken.lobby.join(game, BOB)
    with pytest.raises(TableError) as refused:
        await broken.lobby.start(game, ANN)
    assert refused.value.key == "bad_component"
    assert "toy.toml" in str(refused.value.params["problem"])
    assert (await tables.get(game)).status == "lobby"


async def test_a_start_that_fails_half_way_leaves_the_lobby(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await lobby(tables)
    await tables.lobby.join(game, BOB)
    before = await counts(tables)

    async def fail(*arguments: object, **more: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr("bot.table.starting.enqueue_post", fail)
        with pytest.raises(OSError, match="disk full"):
            await tables.lobby.start(game, ANN)
    assert (await tables.get(game)).status == "lobby"
    assert await counts(tables) == before
    assert (await tables.lobby.start(game, ANN)).status == "open"


def test_seeds_are_long_and_never_the_same() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(int(seed, 16).bit_length() <= 256 and len(seed) == 64 for seed in seeds)
