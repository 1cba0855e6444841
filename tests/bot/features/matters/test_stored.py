"""What somebody is shown of the answers that they gave beforehand for a number of times."""

from __future__ import annotations

from tests.bot.answers import answer_of, response_of, say_ahead
from tests.bot.market import open_market, sell
from tests.discord import Server


async def test_what_is_stored_of_an_answer_says_how_often_it_counts_still(server: Server) -> None:
    game_id, (first, second, _) = await open_market(server)
    person = server.people[second]
    page = response_of(await person.slash(server.channel, "ahead"))
    await say_ahead(person, page, "Want nothing (once)")
    assert "(once)" in answer_of(await person.slash(server.channel, "privacy show"))
    await sell(server, game_id, first)
    assert "(used up)" in answer_of(await person.slash(server.channel, "privacy show"))
