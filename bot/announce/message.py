"""A message for a channel or for somebody who follows a game, and what such messages have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.panels.press import Press, button, cut, row
from bot.people import seat_names
from bot.pictures import Picture
from bot.table import Post, TableInfo
from bot.texts import escaped, listed, say
from rules.texts import Words

TEXT_LIMIT = 3800


@dataclass(frozen=True, slots=True)
class Announcement:
    """A message for a channel: a new one, or a change of the message ``edits``; ``pings`` are users' ids."""

    guild_id: int
    channel_id: int
    view: ui.LayoutView
    files: Sequence[discord.File] = ()
    pings: tuple[int, ...] = ()
    edits: int | None = None


def picture_message(
    info: TableInfo,
    container: ui.Container[Any],
    picture: Picture,
    pings: tuple[int, ...],
    edits: int | None,
) -> Announcement:
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return Announcement(info.guild_id, info.channel_id, view, [picture.file()], pings, edits)


def text_message(info: TableInfo, text: str, *items: ui.Item[Any]) -> Announcement:
    container: ui.Container[Any] = ui.Container(ui.TextDisplay(cut(text, TEXT_LIMIT)))
    if items:
        container.add_item(row(*items))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return Announcement(info.guild_id, info.channel_id, view)


def call(
    container: ui.Container[Any],
    info: TableInfo,
    words: Words,
    waiting: tuple[int, ...],
    language: str,
    *,
    quietly: bool,
) -> tuple[int, ...]:
    """Adds the line of those who are waited for: by mention, or quietly by name. Returns whom it pings."""
    if not waiting:
        return ()
    if quietly:
        people = listed(language, [words.value("seat", seat) for seat in waiting])
        container.add_item(ui.TextDisplay(say(language, "waiting-for", names=people)))
        return ()
    pings = tuple(ping for seat in waiting if (ping := info.seats[seat].discord_id) is not None)
    mentions = listed(language, [f"<@{ping}>" for ping in pings])
    container.add_item(ui.TextDisplay(say(language, "post-ping", names=mentions, count=len(pings))))
    return pings


def still_waiting(info: TableInfo, post: Post) -> tuple[int, ...]:
    """Those of the message who are still waited for: a late message does not call anybody in vain."""
    if info.status != "open":
        return ()
    return tuple(seat for seat in post.waiting if seat in info.waiting_for)


def board_buttons(info: TableInfo, post: Post, language: str) -> list[Any]:
    if post.outcome is not None or info.status != "open":
        return [
            button(Press("verify", info.id), say(language, "button-verify")),
            button(Press("log", info.id), say(language, "button-log")),
            button(Press("info", info.id), say(language, "button-info")),
        ]
    return [
        button(Press("panel", info.id), say(language, "button-panel"), discord.ButtonStyle.primary),
        button(Press("hand", info.id), say(language, "button-hand")),
        button(Press("log", info.id), say(language, "button-log")),
    ]


def outcome_text(info: TableInfo, language: str) -> str:
    """Who won, and the points of all."""
    assert info.outcome is not None
    names = escaped(seat_names(info, language))
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, info.outcome.scores, strict=True))
    winners = listed(language, [names[seat] for seat in info.outcome.winners])
    return say(language, "outcome", winners=winners, count=len(info.outcome.winners), scores=scores)
