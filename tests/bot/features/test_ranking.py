"""The ranking of a game: who is in it, who chooses that, and where it is switched off."""

from __future__ import annotations

import pytest

from bot.features.ranking import text
from bot.preferences.declared import RATINGS
from tests.bot.answers import answer_of
from tests.bot.crowded import ask, count_all, crowded
from tests.bot.features.test_rematch import played_out
from tests.bot.playing import TOY
from tests.discord import Server, texts


async def test_the_ranking_of_a_game(server: Server) -> None:
    """Ranks begin after five games; who keeps out is not shown, and sees their own rating all the same."""
    await crowded(server, 14)
    ada, bea = server.people[:2]
    shown = await ask(server, ada, "ranking", game=TOY)
    lines = shown.split("\n")
    assert lines[0] == "## Ranking on this server: The toy game"
    found = (await server.tables.rankings.of(server.guild.id, "toy")).people
    ranked = [person.name for person, rating in found if rating.games >= 5]
    assert ranked
    assert len(ranked) < len(found)
    assert [line.split(". ")[1].split(" · ")[0] for line in lines[1 : len(ranked) + 1]] == ranked
    assert lines[1].startswith("1\\. ")
    assert lines[len(ranked) + 1] == "Without a rank, before five rated games:"
    assert "Bots, rated apart:" in shown
    assert "Bea" in shown
    kept_out = await bea.slash(server.channel, "settings ranking", where="me", ranking="hidden")
    assert "You are in rankings: hidden" in answer_of(kept_out)
    assert "Bea" not in await ask(server, ada, "ranking", game=TOY)
    assert "Rating: " not in await ask(server, ada, person=bea)
    assert "Rating: " in await ask(server, bea)
    privacy = await ask(server, bea, "privacy show")
    assert "Your ratings: 1" in privacy
    assert f"The toy game · server {server.guild.id}" in privacy
    assert "Seats of ended games that count in statistics for you: " in privacy
    assert "nobody" in (await ask(server, ada, "ranking", game="Arriala")).lower()


async def test_a_server_may_switch_ratings_off(server: Server) -> None:
    await played_out(server, TOY, 2, 0)
    await count_all(server.tables)
    ada = server.people[0]
    await ask(server, ada, "ranking", public=True)
    refused = await ask(server, ada, "settings ratings", where="channel", ratings="off")
    assert "moderator" in refused
    chief = server.moderator
    assert "in this channel: off" in await ask(
        server, chief, "settings ratings", where="channel", ratings="off"
    )
    assert "switched off here" in await ask(server, ada, "ranking")
    assert "Rating: " not in await ask(server, ada)
    assert "Ended: 1" in await ask(server, ada)
    back = await ask(server, chief, "settings ratings", where="channel", ratings="automatic")
    assert "In force here: on" in back
    assert "Rating: " in await ask(server, ada)
    await chief.slash(server.channel, "settings ratings", where="server", ratings="off")
    assert "switched off here" in await ask(server, ada, "ranking")
    await chief.slash(server.channel, "settings ratings", where="channel", ratings="on")
    assert "Ada" in await ask(server, ada, "ranking")


async def test_people_are_in_rankings_as_their_place_has_it_unless_they_have_chosen(server: Server) -> None:
    await played_out(server, TOY, 2, 0)
    await count_all(server.tables)
    ada, bea = server.people[:2]
    await ada.slash(server.channel, "settings ranking", where="me", ranking="shown")
    await server.moderator.slash(server.channel, "settings ranking", where="server", ranking="hidden")
    shown = await ask(server, bea, "ranking")
    assert ("Ada" in shown, "Bea" in shown) == (True, False)
    refused = await ask(server, bea, "settings ranking", where="server", ranking="shown")
    assert "moderator" in refused


async def test_a_ranking_on_its_way_is_left_out_where_ratings_are_switched_off(server: Server) -> None:
    game = await played_out(server, TOY, 2, 0)
    await server.services.preferences.set_for_place(
        server.services.venues.scope_of(await server.tables.get(game)),
        "channel",
        RATINGS,
        "off",
        (await server.tables.get(game)).host,
    )
    await server.tables.messages.enqueue_note(game, "ranking", {"kind": "toy"})
    await server.services.delivery.deliver(game)
    assert "switched off here" in texts(server.last.components)


async def test_a_ranking_has_room_for_what_it_explains(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where names are long there are fewer of them; bots and the explanation are there in any case."""
    await crowded(server, 14)
    whole = (await ask(server, server.people[0], "ranking", game=TOY)).split("\n")
    room = len("\n".join(whole)) - len(whole[1])
    monkeypatch.setattr(text, "TEXT_LIMIT", room)
    shown = (await ask(server, server.people[0], "ranking", game=TOY)).split("\n")
    assert len("\n".join(shown)) <= room
    bots = whole.index("Bots, rated apart:")
    assert shown[-len(whole[bots:]) :] == whole[bots:]
    assert shown[0] == whole[0]
    assert len(shown) < len(whole)
