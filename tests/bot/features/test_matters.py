"""Questions with messages of their own in a channel: whom they ping, what they show, how they end."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.bot.answers import answer_of, forge_id, response_of, state_of
from tests.bot.market import MarketServer, do, open_market, state
from tests.bot.playing import end_turn
from tests.bot.sent import Sent, collected
from tests.discord import PEOPLE as NAMES
from tests.discord import Server, labels, parts, texts
from tests.discord import server as running
from tests.toy import actions as a
from tests.toy.components import Colour
from tests.toy.view import SALE_HOURS


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot in a server whose toy games have a market."""
    async with running(tmp_path / "games.db", MarketServer) as made:
        yield made


@pytest.fixture
def sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """Collect all messages and edits that go to channels, in order."""
    return collected(monkeypatch)


def question(server: Server, part: str) -> Any:
    """Return the newest message of the channel with some words."""
    return next(one for one in reversed(server.messages()) if part in texts(one.components))


def ids(server: Server, seats: list[int]) -> list[int]:
    """Return the Discord ids of the people at some seats."""
    return [server.people[seat].id for seat in seats]


async def give(server: Server, game_id: int, seat: int) -> None:
    """Give back the first card of a hand."""
    await do(server, game_id, seat, a.Give((await state(server, game_id)).hands[seat][0]))


async def sell(server: Server, game_id: int, seat: int) -> Colour:
    """Sell the first card of a hand; return it."""
    card = (await state(server, game_id)).hands[seat][0]
    await do(server, game_id, seat, a.Sell(card))
    return card


async def test_all_are_asked_at_once_each_for_a_share_and_pinged_once(
    server: Server, sent: list[Sent]
) -> None:
    game_id, (first, *others) = await open_market(server)
    sent.clear()
    await do(server, game_id, first, a.Levy())
    new = [one for one in sent if not one.edit]
    (asked,) = new
    assert sorted(asked.pings) == sorted(asked.mentioned) == sorted(ids(server, others))
    assert re.search(r"<@\d+> \(1 of 3\) and <@\d+> \(1 of 3\): give back cards for the tax", asked.words)
    assert labels(server.last.components) == ["Give a card"]
    assert not any(part.get("type") == 12 for part in parts(server.last.components)), "it has no picture"
    sent.clear()
    await give(server, game_id, others[1])
    assert [(one.edit, one.pings) for one in sent] == [(True, [])]
    shown = texts(question(server, "for the tax").components)
    assert f"-# {('Ada', 'Bea', 'Cleo')[others[1]]} gives back a card." in shown
    assert "<@" not in shown


async def test_the_last_answer_closes_it_and_the_board_calls_who_is_to_move(
    server: Server, sent: list[Sent]
) -> None:
    game_id, (first, *others) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    await give(server, game_id, others[0])
    sent.clear()
    await give(server, game_id, others[1])
    (board,) = [one for one in sent if not one.edit]
    assert board.pings == ids(server, [first])
    assert board.words.count("gives back a card") == 2, "the turn's story is complete"
    closed = question(server, "for the tax")
    assert f"-# {NAMES[others[0]]} gives back a card." in texts(closed.components)
    assert f"{NAMES[others[1]]} gives back a card. All have paid." in texts(closed.components)
    assert labels(closed.components) == []


async def test_its_button_opens_the_private_choice_with_the_hand_in_sight(server: Server) -> None:
    game_id, (first, *others) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    panel = response_of(await server.people[others[0]].click(server.last, label="Give a card"))
    assert "The card to give back" in texts(panel.components)
    assert sum(part.get("type") == 12 for part in parts(panel.components)) == 2, "board and hand"
    refusal = await server.people[first].click(server.last, label="Give a card")
    assert "You cannot do that at the moment" in answer_of(refusal)
    stranger = await server.stranger.click(server.last, label="Give a card")
    assert "no seat" in answer_of(stranger)
    assert (await state(server, game_id)).waiting_for == tuple(sorted(others))


