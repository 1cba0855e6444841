"""Lists of several things in a sentence, as people write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

TextOf = Callable[..., str]
"""What returns the text of a key with the parameters named."""


def joined(text: TextOf, items: Sequence[str]) -> str:
    """Return a list: "A, B and C"; "" for none."""
    return _with_last(text, "list-pair", items)


def alternatives(text: TextOf, items: Sequence[str]) -> str:
    """Return alternatives: "A, B or C"; "" for none."""
    return _with_last(text, "list-either", items)


def _with_last(text: TextOf, key: str, items: Sequence[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return text(key, first=", ".join(items[:-1]), last=items[-1])


def grouped(text: TextOf, items: Sequence[str]) -> str:
    """Return a list of items that have commas themselves: "A 1, B 2; C 3"; "" for none."""
    if not items:
        return ""
    return reduce(lambda first, last: text("list-groups", first=first, last=last), items)
