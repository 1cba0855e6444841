"""Statistics and rankings: by players, strangers and observers, in private and in the channel."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.counting import Counting
from bot.features.stats import pages, rated
from bot.table import Person, Tables
from tests.bot.answers import answer_of, response_of
from tests.bot.features.test_rematch import MIDI, played_out
from tests.bot.playing import TOY, open_game, play_to_end
from tests.bot.table.simulated import CROWD, simulate
from tests.discord import PEOPLE, Server, parts, texts


async def count_all(tables: Tables) -> None:
    """Count all games that have ended, and rate by that, as the bot does by and by."""
    await Counting(tables).count()


async def crowded(server: Server, games: int = 20) -> None:
    """Let a crowd, of whom the first three are people of the server, have played toy games there."""
    await simulate(server.tables, games, calm=True, guild=server.guild.id)
    async with server.tables.store.write() as queries:
        for known, person, name in zip(CROWD, server.people[:3], PEOPLE, strict=False):
            await queries.run(
                "UPDATE person SET discord_id = ?, name = ? WHERE discord_id = ?",
                person.id,
                name,
                known.discord_id,
            )
    await count_all(server.tables)


async def ask(server: Server, who: Any, name: str = "stats", **options: Any) -> str:
    return answer_of(await who.slash(server.channel, name, **options))


async def test_everybody_sees_their_own_and_those_of_others(server: Server) -> None:
    await crowded(server)
    ada, bea = server.people[:2]
    own = await ask(server, ada)
    assert own.startswith("## Your games on this server")
    assert "### The toy game" in own
    assert "Ended: " in own
    assert "Rating: **" in own
    assert "Won: " in own
    assert "Seat 1 of " in own
    assert ", half of them from " in own
    assert "Rounds in a game: " in own
    assert "Length of a game: median " in own
    assert "on average" in own
    of_bea = await ask(server, ada, person=bea)
    assert of_bea.startswith("## Games on this server: Bea")
    assert of_bea.split("\n")[1:] == (await ask(server, bea)).split("\n")[1:]
    assert (await ask(server, ada, person=ada)) == own
    assert "No game that has ended" in await ask(server, server.stranger)
    assert "No game that has ended" in await ask(server, ada, game="Arriala")
    assert await ask(server, ada, game=TOY) == own
    refusal = await ask(server, ada, game="chess")
    assert "chess" in refusal


async def test_a_server_as_a_whole(server: Server) -> None:
    await crowded(server)
    whole = await ask(server, server.stranger, about="server")
    assert whole.startswith("## All games on this server")
    assert "Ended: 20 · finished: 20 · stopped: 0 · given up: 0" in whole
    assert "Rating: " not in whole
    assert "Won: " not in whole
    refusal = await ask(server, server.stranger, about="server", person=server.people[0])
    assert "Choose either a person" in refusal
    refusal = await ask(server, server.stranger, about="game", game=TOY)
    assert "says which game already" in refusal


async def test_one_game_by_command_and_by_button(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever played, whoever only looks and whoever watches sees the same nine rounds, page by page."""
    monkeypatch.setattr(pages, "_ROUNDS", 5)
    game = await open_game(server, MIDI, 3)
    assert "has not ended" in await ask(server, server.people[0], about="game")
    await server.stranger.slash(server.channel, "watch")
    await play_to_end(server, game)
    end = server.last_board
    shown = await ask(server, server.people[0], about="game")
    assert shown.startswith("## Statistics of this game: Canal du Midi")
    outcome = (await server.tables.load(game)).game.outcome
    assert outcome is not None
    for person, points in zip((await server.tables.get(game)).seats, outcome.scores, strict=True):
        assert f"- {person.name}: {points} point" in shown
    assert "9 rounds in " in shown
    assert "\n5: Ada " in shown
    for who in (server.people[0], server.stranger, server.moderator):
        pressed = await who.click(end, label="Statistics")
        assert answer_of(pressed) == shown
        message = response_of(pressed)
        assert "6: Ada " not in texts(message.components)
        await who.click(message, label="Next page")
        assert "6: Ada " in texts(message.components)
        assert "9: Ada " in texts(message.components)
        assert "10: " not in texts(message.components)


