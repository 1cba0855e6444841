"""Helpers for the tests of moderators: ask by a command, press a button of the question, read the answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import render
from bot.table import Person
from rules.view import View
from tests.bot.answers import answer_of, choose_all, forge_id
from tests.bot.playing import TOY, open_game
from tests.bot.wire import WireId
from tests.discord import Server, parts


async def ask(server: Server, command: str, **written: Any) -> Any:
    """Send a moderator's command; return the question they get."""
    result = await server.moderator.slash(server.channel, command, **written)
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def press(server: Server, question: Any, label: str) -> str:
    """Press a button of a moderator's question; return the text in its place, or beside it."""
    result = await server.moderator.click(question, label=label)
    if result.followups:
        return answer_of_parts(result.followups[-1].components)
    return answer_of_parts(server_message(server, question).components)


async def do(server: Server, command: str, label: str, **written: Any) -> str:
    """Send a moderator's command and press a button of the question; return the answer's text."""
    return await press(server, await ask(server, command, **written), label)


def server_message(server: Server, message: Any) -> Any:
    """Return a private message as it stands now."""
    return server.env.backend.get_message(message.channel_id, message.id)


def answer_of_parts(components: Any) -> str:
    """Return all texts of components."""
    return "\n".join(part["content"] for part in parts(components) if part.get("content"))


def pinged(server: Server) -> list[int]:
    """Return the ids of the people whom the bot's newest message calls."""
    return [int(one) for one in server.sent[-1]["allowed_mentions"].get("users", [])]


async def forged(server: Server, who: Any, made: WireId) -> str:
    """Press a forged button on the channel's newest message with buttons; return the answer's text."""
    public = next(
        message
        for message in server.newest_first()
        if any(part.get("custom_id") for part in parts(message.components))
    )
    old = next(part["custom_id"] for part in parts(public.components) if part.get("custom_id"))
    forge_id(server, public, old, made.custom_id)
    answer = answer_of(await who.click(public, custom_id=made.custom_id))
    forge_id(server, public, made.custom_id, old)
    return answer


@contextmanager
def seen(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[View]]:
    """Collect the views of all that is drawn or described within the context."""
    found: list[View] = []

    def spied(real: Any) -> Any:
        def spy(view: View, *given: Any, **named: Any) -> Any:
            found.append(view)
            return real(view, *given, **named)

        return spy

    with monkeypatch.context() as patch:
        for name in ("board", "describe", "hand", "describe_hand"):
            patch.setattr(render, name, spied(getattr(render, name)))
        yield found


WHO = ("manager", "by role", "player", "stranger")


ALLOWED = ("manager", "by role")


BUTTON = {
    "reset": "Remove the game",
    "restore": "Restore the game",
    "rollback": "Go back",
    "replace": "Give the seat",
    "skip": "Skip",
    "pause": "Pause the game",
    "resume": "Resume the game",
    "move": "Resume here",
    "again": "Post again",
}


def person(server: Server, who: str) -> Any:
    """Return one of the people of the matrix."""
    return {
        "manager": server.moderator,
        "by role": server.helper,
        "player": server.people[0],
        "stranger": server.stranger,
    }[who]


async def reset_by_moderator(server: Server) -> None:
    """Remove the game of the channel."""
    question = await server.moderator.slash(server.channel, "mod reset")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["reset"])


async def ready_for(server: Server, what: str) -> int:
    """Open a game in which a moderator can use a command; return its id."""
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    moderator = Person(server.moderator.id, "moda")
    if what == "restore":
        await reset_by_moderator(server)
    elif what == "resume":
        await server.tables.lifecycle.pause(game_id, moderator)
    elif what == "move":
        await server.tables.lifecycle.detach(game_id)
    await server.env.settle()
    return game_id
