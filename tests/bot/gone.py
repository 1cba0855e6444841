"""Channels and threads that are deleted or archived, and games that are attached elsewhere."""

from __future__ import annotations

from typing import Any

from bot.table import Person, TableInfo
from tests.discord import Server


async def delete_channel(server: Server, channel: Any) -> None:
    """Delete a channel or a thread while the bot listens; a channel's threads go with it."""
    take_away(server, channel)
    await server.env.settle()


def take_away(server: Server, channel: Any) -> None:
    """Delete a channel or a thread, and the threads below it, which Discord does not mention."""
    backend = server.env.backend
    for number, other in list(backend.channels.items()):
        if other.parent_id == channel.id and other.thread_metadata is not None:
            del backend.channels[number]
            backend.messages.pop(number, None)
            backend.get_guild(channel.guild.id).thread_ids.remove(number)
    backend.delete_channel(channel.id)


async def archive(server: Server, thread: Any, *, locked: bool = False) -> None:
    """Archive a thread, as Discord does with those in which nobody writes."""
    state = {"archived": True, "locked": locked}
    server.env.backend.edit_channel(thread.id, {}, thread_metadata=state)
    await server.env.settle()
    assert server.client.get_channel(thread.id) is None


def is_archived(server: Server, thread: Any) -> bool:
    """Say whether a thread is archived."""
    state = server.env.backend.channels[thread.id].thread_metadata
    assert state is not None
    return state.archived


async def go_to(server: Server, game_id: int, channel: Any, who: Any) -> TableInfo:
    """Attach a parked game to a channel, which is ``server.channel`` from then on."""
    mover = Person(who.id, who.name)
    with server.env.time_context():
        info = await server.tables.lifecycle.attach(game_id, channel.guild.id, channel.id, mover)
        await server.services.delivery.deliver(game_id)
    server.channel = channel
    return info


async def status(server: Server, game_id: int) -> str:
    """Return the status of a game."""
    return (await server.tables.get(game_id)).status


async def enqueue(server: Server, game_id: int, note: str) -> int:
    """Enqueue a message for the channel and deliver it; return the outbox row's id."""
    with server.env.time_context():
        row = await server.tables.messages.enqueue_note(game_id, note)
        await server.services.delivery.deliver(game_id)
    return row
