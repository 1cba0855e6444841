"""Messages for a channel or for somebody who follows a game, and what such messages have in common."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.i18n.catalogue import translate
from bot.store import OutboxRow
from bot.table import Status, TableInfo
from bot.ui.components import button
from bot.ui.message import Message, in_box
from bot.ui.services import Services
from bot.ui.shared_ids import (
    Rematch,
    ShowInfo,
    Unwatch,
    Verify,
    animation_button,
    back_button,
    hand_button,
    hint_buttons,
    log_button,
    nudge_buttons,
    panel_button,
    replay_button,
    review_button,
    stats_button,
    take_seat_buttons,
)


@dataclass(frozen=True, slots=True)
class Announcement:
    """A message for a channel: a new one, or a change of the message ``edits``; ``pings`` are users' ids."""

    guild_id: int
    channel_id: int
    view: ui.LayoutView
    files: Sequence[discord.File] = ()
    pings: tuple[int, ...] = ()
    edits: int | None = None


MessageMaker = Callable[[Services, OutboxRow, TableInfo], Awaitable[Announcement | None]]
"""Makes the message of a pending one; None if nothing is to be sent any more."""


def announce(
    info: TableInfo, message: Message, pings: tuple[int, ...] = (), edits: int | None = None
) -> Announcement:
    """Return a message for the channel of a game."""
    return Announcement(info.guild_id, info.channel_id, message.view, message.files, pings, edits)


def announce_text(info: TableInfo, text: str, *items: ui.Item[Any]) -> Announcement:
    """Return a message of a text and buttons for the channel of a game."""
    return announce(info, in_box(text, *items))


def board_buttons(
    info: TableInfo, *, over: bool, language: str, begin: Sequence[ui.Item[Any]] = ()
) -> Sequence[ui.Item[Any]]:
    """Return the buttons below a board: to play, or once it is over, to look back.

    ``begin`` are those by which a turn is begun; they stand first.
    """
    if over or info.status != Status.OPEN:
        rematch = button(Rematch(info.id), translate(language, "button-rematch"), ButtonStyle.success)
        finished = info.status == Status.FINISHED
        return [
            *([rematch] if finished else []),
            replay_button(info.id, language),
            *([animation_button(info.id, language)] if info.status.facts.ended else []),
            *([review_button(info.id, language)] if finished else []),
            *([stats_button(info.id, language)] if info.status.facts.ended else []),
            log_button(info.id, language),
            button(Verify(info.id), translate(language, "button-verify")),
            button(ShowInfo(info.id), translate(language, "button-info")),
        ]
    buttons = [
        *begin,
        panel_button(info.id, language),
        hand_button(info.id, language),
        log_button(info.id, language),
        *hint_buttons(info, language),
        *nudge_buttons(info, language),
    ]
    if set(info.stand_ins) - set(info.computers):
        buttons.append(back_button(info.id, language, ButtonStyle.secondary))
    return [*buttons, *take_seat_buttons(info, language)]


def follower_buttons(info: TableInfo, language: str) -> Sequence[ui.Item[Any]]:
    """Return the buttons for somebody who follows a game by direct message: to its channel, and to stop."""
    url = f"https://discord.com/channels/{info.guild_id}/{info.channel_id}"
    link: ui.Button[Any] = ui.Button(label=translate(language, "button-to-game"), url=url)
    if info.status.facts.ended:
        return [link]
    return [link, button(Unwatch(info.id), translate(language, "button-unwatch"))]
