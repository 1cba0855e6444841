"""The gateway: sessions by shard, with what is sent to each, and what a new connection takes up again."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from tests.discord_server.places import new_id

KEPT = 5000
"""So many events of a session can be sent again."""

WRONG_TOKEN, NOT_IN_TIME = 4004, 4009

Event = tuple[str, Mapping[str, Any]]


class Op(IntEnum):
    """What a message on the gateway is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    ACKNOWLEDGED = 11


@dataclass(eq=False)
class Line:
    """One connection, whose messages are packed if the bot asks for it."""

    socket: web.WebSocketResponse
    transport: asyncio.Transport
    packer: Any = None

    async def send(self, op: Op, data: Any, number: int | None = None, name: str | None = None) -> None:
        """Send a message, unless the connection is gone."""
        text = json.dumps({"op": op, "d": data, "s": number, "t": name})
        with suppress(ConnectionError):
            if self.packer is None:
                await self.socket.send_str(text)
            else:
                packed = self.packer.compress(text.encode()) + self.packer.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)


@dataclass(eq=False)
class Session:
    """What one shard was sent, in order, and the connection that it has, if it has one."""

    id: str
    shard: int
    line: Line | None
    number: int = 0
    sent: deque[tuple[int, Event]] = field(default_factory=lambda: deque(maxlen=KEPT))

    async def dispatch(self, event: Event) -> None:
        """Send an event; without a connection it waits for the session to be resumed."""
        self.number += 1
        self.sent.append((self.number, event))
        if self.line is not None:
            await self.line.send(Op.DISPATCH, event[1], self.number, event[0])


def _open() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event


@dataclass(eq=False)
class Gateway:
    """The gateway.

    ``hello`` are the events of a new session of a shard; ``notice`` is called when the bot begins a
    connection, when a session is there and when one is ``refused``. While ``answers`` is not set,
    connections that are begun get no answer: so many are ``unanswered``.
    """

    token: str
    hello: Callable[[int, str], Iterable[Event]]
    notice: Callable[[], None]
    shards: int = 1
    heartbeat: float = 41.25
    sessions: dict[int, Session] = field(default_factory=dict[int, Session])
    identified: int = 0
    refused: int = 0
    resumed: int = 0
    answers: asyncio.Event = field(default_factory=_open)
    unanswered: int = 0

    async def admit(self) -> None:
        """Wait until a connection that is begun may be answered."""
        self.unanswered += 1
        self.notice()
        await self.answers.wait()
        self.unanswered -= 1

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=4096, compress=False)
        await socket.prepare(request)
        packer = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        assert isinstance(request.transport, asyncio.Transport)
        line = Line(socket, request.transport, packer)
        await line.send(Op.HELLO, {"heartbeat_interval": round(self.heartbeat * 1000)})
        try:
            await self._listen(line)
        finally:
            for session in self.sessions.values():
                if session.line is line:
                    session.line = None
        return socket

    async def _listen(self, line: Line) -> None:
        while True:
            try:
                message = await line.socket.receive(timeout=self.heartbeat * 1.5)
            except TimeoutError:
                await line.socket.close(code=NOT_IN_TIME)
                return
            if message.type is not WSMsgType.TEXT:
                return
            asked = json.loads(message.data)
            match asked["op"]:
                case Op.HEARTBEAT:
                    await line.send(Op.ACKNOWLEDGED, None)
                case Op.IDENTIFY:
                    await self._identify(line, asked["d"])
                case Op.RESUME:
                    await self._resume(line, asked["d"])
                case _:
                    pass

    async def _identify(self, line: Line, data: Mapping[str, Any]) -> None:
        if data["token"] != self.token:
            self.refused += 1
            self.notice()
            await line.socket.close(code=WRONG_TOKEN)
            return
        shard, _ = data.get("shard", (0, 1))
        self.identified += 1
        session = self.sessions[shard] = Session(f"session-{new_id()}", shard, line)
        for event in self.hello(shard, session.id):
            await session.dispatch(event)
        self.notice()

    async def _resume(self, line: Line, data: Mapping[str, Any]) -> None:
        known = (one for one in self.sessions.values() if one.id == data["session_id"])
        session = next(known, None)
        if session is None or data["token"] != self.token:
            await line.send(Op.INVALID_SESSION, data=False)
            return
        self.resumed += 1
        session.line = line
        for number, (name, event) in [*session.sent]:
            if number > data["seq"]:
                await line.send(Op.DISPATCH, event, number, name)
        await session.dispatch(("RESUMED", {}))
        self.notice()

    @property
    def connected(self) -> bool:
        """Say whether all shards are connected."""
        lines = [session.line for session in self.sessions.values()]
        return len(lines) == self.shards and all(line is not None for line in lines)

    async def dispatch(self, server_id: int, name: str, data: Mapping[str, Any]) -> None:
        """Send an event of a server to its shard; where that never connected, nobody hears it."""
        session = self.sessions.get((server_id >> 22) % self.shards)
        if session is not None:
            await session.dispatch((name, data))

    async def ask_to_reconnect(self) -> None:
        """Ask all shards to connect anew, as Discord does every few hours."""
        await asyncio.gather(
            *(one.line.send(Op.RECONNECT, None) for one in self.sessions.values() if one.line is not None)
        )

    async def invalidate(self) -> None:
        """Tell all shards that their sessions are gone, so that they begin anew."""
        await asyncio.gather(
            *(
                one.line.send(Op.INVALID_SESSION, data=False)
                for one in self.sessions.values()
                if one.line is not None
            )
        )

    def drop(self) -> None:
        """Cut all connections without a word; their sessions can be resumed."""
        for session in self.sessions.values():
            if session.line is not None:
                session.line.transport.abort()
                session.line = None

    def forget_sessions(self) -> None:
        """Know no session any more: whoever wants to resume has to begin anew."""
        for session in self.sessions.values():
            session.id = ""
