"""Draw so many pictures in two threads as the bot does, and print the memory of the process in MiB as JSON.

The arguments are a number, the kinds of games, the themes and the languages, each separated by commas. All
that the bot imports is imported, and what its features need is prepared. Each turn of games played by their
own suggestions is drawn for all in both layouts, and for each seat its hand.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, count, islice
from pathlib import Path

import render
from bot.ui.drawings import THREADS, Drawings, Rank
from rules import GAMES
from tests.benchmarks.turns import turns
from tests.benchmarks.world import prepare
from tests.gallery import NAMES

Draw = Callable[[], bytes]


def memory() -> float:
    """Return the mebibytes of memory in use by this process."""
    lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def pictures(kind: str, themes: Sequence[str], languages: Sequence[str]) -> Iterator[Draw]:
    """Yield what draws the pictures of one game after the other, each in all themes and languages."""
    names = NAMES[: max(GAMES[kind].seat_numbers)]
    for seed in count(1):
        for game, events in turns(kind, seed=seed):
            for theme in themes:
                for language in languages:
                    for layout in render.LAYOUTS:
                        yield partial(
                            render.board,
                            game.view(None),
                            theme,
                            language,
                            names=names,
                            events=events,
                            layout=layout,
                        )
                    for seat in range(game.seats):
                        yield partial(
                            render.hand, game.view(seat), theme, language, names=names, events=events
                        )


async def draw_all(drawing: Iterator[Draw]) -> None:
    """Draw as the bot does, a few pictures at a time."""
    await prepare()
    drawings = Drawings()
    while some := list(islice(drawing, 2 * THREADS)):
        await asyncio.gather(*(drawings.get(object(), draw, Rank.ACTING) for draw in some))
    await drawings.close()


def main(number: int, kinds: Sequence[str], themes: Sequence[str], languages: Sequence[str]) -> None:
    render.keep_little_memory()
    start = memory()
    series = zip(*(pictures(kind, themes, languages) for kind in kinds), strict=True)
    drawing = islice(chain.from_iterable(series), number)
    asyncio.run(draw_all(drawing))
    print(json.dumps({"start": start, "mebibytes": memory()}))


if __name__ == "__main__":
    main(int(sys.argv[1]), *(given.split(",") for given in sys.argv[2:]))
