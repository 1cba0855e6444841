"""Changes of who sits where at a game."""

from __future__ import annotations

from bot.store.connection import Queries
from bot.store.plans import remove_plan
from bot.store.standing import withdraw_standing


async def sit_down(queries: Queries, game: int, person: int) -> None:
    """Let a person join a lobby, behind the others."""
    await queries.run(
        "INSERT INTO seat (game, seat, person)"
        " SELECT ?, coalesce(max(seat) + 1, 0), ? FROM seat WHERE game = ?",
        game,
        person,
        game,
    )


async def stand_up(queries: Queries, game: int, person: int) -> None:
    """Let a person leave a lobby."""
    await queries.run("DELETE FROM seat WHERE game = ? AND person = ?", game, person)


async def take_seats(queries: Queries, game: int, people: tuple[int | None, ...]) -> None:
    """Give people their seats, in that order, as the game starts; None is nobody."""
    await queries.run("DELETE FROM seat WHERE game = ?", game)
    for seat, person in enumerate(people):
        await queries.run("INSERT INTO seat (game, seat, person) VALUES (?, ?, ?)", game, seat, person)


async def give_seat(queries: Queries, game: int, seat: int, person: int | None, called: int | None) -> None:
    """Give a seat of a game that is played to somebody, or to nobody; no stand-in plays for it then.

    Answers that were given for it beforehand, and its plan, are deleted: they were of whoever had it before.
    Nothing of its bank was used by whoever has it then.
    ``called`` is since when a substitute is looked for. Raises sqlite3.IntegrityError if the person has
    another seat there.
    """
    await withdraw_standing(queries, game, seat, None)
    await remove_plan(queries, game, seat)
    await queries.run(
        "UPDATE seat SET person = ?, stand_in = NULL, called = ?, bank = NULL WHERE game = ? AND seat = ?",
        person,
        called,
        game,
        seat,
    )


async def set_called(queries: Queries, game: int, seat: int, since: int | None) -> None:
    """Store since when a substitute is looked for, or that none is (None)."""
    await queries.run("UPDATE seat SET called = ? WHERE game = ? AND seat = ?", since, game, seat)


async def set_stand_in(queries: Queries, game: int, seat: int, since: int | None) -> None:
    """Store since when the bot plays for a seat, or that it does not (None)."""
    await queries.run("UPDATE seat SET stand_in = ? WHERE game = ? AND seat = ?", since, game, seat)


async def set_bank(queries: Queries, game: int, seat: int, bank: int) -> None:
    """Store what is left of a seat's time beyond that of each turn, in milliseconds."""
    await queries.run("UPDATE seat SET bank = ? WHERE game = ? AND seat = ?", bank, game, seat)


async def games_with_stand_ins(queries: Queries) -> tuple[int, ...]:
    """Return the ids of the open games in which the bot plays for a seat, oldest first."""
    rows = await queries.rows(
        "SELECT id FROM game WHERE status = 'open' AND paused IS NULL"
        " AND id IN (SELECT game FROM seat WHERE stand_in IS NOT NULL) ORDER BY id"
    )
    return tuple(row["id"] for row in rows)
