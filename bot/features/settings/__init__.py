"""What people, channels and servers set: their languages, and what else counts in a place."""

from bot.features.settings.buttons import HANDLERS
from bot.features.settings.commands import chosen, moderators, show, start
from bot.features.settings.language import channel, me, server
from bot.ui.feature import Feature

FEATURE = Feature(commands=(me, channel, server, show, *chosen, moderators, start), handlers=HANDLERS)
