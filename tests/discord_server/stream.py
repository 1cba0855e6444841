"""A stream of what people do at several channels at once, for as long as the bot lives."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rules import GAMES
from rules.language.words import Words
from tests.discord import parts
from tests.discord_server.interactions import Answer, Interaction, Kind
from tests.discord_server.ledger import Act, Asked, Ledger, confirmation
from tests.discord_server.messages import Message
from tests.discord_server.people import Person, command_data, heard
from tests.discord_server.places import Channel
from tests.discord_server.town import Town, command_of

SHIPPED = ("arriala", "canal_du_midi", "great_canal")
_DOUBLED, _UNDONE, _LOOKED, _SKIPPED = 0.1, 0.1, 0.1, 0.1


@dataclass
class Stream:
    """What people do; all of it comes from the random numbers and from where the games stand."""

    town: Town
    channels: Sequence[Channel]
    moderator: Person
    draws: random.Random
    ledger: Ledger = field(default_factory=Ledger)

    async def run(self) -> None:
        """Let people act at all channels until this is cancelled."""
        async with asyncio.TaskGroup() as group:
            for channel in self.channels:
                group.create_task(self._play(channel))

    async def _play(self, channel: Channel) -> None:
        while True:
            await self._step(channel)

    async def _step(self, channel: Channel) -> None:
        found = self.town.rows(
            "SELECT id, kind, status, seats FROM game WHERE channel_id = ? ORDER BY id DESC LIMIT 1",
            channel.id,
        )
        if not found or found[0]["status"] not in ("lobby", "open"):
            await self._open(channel)
        elif found[0]["status"] == "lobby":
            await self._fill(channel, found[0]["id"], found[0]["seats"])
        else:
            await self._act(channel, found[0]["id"])

    async def _open(self, channel: Channel) -> None:
        kind = self.draws.choice(SHIPPED)
        given = {"game": Words(kind, "en").text("title"), "seats": min(GAMES[kind].seat_numbers)}
        await self._command(Act.NEW, self.draws.choice(self.town.people), channel, "game new", given)

    async def _fill(self, channel: Channel, game: int, seats: int) -> None:
        seated = self.town.seated(channel)
        if len(seated) >= seats:
            await self._command(Act.START, seated[0], channel, "game start", {}, game)
            return
        person = self.draws.choice([one for one in self.town.people if one not in seated])
        messages = self.town.discord.messages.of(channel)
        ids = [str(one.get("custom_id")) for one in parts(messages[-1].components)] if messages else []
        button = next((one for one in ids if one.startswith(f"r:join:{game}:")), None)
        if button is None:
            await self._command(Act.JOIN, person, channel, "game join", {}, game)
        else:
            await self._press(Act.JOIN, person, messages[-1], button, game)

    async def _act(self, channel: Channel, game: int) -> None:
        state, people = self.town.game(channel), self.town.seated(channel)
        assert state is not None
        seat = self.draws.choice(state.waiting_for)
        decision = self._decision(game, seat)
        chance = self.draws.random()
        if chance < _LOOKED:
            await heard(await self._send(people[seat], channel, "board", {}))
        elif chance < _LOOKED + _UNDONE:
            await self._command(Act.ENTRY, people[seat], channel, "undo", {}, game)
        elif chance < _LOOKED + _UNDONE + _SKIPPED:
            await self._skip(channel, game)
        else:
            command = command_of(state, seat, people, state.suggest(seat))
            answer = await self._command(
                Act.ENTRY, command.person, channel, command.path, command.options, game, decision
            )
            button = None if answer.message is None else confirmation(answer.message.components, decision)
            if answer.message is not None and button is not None:
                await self._press(Act.ENTRY, command.person, answer.message, button, game)

    def _decision(self, game: int, seat: int) -> int:
        [row] = self.town.rows(
            "SELECT json_extract(decisions, ?) FROM snapshot WHERE game = ?", f"$[{seat}]", game
        )
        return row[0]

    async def _skip(self, channel: Channel, game: int) -> None:
        answer = await heard(await self._send(self.moderator, channel, "mod skip", {}))
        if answer.message is None:
            return
        ids = [str(one.get("custom_id")) for one in parts(answer.message.components)]
        button = next((one for one in ids if one.startswith("r:mod_skip:")), None)
        if button is not None:
            await self._press(Act.SKIP, self.moderator, answer.message, button, game)

    async def _command(
        self,
        act: Act,
        person: Person,
        channel: Channel,
        path: str,
        options: dict[str, Any],
        game: int | None = None,
        decision: int | None = None,
    ) -> Answer:
        interaction = await self._send(person, channel, path, options)
        return await self._answered(Asked(act, interaction, game, decision))

    async def _send(
        self, person: Person, channel: Channel, path: str, options: dict[str, Any]
    ) -> Interaction:
        return await person.send(channel, Kind.COMMAND, command_data(self.town.discord, path, options))

    async def _press(self, act: Act, person: Person, message: Message, button: str, game: int) -> Answer:
        data = {"custom_id": button, "component_type": 2, "id": 1}
        interaction = await person.send(message.channel, Kind.COMPONENT, data, message)
        return await self._answered(Asked(act, interaction, game))

    async def _answered(self, asked: Asked) -> Answer:
        """Note what is asked for, bring it twice at times, and wait for the answer."""
        self.ledger.add(asked)
        if self.draws.random() < _DOUBLED:
            await self.town.discord.repeat(asked.interaction)
        return await heard(asked.interaction)
