"""A game that is over for those who have played it: who may have it, and what it says of people."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bot.store import Person
from bot.store.kinds import EntryKind
from bot.table import ProposalKind, Status, TableError, Tables
from bot.table.transfer.checking import examined
from rules.players import Level
from tests.bot.store.test_seals import rot
from tests.bot.table.filed import begin, brought_in, wander
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    MODERATOR,
    SEED,
    choose_all,
    everything,
    finish,
    opened,
    start,
)

EVE = Person(105, "Eve")


@pytest.fixture
async def over(tables: Tables) -> int:
    """Play a game of two to its end; Dan has followed it."""
    game = (await start(tables)).id
    await tables.observers.watch(game, DAN)
    await finish(tables, game)
    return game


async def refused(tables: Tables, game: int, who: Person) -> str:
    """Return why somebody does not get a game, neither as a file nor to be told; no button offers it them."""
    assert not await tables.transfer.for_players.may_have(game, who)
    keys = set[str]()
    for ask in (tables.transfer.for_players.file, tables.transfer.for_players.whole):
        with pytest.raises(TableError) as error:
            await ask(game, who)
        keys.add(error.value.key)
    (key,) = keys
    return key


async def given(tables: Tables, game: int, who: Person) -> bytes:
    """Return the file that somebody gets; a button offers it, and they may have it told."""
    assert await tables.transfer.for_players.may_have(game, who)
    whole = await tables.transfer.for_players.whole(game, who)
    assert whole.position.info.id == game
    return await tables.transfer.for_players.file(game, who)


async def test_all_who_have_played_get_the_same(tables: Tables, over: int) -> None:
    """It proves itself, and holds names and no ids; nothing is written by it."""
    before = await everything(tables, "entry"), await everything(tables, "outbox")
    data = await given(tables, over, ANN)
    assert await given(tables, over, BOB) == data
    assert (await everything(tables, "entry"), await everything(tables, "outbox")) == before
    plain = json.loads(data)
    assert (plain["seed"], plain["people"], plain["names"]) == (SEED, [None, None], ["Ann", "Bob"])
    assert '"id"' not in data.decode()
    assert '"id"' in (await tables.transfer.export(over, MODERATOR)).decode()
    assert examined(data).status == Status.FINISHED


async def test_it_is_refused_to_all_others(tables: Tables, over: int) -> None:
    """Strangers, whoever has followed it, and moderators, who have their own command."""
    for who in (EVE, DAN, MODERATOR, Person(None, "", "fair")):
        assert await refused(tables, over, who) == "export_not_played"


async def test_while_it_is_not_over_it_is_refused_to_all(tables: Tables) -> None:
    game = (await tables.lobby.create("toy", 7, CHANNEL, 2, ANN)).id
    assert await refused(tables, game, ANN) == "not_started"
    await tables.lobby.join(game, BOB)
    await tables.lobby.start(game, ANN)
    for who in (ANN, EVE):
        assert await refused(tables, game, who) == "export_open"
    await tables.lifecycle.pause(game, MODERATOR)
    assert await refused(tables, game, ANN) == "export_open"
    await tables.lifecycle.reset(game, MODERATOR)
    assert await refused(tables, game, ANN) == "reset"
    await tables.lifecycle.restore(CHANNEL, MODERATOR)
    await tables.lifecycle.detach(game)
    assert await refused(tables, game, ANN) == "parked"


async def test_gone_back_into_it_is_refused_again(tables: Tables, over: int) -> None:
    """What comes is secret again; once it is over anew, it is handed out with the new draws in it."""
    await tables.rollback.roll_back(over, MODERATOR, 2, new_dice=True)
    assert await refused(tables, over, ANN) == "export_open"
    await finish(tables, over)
    plain = json.loads(await given(tables, over, ANN))
    (dice,) = [one for one in plain["entries"] if one["kind"] == "dice"]
    assert dice["facts"]["salt"] in (await tables.get(over)).salts


async def test_a_game_that_was_stopped_is_over_too(tables: Tables) -> None:
    game = (await start(tables)).id
    proposal = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await tables.consent.agree(game, proposal.id, BOB)
    assert (await tables.get(game)).status == Status.ABANDONED
    assert examined(await given(tables, game, BOB)).status == Status.ABANDONED


Change = Callable[[Tables, int], Awaitable[object]]


async def _hand_over(tables: Tables, game: int) -> None:
    offer = await tables.seats.offer(game, BOB, EVE)
    await tables.seats.answer_offer(game, offer.id, EVE, accept=True)


async def _resign(tables: Tables, game: int) -> None:
    await tables.seats.resign(game, BOB)
    await tables.seats.take(game, EVE, 1)


@pytest.mark.parametrize(
    "change",
    [_hand_over, _resign, lambda tables, game: tables.seats.replace(game, MODERATOR, 1, EVE)],
    ids=["handed over", "resigned", "replaced"],
)
async def test_who_had_a_seat_gets_it_and_who_has_it_now(tables: Tables, change: Change) -> None:
    """The file names those who sit there now alone, as the last board did."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    await change(tables, game)
    await finish(tables, game)
    data = await given(tables, game, BOB)
    assert await given(tables, game, EVE) == data
    assert json.loads(data)["names"] == ["Ann", "Eve"]
    assert "Bob" not in data.decode()
    assert await refused(tables, game, DAN) == "export_not_played"


