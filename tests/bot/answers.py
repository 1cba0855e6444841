"""Helpers that read answers and messages, and where a game stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import msgspec
from msgspec.structs import replace

from rules import Game
from rules.language.words import Words
from tests.bot.playing import TOY, act_by_command, open_game
from tests.discord import Server, parts, texts
from tests.offered import OFFERED
from tests.toy.actions import Choose
from tests.toy.components import Colour
from tests.toy.game import Toy


def answer_of(result: Any) -> str:
    """Return the text of a private answer."""
    assert result.ephemeral
    return texts(result.response.components)


def response_of(result: Any) -> Any:
    """Return the message of a private answer."""
    assert result.ephemeral
    assert result.response is not None
    return result.response


OVER = ["Rematch", "Replay", "Animation", "Turning points", "Statistics", "Log", "Check the draws", "Info"]
"""The buttons below the board of a finished game."""

KEEP_AHEAD = "Keep it"
"""What keeps an answer beforehand that was read back."""


async def say_ahead(who: Any, shown: Any, label: str) -> Any:
    """Give an answer beforehand by its button, and keep it as it was read back; return what came of that."""
    await who.click(shown, label=label)
    assert "It counts only when you press" in texts(shown.components)
    return await who.click(shown, label=KEEP_AHEAD)


async def state_of(server: Server, game_id: int) -> tuple[int, bytes]:
    """Return the number of the last entry and the whole state."""
    position = await server.tables.load(game_id)
    return position.seq, position.game.to_json()


async def choose_all(server: Server, game_id: int, seats: int = 2) -> int:
    """Choose a number for everybody, so that a turn begins; return the seat whose turn it is."""
    for seat in range(seats):
        position = await server.tables.load(game_id)
        await act_by_command(server, position, seat, Choose(seat + 1))
    return (await server.tables.load(game_id)).game.waiting_for[0]


async def lay_out(server: Server, game_id: int, game: Game) -> None:
    """Replace the position of a game, as if the log had led to the new one; nothing can be taken back."""
    async with server.tables.store.write() as queries:
        await queries.run(
            "UPDATE snapshot SET state = ?1, checkpoint_state = ?1, checkpoint_seq = seq, undo_seats = '[]',"
            " waiting = ?2 WHERE game = ?3",
            game.to_json(),
            msgspec.json.encode(game.waiting_for).decode(),
            game_id,
        )


def forge_id(server: Server, message: Any, old: str, new: str) -> None:
    """Put another custom_id on a message's button, as only a forger could."""
    for part in stored_parts(server, message):
        if part.get("custom_id") == old:
            part["custom_id"] = new
            return
    raise AssertionError(f"no button has the id {old}")


def stored_parts(server: Server, message: Any) -> Iterator[dict[str, Any]]:
    """Yield the components of a message as Discord keeps them, for a forger to change."""
    channel_id = message.channel_id if hasattr(message, "channel_id") else message.channel.id
    return parts(server.env.backend.get_message(channel_id, message.id).components)


async def in_turn(server: Server, *hand: Colour, pond: Colour | None = None) -> tuple[int, int]:
    """Open a game in a turn of a seat with that hand; return the game and the seat."""
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    hands = tuple(hand if other == seat else (Colour.GREEN,) * 3 for other in range(2))
    ponds = game.ponds if pond is None else ((pond,), *game.ponds[1:])
    await lay_out(server, game_id, replace(game, hands=hands, ponds=ponds))
    return game_id, seat


def pictures(message: Any) -> list[tuple[str, str]]:
    """Return the names and descriptions of the pictures of a message."""
    return [
        (item["media"]["url"].split("/")[-1].split("?")[0], item["description"])
        for part in parts(message.components)
        for item in part.get("items", ())
    ]


async def bytes_of(server: Server, attachment: discord.Attachment) -> bytes:
    """Return the bytes of an attachment."""
    return await server.client.http.get_from_cdn(attachment.url)


def played(person: Any, *kinds: str) -> list[str]:
    """Return the commands of games, or of some of them, that somebody can give."""
    roots = [Words(kind, "en").text("command") for kind in kinds or OFFERED]
    return [
        path for path in person.available_commands(person.guild.channels["canal"]) if path.split()[0] in roots
    ]


def choices(result: Any) -> dict[str, str]:
    """Return the names and values that an autocomplete offers."""
    return {choice["name"]: choice["value"] for choice in result}
