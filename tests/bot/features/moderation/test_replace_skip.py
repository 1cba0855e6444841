"""Tests of replacing people and skipping them, as moderators and the channel see it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.answers import answer_of, choose_all, state_of
from tests.bot.moderating import ask, do, forged, pinged, press, seen
from tests.bot.playing import TOY, act_by_command, end_turn, open_game
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts
from tests.toy.actions import Choose, Offer
from tests.toy.game import Toy


async def ready(server: Server) -> tuple[int, int]:
    """Open a game of two in the turn of a seat; return the game and the seat."""
    game_id = await open_game(server, TOY, 2)
    return game_id, await choose_all(server, game_id)


NAMES = ("Ada", "Bea", "Cleo", "Dan")


async def test_somebody_else_gets_the_seat(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """They get all that it holds and are called, it is posted and logged, and the other has no seat left."""
    game_id, seat = await ready(server)
    dan, old = server.people[3], server.people[seat]
    question = await ask(server, "mod replace", seat=NAMES[seat].lower(), person=dan)
    answer = texts(question.components)
    assert f"This gives the seat of {NAMES[seat]} to <@{dan.id}>" in answer
    with seen(monkeypatch) as views:
        answer = await press(server, question, "Give the seat")
    assert f"<@{dan.id}> now has the seat." in answer
    assert {view.seat for view in views} <= {None}
    info = await server.tables.get(game_id)
    assert info.seats[seat].discord_id == dan.id
    text = texts(server.last.components)
    assert "A moderator (moda) has given a seat" in text
    assert f"Dan. Held until now by: {NAMES[seat]}." in text
    assert f"<@{dan.id}>, this seat is yours, and the game is waiting for you." in text
    assert pinged(server) == [dan.id]
    assert labels(server.last.components) == ["Play", "My hand"]
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    assert f"to Dan. Held until then by: {NAMES[seat]}." in log
    hand = await dan.slash(server.channel, "hand")
    assert hand.ephemeral
    assert "You have no seat" in answer_of(await old.slash(server.channel, "hand"))
    assert "You have no seat" in answer_of(await end_turn(old, server.channel))

    answer = await press(server, question, "Give the seat back")
    assert f"This gives the seat of Dan to <@{old.id}>" in answer
    await press(server, question, "Give the seat")
    assert (await server.tables.get(game_id)).seats[seat].discord_id == old.id


async def test_whoever_is_not_waited_for_reads_that(server: Server) -> None:
    _, seat = await ready(server)
    other = 1 - seat
    await do(server, "mod replace", "Give the seat", seat=NAMES[other], person=server.people[3])
    answer = texts(server.last.components)
    assert "this seat is yours. You will be pinged when the game waits for you." in answer
    assert pinged(server) == [server.people[3].id]


async def test_a_seat_is_freed_and_a_substitute_is_looked_for(server: Server) -> None:
    """Whoever wants it takes it by the button in the channel, or a moderator gives it back."""
    game_id, seat = await ready(server)
    question = await ask(server, "mod replace", seat=NAMES[seat])
    assert "This frees the seat" in texts(question.components)
    assert "a substitute is being looked for" in await press(server, question, "Free the seat")
    info = await server.tables.get(game_id)
    assert info.free == info.called == (seat,)
    text = texts(server.last.components)
    assert f"Held until now by: {NAMES[seat]}. A substitute is being looked for." in text
    assert pinged(server) == []
    answer = answer_of(await server.moderator.slash(server.channel, "mod replace", seat="former"))
    assert "That seat is already free" in answer
    await server.people[2].click(server.last, label=labels(server.last.components)[0])
    assert (await server.tables.get(game_id)).seats[seat].discord_id == server.people[2].id


async def test_who_cannot_get_a_seat(server: Server) -> None:
    """A bot, whoever has a seat and whoever is not on the server are refused, and so is what is no seat."""

    async def answer(**written: Any) -> str:
        return answer_of(await server.moderator.slash(server.channel, "mod replace", **written))

    assert "There is no game in this channel" in await answer(seat="Ada")
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    assert "has not started" in await answer(seat="Ada")
    await server.people[1].click(server.last, label="Join")
    await server.people[0].click(server.last, label="Start")
    game = await server.tables.find(server.channel.id)
    assert game is not None
    before = await state_of(server, game.id)
    bot = server.guild.add_member(server.env.create_user("robot", bot=True))
    away = server.env.create_user("away")
    assert "another program’s account" in await answer(seat="Ada", person=bot)
    assert "Bea already has a seat in this game" in await answer(seat="Ada", person=server.people[1])
    assert "That person is not on this server" in await answer(seat="Ada", person=away)
    assert "a person or a bot, not both" in await answer(seat="Ada", person=server.people[3], bot="easy")
    wrong = await answer(seat="zebra", person=server.people[3])
    assert "“zebra” is not a seat you can choose. Possible: Ada or Bea." in wrong
    for topic in (f"{away.id}/{server.people[0].id}", f"{bot.id}/{server.people[0].id}"):
        made = WireId("mod_replace", game.id, seat=0, topic=topic)
        assert "another program’s account" in (refused := await forged(server, server.moderator, made)) or (
            "not on this server" in refused
        )
    for seat, topic in ((0, "x"), (0, ""), (7, "-/-"), (None, "-/-")):
        made = WireId("mod_replace", game.id, seat=seat, topic=topic)
        assert "out of date" in await forged(server, server.moderator, made)
    assert await state_of(server, game.id) == before


async def test_who_has_the_seat_by_now_is_asked_about_anew(server: Server) -> None:
    """Two moderators replace the same person: the second is asked about whoever has the seat then."""
    game_id, seat = await ready(server)
    cleo, dan = server.people[2:4]
    question = await ask(server, "mod replace", seat=NAMES[seat], person=dan)
    await do(server, "mod replace", "Give the seat", seat=NAMES[seat], person=cleo)
    answer = await press(server, question, "Give the seat")
    assert "That was out of date" in answer
    assert "This gives the seat of Cleo" in answer
    assert (await server.tables.get(game_id)).seats[seat].discord_id == cleo.id
    await press(server, question, "Give the seat")
    assert (await server.tables.get(game_id)).seats[seat].discord_id == dan.id


async def test_seats_are_offered_by_name_and_alike_names_by_colour(server: Server) -> None:
    async def offered(who: Any, path: str, typed: str = "") -> list[str]:
        choices = await who.autocomplete(server.channel, path, "seat", typed)
        return [choice["value"] for choice in choices]

    assert await offered(server.moderator, "mod replace") == []
    game_id, seat = await ready(server)
    assert await offered(server.moderator, "mod replace") == ["Ada", "Bea"]
    assert await offered(server.moderator, "mod replace", "be") == ["Bea"]
    assert await offered(server.moderator, "mod skip") == [NAMES[seat]]
    assert await offered(server.people[0], "mod replace") == []
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE person SET name = 'Ada' WHERE name = 'Bea'")
    alike = await offered(server.moderator, "mod replace")
    assert len(set(alike)) == 2
    await do(server, "mod replace", "Give the seat", seat=alike[1], person=server.people[3])
    assert (await server.tables.get(game_id)).seats[1].discord_id == server.people[3].id


async def test_a_turn_is_skipped(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends without anything else, whoever is next is called, and moderators can go back to before it."""
    game_id, seat = await ready(server)
    before = await server.tables.load(game_id)
    question = await ask(server, "mod skip")
    assert f"This ends the turn of {NAMES[seat]}" in texts(question.components)
    with seen(monkeypatch) as views:
        answer = await press(server, question, "Skip")
    assert f"{NAMES[seat]} has been skipped." in answer
    assert "with entry 2" in answer
    assert {view.seat for view in views} == {None}
    after = await server.tables.load(game_id)
    assert after.game.waiting_for == (1 - seat,)
    assert isinstance(before.game, Toy)
    assert isinstance(after.game, Toy)
    assert after.game.hands == before.game.hands
    shown = [texts(message.components) for message in server.messages()]
    assert any(f"A moderator (moda) has skipped {NAMES[seat]}." in one for one in shown)
    assert pinged(server) == [server.people[1 - seat].id]
    assert f"skipped {NAMES[seat]}" in answer_of(await server.stranger.slash(server.channel, "log"))
    answer = await press(server, question, "Back to entry 2")
    assert "after entry 2" in answer
    await press(server, question, "Go back")
    assert (await state_of(server, game_id))[1] == before.game.to_json()


