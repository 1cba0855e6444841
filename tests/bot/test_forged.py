"""Ids of buttons, menus and forms that the bot has never made: each is answered, and nothing goes wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers

from bot.ui.component_ids import Wire
from tests.bot.answers import answer_of
from tests.bot.playing import TOY, open_game
from tests.discord import Server, parts

HUGE = "9" * 18
PATHS = (
    *("", "1~2~3", "~", "~~", "1~2", "0~0", "-1", "-1~-1", "1~", "~1", "1.2.3", ".", "..", "@", "@@", "+"),
    *("+x@y", "9" * 60, "9" * 19, "-" + "9" * 40, "~" + "9" * 30, "9" * 19 + ".1", "1e9", "0x10", "1_000"),
    *("x~999", "x~1000", "draw", "draw.1", "play.red", "true", "None", "a" * 60, "1+2", "1@2", "choose.1"),
)
TOPICS = ("", "x", "/", "//", "a/b", "9" * 60, "-1", "rule/1/2", "٣/٣", ".", "toy/toy", "settings")
OPTION = {"label": "x", "value": "x"}
SEATS = ("-", "0", "1", "9", "99", "00")
DECISIONS = ("0", "1", "2", "999999999", "000000001")


def first_row(components: Any) -> dict[str, Any] | None:
    """Return the first row of buttons, or with a menu, of a message."""
    return next((part for part in parts(components) if part.get("type") == 1), None)


def forged(action: str, game: int, random: Random) -> str:
    """Return an id in which everything may be anything."""
    wire = Wire(
        action,
        random.choice((str(game), str(game), str(game), "0", HUGE, "00000001", str(game + 1))),
        random.choice(SEATS),
        random.choice(DECISIONS),
        random.choice(PATHS),
        random.choice(TOPICS),
    )
    custom_id = str(wire)
    return custom_id if random.random() < 0.9 else custom_id[: random.randrange(1, len(custom_id))]


async def press(server: Server, person: Any, custom_id: str, values: tuple[str, ...] | None = None) -> Any:
    """Use a button of a public message that has been given some id; with values, as if it were a menu."""
    # What was pressed may have taken the buttons away.
    message = next((one for one in reversed(server.messages()) if first_row(one.components)), None)
    if message is None:
        await server.moderator.slash(server.channel, "game new", game=TOY, seats=2)
        message = server.last
    row = first_row(server.env.backend.get_message(server.channel.id, message.id).components)
    assert row is not None
    kind = {"type": 2, "style": 2, "label": "x"} if values is None else {"type": 3, "options": [OPTION]}
    row["components"] = [{**kind, "id": 77, "custom_id": custom_id}]
    backend = server.env.backend
    stored = backend.get_message(server.channel.id, message.id)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
    if values is not None:
        data |= {"component_type": 3, "values": list(values)}
    extra = {"message": dict(serializers.message_payload(backend, stored))}
    return await _dispatch_actor_interaction(
        person, 3, server.channel, data, extra=extra, source_message_id=message.id
    )


async def send_form(server: Server, person: Any, custom_id: str, sent: dict[str, str]) -> Any:
    """Send a form that nobody has opened."""
    lines = [
        {"type": 18, "id": number, "component": {"type": 4, "custom_id": name, "value": value}}
        for number, (name, value) in enumerate(sent.items(), start=1)
    ]
    return await _dispatch_actor_interaction(
        person, 5, server.channel, {"custom_id": custom_id, "components": lines}
    )


async def check(server: Server, random: Random, rounds: int) -> None:
    """Use each kind of component some times with odd ids; raise AssertionError unless each is answered."""
    game = await open_game(server, TOY, 2)
    for _ in range(rounds):
        for action, form in sorted(server.client.router._handlers):
            who = random.choice((*server.people[:3], server.moderator, server.stranger))
            custom_id = forged(action, game, random)
            if form:
                sent = {"x": random.choice(PATHS), random.choice(PATHS) or "y": random.choice(PATHS)}
                result = await send_form(server, who, custom_id, sent)
            else:
                values = random.choice((None, None, ("x",), (random.choice(PATHS), "x"), ()))
                custom_id = (custom_id if values is None else f"s{custom_id}")[:100]
                result = await press(server, who, custom_id, values)
            assert not server.faults, (custom_id, form, who.name, server.faults)
            assert result.acknowledged, (custom_id, form, who.name)


async def test_forged_ids_are_answered(server: Server) -> None:
    await check(server, Random(1), 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_many_forged_ids_are_answered(server: Server, seed: int) -> None:
    await check(server, Random(f"forged {seed}"), 4)


@pytest.mark.parametrize(
    "written",
    [
        "r:log:٣:-:0:",
        "r:log:1:-:٣:",
        "r:log:1:-:0:٣",
        f"r:mod_ask_replace:1:0:0::{10**19 - 1}/-",
        f"r:mod_ask_replace:1:0:0::-/{10**19 - 1}",
        "r:mod_rollback:1:-:1:1~2~3",
        f"r:mod_audit:1:-:0:~{'9' * 60}",
    ],
)
async def test_numbers_that_are_none_of_ours_are_out_of_date(server: Server, written: str) -> None:
    """Other figures than ours, and more than any database or Discord counts to."""
    await open_game(server, TOY, 2)
    result = await press(server, server.moderator, written)
    assert "out of date" in answer_of(result)
    assert not server.faults


@pytest.mark.parametrize("custom_id", ["r:log:1:-:0:", "r:panel:1:0:1:", "r:hand:1:-:0:"])
@pytest.mark.parametrize("kind", [2, 3])
async def test_a_component_that_its_message_does_not_have_is_answered(
    server: Server, custom_id: str, kind: int
) -> None:
    """Its message has changed under way, or it was never there: discord.py says nothing to that."""
    await open_game(server, TOY, 2)
    written = custom_id if kind == 2 else f"s{custom_id}"
    data: dict[str, Any] = {"custom_id": written, "component_type": kind}
    if kind == 3:
        data["values"] = ["x"]
    stored = server.env.backend.get_message(server.channel.id, server.last.id)
    payload = dict(serializers.message_payload(server.env.backend, stored))
    payload["components"] = [{"type": 10, "id": 1, "content": "x"}]
    result = await _dispatch_actor_interaction(
        server.people[0], 3, server.channel, data, extra={"message": payload}
    )
    assert "out of date" in answer_of(result)
