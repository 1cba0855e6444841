"""Turning points of a finished game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.catalogue import translate
from bot.thinking import TurningPoint
from bot.ui.gains import gains_text
from bot.ui.plan_text import move_text
from rules.language.words import Words


def point_lines(words: Words, point: TurningPoint) -> Sequence[str]:
    """Return what was done, what would have been better, and what that would have brought whom."""
    language, done, best, seat = words.language, point.done, point.best, point.decision.seat
    gains, name = gains_text(words, done.behind, seat), words.value("seat", seat)
    lines = [
        translate(language, "review-done", move=move_text(words, done.action)),
        translate(language, "review-better", move=move_text(words, best.action)),
    ]
    if gains:
        lines.append(translate(language, "review-gains", gains=gains))
    if done.wins is not None:
        better, worse = (str(wins) for wins in done.wins)
        lines.append(translate(language, "review-wins", name=name, better=better, worse=worse))
    elif not gains:
        lines.append(translate(language, "review-slightly", name=name))
    return lines
