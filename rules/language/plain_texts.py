"""Texts that are the same whoever reads them in a language: rendered once, and remembered.

The name of a place is asked for again and again while somebody types, of all places there are. Nothing else
is remembered of what is rendered here: neither names of people nor what they write. (The rulebook's look-up
does remember single words that were typed, by themselves, since it stems and compares each with every book;
pictures remember how the names of people are drawn.)
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, cast

from rules.language.lookup import normalize
from rules.language.texts import format_text
from rules.values import Text

_REMEMBERED = 16_384


Frozen: TypeAlias = tuple[str, tuple[tuple[str, Any], ...]]
"""A text as its key and its parameters by name: strings, numbers and other such texts."""


class PlainText(NamedTuple):
    """A text as it is shown, and as it is compared with what somebody types."""

    shown: str
    compared: str


def frozen(text: Text) -> Frozen | None:
    """Return a text as what it can be remembered by; None where it depends on a view or on people's names."""
    params: list[tuple[str, Any]] = []
    for param in text.params.items():
        value = param[1]
        if type(value) is str or type(value) is int:
            params.append(param)
        elif type(value) is Text and (inner := frozen(value)) is not None:
            params.append((param[0], inner))
        else:
            return None
    return text.key, tuple(params)


@lru_cache(maxsize=_REMEMBERED)
def plain_text(language: str, sources: tuple[tuple[str, str], ...], text: Frozen) -> PlainText:
    """Return a text in a language; raises as :func:`rules.language.texts.format_text` does."""
    key, params = text
    rendered = {name.replace("_", "-"): _rendered(language, sources, value) for name, value in params}
    shown = format_text(language, sources, key, rendered)
    return PlainText(shown, normalize(shown))


def _rendered(language: str, sources: tuple[tuple[str, str], ...], value: Any) -> str | int:
    """Return a parameter of a text as it stands in it: another text in the same language."""
    return plain_text(language, sources, cast("Frozen", value)).shown if isinstance(value, tuple) else value
