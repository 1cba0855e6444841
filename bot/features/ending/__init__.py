"""The last message of a game: how it went, in words and as an animation, and where it turned."""

from bot.features.ending.messages import counts_no_more, last_message
from bot.table import MessageKind
from bot.ui.feature import Feature

FEATURE = Feature(messages={MessageKind.FINISH: last_message, MessageKind.FINISH_EDIT: counts_no_more})
