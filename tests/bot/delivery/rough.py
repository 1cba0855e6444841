"""What goes wrong on the way of messages, for the tests of their delivery."""

from __future__ import annotations

import sqlite3
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.delivery.sends import Sends
from tests.bot.answers import choose_all
from tests.bot.playing import TOY, end_turn, open_game
from tests.discord import Server

HISTORY = discord.Permissions(read_message_history=True)
SENDING = discord.Permissions(send_messages=True)


async def in_turns(server: Server) -> tuple[int, int]:
    """Start a game; return its id and whose turn it is."""
    game_id = await open_game(server, TOY, 2)
    return game_id, await choose_all(server, game_id)


async def end_turns(server: Server, seat: int, times: int = 1) -> None:
    """End some turns, each by the person whose turn it is."""
    for number in range(times):
        await end_turn(server.people[(seat + number) % 2], server.channel)


async def pending(server: Server) -> list[sqlite3.Row]:
    """Return the rows that are still to be sent."""
    return await server.tables.store.reader.rows("SELECT * FROM outbox WHERE done IS NULL ORDER BY id")


async def noted(server: Server) -> list[int]:
    """Return the messages that are noted as sent to the channel, in order."""
    rows = await server.tables.store.reader.rows(
        "SELECT DISTINCT message_id FROM outbox WHERE message_id IS NOT NULL AND recipient IS NULL"
        " ORDER BY message_id"
    )
    return [row["message_id"] for row in rows]


def forget_nonces(server: Server) -> None:
    """Let Discord know no nonce any more, as it does after some minutes."""
    server._nonces.clear()


def deny(server: Server, permissions: discord.Permissions) -> None:
    """Take permissions from the bot in the channel."""
    denied = Overwrite(server.env.backend.bot_user.id, OverwriteType.MEMBER, 0, permissions.value)
    server.env.backend.set_overwrite(server.channel.id, denied)


def allow(server: Server) -> None:
    """Give the bot back all that was taken from it in the channel."""
    server.env.backend.delete_overwrite(server.channel.id, server.env.backend.bot_user.id)


def lose_answers(patch: pytest.MonkeyPatch) -> None:
    """Let every message arrive, and the connection end before Discord's answer is there."""
    send = Sends.send

    async def lost(self: Sends, *given: Any) -> int:
        await send(self, *given)
        raise OSError("the connection is gone")

    patch.setattr(Sends, "send", lost)


def forbidden() -> discord.Forbidden:
    """Return what Discord answers where the bot lacks a permission."""
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")
    return discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})
