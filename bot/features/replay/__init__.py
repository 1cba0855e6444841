"""/replay: a game step by step, as it was."""

from bot.features.replay.buttons import HANDLERS
from bot.features.replay.commands import replay
from bot.features.replay.messages import POSTED, posted_step
from bot.ui.feature import Feature

FEATURE = Feature(commands=(replay,), handlers=HANDLERS, messages={POSTED: posted_step})