async def test_where_the_rules_demand_a_decision_it_is_taken(server: Server) -> None:
    """If several are waited for, one has to be named, and the others decide for themselves."""
    game_id = await open_game(server, TOY, 3)
    answer = answer_of(await server.moderator.slash(server.channel, "mod skip"))
    assert "The game is waiting for several players. Say who is to be skipped: Ada, Bea or Cleo." in answer
    question = await ask(server, "mod skip", seat="bea")
    assert "Bea still has to do or decide something" in texts(question.components)
    position = await server.tables.load(game_id)
    await act_by_command(server, position, 0, Choose(1))
    await press(server, question, "Skip")
    assert (await server.tables.load(game_id)).game.waiting_for == (2,)
    answer = answer_of(await server.moderator.slash(server.channel, "mod skip", seat="Bea"))
    assert "“Bea” is not a seat you can choose. Possible: Cleo." in answer


async def test_an_offer_is_answered_for_somebody(server: Server) -> None:
    game_id, seat = await ready(server)
    position = await server.tables.load(game_id)
    assert isinstance(position.game, Toy)
    await act_by_command(server, position, seat, Offer(1 - seat, position.game.hands[seat][:1]))
    await do(server, "mod skip", "Skip")
    assert (await server.tables.load(game_id)).game.waiting_for == (seat,)


async def test_whoever_has_acted_by_then_is_not_skipped(server: Server) -> None:
    """The question is asked anew, or the answer is that they are not waited for any more."""
    game_id, seat = await ready(server)
    question = await ask(server, "mod skip")
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, position.game.suggest(seat))
    before = await state_of(server, game_id)
    answer = await press(server, question, "Skip")
    assert "That was out of date" in answer
    assert await state_of(server, game_id) == before
    await end_turn(server.people[seat], server.channel)
    assert "The game is not waiting for that seat" in await press(server, question, "Skip")
    assert (await server.tables.load(game_id)).game.waiting_for == (1 - seat,)


async def test_nobody_is_skipped_while_the_game_is_paused(server: Server) -> None:
    game_id, _ = await ready(server)
    question = await ask(server, "mod skip")
    await do(server, "mod pause", "Pause the game")
    before = await state_of(server, game_id)
    assert "The game is paused" in await press(server, question, "Skip")
    assert "The game is paused" in answer_of(await server.moderator.slash(server.channel, "mod skip"))
    assert await state_of(server, game_id) == before
