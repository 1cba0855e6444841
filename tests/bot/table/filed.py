"""Games as files, as the suites on export and import handle them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from bot.table import Person, TableError, TableInfo, Tables
from bot.table.transfer.checking import examined
from bot.table.transfer.gamefile import checksum
from tests.bot.table.seated import ANN, GUILD, MODERATOR, PEOPLE, choose_all, start
from tests.toy.actions import Play

ELSEWHERE = 71


def changed(data: bytes, change: Callable[[dict[str, Any]], object], *, sealed: bool = True) -> bytes:
    """Return a file in which something was changed, by somebody who can work out a checksum or who cannot."""
    plain = msgspec.json.decode(data)
    change(plain)
    if sealed:
        plain["checksum"] = checksum(plain)
    return msgspec.json.encode(plain)


async def begin(tables: Tables, kind: str, seats: int, channel: int) -> TableInfo:
    """Start a game of any kind, begun by Ann."""
    info = await tables.lobby.create(kind, GUILD, channel, seats, ANN)
    for person in PEOPLE[1:seats]:
        await tables.lobby.join(info.id, person)
    return await tables.lobby.start(info.id, ANN, first=ANN.discord_id)


async def wander(tables: Tables, game: int, random: Random, steps: int) -> None:
    """Play at random, with all that can happen to a log."""
    for _ in range(steps):
        position = await tables.load(game)
        if position.info.status != "open":
            return
        what = random.random()
        try:
            if what < 0.1:
                if position.undo_seats:
                    await tables.undo.undo_last(game, position.info.seats[position.undo_seats[0]])
            elif what < 0.17:
                new_dice = random.random() < 0.4
                await tables.rollback.roll_back(
                    game, MODERATOR, random.randint(0, position.seq), new_dice=new_dice
                )
            elif what < 0.2:
                await tables.lifecycle.reset(game, MODERATOR)
                await tables.lifecycle.restore(position.info.channel_id, MODERATOR)
            else:
                seat = random.choice(position.game.waiting_for)
                action = random.choice(position.game.legal_actions(seat))
                await tables.play.act(game, position.info.seats[seat], action)
        except TableError as error:
            if not error.key.startswith("rollback"):
                raise


async def brought_in(
    tables: Tables, data: bytes, people: tuple[Person | None, ...] | None = None, channel: int = ELSEWHERE
) -> TableInfo:
    """Import a file into another channel, with those people or with whom it names."""
    candidate = examined(data)
    sitting = candidate.people if people is None else people
    return await tables.transfer.import_game(
        candidate, MODERATOR, sitting, guild_id=GUILD, channel_id=channel
    )


async def log_of(tables: Tables, game: int, seat: int | None = None) -> list[tuple[Any, ...]]:
    """Return the log as a seat may know it, without the people."""
    return [
        (
            (entry.seq, entry.kind, entry.time, entry.seat, entry.action, entry.events, entry.undone),
            (entry.target, entry.about, tuple(sorted(entry.facts.items())), entry.unreadable),
        )
        for entry in await tables.records.history(game, seat, 100_000)
    ]


async def played(tables: Tables) -> int:
    """Play a game to the middle of a turn, in which something was taken back; return its id."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    legal = (await tables.load(game)).game.legal_actions(0)
    plays = [action for action in legal if isinstance(action, Play)]
    await tables.play.act(game, ANN, plays[0])
    await tables.undo.undo_last(game, ANN)
    await tables.play.act(game, ANN, plays[-1])
    return game


async def file_of_one(tables: Tables) -> bytes:
    """Export such a game, with new dice in its log."""
    game = await played(tables)
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    legal = (await tables.load(game)).game.legal_actions(0)
    await tables.play.act(game, ANN, next(action for action in legal if isinstance(action, Play)))
    return await tables.transfer.export(game, MODERATOR)