async def test_an_offer_is_answered_by_its_buttons_and_told_to_all(server: Server, sent: list[Sent]) -> None:
    game_id, (first, second, third) = await open_market(server)
    sent.clear()
    card = await sell(server, game_id, first)
    (offer,) = [one for one in sent if not one.edit]
    assert sorted(offer.pings) == sorted(ids(server, [second, third]))
    assert labels(server.last.components) == ["Buy", "Decline", "Swap", "Withdraw"]
    message = server.last
    await server.people[second].click(message, label="Decline")
    assert "declines" in texts(question(server, f"buy the {card} card").components)
    await server.people[third].click(message, label="Buy")
    shown = question(server, f"buy the {card} card")
    assert labels(shown.components) == []
    assert "buys the card of" in texts(shown.components)
    before = await state_of(server, game_id)
    late = await server.people[second].slash(server.channel, "toy market buy")
    assert "Nothing is sold just now" in answer_of(late)
    assert await state_of(server, game_id) == before


async def test_who_presses_what_is_closed_by_then_gets_a_clear_word(server: Server) -> None:
    """Bea buys while the message cannot be changed; Cleo still sees the buttons."""
    game_id, (first, second, third) = await open_market(server)
    await sell(server, game_id, first)
    message = server.last
    server.env.inject_error("PATCH", f"/channels/{server.channel.id}/messages/{message.id}", status=500)
    await server.people[second].click(message, label="Buy")
    before = await state_of(server, game_id)
    for label in ("Buy", "Swap"):
        told = answer_of(await server.people[third].click(message, label=label))
        assert "That question is closed" in told
    assert await state_of(server, game_id) == before
    await server.sweep()
    assert labels(question(server, "card of").components) == []


async def test_who_wants_no_pings_for_what_waits_for_nobody_is_not_pinged(
    server: Server, sent: list[Sent]
) -> None:
    game_id, (first, second, third) = await open_market(server)
    await server.people[second].slash(server.channel, "settings pings", where="me", pings="needed")
    sent.clear()
    await sell(server, game_id, first)
    assert sent[-1].pings == ids(server, [third])
    assert NAMES[second] in sent[-1].words
    for seat in (second, third):
        await server.people[seat].click(server.last, label="Decline")
    await end_turn(server.people[first], server.channel)
    sent.clear()
    await do(server, game_id, second, a.Levy())
    asked = next(one for one in sent if "for the tax" in one.words)
    assert server.people[first].id in asked.pings, "the game waits for that"


async def test_whose_answer_is_given_beforehand_is_not_pinged(server: Server, sent: list[Sent]) -> None:
    game_id, (first, second, third) = await open_market(server)
    page = response_of(await server.people[second].slash(server.channel, "ahead"))
    await server.people[second].click(page, label="Want nothing")
    sent.clear()
    await sell(server, game_id, first)
    assert sent[-1].pings == ids(server, [third])
    assert "declines" in sent[-1].words


async def test_where_all_answer_beforehand_the_channel_hears_nothing(
    server: Server, sent: list[Sent]
) -> None:
    game_id, (first, *others) = await open_market(server)
    for seat in others:
        page = response_of(await server.people[seat].slash(server.channel, "ahead"))
        await server.people[seat].click(page, label="Want nothing")
    await do(server, game_id, first, a.Draw())
    sent.clear()
    await sell(server, game_id, first)
    assert sent == []


async def test_nothing_private_is_in_a_question(server: Server, sent: list[Sent]) -> None:
    """Which card was given back or swapped is told to those whom it concerns alone."""
    game_id, (first, *others) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    for seat in others:
        await give(server, game_id, seat)
    told = [one.words for one in sent if "for the tax" in one.words or "gives back" in one.words]
    assert told
    assert not any(re.search(r"gives back (red|green|blue)", one) for one in told)


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
            proposal = next(one for one in reversed(server.messages()) if "Agree" in labels(one.components))
            await server.people[seat].click(proposal, label="Agree")
    shown = question(server, "card of")
    assert labels(shown.components) == []
    word = "The game rests" if how == "pause" else "no longer stands"
    assert word in texts(shown.components)
    late = await server.people[others[0]].slash(server.channel, "toy market buy")
    assert answer_of(late)
    assert (await server.tables.load(game_id)).seq > 0


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
        await queries.run("UPDATE matter SET due = 0")
    await server.restart()
    await server.sweep(62)
    assert (await state(server, game_id)).sale is None
    shown = question(server, "card of")
    assert "sells nothing" in texts(shown.components)
    assert labels(shown.components) == []
    log = answer_of(await server.people[first].slash(server.channel, "log"))
    assert "Time was up:" in log


