"""A game that has begun: how it stands, stopping it by consent, and checking it when it is over."""

from __future__ import annotations

import sqlite3

import pytest

from bot.store.seals import seal_rows
from tests.bot.answers import answer_of
from tests.bot.playing import TOY, act_by_command, open_game, open_table
from tests.discord import Server, labels, texts


async def test_how_it_stands(server: Server) -> None:
    """Anybody is shown it at an open table, in the game, when it was stopped and when it is over."""

    async def info() -> str:
        return answer_of(await server.stranger.slash(server.channel, "game info"))

    assert "There is no game in this channel" in await info()
    game_id = await open_table(server, joined=2)
    answer = await info()
    assert TOY in answer
    assert "the game has not started" in answer
    assert "Seats 2/3: Ada and Bea" in answer
    assert "ingerprint" not in answer
    await server.people[0].slash(server.channel, "game start")
    answer = await info()
    assert "The game is in progress." in answer
    assert "Waiting for: Ada and Bea" in answer
    table_info = await server.tables.get(game_id)
    assert table_info.fingerprint is not None
    assert table_info.fingerprint in answer
    assert "Random seed" not in answer
    for number in range(2):
        await server.people[number].slash(server.channel, "game abandon")
    answer = await info()
    assert "stopped without a result" in answer
    assert "seed" in answer
    assert "Waiting" not in answer
    game_id = await open_game(server, TOY, 2)
    while (position := await server.tables.load(game_id)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await act_by_command(server, position, seat, position.game.suggest(seat))
    answer = await info()
    assert "The game is over." in answer
    assert "Points: Ada " in answer
    await server.people[2].slash(server.channel, "game new", game=TOY)
    question = await server.moderator.slash(server.channel, "mod reset")
    assert question.response is not None
    await server.moderator.click(question.response, label="Remove the game")
    assert "removed the game" in await info()


async def test_stopping_by_consent(server: Server) -> None:
    """A game is stopped when all agree, and whoever has not answered is pinged once."""
    game_id = await open_game(server, TOY, 3)
    sent = len(server.sent)
    answer = answer_of(await server.people[0].slash(server.channel, "game abandon"))
    assert "The others are being asked" in answer
    assert len(server.sent) == sent + 1
    asked = server.last
    assert "In favour of stopping the game without a result: Ada." in texts(asked.components)
    others = [server.people[1].id, server.people[2].id]
    assert [int(one) for one in server.sent[-1]["allowed_mentions"]["users"]] == others
    assert all(f"<@{one}>" in texts(asked.components) for one in others)
    assert "no seat" in answer_of(await server.stranger.click(asked, label="Agree"))
    await server.people[1].click(asked, label="Agree")
    assert len(server.sent) == sent + 1, "who has agreed is an edit"
    assert "In favour of stopping the game without a result: Ada and Bea." in texts(server.last.components)
    await server.people[1].click(asked, label="Agree")
    await server.people[0].slash(server.channel, "game abandon")
    assert (await server.tables.get(game_id)).status == "open"
    answer = answer_of(await server.people[2].click(asked, label="Agree"))
    assert "The game has been stopped" in answer
    info = await server.tables.get(game_id)
    assert info.status == "abandoned"
    assert "was stopped" in texts(server.last_board.components)
    assert info.seed is not None
    assert info.seed in texts(server.last_board.components)
    assert not server.sent[-1]["allowed_mentions"].get("users")
    question = next(m for m in server.messages() if m.id == asked.id)
    assert labels(question.components) == []
    assert "Everyone agreed to stop" in texts(question.components)
    result = await server.people[0].slash(server.channel, "toy choose", number=1)
    assert "has ended" in answer_of(result)


async def test_whoever_wants_to_go_on_keeps_the_game_open(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    await server.people[0].slash(server.channel, "game abandon")
    asked = server.last
    assert "no seat" in answer_of(await server.stranger.click(asked, label="Refuse"))
    answer = answer_of(await server.people[1].click(asked, label="Refuse"))
    assert "The game goes on" in answer
    assert "Bea wants to keep playing" in texts(server.last.components)
    assert not server.sent[-1]["allowed_mentions"].get("users")
    question = next(m for m in server.messages() if m.id == asked.id)
    assert labels(question.components) == []
    assert (await server.tables.get(game_id)).status == "open"
    position = await server.tables.load(game_id)
    await act_by_command(server, position, 1, position.game.suggest(1))
    sent = len(server.sent)
    await server.people[1].slash(server.channel, "game abandon")
    assert len(server.sent) == sent + 1, "it can be proposed again, and that is a new question"
    assert "In favour of stopping the game without a result: Bea." in texts(server.last.components)
    assert [int(one) for one in server.sent[-1]["allowed_mentions"]["users"]] == [server.people[0].id]
    await server.people[0].slash(server.channel, "game abandon")
    assert (await server.tables.get(game_id)).status == "abandoned"


async def test_only_who_plays_can_propose_to_stop(server: Server) -> None:
    await open_table(server, joined=2)
    answer = answer_of(await server.people[0].slash(server.channel, "game abandon"))
    assert "has not started" in answer
    await server.people[0].slash(server.channel, "game start")
    sent = len(server.sent)
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "game abandon"))
    assert len(server.sent) == sent


