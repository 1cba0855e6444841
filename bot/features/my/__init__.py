"""/my: what people set for themselves, above all when the bot reminds them and when it does not."""

from bot.features.my.buttons import HANDLERS
from bot.features.my.commands import away, reminders, settings
from bot.features.my.messages import MESSAGES
from bot.ui.feature import Feature

FEATURE = Feature(commands=(settings, reminders, away), handlers=HANDLERS, messages=MESSAGES)
