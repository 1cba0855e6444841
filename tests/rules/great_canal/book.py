"""The English rulebook of the Great Canal for tests."""

from __future__ import annotations

from rules.language.rulebook import Section, load_rulebook

KIND = "great_canal"
BOOK = load_rulebook(KIND, "en")
SHARED = ("what-now", "waiting", "over", "typing", "undo")
"""The sections that all games share."""


def own_sections() -> list[Section]:
    """Return the sections of the game, without those that all games share."""
    return [section for section in BOOK.sections.values() if section.id not in SHARED]
