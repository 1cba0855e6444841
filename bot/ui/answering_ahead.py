"""Answers given beforehand: what a seat may say, what stands, and the rows by which somebody says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import discord
from discord import ButtonStyle, ui
from msgspec.structs import replace

from bot.i18n.catalogue import translate
from bot.table import GivenAnswer, Position, Status
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
from rules.values import fields_of, tag_of

PLAN_TOPIC = "your-plan"
"""What stands for one's plan in the place of a topic of answers; games have topics of one word."""


class OpenAhead(ComponentId, frozen=True, tag="ahead"):
    """Opens the page of answers given beforehand, or of those to one topic, or to one picked from a menu.

    Of the topic :data:`PLAN_TOPIC`, ``menu`` is the page of what is planned.
    """

    game: int
    seat: int
    menu: Annotated[int, Slot.PATH] = 0
    topic: Annotated[str, Slot.TOPIC] = ""


class AnswerAhead(ComponentId, frozen=True, tag="ahead_set"):
    """Reads back an answer to be given beforehand, by its name, or the one picked from a menu.

    A name is written "<name>", or "<name>/<times>" where it counts so many times.
    """

    game: int
    seat: int
    decision: int
    menu: Annotated[int, Slot.PATH] = 0
    answer: Annotated[str, Slot.TOPIC] = ""


class PromptedAnswer(AnswerAhead, frozen=True, tag="ahead_set_here"):
    """Reads back an answer that the panel itself offers, and stays there."""


class KeepAhead(AnswerAhead, frozen=True, tag="ahead_keep"):
    """Gives an answer beforehand that was read back."""


class PromptedKeep(KeepAhead, frozen=True, tag="ahead_keep_here"):
    """Gives an answer that was read back in the panel, and goes back there."""


class WriteAhead(ComponentId, frozen=True, tag="ahead_form"):
    """Opens the form of a class of answers that are typed, by its tag; the form itself has this id too."""

    game: int
    seat: int
    decision: int
    kind: Annotated[str, Slot.TOPIC]


class PromptedWrite(WriteAhead, frozen=True, tag="ahead_form_here"):
    """Opens the form of a class of answers that the panel itself offers, and stays there."""