async def test_the_channel_is_shown_what_one_may_show(server: Server) -> None:
    await played_out(server, TOY, 2, 0)
    await count_all(server.tables)
    ada, bea = server.people[:2]
    assert "no seat" in await ask(server, server.stranger, public=True)
    assert "not those of someone else" in await ask(server, ada, person=bea, public=True)
    assert "on its way" in await ask(server, ada, public=True)
    assert texts(server.last.components).startswith("## Games on this server: Ada")
    assert "on its way" in await ask(server, ada, about="server", game=TOY, public=True)
    assert texts(server.last.components).startswith("## All games on this server")
    assert "on its way" in await ask(server, ada, about="game", public=True)
    assert texts(server.last.components).startswith("## Statistics of this game")
    assert "on its way" in await ask(server, ada, "ranking", public=True)
    assert texts(server.last.components).startswith("## Ranking on this server: The toy game")
    assert "no seat" in await ask(server, server.stranger, "ranking", public=True)


async def test_what_somebody_shows_who_deletes_their_data_is_left_out(server: Server) -> None:
    """Before it is sent, and where it stands already; a name without markup is shown as it is."""
    game = await played_out(server, TOY, 2, 0)
    await count_all(server.tables)
    ada = server.people[0]
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE person SET name = 'A_d_a' WHERE discord_id = ?", ada.id)
    await server.tables.messages.enqueue_note(game, "stats", {"about": "me"}, Person(ada.id, "A_d_a"))
    await server.services.delivery.deliver(game)
    await server.env.settle()
    posted = server.last
    assert texts(posted.components).startswith("## Games on this server: A\\_d\\_a\n### ")
    await server.tables.messages.enqueue_note(game, "stats", {"about": "me"}, Person(ada.id, "A_d_a"))
    await server.tables.people.forget(ada.id)
    await server.services.delivery.deliver(game)
    await server.env.settle()
    assert texts(server.last.components).startswith("What stood here is left out")


async def test_what_a_game_that_goes_on_has_is_not_shown_to_the_channel(server: Server) -> None:
    await open_game(server, TOY, 2)
    assert "has not ended" in await ask(server, server.people[0], about="game", public=True)


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
        _ratings(),
        "off",
        (await server.tables.get(game)).host,
    )
    await server.tables.messages.enqueue_note(game, "ranking", {"kind": "toy"})
    await server.services.delivery.deliver(game)
    assert "switched off here" in texts(server.last.components)


def _ratings() -> Any:
    from bot.preferences.declared import RATINGS

    return RATINGS


async def test_what_names_are_offered(server: Server) -> None:
    for name in ("stats", "ranking"):
        offered = await server.people[0].autocomplete(server.channel, name, "game", "to")
        assert [one["name"] for one in offered] == [TOY]


async def test_a_deleted_person_is_in_no_ranking_and_no_statistics(server: Server) -> None:
    await crowded(server)
    ada = server.people[0]
    ranked = await ask(server, server.people[1], "ranking", game=TOY)
    assert "Ada" in ranked
    result = await ada.slash(server.channel, "privacy delete")
    assert "your ratings" in answer_of(result)
    await ada.click(response_of(result), label="Delete my data")
    assert "No game that has ended" in await ask(server, ada)
    later = await ask(server, server.people[1], "ranking", game=TOY)
    assert "Ada" not in later
    assert "Former player" not in later


async def test_there_is_nothing_to_count(server: Server) -> None:
    assert "no game" in await ask(server, server.people[0], about="game")
    assert "no game" in await ask(server, server.people[0], public=True)
    assert "Nobody shown here" in await ask(server, server.people[0], "ranking")


