"""Texts in marks: what came from a language file, and what did not."""

import re

FROM_A_FILE = re.compile(r"⟦[^⟦⟧]*⟧|⟦[^⟦⟧]*$|^[^⟦⟧]*⟧")
"""A marked text, whole or cut at either end by a line that was too long."""


def without_marked(said: str) -> str:
    """What is left of a text when all that came from a language file is taken out."""
    return FROM_A_FILE.sub("", said)
