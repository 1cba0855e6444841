"""Texts as they are read aloud: no markup, and words for signs that screen readers spell or leave out."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.i18n.catalogue import translate

_MARKUP = re.compile(r"`([^`]*)`|\\(.)|\*\*|~~|^(?:-# |#{1,3} |- )", re.MULTILINE)
_SIGNS = (
    (re.compile(r"(?<=\d) = (?=\d)"), "makes"),
    (re.compile(r"(?<=\d) \+ (?=\d)"), "plus"),
    (re.compile(r"(?<!\w)\+(?=\d)"), "plus"),
    (re.compile(r"(?<=\d) × "), "times"),
    (re.compile(r"(?<=\d):(?=\d)"), "for"),
    (re.compile(r"(?<=\w)[–→](?=\w)| → "), "to"),
)
"""Signs, and the words that stand for them."""
_HAS_SIGNS = re.compile(r"[\[\]=+×:–→]")
_BRACKETS = str.maketrans("[]", "()")
_STAND_IN = 0xE000
"""The first of the characters that mean nothing to anybody; each stands for a name."""


def without_markup(text: str) -> str:
    """Return a text without Discord's markup, and with what was escaped in it as it is."""
    return _MARKUP.sub(lambda found: found[1] or found[2] or "", text).replace("@\u200b", "@")


def spoken(text: str, language: str, names: Sequence[str] = ()) -> str:
    """Return a text without markup as it is read aloud; signs that are part of people's names stay."""
    kept = sorted({name for name in names if _HAS_SIGNS.search(name)}, key=len, reverse=True)
    for number, name in enumerate(kept):
        text = text.replace(name, chr(_STAND_IN + number))
    text = text.translate(_BRACKETS)
    for sign, word in _SIGNS:
        text = sign.sub(lambda found, word=word: _between(found, translate(language, f"spoken-{word}")), text)
    for number, name in enumerate(kept):
        text = text.replace(chr(_STAND_IN + number), name)
    return text


def _between(found: re.Match[str], word: str) -> str:
    """Return a word with a space behind it, and one before it unless it stands at a beginning."""
    before = found.string[: found.start()]
    return f"{word} " if not before or before[-1].isspace() or before[-1] in "([«„“" else f" {word} "
