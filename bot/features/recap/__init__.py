"""/recap: what happened since one last acted, and a game that has ended as an animation."""

from bot.features.recap.animation import HANDLERS
from bot.features.recap.commands import recap
from bot.ui.feature import Feature

FEATURE = Feature(commands=(recap,), handlers=HANDLERS)
