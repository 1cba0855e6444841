"""Nudging those for whom a game waits."""

from bot.features.nudge.buttons import HANDLERS
from bot.features.nudge.messages import MESSAGES
from bot.ui.feature import Feature

FEATURE = Feature(handlers=HANDLERS, messages=MESSAGES)
