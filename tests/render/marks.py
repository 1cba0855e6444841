"""Texts in marks: what came from a language file, and what did not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

FROM_A_FILE = re.compile(r"⟦[^⟦⟧]*⟧|⟦[^⟦⟧]*$|^[^⟦⟧]*⟧")
"""A marked text, whole or truncated at either end because it was too long."""


def letters_of_our_own(text: str, names: Iterable[str]) -> str:
    """Return the letters that came neither from a language file nor from a name."""
    for name in names:
        text = text.replace(name, "")
    return "".join(letter for letter in FROM_A_FILE.sub("", text) if letter.isalpha())


def is_start_of_a_name(text: str, names: Sequence[str]) -> bool:
    """Say whether it is the beginning of a name that was too long for its plate."""
    return any(name.startswith(text) for name in names)
