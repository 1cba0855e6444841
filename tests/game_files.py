"""Make the example in docs/game-files.md from a game that is played and exported:

    python -m tests.game_files

writes it into the page of a checkout with ``[test]`` installed.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from pathlib import Path
from typing import Any, cast

from bot.table import Tables
from rules.players import Level
from tests.bot.table.seated import ANN, BOB, CHANNEL, CLEO, GUILD, MODERATOR, finish, opened

PAGE = Path(__file__).parents[1] / "docs/game-files.md"
_EXAMPLE = re.compile(r"(?<=```json\n).*?(?=\n```)", re.DOTALL)
_LONGEST, _MOST, _MORE = 64, 3, "…"


async def _started(tables: Tables, *computers: Level) -> int:
    """Start a game of three, with computer players behind the people; return its id."""
    info = await tables.lobby.create(
        "canal_du_midi", GUILD, CHANNEL, 3, ANN, computers=computers, hints=bool(computers)
    )
    for person in (BOB, CLEO)[: 2 - len(computers)]:
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, ANN, first=ANN.discord_id)
    return info.id


async def finished_game() -> bytes:
    """Return the file of a finished game, as somebody gets it who has played it; it is always the same."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder) / "riquet.db") as tables:
            game = await _started(tables)
            await finish(tables, game)
            return await tables.transfer.for_players.file(game, ANN)


async def moderators_file() -> bytes:
    """Return the file of a game that is on, with a computer player and hints, as a moderator gets it."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder) / "riquet.db") as tables:
            return await tables.transfer.export(await _started(tables, Level.FAIR), MODERATOR)


def abridged(value: Any) -> Any:
    """Return JSON with the beginnings of long texts, lists and objects, and an ellipsis for what is left out.

    The file itself keeps all its fields.
    """
    return {name: _abridged(one) for name, one in value.items()}


def _abridged(value: Any) -> Any:
    if isinstance(value, str):
        line = value.split("\n")[0]
        return value if line == value and len(value) <= _LONGEST else line[:_LONGEST] + _MORE
    if isinstance(value, list):
        items = cast("list[Any]", value)
        few = 1 if items and isinstance(items[0], dict) else _MOST
        return [*map(_abridged, items[:few]), *([_MORE] if len(items) > few else [])]
    if isinstance(value, dict):
        fields = list(cast("dict[str, Any]", value).items())
        few = fields if {"seq", "kind"} <= value.keys() else fields[:_MOST]
        return {name: _abridged(one) for name, one in few} | (
            {_MORE: _MORE} if len(few) < len(fields) else {}
        )
    return value


def example(data: bytes) -> str:
    """Return what the page shows of a file."""
    return json.dumps(abridged(json.loads(data)), indent=1, ensure_ascii=False)


def shown(page: str) -> str:
    """Return the example that a page shows."""
    found = _EXAMPLE.search(page)
    assert found is not None
    return found[0]


def main() -> None:
    """Write the example into the page."""
    made = example(asyncio.run(finished_game()))
    PAGE.write_text(_EXAMPLE.sub(lambda _: made, PAGE.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    main()
