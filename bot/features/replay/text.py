"""A step of a game: where it stood then, what happened, and who alone knew of that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ui

import render
from bot.i18n.catalogue import join_list, translate
from bot.preferences.settings import Style
from bot.table import EntryKind, Step, Tables, visible_to
from bot.ui.components import IdButton, boxed, button, row, truncate
from bot.ui.drawings import Drawings, Rank
from bot.ui.log_text import log_text
from bot.ui.message import TEXT_LIMIT, Message
from bot.ui.names import marked_names, seat_names
from bot.ui.pictures import Scene, draw_board
from bot.ui.shared_ids import AskStep, ShowStep, Way
from rules import Event, Game
from rules.language.story import narrate
from rules.language.words import Words


async def still_true(
    tables: Tables, read: Callable[[], Awaitable[Step]], draw: Callable[[Step], Awaitable[Message]]
) -> Message:
    """Return the message that is drawn of a step that is read; both anew where others may know less by then.

    So nothing is shown of a game that was over and goes on since a moderator has gone back in it.
    """
    while True:
        step = await read()
        message = await draw(step)
        now = await tables.get(step.info.id)
        if (now.status.facts.ended, now.gone_back) == (step.is_over, step.info.gone_back):
            return message


async def step_message(
    drawings: Drawings, step: Step, style: Style, language: str, rank: Rank, *buttons: ui.ActionRow[Any]
) -> Message:
    """Return the message of a step, as those see it for whom it was read, with rows of buttons below."""
    text = truncate("\n".join(_lines(step, language)), TEXT_LIMIT)
    if step.game is None:
        return Message(boxed(ui.TextDisplay(text), *buttons))
    entry = step.entry
    events = () if entry is None else visible_to(entry.events, step.seat)
    scene = Scene(step.game, step.seat, style, seat_names(step.info, language), language, events, rank)
    picture = await draw_board(drawings, scene)
    return Message(boxed(ui.TextDisplay(text), picture.gallery(), *buttons), [picture.file()])


def _lines(step: Step, language: str) -> list[str]:
    game = step.game or step.now
    view = None if game is None else game.view(step.seat)
    words = Words(step.info.kind, language, marked_names(step.info, language), view)
    place, count = step.course.place(step.seq), len(step.course.steps) - 1
    if step.entry is None:
        lines = [translate(language, "replay-start", count=str(count))]
    else:
        time = discord.utils.format_dt(step.entry.time, "f")
        params = {"step": str(place), "count": str(count), "entry": str(step.seq), "time": time}
        lines = [translate(language, "replay-head", **params), *_happened(step, words)]
    if step.lost is not None:
        return [*lines, translate(language, f"replay-lost-{step.lost}")]
    return [*lines, *_held(step, words)]


def _happened(step: Step, words: Words) -> list[str]:
    """Return what happened by the entry of a step, and who alone knew of what."""
    entry = step.entry
    assert entry is not None
    if entry.kind != EntryKind.ACTION or entry.damaged or entry.unreadable:
        return [log_text(words, step.info, entry, words.language)]
    try:
        return [
            line for seats, events in _by_audience(entry.events) if (line := _narrated(words, seats, events))
        ]
    except ValueError:
        # Without a position that can be read not all of it has a name.
        return [translate(words.language, "log-unreadable")]


def _by_audience(events: Sequence[Event]) -> list[tuple[Sequence[int] | None, tuple[Event, ...]]]:
    """Return events in their order, those together of which the same seats (None: all) might know."""
    return [(seats, tuple(group)) for seats, group in groupby(events, key=lambda event: event.audience())]


def _narrated(words: Words, seats: Sequence[int] | None, events: Sequence[Event]) -> str:
    text = " ".join(narrate(words, events))
    if seats is None or not text:
        return text
    names = join_list(words.language, [words.value("seat", seat) for seat in seats])
    return translate(words.language, "replay-known", names=names, text=text)


def _held(step: Step, words: Words) -> list[str]:
    """Return what was held in private: by whoever looks, and by all once the game is over."""
    assert step.game is not None
    if not step.is_over:
        return [f"-# {line}" for line in _hand(step.game, step.seat, words).splitlines()]
    hands = [(words.value("seat", seat), _hand(step.game, seat, words)) for seat in range(step.game.seats)]
    return [
        "-# " + translate(words.language, "replay-saw", name=name, hand=hand.replace("\n", " "))
        for name, hand in hands
        if hand
    ]


def _hand(game: Game, seat: int | None, words: Words) -> str:
    """Return what a seat holds in private, as it sees it; "" for nobody."""
    return "" if seat is None else render.describe_hand(game.view(seat), words.language, names=words.names)


def step_buttons(step: Step, language: str) -> tuple[ui.ActionRow[Any], ...]:
    """Return the buttons from a step to others."""
    place, last = step.course.place(step.seq), len(step.course.steps) - 1

    def to(way: Way, *, there_is: bool) -> IdButton:
        label = translate(language, f"button-replay-{way}")
        return button(ShowStep(step.info.id, step.seq, way), label, disabled=not there_is)

    back = [to(way, there_is=place > 0) for way in (Way.TURN_BACK, Way.BACK)]
    on = [to(way, there_is=place < last) for way in (Way.ON, Way.TURN_ON)]
    label = translate(language, "button-replay-to")
    asking = button(AskStep(step.info.id, step.seq), label, disabled=last == 0)
    return row(*back, *on), row(to(Way.START, there_is=place > 0), to(Way.END, there_is=place < last), asking)
