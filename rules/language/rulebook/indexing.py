"""Rulebooks and their indexes from a process of its own: for seconds their making takes much memory.

``python -m rules.language.rulebook.indexing GAME/LANGUAGE...`` writes all books to its output and then the
index of each, pickled one by one with the length before.
"""

from __future__ import annotations

import os
import pickle
import sys
from typing import BinaryIO

from rules.language.rulebook.book import Rulebook
from rules.language.rulebook.index import Index, make_index
from rules.language.rulebook.load import load_rulebook

LENGTH = 8
"""Of how many bytes a length is."""

_PATIENT = 10
"""How far behind all other processes of the machine this one comes."""


def main() -> None:
    """Write the books that are named, and their indexes."""
    if sys.platform != "win32":
        os.nice(_PATIENT)
    books = [tuple(book.split("/")) for book in sys.argv[1:]]
    for make in (load_rulebook, make_index):
        for kind, language in books:
            made = make(kind, language)
            try:
                write(made, sys.stdout.buffer)
            except OSError:
                # Nobody reads on: what is left in the buffer goes nowhere, and not into a complaint.
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
                return


def write(made: Rulebook | Index, output: BinaryIO) -> None:
    """Write a book or an index."""
    pickled = pickle.dumps(made, pickle.HIGHEST_PROTOCOL)
    output.write(len(pickled).to_bytes(LENGTH, "big") + pickled)
    output.flush()


if __name__ == "__main__":
    main()
