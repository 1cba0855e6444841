"""What is said of an entry of the log that is no move: by moderators, about seats, by the bot itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.announce.message import Announcement, text_message
from bot.people import person_name, seat_names
from bot.store import OutboxRow
from bot.table import LogLine, TableInfo
from bot.texts import escaped, say
from rules.texts import Words

if TYPE_CHECKING:
    from bot.client import Riquet


async def deed_message(client: Riquet, owed: OutboxRow, info: TableInfo) -> Announcement:
    """The message about a deed that shows no board."""
    language = client.table_language(info)
    line = await client.tables.line(info.id, owed.seq)
    return text_message(info, await deed_text(client, info, line, language))


async def deed_text(client: Riquet, info: TableInfo, line: LogLine, language: str) -> str:
    """What the channel is told of a deed."""
    command = client.mention_command("mod restore")
    params = deed_params(info, line, language)
    return say(language, f"post-{line.kind.replace('_', '-')}", command=command, **params)


def deed_params(info: TableInfo, line: LogLine, language: str) -> dict[str, str | int]:
    """What the texts about deeds may speak of, for the channel and for the log."""
    names = escaped(seat_names(info, language))
    facts = {name: str(value) for name, value in line.facts.items()}
    return {
        "game": Words(info.kind, language).text("title"),
        "name": person_name(line.person, language),
        "seat": "–" if line.about is None else names[line.about],
        "outgoing": person_name(line.outgoing, language),
        "incoming": person_name(line.incoming, language),
        "number": str(line.target or 0),
        **facts,
    }
