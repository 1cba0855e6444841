"""What is offered while somebody types: the names that go with what is there so far."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from rules.language.lookup import no_other_names, normalize
from rules.values import Scalar

_WORD = re.compile(r"\d+:\d+|\w+")
"""A word, a number, or a rate of exchange."""


def matching(
    names: Mapping[Scalar, str],
    written: str,
    limit: int = 25,
    other_names: Callable[[Scalar], Iterable[str]] = no_other_names,
) -> list[str]:
    """Return the shown names that go with what is typed so far: beginnings first, then parts, in order.

    Where no shown name does, those of values with another name that begins so; ``other_names`` are as they
    are compared (:func:`~rules.language.lookup.normalize`). Of a number that is typed no part counts: first
    comes what it is the name of, or a word of it, then what begins with it.
    """
    found = matching_values(names, written, other_names)
    return list(dict.fromkeys(names[value] for value in found))[:limit]


def matching_values(
    names: Mapping[Scalar, str],
    written: str,
    other_names: Callable[[Scalar], Iterable[str]] = no_other_names,
) -> list[Scalar]:
    """Return the values of the names that :func:`matching` finds, all of them."""
    wanted = normalize(written)
    known = {value: normalize(name) for value, name in names.items()}
    if wanted.isdecimal():
        whole = [value for value, name in known.items() if wanted in re.split(r"\W+", name)]
        exact = [value for value in whole if known[value] == wanted]
        begun = [value for value, name in known.items() if name.startswith(wanted)]
        return list(dict.fromkeys(exact + whole + begun))
    starts = [value for value, name in known.items() if name.startswith(wanted)]
    parts = [value for value, name in known.items() if wanted in name and value not in starts]
    return starts + parts or [
        value for value in names if any(one.startswith(wanted) for one in other_names(value))
    ]


def matching_places(
    names: Mapping[Scalar, str], written: str, other_names: Callable[[Scalar], Iterable[str]]
) -> list[Scalar]:
    """Return the places with a name that begins as it is typed: by the shown one first, then by others.

    All right names of a place count alike, and a figure at the end of what is typed ends a number, if there
    is such a one: "D1" is not "D10". All else is as with other names.
    """
    wanted = normalize(written)
    if not wanted or wanted.isdecimal():
        return matching_values(names, written, other_names)
    shown = {value: (normalize(name),) for value, name in names.items()}
    others = {value: tuple(other_names(value)) for value in names}
    whole = [
        value
        for known in (shown, others)
        for value, called in known.items()
        if any(_begins_whole(name, wanted) for name in called)
    ]
    if whole and wanted[-1].isdigit():
        return list(dict.fromkeys(whole))
    return list(dict.fromkeys([*whole, *matching_values(names, written, other_names)]))


def matching_words(descriptions: Mapping[Scalar, str], written: str) -> list[Scalar]:
    """Return the values whose description has all that is typed, in any order; none where nothing is typed.

    A word may be the beginning of one there; a number is all of one, and stands beside a word that it is
    typed beside: "past 8" is "field 5, pasture 8", and neither "pasture 18" nor "pasture 5, field 8".
    """
    wanted = _words_of(written)
    return [value for value, text in descriptions.items() if wanted and _has_all(_parts_of(text), wanted)]


def _words_of(text: str) -> list[str]:
    return _WORD.findall(normalize(text))


@lru_cache(maxsize=4096)
def _parts_of(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(_words_of(part)) for part in text.split(","))


def _has_all(parts: Sequence[Sequence[str]], wanted: Sequence[str]) -> bool:
    for place, word in enumerate(wanted):
        holding = [part for part in parts if _has(part, word)]
        neighbours = (*wanted[:place][-1:], *wanted[place + 1 : place + 2])
        beside = [one for one in neighbours if not one.isdecimal()]
        if word.isdecimal() and beside:
            holding = [part for part in holding if any(_has(part, one) for one in beside)]
        if not holding:
            return False
    return True


def _has(part: Sequence[str], word: str) -> bool:
    return word in part if word.isdecimal() else any(one.startswith(word) for one in part)


def _begins_whole(name: str, wanted: str) -> bool:
    """Say whether a name begins so, and does not go on with a figure behind one."""
    follows = name[len(wanted) : len(wanted) + 1]
    return name.startswith(wanted) and not (wanted[-1:].isdigit() and follows.isdigit())
