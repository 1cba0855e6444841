"""How a game went, in words: who won, how long it took, the final table, where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.i18n.catalogue import join_list, translate
from bot.table import Status, Step, TableInfo, hours_of
from bot.thinking import TurningPoint
from bot.ui.components import truncate
from bot.ui.final_table import final_table
from bot.ui.names import marked_names, words_of
from bot.ui.paces import length_text
from bot.ui.turning_points import point_lines
from rules.language.words import Words

_MOST_POINTS = 3
"""So many turning points are named: the heaviest; the button shows them all."""
_LONGEST = 1_800
"""Characters that the turning points have at most."""


def ending_text(step: Step, language: str) -> str:
    """Return how a game has ended, after how many rounds and how much time, and its final table."""
    info = step.info
    length = translate(language, "ending-length", rounds=_rounds(step), time=_length(info, language))
    title = translate(language, "ending-head", game=Words(info.kind, language).text("title"))
    view = None if step.game is None else step.game.view(None)
    table = "" if step.game is None else final_table(words_of(info, language, view), step.game)
    return "\n".join(filter(None, (title, _result(info, language), length, table)))


def _result(info: TableInfo, language: str) -> str:
    """Return who won, or that the game was stopped before that could be said."""
    if info.status != Status.FINISHED:
        return translate(language, "stats-game-stopped")
    winners = () if info.outcome is None else info.outcome.winners
    names = marked_names(info, language)
    told = join_list(language, [names[seat] for seat in winners]) if winners else ""
    return translate(language, "ending-recap", winners=told, count=len(winners))


def turning_points_text(info: TableInfo, points: Sequence[TurningPoint], language: str) -> str:
    """Return the heaviest turning points of a game, a paragraph each; or that there are none."""
    if not points:
        return translate(language, "ending-no-turning-points")
    names, lines = marked_names(info, language), [translate(language, "ending-turning-points")]
    for point in points[:_MOST_POINTS]:
        decision = point.decision
        words = Words(info.kind, language, names, decision.game.view(decision.seat))
        head = translate(
            language,
            "ending-turning-point",
            name=words.value("seat", decision.seat),
            round=decision.game.round_number or 0,
            entry=str(decision.seq),
        )
        lines.append("\n".join((head, *point_lines(words, point))))
    return truncate("\n".join(lines), _LONGEST)


def _rounds(step: Step) -> int:
    """Return how many rounds a game had, or turns where it has no rounds."""
    number = None if step.game is None else step.game.round_number
    return len(step.course.turns) if number is None else number


def _length(info: TableInfo, language: str) -> str:
    """Return how long a game took."""
    length = timedelta() if info.started is None or info.ended is None else info.ended - info.started
    return length_text(hours_of(length), language)
