"""What happened, in no more lines than a message has room for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.catalogue import translate
from bot.ui.components import truncate

_LIMIT = 2500
_LINES = 30


def shortened(lines: Sequence[str], language: str) -> list[str]:
    """Return the end of a story that may be too long, with how much there was before."""
    kept: list[str] = []
    for line in reversed(lines):
        if len(kept) == _LINES or (kept and sum(map(len, kept)) + len(line) > _LIMIT):
            break
        kept.insert(0, truncate(line, _LIMIT))
    left_out = len(lines) - len(kept)
    return [translate(language, "post-story-more", count=left_out), *kept] if left_out else kept