class CorrectAhead(WriteAhead, frozen=True, tag="ahead_again"):
    """Opens the form of a class of answers with what was there when it was not understood."""


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

    ``offered`` are those that are picked as they are and ``typed`` the classes that have a form; ``first`` is
    where these answers begin among all that the seat may give. ``left`` is how often what it has said counts,
    None for good.
    """

    name: str
    offered: tuple[Standing, ...]
    typed: tuple[type[Standing], ...]
    given: Standing | None
    left: int | None
    first: int

    @property
    def kinds(self) -> tuple[type[Standing], ...]:
        """Return the classes of all that may be said, in order."""
        return (*dict.fromkeys(map(type, self.offered)), *self.typed)

    @property
    def prompted(self) -> bool:
        """Say whether a panel offers it by itself."""
        return any(kind.prompted for kind in self.kinds)

    @property
    def of_hand(self) -> bool:
        """Say whether what may be said is of a kind that seats hold in private."""
        fields = (field for kind in self.kinds for field in fields_of(kind))
        return any(field.kind is not None and field.kind.held for field in fields)


async def topics_for(services: Services, position: Position, seat: int) -> tuple[Topic, ...]:
    """Return what a seat may say beforehand, and has said, by topic; () while its game is not played."""
    info, game = position.info, position.game
    if info.status != Status.OPEN or not type(game).standing:
        return ()
    return topics_of(game, seat, await services.tables.standing.counting_at(position, seat))


def topics_of(game: Game, seat: int, given: Sequence[GivenAnswer]) -> tuple[Topic, ...]:
    """Return what a seat may say beforehand by topic, in the order of the classes, and what was ``given``."""
    offered = game.standing_answers(seat)
    topics: list[Topic] = []
    for name in dict.fromkeys(kind.topic for kind in type(game).standing):
        these = tuple(one for one in offered if one.topic == name)
        picked = tuple(one for one in these if not one.open_ended)
        typed = tuple(dict.fromkeys(type(one) for one in these if one.open_ended))
        stands = next((one for one in given if one.standing.topic == name), None)
        answer, left = (None, None) if stands is None else (stands.standing, stands.left)
        if these or answer is not None:
            first = offered.index(these[0]) if these else 0
            topics.append(Topic(name, picked, typed, answer, left, first))
    return tuple(topics)


def answer_rows(
    words: Words, topic: Topic, answer: AnswerAhead, ask: AskMe, language: str
) -> list[ui.ActionRow[Any]]:
    """Return what an answer to a topic is given by, buttons, menus or forms, and a button to be asked again.

    What may be given for a number of times is offered for good and for once.
    """
    asking = [] if topic.given is None else [button(ask, translate(language, "button-ask-me"))]
    forms = [_form_button(words, topic, kind, answer) for kind in topic.typed]
    choices = [(one, times) for one in topic.offered for times in ((None, 1) if one.limited else (None,))]
    labels = [_choice_label(words, *one) for one in choices]
    names = [answer_name(*one) for one in choices]
    if len(choices) > BUTTONS_IN_A_ROW:
        return [*_menus(names, labels, topic, answer, language), *rows([*forms, *asking])]
    given = [
        button(
            replace(answer, answer=name),
            label,
            ButtonStyle.success if one == (topic.given, topic.left) else ButtonStyle.primary,
        )
        for one, name, label in zip(choices, names, labels, strict=True)
    ]
    return rows([*given, *forms, *asking])


def answer_name(standing: Standing, times: int | None) -> str:
    """Return what a component calls an answer that counts so many times, None for good."""
    return struct_name(standing) if times is None else f"{struct_name(standing)}/{times}"


def _choice_label(words: Words, standing: Standing, times: int | None) -> str:
    label = words.standing_label(standing)
    return label if times is None else translate(words.language, "button-ahead-once", answer=label)


def _form_button(words: Words, topic: Topic, kind: type[Standing], answer: AnswerAhead) -> IdButton:
    """Return the button that opens the form of a class of answers."""
    opens = PromptedWrite if isinstance(answer, PromptedAnswer) else WriteAhead
    write = opens(answer.game, answer.seat, answer.decision, tag_of(kind))
    style = ButtonStyle.success if type(topic.given) is kind else ButtonStyle.primary
    return button(write, words.text(f"standing-{tag_of(kind)}-form"), style)


def _menus(
    names: Sequence[str], labels: Sequence[str], topic: Topic, answer: AnswerAhead, language: str
) -> list[ui.ActionRow[Any]]:
    options = [
        discord.SelectOption(label=truncate(label, 100), value=name)
        for name, label in zip(names, labels, strict=True)
    ]
    return [
        row(
            menu(
                replace(answer, menu=2 * topic.first + start),
                translate(language, "panel-choose-field"),
                options[start : start + OPTIONS_IN_A_MENU],
            )
        )
        for start in range(0, len(options), OPTIONS_IN_A_MENU)
    ]


def how_often(words: Words, standing: Standing, left: int | None, sentence: str) -> str:
    """Return what is said of an answer, a sentence, and how often it counts where that may be limited."""
    if not standing.limited:
        return sentence
    language = words.language
    times = translate(language, "ahead-for-good")
    if left is not None:
        times = translate(language, "ahead-counts", count=left)
    return translate(language, "ahead-times", answer=sentence, times=times)


def descriptions(words: Words, topic: Topic) -> list[str]:
    """Return what the answers to a topic do, exactly when, class by class."""
    return [words.standing_description(kind) for kind in topic.kinds]


def label_of(words: Words, topic: Topic) -> str:
    """Return the few words of what was said to a topic, with how often it counts where that is limited."""
    assert topic.given is not None
    label = words.standing_label(topic.given)
    if topic.left is None or not topic.given.limited:
        return label
    times = translate(words.language, "ahead-left", count=topic.left)
    return translate(words.language, "ahead-label-times", answer=label, times=times)


def ahead_button(
    position: Position, seat: int, topics: Sequence[Topic], language: str, *, plans: bool
) -> list[IdButton]:
    """Return the button to the page of answers and plans, in a list; [] if there is nothing to say.

    ``plans`` says that people can plan there what they do when they are asked next.
    """
    if not topics and not plans:
        return []
    return [button(OpenAhead(position.info.id, seat), translate(language, "button-ahead"))]


def standing_line(game: Game, seat: int, words: Words, topics: Sequence[Topic], language: str) -> str:
    """Return shortly what a seat has said beforehand; "" where it has said nothing.

    What it could do just now it does not do by itself, since the person has come back to the question.
    """
    given = [
        label_of(words, topic)
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
