"""A second server that the bot is on, with the same people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.discord import Server


@dataclass
class Elsewhere:
    """Another server: its people are those of the first one, in their order."""

    guild: Any
    channel: Any
    people: list[Any]


@pytest.fixture
async def elsewhere(server: Server) -> Elsewhere:
    """Make a second server, whose name has markup in it."""
    guild = server.env.create_guild("Over *there*")
    people = [guild.add_member(person.user) for person in server.people]
    channel = guild.create_text_channel("canal-two")
    await server.env.settle()
    return Elsewhere(guild, channel, people)