async def test_who_only_was_at_the_open_table_has_not_played(tables: Tables) -> None:
    game = (await tables.lobby.create("toy", 7, CHANNEL, 3, ANN)).id
    for person in (BOB, CLEO):
        await tables.lobby.join(game, person)
    await tables.lobby.leave(game, CLEO)
    await tables.lobby.start(game, ANN)
    await finish(tables, game)
    assert await refused(tables, game, CLEO) == "export_not_played"
    await given(tables, game, BOB)


async def test_who_was_offered_a_seat_and_refused_has_not_played(tables: Tables) -> None:
    game = (await start(tables)).id
    offer = await tables.seats.offer(game, BOB, EVE)
    await tables.seats.answer_offer(game, offer.id, EVE, accept=False)
    await finish(tables, game)
    assert await refused(tables, game, EVE) == "export_not_played"


async def test_a_computer_player_has_a_level_and_no_name(tables: Tables) -> None:
    game = (await start(tables)).id
    await tables.seats.replace(game, MODERATOR, 1, Person(None, "", Level.STRONG))
    proposal = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    assert proposal.agreed == (0,)
    plain = json.loads(await given(tables, game, ANN))
    assert (plain["names"], plain["computers"]) == (["Ann", ""], {"1": "strong"})
    await given(tables, game, BOB)


async def test_who_is_forgotten_is_in_no_file_made_afterwards(tables: Tables, over: int) -> None:
    """Nor do they get it any more: nobody knows that they played."""
    assert "Bob" in (await given(tables, over, ANN)).decode()
    await tables.people.forget(BOB.discord_id or 0)
    data = await given(tables, over, ANN)
    assert "Bob" not in data.decode()
    assert json.loads(data)["names"] == ["Ann", ""]
    whole = await tables.transfer.for_players.whole(over, ANN)
    assert [one.name for one in whole.position.info.seats] == ["Ann", ""]
    assert all(one.person is None or one.person.name != "Bob" for one in whole.entries)
    assert await refused(tables, over, BOB) == "export_not_played"


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("kind", "seats"), [("toy", 3), ("arriala", 2), ("canal_du_midi", 3)])
async def test_it_becomes_the_same_game_again(tables: Tables, kind: str, seats: int, number: int) -> None:
    """Whatever was done in it: undone, gone back, drawn anew. Nobody has a seat there, and it is proven."""
    game = (await begin(tables, kind, seats, CHANNEL)).id
    await wander(tables, game, Random(f"{kind} {number}"), 15 * number)
    await finish(tables, game)
    there = (await brought_in(tables, await given(tables, game, ANN))).id
    after = await tables.load(there)
    assert after.game == (await tables.load(game)).game
    assert after.info.status == Status.FINISHED
    assert after.info.free == tuple(range(seats))
    assert (await tables.records.verify(there)).ok


async def test_all_of_it_is_told(tables: Tables) -> None:
    """Each entry with all that happened, what others could not know too, and whether the turn passed."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    await finish(tables, game)
    whole = await tables.transfer.for_players.whole(game, BOB)
    plain = json.loads(await tables.transfer.for_players.file(game, BOB))
    assert [one.seq for one in whole.entries] == [one["seq"] for one in plain["entries"]]
    assert [one.passed for one in whole.entries] == [one["passed"] for one in plain["entries"]]
    assert [len(one.events) for one in whole.entries] == [len(one["events"]) for one in plain["entries"]]
    public = await tables.records.whole(game)
    assert sum(len(one.events) for one in public) < sum(len(one.events) for one in whole.entries)
    assert {one.kind for one in whole.entries} == {EntryKind.ACTION}


async def test_what_has_rotted_is_told_and_not_handed_out(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        await finish(tables, game)
    rot(path, "UPDATE entry SET events = '[]' WHERE seq = 2")
    async with opened(path) as tables:
        with pytest.raises(TableError, match="damaged"):
            await tables.transfer.for_players.file(game, ANN)
        whole = await tables.transfer.for_players.whole(game, ANN)
        assert [one.seq for one in whole.entries if one.damaged] == [2]
