"""Plans beside the standing answers of the same seat, which come before them."""

from __future__ import annotations

from bot.i18n.catalogue import join_list, translate
from bot.table import Position
from bot.ui.answering_ahead import label_of, topics_for
from bot.ui.names import words_for
from bot.ui.services import Services


async def answers_first(services: Services, position: Position, seat: int, language: str) -> list[str]:
    """Return that the answers given beforehand of a seat come before its plan, in a list; [] for none."""
    given = await _given(services, position, seat, language)
    return [translate(language, "plan-answers-first", answers=given)] if given else []


async def withdrawn_text(services: Services, position: Position, seat: int, language: str) -> str:
    """Return that a plan is withdrawn, and which answers given beforehand stand without it."""
    given = await _given(services, position, seat, language)
    key = "plan-withdrawn-answers" if given else "plan-withdrawn"
    return translate(language, key, answers=given)


async def _given(services: Services, position: Position, seat: int, language: str) -> str:
    """Return the few words of all answers that a seat has given beforehand; "" for none."""
    words = words_for(position, seat, language)
    topics = await topics_for(services, position, seat)
    return join_list(language, [label_of(words, topic) for topic in topics if topic.given is not None])
