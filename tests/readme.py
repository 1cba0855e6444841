"""Make the README's table of commands from what the commands declare:

    python -m tests.readme

writes it into the README of a checkout with ``[test]`` installed.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.ui.games import offered_games
from rules.language.texts import FALLBACK
from rules.language.words import Words
from tests.discord import server

README = Path(__file__).parents[1] / "README.md"
HEAD = ("| command | parameters | what it does |", "| --- | --- | --- |")
_TABLE = re.compile(r"(?<=\n)\| command \|.*\n(?:\|.*\n)+")


def command_rows(payload: dict[str, Any], above: str = "/") -> Iterator[str]:
    """Yield a row for each command below one of Discord's: its path, its parameters, its description."""
    path = above + payload["name"]
    options = payload.get("options", [])
    below = [option for option in options if option["type"] in (1, 2)]
    for option in below:
        yield from command_rows(option, f"{path} ")
    if not below:
        given = [f"`{one['name']}`" if one["required"] else f"`[{one['name']}]`" for one in options]
        cells = (f"`{path}`", " ".join(given), payload["description"])
        yield re.sub(" +", " ", f"| {' | '.join(cells)} |")


async def command_table() -> str:
    """Return the table of all commands, those of the tests' own games apart."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder) / "riquet.db") as running:
            payload = await running.client.tree_payload()
    foreign = {
        Words(kind, FALLBACK).text("command")
        for kind, game in offered_games().items()
        if not game.package.startswith("rules.")
    }
    rows = [row for command in payload if command["name"] not in foreign for row in command_rows(command)]
    return "\n".join((*HEAD, *rows)) + "\n"


def main() -> None:
    """Write the table into the README."""
    table = asyncio.run(command_table())
    README.write_text(_TABLE.sub(lambda _: table, README.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    main()
