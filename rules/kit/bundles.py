"""Bundles, which count by kind: what people type for one, and what is one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from rules.kit.refusals import quoted, values_of
from rules.kit.tuples import Counts
from rules.names import Names, Parser
from rules.records import RuleError
from rules.values import AnyOf, Bundle, Scalar

MOST = 99
"""How much can be typed in all."""
_MOST_UNREAD = 5
"""How many words are told that are not understood."""
_LONGEST_NAME = 4
"""How many words a name can have."""
_TOKEN = re.compile(
    r"(?P<count>[-−]?[0-9]+)(?:\s*×|\s*x(?!\w))?|(?P<stop>[,;+&])|(?P<word>[^\s,;+&0-9]+)", re.I
)


def bundle_parser(kind: str) -> Parser:
    """Return the parser of a field that counts by kind.

    It reads "2 wool, ore", "2x wool + 1 ore", "2w 1o", "wool wool ore" and "an ore and two wool": what has no
    count is one, and the same named twice adds up. Names are found as everywhere
    (:meth:`rules.names.Names.find`); they hold no figures. The parser raises RuleError: "game.bundle" with
    the words that are not understood, and what they are like, or else all that is possible;
    "game.bundle.empty" where nothing is named, "game.bundle.count" with a count that is not possible.
    """
    return partial(_parse, kind)


def require_bundle(counts: Counts, size: int) -> None:
    """Raise RuleError("game.fields") unless each of ``size`` kinds has a count, and none is negative."""
    if len(counts) != size or min(counts) < 0:
        raise RuleError("game.fields")


def _parse(kind: str, written: str, names: Names) -> Counts:
    values = names.values(kind)
    counts = [0] * len(values)
    unread: list[str] = []
    for count, value in _items(kind, written, names):
        if isinstance(value, _Unread):
            unread.append(value.word)
            if len(unread) == _MOST_UNREAD:
                break
            continue
        counts[values.index(value)] += count
        if sum(counts) > MOST:
            raise _wrong_count(str(sum(counts)))
    if unread:
        raise _not_understood(kind, unread, names)
    if not any(counts):
        raise RuleError("game.bundle.empty", example=_example(kind, names))
    return tuple(counts)


class _Unread(NamedTuple):
    """A word that names nothing."""

    word: str


def _items(kind: str, written: str, names: Names) -> Iterator[tuple[int, Scalar | _Unread]]:
    """Yield what is named and how many of it, in the order in which it is written, and what is not read."""
    tokens = list(_TOKEN.finditer(written))
    count: str | None = None
    named, at = False, 0
    while at < len(tokens):
        token = tokens[at]
        number = None if count is not None else _number_word(tokens, at, names)
        if token["word"] is None:
            if count is not None:
                yield 0, _Unread(count)
            count, at = token["count"], at + 1
        elif number is not None:
            count, at = str(number), at + 1
        elif named and count is None and _joins(tokens, at, names):
            at += 1
        else:
            value, length = _longest(kind, _words_from(tokens, at), names)
            yield _number(count), value
            count, named, at = None, True, at + length
    if count is not None:
        yield 0, _Unread(count)


def _number_word(tokens: Sequence[re.Match[str]], at: int, names: Names) -> int | None:
    """Return the number that a word before another one says; None if it says none."""
    follows = at + 1 < len(tokens) and tokens[at + 1]["word"] is not None
    word = tokens[at]["word"]
    return names.number_words.get(word.casefold()) if follows and word is not None else None


def _joins(tokens: Sequence[re.Match[str]], at: int, names: Names) -> bool:
    """Say whether a word only joins what stands before it and after it: "and", unless nothing comes after."""
    follows = at + 1 < len(tokens) and tokens[at + 1]["stop"] is None
    return follows and tokens[at]["word"].casefold() in names.and_words


def _words_from(tokens: Sequence[re.Match[str]], at: int) -> list[str]:
    """Return the words in a row that may be one name."""
    words: list[str] = []
    for token in tokens[at : at + _LONGEST_NAME]:
        if token["word"] is None:
            break
        words.append(token["word"])
    return words


def _longest(kind: str, words: Sequence[str], names: Names) -> tuple[Scalar | _Unread, int]:
    """Return the value that the most of these words name, and how many they are."""
    if words[0].casefold() not in names.or_words:
        for length in range(len(words), 0, -1):
            try:
                return names.find(kind, " ".join(words[:length])), length
            except RuleError:
                continue
    return _Unread(words[0]), 1


def _number(count: str | None) -> int:
    """Return the number that a count says, one where there is none; RuleError if nobody can have so many."""
    if count is None:
        return 1
    number = int(count) if re.fullmatch("[0-9]{1,4}", count) else 0
    if not 1 <= number <= MOST:
        raise _wrong_count(count)
    return number


def _wrong_count(written: str) -> RuleError:
    return RuleError("game.bundle.count", written=quoted(written), most=MOST)


def _not_understood(kind: str, words: Sequence[str], names: Names) -> RuleError:
    """Return the error for words that name nothing: with what each is like, or else with all there is."""
    likest = [_meant(kind, word, names) for word in words]
    meant = tuple(dict.fromkeys(one for some in likest for one in some))
    near = values_of(kind, meant) if all(likest) else AnyOf(values_of(kind, names.values(kind)))
    written = quoted(", ".join(words))
    return RuleError(
        "game.bundle", written=written, near=near, meant=all(likest), example=_example(kind, names)
    )


def _meant(kind: str, word: str, names: Names) -> tuple[Scalar, ...]:
    """Return the value that a word is most like; () for none, and for what is no name."""
    is_name = word[0].isalpha() and word.casefold() not in names.or_words | names.and_words
    return names.alike(kind, word)[:1] if is_name else ()


def _example(kind: str, names: Names) -> Bundle:
    """Return two of the first value and one of the second."""
    rest = len(names.values(kind)) - 2
    return Bundle(kind, (2, 1, *(0 for _ in range(rest)))[: rest + 2])
