"""What is stored about somebody: seeing it, and having it deleted."""

from bot.features.privacy import buttons
from bot.features.privacy.commands import delete, show
from bot.ui.feature import Feature

FEATURE = Feature(commands=(show, delete), handlers=buttons.HANDLERS)
