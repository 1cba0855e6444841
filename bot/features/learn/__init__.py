"""Learning a game in a minute: a few pages with pictures, stepped through by buttons."""

from bot.features.learn import buttons
from bot.ui.feature import Feature

FEATURE = Feature(handlers=buttons.HANDLERS)
