"""The database of before opens, its games go on, and its pending messages are delivered once."""

from __future__ import annotations

from pathlib import Path

import pytest

import render
from rules import load_game
from tests.before.loading import (
    facts,
    moderator,
    of_status,
    opened,
    play_on,
    served,
    standing,
    state_by_log,
    undo,
)
from tests.bot.answers import answer_of
from tests.bot.test_canal_du_midi import PIXEL
from tests.discord import texts

STARTED = [name for name, game in facts().games.items() if "lobby" not in name]
RUNNING = [name for name in of_status("open") if not facts().games[name].paused]
ROOM = 4711
"""A channel that no game is in."""


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all pictures by a pixel: what they show is tested elsewhere."""
    for which in ("board", "hand"):
        monkeypatch.setattr(render, which, lambda *given, **named: PIXEL)


async def test_every_game_stands_as_it_did(tmp_path: Path) -> None:
    """Only one that was played by older rules has a new entry, and a message of it."""
    async with opened(tmp_path / "games.db") as tables:
        found = {name: await standing(tables, game.id) for name, game in facts().games.items()}
    older, was = found.pop("older"), facts().games["older"]
    assert (older.seq, older.pending, older.people) == (was.seq + 1, was.pending + 1, was.people)
    assert found == {name: game for name, game in facts().games.items() if name != "older"}


async def test_every_log_leads_to_where_its_game_stands(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as tables:
        # A game that is off its table has no log that one may go back in.
        for name in (one for one in STARTED if one not in of_status("reset", "parked")):
            stands, led = await state_by_log(tables, facts().games[name].id)
            assert stands == led, name
            assert load_game(stands.to_json()) == stands


async def test_games_are_undone_and_played_on(tmp_path: Path) -> None:
    """Whoever may take something back does; then everybody plays, and the log still leads there."""
    undone: list[str] = []
    async with opened(tmp_path / "games.db") as tables:
        for name in RUNNING:
            number = facts().games[name].id
            position = await tables.load(number)
            if position.undo_seats:
                before = position.game
                await undo(tables, number)
                assert (await tables.load(number)).game != before, name
                undone.append(name)
            for _ in range(2):
                await play_on(tables, number)
            stands, led = await state_by_log(tables, number)
            assert stands == led, name
    assert {"turn", "undoing", "restored", "moved-to", "exported", "arriala"} <= set(undone)


@pytest.mark.parametrize("name", ["turn", "dice", "rules", "older", "skipped", "taken-back", "midi"])
async def test_a_game_is_played_to_its_end(tmp_path: Path, name: str) -> None:
    """The end verifies, though new dice, new rules or consent stand in the log."""
    number = facts().games[name].id
    async with opened(tmp_path / "games.db") as tables:
        while (await tables.load(number)).game.waiting_for:
            await play_on(tables, number)
        assert (await standing(tables, number)).status == "finished"
        assert (await tables.records.verify(number)).ok


async def test_ended_games_verify(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as tables:
        ended = of_status("finished", "abandoned")
        assert {"finished", "finished-midi", "abandoned", "owing-end", "owing-abandon"} == set(ended)
        for name in ended:
            assert (await tables.records.verify(facts().games[name].id)).ok, name


@pytest.mark.parametrize(("name", "status"), [("parked", "open"), ("parked-lobby", "lobby")])
async def test_a_detached_game_is_attached_to_a_channel(tmp_path: Path, name: str, status: str) -> None:
    number = facts().games[name].id
    async with opened(tmp_path / "games.db") as tables:
        assert number in [one.id for one in await tables.lifecycle.detached(facts().guild, moderator())]
        await tables.lifecycle.attach(number, facts().guild, ROOM, moderator())
        assert (await standing(tables, number)).status == status
        if status == "open":
            await play_on(tables, number)


@pytest.mark.parametrize(
    ("name", "status"), [("reset", "open"), ("reset-lobby", "lobby"), ("owing-reset", "open")]
)
async def test_a_reset_game_is_restored(tmp_path: Path, name: str, status: str) -> None:
    number = facts().games[name].id
    async with opened(tmp_path / "games.db") as tables:
        await tables.lifecycle.restore(facts().channels[name], moderator())
        assert (await standing(tables, number)).status == status
        if status == "open":
            await undo(tables, number)
            await play_on(tables, number)


async def test_somebody_of_before_is_forgotten(tmp_path: Path) -> None:
    """Nothing that names them is left, and their seats are free."""
    async with opened(tmp_path / "games.db") as tables:
        assert await tables.people.forget(facts().people["ada"])
        for game in facts().games.values():
            assert "ada" not in (await standing(tables, game.id)).people
        assert await tables.people.personal_data(facts().people["ada"]) is None


async def test_every_log_is_read(tmp_path: Path, plain: None) -> None:
    """Every log is read by everybody and at each seat; no seat reads less than everybody."""
    async with served(tmp_path / "games.db") as server:
        for name in STARTED:
            everybody = await server.log(name, None)
            for seat in range(len(facts().games[name].people)):
                own = await server.log(name, seat)
                assert [bool(text) for text in own] >= [bool(text) for text in everybody], name


async def test_settings_are_what_was_set(tmp_path: Path, plain: None) -> None:
    async with served(tmp_path / "games.db") as server:
        assert [server.language_at(name) for name in ("french", "thread", "lobby")] == ["fr", "fr", "en"]
        assert server.look_at("french") == ("dark", "channel")
        assert server.look_at("thread") == ("dark", "parent")
        assert server.look_at("start-none") == ("light", "server")
        assert server.starters_at("french") == server.starters_at("thread") == "moderators"
        assert (server.starters_at("start-none"), server.starters_at("lobby")) == ("nobody", "everybody")
        assert server.moderating_at("french") == [facts().roles["Helpers"]]
        assert server.moderating_at("lobby") == []
        answer = await server.stranger.slash(server.places["turn"], "hand")
        assert answer_of(answer).startswith("Du hast in dieser Partie keinen Platz")
        answer = await server.people[3].slash(server.places["turn"], "hand")
        assert answer_of(answer).startswith("You have no seat")
        answer = await server.moderator.slash(server.places["paused"], "mod audit")
        assert "paused the game" in answer_of(answer)


async def test_pending_messages_are_delivered_once(tmp_path: Path, plain: None) -> None:
    """At the start messages are sent, in order, and those of before are changed."""
    known = facts()
    async with served(tmp_path / "games.db") as server:
        assert await server.pending() == 0
        new: dict[str, list[str]] = {}
        for name, place in server.places.items():
            old = {one.id for one in known.messages if one.channel == name}
            messages = sorted(place.history(), key=lambda one: one.id)
            new[name] = [texts(one.components) for one in messages if one.components and one.id not in old]
        posted = {name: found for name, found in new.items() if found}
        assert set(posted) == {"older", *(name for name in new if name.startswith("owing"))} - {"owing-edit"}
        assert "rules" in posted["older"][0]
        order = ("The board, requested by Ada", "Pond 1", "shows a page", "paused", "resumed", "substitute")
        for text, part in zip(posted["owing"], order, strict=False):
            assert part in text, (part, text)
        assert "is over" in posted["owing-end"][0]
        assert "begins" in posted["owing-start"][0]
        assert "Seats 2/3" in posted["owing-lobby"][0]
        edited = [one for one in known.messages if one.channel == "owing-edit" and one.reader is None][-1]
        assert "Bea and Cleo: which number, from 1 to 3?" in texts(server.message(edited).components)
        mail = server.stranger.user.dm_channel.history()
        old = {one.id for one in known.messages if one.channel in known.mail}
        assert len([one for one in mail if one.id not in old]) == 4
        sent = len(server.sent)
        await server.restart()
        await server.sweep(60)
        assert len(server.sent) == sent


async def test_games_go_on_in_their_channels(tmp_path: Path, plain: None) -> None:
    """Games go on and post messages, a game in a thread and one with a watcher among them."""
    async with served(tmp_path / "games.db") as server:
        for name in ("turn", "stand-in", "watched", "moved-to", "midi"):
            server.at(name)
            before, sent = await server.state(name), len(server.sent)
            for _ in range(9):
                await server.suggest(name)
                if len(server.sent) > sent:
                    break
            assert await server.state(name) != before
            assert len(server.sent) > sent, name
