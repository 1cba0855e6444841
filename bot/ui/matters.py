"""Open questions in a channel's message: what is asked of whom, and the buttons to answer in the open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from discord import ButtonStyle
from msgspec.structs import replace

from bot.i18n.catalogue import join_list
from bot.table import Position, Status, TableInfo
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import IdButton, button
from rules import Action, Matter
from rules.game import View
from rules.language.story import narrate
from rules.language.words import Words
from rules.values import fields_of, tag_of


class AnswerMatter(ComponentId, frozen=True, tag="reply"):
    """Answers a question in the open; ``answer`` is written "<key of the question>/<name of the choice>"."""

    game: int
    answer: Annotated[str, Slot.TOPIC]


def open_now(info: TableInfo, view: View) -> tuple[Matter, ...]:
    """Return the questions of a position that are still open at the table, to those who have yet to answer.

    A message may come late: nobody is asked in vain, and nobody while the game rests.
    """
    if info.status != Status.OPEN or info.paused:
        return ()
    asked = (
        replace(matter, asked=tuple(seat for seat in matter.asked if seat in info.waiting_for))
        if matter.waits
        else matter
        for matter in view.open_matters()
    )
    return tuple(matter for matter in asked if matter.asked)


def matters_text(
    info: TableInfo, words: Words, matters: Sequence[Matter], *, silent: bool
) -> tuple[str, tuple[int, ...]]:
    """Return what is asked of whom, a line each with the answers so far below, and whom it pings.

    People are pinged by mention where the game waits for them, and not where it is ``silent``; nobody is for
    a seat for which a stand-in plays or that nobody has.
    """
    lines: list[str] = []
    pings: list[int] = []
    for matter in matters:
        names: list[str] = []
        for seat in matter.asked:
            ping = None if silent or not matter.waits else _ping(info, seat)
            names.append(words.value("seat", seat) if ping is None else f"<@{ping}>")
            pings += [] if ping is None else [ping]
        lines.append(words.asked(matter, join_list(words.language, names)))
        answers = " ".join(narrate(words, matter.answers))
        lines += [f"-# {answers}"] if answers else []
    return "\n".join(lines), tuple(dict.fromkeys(pings))


def matter_buttons(game_id: int, words: Words, matters: Sequence[Matter]) -> list[IdButton]:
    """Return the buttons of all choices of some questions; ``words`` have names without markup."""
    return [
        button(
            AnswerMatter(game_id, f"{matter.key}/{_choice_name(choice)}"),
            words.choice(choice),
            ButtonStyle.success,
        )
        for matter in matters
        for choice in matter.choices
    ]


def chosen_answer(position: Position, pressed: AnswerMatter) -> Action | None:
    """Return the action that a button stands for; None if its question is not open any more."""
    key, _, name = pressed.answer.rpartition("/")
    for matter in position.game.view(None).open_matters():
        if matter.key == key:
            return next((choice for choice in matter.choices if _choice_name(choice) == name), None)
    return None


def asked_text(words: Words) -> str:
    """Return what is asked of whom now, in a line; "" if nothing is."""
    assert words.view is not None
    return " ".join(words.asked(matter) for matter in words.view.open_matters())


def _choice_name(choice: Action) -> str:
    """Return what tells a choice from the others: its tag, and the values of its fields."""
    values = (getattr(choice, field.name) for field in fields_of(type(choice)))
    return ".".join(str(part).lower() for part in (tag_of(choice), *values))


def _ping(info: TableInfo, seat: int) -> int | None:
    """Return the Discord id to ping for a seat; None if there is nobody to ping."""
    return None if seat in info.stand_ins else info.seats[seat].discord_id
