"""Playing: the private panel, and the slash commands of the games."""

from bot.features.play import buttons
from bot.features.play.commands import game_commands, moves, panel
from bot.ui.feature import Feature

FEATURE = Feature(commands=(panel, moves), handlers=buttons.HANDLERS, generated=game_commands)
