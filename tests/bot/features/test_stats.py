"""Statistics: by players, strangers and observers, in private and in the channel."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.features.stats import pages
from bot.features.stats.pages import game_page
from bot.preferences.settings import Style
from bot.table import Person, Scores
from bot.ui.drawings import Rank
from bot.ui.message import TEXT_LIMIT
from tests.bot.answers import answer_of, response_of
from tests.bot.crowded import ask, count_all, crowded
from tests.bot.features.test_rematch import MIDI, played_out
from tests.bot.playing import TOY, open_game, play_to_end
from tests.discord import Server, parts, texts


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
    assert (await ask(server, server.stranger)).endswith("\nNo game has ended here yet.")
    assert (await ask(server, ada, game="Arriala")).endswith(
        "\nNo game of “Arriala: Canal de Garonne” has ended here yet."
    )
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
    assert "leave one of the two options out" in refusal
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
    assert "No game has ended here yet." in await ask(server, ada)
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
    assert "No game has ended here yet." in await ask(server, server.people[0])
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


async def test_a_kind_without_points_hides_no_picture_of_another(server: Server) -> None:
    """Its games were stopped: there is nothing to be drawn of them."""
    await played_out(server, MIDI, 2, 0)
    for _ in range(2):
        await open_game(server, TOY, 2)
        for person in server.people[:2]:
            await person.slash(server.channel, "game abandon")
    await count_all(server.tables)
    told = await ask(server, server.people[0])
    assert told.index("The toy game") < told.index("Canal du Midi")
    assert "The picture shows Canal du Midi alone" in told


async def test_each_round_is_on_a_page_however_long_names_are(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no room for fifteen rounds there are fewer on a page."""
    game = await open_game(server, MIDI, 4)
    async with server.tables.store.write() as queries:
        for person, letter in zip(server.people, "*_~|", strict=False):
            await queries.run("UPDATE person SET name = ? WHERE discord_id = ?", letter * 32, person.id)
    await play_to_end(server, game)
    rounds = Scores.rounds.fget
    assert rounds is not None
    monkeypatch.setattr(Scores, "rounds", property(lambda scores: rounds(scores) * 4))
    info, style = await server.tables.get(game), Style("light", "wide")
    scores = (await server.tables.statistics.of_game(game)).scores
    count, seen = 4 * len(rounds(scores)), set[int]()
    for page in range(count):
        message = await game_page(server.services, info, style, "en", Rank.LOOKING, page)
        told = next(one["content"] for one in parts(message.view.to_components()) if "content" in one)
        assert len(told) <= TEXT_LIMIT
        seen.update(int(number) for number in re.findall(r"^(\d+): ", told, re.MULTILINE))
        assert told.endswith(")"), "the last line is whole"
    assert seen == set(range(1, count + 1))


def alt_of(message: Any) -> str:
    """Return the description of the one picture of a message."""
    (attachment,) = message.attachments
    (gallery,) = [one for one in parts(message.components) if one.get("type") == 12]
    assert gallery["items"][0]["description"]
    assert gallery["items"][0]["media"]["url"].endswith(attachment.filename) or attachment.url
    return gallery["items"][0]["description"]


async def test_a_game_that_was_stopped_says_so(server: Server) -> None:
    await open_game(server, TOY, 2)
    for person in server.people[:2]:
        await person.slash(server.channel, "game abandon")
    lines = (await ask(server, server.people[0], about="game")).split("\n")
    assert lines[1:3] == ["One round in less than an hour", "Stopped without a result"]
