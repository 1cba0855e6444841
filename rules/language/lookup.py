"""The look-up of what somebody wrote among names: whole, by id or a beginning, without accents and case."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rapidfuzz import process

from rules.kit.refusals import quoted
from rules.records import RuleError
from rules.values import AnyOf, Scalar

_BEFORE_COLON = re.compile(r"\s+([:;?!])")
_NEAREST, _ALIKE = 5, 75
"""How many names an error has, and how like what was written they must be to be what was meant, of 100."""
_FEW = 8
"""Up to so many names are so few that an error has them all."""


def normalize(written: str) -> str:
    """Return a text as it is compared when typed.

    It has no accents, no case, plain apostrophes, single spaces, and none before a colon or the like, where
    French puts one.
    """
    bare = written if written.isascii() else _without_accents(written)
    return _BEFORE_COLON.sub(r"\1", " ".join(bare.casefold().split()))


def _without_accents(written: str) -> str:
    plain = unicodedata.normalize("NFKD", written.replace("’", "'").replace("‑", "-"))
    return "".join([one for one in plain if not unicodedata.combining(one)])


def no_other_names(value: Scalar) -> Iterable[str]:
    """Return that a value has no names but the one shown."""
    return ()


def find_value(
    written: str,
    names: Mapping[Scalar, str],
    likely: Sequence[Scalar] = (),
    other_names: Callable[[Scalar], Iterable[str]] = no_other_names,
) -> Scalar:
    """Return the value that was written: by its whole name, its id, or a beginning that only one name has.

    ``names`` gives each value's shown name, ``other_names`` what else is understood for it, as it is compared
    (:func:`normalize`): of that there is much, and it is known before. Accents and case do not count. Only
    ids that are strings count: a bare number is never an inner index, since it is what people call a space
    by. A whole name goes before a beginning, and a shown name before another one. Of several names with that
    beginning the only one of ``likely`` is meant, or else the one to which all others only add words ("4" is
    "4 (digger)" rather than "4 (digger) in Yellow"). Raises RuleError("game.value") with what was written and
    the names like it, or else the ``likely`` ones.
    """
    known = Named(names, other_names)
    found = _only_fitting(written, known, likely)
    if found:
        return found[0]
    raise _not_understood(written, known, likely)


@dataclass(frozen=True)
class Named:
    """Values with the names shown, and what gives the others, as they are compared.

    What is compared is made when it is first needed, and once: of whoever looks up often, one is kept.
    """

    shown: Mapping[Scalar, str]
    other_names: Callable[[Scalar], Iterable[str]]

    @cached_property
    def compared(self) -> Mapping[Scalar, str]:
        """Return the shown names as they are compared."""
        return {value: normalize(name) for value, name in self.shown.items()}

    @cached_property
    def others(self) -> Mapping[Scalar, tuple[str, ...]]:
        """Return the other names; nothing is asked of for None."""
        return {value: () if value is None else tuple(self.other_names(value)) for value in self.shown}


@dataclass(frozen=True, slots=True)
class AllNames:
    """Values with all that is understood for them.

    ``own`` are the shown names and those that stand beside them, ``foreign`` have those that count where none
    of these fits; ``details`` is what may be written behind a name and a colon, as it is compared: the
    beginning of it, or it with more words behind, which may be otherwise by now.
    """

    own: Named
    foreign: Named
    details: Callable[[Scalar], Iterable[str]]


def find_named(written: str, names: AllNames, likely: Sequence[Scalar]) -> Scalar:
    """Return the value that was written, as :func:`find_value` does, by all its names and with details."""
    found = _found_in_turn(written, names, likely)
    if found:
        return found[0]
    name, colon, detail = written.partition(":")
    if colon:
        wanted = normalize(detail.removesuffix("…"))
        for value in _found_in_turn(name, names, likely):
            if any(one.startswith(wanted) or adds_words(wanted, one) for one in names.details(value)):
                return value
    raise _not_understood(written, names.own, likely)


def _found_in_turn(written: str, names: AllNames, likely: Sequence[Scalar]) -> list[Scalar]:
    """Return the only value that fits by its shown name or an own one, or else by a foreign one; or []."""
    return _only_fitting(written, names.own, likely) or _only_fitting(written, names.foreign, likely)


def alike(written: str, names: Named) -> list[Scalar]:
    """Return the values whose shown names are so like what was written that one may be meant, best first."""
    found = process.extract(normalize(written), names.compared, limit=_NEAREST, score_cutoff=_ALIKE)
    return [value for _, _, value in found]


def _not_understood(written: str, names: Named, likely_values: Sequence[Scalar]) -> RuleError:
    """Return the error for what is none of some names: with those like it, or else with what is possible.

    That is what is likely, or all there is where that is little; of many, none is more to the point than
    another, and the error only says that nothing is like it.
    """
    known = list(names.shown.values())
    likely = [names.shown[one] for one in likely_values if one in names.shown]
    meant = list(dict.fromkeys(names.shown[value] for value in alike(written, names)))
    near = [name for name in meant if name in likely] or meant
    if not near:
        near = list(dict.fromkeys(likely or (known if len(known) <= _FEW else ())))
    return RuleError(
        "game.value",
        written=quoted(written),
        near=AnyOf(few_of(near)),
        count=len(near),
        possible=not meant,
        more=len(near) > _FEW,
        unlike=bool(known),
    )


def few_of(names: Sequence[str]) -> tuple[str, ...]:
    """Return some names as an error has them: all if they are few, or else the first."""
    return tuple(names if len(names) <= _FEW else names[:_NEAREST])


def _only_fitting(written: str, names: Named, likely: Sequence[Scalar]) -> list[Scalar]:
    """Return the only value that fits in the best way in which one alone does; [] if there is none."""
    nothing: list[Scalar] = []
    return next((found for found in _fitting(written, names, likely) if len(found) == 1), nothing)


def _fitting(written: str, names: Named, likely: Sequence[Scalar]) -> Iterator[list[Scalar]]:
    """Yield the values that fit what was written, in one way after the other; the best ways come first."""
    wanted = normalize(written)
    if not wanted:
        return
    yield [value for value, name in names.shown.items() if name == written]
    yield [value for value, name in names.compared.items() if name == wanted]
    yield [value for value in names.shown if isinstance(value, str) and normalize(value) == wanted]
    yield [value for value, known in names.others.items() if wanted in known]
    begun = {value: name for value, name in names.compared.items() if name.startswith(wanted)}
    if begun:
        yield [value for value in begun if value in likely]
        yield list(begun)
        yield [value for value, name in begun.items() if all(adds_words(one, name) for one in begun.values())]
        return
    begun_others = [
        value for value, known in names.others.items() if any(name.startswith(wanted) for name in known)
    ]
    yield [value for value in begun_others if value in likely]
    yield begun_others


def adds_words(longer: str, name: str) -> bool:
    """Say whether a text is another one, or that and more words after it; both as they are compared."""
    return longer.startswith(name) and not longer[len(name) : len(name) + 1].isalnum()
