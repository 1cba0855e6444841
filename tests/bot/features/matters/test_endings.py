"""Questions with messages of their own that end, rest or go on: by the clock, a restart, going back."""

from __future__ import annotations

import pytest

from tests.bot.answers import answer_of, response_of
from tests.bot.market import do, give, ids, open_market, question, sell, state
from tests.bot.sent import Sent
from tests.discord import Server, labels, texts
from tests.toy import actions as a
from tests.toy.view import SALE_HOURS


@pytest.mark.parametrize("how", ["undo", "pause", "abandon"])
async def test_what_is_taken_back_or_rests_says_so_and_has_no_buttons(server: Server, how: str) -> None:
    game_id, (first, *others) = await open_market(server)
    await sell(server, game_id, first)
    if how == "undo":
        await server.people[first].slash(server.channel, "undo")
    elif how == "pause":
        asked = response_of(await server.moderator.slash(server.channel, "mod pause"))
        await server.moderator.click(asked, label=labels(asked.components)[0])
    else:
        await server.people[first].slash(server.channel, "game abandon")
        for seat in others:
            proposal = next(one for one in server.newest_first() if "Agree" in labels(one.components))
            await server.people[seat].click(proposal, label="Agree")
    shown = question(server, "card of")
    assert labels(shown.components) == []
    word = "The game rests" if how == "pause" else "no longer stands"
    assert word in texts(shown.components)
    late = await server.people[others[0]].slash(server.channel, "toy market buy")
    assert answer_of(late)
    assert (await server.tables.load(game_id)).seq > 0


async def test_what_is_open_goes_on_after_a_restart(server: Server, sent: list[Sent]) -> None:
    game_id, (first, *others) = await open_market(server, 4)
    await do(server, game_id, first, a.Levy())
    await server.restart()
    sent.clear()
    for seat in others:
        panel = response_of(
            await server.people[seat].click(question(server, "for the tax"), label="Give a card")
        )
        assert "The card to give back" in texts(panel.components)
        await give(server, game_id, seat)
    assert sum(not one.edit for one in sent) == 1, "the board alone"
    assert "All have paid" in texts(question(server, "for the tax").components)


async def test_an_offer_that_runs_out_while_the_bot_rests_is_withdrawn_at_its_start(server: Server) -> None:
    game_id, (first, *_) = await open_market(server)
    await sell(server, game_id, first)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE timer SET due = 0")
    await server.restart()
    await server.sweep(62)
    assert (await state(server, game_id)).sale is None
    shown = question(server, "card of")
    assert "sells nothing" in texts(shown.components)
    assert labels(shown.components) == []
    log = answer_of(await server.people[first].slash(server.channel, "log"))
    assert "The time for the sale is over." in log


async def test_an_offer_that_runs_out_is_withdrawn_by_the_clock(server: Server, sent: list[Sent]) -> None:
    """All but its last minutes have gone by; nobody is pinged by its end."""
    game_id, (first, *_) = await open_market(server)
    await sell(server, game_id, first)
    gone = (SALE_HOURS * 60 - 3) * 60_000
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE timer SET due = due - ?", gone)
    sent.clear()
    await server.sweep(120)
    assert (await state(server, game_id)).sale is not None
    await server.sweep(120)
    assert (await state(server, game_id)).sale is None
    assert [(one.edit, one.pings) for one in sent] == [(True, [])]
    assert "sells nothing" in sent[-1].words


async def test_a_question_that_was_not_sent_before_a_restart_pings_once_after_it(
    server: Server, sent: list[Sent]
) -> None:
    game_id, (first, *others) = await open_market(server)
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500)
    sent.clear()
    await do(server, game_id, first, a.Levy())
    await server.restart()
    await server.sweep()
    asked = [one for one in sent if "give back cards for the tax" in one.words and not one.edit]
    assert sorted(asked[-1].pings) == sorted(ids(server, others))
    shown = [one for one in server.messages() if "for the tax" in texts(one.components)]
    assert len(shown) == 1
    await server.restart()
    await server.sweep()
    assert len([one for one in server.messages() if "for the tax" in texts(one.components)]) == 1


async def test_the_board_once_more_brings_open_questions_with_it(server: Server, sent: list[Sent]) -> None:
    game_id, (first, second, _) = await open_market(server)
    await sell(server, game_id, first)
    old = server.last
    sent.clear()
    await server.people[second].slash(server.channel, "board", public=True)
    assert all(one.pings == [] for one in sent)
    moved = next(one for one in server.messages() if one.id == old.id)
    assert "asked again further down" in texts(moved.components)
    assert labels(moved.components) == []
    assert "Buy" in labels(server.last.components)
    await server.people[second].click(server.last, label="Buy")
    assert (await state(server, game_id)).sale is None


async def test_a_game_that_cannot_be_read_is_stopped_with_what_it_asked(
    server: Server, sent: list[Sent]
) -> None:
    """Its last message comes, its question is closed, and nothing waits behind."""
    game_id, (first, *others) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE snapshot SET state = ? WHERE game = ?", b'{"type":"gone"}', game_id)
    await server.people[first].slash(server.channel, "game abandon")
    for seat in others:
        proposal = next(one for one in server.newest_first() if "Agree" in labels(one.components))
        await server.people[seat].click(proposal, label="Agree")
    stopped = [one for one in sent if "was stopped" in one.words and not one.edit]
    assert len(stopped) == 1
    shown = next(one for one in server.newest_first() if "no longer stands" in texts(one.components))
    assert labels(shown.components) == []
    assert await server.tables.outbox.next_due() is None
