"""Results counted, and read as they are stored, for tests of what came of games."""

from __future__ import annotations

from bot.table import Tables
from tests.bot.table.seated import everything


async def count_all(tables: Tables) -> None:
    """Count all that is to be counted, and rate by that."""
    while (game := await tables.results.next_uncounted()) is not None:
        await tables.results.count(game)
    for pair in await tables.rankings.behind():
        await tables.rankings.rate(pair)


async def rows_of_results(tables: Tables) -> list[list[tuple[object, ...]]]:
    names = ("result", "result_seat", "rating", "computer_rating", "ranking", "uncounted")
    return [[tuple(row) for row in await everything(tables, name, "*")] for name in names]


async def games_in(tables: Tables, name: str) -> list[int]:
    """Return the games of which a table of results has rows, in order."""
    return [row["game"] for row in await everything(tables, f"{name} ORDER BY game", "game")]
