"""What a typed word may mean in a rulebook: its own stem, those of the same meaning, or those like it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.language.rulebook.index import QUESTION_WORD, Index
from rules.language.rulebook.stems import same_meaning, stem_of
from rules.language.texts import FALLBACK

_UNKNOWN = 4.2
"""What a word weighs that no section has."""

_SAME_MEANING, _PART, _SMALL_PART, _SLIP = 0.6, 0.7, 0.6, 0.85
_LEAST_LIKE = 0.66
"""How well words fit that are not the same, and how like one another words with slips must be: one letter in
three may be left out, added, another, or swapped with the next."""

_LEAST_PART = {FALLBACK: 0.6, "de": 0.4}
"""How much of a word is no small part of it; German joins its words."""

_SURE, _SURE_ALONE, _SURE_LENGTH = 0.7, 0.62, 6
"""How well a word must fit others not to be strange, beside others and alone, and how long it must be unless
it stands alone."""


class Typed(NamedTuple):
    """A word of a query: what it weighs, and how well which stems of the rulebook fit it."""

    word: str
    weight: float
    fits: Mapping[str, float]
    of_questions: bool = False
    is_known: bool = True
    """Whether the rulebook has it, and not only words like it."""
    is_strange: bool = False
    """Whether it has none that is surely meant by it."""

    @property
    def best(self) -> float:
        """Return how well the stem fits that fits it best; 0 if none does."""
        return max(self.fits.values(), default=0.0)

    @property
    def stem(self) -> str:
        """Return the stem that fits it best; "" if none does surely."""
        return "" if self.is_strange or not self.fits else max(self.fits, key=self.fits.__getitem__)


def look_up(index: Index, word: str, of_questions: bool, *, alone: bool, guessed: bool) -> Typed:
    """Return what a word weighs and which stems fit it: its own and those of the same meaning, or else those
    that are like it, if it is to be ``guessed``.

    ``alone`` is a word that is the whole query; what is like it is surely meant then.
    """
    stem = stem_of(index.language, word)
    fits = {
        other: _SAME_MEANING for other in same_meaning(index.language).get(stem, ()) if other in index.numbers
    }
    if stem in index.numbers:
        of_name = not alone or of_questions or len(index.having(stem)) > 0
        beside = fits if of_name else like(index, word)
        return Typed(word, index.weight(stem), {**beside, stem: 1.0}, of_questions, is_known=of_name)
    if of_questions:
        return Typed(word, _UNKNOWN * QUESTION_WORD, {}, of_questions)
    sure = bool(fits)
    if guessed and not fits:
        fits = like(index, word)
        best = max(fits.values(), default=0.0)
        sure = best >= _SURE_ALONE if alone else best >= _SURE and len(word) >= _SURE_LENGTH
    weight = index.weight(max(fits, key=fits.__getitem__)) if fits else _UNKNOWN
    return Typed(word, weight, fits, is_known=False, is_strange=not sure)


@lru_cache(maxsize=4096)
def like(index: Index, word: str) -> Mapping[str, float]:
    """Return the stems of words that begin with a word, have it as a part or are part of it, or are it but
    for slips."""
    found: dict[str, float] = {}

    def note(known: str, fit: float) -> None:
        stem = index.stems[known]
        found[stem] = max(found.get(stem, 0.0), fit)

    for known in _lines_with(word if len(word) > 4 else f"\n{word}", index.text):
        note(known, 0.75 + 0.2 * len(word) / len(known) if known.startswith(word) else _PART)
    least = _LEAST_PART.get(index.language, _LEAST_PART[FALLBACK]) * len(word)
    for start in range(len(word) - 3):
        for end in range(start + (5 if start else 4), len(word)):
            if word[start:end] in index.stems:
                note(word[start:end], _PART if end - start >= least else _SMALL_PART)
    if len(word) > 2:
        for other, likeness in index.spellings.near(word, _LEAST_LIKE):
            note(other, _SLIP * likeness)
    return found


def _lines_with(part: str, text: str) -> Iterator[str]:
    """Yield the lines of a text that have a part; each line begins and ends with a line feed."""
    at = text.find(part)
    while at >= 0:
        end = text.index("\n", at + len(part))
        yield text[text.rindex("\n", 0, at + 1) + 1 : end]
        at = text.find(part, end)
