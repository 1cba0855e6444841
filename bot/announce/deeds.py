"""What is said of an entry of the log that is no move: by moderators, about seats, by the bot itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle

from bot.announce.message import Announcement, text_message
from bot.announce.proposals import deed_told
from bot.i18n.catalogue import translate
from bot.panels.press import Press, button
from bot.store import OutboxRow
from bot.store.kinds import SEEKING_MESSAGES
from bot.table import LogEntry, TableInfo
from bot.ui.markup import escape_all
from bot.ui.names import person_name, seat_names
from rules.language.words import Words

if TYPE_CHECKING:
    from bot.client import Riquet


async def deed_message(client: Riquet, owed: OutboxRow, info: TableInfo) -> Announcement:
    """The message about a deed that shows no board."""
    language = client.table_language(info)
    line = await client.tables.records.entry(info.id, owed.seq)
    items: list[Any] = []
    if line.kind.facts.seeks and line.about in info.called and info.status == "open":
        press = Press("take_seat", info.id, seat=line.about)
        items.append(button(press, translate(language, "button-take-seat"), ButtonStyle.success))
    if line.kind == "stand_in" and line.about in info.stand_ins and info.status == "open":
        items.append(button(Press("back", info.id), translate(language, "button-back-at-table")))
    text = await deed_text(client, info, line, language)
    newcomer = _newcomer(info, line)
    if newcomer is None:
        return text_message(info, text, *items)
    waited = "yes" if line.about in info.waiting_for and not info.paused else "no"
    text += "\n" + translate(language, "post-replace-ping", name=f"<@{newcomer}>", waited=waited)
    items = [
        button(Press("panel", info.id), translate(language, "button-panel"), ButtonStyle.primary),
        button(Press("hand", info.id), translate(language, "button-hand")),
    ]
    return replace(text_message(info, text, *items), pings=(newcomer,))


def _newcomer(info: TableInfo, line: LogEntry) -> int | None:
    """Whom a moderator has given a seat that they still have: they may not know of the game yet."""
    if line.kind != "replace" or line.incoming is None or line.about is None or info.status != "open":
        return None
    seated = info.seats[line.about].discord_id
    return seated if seated == line.incoming.discord_id else None


async def answered_call(client: Riquet, info: TableInfo, seq: int) -> Announcement | None:
    """The message by which a substitute was looked for, without its button; None if it was never sent."""
    edits = await client.tables.outbox.entry_message(info.id, seq, SEEKING_MESSAGES)
    if edits is None:
        return None
    language = client.table_language(info)
    line = await client.tables.records.entry(info.id, seq)
    told = f"{await deed_text(client, info, line, language)}\n{translate(language, 'post-call-over')}"
    return replace(text_message(info, told), edits=edits)


async def deed_text(client: Riquet, info: TableInfo, line: LogEntry, language: str) -> str:
    """What the channel is told of a deed."""
    command = client.mention_command("mod resume" if line.kind == "pause" else "mod restore")
    params = deed_params(info, line, language)
    if line.kind == "takeback" and line.target is not None:
        params["events"] = await deed_told(client, info, line.target, language)
    return translate(language, f"post-{line.kind.replace('_', '-')}", command=command, **params)


def deed_params(info: TableInfo, line: LogEntry, language: str) -> dict[str, str | int]:
    """What the texts about deeds may speak of, for the channel and for the log."""
    names = escape_all(seat_names(info, language))
    facts = {name: str(value) for name, value in line.facts.items()}
    words = Words(info.kind, language)
    return {
        "game": words.text("title"),
        "colour": "–" if line.about is None else words.text("seat-colour", seat=line.about),
        "name": person_name(line.person, language),
        "seat": "–" if line.about is None else names[line.about],
        "outgoing": person_name(line.outgoing, language),
        "incoming": person_name(line.incoming, language),
        "filled": "no" if line.incoming is None else "yes",
        "number": str(line.target or 0),
        "where": "here" if line.target is None else "entry" if line.target else "start",
        "sealed": "yes" if line.facts.get("sealed") and info.ended is None else "no",
        **{name: value for name, value in facts.items() if name != "sealed"},
    }
