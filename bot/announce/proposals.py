"""What the channel is asked by somebody at the table, and how it was answered."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.announce.message import Announcement, text_message
from bot.panels.press import Press, button
from bot.people import seat_names
from bot.table import Note, TableInfo
from bot.texts import escaped, listed, say

if TYPE_CHECKING:
    from bot.client import Riquet


async def proposal_message(
    client: Riquet, info: TableInfo, note: Note, name: str, language: str
) -> Announcement | None:
    """The question to those who are asked, its change as they answer, or that somebody has refused.

    Those who are asked are called once. When it is answered, the message says so and has no buttons any
    more.
    """
    proposal = await client.tables.proposal(info.id, int(note.params["proposal"]))
    kind = proposal.kind.replace("_", "-")
    if note.key == "proposal_refused":
        return text_message(info, say(language, f"post-{kind}-refused", name=name))
    edits = None
    if note.key == "proposal_edit":
        edits = await client.tables.outbox.note_message(info.id, f"proposal-{proposal.id}")
        if edits is None:
            return None
    if proposal.result is not None:
        if edits is None:
            return None
        return replace(text_message(info, say(language, f"post-{kind}-answered")), edits=edits)
    names = escaped(seat_names(info, language))
    agreed = listed(language, [names[seat] for seat in proposal.agreed])
    missing = [info.seats[seat].discord_id for seat in proposal.missing]
    pings = tuple(ping for ping in missing if ping is not None)
    asked = listed(language, [f"<@{ping}>" for ping in pings])
    text = say(language, f"post-{kind}-asked", agreed=agreed, asked=asked)
    agree = Press("agree", info.id, decision=proposal.id)
    refuse = Press("refuse", info.id, decision=proposal.id)
    message = text_message(
        info,
        text,
        button(agree, say(language, "button-agree"), discord.ButtonStyle.danger),
        button(refuse, say(language, "button-refuse")),
    )
    return replace(message, pings=() if edits is not None else pings, edits=edits)
