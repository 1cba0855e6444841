"""The stand-in refuses what Discord refuses; a bot that passes with it has been asked something."""

from __future__ import annotations

import ssl
from typing import Any

import aiohttp
import discord
import pytest

from tests.discord_server.interactions import FIRST_WORD, TOKEN_LIFE, Callback, Interaction, Kind
from tests.discord_server.limits import (
    COMPONENTS_V2,
    EPHEMERAL,
    LARGEST_FILE,
    MOST_COMPONENTS,
    MOST_TEXT,
    check_message,
)
from tests.discord_server.messages import Messages
from tests.discord_server.places import Channel, User
from tests.discord_server.published import error_of
from tests.discord_server.rate_limits import Rate, RateLimits
from tests.discord_server.refused import RefusedError
from tests.discord_server.server import AUTHORITY, serving
from tests.discord_server.stand_in import TOKEN, Discord

SEND = ("post", "/channels/{channel_id}/messages")
CALLBACK = ("post", "/interactions/{interaction_id}/{interaction_token}/callback")


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(number: int) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": f"button {number}"}


def menu(values: list[str], most: int = 1) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "menu", "options": options, "min_values": 1, "max_values": most}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def of(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": COMPONENTS_V2, "components": list(components), **more}


@pytest.mark.parametrize(
    ("operation", "body"),
    [
        (SEND, {"content": "x" * 4001}),
        (SEND, of({"type": 2, "style": 9, "label": "x", "custom_id": "x"})),
        (SEND, of(row({"type": 2, "style": 1, "label": "x" * 81, "custom_id": "x"}))),
        (SEND, {"nonce": "x" * 26}),
        (SEND, {"allowed_mentions": {"parse": ["nobody"]}}),
        (CALLBACK, {"type": 4, "data": {"components": "none"}}),
        (CALLBACK, {"type": 9, "data": {"custom_id": "x", "title": "x" * 46, "components": [text("x")]}}),
        (CALLBACK, {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}}),
        (("put", "/applications/{application_id}/commands"), [{"name": "x" * 33, "description": "x"}]),
        (("post", "/users/@me/channels"), {"recipient_id": "somebody"}),
    ],
)
def test_what_is_published_is_refused(operation: tuple[str, str], body: Any) -> None:
    assert error_of(*operation, body) is not None


