"""Rankings of more people than are shown: how many others there are is said, and whoever asks is there."""

from __future__ import annotations

from bot.store.ratings import Behind, Pair, RatingRow, note_behind, write_ratings
from bot.table import Person
from tests.bot.answers import answer_of
from tests.bot.playing import TOY
from tests.discord import Server

RANKED, NEW = 5, 1
"""How many games somebody with a rank has played, and somebody without."""


async def rate(server: Server, *rated: tuple[Person, int]) -> None:
    """Let people, best first, have ratings in the toy game after so many games."""
    pair = Pair(server.guild.id, "toy")
    async with server.tables.store.write() as queries:
        rows = list[tuple[int, RatingRow]]()
        for place, (person, games) in enumerate(rated):
            (row,) = await queries.rows(
                "INSERT INTO person (discord_id, name) VALUES (?, ?)"
                " ON CONFLICT (discord_id) DO UPDATE SET name = excluded.name RETURNING id",
                person.discord_id,
                person.name,
            )
            rows.append((row["id"], RatingRow(50 - place / 4, 2, games)))
        await note_behind(queries, pair, 1, 1)
        await write_ratings(queries, Behind(pair, 1, 1), rows, [])


def crowd(count: int, first: int = 1) -> list[Person]:
    return [Person(5000 + number, f"Player {number}") for number in range(first, first + count)]


async def ranking(server: Server, who: int) -> list[str]:
    """Return the lines of the ranking that somebody has asked for, without what explains it."""
    shown = answer_of(await server.people[who].slash(server.channel, "ranking", game=TOY))
    return shown.split("\n\n")[0].split("\n")[1:]


async def test_others_are_counted_and_whoever_asks_finds_their_rank(server: Server) -> None:
    ada = Person(server.people[0].id, "Ada")
    people = [*crowd(45), ada, *crowd(2, 46)]
    await rate(server, *((one, RANKED) for one in people), *((one, NEW) for one in crowd(3, 60)))
    lines = await ranking(server, 0)
    assert [line.split(" · ")[0] for line in lines[39:]] == [
        "40\\. Player 40",
        "… and 8 more",
        "Your rank: 46\\. Ada",
        "Without a rank, before five rated games:",
        "- … and 3 more",
    ]
    # Whoever has no place there reads the same without it.
    assert await ranking(server, 1) == [line for line in lines if "Ada" not in line]


async def test_whoever_has_no_rank_is_there_too(server: Server) -> None:
    ada = Person(server.people[0].id, "Ada")
    await rate(server, *((one, RANKED) for one in crowd(38)), *((one, NEW) for one in (*crowd(4, 50), ada)))
    lines = await ranking(server, 0)
    assert [line.split(" · ")[0] for line in lines[37:]] == [
        "38\\. Player 38",
        "Without a rank, before five rated games:",
        "- Player 50",
        "- Player 51",
        "- … and 3 more",
        "- Ada",
    ]


async def test_whoever_is_among_the_first_is_there_once(server: Server) -> None:
    ada = Person(server.people[0].id, "Ada")
    await rate(server, *((one, RANKED) for one in (*crowd(39), ada)))
    lines = await ranking(server, 0)
    assert len(lines) == 40
    assert [line for line in lines if "Ada" in line] == [lines[39]]
    assert lines[39].startswith("40\\. Ada")


async def test_long_names_leave_room_for_fewer(server: Server) -> None:
    """How many others there are is said then as well."""
    ada = Person(server.people[0].id, "Ada")
    people = [Person(one.discord_id, f"{one.name} {'x' * 180}") for one in crowd(30)]
    await rate(server, *((one, RANKED) for one in (*people, ada)))
    lines = await ranking(server, 0)
    shown = len(lines) - 2
    assert 5 < shown < 30
    assert lines[shown] == f"… and {31 - shown} more"
    assert lines[-1].startswith("Your rank: 31\\. Ada")