@pytest.mark.parametrize("language", ["fr", "de", "oc"])
async def test_it_is_told_in_every_language(server: Server, language: str) -> None:
    await crowded(server, 8)
    ada = server.people[0]
    await ada.slash(server.channel, "language me", language=language)
    for options in ({}, {"about": "server"}):
        shown = await ask(server, ada, **options)
        assert "Your games" not in shown
        assert "stats-" not in shown
    assert "ranking-" not in await ask(server, ada, "ranking", game=TOY)


async def test_a_moderator_goes_back_into_a_counted_game(server: Server) -> None:
    game = await played_out(server, TOY, 2, 0)
    end = server.last_board
    await count_all(server.tables)
    assert "Ended: 1" in await ask(server, server.people[0])
    await server.tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
    await count_all(server.tables)
    assert "No game that has ended" in await ask(server, server.people[0])
    assert "has not ended" in answer_of(await server.people[0].click(end, label="Statistics"))


async def test_pictures_are_described_by_all_that_they_show(server: Server) -> None:
    """A picture of points and of who won; one of a game over time; none where there is nothing to draw."""
    await crowded(server)
    shown = response_of(await server.people[0].slash(server.channel, "stats", about="server"))
    (of_server,) = await server.tables.statistics.of_server(server.guild.id)
    alt = alt_of(shown)
    assert of_server.points is not None
    assert f"from {of_server.points.low} to {of_server.points.high}" in alt
    for (seats, seat), one in of_server.seats.items():
        assert f"seat {seat + 1} of {seats}, " in alt
        assert f"({one.won}/{one.played})" in alt
    none = response_of(await server.stranger.slash(server.channel, "stats"))
    assert none.attachments == []
    await played_out(server, MIDI, 2, 0)
    of_game = response_of(await server.people[0].slash(server.channel, "stats", about="game"))
    ended = await server.tables.latest(server.channel.id)
    assert ended is not None
    assert ended.outcome is not None
    assert alt_of(of_game) == (
        "Lines of the points after each round. At the end: "
        f"Ada {ended.outcome.scores[0]} and Bea {ended.outcome.scores[1]}."
    )


async def test_it_is_said_of_which_game_the_picture_is(server: Server) -> None:
    await crowded(server)
    only = "The picture shows The toy game alone; the option **game** brings that of another game."
    assert only not in await ask(server, server.people[0])
    await played_out(server, MIDI, 2, 0)
    await count_all(server.tables)
    assert only in await ask(server, server.people[0])
    assert "The picture shows" not in await ask(server, server.people[0], game=TOY)
    assert "The picture shows" not in await ask(server, server.people[0], game=MIDI)


def alt_of(message: Any) -> str:
    """Return the description of the one picture of a message."""
    (attachment,) = message.attachments
    (gallery,) = [one for one in parts(message.components) if one.get("type") == 12]
    assert gallery["items"][0]["description"]
    assert gallery["items"][0]["media"]["url"].endswith(attachment.filename) or attachment.url
    return gallery["items"][0]["description"]


async def test_a_ranking_has_room_for_what_it_explains(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where names are long there are fewer of them; bots and the explanation are there in any case."""
    await crowded(server, 14)
    whole = (await ask(server, server.people[0], "ranking", game=TOY)).split("\n")
    room = len("\n".join(whole)) - len(whole[1])
    monkeypatch.setattr(rated, "TEXT_LIMIT", room)
    shown = (await ask(server, server.people[0], "ranking", game=TOY)).split("\n")
    assert len("\n".join(shown)) <= room
    bots = whole.index("Bots, rated apart:")
    assert shown[-len(whole[bots:]) :] == whole[bots:]
    assert shown[0] == whole[0]
    assert len(shown) < len(whole)


async def test_a_game_that_was_stopped_says_so(server: Server) -> None:
    await open_game(server, TOY, 2)
    for person in server.people[:2]:
        await person.slash(server.channel, "game abandon")
    lines = (await ask(server, server.people[0], about="game")).split("\n")
    assert lines[1:3] == ["One round in less than an hour", "Stopped without a result"]