@pytest.mark.parametrize(
    ("operation", "body"),
    [
        (SEND, of(text("x"), row(button(1))) | {"nonce": "1", "enforce_nonce": True}),
        (SEND, {"attachments": [{"id": 0, "filename": "x.png"}]}),
        (CALLBACK, {"type": 5, "data": {"flags": EPHEMERAL}}),
        (CALLBACK, {"type": 6}),
        (("patch", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"), of(text("x"))),
        (("put", "/applications/{application_id}/commands"), [{"name": "x", "description": "x", "type": 1}]),
    ],
)
def test_what_is_published_is_taken(operation: tuple[str, str], body: Any) -> None:
    assert error_of(*operation, body) is None


@pytest.mark.parametrize(
    ("body", "files", "code"),
    [
        (of(text("x" * (MOST_TEXT // 2)), text("x" * (MOST_TEXT // 2 + 1))), {}, 50035),
        (of(*(text("x") for _ in range(MOST_COMPONENTS + 1))), {}, 50035),
        (of(row(button(1)), row(button(1))), {}, 50035),
        (of(row(*map(button, range(6)))), {}, 50035),
        (of(row(button(1), menu(["x"]))), {}, 50035),
        (of(row(menu(["x", "x"]))), {}, 50035),
        (of(row(menu(["x"], most=2))), {}, 50035),
        (of(text("x"), content="x"), {}, 50035),
        (of({"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}), {}, 50035),
        (of(text("x")), dict.fromkeys(map(str, range(11)), b""), 50035),
        (of(text("x")), {"x.png": b"x" * (LARGEST_FILE + 1)}, 40005),
        (of(), {}, 50006),
        ({}, {}, 50006),
    ],
)
def test_what_is_not_published_is_refused(body: Any, files: dict[str, bytes], code: int) -> None:
    with pytest.raises(RefusedError) as refused:
        check_message(body, files)
    assert refused.value.code == code


def test_what_is_at_the_limit_is_taken() -> None:
    picture = {"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}
    most = [text("x" * (MOST_TEXT // 37)) for _ in range(37)]
    check_message(of(*most, picture, row(button(1))), {"x.png": b"x" * LARGEST_FILE})


BOT, ANN, CANAL = User(1, "Riquet"), User(2, "Ann"), Channel(3, "canal", 0)


def test_a_nonce_counts_in_its_channel_for_a_time() -> None:
    messages = Messages()
    body = {"content": "x", "nonce": "1", "enforce_nonce": True}
    first = messages.send(CANAL, BOT, body, {})
    assert messages.send(CANAL, BOT, body, {}) is first
    assert messages.send(CANAL, BOT, {**body, "enforce_nonce": False}, {}) is not first
    assert messages.send(Channel(4, "other", 0), BOT, body, {}) is not first
    messages.forget_nonces()
    assert messages.send(CANAL, BOT, body, {}) is not first
    brief = Messages(window=0)
    assert brief.send(CANAL, BOT, body, {}) is not brief.send(CANAL, BOT, body, {})


def asked(kind: Kind = Kind.COMMAND) -> Interaction:
    return Interaction(kind, ANN, CANAL, {}, BOT)


async def refusal(interaction: Interaction, callback: Callback) -> int:
    with pytest.raises(RefusedError) as refused:
        interaction.heed({"type": callback, "data": of(text("x"))}, {})
    return refused.value.code


async def test_an_interaction_is_answered_once_and_in_time() -> None:
    interaction = asked()
    with pytest.raises(RefusedError, match="10015"):
        interaction.follow_up(of(text("x")), {})
    interaction.heed({"type": Callback.THINKING, "data": {"flags": EPHEMERAL}}, {})
    assert await refusal(interaction, Callback.MESSAGE) == 40060
    assert not interaction.answer.done()
    assert interaction.change_original(of(text("x")), {}).is_ephemeral
    assert interaction.answer.done()
    interaction.began -= TOKEN_LIFE
    with pytest.raises(RefusedError, match="50027"):
        interaction.change_original(of(text("x")), {})
    late = asked()
    late.began -= FIRST_WORD
    assert await refusal(late, Callback.MESSAGE) == 10062
    assert await refusal(asked(), Callback.UPDATE) == 50035
    assert await refusal(asked(), Callback.CHOICES) == 50035


def test_what_is_too_much_has_to_wait() -> None:
    limits = RateLimits({"GET /": Rate(2, 60)}, global_rate=Rate(4, 60))
    first = limits.ask("GET /", "1", answers_interaction=False)
    assert (first.retry_after, first.headers["X-RateLimit-Remaining"]) == (None, "1")
    limits.ask("GET /", "1", answers_interaction=False)
    refused = limits.ask("GET /", "1", answers_interaction=False)
    assert refused.retry_after is not None
    assert (refused.everywhere, refused.headers["Via"]) == (False, "1.1 google")
    assert limits.ask("GET /", "2", answers_interaction=False).retry_after is None
    everywhere = limits.ask("GET /", "3", answers_interaction=False)
    assert (everywhere.everywhere, limits.refused) == (True, 2)
    assert limits.ask("GET /", "4", answers_interaction=True).retry_after is None


async def test_what_is_called_is_discord_and_nothing_else() -> None:
    """Discord's own addresses lead to the stand-in, by a certificate that holds; others lead nowhere."""
    stand_in = Discord()
    trusted = ssl.create_default_context(cafile=AUTHORITY)
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with serving(stand_in) as proxy, aiohttp.ClientSession(headers=headers) as http:
        async with http.get("https://discord.com/api/v10/users/@me", proxy=proxy, ssl=trusted) as answer:
            assert (await answer.json())["username"] == "riquet"
        nobody = {"Authorization": "Bot nobody"}
        url = "https://discord.com/api/v10/gateway/bot"
        async with http.get(url, proxy=proxy, ssl=trusted, headers=nobody) as answer:
            assert answer.status == 401
        assert stand_in.faults == []
        with pytest.raises(aiohttp.ClientHttpProxyError):
            await http.get("https://example.org/", proxy=proxy, ssl=trusted)
        async with http.get("https://discord.com/api/v10/stickers", proxy=proxy, ssl=trusted) as answer:
            assert answer.status == 404
    assert len(stand_in.faults) == 2


async def test_a_body_that_discord_would_refuse_is_a_fault() -> None:
    stand_in = Discord()
    channel = stand_in.add_channel(stand_in.add_server("Town"), "canal")
    trusted = ssl.create_default_context(cafile=AUTHORITY)
    url = f"https://discord.com/api/v10/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with serving(stand_in) as proxy, aiohttp.ClientSession(headers=headers) as http:
        for body, status in (({"content": "x"}, 200), ({"content": "x" * 5000}, 400)):
            async with http.post(url, proxy=proxy, ssl=trusted, json=body) as answer:
                assert answer.status == status
        async with http.get(url, proxy=proxy, ssl=trusted) as answer:
            assert [message["content"] for message in await answer.json()] == ["x"]
    assert len(stand_in.faults) == 1


async def test_messages_are_read_with_the_permission_and_by_the_hundred() -> None:
    """The first after an id, the newest of them first; without their nonces, with the ids of components."""
    stand_in = Discord()
    server = stand_in.add_server("Town")
    channel = stand_in.add_channel(server, "canal")
    trusted = ssl.create_default_context(cafile=AUTHORITY)
    url = f"https://discord.com/api/v10/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {TOKEN}"}
    marked = of({"type": 17, "id": 1 << 30, "components": [text("x")]}, nonce="1")
    sent = [stand_in.messages.send(channel, stand_in.bot, marked, {}) for _ in range(120)]
    async with serving(stand_in) as proxy, aiohttp.ClientSession(headers=headers) as http:

        async def read(**query: int) -> list[dict[str, Any]]:
            async with http.get(url, proxy=proxy, ssl=trusted, params=query) as answer:
                assert answer.status == 200
                return await answer.json()

        after = await read(after=sent[0].id, limit=100)
        assert [int(one["id"]) for one in after] == [one.id for one in sent[100:0:-1]]
        assert [int(one["id"]) for one in await read(limit=2)] == [sent[119].id, sent[118].id]
        assert "nonce" not in after[0]
        assert after[0]["components"][0]["id"] == 1 << 30
        channel.overwrites[stand_in.bot.id] = (0, discord.Permissions(read_message_history=True).value)
        assert await read() == []


def test_a_channel_overwrites_what_roles_allow() -> None:
    stand_in = Discord()
    server = stand_in.add_server("Town")
    channel = stand_in.add_channel(server, "canal")
    thread = stand_in.add_thread(channel, "thread")
    assert stand_in.allowed(channel).send_messages
    channel.overwrites[server.id] = (0, discord.Permissions(send_messages=True).value)
    assert not stand_in.allowed(channel).send_messages
    assert not stand_in.allowed(thread).send_messages
    channel.overwrites[stand_in.bot.id] = (discord.Permissions(send_messages=True).value, 0)
    assert stand_in.allowed(channel).send_messages
    del server.members[stand_in.bot.id]
    with pytest.raises(RefusedError, match="50001"):
        stand_in.channel(channel.id)
