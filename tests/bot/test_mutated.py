"""Ids, values, forms and half typed options that the bot has made and somebody has changed: each is answered.

A walk through a game uses whatever was offered last, as it is or with a part of it changed, so that most of
it comes as far as it can.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest import mock

import discord
import pytest
from simcord.actors import _dispatch_actor_interaction

from bot.ui.component_ids import Wire
from rules import GAMES
from rules.language.words import Words
from rules.values import fields_of
from tests.bot.playing import open_game
from tests.bot.test_forged import press, send_form
from tests.bot.test_typed import ODD, leaves
from tests.discord import Server
from tests.offered import OFFERED

ODD_PARTS = (
    "",
    "0",
    "-1",
    "00",
    "9",
    "63",
    "64",
    "99",
    "9" * 18,
    "9" * 19,
    "9" * 40,
    "x",
    "draw",
    "٣",
    "1e9",
)
ODD_SIGNS = ("~", ".", "+", "@", "-", "~~", "1~2~3")
SEATS = 3
COMMANDS = ("play", "play", "play", "moves", "hand", "board", "log", "ahead", "settings show", "rules search")
_KEPT = 150
"""How many of the newest ids and values are used again."""


write = Wire.__str__


def title_of(kind: str) -> str:
    """Return what a game is called."""
    return Words(kind, "en").text("title")


class Offered:
    """What the bot has offered last: ids of components and forms, and values of menus."""

    def __init__(self) -> None:
        self.ids: deque[Wire] = deque(maxlen=_KEPT)
        self.values: deque[str] = deque(maxlen=_KEPT)


@contextmanager
def noted() -> Iterator[Offered]:
    """Note what the bot offers meanwhile."""
    offered, make = Offered(), discord.SelectOption.__init__

    def noting_id(wire: Wire) -> str:
        offered.ids.append(wire)
        return write(wire)

    def noting_value(option: discord.SelectOption, **given: Any) -> None:
        make(option, **given)
        offered.values.append(option.value)

    ids = mock.patch.object(Wire, "__str__", noting_id)
    with ids, mock.patch.object(discord.SelectOption, "__init__", noting_value):
        yield offered


def changed(wire: Wire, random: Random) -> Wire:
    """Return an id with a part of it changed, or with nothing changed."""
    what = random.randrange(8)
    if what < 3:
        return wire
    if what == 3:
        return wire._replace(path=random.choice(ODD_PARTS) if random.random() < 0.5 else "1~2~3")
    if what == 4:
        odd = {"game": ("0", "9" * 18), "seat": ("-", "0", "1", "9", "63", "99"), "decision": ("0", "9" * 9)}
        slot = random.choice(sorted(odd))
        return wire._replace(**{slot: random.choice(odd[slot])})
    if what == 5:
        return wire._replace(topic=random.choice(("", "9" * 60, "x", "-1", "/", "0/0", "9" * 19 + "/-")))
    path = wire.path
    cuts = [index for index, sign in enumerate(path) if not sign.isalnum()] or [len(path)]
    cut = random.choice(cuts)
    if what == 6:
        return wire._replace(path=(path[:cut] + random.choice(ODD_SIGNS) + path[cut:])[:60])
    end = next((index for index in cuts if index > cut), len(path))
    return wire._replace(path=(path[: cut + 1] + random.choice(ODD_PARTS) + path[end:])[:60])


async def step(server: Server, random: Random, offered: Offered, fields: list[str]) -> tuple[Any, Any]:
    """Use something that was offered, or change it before; return what was used and what came of it."""
    who = random.choice((*server.people[:3], server.moderator, server.stranger))
    wire = changed(random.choice(offered.ids), random)
    handlers = server.client.router._handlers
    custom_id = (
        Wire.__str__(wire)[:100] if random.random() < 0.97 else Wire.__str__(wire)[: random.randrange(99)]
    )
    if (wire.action, True) in handlers and ((wire.action, False) not in handlers or random.random() < 0.3):
        names = [*fields, "x"]
        sent = {random.choice(names): random.choice(ODD)[:4_000] for _ in range(random.randint(0, 4))}
        return (custom_id, sent), await send_form(server, who, custom_id, sent)
    if random.random() < 0.5 or not offered.values:
        return custom_id, await press(server, who, custom_id)
    among = (*offered.values, *ODD_PARTS)
    values = tuple(random.choice(among) for _ in range(random.choice((1, 1, 1, 0, 2, 25))))
    custom_id = f"s{custom_id}"[:100]
    return (custom_id, values), await press(server, who, custom_id, values)


async def walk(server: Server, kind: str, seed: str, steps: int) -> None:
    """Walk through a game; raise AssertionError unless all that is used is answered without a fault."""
    random = Random(seed)
    title = title_of(kind)
    fields = sorted({field.name for action in GAMES[kind].actions for field in fields_of(action)})
    with noted() as offered:
        await open_game(server, title, SEATS)
        for number in range(steps):
            if number % 10 == 0:
                if await server.tables.find(server.channel.id) is None:
                    await open_game(server, title, SEATS)
                command = random.choice(COMMANDS)
                given = {"query": "cost"} if command == "rules search" else {}
                who = random.choice(server.people[:SEATS])
                result = await who.slash(server.channel, command, **given)
                assert result.acknowledged, command
            used, result = await step(server, random, offered, fields)
            assert not server.faults, (used, server.faults)
            assert result.acknowledged, (used, server.env.errors)


async def typing(server: Server, random: Random, rounds: int) -> None:
    """Type odd things into each option that is completed; raise AssertionError unless each is answered."""
    ids = server.services.mentions.ids
    for _ in range(rounds):
        for top in await server.client.tree_payload():
            for path, command in leaves(top):
                for option in command.get("options", ()):
                    if not option.get("autocomplete"):
                        continue
                    who = random.choice((*server.people[:2], server.moderator, server.stranger))
                    typed = random.choice(ODD)
                    options = [
                        {"name": one["name"], "type": 3, "value": random.choice(ODD)}
                        for one in command["options"]
                        if one["type"] == 3 and one is not option and random.random() < 0.5
                    ]
                    options.append({"name": option["name"], "type": 3, "value": typed, "focused": True})
                    for depth, name in reversed(list(enumerate(path[1:], start=1))):
                        last = depth == len(path) - 1
                        options = [{"name": name, "type": 1 if last else 2, "options": options}]
                    data = {"id": str(ids[path[0]]), "name": path[0], "type": 1, "options": options}
                    result = await _dispatch_actor_interaction(who, 4, server.channel, data)
                    assert not server.faults, (path, option["name"], typed, server.faults)
                    assert result.autocomplete_choices is not None, (path, option["name"], typed)


@pytest.mark.parametrize("kind", OFFERED)
async def test_whatever_was_offered_and_changed_is_answered(server: Server, kind: str) -> None:
    await walk(server, kind, "mutated", 60)


async def test_whatever_is_half_typed_is_answered(server: Server) -> None:
    await open_game(server, title_of("toy"), SEATS)
    await typing(server, Random("half typed"), 1)


@pytest.mark.soak
@pytest.mark.parametrize("kind", OFFERED)
@pytest.mark.parametrize("seed", range(10))
async def test_much_that_was_offered_and_changed_is_answered(server: Server, kind: str, seed: int) -> None:
    """Twenty thousand inputs in all."""
    await walk(server, kind, f"mutated {seed}", 500)


@pytest.mark.soak
@pytest.mark.parametrize("kind", OFFERED)
async def test_much_that_is_half_typed_is_answered(server: Server, kind: str) -> None:
    await open_game(server, title_of(kind), SEATS)
    await typing(server, Random(f"half typed {kind}"), 10)
