"""/my reminders: when, how and how often somebody is reminded, through restarts and changes of the clock."""

from __future__ import annotations

from datetime import UTC, datetime

from tests.bot.answers import answer_of
from tests.bot.features.my.times import in_turn, jump, jump_to, option, pinged, reminders, shown
from tests.bot.features.test_watch import hide, received
from tests.bot.playing import act_by_command
from tests.discord import Server, labels, parts, texts
from tests.toy.actions import EndTurn


async def test_off_by_default(server: Server) -> None:
    _, person, _ = await in_turn(server)
    assert "**Reminders:** off" in answer_of(await person.slash(server.channel, "my reminders"))
    await jump(server, days=20)
    assert reminders(server) == []


async def test_a_mention_in_the_channel_once(server: Server) -> None:
    """It mentions the person alone, with the button to play, and comes once whatever goes by."""
    _, person, _ = await in_turn(server)
    answer = answer_of(await person.slash(server.channel, "my reminders", hours=24))
    assert "after 24 h, once, by a mention in the channel" in answer
    await jump(server, hours=23)
    assert reminders(server) == []
    await jump(server, hours=1)
    (message,) = reminders(server)
    assert pinged(server, message) == [str(person.id)]
    assert texts(message.components).startswith(f"<@{person.id}>, The toy game has been waiting")
    assert labels(message.components) == ["Play"]
    assert (await person.click(message, label="Play")).ephemeral
    await server.restart()
    await jump(server, days=20)
    assert len(reminders(server)) == 1


async def test_quiet_hours_across_a_change_of_the_clock_with_a_restart_between(server: Server) -> None:
    """In Paris clocks are put forward on 28 March 2027: the night's end comes an hour earlier in UTC."""
    game, person, _ = await in_turn(server)
    await jump_to(server, datetime(2027, 3, 26, 20, 30, tzinfo=UTC))
    answer = answer_of(
        await person.slash(
            server.channel, "my reminders", hours=24, repeat=True, quiet="21:00-7:00", zone="paris"
        )
    )
    assert "**Quiet hours:** 21:00–07:00" in answer
    assert "**Time zone:** Europe/Paris" in answer
    await jump_to(server, datetime(2027, 3, 27, 21, 0, tzinfo=UTC))
    await jump_to(server, datetime(2027, 3, 28, 4, 55, tzinfo=UTC))
    assert reminders(server) == []
    await server.restart()
    assert reminders(server) == []
    await jump_to(server, datetime(2027, 3, 28, 5, 0, tzinfo=UTC))
    assert len(reminders(server)) == 1
    await server.restart()
    await jump_to(server, datetime(2027, 3, 29, 4, 50, tzinfo=UTC))
    assert len(reminders(server)) == 1
    await jump_to(server, datetime(2027, 3, 29, 5, 3, tzinfo=UTC))
    first, second = reminders(server)
    assert first.id != second.id
    position = await server.tables.load(game)
    await act_by_command(server, position, server.people.index(person), EndTurn())
    await jump(server, days=9)
    assert len(reminders(server)) == 2


async def test_by_direct_message_with_a_link_to_the_board(server: Server) -> None:
    game, person, _ = await in_turn(server)
    await person.slash(server.channel, "language me", language="fr")
    await person.slash(server.channel, "my reminders", hours=2, by="direct")
    await jump(server, hours=2)
    assert reminders(server) == []
    (message,) = received(server, person)
    assert "t’attend depuis" in texts(message.components)
    board = await server.tables.outbox.last_message(game)
    assert board is not None
    (link,) = [part["url"] for part in parts(message.components) if part.get("url")]
    assert link == f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{board.message_id}"


async def test_closed_messages_are_mentions_in_the_channel(server: Server) -> None:
    _, person, _ = await in_turn(server)
    await person.slash(server.channel, "my reminders", hours=2, by="direct", repeat=True)
    path = f"/channels/{person.user.dm_channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50007)
    await jump(server, hours=2)
    (message,) = reminders(server)
    assert pinged(server, message) == [str(person.id)]
    assert received(server, person) == []
    await jump(server, hours=2)
    assert len(received(server, person)) == 1
    assert len(reminders(server)) == 1


async def test_discord_fails_for_a_while(server: Server) -> None:
    """The direct message waits, and no mention takes its place."""
    _, person, _ = await in_turn(server)
    await person.slash(server.channel, "my reminders", hours=2, by="direct")
    server.env.inject_error("POST", f"/channels/{person.user.dm_channel.id}/messages", status=500)
    await jump(server, hours=2)
    await server.sweep(60)
    assert len(received(server, person)) == 1
    assert reminders(server) == []


async def test_who_may_not_see_the_channel_is_not_sent_anything(server: Server) -> None:
    _, person, _ = await in_turn(server)
    await person.slash(server.channel, "my reminders", hours=2, by="direct")
    await hide(server)
    await jump(server, hours=3)
    assert received(server, person) == []
    assert reminders(server) == []


async def test_one_that_comes_too_late_is_left_out(server: Server) -> None:
    """Discord takes nothing for a while, and meanwhile they act."""
    game, person, _ = await in_turn(server)
    await person.slash(server.channel, "my reminders", hours=2)
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500)
    await server.env.settle()
    await jump(server, hours=1, minutes=59)
    await server.tables.timers.end_due()
    await server.tables.play.act(game, person.id, EndTurn())
    await server.sweep(120)
    assert reminders(server) == []
    assert await server.tables.outbox.next_due() is None


async def test_what_is_switched_while_reminders_are_off_is_shown(server: Server) -> None:
    _, person, _ = await in_turn(server)
    page = shown(await person.slash(server.channel, "my reminders"))
    assert "**Reminders:** off\n" in texts(page.components)
    page = shown(await person.click(page, label="Remind again and again"))
    page = shown(await person.click(page, label="Remind by direct message"))
    told = texts(page.components)
    assert "**Reminders:** off (once they are on: again and again, by direct message)" in told


async def test_all_is_set_on_the_page_too(server: Server) -> None:
    _, person, _ = await in_turn(server)
    page = shown(await person.slash(server.channel, "my reminders"))
    page = shown(await person.select(page, values=[option(page, "Remind after 8 h")]))
    page = shown(await person.click(page, label="Remind again and again"))
    page = shown(await person.click(page, label="Remind by direct message"))
    assert "after 8 h, then every 8 h, by direct message" in texts(page.components)
    page = shown(await person.click(page, label="Remind once"))
    page = shown(await person.click(page, label="Remind in the channel"))
    assert "after 8 h, once, by a mention in the channel" in texts(page.components)
    form = await person.click(page, label="Quiet hours, time zone")
    page = shown(await person.submit_modal(form, {"quiet": "23-6:30", "zone": "New York"}))
    assert "**Quiet hours:** 23:00–06:30" in texts(page.components)
    assert "**Time zone:** America/New_York" in texts(page.components)
    form = await person.click(page, label="Quiet hours, time zone")
    page = shown(await person.submit_modal(form, {"quiet": "", "zone": ""}))
    assert "**Quiet hours:** none" in texts(page.components)
    assert "**Time zone:** America/New_York" in texts(page.components)
    page = shown(await person.select(page, values=[option(page, "Reminders: off")]))
    assert "**Reminders:** off" in texts(page.components)
