"""/games: one's own games on all servers, and the games of a server, with who is waited for."""

from bot.features.games import buttons
from bot.features.games.commands import here, mine
from bot.ui.feature import Feature

FEATURE = Feature(commands=(mine, here), handlers=buttons.HANDLERS)
