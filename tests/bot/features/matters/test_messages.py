"""Questions with messages of their own that come late, or are asked anew: who is pinged, and what is open."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import discord
import pytest

from bot.delivery.worker import OutboxWorker
from bot.table import MessageKind, OutboxRow, Person
from tests.bot.answers import response_of
from tests.bot.market import do, open_market, state
from tests.bot.sent import Sent
from tests.discord import Server, labels, texts
from tests.toy import actions as a


def asked(sent: list[Sent]) -> list[list[int]]:
    """Return whom each new message of a sale pings."""
    return [sorted(one.pings) for one in sent if ": buy the" in one.words and not one.edit]


@pytest.mark.parametrize("how", ["pause", "board"])
async def test_a_question_asked_anew_before_its_message_was_sent_is_open_once_and_pings_once(
    server: Server, sent: list[Sent], how: str
) -> None:
    """Discord is away: the first message comes late, without buttons and without a ping."""
    game_id, (first, *others) = await open_market(server)
    for _ in range(2):
        server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500)
    await do(server, game_id, first, a.Sell((await state(server, game_id)).hands[first][0]))
    if how == "pause":
        for verb in ("pause", "resume"):
            question = response_of(await server.moderator.slash(server.channel, f"mod {verb}"))
            await server.moderator.click(question, label=labels(question.components)[0])
    else:
        with server.env.time_context():
            await server.tables.messages.post_again(game_id)
    sent.clear()
    for _ in range(5):
        await server.sweep(60)
    *late, now = asked(sent)
    assert late
    assert not any(late), "though it was tried more than once"
    assert now == sorted(server.people[seat].id for seat in others)
    shown = [one for one in server.messages() if ": buy the" in texts(one.components)]
    assert [bool({"Buy"} & set(labels(one.components))) for one in shown] == [False, True]
    sent.clear()
    with server.env.time_context():
        await server.tables.messages.post_again(game_id)
        await server.services.delivery.deliver(game_id)
    assert asked(sent) == [[]], "whoever was pinged is not again"


class HeldUp:
    """A sending of the first message of a question that goes on when it is let, and then may fail."""

    def __init__(self, patch: pytest.MonkeyPatch, *, fails: bool) -> None:
        self.begun, self.goes_on = asyncio.Event(), asyncio.Event()
        self._send, self._fails = OutboxWorker._post, fails
        patch.setattr(OutboxWorker, "_post", lambda worker, row, message: self.post(worker, row, message))

    async def post(self, worker: OutboxWorker, row: OutboxRow, message: Any) -> int | None:
        """Send a message; the first one of a question only once that is let."""
        if row.kind == MessageKind.MATTER and not self.begun.is_set():
            self.begun.set()
            await self.goes_on.wait()
            if self._fails:
                raise discord.DiscordServerError(_Away(), "away")  # type: ignore[arg-type]
        return await self._send(worker, row, message)


class _Away:
    """What Discord answers when it is away."""

    status, reason = 500, "away"


@pytest.mark.parametrize("fails", [False, True])
@pytest.mark.parametrize("how", ["board", "newcomer", "undo"])
async def test_whom_a_message_under_way_calls_no_other_one_calls(
    server: Server, sent: list[Sent], monkeypatch: pytest.MonkeyPatch, how: str, fails: bool
) -> None:
    """Discord takes its time: meanwhile the question is asked anew; each is called once all the same.

    Where it fails then and is tried again, it calls them though it comes late.
    """
    game_id, (first, second, third) = await open_market(server)
    people, tables = server.people, server.tables
    held = HeldUp(monkeypatch, fails=fails)
    sent.clear()
    with server.env.time_context():
        await tables.play.act(
            game_id, people[first].id, a.Sell((await state(server, game_id)).hands[first][0])
        )
        under_way = asyncio.create_task(server.services.delivery.deliver(game_id))
        await held.begun.wait()
        if how == "board":
            await tables.messages.post_again(game_id)
        elif how == "newcomer":
            substitute = Person(server.stranger.id, "Sue")
            await tables.seats.replace(game_id, server.moderator.id, second, substitute)
        else:
            await tables.play.act(game_id, people[first].id, a.Withdraw())
            await tables.undo.undo_last(game_id, people[first].id)
        held.goes_on.set()
        await under_way
    for _ in range(3):
        await server.sweep(60)
    calls = Counter(one for pinged in asked(sent) for one in pinged)
    assert calls[people[third].id] == 1
    if how == "newcomer":
        assert calls[people[second].id] == (not fails), "who has left is not called by the second try"
        assert calls[server.stranger.id] >= 1
    else:
        assert calls[people[second].id] == 1
