"""/replay and /recap: a game step by step, as it was, and what happened since somebody last acted."""

from bot.features.replay.buttons import HANDLERS
from bot.features.replay.commands import replay
from bot.features.replay.messages import POSTED, posted_step
from bot.features.replay.recap import recap
from bot.ui.feature import Feature

FEATURE = Feature(commands=(replay, recap), handlers=HANDLERS, messages={POSTED: posted_step})
