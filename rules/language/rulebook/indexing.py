"""The making of indexes in a process of its own, which takes seconds and much memory for a while.

``python -m rules.language.rulebook.indexing GAME/LANGUAGE...`` writes the index of each book to its output,
pickled, with its length before.
"""

from __future__ import annotations

import os
import pickle
import sys
from typing import BinaryIO

from rules.language.rulebook.index import Index, make_index

LENGTH = 8
"""Of how many bytes a length is."""

_PATIENT = 10
"""How far behind all other processes of the machine this one comes."""


def write_index(index: Index, output: BinaryIO) -> None:
    """Write an index with its length."""
    pickled = pickle.dumps(index, pickle.HIGHEST_PROTOCOL)
    output.write(len(pickled).to_bytes(LENGTH, "big"))
    output.write(pickled)
    output.flush()


def main() -> None:
    """Write the indexes of the books that are named."""
    if sys.platform != "win32":
        os.nice(_PATIENT)
    for book in sys.argv[1:]:
        kind, language = book.split("/")
        write_index(make_index(kind, language), sys.stdout.buffer)


if __name__ == "__main__":
    main()
