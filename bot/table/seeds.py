"""Seeds and salts: what random draws come from, and what is published of a salt that stays secret."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256

SEED_BYTES = 32
SALT_BYTES = 16

SeedSource = Callable[[], str]
"""What makes the seed of a game: 128 bits or more that nobody can guess, in hex."""


def fresh_seed() -> str:
    """Return a seed from the system's own random draws, in hex."""
    return secrets.token_hex(SEED_BYTES)


def fresh_salt() -> str:
    """Return a salt for new dice from the system's own random draws, in hex."""
    return secrets.token_hex(SALT_BYTES)


def commitment(salt: str) -> str:
    """Return what is published of a salt that stays secret until the end: its SHA-256, in hex."""
    return sha256(salt.encode()).hexdigest()
