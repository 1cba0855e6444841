"""Who sits where at a game, and who follows it without a seat."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.people import Person

NOBODY = Person(None, "")


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat of a game, with the row of the person who has it (None and :data:`NOBODY` if nobody has).

    ``stand_in`` says that the bot plays for it, ``called`` that a substitute is looked for.
    """

    seat: int
    person_id: int | None
    person: Person
    stand_in: bool = False
    called: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody has the seat: it was left, or its person has been forgotten."""
        return self.person.discord_id is None

    @property
    def present(self) -> bool:
        """Whether somebody has the seat and plays for it."""
        return not self.free and not self.stand_in


async def seated(queries: Queries, game: int) -> tuple[Seated, ...]:
    """The people at a game in the order of their seats, in the lobby in that of joining."""
    rows = await queries.rows(
        "SELECT seat.*, person.id, person.discord_id, person.name FROM seat"
        " LEFT JOIN person ON person.id = seat.person WHERE seat.game = ? ORDER BY seat.seat",
        game,
    )
    return tuple(
        Seated(
            seat=row["seat"],
            person_id=row["id"],
            person=NOBODY if row["id"] is None else Person(row["discord_id"], row["name"]),
            stand_in=row["stand_in"] is not None,
            called=row["called"] is not None,
        )
        for row in rows
    )


async def sit_down(queries: Queries, game: int, person: int) -> None:
    """Lets a person join a lobby, behind the others."""
    await queries.run(
        "INSERT INTO seat (game, seat, person)"
        " SELECT ?, coalesce(max(seat) + 1, 0), ? FROM seat WHERE game = ?",
        game,
        person,
        game,
    )


async def stand_up(queries: Queries, game: int, person: int) -> None:
    """Lets a person leave a lobby."""
    await queries.run("DELETE FROM seat WHERE game = ? AND person = ?", game, person)


async def take_seats(queries: Queries, game: int, people: tuple[int | None, ...]) -> None:
    """Gives people their seats, in that order, as the game starts; for those of nobody a call goes out."""
    await queries.run("DELETE FROM seat WHERE game = ?", game)
    for seat, person in enumerate(people):
        await queries.run("INSERT INTO seat (game, seat, person) VALUES (?, ?, ?)", game, seat, person)


async def give_seat(queries: Queries, game: int, seat: int, person: int | None, called: int | None) -> None:
    """Gives a seat of a game that is played to somebody, or to nobody; no stand-in plays for it then.

    ``called`` is since when a substitute is looked for. Raises sqlite3.IntegrityError if the person has
    another seat there.
    """
    await queries.run(
        "UPDATE seat SET person = ?, stand_in = NULL, called = ? WHERE game = ? AND seat = ?",
        person,
        called,
        game,
        seat,
    )


async def set_called(queries: Queries, game: int, seat: int, since: int | None) -> None:
    """Notes since when a substitute is looked for, or that none is."""
    await queries.run("UPDATE seat SET called = ? WHERE game = ? AND seat = ?", since, game, seat)


async def set_stand_in(queries: Queries, game: int, seat: int, since: int | None) -> None:
    """Notes since when the bot plays for a seat, or that it does not."""
    await queries.run("UPDATE seat SET stand_in = ? WHERE game = ? AND seat = ?", since, game, seat)


async def games_with_stand_ins(queries: Queries) -> tuple[int, ...]:
    """The open games in which the bot plays for a seat, oldest first."""
    rows = await queries.rows(
        "SELECT DISTINCT game.id FROM game JOIN seat ON seat.game = game.id"
        " WHERE game.status = 'open' AND game.paused IS NULL AND seat.stand_in IS NOT NULL ORDER BY game.id"
    )
    return tuple(row["id"] for row in rows)


async def observers(queries: Queries, game: int) -> tuple[tuple[int, Person], ...]:
    """The people who follow a game without a seat, with their rows, in the order in which they were met."""
    rows = await queries.rows(
        "SELECT person.id, person.discord_id, person.name FROM observer"
        " JOIN person ON person.id = observer.person WHERE observer.game = ?"
        " AND person.discord_id IS NOT NULL ORDER BY person.id",
        game,
    )
    return tuple((row["id"], Person(row["discord_id"], row["name"])) for row in rows)


async def add_observer(queries: Queries, game: int, person: int) -> None:
    """Lets somebody follow a game; doing so twice changes nothing."""
    await queries.run(
        "INSERT INTO observer (game, person) VALUES (?, ?) ON CONFLICT DO NOTHING", game, person
    )


async def remove_observer(queries: Queries, game: int, person: int) -> None:
    """Ends somebody's following, and drops what they were owed."""
    await queries.run("DELETE FROM observer WHERE game = ? AND person = ?", game, person)
    await queries.run("DELETE FROM outbox WHERE game = ? AND recipient = ? AND done IS NULL", game, person)
