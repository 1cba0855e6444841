"""How a game starts with those who have gathered for it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store import PersonRef, Queries
from bot.store.entries import last_seq
from bot.store.games import Snapshot, save_snapshot
from bot.store.kinds import MessageKind
from bot.store.lifecycle import set_started
from bot.store.people import discord_id_of
from bot.store.seats import take_seats
from bot.table.errors import TableError
from bot.table.model import Table
from bot.table.posts import Post, enqueue_post
from rules import GAMES, Game, fingerprint


def require_startable(table: Table, who: PersonRef) -> None:
    """Raise TableError unless the host asks and as many have joined as can play.

    That is "only_host" or "not_enough_people".
    """
    row, seats = table.row, len(table.people)
    if discord_id_of(who) != row.host.discord_id:
        raise TableError("only_host", name=row.host.name)
    allowed = GAMES[row.kind].seat_numbers
    if seats not in allowed:
        raise TableError("not_enough_people", joined=seats, allowed=allowed)


def first_seat(table: Table, first: int | None) -> int | None:
    """Return the seat that was asked to begin, None to draw it by lot.

    ``first`` is the Discord id of whoever was asked for last. Raises TableError("first_not_seated") if they
    have not joined.
    """
    order = [one.person.discord_id for one in table.people]
    if first is not None:
        if first not in order:
            raise TableError("first_not_seated")
        return order.index(first)
    return order.index(table.row.first) if table.row.first in order else None


async def write_start(
    queries: Queries, table: Table, game: Game, options: Mapping[str, object], seed: str, now: int
) -> None:
    """Write who has which seat, from what a game starts, where it stands, and its first message.

    ``now`` is in milliseconds.
    """
    row, seats, state = table.row, len(table.people), game.to_json()
    await take_seats(queries, row.id, [one.person_id for one in table.people], _computers(table), now)
    await set_started(
        queries,
        row.id,
        seats=seats,
        rules_version=type(game).version,
        options=options,
        seed=seed,
        fingerprint=fingerprint(row.kind, seats=seats, seed=seed, options=options),
        started=now,
    )
    # A table that was put away and brought back has entries in its log before the game begins.
    seq = await last_seq(queries, row.id)
    await save_snapshot(queries, row.id, _first_snapshot(game, seq, state), now)
    post = Post(seq, seq, (), (), game.waiting_for, game.outcome)
    await enqueue_post(queries, row.id, MessageKind.START, seq, post, now=now, state=state)


def _computers(table: Table) -> Mapping[int, str]:
    """Return the levels of the computer players, by the seats that they get as the game starts."""
    levels = enumerate(one.person.level for one in table.people)
    return {seat: level for seat, level in levels if level is not None}


def _first_snapshot(game: Game, seq: int, state: bytes) -> Snapshot:
    return Snapshot(
        seq=seq,
        state=state,
        waiting=game.waiting_for,
        decisions=(1,) * game.seats,
        undo_seats=(),
        undo_floor_seq=seq,
        undo_floor_state=state,
        announced_seq=seq,
    )
