"""How strong people and computer players are, by game and server, and what that rests on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.kinds import Ending
from bot.store.people import Person
from bot.store.results import SeatResult

_BEFORE_ALL = -1
"""When the last result ended that ratings rest on which rest on none."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """How strong somebody is held to be (``mu``) after some games, and how uncertain that is (``sigma``)."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Pair:
    """A game of a server: what ratings are about."""

    guild_id: int
    kind: str


@dataclass(frozen=True, slots=True)
class Behind:
    """Ratings that are behind: they rest on the results up to one, which ``ended`` then."""

    pair: Pair
    ended: int
    game: int

    @property
    def rest_on_nothing(self) -> bool:
        """Return whether all is to be rated anew."""
        return self.ended == _BEFORE_ALL

    @property
    def from_nothing(self) -> Behind:
        """Return these ratings as they are where all is to be rated anew."""
        return Behind(self.pair, _BEFORE_ALL, 0)


async def note_behind(queries: Queries, pair: Pair, ended: int, game: int) -> None:
    """Note that there is a result which ratings do not rest on, or that is not there any more.

    Where they rest on later ones, all are to be made anew.
    """
    await queries.run(
        "INSERT INTO ranking (guild_id, kind, ended, game, behind) VALUES (?1, ?2, ?3, 0, 1)"
        " ON CONFLICT (guild_id, kind) DO UPDATE SET behind = 1,"
        " ended = CASE WHEN (ranking.ended, ranking.game) >= (?4, ?5) THEN ?3 ELSE ranking.ended END",
        pair.guild_id,
        pair.kind,
        _BEFORE_ALL,
        ended,
        game,
    )


async def all_behind(queries: Queries) -> Sequence[Pair]:
    """Return the games of servers whose ratings are behind, in order."""
    rows = await queries.rows(
        "SELECT guild_id, kind FROM ranking WHERE behind AND guild_id >= 0 ORDER BY guild_id, kind"
    )
    return [Pair(row["guild_id"], row["kind"]) for row in rows]


