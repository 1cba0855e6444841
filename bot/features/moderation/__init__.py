"""What moderators do: putting things right, each time after a question that says what will happen.

An action is a file here that ends with its ``PART``, and a line in ``_PARTS``.
"""

from bot.features.moderation import (
    audit,
    damage,
    export,
    import_game,
    pause_resume,
    post_again,
    questions,
    replace,
    reset_restore,
    rollback,
    skip,
    unsent,
)
from bot.ui.feature import Feature

_PARTS = (
    questions.PART,
    reset_restore.PART,
    audit.PART,
    rollback.PART,
    export.PART,
    import_game.PART,
    pause_resume.PART,
    post_again.PART,
    replace.PART,
    skip.PART,
    damage.PART,
    unsent.PART,
)
"""In the order in which Discord lists the commands."""

FEATURE = Feature(
    commands=tuple(one for part in _PARTS for one in part.commands),
    handlers=tuple(one for part in _PARTS for one in part.handlers),
    messages={kind: maker for part in _PARTS for kind, maker in part.messages.items()},
)
