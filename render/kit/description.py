"""What descriptions share: sentences joined and truncated, and lists of seats."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rules.language.words import Words
from rules.records import Event
from rules.view import View

ALT_TEXT_LIMIT = 1024
"""Characters that Discord takes as the description of a picture."""

_SENTENCE_END = re.compile(r"[.!?…](?=\s)")


def joined(sentences: Iterable[str], separator: str = " ") -> str:
    """Join the sentences that are not empty, in order."""
    return separator.join(sentence for sentence in sentences if sentence)


def joined_groups(groups: Iterable[Sequence[str]]) -> str:
    """Join lines, one below the other, with an empty line between the groups that have any."""
    return "\n\n".join(joined(group, "\n") for group in groups if group)


def truncated(text: str, limit: int) -> str:
    """Return the text, or as many whole sentences of it as fit into ``limit`` characters.

    Where not even one fits it ends after a word, with an ellipsis.
    """
    if len(text) <= limit:
        return text
    ends = [end.end() for end in _SENTENCE_END.finditer(text[: limit + 1])]
    if ends:
        return text[: ends[-1]]
    return text[: limit - 1].rsplit(" ", 1)[0] + "…"


def none_or(words: Words, items: Sequence[str]) -> str:
    """List the items; if there are none, return the language's word for that (``describe-none``)."""
    return ", ".join(items) if items else words.text("describe-none")


def seats(words: Words, of: Sequence[int]) -> str:
    """List the names of some seats, or the word for none."""
    return none_or(words, [words.value("seat", seat) for seat in of])


def result(view: View, words: Words) -> str:
    """Return the sentence that names the winners of a game that is over (``describe-over``)."""
    winners = view.outcome.winners if view.outcome is not None else ()
    names = [words.value("seat", seat) for seat in winners]
    return words.text("describe-over", count=len(winners), winners=words.join(names))


def narrated(words: Words, events: Sequence[Event]) -> list[str]:
    """Return a heading (``describe-happened``) and a line for each event; nothing if there is none."""
    if not events:
        return []
    return [words.text("describe-happened"), *(words.event(event) for event in events)]
