"""Texts that are the same whoever reads them in a language: rendered once, and remembered.

The name of a place is asked for again and again while somebody types, of all places there are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from rules.language.texts import format_text
from rules.values import Text

_REMEMBERED = 16_384


class Frozen(NamedTuple):
    """A text as its key and its parameters by name: strings, numbers and other such texts."""

    key: str
    params: tuple[tuple[str, Any], ...]


def frozen(text: Text) -> Frozen | None:
    """Return a text as what it can be remembered by; None where it depends on a view or on people's names."""
    params: list[tuple[str, Any]] = []
    for name, value in text.params.items():
        if type(value) is str or type(value) is int:
            params.append((name, value))
        elif type(value) is Text and (inner := frozen(value)) is not None:
            params.append((name, inner))
        else:
            return None
    return Frozen(text.key, tuple(params))


@lru_cache(maxsize=_REMEMBERED)
def plain_text(language: str, sources: tuple[tuple[str, str], ...], text: Frozen) -> str:
    """Return a text in a language, as :func:`rules.language.texts.format_text` does."""
    rendered = {
        name.replace("_", "-"): plain_text(language, sources, value) if isinstance(value, Frozen) else value
        for name, value in text.params
    }
    return format_text(language, sources, text.key, rendered)