async def test_checking_shows_nothing_before_the_end(server: Server) -> None:
    game_id = await open_table(server, joined=2)
    assert "has not started" in answer_of(await server.people[0].slash(server.channel, "game verify"))
    await server.people[0].slash(server.channel, "game start")
    answer = answer_of(await server.stranger.slash(server.channel, "game verify"))
    info = await server.tables.get(game_id)
    assert info.fingerprint is not None
    assert info.fingerprint in answer
    with sqlite3.connect(server.database) as connection:
        (seed,) = connection.execute("SELECT seed FROM game WHERE id = ?", (game_id,)).fetchone()
    assert len(seed) >= 32
    everything = "\n".join(texts(message.components) for message in server.messages())
    assert seed not in answer + everything


async def ended_game(server: Server, *, stopped: bool = False) -> int:
    """Open a game and play it to its end or stop it; return its id."""
    game_id = await open_game(server, TOY, 2)
    for _ in range(7 if stopped else 200):
        position = await server.tables.load(game_id)
        if not position.game.waiting_for:
            break
        seat = position.game.waiting_for[0]
        await act_by_command(server, position, seat, position.game.suggest(seat))
    if stopped:
        for person in server.people[:2]:
            await person.slash(server.channel, "game abandon")
    return game_id


@pytest.mark.parametrize("stopped", [False, True], ids=["finished", "stopped"])
async def test_anybody_can_check_an_ended_game(server: Server, stopped: bool) -> None:
    game_id = await ended_game(server, stopped=stopped)
    info = await server.tables.get(game_id)
    assert info.status == ("abandoned" if stopped else "finished")
    for result in (
        await server.stranger.slash(server.channel, "game verify"),
        await server.stranger.click(server.last_board, label="Check the draws"),
    ):
        answer = answer_of(result)
        assert "followed its published seed" in answer
        assert "✗" not in answer
        assert answer.count("✓") == 2
        assert info.seed is not None
        assert info.seed in answer
        assert info.fingerprint is not None
        assert info.fingerprint in answer


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ("UPDATE game SET seed = '{other}'", ("do not produce the fingerprint", "gives a different result")),
        ("UPDATE game SET fingerprint = '{other}'", ("do not produce the fingerprint",)),
        (
            "UPDATE entry SET action = (SELECT action FROM entry WHERE seq = 2) WHERE seq = 1",
            ("gives a different result",),
        ),
        ("UPDATE game SET outcome = replace(outcome, '[', '[9')", ("gives a different result",)),
        (
            "UPDATE snapshot SET state = CAST(replace(CAST(state AS TEXT), 'd\":3', 'd\":2') AS BLOB)",
            ("gives a different result",),
        ),
    ],
    ids=["seed", "fingerprint", "log", "outcome", "state"],
)
async def test_a_tampered_database_is_noticed(server: Server, change: str, wrong: tuple[str, ...]) -> None:
    await ended_game(server)
    with sqlite3.connect(server.database) as connection:
        guards = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (name,) in guards:
            connection.execute(f"DROP TRIGGER {name}")
        assert connection.execute(change.format(other="0" * 64)).rowcount > 0
        seal_rows(connection)
    connection.close()
    answer = answer_of(await server.stranger.slash(server.channel, "game verify"))
    assert "Something does not match" in answer
    for part in wrong:
        assert part in answer
    assert answer.count("✗") == len(wrong)
