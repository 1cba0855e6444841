"""Keys of open matters: what tells one question from another."""

from __future__ import annotations

from hashlib import sha256

import msgspec

_DIGITS = 12


def matter_key(name: str, *about: object) -> str:
    """Return the key of a question: its name ("bets") and a digest of all that it is about.

    ``about`` are public facts (numbers, strings, structs, tuples of these) that stay while people answer:
    the round, what lies on the table. Two questions of a game about the same facts are the same question;
    where the game goes back and comes to them again, the table tells them apart.
    """
    return f"{name}-{sha256(msgspec.json.encode(about)).hexdigest()[:_DIGITS]}"
