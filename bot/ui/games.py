"""The games that the bot offers."""

from __future__ import annotations

from collections.abc import Mapping

import render
from rules import GAMES, Game


def offered_games() -> Mapping[str, type[Game]]:
    """Return the registered games whose views have a painter, by id; the others are not played here yet."""
    return {kind: game for kind, game in GAMES.items() if render.paints(game.views)}
