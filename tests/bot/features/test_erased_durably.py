"""What shows the name of somebody who is erased is made anew, whatever fails on the way or comes between."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.delivery import direct_messages, worker
from bot.store import Outbox
from bot.table import Person
from bot.ui.venues import Venues
from tests.bot.delivery.rough import pending
from tests.bot.erasing import BEA, Erasing, KilledError, changed, known, shown
from tests.bot.features.test_erased import ARRIALA, patching
from tests.bot.market import MarketServer, open_market, state
from tests.bot.playing import TOY, open_game
from tests.discord import Server
from tests.discord import server as running
from tests.toy.actions import Choose, Decline, Sell


class Failing:
    """Lets changes of messages fail once somebody is erased: so many times, or until it is told otherwise."""

    def __init__(
        self,
        patch: pytest.MonkeyPatch,
        erasing: Erasing,
        times: int = 1000,
        error: Exception | None = None,
    ) -> None:
        self.times = times
        self._error = error or OSError("the network is gone")
        for module in (worker, direct_messages):
            patch.setattr(module, "change", self._failing(module.change, erasing))

    def _failing(self, change: Any, erasing: Erasing) -> Any:
        async def failing(*given: Any) -> int:
            if erasing.erased and self.times:
                self.times -= 1
                raise self._error
            return await change(*given)

        return failing


async def deliver(server: Server, game: int) -> None:
    with server.env.time_context():
        await server.services.delivery.deliver(game)


async def check(server: Server, erasing: Erasing, name: str = BEA) -> None:
    """Check that the name is gone once all that is due was tried."""
    for _ in range(4):
        await server.sweep(61)
    assert erasing.erased
    assert name not in changed(erasing.before, shown(server))
    assert await pending(server) == []


@pytest.mark.parametrize("then", ["nothing", "a newer board", "a restart"])
async def test_a_change_whose_correction_fails(
    server: Server, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    game = await open_game(server, TOY, 3)
    erasing = Erasing(server, monkeypatch, "edit", "on its way")
    failing = Failing(monkeypatch, erasing)
    erasing.begin()
    await server.tables.play.act(game, known(server, 1), Choose(1))
    await deliver(server, game)
    if then == "a newer board":
        await server.tables.messages.post_again(game)
    failing.times = 0
    if then == "a restart":
        await server.restart()
    await check(server, erasing)


@pytest.mark.parametrize("kind", ["post", "pause"])
async def test_a_message_whose_correction_fails_before_a_restart(
    server: Server, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """That it is to be made anew is stored, and not only known to the process that has sent it."""
    game = await open_game(server, TOY, 3)
    erasing = Erasing(server, monkeypatch, kind, "on its way")
    failing = Failing(monkeypatch, erasing)
    erasing.begin()
    if kind == "post":
        for number in (0, 1, 2):
            await server.tables.play.act(game, known(server, number), Choose(number + 1))
    else:
        await server.tables.lifecycle.pause(game, known(server, 1))
    await deliver(server, game)
    failing.times = 0
    await server.restart()
    await check(server, erasing)


@pytest.mark.parametrize("kind", ["post", "edit"])
async def test_a_program_that_is_killed_before_the_correction(
    server: Server, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """It has noted that the message was sent, and nothing more."""
    game = await open_game(server, TOY, 3)
    erasing = Erasing(server, monkeypatch, kind, "on its way")
    erasing.begin()

    async def killed(*_: object) -> None:
        raise KilledError

    monkeypatch.setattr(Outbox, "make_anew", killed)
    for number in (1,) if kind == "edit" else (0, 1, 2):
        await server.tables.play.act(game, known(server, number), Choose(number + 1))
    with suppress(KilledError):
        await deliver(server, game)
    monkeypatch.undo()
    await server.restart()
    await check(server, erasing)


async def test_a_change_that_was_overtaken_on_its_way_and_fails(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer board has made it needless; what it shows by now has to go all the same."""
    game = await open_game(server, TOY, 3)
    tables, forget = server.tables, server.tables.people.forget

    async def overtaken(discord_id: int) -> tuple[int, ...]:
        await tables.messages.post_again(game)
        return await forget(discord_id)

    monkeypatch.setattr(tables.people, "forget", overtaken)
    erasing = Erasing(server, monkeypatch, "edit", "on its way")
    Failing(monkeypatch, erasing, times=1)
    erasing.begin()
    await tables.play.act(game, known(server, 1), Choose(1))
    await deliver(server, game)
    await check(server, erasing)


