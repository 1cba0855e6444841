"""Changes of who sits where at a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store.connection import Queries
from bot.store.plans import remove_plan
from bot.store.standing import withdraw_standing


async def sit_down(queries: Queries, game: int, person: int | None, level: str | None = None) -> None:
    """Let a person join a lobby, or a computer player of a level, behind the others."""
    await queries.run(
        "INSERT INTO seat (game, seat, person, level)"
        " SELECT ?, coalesce(max(seat) + 1, 0), ?, ? FROM seat WHERE game = ?",
        game,
        person,
        level,
        game,
    )


async def remove_computer(queries: Queries, game: int, place: int) -> None:
    """Let the computer player leave a lobby that joined it at a place."""
    await queries.run("DELETE FROM seat WHERE game = ? AND seat = ? AND person IS NULL", game, place)


async def stand_up(queries: Queries, game: int, person: int) -> None:
    """Let a person leave a lobby."""
    await queries.run("DELETE FROM seat WHERE game = ? AND person = ?", game, person)


async def take_seats(
    queries: Queries, game: int, people: Sequence[int | None], levels: Mapping[int, str], now: int
) -> None:
    """Give people their seats, in that order, as the game starts; None is nobody.

    The seats with ``levels`` are computer players', for whom the bot plays from now on.
    """
    await queries.run("DELETE FROM seat WHERE game = ?", game)
    for seat, person in enumerate(people):
        level = levels.get(seat)
        await queries.run(
            "INSERT INTO seat (game, seat, person, level, stand_in) VALUES (?, ?, ?, ?, ?)",
            game,
            seat,
            person,
            level,
            None if level is None else now,
        )


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
        "UPDATE seat SET person = ?, stand_in = NULL, level = NULL, called = ?, bank = NULL"
        " WHERE game = ? AND seat = ?",
        person,
        called,
        game,
        seat,
    )


async def set_called(queries: Queries, game: int, seat: int, since: int | None) -> None:
    """Store since when a substitute is looked for, or that none is (None)."""
    await queries.run("UPDATE seat SET called = ? WHERE game = ? AND seat = ?", since, game, seat)


async def set_stand_in(
    queries: Queries, game: int, seat: int, since: int | None, level: str | None = None
) -> None:
    """Store since when the bot plays for a seat and at which level, or that it does not (None)."""
    await queries.run(
        "UPDATE seat SET stand_in = ?, level = ? WHERE game = ? AND seat = ?", since, level, game, seat
    )


async def set_bank(queries: Queries, game: int, seat: int, bank: int) -> None:
    """Store what is left of a seat's time beyond that of each turn, in milliseconds."""
    await queries.run("UPDATE seat SET bank = ? WHERE game = ? AND seat = ?", bank, game, seat)


async def has_sat(queries: Queries, game: int, person: int) -> bool:
    """Say whether a person has a seat of a game, or had one that somebody else has now, or nobody."""
    row = await queries.row(
        "SELECT 1 FROM seat WHERE game = ?1 AND person = ?2 UNION ALL SELECT 1 FROM entry"
        " WHERE kind <> 'action' AND game = ?1 AND ?2 IN (outgoing, incoming) LIMIT 1",
        game,
        person,
    )
    return row is not None


async def games_with_stand_ins(queries: Queries, *, all_of_them: bool = False) -> tuple[int, ...]:
    """Return the ids of the open games that wait for a seat for which the bot plays, oldest first.

    With ``all_of_them`` they need not wait for it.
    """
    # What is stored of who is waited for may be no JSON any more, and is read as the text that it is.
    rows = await queries.rows(
        "SELECT id FROM game WHERE status = 'open' AND paused IS NULL AND id IN"
        " (SELECT seat.game FROM seat JOIN snapshot ON snapshot.game = seat.game"
        " WHERE seat.stand_in IS NOT NULL AND"
        " (? OR instr(',' || trim(snapshot.waiting, '[]') || ',', ',' || seat.seat || ','))) ORDER BY id",
        all_of_them,
    )
    return tuple(row["id"] for row in rows)
