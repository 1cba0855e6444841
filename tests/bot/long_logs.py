"""Games that stand at the same place after a short and after a long log."""

from __future__ import annotations

from bot.table import Person, Tables
from rules import Action
from tests.bot.table.seated import ANN, CHANNEL, GUILD, MODERATOR, PEOPLE, deliver_all

SEATS, FIRST, ROUND = 3, 41, 60


async def play_again_and_again(tables: Tables, kind: str, length: int, channel: int = CHANNEL) -> int:
    """Start a game and play it as it suggests until its log has 100 entries, or so many; return its id.

    After the first entries it is played on and gone back again and again, with the same actions, by rounds
    of so many entries. So it stands at the same place however long its log is, and has come there by turns
    of the same length. Nothing is pending.
    """
    info = await tables.lobby.create(kind, GUILD, channel, SEATS, ANN)
    for person in PEOPLE[1:SEATS]:
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, ANN, first=ANN.discord_id)
    done = [await _do(tables, info.id) for _ in range(FIRST + ROUND - 1)]
    await deliver_all(tables)
    for _ in range((length - len(done)) // ROUND):
        await tables.rollback.roll_back(info.id, MODERATOR, FIRST, new_dice=False)
        for who, action in done[FIRST:]:
            await tables.play.act(info.id, who, action)
        await deliver_all(tables)
    return info.id


async def _do(tables: Tables, game: int) -> tuple[Person, Action]:
    """Do what the game suggests for the first who is waited for; return who did it, and what."""
    position = await tables.load(game)
    seat = position.game.waiting_for[0]
    who, action = position.info.seats[seat], position.game.suggest(seat)
    await tables.play.act(game, who, action)
    return who, action
