"""/replay: a game step by step, as it was."""

from bot.features.replay.buttons import HANDLERS
from bot.features.replay.commands import replay
from bot.features.replay.messages import posted_step
from bot.table import SHOWN_STEP
from bot.ui.feature import Feature

FEATURE = Feature(commands=(replay,), handlers=HANDLERS, messages={SHOWN_STEP: posted_step})
