"""Open questions in a channel's message: what is asked of whom, and the buttons to answer in the open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from discord import ButtonStyle

from bot.i18n.catalogue import join_list, translate
from bot.table import Position, Status, TableError, TableInfo
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import IdButton, button
from bot.ui.services import Services
from bot.ui.struct_names import struct_name
from rules import Action, Matter
from rules.game import View
from rules.language.story import narrate
from rules.language.words import Words


class AnswerMatter(ComponentId, frozen=True, tag="reply"):
    """Answers a question in the open; ``answer`` is written "<key of the question>/<name of the choice>".

    ``gone_back`` is how often the game had gone back when it was asked: the same question of before is
    another one.
    """

    game: int
    gone_back: Annotated[int, Slot.DECISION]
    answer: Annotated[str, Slot.TOPIC]


def open_now(position: Position) -> tuple[Matter, ...]:
    """Return the questions that are open at a table now; none while the game rests."""
    if position.info.status != Status.OPEN or position.info.paused:
        return ()
    return position.game.view(None).open_matters()


async def still_open(services: Services, info: TableInfo, shown: View) -> tuple[Matter, ...]:
    """Return those questions of a position that are open at the table now, with the answers until now.

    A message may come late: nobody is asked what has been answered.
    """
    keys = {matter.key for matter in shown.open_matters()}
    if not keys or info.status != Status.OPEN:
        return ()
    try:
        now = await services.tables.load(info.id)
    except TableError:
        return ()
    return tuple(matter for matter in open_now(now) if matter.key in keys)


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


def matter_buttons(info: TableInfo, words: Words, matters: Sequence[Matter]) -> list[IdButton]:
    """Return the buttons of all choices of some questions; ``words`` have names without markup."""
    return [
        button(
            AnswerMatter(info.id, info.gone_back, f"{matter.key}/{struct_name(choice)}"),
            words.choice(choice),
            ButtonStyle.success,
        )
        for matter in matters
        for choice in matter.choices
    ]


def chosen_answer(position: Position, pressed: AnswerMatter) -> Action | None:
    """Return the action that a button stands for; None if its question is not open any more."""
    if pressed.gone_back != position.info.gone_back:
        return None
    key, _, name = pressed.answer.rpartition("/")
    for matter in position.game.view(None).open_matters():
        if matter.key == key:
            return next((choice for choice in matter.choices if struct_name(choice) == name), None)
    return None


def asked_text(position: Position, words: Words) -> str:
    """Return what is asked of whom now, in a line, or that the game rests; "" if it is over."""
    if position.info.paused:
        return translate(words.language, "status-paused")
    return " ".join(words.asked(matter) for matter in open_now(position))


def _ping(info: TableInfo, seat: int) -> int | None:
    """Return the Discord id to ping for a seat; None if there is nobody to ping."""
    return None if seat in info.stand_ins else info.seats[seat].discord_id
