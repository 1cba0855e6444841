"""Games that are made for single tests: known while a test runs, and no longer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar, Self

from msgspec.structs import replace

import rules.registry
from rules import Game
from rules.options import Option
from rules.randomness import Randomness
from tests.toy.game import Toy


class Varied(Toy, frozen=True, tag="varied"):
    """The toy game with options of its own: a variant, how long it is, and what it is called."""

    options: ClassVar[Mapping[str, Option]] = {
        "quick": Option(bool, False),
        "length": Option(int, 3),
        "name": Option(str, "usual"),
    }

    quick: bool = False

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **options: Any) -> Self:
        return replace(super().new(seats, randomness, first, **options), quick=options["quick"])


def forget(kind: str) -> None:
    """Take a game out of GAMES."""
    del rules.registry._games[kind], rules.registry._codecs[kind]  # pyright: ignore[reportPrivateUsage]


@contextmanager
def known(game: type[Game]) -> Iterator[str]:
    """Make a game known under its id, and give that; leave GAMES as it was found."""
    kind = rules.game_id(game)
    before = kind in rules.GAMES
    rules.register(game)
    try:
        yield kind
    finally:
        if not before:
            forget(kind)
