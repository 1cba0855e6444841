"""Answers given beforehand: the private page where people give, change and withdraw them."""

from bot.features.standing import buttons
from bot.features.standing.commands import ahead
from bot.ui.feature import Feature

FEATURE = Feature(commands=(ahead,), handlers=buttons.HANDLERS)
