"""Plans: what somebody wants done when they are asked next, written, read back and kept."""

from bot.features.plans import buttons, messages
from bot.ui.feature import Feature

FEATURE = Feature(handlers=buttons.HANDLERS, messages=messages.MESSAGES)
