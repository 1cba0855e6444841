"""The look-up of what somebody wrote among names: whole, by id or a beginning, without accents and case."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from rapidfuzz import process

from rules.game import RuleError
from rules.values import Scalar


def normalize(written: str) -> str:
    """Return a text as it is compared when typed.

    It has no accents, no case, plain apostrophes, single spaces, and none before a colon or the like, where
    French puts one.
    """
    plain = unicodedata.normalize("NFKD", written.replace("’", "'").replace("‑", "-"))
    bare = "".join(c for c in plain if not unicodedata.combining(c)).casefold()
    return re.sub(r"\s+([:;?!])", r"\1", " ".join(bare.split()))


def find_value(written: str, names: Mapping[Scalar, str], likely: Sequence[Scalar] = ()) -> Scalar:
    """Return the value that was written: by its whole name, its id, or a beginning that only one name has.

    ``names`` gives each value's shown name. Accents and case do not count. Only ids that are strings
    count: a bare number is never an inner index, since it is what people call a space by. Of several names
    with that beginning the only one of ``likely`` is meant, or else the one to which all others only add
    words ("4" is "4 (digger)" rather than "4 (digger), Yellow"). Raises RuleError("game.value") with what
    was written and the nearest names.
    """
    wanted = normalize(written)
    begun = {
        value: normalize(name)
        for value, name in names.items()
        if wanted and normalize(name).startswith(wanted)
    }
    for found in (
        [value for value, name in names.items() if name == written],
        [value for value, name in names.items() if normalize(name) == wanted],
        [value for value in names if isinstance(value, str) and normalize(value) == wanted],
        [value for value in begun if value in likely],
        list(begun),
        [value for value, name in begun.items() if all(_adds_words(other, name) for other in begun.values())],
    ):
        if len(found) == 1:
            return found[0]
    raise RuleError("game.value", written=written, near=tuple(nearest(written, names.values())))


def _adds_words(longer: str, name: str) -> bool:
    """Say whether a text is a name, or a name and more words after it."""
    return longer.startswith(name) and not longer[len(name) : len(name) + 1].isalnum()


def nearest(written: str, names: Iterable[str], limit: int = 5) -> list[str]:
    """Return the names most like what was written, best first; the first names if nothing is like it."""
    pool = list(dict.fromkeys(names))
    found = process.extract(written, pool, processor=normalize, limit=limit, score_cutoff=45)
    return [name for name, _, _ in found] or pool[:limit]
