"""These tests know the game even where the bot does not offer it."""

from tests.render.canal_du_midi.positions import known_game

__all__ = ["known_game"]
