"""What is offered while somebody types: the names that go with what is there so far."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from rules.language.lookup import no_other_names, normalize
from rules.values import Scalar


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


def _begins_whole(name: str, wanted: str) -> bool:
    """Say whether a name begins so, and does not go on with a figure behind one."""
    follows = name[len(wanted) : len(wanted) + 1]
    return name.startswith(wanted) and not (wanted[-1:].isdigit() and follows.isdigit())
