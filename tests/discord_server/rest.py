"""The addresses of Discord that the bot calls, and what each does."""

from __future__ import annotations

import json
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.discord_server.limits import LARGEST_FILE, MOST_FILES
from tests.discord_server.messages import Message, read_body
from tests.discord_server.places import Channel, new_id
from tests.discord_server.published import error_of
from tests.discord_server.refused import RefusedError, bad_body, unknown
from tests.discord_server.stand_in import TOKEN, Discord, Handler

API = "/api/v10"
_BY_TOKEN = ("/interactions/", "/webhooks/")
_MOST_MESSAGES = 100


@dataclass(frozen=True)
class Call:
    """A request: the parameters of its address, its body and the files that come with it."""

    request: web.Request
    body: Any
    files: dict[str, bytes]

    def number(self, name: str) -> int:
        """Return a parameter that is an id."""
        return int(self.request.match_info[name])

    def query(self, name: str, default: int = 0) -> int:
        """Return a number of the query."""
        return int(self.request.query.get(name, default))


Done = Callable[[Call], Awaitable[Any]]


class Rest:
    """What the bot can ask of the stand-in."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord

    def application(self) -> web.Application:
        """Return all of it as a web application."""
        made = web.Application(client_max_size=(MOST_FILES + 2) * LARGEST_FILE)
        made.router.add_get("/", self._discord.gateway.connect)
        made.router.add_get("/attachments/{path:.*}", self._attachment)
        messages = "/channels/{channel_id}/messages"
        webhook = "/webhooks/{webhook_id}/{webhook_token}"
        for method, path, done in (
            ("GET", "/users/@me", self._me),
            ("POST", "/users/@me/channels", self._open_direct_channel),
            ("GET", "/oauth2/applications/@me", self._my_application),
            ("GET", "/gateway/bot", self._gateway),
            ("PUT", "/applications/{application_id}/commands", self._put_commands),
            ("GET", "/guilds/{guild_id}/members/{user_id}", self._member),
            ("GET", "/channels/{channel_id}", self._channel),
            ("PATCH", "/channels/{channel_id}", self._change_channel),
            ("GET", "/channels/{channel_id}/thread-members/{user_id}", self._thread_member),
            ("POST", messages, self._send),
            ("GET", messages, self._history),
            ("GET", messages + "/{message_id}", self._message),
            ("PATCH", messages + "/{message_id}", self._change),
            ("DELETE", messages + "/{message_id}", self._delete),
            ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", self._answer),
            ("POST", webhook, self._follow_up),
            ("GET", webhook + "/messages/{message_id}", self._answer_message),
            ("PATCH", webhook + "/messages/{message_id}", self._change_answer),
            ("DELETE", webhook + "/messages/{message_id}", self._delete_answer),
        ):
            made.router.add_route(method, API + path, self._handler(path, done))
        made.router.add_route("*", "/{path:.*}", self._unknown)
        return made

    def _handler(self, path: str, done: Done) -> Handler:
        async def heed(request: web.Request) -> web.StreamResponse:
            try:
                return await self._heed(request, path, done)
            except RefusedError as error:
                return _json(error.body, status=error.status)
            except Exception:
                # A bot that was ended leaves the half of a body.
                if request.transport is not None and not request.transport.is_closing():
                    self._discord.faults.append(traceback.format_exc())
                return _json({"code": 0, "message": "500: Internal Server Error"}, status=500)

        async def handle(request: web.Request) -> web.StreamResponse:
            self._discord.calls[f"{request.method} {path}"] += 1
            try:
                return await self._discord.way(request, heed)
            finally:
                self._discord.notice()

        return handle

    async def _heed(self, request: web.Request, path: str, done: Done) -> web.StreamResponse:
        body, files = await read_body(request)
        by_token = path.startswith(_BY_TOKEN)
        if not by_token and request.headers.get("Authorization") != f"Bot {TOKEN}":
            raise RefusedError(401, 0, "401: Unauthorized")
        route = f"{request.method} {path}"
        major = (
            next(iter(request.match_info.values()), "")
            if not by_token
            else request.match_info.get("webhook_token", "")
        )
        verdict = self._discord.limits.ask(route, major, answers_interaction=by_token)
        if verdict.retry_after is not None:
            told = {
                "message": "You are being rate limited.",
                "retry_after": verdict.retry_after,
                "global": verdict.everywhere,
                "code": 0,
            }
            return _json(told, status=429, headers=verdict.headers)
        self._check(request.method, path, body)
        answer = await done(Call(request, body, files))
        if answer is None:
            return web.Response(status=204, headers=verdict.headers)
        return _json(answer, headers=verdict.headers)

    def _check(self, method: str, path: str, body: Any) -> None:
        """Refuse a body that is not as Discord publishes it, and note that the bot has sent one."""
        if body is None or not self._discord.checks:
            return
        if (error := error_of(method.lower(), path, body)) is not None:
            self._discord.faults.append(f"{method} {path} {error}")
            raise bad_body(error)

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        self._discord.faults.append(f"{request.method} {request.path} is not known to the stand-in")
        return _json({"code": 0, "message": "404: Not Found"}, status=404)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        found = self._discord.uploads.get(request.match_info["path"])
        return web.Response(status=404) if found is None else web.Response(body=found)

    async def _me(self, call: Call) -> Any:
        return self._discord.bot.payload()

    async def _my_application(self, call: Call) -> Any:
        bot = self._discord.bot
        return {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "owner": bot.payload(),
            "flags": 0,
        }

    async def _gateway(self, call: Call) -> Any:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        shards = self._discord.gateway.shards
        return {"url": "wss://gateway.discord.gg", "shards": shards, "session_start_limit": limit}

    async def _put_commands(self, call: Call) -> Any:
        self._discord.commands = [
            {"id": str(new_id()), "application_id": str(self._discord.bot.id), "version": "1", **command}
            for command in call.body
        ]
        return self._discord.commands

    async def _open_direct_channel(self, call: Call) -> Any:
        user = self._discord.users.get(int(call.body["recipient_id"]))
        if user is None:
            raise unknown("user")
        return self._discord.direct_channel(user).payload()

    async def _member(self, call: Call) -> Any:
        server = self._discord.servers.get(call.number("guild_id"))
        if server is None:
            raise unknown("guild")
        if (member := server.members.get(call.number("user_id"))) is None:
            raise unknown("member")
        return member.payload()

    def _place(self, call: Call) -> Channel:
        return self._discord.channel(call.number("channel_id"))

    async def _channel(self, call: Call) -> Any:
        return self._place(call).payload()

    async def _change_channel(self, call: Call) -> Any:
        channel = self._place(call)
        if channel.locked:
            raise RefusedError(403, 50013, "Missing Permissions")
        channel.archived = call.body.get("archived", channel.archived)
        return channel.payload()

    async def _thread_member(self, call: Call) -> Any:
        channel, user_id = self._place(call), call.number("user_id")
        if user_id not in channel.in_thread:
            raise unknown("member")
        moment = "2026-01-01T00:00:00+00:00"
        return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": moment, "flags": 0}

    async def _send(self, call: Call) -> Any:
        channel = self._place(call)
        self._require_sending(channel, files=bool(call.files))
        return self._discord.messages.send(channel, self._discord.bot, call.body, call.files).payload()

    def _require_sending(self, channel: Channel, *, files: bool) -> None:
        """Raise RefusedError unless the bot may send to a channel."""
        if channel.archived:
            raise RefusedError(400, 50083, "Thread is archived")
        if channel.recipient is not None and not channel.recipient.takes_messages:
            raise RefusedError(403, 50007, "Cannot send messages to this user")
        allowed = self._discord.allowed(channel)
        may = allowed.send_messages_in_threads if channel.is_thread else allowed.send_messages
        if not may or (files and not allowed.attach_files):
            raise RefusedError(403, 50013, "Missing Permissions")

    async def _history(self, call: Call) -> Any:
        """Return messages as Discord does: without the permission none, and the newest first."""
        channel = self._place(call)
        if not self._discord.allowed(channel).read_message_history:
            return []
        limit = min(call.query("limit", 50), _MOST_MESSAGES)
        after, before = call.query("after"), call.query("before", 1 << 63)
        found = [one for one in self._discord.messages.of(channel) if after < one.id < before]
        chosen = found[:limit] if after else found[-limit:]
        return [_without_nonce(one) for one in reversed(chosen)]

    def _found(self, call: Call) -> Message:
        return self._discord.messages.find(self._place(call), call.number("message_id"))

    async def _message(self, call: Call) -> Any:
        return _without_nonce(self._found(call))

    async def _change(self, call: Call) -> Any:
        message = self._found(call)
        if message.channel.archived:
            raise RefusedError(400, 50083, "Thread is archived")
        if call.files and not self._discord.allowed(message.channel).attach_files:
            raise RefusedError(403, 50013, "Missing Permissions")
        message.change(call.body, call.files)
        return message.payload()

    async def _delete(self, call: Call) -> Any:
        self._discord.messages.delete(self._found(call))

    async def _answer(self, call: Call) -> Any:
        interaction = self._discord.interactions.get(call.number("interaction_id"))
        if interaction is None:
            raise unknown("interaction")
        try:
            message = interaction.heed(call.body, call.files)
        except RefusedError as error:
            interaction.refused.append(error)
            raise
        told: dict[str, Any] = {
            "interaction": {
                "id": str(interaction.id),
                "type": int(interaction.kind),
                "response_message_ephemeral": message is not None and message.is_ephemeral,
            }
        }
        if message is not None:
            told["interaction"]["response_message_id"] = str(message.id)
            told["resource"] = {"type": call.body["type"], "message": message.payload()}
        return told

    async def _follow_up(self, call: Call) -> Any:
        interaction = self._discord.interaction(call.request.match_info["webhook_token"])
        return interaction.follow_up(call.body, call.files).payload()

    async def _answer_message(self, call: Call) -> Any:
        interaction = self._discord.interaction(call.request.match_info["webhook_token"])
        return interaction.find(call.request.match_info["message_id"]).payload()

    async def _change_answer(self, call: Call) -> Any:
        interaction = self._discord.interaction(call.request.match_info["webhook_token"])
        number = call.request.match_info["message_id"]
        if number == "@original":
            return interaction.change_original(call.body, call.files).payload()
        message = interaction.find(number)
        message.change(call.body, call.files)
        return message.payload()

    async def _delete_answer(self, call: Call) -> Any:
        interaction = self._discord.interaction(call.request.match_info["webhook_token"])
        interaction.find(call.request.match_info["message_id"])


def _without_nonce(message: Message) -> dict[str, Any]:
    """Return a message as it is read later: that Discord keeps nonces it promises nowhere."""
    return {key: value for key, value in message.payload().items() if key != "nonce"}


def _json(body: Any, *, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return an answer; discord.py reads it only if its type is this and nothing more."""
    text = json.dumps(body).encode()
    return web.Response(body=text, status=status, headers=headers, content_type="application/json")