@pytest.mark.parametrize("then", ["nothing", "unwatch", "detach", "leaves", "a restart"])
async def test_a_direct_message_whose_correction_fails(
    server: Server, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    """It stands in their direct messages, whether or not they follow the game, or may see it, any more."""
    game = await open_game(server, ARRIALA, 3)
    await server.tables.observers.watch(game, Person(server.stranger.id, "Sue"))
    erasing = Erasing(server, monkeypatch, "post", "on its way", to_follower=True)
    failing = Failing(monkeypatch, erasing)
    erasing.begin()
    await deliver(server, game)
    if then == "unwatch":
        await server.tables.observers.unwatch(game, server.stranger.id)
    if then == "detach":
        await server.tables.lifecycle.detach(game)
    if then == "leaves":

        async def unseen(*_: Any) -> bool:
            return False

        monkeypatch.setattr(Venues, "may_see", unseen)
    failing.times = 0
    if then == "a restart":
        await server.restart()
    await check(server, erasing)


@pytest.mark.parametrize("more", [False, True])
async def test_a_change_of_a_question_whose_correction_fails(tmp_path: Path, more: bool) -> None:
    async with running(tmp_path / "games.db", MarketServer) as server, patching() as patch:
        game, (first, *others) = await open_market(server)
        hand = (await state(server, game)).hands[first]
        await server.tables.play.act(game, known(server, first), Sell(hand[0]))
        await server.services.delivery.deliver(game)
        erasing = Erasing(server, patch, "matter_edit", "on its way", number=first)
        failing = Failing(patch, erasing)
        erasing.begin()
        await server.tables.play.act(game, known(server, others[0]), Decline())
        await deliver(server, game)
        if more:
            await server.tables.play.act(game, known(server, others[1]), Decline())
        failing.times = 0
        await check(server, erasing, known(server, first).name)


@pytest.mark.parametrize("to_follower", [False, True])
async def test_what_cannot_be_made_anew_says_nothing_any_more(
    server: Server, monkeypatch: pytest.MonkeyPatch, to_follower: bool
) -> None:
    """It was sent: the channel is not told that it could not be."""
    game = await open_game(server, TOY, 3)
    await server.tables.observers.watch(game, Person(server.stranger.id, "Sue"))
    erasing = Erasing(server, monkeypatch, "post", "on its way", to_follower=to_follower)
    delivery: Any = server.services.delivery
    erasing.begin()
    compose = delivery._compose

    async def failing(row: Any) -> Any:
        if erasing.erased and row.message_id is not None:
            raise ValueError("it cannot be drawn")
        return await compose(row)

    delivery._compose = failing
    for number in (0, 1, 2):
        await server.tables.play.act(game, known(server, number), Choose(number + 1))
    await deliver(server, game)
    for _ in range(12):
        await server.sweep(120)
    await check(server, erasing)
    new = changed(erasing.before, shown(server))
    assert "What stood here is left out" in new
    assert "could not be sent" not in new
    assert all("it cannot be drawn" in fault for fault in server.faults)
    server.faults.clear()


async def test_where_not_even_that_stands_it_is_tried_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await open_game(server, TOY, 3)
    erasing = Erasing(server, monkeypatch, "pause", "on its way")
    failing = Failing(monkeypatch, erasing)
    delivery: Any = server.services.delivery
    erasing.begin()
    compose = delivery._compose

    async def broken(row: Any) -> Any:
        if erasing.erased and row.message_id is not None:
            raise ValueError("it cannot be made")
        return await compose(row)

    delivery._compose = broken
    await server.tables.lifecycle.pause(game, known(server, 1))
    await deliver(server, game)
    for _ in range(20):
        await server.sweep(120)
    assert BEA in changed(erasing.before, shown(server))
    assert [row["kind"] for row in await pending(server) if row["message_id"] is not None] == ["pause"]
    failing.times = 0
    for _ in range(40):
        await server.sweep(120)
    await check(server, erasing)
    server.faults.clear()


async def board_not_corrected(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, Erasing, Failing]:
    """Let somebody be erased while a board is on its way, which cannot be changed since; return its game."""
    game = await open_game(server, TOY, 3)
    erasing = Erasing(server, monkeypatch, "post", "on its way")
    failing = Failing(monkeypatch, erasing)
    erasing.begin()
    for number in range(3):
        await server.tables.play.act(game, known(server, number), Choose(number + 1))
    await deliver(server, game)
    return game, erasing, failing


async def test_a_message_that_discord_does_not_let_us_change_silences_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is newer passes it, the channel reads which message it is, and it is tried on."""
    game, erasing, failing = await board_not_corrected(server, monkeypatch)
    assert erasing.erased
    (stuck,) = [row["message_id"] for row in await pending(server) if row["message_id"]]
    before = len(server.messages())
    for _ in range(8):
        await server.sweep(61)
    link = f"channels/{server.guild.id}/{server.channel.id}/{stuck}"
    assert [link in text for text in shown(server).values()].count(True) == 1
    await server.tables.messages.post_again(game)
    await server.sweep(61)
    assert len(server.messages()) > before + 1
    assert [row["message_id"] for row in await pending(server)] == [stuck]
    failing.times = 0
    for _ in range(8):
        await server.sweep(1000)
    assert BEA not in changed(erasing.before, shown(server))
    assert await pending(server) == []


async def test_a_damaged_game_that_is_put_away_keeps_no_name(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, erasing, failing = await board_not_corrected(server, monkeypatch)
    path = server.tables.store.path

    def rot() -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE game SET seal = seal + 1 WHERE id = ?", (game,))

    await server.restart(rot)
    where = server.guild.id, server.channel.id
    await server.tables.lifecycle.put_away_damaged(game, *where, known(server, 0))
    failing.times = 0
    for _ in range(12):
        await server.sweep(120)
    assert BEA not in changed(erasing.before, shown(server))
    server.faults.clear()
