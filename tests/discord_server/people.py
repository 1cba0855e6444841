"""What people do on Discord: they send commands, press buttons, pick from menus and fill in forms."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from tests.discord import labels, parts, texts
from tests.discord_server.interactions import Answer, Interaction, Kind
from tests.discord_server.messages import Message
from tests.discord_server.places import Channel, Member, Role, Server, User
from tests.discord_server.stand_in import PATIENCE, Discord

_BUTTON, _GROUPS = 2, (1, 2)
_Type = discord.AppCommandOptionType


class UnansweredError(Exception):
    """The bot said nothing, or nothing more."""


@dataclass(eq=False)
class Person:
    """Somebody on Discord."""

    discord: Discord
    user: User

    def join(self, server: Server, *roles: Role) -> Person:
        """Join a server, with some roles there; return the person."""
        server.members[self.user.id] = Member(self.user, list(roles))
        return self

    async def slash(self, channel: Channel, path: str, **options: Any) -> Answer:
        """Send a command as "game new"; return the answer."""
        return await self.ask(channel, Kind.COMMAND, command_data(self.discord, path, options))

    async def complete(self, channel: Channel, path: str, focused: str, **options: Any) -> Answer:
        """Begin to write an option of a command; return what is offered."""
        data = command_data(self.discord, path, options)
        for option in _leaves(data):
            if option["name"] == focused:
                option["focused"] = True
        return await self.ask(channel, Kind.AUTOCOMPLETE, data)

    async def click(self, message: Message, label: str | None = None, custom_id: str | None = None) -> Answer:
        """Press a button of a message, by its label or its id; return the answer."""
        wanted = custom_id or button_of(message, label)["custom_id"]
        data = {"custom_id": wanted, "component_type": _BUTTON, "id": 1}
        return await self.ask(message.channel, Kind.COMPONENT, data, message)

    async def ask(
        self, channel: Channel, kind: Kind, data: dict[str, Any], on: Message | None = None
    ) -> Answer:
        """Ask something of the bot; return the answer."""
        return await heard(await self.send(channel, kind, data, on))

    async def send(
        self, channel: Channel, kind: Kind, data: dict[str, Any], on: Message | None = None
    ) -> Interaction:
        """Ask something of the bot, and wait for nothing."""
        interaction = Interaction(kind, self.user, channel, data, self.discord.bot, on)
        await self.discord.ask(interaction)
        return interaction


async def heard(interaction: Interaction) -> Answer:
    """Return what the bot answers; raise UnansweredError if it does not in time."""
    try:
        # wait_for would swallow the end of this task if the answer came with it.
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(interaction.answer)
    except TimeoutError:
        raise UnansweredError(f"{interaction.kind.name} {interaction.data}") from None


def button_of(message: Message, label: str | None) -> Mapping[str, Any]:
    """Return a button of a message by its label."""
    for one in parts(message.components):
        if one.get("type") == _BUTTON and one.get("label") == label and not one.get("disabled"):
            return one
    raise LookupError(f"no button {label!r} among {labels(message.components)}")


def shown(message: Message | None) -> str:
    """Return all words of a message."""
    assert message is not None
    return texts(message.components)


def command_data(discord: Discord, path: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return what Discord sends of a command that somebody has written."""
    first, *rest = path.split()
    command = next(one for one in discord.commands if one["name"] == first)
    data: dict[str, Any] = {"id": command["id"], "name": first, "type": 1, "resolved": {}}
    within, place = command, data
    for name in rest:
        within = next(one for one in within["options"] if one["name"] == name)
        inner = {"name": name, "type": within["type"]}
        place["options"], place = [inner], inner
    types = {one["name"]: one["type"] for one in within.get("options", ())}
    place["options"] = [_option(data, name, types[name], value) for name, value in options.items()]
    return data


def _option(data: dict[str, Any], name: str, kind: int, value: Any) -> dict[str, Any]:
    if kind == _Type.user.value:
        data["resolved"].setdefault("users", {})[str(value.id)] = value.payload()
        value = str(value.id)
    elif kind == _Type.attachment.value:
        data["resolved"].setdefault("attachments", {})[str(value.id)] = value.payload()
        value = str(value.id)
    elif kind == _Type.string.value:
        value = str(value)
    return {"name": name, "type": kind, "value": value}


def _leaves(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for option in data.get("options", ()):
        if option["type"] in _GROUPS:
            yield from _leaves(option)
        else:
            yield option
