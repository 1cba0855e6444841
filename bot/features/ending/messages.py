"""The message behind the last board of a game, and what stands in its place where the game goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import ui

from bot.features.ending.text import ending_text, turning_points_text
from bot.i18n.catalogue import translate
from bot.table import OutboxRow, Status, Step, TableError, TableInfo
from bot.thinking import BusyError, TurningPoint
from bot.ui.animations import Animation, FailedError
from bot.ui.announcement import Announcement, announce
from bot.ui.components import IdButton, boxed, row
from bot.ui.game_animation import animated, animation_of
from bot.ui.message import Message, in_box
from bot.ui.names import seat_names
from bot.ui.services import Services
from bot.ui.shared_ids import animation_button, replay_button, review_button

log = logging.getLogger(__name__)

LONGEST_DRAWING = 60.0
"""Seconds after which the channel gets the message without an animation."""
LONGEST_THOUGHT = 20.0
"""Seconds after which the channel gets the message without turning points: its button finds them as well."""


async def last_message(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return what the channel reads once a game has ended; None where it goes on, or has ended anew since.

    Its animation and its turning points are what there is of them by now.
    """
    language = services.table_language(info)
    step = await _ended_at(services, pending, info)
    if step is None:
        return None
    # What follows takes its time: nothing of an end is told that somebody has gone back behind meanwhile.
    found, is_animated = await _animation(services, pending, info)
    if await _ended_at(services, pending, info) is None:
        return None
    points = await _turning_points(services, info)
    step = await _ended_at(services, pending, info)
    if step is None:
        return None
    info, names = step.info, seat_names(step.info, language)
    items: list[ui.Item[Any]] = [ui.TextDisplay(ending_text(step, language))]
    picture = None if found is None or step.game is None else animated(found, step.game, names, language)
    if picture is not None and found is not None:
        items.append(picture.gallery())
        if found.lost:
            items.append(ui.TextDisplay(translate(language, "animation-lost", lost=found.lost)))
    if points is not None:
        items.append(ui.TextDisplay(turning_points_text(info, points, language)))
    items.append(row(*_buttons(info, language, is_animated=is_animated)))
    return announce(info, Message(boxed(*items), [] if picture is None else [picture.file()]))


async def counts_no_more(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return what takes the place of the message of an end that counts no more; None if that was not sent."""
    if pending.edits_nothing:
        return None
    language = services.table_language(info)
    message = in_box(translate(language, "ending-counts-no-more"), replay_button(info.id, language))
    return announce(info, message, edits=pending.edits)


async def _ended_at(services: Services, pending: OutboxRow, info: TableInfo) -> Step | None:
    """Return how a game has ended; None unless it has, by the end that the message is about."""
    step = await services.tables.replays.step(info.id, None)
    counts = step.info.status.facts.ended and await services.tables.messages.is_newest(pending)
    return step if counts else None


async def _animation(
    services: Services, pending: OutboxRow, info: TableInfo
) -> tuple[Animation | None, bool]:
    """Return a game as an animation, if there is one by now, and whether it is worth asking for it."""
    style, language = services.table_style(info), services.table_language(info)
    try:
        async with asyncio.timeout(LONGEST_DRAWING):
            found = await animation_of(services, info, style, language, pending.erasure, in_any_case=True)
    except (FailedError, TimeoutError, TableError):
        # Without one the channel gets all else; that the game goes on is noticed by who asks for this.
        return None, True
    return found, found is not None


async def _turning_points(services: Services, info: TableInfo) -> Sequence[TurningPoint] | None:
    """Return the turning points of a game; None of one that was stopped, or if there is no time for them."""
    if info.status != Status.FINISHED:
        return None
    read = partial(services.tables.records.decisions, info.id)
    try:
        async with asyncio.timeout(LONGEST_THOUGHT):
            return await services.reviews.of(info.id, info.gone_back, read, info.fingerprint or "")
    except (BusyError, TimeoutError, TableError):
        return None
    except RuntimeError:
        log.exception("the turning points of game %d cannot be found", info.id)
        return None


def _buttons(info: TableInfo, language: str, *, is_animated: bool) -> list[IdButton]:
    review = [review_button(info.id, language)] if info.status == Status.FINISHED else []
    own = [animation_button(info.id, language)] if is_animated else []
    return [replay_button(info.id, language), *review, *own]
