"""The bot as a process for which the rulebooks are indexed once, whichever tests start it how often.

``python -m tests.indexed GAME/LANGUAGE...`` writes what the process writes that the bot has index its
rulebooks. That takes seconds of each start, and most tests of processes look nothing up.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

SHARED = "RIQUET_TESTS_SHARED"
"""The variable that names the folder of what all processes of a run share."""

INDEXED = (
    "-c",
    "import runpy\n"
    "from bot.features.rulebook import preparing\n"
    "preparing.INDEXING = ('-m', 'tests.indexed')\n"
    "runpy.run_module('bot', run_name='__main__')\n",
)
"""What starts the bot as ``-m bot`` does, with rulebooks that are indexed already."""

_ROOT = Path(__file__).parents[1]
_PATIENCE = 120


def indexed_bot() -> tuple[str, ...]:
    """Return the arguments that start the bot with rulebooks that are indexed already."""
    with _kept() as kept:
        is_made = kept.execute("SELECT 1 FROM made").fetchone() is not None
    if not is_made:
        # Apart from the games that tests add, and not by the bot's own process, which tests end early.
        subprocess.run([sys.executable, "-m", "tests.indexed"], cwd=_ROOT, check=True, capture_output=True)
    return INDEXED


def _kept() -> closing[sqlite3.Connection]:
    """Open what the processes of all tests share."""
    path = Path(os.environ[SHARED], "indexes.db")
    kept = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    kept.execute("CREATE TABLE IF NOT EXISTS made (books TEXT PRIMARY KEY, output BLOB)")
    return closing(kept)


def _all_books() -> list[str]:
    from bot.features.rulebook.lookup import books
    from rules.language.rulebook import rulebook_languages

    return [f"{kind}/{language}" for kind in books() for language in rulebook_languages(kind)]


def output_of(books: list[str]) -> bytes:
    """Return what the bot's own process writes of some books; whoever asks at the same time waits for it."""
    key = " ".join(books)
    with _kept() as kept:
        kept.execute("BEGIN IMMEDIATE")
        found = kept.execute("SELECT output FROM made WHERE books = ?", (key,)).fetchone()
        if found is not None:
            return found[0]
        from bot.features.rulebook.preparing import INDEXING

        made = subprocess.run([sys.executable, *INDEXING, *books], check=True, stdout=subprocess.PIPE)
        kept.execute("INSERT INTO made VALUES (?, ?)", (key, made.stdout))
        kept.execute("COMMIT")
    return made.stdout


def main() -> None:
    """Write what the bot's own process writes; quietly nothing where the bot was ended meanwhile."""
    output = output_of(sys.argv[1:] or _all_books())
    try:
        sys.stdout.buffer.write(output)
        sys.stdout.buffer.flush()
    except OSError:
        # What is left in the buffer goes nowhere, and not into a complaint.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
