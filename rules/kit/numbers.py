"""Numbers as people write them."""

from __future__ import annotations

import re

_NUMBER = re.compile("[-+−]?[0-9]+")


def whole_number(written: str) -> int | None:
    """Return a number written in the figures 0 to 9, with a sign or without; None for anything else."""
    plain = written.strip()
    if _NUMBER.fullmatch(plain) is None:
        return None
    try:
        return int(plain.replace("−", "-"))
    except ValueError:
        # Python reads no number of thousands of figures.
        return None
