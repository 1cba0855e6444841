"""The bazaar: a game of many kinds of actions, on a board of many places in several parts.

It has what the toy game is too small for: groups of commands, what begins a turn, cards picked from the hand,
offers made in a form, places with details and other names. Nothing in it is worth playing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import render.registry
from tests.bazaar import painter
from tests.bazaar.game import Bazaar
from tests.bazaar.view import BazaarView
from tests.made_up import known

TITLE = "The bazaar"


@contextmanager
def opened() -> Iterator[str]:
    """Make the game and its painter known, and give its id; leave all as it was found."""
    render.register(BazaarView, painter)
    try:
        with known(Bazaar) as kind:
            yield kind
    finally:
        del render.registry._painters[BazaarView]  # pyright: ignore[reportPrivateUsage]
