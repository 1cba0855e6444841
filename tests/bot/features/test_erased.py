"""A name is in no message once its person is erased, wherever the message was on its way then."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.table import Person, ProposalKind, Tables
from rules.language.words import Words
from tests.bot.erasing import BEA, MOMENTS, Erasing, changed, known, shown, words_sent
from tests.bot.market import MarketServer, open_market, state
from tests.bot.playing import TOY, open_game
from tests.discord import Server
from tests.discord import server as running
from tests.toy.actions import Choose, Decline, Sell

ARRIALA = Words("arriala", "en").text("title")

Cause = Callable[[Tables, int, Server], Awaitable[object]]


async def _stand_in(tables: Tables, game: int, server: Server) -> None:
    asked = await tables.consent.propose(game, known(server, 0), ProposalKind.STAND_IN, 1)
    await tables.consent.agree(game, asked.id, known(server, 2))


async def _back(tables: Tables, game: int, server: Server) -> None:
    await _stand_in(tables, game, server)
    await tables.stand_ins.dismiss(game, known(server, 1))


async def _agree(tables: Tables, game: int, server: Server) -> None:
    asked = await tables.consent.propose(game, known(server, 1), ProposalKind.ABANDON)
    await server.services.delivery.deliver(game)
    await tables.consent.agree(game, asked.id, known(server, 0))


async def _refuse(tables: Tables, game: int, server: Server) -> None:
    asked = await tables.consent.propose(game, known(server, 0), ProposalKind.ABANDON)
    await tables.consent.refuse(game, asked.id, known(server, 1))


async def _hand_over(tables: Tables, game: int, server: Server) -> None:
    offer = await tables.seats.offer(game, known(server, 1), known(server, 3))
    await tables.seats.answer_offer(game, offer.id, known(server, 3), accept=True)


async def _reset_and_restore(tables: Tables, game: int, server: Server) -> None:
    await tables.lifecycle.reset(game, known(server, 1))
    await tables.lifecycle.restore(server.channel.id, known(server, 1))


async def _act(tables: Tables, game: int, server: Server) -> None:
    for number in (0, 1, 2):
        await tables.play.act(game, known(server, number), Choose(number + 1))


async def _finish(tables: Tables, game: int, server: Server) -> None:
    while (position := await tables.load(game)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))


def _away(tables: Tables, game: int, server: Server) -> Awaitable[object]:
    until = tables.store.now() + 10**9
    return tables.personal_times.change(known(server, 1), lambda times: replace(times, away=until))


async def _back_early(tables: Tables, game: int, server: Server) -> None:
    await _away(tables, game, server)
    await tables.personal_times.change(known(server, 1), lambda times: replace(times, away=None))


async def _nudge(tables: Tables, game: int, server: Server) -> None:
    await tables.play.act(game, known(server, 1), Choose(1))
    await tables.nudging.nudge(game, known(server, 1))


CAUSES: dict[str, Cause] = {
    "away": _away,
    "away_back": _back_early,
    "nudge": _nudge,
    "post": _act,
    "finish": _finish,
    "edit": lambda tables, game, server: tables.play.act(game, known(server, 1), Choose(1)),
    "pause": lambda tables, game, server: tables.lifecycle.pause(game, known(server, 1)),
    "stand_in": _stand_in,
    "back": _back,
    "proposal": lambda tables, game, server: tables.consent.propose(
        game, known(server, 1), ProposalKind.ABANDON
    ),
    "proposal_edit": _agree,
    "proposal_refused": _refuse,
    "handover": _hand_over,
    "restore": _reset_and_restore,
    "call": lambda tables, game, server: tables.seats.call_substitute(game, known(server, 1)),
    "resign": lambda tables, game, server: tables.seats.resign(game, known(server, 1)),
    "replace": lambda tables, game, server: tables.seats.replace(game, server.moderator.id, 1, None),
    "skip": lambda tables, game, server: tables.stand_ins.skip(game, server.moderator.id, 1),
    "board": lambda tables, game, server: tables.messages.show_board(game, "board", None, known(server, 1)),
    "board_text": lambda tables, game, server: tables.messages.show_board(
        game, "board_text", None, known(server, 1)
    ),
}
"""What makes the message of each kind due in a game with Bea at the second seat."""


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", CAUSES)
async def test_a_message_on_its_way(
    server: Server, monkeypatch: pytest.MonkeyPatch, kind: str, moment: str
) -> None:
    game = await open_game(server, TOY, 3)
    erasing = Erasing(server, monkeypatch, kind, moment)
    erasing.begin()
    await CAUSES[kind](server.tables, game, server)
    await erasing.send(game)
    assert erasing.erased, "no such message has her name"
    assert not any(BEA in words_sent(one) for one in erasing.sent)
    assert not any(BEA in names for names in erasing.drawn)
    assert BEA not in changed(erasing.before, shown(server))
    assert await _pending(server) == 0


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", ["lobby", "lobby_edit", "start"])
async def test_an_open_table_and_the_start(
    server: Server, monkeypatch: pytest.MonkeyPatch, kind: str, moment: str
) -> None:
    tables, where = server.tables, (server.guild.id, server.channel.id)
    table = await tables.lobby.create("arriala", *where, 3, known(server, 1 if kind == "lobby" else 0))
    await tables.messages.enqueue_note(table.id, "lobby")
    erasing = Erasing(server, monkeypatch, kind, moment)
    if kind != "lobby":
        await server.services.delivery.deliver(table.id)
        await tables.lobby.join(table.id, known(server, 1))
        await tables.lobby.join(table.id, known(server, 2))
    erasing.begin()
    if kind == "lobby_edit":
        await tables.messages.enqueue_note(table.id, "lobby_edit")
    if kind == "start":
        await tables.lobby.start(table.id, known(server, 0))
    await erasing.send(table.id)
    assert erasing.erased, "no such message has her name"
    assert not any(BEA in words_sent(one) for one in erasing.sent)
    assert BEA not in changed(erasing.before, shown(server))
    assert await _pending(server) == 0


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_direct_message_to_somebody_who_follows(
    server: Server, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    game = await open_game(server, ARRIALA, 3)
    await server.tables.observers.watch(game, Person(server.stranger.id, "Sue"))
    erasing = Erasing(server, monkeypatch, "post", moment, to_follower=True)
    erasing.begin()
    await erasing.send(game)
    assert erasing.erased, "no such message has her name"
    assert BEA not in changed(erasing.before, shown(server))
    (message,) = server.stranger.user.dm_channel.history()
    assert "Former player" in str(message.attachments[0].description)
    assert await _pending(server) == 0


@asynccontextmanager
async def patching() -> AsyncIterator[pytest.MonkeyPatch]:
    """Patch while a server runs, which has patches of its own."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", ["matter", "matter_edit"])
