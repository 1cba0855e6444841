"""A question whose message has rotted in the database: what the channel reads, and whom it pings."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.bot.market import do, ids, open_market, question, sell
from tests.bot.sent import Sent
from tests.discord import Server, labels, texts
from tests.toy import actions as a


async def rot(server: Server) -> None:
    """Restart the bot with the message of the open question changed on the disk."""
    path = server.tables.store.path

    def rotting() -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            changed = connection.execute("UPDATE outbox SET payload = 'garbage' WHERE kind = 'matter'")
            assert changed.rowcount == 1

    await server.restart(rotting)


async def test_it_is_asked_in_a_new_message_that_calls_whom_it_waits_for(
    server: Server, sent: list[Sent]
) -> None:
    game_id, (first, second, third) = await open_market(server)
    await sell(server, game_id, first)
    await rot(server)
    sent.clear()
    await do(server, game_id, second, a.Decline())
    (asked,) = sent
    assert (asked.edit, asked.pings) == (False, ids(server, [third]))
    await server.people[third].click(question(server, ": buy the"), label="Buy")
    shown = question(server, ": buy the")
    assert "Ada buys the card of Bea." in texts(shown.components)
    assert labels(shown.components) == []


async def test_how_it_ended_is_told_where_the_last_has_answered(server: Server, sent: list[Sent]) -> None:
    game_id, (first, second, third) = await open_market(server)
    await sell(server, game_id, first)
    await do(server, game_id, second, a.Decline())
    await rot(server)
    sent.clear()
    await do(server, game_id, third, a.Decline())
    (told,) = sent
    assert (told.edit, told.pings) == (False, [])
    assert told.words.splitlines()[-1] == "Bea sells nothing."
    assert labels(server.messages()[-1].components) == []
