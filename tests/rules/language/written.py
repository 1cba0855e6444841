"""What is written in a rulebook's texts, beside the places for what stands in the component files."""

from __future__ import annotations

import re

from rules.language.rulebook.said import PLACEHOLDER

EXAMPLE = re.compile(r"(?:\{[^?{}]*[?!])*\*\*(?:Example|Beispiel|Exemple)\.\*\*")
_CONDITION = re.compile(r"\{[a-z0-9_.#+*-]+(?:=\d+)?[?!]|\}")


def written_out(text: str) -> str:
    """Return all words of a text, those under a condition too, with ``§`` for each number or name."""
    return _CONDITION.sub(" ", PLACEHOLDER.sub("§", text))
