"""The private page of answers given beforehand: for each topic what stands, and what may be said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.i18n.catalogue import translate
from bot.table import Position
from bot.ui.answering_ahead import (
    PLAN_TOPIC,
    AnswerAhead,
    AskMe,
    KeepAhead,
    OpenAhead,
    PromptedKeep,
    Topic,
    answer_rows,
    descriptions,
    how_often,
    label_of,
    topics_for,
)
from bot.ui.component_ids import ComponentId
from bot.ui.components import OPTIONS_IN_A_MENU, boxed, button, menu, row, truncate
from bot.ui.message import TEXT_LIMIT, Message, in_box
from bot.ui.names import words_for
from bot.ui.planning import plan_page, plan_section
from bot.ui.services import Services
from bot.ui.shared_ids import OpenPanel, back_button
from rules import Standing
from rules.language.words import Words

_MOST_COMPONENTS = 40
_WITH_THEM = 6
"""The container, the last row, and as many buttons as there can be in it."""


async def draw_page(
    services: Services,
    position: Position,
    seat: int,
    language: str,
    notice: str = "",
    topic: str = "",
    page: int = 0,
) -> Message:
    """Return the page of a seat; ``notice`` stands above: what the last button did, or why it did nothing.

    Where there is too much for one message, it is the page of one ``topic``, or without one a menu of topics.
    Of the topic of one's plan it is the ``page`` of that.
    """
    if topic == PLAN_TOPIC and seat not in position.info.stand_ins:
        planned = await plan_page(services, position, seat, language, page)
        if planned:
            return _of_plan(position, seat, language, planned, notice)
    topics = await topics_for(services, position, seat)
    words = words_for(position, seat, language)
    plans = await plan_section(services, position, seat, language)
    heading = ui.TextDisplay[Any](_heading(words, position, seat, topics, notice, plans=bool(plans)))
    if seat in position.info.stand_ins:
        return Message(boxed(heading, row(*_ways_out(position, seat, language))))
    sections = {one.name: _section(words, position, seat, one) for one in topics}
    whole = [heading, *(item for section in sections.values() for item in (ui.Separator[Any](), *section))]
    planned = [ui.Separator[Any](), *plans] if plans else []
    whole += planned
    if _fits(whole):
        return Message(boxed(*whole, row(*_ways_out(position, seat, language))))
    if topic in sections:
        ways = _ways_out(position, seat, language, to_topics=True)
        return Message(boxed(heading, ui.Separator(), *sections[topic], row(*ways)))
    return Message(
        boxed(
            heading,
            ui.TextDisplay(truncate(_overview(words, topics), TEXT_LIMIT // 2)),
            *_topic_menus(words, position, seat, topics),
            *planned,
            row(*_ways_out(position, seat, language)),
        )
    )


def _of_plan(
    position: Position, seat: int, language: str, planned: Sequence[ui.Item[Any]], notice: str
) -> Message:
    """Return the page of a plan alone."""
    title = translate(language, "plan-heading", game=words_for(position, seat, language).text("title"))
    heading = ui.TextDisplay[Any]("\n".join(filter(None, (title, notice))))
    back = button(OpenAhead(position.info.id, seat), translate(language, "button-ahead"))
    return Message(boxed(heading, *planned, row(back, *_ways_out(position, seat, language))))


def draw_read_back(
    position: Position, keep: KeepAhead, standing: Standing, times: int | None, language: str
) -> Message:
    """Return an answer in words with how often it counts, a button to keep it, and one to leave it."""
    words = words_for(position, keep.seat, language)
    answer = how_often(words, standing, times, words.standing(standing))
    lines = [
        translate(language, "ahead-heading", game=words.text("title")),
        translate(language, "ahead-read-back", topic=words.topic(standing.topic), answer=answer),
        translate(language, "ahead-read"),
    ]
    leave: ComponentId = OpenAhead(keep.game, keep.seat, topic=standing.topic)
    if isinstance(keep, PromptedKeep):
        leave = OpenPanel(keep.game, keep.seat, keep.decision)
    buttons = (
        button(keep, translate(language, "button-ahead-keep"), discord.ButtonStyle.success),
        button(leave, translate(language, "button-cancel")),
    )
    return in_box(truncate("\n".join(lines), TEXT_LIMIT), *buttons)


def _fits(items: Sequence[ui.Item[Any]]) -> bool:
    """Say whether one message takes some items, with a container around them and a row of buttons below."""
    inside = sum(len(item.children) for item in items if isinstance(item, ui.ActionRow))
    written = sum(len(item.content) for item in items if isinstance(item, ui.TextDisplay))
    return len(items) + inside + _WITH_THEM <= _MOST_COMPONENTS and written <= TEXT_LIMIT


def _overview(words: Words, topics: Sequence[Topic]) -> str:
    """Return what stands, a line for each topic, and last that of all others the person is asked."""
    given = [topic for topic in topics if topic.given is not None]
    lines = [f"- **{words.topic(topic.name)}** · {_now(words, topic)}" for topic in given]
    if len(given) < len(topics):
        lines.append(translate(words.language, "ahead-others", count=len(given)))
    return "\n".join(lines)


def _topic_menus(
    words: Words, position: Position, seat: int, topics: Sequence[Topic]
) -> list[ui.ActionRow[Any]]:
    """Return the menus of all topics, each with when it counts, by which their pages are opened."""
    chosen = [
        discord.SelectOption(
            label=truncate(words.topic(one.name), 100),
            value=one.name,
            description=truncate(words.topic_description(one.name), 100) or None,
        )
        for one in topics
    ]
    return [
        row(
            menu(
                OpenAhead(position.info.id, seat, start),
                translate(words.language, "ahead-topics"),
                chosen[start : start + OPTIONS_IN_A_MENU],
            )
        )
        for start in range(0, len(chosen), OPTIONS_IN_A_MENU)
    ]


def _heading(
    words: Words, position: Position, seat: int, topics: tuple[Topic, ...], notice: str, *, plans: bool
) -> str:
    """Return what the page is for, what was done just now, and why nothing can be said, where that is so."""
    language = words.language
    lines = [translate(language, "ahead-heading", game=words.text("title")), notice]
    if topics or not plans:
        lines.append(translate(language, "ahead-about" if topics else "ahead-nothing"))
    if seat in position.info.stand_ins:
        lines.append(translate(language, "ahead-stand-in"))
    if position.info.paused:
        lines.append(translate(language, "status-paused"))
    return truncate("\n".join(filter(None, lines)), TEXT_LIMIT)


def _section(words: Words, position: Position, seat: int, topic: Topic) -> list[ui.Item[Any]]:
    """Return a topic: what it is about, what stands, what each answer does, and what it is given by."""
    language, game = words.language, position.info.id
    lines = [f"**{words.topic(topic.name)}**", translate(language, "ahead-now", answer=_now(words, topic))]
    lines += [f"- {description}" for description in descriptions(words, topic)]
    plain = words_for(position, seat, language, plain=True)
    answer = AnswerAhead(game, seat, position.decisions[seat])
    ask = AskMe(game, seat, topic.name)
    return [ui.TextDisplay("\n".join(lines)), *answer_rows(plain, topic, answer, ask, language)]


def _now(words: Words, topic: Topic) -> str:
    """Return what stands: in short where it is one of the answers that stand below it, else in full."""
    if topic.given is None:
        return translate(words.language, "ahead-asked")
    if type(topic.given) in map(type, topic.offered):
        return f"**{label_of(words, topic)}**"
    return how_often(words, topic.given, topic.left, words.standing(topic.given))


def _ways_out(position: Position, seat: int, language: str, *, to_topics: bool = False) -> list[ui.Item[Any]]:
    """Return the buttons back to the panel and, while a stand-in plays, to play again.

    On the page of one topic there is one to all of them.
    """
    game = position.info.id
    topics = [button(OpenAhead(game, seat), translate(language, "button-ahead-topics"))] if to_topics else []
    panel = OpenPanel(game, seat, position.decisions[seat])
    back = [back_button(game, language)] if seat in position.info.stand_ins else []
    return [*topics, button(panel, translate(language, "button-ahead-game")), *back]
