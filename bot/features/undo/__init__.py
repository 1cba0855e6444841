"""Taking back one's last action: in the turn alone, after it with the others' consent."""

from bot.features.undo import buttons
from bot.features.undo.commands import undo
from bot.ui.feature import Feature

FEATURE = Feature(commands=(undo,), handlers=buttons.HANDLERS)
