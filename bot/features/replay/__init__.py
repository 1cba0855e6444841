"""/replay and /recap: a game step by step or moving, as it was, and what happened since one last acted."""

from bot.features.replay import animation, buttons
from bot.features.replay.commands import replay
from bot.features.replay.messages import posted_step
from bot.features.replay.recap import recap
from bot.table import SHOWN_STEP
from bot.ui.feature import Feature

FEATURE = Feature(
    commands=(replay, recap),
    handlers=(*buttons.HANDLERS, *animation.HANDLERS),
    messages={SHOWN_STEP: posted_step},
)
