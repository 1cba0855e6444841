"""The private page of answers given beforehand: for each topic what stands, and what may be said."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.i18n.catalogue import translate
from bot.table import Position
from bot.ui.answering_ahead import AnswerAhead, AskMe, Topic, answer_rows, descriptions, topics_for
from bot.ui.components import boxed, button, row, truncate
from bot.ui.message import TEXT_LIMIT, Message
from bot.ui.names import words_for
from bot.ui.services import Services
from bot.ui.shared_ids import OpenPanel, back_button
from rules.language.words import Words


async def draw_page(
    services: Services, position: Position, seat: int, language: str, notice: str = ""
) -> Message:
    """Return the page of a seat; ``notice`` stands above: what the last button did, or why it did nothing."""
    topics = await topics_for(services, position, seat)
    words = words_for(position, seat, language)
    items: list[ui.Item[Any]] = [ui.TextDisplay(_heading(words, position, seat, topics, notice))]
    if seat not in position.info.stand_ins:
        for topic in topics:
            items += [ui.Separator(), *_section(words, position, seat, topic)]
    return Message(boxed(*items, row(*_ways_out(position, seat, language))))


def _heading(words: Words, position: Position, seat: int, topics: tuple[Topic, ...], notice: str) -> str:
    """Return what the page is for, what was done just now, and why nothing can be said, where that is so."""
    language = words.language
    lines = [translate(language, "ahead-heading", game=words.text("title")), notice]
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
    lines += [f"- {told}" for told in descriptions(words, topic)]
    plain = words_for(position, seat, language, plain=True)
    answer = AnswerAhead(game, seat, position.decisions[seat])
    ask = AskMe(game, seat, topic.name)
    return [ui.TextDisplay("\n".join(lines)), *answer_rows(plain, topic, answer, ask, language)]


def _now(words: Words, topic: Topic) -> str:
    """Return what stands: in short where it is one of the answers that are told below it, else in full."""
    if topic.given is None:
        return translate(words.language, "ahead-asked")
    shown = type(topic.given) in map(type, topic.offered)
    return f"**{words.standing_label(topic.given)}**" if shown else words.standing(topic.given)


def _ways_out(position: Position, seat: int, language: str) -> list[ui.Item[Any]]:
    """Return the buttons back to the panel and, while a stand-in plays, to play again."""
    game = position.info.id
    panel = OpenPanel(game, seat, position.decisions[seat])
    back = [back_button(game, language)] if seat in position.info.stand_ins else []
    return [button(panel, translate(language, "button-back")), *back]
