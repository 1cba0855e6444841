"""Component files: TOML texts that say what is in a game's box.

Every error is a ValueError whose message names the file and the key: ``board.toml: town[1].id: ...``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Protocol, TypeVar

import msgspec

T = TypeVar("T")

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""The name of a thing that the language files do not name."""
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]

LONGEST = 32_000
"""How many characters a component file may have; those of the games have some thousands."""
_PARTS = 8
"""How many parts a key may have."""
_PART = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"(?<![\w\\-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{_PARTS}}}")
"""More parts in a row than a key may have, in a comment or a string too: nobody writes so."""


class Named(Protocol):
    """A thing of a component file: an id, and a name unless the language files name it."""

    @property
    def id(self) -> str:
        """Return the id."""
        ...

    @property
    def name(self) -> str | None:
        """Return the name that the file gives, or None."""
        ...


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a component file; no key that is not a field."""


@cache
def packaged(package: str, file: str) -> str:
    """Return the text of a component file as the game's package brings it; read once."""
    return files(package).joinpath(file).read_text("utf-8")


def decode(text: str, file: str, shape: type[T]) -> T:
    """Return the content of a component file; ValueError, naming file and key, if it has another shape.

    A text that is too long, or has keys of too many parts, is not parsed: time and memory grow with their
    square.
    """
    _check_size(text, file)
    try:
        return msgspec.toml.decode(text, type=shape)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{file}: {error}") from error


def _check_size(text: str, file: str) -> None:
    """Raise ValueError for a text that would keep the parser busy."""
    if len(text) > LONGEST:
        raise ValueError(f"{file}: it has {len(text)} characters; at most {LONGEST} are read")
    found = _LONG_KEY.search(text)
    if found is not None:
        raise ValueError(f"{file}: {found[0][:40]}…: a key has at most {_PARTS} parts")


def wrong(file: str, key: str, reason: str) -> ValueError:
    """Return the error about a key of a component file."""
    return ValueError(f"{file}: {key}: {reason}")


def check_names(file: str, key: str, things: Sequence[Named], known: Collection[str]) -> None:
    """Raise ValueError unless ids differ and each thing has a name, here or in the language files.

    ``key`` is the key of the list of things, ``known`` the ids that the language files name.
    """
    seen: set[str] = set()
    for index, thing in enumerate(things):
        if thing.id in seen:
            raise wrong(file, f"{key}[{index}].id", f"{thing.id!r} is there twice")
        seen.add(thing.id)
        if thing.name is None and thing.id not in known:
            raise wrong(
                file, f"{key}[{index}].name", f"{thing.id!r} needs a name: the language files have none"
            )
