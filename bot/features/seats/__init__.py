"""/seat: handing one's seat over, leaving it, calling for a substitute, a stand-in and being back."""

from bot.features.seats import buttons
from bot.features.seats.commands import back, call, give, resign, stand_in
from bot.features.seats.messages import MESSAGES
from bot.ui.feature import Feature

FEATURE = Feature(commands=(give, resign, call, stand_in, back), handlers=buttons.HANDLERS, messages=MESSAGES)
