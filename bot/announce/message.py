"""A message for a channel or for somebody who follows a game, and what such messages have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.i18n.catalogue import join_list, translate
from bot.panels.press import Press, button, cut, row
from bot.table import Post, TableInfo
from bot.ui.markup import escape_all
from bot.ui.names import seat_names
from bot.ui.pictures import Picture
from rules.language.words import Words

TEXT_LIMIT = 3800
_MOST_SALTS = 20


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
    pings = tuple(ping for seat in waiting if (ping := _called(info, seat)) is not None)
    if quietly or not pings:
        people = join_list(language, [words.value("seat", seat) for seat in waiting])
        container.add_item(ui.TextDisplay(translate(language, "waiting-for", names=people)))
        return ()
    mentions = join_list(language, [f"<@{ping}>" for ping in pings])
    container.add_item(ui.TextDisplay(translate(language, "post-ping", names=mentions, count=len(pings))))
    return pings


def _called(info: TableInfo, seat: int) -> int | None:
    """Whom a message calls to act for a seat: nobody where a stand-in plays or nobody sits."""
    return None if seat in info.stand_ins else info.seats[seat].discord_id


def seats_text(info: TableInfo, language: str) -> list[str]:
    """For which seats a stand-in plays and for which a substitute is looked for, a line each."""
    if info.status != "open":
        return []
    names = escape_all(seat_names(info, language))
    told = (("seats-stand-ins", info.stand_ins), ("seats-called", info.called))
    return [
        translate(language, key, names=join_list(language, [names[seat] for seat in seats]))
        for key, seats in told
        if seats
    ]


def still_waiting(info: TableInfo, post: Post) -> tuple[int, ...]:
    """Those of the message who are still waited for: a late message does not call anybody in vain."""
    if info.status != "open" or info.paused:
        return ()
    return tuple(seat for seat in post.waiting if seat in info.waiting_for)


def board_buttons(info: TableInfo, post: Post, language: str) -> list[Any]:
    if post.outcome is not None or info.status != "open":
        return [
            button(Press("verify", info.id), translate(language, "button-verify")),
            button(Press("log", info.id), translate(language, "button-log")),
            button(Press("info", info.id), translate(language, "button-info")),
        ]
    buttons = [
        button(Press("panel", info.id), translate(language, "button-panel"), discord.ButtonStyle.primary),
        button(Press("hand", info.id), translate(language, "button-hand")),
        button(Press("log", info.id), translate(language, "button-log")),
    ]
    if info.stand_ins:
        buttons.append(button(Press("back", info.id), translate(language, "button-back-at-table")))
    return buttons


def follower_buttons(info: TableInfo, language: str) -> list[Any]:
    """The buttons for somebody who follows a game by direct message: to its channel, and to stop."""
    url = f"https://discord.com/channels/{info.guild_id}/{info.channel_id}"
    link: ui.Button[Any] = ui.Button(label=translate(language, "button-to-game"), url=url)
    if info.status in ("finished", "abandoned"):
        return [link]
    return [link, button(Press("unwatch", info.id), translate(language, "button-unwatch"))]


def salts_text(info: TableInfo) -> str:
    """The salts of the dice that were drawn anew, in their order; the last ones if there are very many."""
    salts = [f"`{salt}`" for salt in info.salts[-_MOST_SALTS:]]
    return ", ".join(salts if len(salts) == len(info.salts) else ["…", *salts])


def outcome_text(info: TableInfo, language: str) -> str:
    """Who won, and the points of all."""
    assert info.outcome is not None
    names = escape_all(seat_names(info, language))
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, info.outcome.scores, strict=True))
    winners = join_list(language, [names[seat] for seat in info.outcome.winners])
    return translate(language, "outcome", winners=winners, count=len(info.outcome.winners), scores=scores)
