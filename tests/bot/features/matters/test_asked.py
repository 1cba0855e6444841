"""Questions with messages of their own in a channel: whom they ping, what they show."""

from __future__ import annotations

import re

from bot.table import Person
from tests.bot.answers import response_of, say_ahead
from tests.bot.market import do, give, ids, open_market, question, sell
from tests.bot.playing import end_turn
from tests.bot.sent import Sent
from tests.discord import PEOPLE as NAMES
from tests.discord import Server, labels, parts, texts
from tests.toy import actions as a


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


async def test_at_a_pace_it_says_until_when_those_who_are_asked_have_time(server: Server) -> None:
    """So does the board by which the turn goes on; where the game does not wait, nothing is said of time."""
    game_id, (first, *others) = await open_market(server, pace="1d + 3d")
    await do(server, game_id, first, a.Levy())
    until = (await server.tables.get(game_id)).until
    assert set(until) == set(others)
    clock = {seat: f"{NAMES[seat]} (<t:{int(until[seat].timestamp())}:R>)" for seat in sorted(others)}
    line = f"-# Time runs out: {' and '.join(clock.values())}"
    assert line in texts(question(server, "for the tax").components).split("\n")
    await give(server, game_id, others[0])
    line = f"-# Time runs out: {clock[others[1]]}"
    assert line in texts(question(server, "for the tax").components).split("\n")
    await give(server, game_id, others[1])
    assert "Time runs out" not in texts(question(server, "for the tax").components)
    again = (await server.tables.get(game_id)).until[first]
    line = f"-# Time runs out: {NAMES[first]} (<t:{int(again.timestamp())}:R>)"
    assert line in texts(server.last.components).split("\n")
    await sell(server, game_id, first)
    assert "Time runs out" not in texts(server.last.components)


async def test_the_time_of_who_is_asked_and_away_is_not_shown_any_more(
    server: Server, sent: list[Sent]
) -> None:
    """The question is edited, as the board is, and calls nobody by that."""
    game_id, (first, *others) = await open_market(server, pace="1d + 3d")
    await do(server, game_id, first, a.Levy())
    sent.clear()
    away, here = others
    await server.people[away].slash(server.channel, "my away", until="5d")
    until = (await server.tables.get(game_id)).until
    assert set(until) == {here}
    line = f"-# Time runs out: {NAMES[here]} (<t:{int(until[here].timestamp())}:R>)"
    shown = texts(question(server, "for the tax").components).split("\n")
    assert [one for one in shown if "Time runs out" in one] == [line]
    assert [one.pings for one in sent] == [[], [], []]
    assert [one.edit for one in sent].count(False) == 1, "the message that somebody is away"


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
    await say_ahead(server.people[second], page, "Want nothing")
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
        await say_ahead(server.people[seat], page, "Want nothing")
    await do(server, game_id, first, a.Draw())
    sent.clear()
    await sell(server, game_id, first)
    assert sent == []


async def test_nothing_private_is_in_a_question(server: Server, sent: list[Sent]) -> None:
    """Which card was given back or swapped is shown to those whom it concerns alone."""
    game_id, (first, *others) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    for seat in others:
        await give(server, game_id, seat)
    shown = [one.words for one in sent if "for the tax" in one.words or "gives back" in one.words]
    assert shown
    assert not any(re.search(r"gives back (red|green|blue)", one) for one in shown)


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


async def test_what_the_open_question_shows_is_not_shown_again_by_the_board(
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


async def test_who_takes_a_seat_is_called_for_what_that_is_asked(server: Server, sent: list[Sent]) -> None:
    """The message stands below the newest board; whoever was called before is not called again."""
    game_id, (first, second, third) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    sent.clear()
    substitute = Person(server.stranger.id, "Sue")
    with server.env.time_context():
        await server.tables.seats.replace(game_id, server.moderator.id, second, substitute)
        await server.services.delivery.deliver(game_id)
    asked = [one for one in sent if "give back cards for the tax" in one.words and not one.edit]
    assert [one.pings for one in asked] == [[server.stranger.id]]
    assert NAMES[third] in asked[0].words
    assert labels(server.last.components) == ["Give a card"]


async def test_what_is_taken_back_again_and_again_pings_nobody_again(
    server: Server, sent: list[Sent]
) -> None:
    """Those asked are pinged by the first message alone, and can answer by the newest."""
    game_id, (first, second, third) = await open_market(server)
    await sell(server, game_id, first)
    assert sorted(sent[-1].pings) == sorted(ids(server, [second, third]))
    sent.clear()
    for _ in range(2):
        await do(server, game_id, first, a.Withdraw())
        await server.people[first].slash(server.channel, "undo")
    assert [one.pings for one in sent if one.pings] == []
    await server.people[third].click(server.last, label="Buy")
    assert f"{NAMES[third]} buys" in texts(question(server, "buys the card").components)
