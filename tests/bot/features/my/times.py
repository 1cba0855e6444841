"""Helpers for tests in which days go by."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import discord

from tests.bot.answers import choose_all
from tests.bot.playing import TOY, open_game
from tests.discord import Server, parts, texts


async def jump(server: Server, **length: float) -> datetime:
    """Let time go by at once, as where the machine was asleep, and do what is due; return the time then."""
    env: Any = server.env
    env._move_clock(env._virtual_time + timedelta(**length).total_seconds())
    await server.sweep(62)
    return env.now()


async def jump_to(server: Server, then: datetime) -> None:
    """Let it be a later time, and do what is due."""
    await jump(server, seconds=(then - server.env.now()).total_seconds())


async def in_turn(server: Server, people: int = 2) -> tuple[int, Any, Any]:
    """Start a game, and let a turn begin; return its id, who is waited for, and somebody who is not."""
    game = await open_game(server, TOY, people)
    seat = await choose_all(server, game, people)
    return game, server.people[seat], server.people[(seat + 1) % people]


def reminders(server: Server) -> list[discord.Message]:
    """Return the messages of the channel by which somebody is reminded, oldest first."""
    return [one for one in server.messages() if "waiting for you since" in texts(one.components)]


def pinged(server: Server, message: discord.Message) -> list[str]:
    """Return whom a message of the channel pinged, as it was sent."""
    sent = next(one for one in reversed(server.sent) if texts(one["components"]) == texts(message.components))
    return [str(user) for user in sent["allowed_mentions"].get("users", [])]


def shown(result: Any) -> Any:
    """Return the private page that an interaction shows, or has changed."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def option(page: Any, label: str) -> str:
    """Return the value of an option of the menus of a page, by what it is called."""
    options = [one for part in parts(page.components) for one in part.get("options") or ()]
    return next(one["value"] for one in options if one["label"] == label)
