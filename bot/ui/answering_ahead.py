"""Answers given beforehand: what a seat may say, what stands, and the rows by which somebody says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import discord
from discord import ButtonStyle, ui
from msgspec.structs import replace

from bot.i18n.catalogue import translate
from bot.table import Position, Status
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import (
    BUTTONS_IN_A_ROW,
    OPTIONS_IN_A_MENU,
    IdButton,
    button,
    menu,
    row,
    rows,
    truncate,
)
from bot.ui.names import words_for
from bot.ui.services import Services
from bot.ui.struct_names import struct_name
from rules import Game, Standing
from rules.language.words import Words
from rules.values import fields_of


class OpenAhead(ComponentId, frozen=True, tag="ahead"):
    """Opens the page of answers given beforehand."""

    game: int
    seat: int


class AnswerAhead(ComponentId, frozen=True, tag="ahead_set"):
    """Gives an answer beforehand, by its name, or by the one picked from a menu."""

    game: int
    seat: int
    decision: int
    menu: Annotated[int, Slot.PATH] = 0
    answer: Annotated[str, Slot.TOPIC] = ""


class PromptedAnswer(AnswerAhead, frozen=True, tag="ahead_set_here"):
    """Gives an answer beforehand that the panel itself offers, and stays there."""


class AskMe(ComponentId, frozen=True, tag="ahead_ask"):
    """Withdraws the answer to a topic."""

    game: int
    seat: int
    topic: Annotated[str, Slot.TOPIC]


class PromptedAskMe(AskMe, frozen=True, tag="ahead_ask_here"):
    """Withdraws the answer to a topic in the panel, and stays there."""


@dataclass(frozen=True, slots=True)
class Topic:
    """What a seat may say beforehand to a topic, and what it has said that stands.

    ``first`` is where these answers begin among all that the seat may give.
    """

    name: str
    offered: tuple[Standing, ...]
    given: Standing | None
    first: int

    @property
    def prompted(self) -> bool:
        """Say whether a panel offers it by itself."""
        return any(one.prompted for one in self.offered)

    @property
    def of_hand(self) -> bool:
        """Say whether what may be said is of a kind that seats hold in private."""
        fields = (field for one in self.offered for field in fields_of(type(one)))
        return any(field.kind is not None and field.kind.held for field in fields)


async def topics_for(services: Services, position: Position, seat: int) -> tuple[Topic, ...]:
    """Return what a seat may say beforehand, and has said, by topic; () while its game is not played."""
    info, game = position.info, position.game
    if info.status != Status.OPEN or not type(game).standing:
        return ()
    return topics_of(game, seat, await services.tables.standing.of(info.id, info.seats[seat]))


def topics_of(game: Game, seat: int, given: Sequence[Standing]) -> tuple[Topic, ...]:
    """Return what a seat may say beforehand by topic, in the order of the classes, and what was ``given``."""
    offered = game.standing_answers(seat)
    topics: list[Topic] = []
    for name in dict.fromkeys(kind.topic for kind in type(game).standing):
        these = tuple(one for one in offered if one.topic == name)
        stands = next((one for one in given if one.topic == name), None)
        if these or stands is not None:
            topics.append(Topic(name, these, stands, offered.index(these[0]) if these else 0))
    return tuple(topics)


def answer_rows(
    words: Words, topic: Topic, answer: AnswerAhead, ask: AskMe, language: str
) -> list[ui.ActionRow[Any]]:
    """Return what an answer to a topic is given by, buttons or menus, and a button to be asked again."""
    asking = [] if topic.given is None else [button(ask, translate(language, "button-ask-me"))]
    if len(topic.offered) > BUTTONS_IN_A_ROW:
        return [*_menus(words, topic, answer, language), *rows(asking)]
    given = [
        button(
            replace(answer, answer=struct_name(one)),
            words.standing_label(one),
            ButtonStyle.success if one == topic.given else ButtonStyle.primary,
        )
        for one in topic.offered
    ]
    return rows([*given, *asking])


def _menus(words: Words, topic: Topic, answer: AnswerAhead, language: str) -> list[ui.ActionRow[Any]]:
    options = [
        discord.SelectOption(label=truncate(words.standing_label(one), 100), value=struct_name(one))
        for one in topic.offered
    ]
    return [
        row(
            menu(
                replace(answer, menu=topic.first + start),
                translate(language, "panel-choose-field"),
                options[start : start + OPTIONS_IN_A_MENU],
            )
        )
        for start in range(0, len(options), OPTIONS_IN_A_MENU)
    ]


def descriptions(words: Words, topic: Topic) -> list[str]:
    """Return what the answers to a topic do, exactly when, class by class."""
    return [words.standing_description(kind) for kind in dict.fromkeys(map(type, topic.offered))]


def ahead_button(position: Position, seat: int, topics: Sequence[Topic], language: str) -> list[IdButton]:
    """Return the button to the page of answers given beforehand, in a list; [] if there is nothing to say."""
    if not topics:
        return []
    return [button(OpenAhead(position.info.id, seat), translate(language, "button-ahead"))]


def standing_line(game: Game, seat: int, words: Words, topics: Sequence[Topic], language: str) -> str:
    """Return shortly what a seat has said beforehand; "" where it has said nothing.

    What it could do just now it does not do by itself, since the person has come back to the question.
    """
    given = [
        words.standing_label(topic.given)
        for topic in topics
        if topic.given is not None and game.answer(seat, topic.given) is None
    ]
    return translate(language, "panel-ahead", answers=" · ".join(given)) if given else ""


def prompted_topics(position: Position, seat: int, topics: Sequence[Topic]) -> list[Topic]:
    """Return the topics that a panel offers by itself to who has nothing else to do."""
    info = position.info
    if info.paused or seat in info.stand_ins or position.game.legal_actions(seat):
        return []
    return [topic for topic in topics if topic.prompted]


def prompts(position: Position, seat: int, topics: Sequence[Topic], language: str) -> list[ui.Item[Any]]:
    """Return what the answers to prompted topics do, and what each is given by."""
    info = position.info
    words, plain = words_for(position, seat, language), words_for(position, seat, language, plain=True)
    answer = PromptedAnswer(info.id, seat, position.decisions[seat])
    items: list[ui.Item[Any]] = []
    for topic in topics:
        items.append(ui.TextDisplay("\n".join(descriptions(words, topic))))
        items += answer_rows(plain, topic, answer, PromptedAskMe(info.id, seat, topic.name), language)
    return items
