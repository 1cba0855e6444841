"""Open questions in a channel's message: what is asked of whom, and the buttons to answer in the open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from discord import ButtonStyle, ui

from bot.i18n.catalogue import join_list, translate
from bot.store import Person
from bot.table import Position, Status, TableError, TableInfo
from bot.ui.action_keys import command_key
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import IdButton, button, rows
from bot.ui.role_styles import ROLE_STYLES
from bot.ui.services import Services
from bot.ui.struct_names import choice_name
from rules import Action, Event, Matter
from rules.language.story import narrate
from rules.language.words import Words
from rules.values import fields_of, tag_of
from rules.view import View

_ASKERS = "settle", "withdraw"
"""The roles of what is for whoever has asked: to choose among the answers, to ask no more."""

_STYLES = {**ROLE_STYLES, "act": ButtonStyle.success}
"""Here an action answers at once; what leads on, to a panel or a form, is as it is in panels."""


class AnswerMatter(ComponentId, frozen=True, tag="reply"):
    """Answers a question in the open; ``answer`` is written "<key of the question>/<name of the choice>".

    ``gone_back`` is how often the game had gone back when it was asked: the same question of before is
    another one.
    """

    game: int
    gone_back: Annotated[int, Slot.DECISION]
    answer: Annotated[str, Slot.TOPIC]


class OpenWay(ComponentId, frozen=True, tag="way"):
    """Opens the panel of whoever presses, at the choice of a class of actions that answers a question.

    One of a class without fields answers at once.

    ``way`` is written "<key of the question>/<tag of the class>"; ``gone_back`` as in :class:`AnswerMatter`.
    """

    game: int
    gone_back: Annotated[int, Slot.DECISION]
    way: Annotated[str, Slot.TOPIC]


def open_now(position: Position) -> tuple[Matter, ...]:
    """Return the questions that are open at a table now; none while the game rests."""
    if position.info.status != Status.OPEN or position.info.paused:
        return ()
    return position.game.view(None).open_matters()


def answered_by(position: Position, action: type[Action]) -> list[Matter]:
    """Return the open questions that are answered, or settled, by a class of actions, in their order."""
    return [
        matter
        for matter in open_now(position)
        if action in matter.ways or action in map(type, matter.choices)
    ]


async def still_open(services: Services, info: TableInfo, shown: View, seq: int) -> tuple[Matter, ...]:
    """Return those questions of a position that are open at the table now, with the answers until now.

    The position is that after entry ``seq``. A message may come late: nobody is asked what has been answered.
    """
    matters = shown.open_matters()
    if not matters or info.status != Status.OPEN or info.paused:
        return ()
    if info.seq == seq:
        return matters
    keys = {matter.key for matter in matters}
    try:
        now = await services.tables.load(info.id)
    except TableError:
        return ()
    return tuple(matter for matter in open_now(now) if matter.key in keys)


def matters_text(
    info: TableInfo, words: Words, matters: Sequence[Matter], *, silent: bool, actor: Person | None = None
) -> tuple[str, tuple[int, ...]]:
    """Return what is asked of whom, a line each with the answers so far below, and whom it pings.

    People are pinged by mention where the game waits for them, and not where it is ``silent``; nobody is for
    a seat for which a stand-in plays or that nobody has, nor is ``actor``, who has just acted.
    """
    lines: list[str] = []
    pings: list[int] = []
    for matter in matters:
        pinged = {} if silent or not matter.waits else pingable(info, matter.asked, actor)
        lines += question_lines(words, matter, pinged)
        pings += pinged.values()
    return "\n".join(lines), tuple(dict.fromkeys(pings))


def pingable(info: TableInfo, asked: Sequence[int], actor: Person | None) -> dict[int, int]:
    """Return the Discord ids of those at the seats asked; without seats where nobody is to be pinged.

    Who has just acted is not: they see what they are asked by that.
    """
    people = {seat: info.seats[seat].discord_id for seat in asked if seat not in info.stand_ins}
    acted = None if actor is None else actor.discord_id
    return {seat: person for seat, person in people.items() if person is not None and person != acted}


def question_lines(words: Words, matter: Matter, pinged: Mapping[int, int]) -> list[str]:
    """Return what is asked of whom, with each one's share, and the answers so far in small print below.

    ``pinged`` are the Discord ids of those who are named by a mention, by seat. Where nobody has still to
    answer, it is the question alone.
    """
    if not matter.asked:
        return [words.render(matter.text), *answer_lines(words, matter.answers)]
    names = [f"<@{pinged[seat]}>" if seat in pinged else words.value("seat", seat) for seat in matter.asked]
    if matter.shares:
        names = [
            translate(words.language, "matter-share", name=name, share=words.render(share))
            for name, share in zip(names, matter.shares, strict=True)
        ]
    return [words.asked(matter, join_list(words.language, names)), *answer_lines(words, matter.answers)]


def answer_lines(words: Words, answers: Sequence[Event]) -> list[str]:
    """Return answers in small print, in one line; [] where there are none."""
    answered = " ".join(narrate(words, answers))
    return [f"-# {answered}"] if answered else []


def matter_rows(info: TableInfo, words: Words, matters: Sequence[Matter]) -> list[ui.ActionRow[Any]]:
    """Return the rows of buttons below some questions; ``words`` have names without markup.

    First come the choices of those who are asked, and the ways to answer in private; then, in rows of their
    own, what whoever asks may do. What begins a turn is not among them.
    """
    answers: list[IdButton] = []
    asker: list[IdButton] = []
    for matter in matters:
        choices = [one for one in matter.choices if one.role != "begin"]
        answers += [_choice_button(info, words, matter, one) for one in choices if one.role not in _ASKERS]
        answers += [_way_button(info, words, matter, one) for one in matter.ways]
        asker += [_choice_button(info, words, matter, one) for one in choices if one.role in _ASKERS]
    return rows(answers) + rows(asker)


def begin_buttons(info: TableInfo, words: Words, matters: Sequence[Matter]) -> list[IdButton]:
    """Return the buttons of all choices of some questions by which a turn is begun; ``words`` as above."""
    return [
        _choice_button(info, words, matter, choice)
        for matter in matters
        for choice in matter.choices
        if choice.role == "begin"
    ]


def _choice_button(info: TableInfo, words: Words, matter: Matter, choice: Action) -> IdButton:
    assert words.view is not None
    answer = AnswerMatter(info.id, info.gone_back, f"{matter.key}/{choice_name(words.view, choice)}")
    return button(answer, words.choice(choice), _STYLES[choice.role])


def _way_button(info: TableInfo, words: Words, matter: Matter, way: type[Action]) -> IdButton:
    """Return the button of a class of actions; one that leaves nothing to choose is called what it does."""
    opens = OpenWay(info.id, info.gone_back, f"{matter.key}/{tag_of(way)}")
    if not fields_of(way):
        return button(opens, words.choice(way()), _STYLES[way.role])
    return button(opens, words.text(f"{command_key(way)}-label"), ButtonStyle.primary)


def chosen_answer(position: Position, pressed: AnswerMatter) -> Action | None:
    """Return the action that a button stands for; None if it is no choice any more, or on other terms."""
    matter, name = _pressed(position, pressed.gone_back, pressed.answer)
    choices, view = () if matter is None else matter.choices, position.game.view(None)
    return next((choice for choice in choices if choice_name(view, choice) == name), None)


def asks_still(position: Position, pressed: AnswerMatter) -> bool:
    """Say whether the question of a button is open, whatever may be chosen."""
    return _pressed(position, pressed.gone_back, pressed.answer)[0] is not None


def chosen_way(position: Position, pressed: OpenWay) -> type[Action] | None:
    """Return the class of actions that a button leads to; None if its question is not open any more."""
    matter, name = _pressed(position, pressed.gone_back, pressed.way)
    ways = () if matter is None else matter.ways
    return next((way for way in ways if tag_of(way) == name), None)


def _pressed(position: Position, gone_back: int, written: str) -> tuple[Matter | None, str]:
    """Return the open question of a button, None if it is not open any more, and the name behind its key."""
    key, _, name = written.rpartition("/")
    if gone_back != position.info.gone_back:
        return None, name
    return next((one for one in position.game.view(None).open_matters() if one.key == key), None), name


def asked_text(position: Position, words: Words, *, apart: bool = True) -> str:
    """Return what is asked of whom now, in a line, or that the game rests; "" if it is over.

    What nobody has still to answer is left out, and without ``apart`` what has a message of its own.
    """
    if position.info.paused:
        return translate(words.language, "status-paused")
    matters = [one for one in open_now(position) if one.asked and (apart or not one.apart)]
    return " ".join(map(words.asked, matters))