async def test_a_question_with_a_message_of_its_own(tmp_path: Path, kind: str, moment: str) -> None:
    async with running(tmp_path / "games.db", MarketServer) as server, patching() as patch:
        game, (first, *others) = await open_market(server)
        hand = (await state(server, game)).hands[first]
        if kind == "matter_edit":
            await server.tables.play.act(game, known(server, first), Sell(hand[0]))
            await server.services.delivery.deliver(game)
        erasing = Erasing(server, patch, kind, moment, number=first)
        erasing.begin()
        if kind == "matter":
            await server.tables.play.act(game, known(server, first), Sell(hand[0]))
        else:
            await server.tables.play.act(game, known(server, others[0]), Decline())
        await erasing.send(game)
        assert erasing.erased, "no such message has the name"
        name = known(server, first).name
        assert not any(name in words_sent(one) for one in erasing.sent)
        assert name not in changed(erasing.before, shown(server))
        assert await _pending(server) == 0


async def test_a_change_that_a_newer_board_has_made_needless(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row is gone when it arrives; what Discord shows then is changed all the same."""
    game = await open_game(server, TOY, 3)
    tables, forget = server.tables, server.tables.people.forget

    async def overtaken(discord_id: int) -> tuple[int, ...]:
        await tables.messages.post_again(game)
        return await forget(discord_id)

    monkeypatch.setattr(tables.people, "forget", overtaken)
    erasing = Erasing(server, monkeypatch, "edit", "on its way")
    erasing.begin()
    await tables.play.act(game, known(server, 1), Choose(1))
    await erasing.send(game)
    assert erasing.erased
    assert BEA not in changed(erasing.before, shown(server))
    assert await _pending(server) == 0


async def test_two_are_erased_while_one_message_is_on_its_way(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second goes while the message is made anew without the first."""
    game = await open_game(server, TOY, 3)
    first = Erasing(server, monkeypatch, "post", "on its way")
    second = Erasing(server, monkeypatch, "post", "on its way", number=2, changes=True)
    first.begin()
    second.begin()
    await _act(server.tables, game, server)
    await first.send(game)
    assert first.erased
    assert second.erased
    words = changed(first.before, shown(server))
    assert BEA not in words
    assert "Cleo" not in words
    assert await _pending(server) == 0


async def test_who_is_erased_is_sent_nothing_that_waits(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was composed for them is not sent."""
    game = await open_game(server, ARRIALA, 3)
    await server.tables.observers.watch(game, Person(server.stranger.id, "Sue"))
    erasing = Erasing(server, monkeypatch, "post", "composed", to_follower=True)
    monkeypatch.setattr(erasing, "discord_id", server.stranger.id)
    erasing.begin()
    await erasing.send(game)
    assert erasing.erased
    assert server.stranger.user.dm_channel.history() == []


async def _pending(server: Server) -> int:
    rows = await server.tables.store.reader.rows("SELECT count(*) FROM outbox WHERE done IS NULL")
    return rows[0][0]
