"""/hint: what a strong computer player would do, where the table has allowed it."""

from bot.features.advice.hint import HANDLERS, hint
from bot.ui.feature import Feature

FEATURE = Feature(commands=(hint,), handlers=HANDLERS)
