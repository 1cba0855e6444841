"""The pace of a table: the time of somebody is over, and what the others choose then."""

from bot.features.clock import buttons
from bot.features.clock.messages import time_over, time_over_changed
from bot.table import MessageKind
from bot.ui.event_message import event_message
from bot.ui.feature import Feature

FEATURE = Feature(
    handlers=buttons.HANDLERS,
    messages={
        "time_over": time_over,
        "time_over_edit": time_over_changed,
        MessageKind.TIME_SKIP: event_message,
    },
)
"""The buttons to skip somebody whose time is over, to let the bot play, and to look for a substitute."""
