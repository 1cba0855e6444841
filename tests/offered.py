"""The games that the bot offers: tests of texts, commands, rulebooks and pictures go through these."""

from bot.ui.games import offered_games

OFFERED = tuple(offered_games())
"""The ids of the games, the toy among them."""