async def test_a_forged_or_foreign_way_changes_nothing(server: Server) -> None:
    game_id, (first, *others) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    before = await state_of(server, game_id)
    button = next(part for part in parts(server.last.components) if part.get("label") == "Give a card")
    old = button["custom_id"]
    for new in (old.replace("/give", "/draw"), old.replace("/give", "/gone"), old.replace(":0:", ":7:", 1)):
        forge_id(server, server.last, old, new)
        told = answer_of(await server.people[others[0]].click(server.last, custom_id=new))
        assert told
        old = new
    assert await state_of(server, game_id) == before


async def test_what_begins_the_turn_stands_beside_play_and_opens_the_panel(
    server: Server, sent: list[Sent]
) -> None:
    game_id, (first, *others) = await open_market(server)
    board = server.last
    rows = [part for part in parts(board.components) if part.get("type") == 1]
    first_row = [one["label"] for one in rows[0]["components"]]
    assert first_row[:2] == ["Levy a tax", "Play"]
    refusal = await server.people[others[0]].click(board, label="Levy a tax")
    assert refusal.ephemeral
    panel = response_of(await server.people[first].click(board, label="Levy a tax"))
    assert "levies a tax" in texts(panel.components)
    assert any(part.get("type") == 12 for part in parts(panel.components))
    assert (await state(server, game_id)).waiting_for == tuple(sorted(others))
    shown = next(one for one in server.messages() if one.id == board.id)
    assert "Levy a tax" not in labels(shown.components)


async def test_for_whom_a_stand_in_plays_is_not_pinged(server: Server, sent: list[Sent]) -> None:
    game_id, (first, second, third) = await open_market(server)
    await server.people[first].slash(server.channel, "seat stand-in", seat=NAMES[third])
    await server.people[second].click(server.last, label="Agree")
    assert (await server.tables.get(game_id)).stand_ins == (third,)
    sent.clear()
    await sell(server, game_id, first)
    (offer,) = [one for one in sent if not one.edit]
    assert offer.pings == offer.mentioned == ids(server, [second])
    assert NAMES[third] in offer.words


async def test_an_offer_that_runs_out_is_withdrawn_by_the_clock(server: Server, sent: list[Sent]) -> None:
    """All but its last minutes have gone by; nobody is pinged by its end."""
    game_id, (first, *_) = await open_market(server)
    await sell(server, game_id, first)
    gone = (SALE_HOURS * 60 - 3) * 60_000
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE matter SET due = due - ?", gone)
    sent.clear()
    await server.sweep(120)
    assert (await state(server, game_id)).sale is not None
    await server.sweep(120)
    assert (await state(server, game_id)).sale is None
    assert [(one.edit, one.pings) for one in sent] == [(True, [])]
    assert "sells nothing" in sent[-1].words


async def test_what_the_open_question_tells_the_board_does_not_tell_again(
    server: Server, sent: list[Sent]
) -> None:
    game_id, (first, second, third) = await open_market(server)
    await sell(server, game_id, first)
    offer = server.last
    await server.people[second].click(offer, label="Decline")
    sent.clear()
    await end_turn(server.people[first], server.channel)
    (board,) = [one for one in sent if not one.edit]
    assert f"{NAMES[first]} sells a" in board.words
    assert "declines" not in board.words, "that stands below the offer, which is still open"
    assert "Buy" not in board.words
    await server.people[third].click(offer, label="Decline")
    sent.clear()
    await do(server, game_id, second, a.Draw())
    await end_turn(server.people[second], server.channel)
    (board,) = [one for one in sent if not one.edit]
    assert f"{NAMES[third]} declines" in board.words
    assert f"{NAMES[first]} sells nothing" in board.words


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
