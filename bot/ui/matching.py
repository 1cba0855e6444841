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

    Where no shown name does, those of values with another name that begins so. Of a number that is typed no
    part counts: first comes what it is the name of, or a word of it, then what begins with it.
    """
    wanted = normalize(written)
    if wanted.isdecimal():
        whole = [name for name in names.values() if wanted in re.split(r"\W+", normalize(name))]
        exact = [name for name in whole if normalize(name) == wanted]
        begun = [name for name in names.values() if normalize(name).startswith(wanted)]
        return list(dict.fromkeys(exact + whole + begun))[:limit]
    starts = [name for name in names.values() if normalize(name).startswith(wanted)]
    parts = [name for name in names.values() if wanted in normalize(name) and name not in starts]
    fitting = starts + parts or [
        name
        for value, name in names.items()
        if any(normalize(other).startswith(wanted) for other in other_names(value))
    ]
    return list(dict.fromkeys(fitting))[:limit]
