"""What people type, however long and odd: each gets one clear word, and nothing goes wrong."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
import simcord
from simcord.actors import _dispatch_actor_interaction

from bot.table import Person
from bot.ui import router
from tests.bot.answers import answer_of
from tests.bot.playing import TOY, open_game
from tests.discord import Server

Path = tuple[str, ...]
TYPED = {3, 4, 5}
"""What is typed: texts, numbers, and yes or no."""
LONG = 6_000
"""How long Discord lets the text of an option be."""
ODD = (
    "*" * LONG,
    "x" * LONG,
    "<" * LONG,
    "@everyone " * 500,
    "\u202e" * 50,
    "`" * 2_400,
    "{ $name }" * 300,
    "9" * 400,
    "1~2~3",
    "٣",
    "-1",
    " ",
    "a/b#c" * 30,
)


def leaves(
    command: dict[str, Any], path: tuple[str, ...] = ()
) -> list[tuple[tuple[str, ...], dict[str, Any]]]:
    """Return the commands of a tree that can be sent, with their paths."""
    path = (*path, command["name"])
    below = [one for one in command.get("options", ()) if one["type"] in (1, 2)]
    return [leaf for one in below for leaf in leaves(one, path)] if below else [(path, command)]


def given(command: dict[str, Any], random: Random) -> list[dict[str, Any]]:
    """Return options of a command, whatever its client would let people choose."""
    found: list[dict[str, Any]] = []
    for option in command.get("options", ()):
        among = [choice["value"] for choice in option.get("choices", ())]
        value = {
            3: lambda among=among: random.choice(among or ODD),
            4: lambda: random.choice((-1, 0, 1, 99, 2**53)),
            5: lambda: random.random() < 0.5,
        }.get(option["type"])
        if value is not None and (option.get("required") or random.random() < 0.7):
            found.append({"name": option["name"], "type": option["type"], "value": value()})
    return found


async def send(
    server: Server, person: Any, number: int, path: Path, options: Any, interaction_type: int = 2
) -> Any:
    """Send a command with options that no client has checked, or type it (an interaction of type 4)."""
    for depth, name in reversed(list(enumerate(path[1:], start=1))):
        kind = 1 if depth == len(path) - 1 else 2
        options = [{"name": name, "type": kind, "options": options}]
    data = {"id": str(number), "name": path[0], "type": 1, "options": options}
    return await _dispatch_actor_interaction(person, interaction_type, server.channel, data)


async def check(server: Server, random: Random, rounds: int) -> None:
    """Send each command of the bot some times with odd values; each has to be answered."""
    ids = server.services.mentions.ids
    people = (server.people[0], server.moderator, server.stranger)
    for _ in range(rounds):
        for top in await server.client.tree_payload():
            for path, command in leaves(top):
                typed = {one["type"] for one in command.get("options", ()) if one.get("required")}
                if not typed <= TYPED:
                    continue
                options = given(command, random)
                result = await send(server, random.choice(people), ids[top["name"]], path, options)
                assert not server.faults, (path, options, server.faults)
                assert result.acknowledged, (path, options)
                if await server.tables.find(server.channel.id) is None:
                    await open_game(server, TOY, 2)


async def test_whatever_is_typed_is_answered(server: Server) -> None:
    await open_game(server, TOY, 2)
    await check(server, Random(1), 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_whatever_is_typed_for_long_is_answered(server: Server, seed: int) -> None:
    await open_game(server, TOY, 2)
    await check(server, Random(f"typed {seed}"), 10)


async def test_what_is_too_long_is_repeated_at_its_beginning(server: Server) -> None:
    """The text of a refusal takes 2,500 characters of one value: of what was typed it repeats a hundred."""
    await open_game(server, TOY, 2)
    told = await server.moderator.slash(server.channel, "mod rollback", entry="*" * LONG)
    assert "\\*" * 100 + "…" in answer_of(told)
    assert "\\*" * 101 not in answer_of(told)


@pytest.mark.parametrize(
    ("command", "option"),
    [
        ("mod resume", "game"),
        ("mod rollback", "entry"),
        ("mod replace", "seat"),
        ("rules search", "query"),
        ("rules card", "card"),
        ("rules cost", "game"),
        ("game new", "game"),
        ("language me", "language"),
    ],
)
@pytest.mark.parametrize("sign", ["*", "<@1>", "\\"])
async def test_a_text_repeats_of_what_was_typed_the_beginning(
    server: Server, command: str, option: str, sign: str
) -> None:
    """Every text takes it through the same hands: none is longer than a message, and none has markup."""
    await open_game(server, TOY, 2)
    if command == "mod resume":
        await server.tables.lifecycle.detach((await server.tables.open_games())[0])
    ids, path = server.services.mentions.ids, tuple(command.split())
    filled = [{"name": option, "type": 3, "value": (sign * LONG)[:LONG]}]
    if command == "mod replace":
        filled.append({"name": "person", "type": 6, "value": str(server.people[2].id)})
    told = answer_of(await send(server, server.moderator, ids[path[0]], path, filled))
    assert not server.faults
    assert len(told) < 2_000
    assert "<@1>" not in told.replace("\\<@1>", "")


NOT_OURS: dict[str, tuple[Path, list[dict[str, Any]]]] = {
    "a command": (("nothing",), []),
    "a command below": (("mod", "nothing"), []),
    "no option": (("mod", "rollback"), []),
    "a number": (("game", "new"), [{"name": "seats", "type": 4, "value": 10**18}]),
}


@pytest.mark.parametrize("what", NOT_OURS)
@pytest.mark.parametrize("half_typed", [False, True])
async def test_a_command_that_is_not_ours_as_it_was_sent_is_out_of_date(
    server: Server, what: str, half_typed: bool
) -> None:
    """Some client may know one of before: that is no fault of ours, and nothing of it is done."""
    path, options = NOT_OURS[what]
    ids = server.services.mentions.ids
    if half_typed:
        options = [{**one, "focused": True} for one in options]
    number, kind = ids.get(path[0], 5), 4 if half_typed else 2
    result = await send(server, server.moderator, number, path, options, kind)
    server.expected_errors()
    assert not server.faults
    if not half_typed:
        assert "out of date" in answer_of(result)
    assert await server.tables.find(server.channel.id) is None


async def test_a_long_list_of_what_is_possible_begins_and_ends(server: Server) -> None:
    """Two dozen games without a channel have more names than a text takes of one value."""
    channels = [server.guild.create_text_channel(f"gone {number}") for number in range(40)]
    host = Person(server.people[0].id, "Ada with a name that is as long as Discord lets names be"[:32])
    for channel in channels:
        info = await server.tables.lobby.create("toy", server.guild.id, channel.id, 2, host)
        await server.tables.lobby.join(info.id, Person(server.people[1].id, "Bea" * 10))
        await server.tables.lobby.start(info.id, host)
        await server.tables.lifecycle.detach(info.id)
    told = answer_of(await server.moderator.slash(server.channel, "mod resume", game="nothing of them"))
    assert "is not a game that can be brought here" in told
    assert "or …" in told
    assert len(told) < 2_500


async def test_an_error_that_has_no_words_is_answered_too(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(language: str, error: Exception) -> str:
        raise ValueError("no words")

    await open_game(server, TOY, 2)
    monkeypatch.setattr(router, "error_text", broken)
    told = await server.stranger.slash(server.channel, "play")
    assert "something went wrong" in answer_of(told).casefold()
    assert any("no words" in fault for fault in server.faults)
    server.faults.clear()


async def test_what_is_offered_too_late_is_no_error(server: Server) -> None:
    """Who types fast is offered nothing for what they have typed meanwhile; that is no fault."""
    await open_game(server, TOY, 2)
    server.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    with suppress(simcord.SetupError):
        await server.moderator.autocomplete(server.channel, "mod rollback", "entry", "1")
    assert not server.env.backend.faults
    assert not server.faults
