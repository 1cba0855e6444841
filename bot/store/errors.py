"""Why the database cannot be used."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used; the message says which file and why."""


class HeldError(StoreError):
    """Another process holds the database, or has taken it over."""


class DamagedError(Exception):
    """A game's row, or one of its seats, is not as it was written."""

    def __init__(self, game: int) -> None:
        super().__init__(game)
        self.game = game
