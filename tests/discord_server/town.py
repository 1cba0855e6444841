"""A server with channels and people, and the games that they play there by commands and by buttons."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from copy import copy
from typing import Any, NamedTuple

from bot.ui.action_keys import action_path
from rules import Action, Game, game_id, load_game
from rules.language.words import Words
from tests.bot.playing import command_options
from tests.discord import parts
from tests.discord_server.interactions import Answer
from tests.discord_server.messages import Message
from tests.discord_server.people import Person
from tests.discord_server.places import Channel
from tests.discord_server.process import Bot
from tests.discord_server.stand_in import Discord

NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Command(NamedTuple):
    """What somebody at a table is going to write."""

    person: Person
    path: str
    options: dict[str, Any]


class Town:
    """A server where people play; what the bot has stored is read beside it."""

    def __init__(self, discord: Discord, bot: Bot) -> None:
        self.discord = discord
        self.bot = bot
        self.server = discord.add_server("Town")
        self.channel = discord.add_channel(self.server, "canal")
        self.people = [Person(discord, discord.add_user(name)).join(self.server) for name in NAMES]

    def elsewhere(self, name: str) -> Town:
        """Return the same town, of which those who play in another channel know that one."""
        other = copy(self)
        other.channel = self.discord.add_channel(self.server, name)
        return other

    @property
    def messages(self) -> list[Message]:
        """Return what the bot has sent to the channel, the oldest first."""
        return self.discord.messages.of(self.channel)

    def rows(self, sql: str, *parameters: object) -> list[sqlite3.Row]:
        """Return what stands in the bot's database."""
        with closing(sqlite3.connect(f"file:{self.bot.database}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(sql, parameters).fetchall()

    def game(self, channel: Channel) -> Game | None:
        """Return the newest game of a channel as it stands; None if none has started."""
        found = self.rows(
            "SELECT state FROM snapshot JOIN game ON game.id = snapshot.game WHERE channel_id = ?"
            " ORDER BY game.id DESC LIMIT 1",
            channel.id,
        )
        return load_game(found[0]["state"]) if found else None

    def seated(self, channel: Channel) -> list[Person]:
        """Return who sits at the newest game of a channel, by seat."""
        found = self.rows(
            "SELECT discord_id FROM seat JOIN person ON person.id = seat.person"
            " WHERE game = (SELECT max(id) FROM game WHERE channel_id = ?) ORDER BY seat",
            channel.id,
        )
        known = {person.user.id: person for person in self.people}
        return [known[row["discord_id"]] for row in found]

    def next_command(self, channel: Channel) -> Command | None:
        """Return what is suggested to who is waited for first; None if the game is over."""
        game = self.game(channel)
        if game is None or not game.waiting_for:
            return None
        seat, people = game.waiting_for[0], self.seated(channel)
        return command_of(game, seat, people, game.suggest(seat))

    async def open_game(self, channel: Channel, title: str, seats: int) -> None:
        """Open a table, let as many people join as there are seats, and start."""
        host, *others = self.people[:seats]
        await host.slash(channel, "game new", game=title, seats=seats)
        for person in others:
            await person.slash(channel, "game join")
        await host.slash(channel, "game start")

    async def settled(self) -> None:
        """Wait until nothing is pending that could be sent."""
        await self.discord.until(lambda: not self.rows("SELECT 1 FROM outbox WHERE done IS NULL"))


def command_of(game: Game, seat: int, people: list[Person], action: Action) -> Command:
    """Return the command by which somebody does an action."""
    kind, names = game_id(game), [person.user.name for person in people]
    words = Words(kind, "en", names, game.view(seat))
    options = command_options(kind, words, action)
    return Command(people[seat], action_path(kind, type(action)), options)


async def give(channel: Channel, command: Command) -> Answer:
    """Write a command, and press the button of what is asked before it is done; return the last answer."""
    answer = await command.person.slash(channel, command.path, **command.options)
    asked = [] if answer.message is None else parts(answer.message.components)
    ids = (str(one.get("custom_id", "")) for one in asked)
    confirm = next((one for one in ids if one.startswith("r:act:")), None)
    if confirm is None or answer.message is None:
        return answer
    return await command.person.click(answer.message, custom_id=confirm)
