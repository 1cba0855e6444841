"""The pictures of the Great Canal are tested although the bot does not offer the game yet."""

from tests.render.great_canal.board_positions import painted_game

__all__ = ["painted_game"]
