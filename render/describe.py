"""What descriptions share: sentences joined, and cut where a sentence ends."""

from __future__ import annotations

import re
from collections.abc import Iterable

ALT_TEXT_LIMIT = 1024
"""Characters that Discord takes as the description of a picture."""

_SENTENCE_END = re.compile(r"[.!?…](?=\s)")


def joined(sentences: Iterable[str], separator: str = " ") -> str:
    """The sentences that are not empty, in order."""
    return separator.join(sentence for sentence in sentences if sentence)


def cut_at_sentence(text: str, limit: int) -> str:
    """The text, or as many whole sentences of it as fit into ``limit`` characters.

    Where not even one fits it is cut at a word and ends with an ellipsis.
    """
    if len(text) <= limit:
        return text
    ends = [end.end() for end in _SENTENCE_END.finditer(text[: limit + 1])]
    if ends:
        return text[: ends[-1]]
    return text[: limit - 1].rsplit(" ", 1)[0] + "…"
