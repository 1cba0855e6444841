"""/watch: following a game without a seat, by direct message and without hidden things."""

from bot.features.watch import buttons
from bot.features.watch.commands import watch
from bot.ui.feature import Feature

FEATURE = Feature(commands=(watch,), handlers=buttons.HANDLERS)
