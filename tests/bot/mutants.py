"""Files of games with something changed by somebody who means harm and can work out a checksum."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

import msgspec

from bot.table import TableError
from bot.table.transfer.gamefile import checksum
from bot.ui.file_check import checked
from rules import GAMES, load_game

Path = tuple[Any, ...]

LONGEST = 8.0
"""So many seconds of work one file may take at most, whatever is in it."""

_NUMBERS = (-1, 0, 1, 2, 7, 99, 100, 1_000, 10**6, 10**9, 1 << 62, 10**30)
_TEXTS = ("", "a", "é" * 300, "x" * 50_000, ".".join("a" * 20_000) + "=1", "[" * 20_000, "a=" + "{b=" * 9_000)


class TooLongError(BaseException):
    """A file took too long; no handler of errors stops it."""


def resealed(plain: dict[str, Any]) -> bytes:
    """Return a file with a right checksum."""
    plain["checksum"] = checksum(plain)
    return msgspec.json.encode(plain)


def places(plain: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the places of all numbers, texts and lists in a file."""
    if isinstance(plain, int | str | list) and path:
        yield path
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inside:
        yield from places(value, (*path, key))


def mutant(data: bytes, random: Random, *, older: bool) -> tuple[bytes, str]:
    """Return a file in which one or two things are others, and what they are.

    Of ``older`` ones, which no log proves, they are in the position or in the entries.
    """
    plain = msgspec.json.decode(data)
    changes: list[str] = []
    for _ in range(random.randint(1, 2)):
        within = random.choice(("state", "entries")) if older else ""
        path = random.choice([path for path in places(plain) if within in ("", path[0])])
        value = _at(plain, path)
        changed = _changed(value, random)
        _at(plain, path[:-1])[path[-1]] = changed
        changes.append(f"{'.'.join(map(str, path))}: {value!r:.60} -> {changed!r:.60}")
    return resealed(plain), "; ".join(changes)


def outcome(data: bytes) -> str:
    """Return what becomes of a file: the key of its refusal, or "good" if it can be imported and played.

    Raises TooLongError if finding out takes too much work.
    """
    with limited(LONGEST):
        try:
            candidate = checked(data, GAMES)
        except TableError as refused:
            return refused.key
    game = load_game(candidate.snapshot.state)
    with limited(LONGEST):
        for _ in range(10):
            if not game.waiting_for:
                break
            seat = game.waiting_for[0]
            game, _ = game.apply(seat, game.suggest(seat))
    return "good"


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Let what is within work no longer."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLongError(seconds)

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _at(plain: Any, path: Sequence[Any]) -> Any:
    for step in path:
        plain = plain[step]
    return plain


def _changed(value: Any, random: Random) -> Any:
    """Return something in the place of a number, a text or a list."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return random.choice((*_NUMBERS, value + 1, value - 1, -value, None, str(value)))
    if isinstance(value, str):
        return random.choice((*_TEXTS, value[: len(value) // 2], value * 2, value.swapcase(), 7))
    return random.choice(
        (
            [],
            value * 2,
            value * 1_000,
            value[::-1],
            value[1:],
            value[:-1],
            [*value, *value[:1]],
            random.sample(value, len(value)),
            [value],
        )
    )