async def find_behind(queries: Queries, pair: Pair) -> Behind | None:
    """Return how far the ratings of a game of a server are behind; None if they are not."""
    row = await queries.row(
        "SELECT ended, game FROM ranking WHERE behind AND guild_id = ? AND kind = ?", pair.guild_id, pair.kind
    )
    return None if row is None else Behind(pair, row["ended"], row["game"])


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game, as it is rated: when it ended, and what came of it for whom.

    Where that is not as it was written, ``people`` is None.
    """

    game: int
    ended: int
    people: tuple[SeatResult, ...] | None


async def finished_since(queries: Queries, behind: Behind) -> Sequence[FinishedGame]:
    """Return the finished games after those that ratings rest on, in the order in which they ended."""
    rows = await queries.rows(
        "SELECT result.game, result.ended, own.seat, own.nth, own.person, own.level, own.ending, own.points,"
        " own.won, result.sound AND own.sound AS sound"
        " FROM sound_result AS result JOIN sound_result_seat AS own ON own.game = result.game"
        " WHERE result.guild_id = ? AND result.kind = ? AND (result.ended, result.game) > (?, ?)"
        " AND +result.status = 'finished' ORDER BY result.ended, result.game, own.seat, own.nth",
        behind.pair.guild_id,
        behind.pair.kind,
        behind.ended,
        behind.game,
    )
    found: dict[int, list[sqlite3.Row]] = {}
    for row in rows:
        found.setdefault(row["game"], []).append(row)
    return [
        FinishedGame(
            game, own[0]["ended"], tuple(map(_seat_of, own)) if all(one["sound"] for one in own) else None
        )
        for game, own in found.items()
    ]


def _seat_of(row: sqlite3.Row) -> SeatResult:
    return SeatResult(
        seat=row["seat"],
        nth=row["nth"],
        person=row["person"],
        level=row["level"],
        ending=Ending(row["ending"]),
        points=row["points"],
        won=None if row["won"] is None else bool(row["won"]),
    )


async def ratings_by_person(queries: Queries, pair: Pair) -> dict[int, RatingRow]:
    """Return the ratings of people, by their row ids, that are as they were written."""
    return {row["person"]: _rating_of(row) for row in await _ratings(queries, "rating", pair) if row["sound"]}


async def ratings_by_level(queries: Queries, pair: Pair) -> dict[str, RatingRow]:
    """Return the ratings of computer players, by level, that are as they were written."""
    rows = await _ratings(queries, "computer_rating", pair)
    return {row["level"]: _rating_of(row) for row in rows if row["sound"]}


async def ratings_are_sound(queries: Queries, pair: Pair) -> bool:
    """Say whether all ratings of a game in a server are as they were written."""
    rows = [*await _ratings(queries, "rating", pair), *await _ratings(queries, "computer_rating", pair)]
    return all(row["sound"] for row in rows)


async def _ratings(queries: Queries, table: str, pair: Pair) -> Sequence[sqlite3.Row]:
    return await queries.rows(
        f"SELECT * FROM sound_{table} WHERE guild_id = ? AND kind = ?", pair.guild_id, pair.kind
    )


async def rated_people(queries: Queries, pair: Pair) -> Sequence[tuple[Person, RatingRow]]:
    """Return the people who have a rating that is as it was written, with it, in no order."""
    rows = await queries.rows(
        "SELECT person.discord_id, person.name, rating.mu, rating.sigma, rating.games"
        " FROM sound_rating AS rating JOIN person ON person.id = rating.person"
        " WHERE rating.guild_id = ? AND rating.kind = ? AND rating.sound",
        pair.guild_id,
        pair.kind,
    )
    return [(Person(row["discord_id"], row["name"]), _rating_of(row)) for row in rows]


async def ratings_of(queries: Queries, person: int) -> Sequence[tuple[Pair, RatingRow]]:
    """Return all ratings of a person (row id) that are as they were written, by server and game."""
    rows = await queries.rows(
        "SELECT * FROM sound_rating WHERE person = ? AND sound ORDER BY guild_id, kind", person
    )
    return [(Pair(row["guild_id"], row["kind"]), _rating_of(row)) for row in rows]


async def forgotten_among(queries: Queries, people: Iterable[int]) -> bool:
    """Say whether one of some people (row ids) has been forgotten: of them no rating is kept."""
    for person in people:
        row = await queries.row("SELECT discord_id FROM person WHERE id = ?", person)
        if row is None or row["discord_id"] is None:
            return True
    return False


async def write_ratings(
    queries: Queries,
    behind: Behind,
    people: Iterable[tuple[int, RatingRow]],
    levels: Iterable[tuple[str, RatingRow]],
) -> None:
    """Store ratings, and the last result (that of ``behind``) on which all of a game and server rest now.

    Those that rested on nothing are deleted first. Of who has been forgotten none is stored.
    """
    pair = behind.pair
    await queries.run_many(
        "INSERT INTO rating (guild_id, kind, person, mu, sigma, games)"
        " SELECT ?, ?, id, ?, ?, ? FROM person WHERE id = ? AND discord_id IS NOT NULL"
        " ON CONFLICT (guild_id, kind, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
        " games = excluded.games",
        [(pair.guild_id, pair.kind, one.mu, one.sigma, one.games, person) for person, one in people],
    )
    await queries.run_many(
        "INSERT INTO computer_rating (guild_id, kind, level, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, kind, level) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
        " games = excluded.games",
        [(pair.guild_id, pair.kind, level, one.mu, one.sigma, one.games) for level, one in levels],
    )
    await queries.run(
        "UPDATE ranking SET ended = ?, game = ?, behind = 0 WHERE guild_id = ? AND kind = ?",
        behind.ended,
        behind.game,
        pair.guild_id,
        pair.kind,
    )


async def remove_ratings(queries: Queries, pair: Pair) -> None:
    """Delete all ratings of a game in a server."""
    for table in ("rating", "computer_rating"):
        await queries.run(f"DELETE FROM {table} WHERE guild_id = ? AND kind = ?", pair.guild_id, pair.kind)


def _rating_of(row: sqlite3.Row) -> RatingRow:
    return RatingRow(row["mu"], row["sigma"], row["games"])
