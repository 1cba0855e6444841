"""Ratings brought up to the results, and the ranking of a game in a server."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.store import Person, PersonRef, Queries
from bot.store.people import discord_id_of
from bot.store.personal import person_row
from bot.store.ratings import (
    Behind,
    Pair,
    RatingRow,
    all_behind,
    find_behind,
    finished_since,
    forgotten_among,
    rated_people,
    ratings_are_sound,
    ratings_by_level,
    ratings_by_person,
    ratings_of,
    remove_ratings,
    write_ratings,
)
from bot.store.uncounted import note_uncounted
from bot.table.results.rating import UNRANKED, rate_game, shown_rating, shown_uncertainty
from bot.table.results.results import Results
from bot.table.session import Session


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating as people see it, with its uncertainty (a standard deviation), after so many games."""

    number: int
    uncertainty: int
    games: int

    @property
    def ranks(self) -> bool:
        """Return whether it is enough for a rank."""
        return self.games >= UNRANKED


@dataclass(frozen=True, slots=True)
class Ranking:
    """The ratings of a game in a server, of people and, apart, of computer players by level; best first."""

    people: tuple[tuple[Person, Rating], ...]
    levels: tuple[tuple[str, Rating], ...]


class Rankings:
    """The part of the table that rates people."""

    def __init__(self, session: Session, results: Results) -> None:
        self._session = session
        self._results = results

    async def behind(self) -> Sequence[Pair]:
        """Return the games of servers whose ratings are behind their results."""
        return await all_behind(self._session.reader)

    async def rate(self, pair: Pair) -> None:
        """Bring the ratings of a game in a server up to its results.

        They go on from the last result that they rest on; where an earlier one has changed, or a rating is
        not as it was written, they begin anew. A result that is not as it was written is counted again.
        """
        async with self._results.turn:
            behind = await find_behind(self._session.reader, pair)
            if behind is not None:
                sound = await ratings_are_sound(self._session.reader, pair)
                await self._rate(behind if sound else behind.from_nothing)

    async def _rate(self, behind: Behind) -> None:
        reader, pair = self._session.reader, behind.pair
        people, levels = dict[int, RatingRow](), dict[str, RatingRow]()
        if not behind.rest_on_nothing:
            people, levels = await ratings_by_person(reader, pair), await ratings_by_level(reader, pair)
        games = await finished_since(reader, behind)
        unknown = {one.person for game in games for one in game.people or () if one.person is not None}
        unknown -= {*people}
        if not behind.rest_on_nothing and await forgotten_among(reader, unknown):
            # Theirs is not kept: it follows from all their games.
            behind = behind.from_nothing
            people, levels, games = {}, {}, await finished_since(reader, behind)
        before = {**people}

        def rate() -> None:
            for game in games:
                rate_game(game.people or (), people, levels)

        await asyncio.to_thread(rate)
        async with self._session.write() as queries:
            if behind.rest_on_nothing:
                await remove_ratings(queries, pair)
            rests_on = Behind(pair, games[-1].ended, games[-1].game) if games else behind
            changed = [(person, one) for person, one in people.items() if before.get(person) != one]
            await write_ratings(queries, rests_on, changed, levels.items())
            for game in games:
                if game.people is None:
                    await note_uncounted(queries, game.game)

    async def of(self, guild_id: int, kind: str) -> Ranking:
        """Return the ratings of a game in a server."""
        reader, pair = self._session.reader, Pair(guild_id, kind)
        people = [(person, _shown(one)) for person, one in await rated_people(reader, pair)]
        levels = [(level, _shown(one)) for level, one in (await ratings_by_level(reader, pair)).items()]
        return Ranking(
            tuple(sorted(people, key=lambda one: (-one[1].number, -one[1].games, one[0].name))),
            tuple(sorted(levels, key=lambda one: (-one[1].number, one[0]))),
        )

    async def of_person(self, who: PersonRef, guild_id: int) -> Mapping[str, Rating]:
        """Return the ratings of somebody in a server, by kind of game."""
        discord_id = discord_id_of(who)
        row = None if discord_id is None else await person_row(self._session.reader, discord_id)
        if row is None:
            return {}
        found = await ratings_of(self._session.reader, row["id"])
        return {pair.kind: _shown(one) for pair, one in found if pair.guild_id == guild_id}


async def all_ratings_of(queries: Queries, person: int) -> tuple[tuple[int, str, Rating], ...]:
    """Return all ratings of a person (row id), each with its server and its kind of game."""
    found = await ratings_of(queries, person)
    return tuple((pair.guild_id, pair.kind, _shown(one)) for pair, one in found)


def _shown(rating: RatingRow) -> Rating:
    return Rating(shown_rating(rating), shown_uncertainty(rating), rating.games)
