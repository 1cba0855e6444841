"""Looking: the board, the hand, the log, and the messages with the board."""

from bot.features.board import buttons
from bot.features.board.commands import board, hand, log
from bot.features.board.matters import question
from bot.features.board.messages import board_or_event, shown_after_loss, shown_board, shown_text
from bot.table import MessageKind
from bot.ui.feature import Feature

_BOARDS = tuple(kind for kind in MessageKind if kind.facts.board is not None)

FEATURE = Feature(
    commands=(board, hand, log),
    handlers=buttons.HANDLERS,
    messages={
        **dict.fromkeys((*_BOARDS, MessageKind.EDIT), board_or_event),
        **dict.fromkeys((MessageKind.MATTER, MessageKind.MATTER_EDIT), question),
        "board": shown_board,
        "lost": shown_after_loss,
        "board_text": shown_text,
    },
)
