"""One game in one channel: load, apply, commit. Knows no Discord.

:class:`Tables` is all tables of a store. What is done at one game waits for what is done there already;
different games do not wait for one another. Everything is in the store before a call returns.
"""

from bot.store import Outbox, OutboxRow, Person, Who
from bot.table.endings import Endings
from bot.table.lobby import Lobby
from bot.table.model import Consent, LogLine, Position, Result, TableError, TableInfo, Verification
from bot.table.news import Note, Post, read_note, read_post
from bot.table.play import Play
from bot.table.records import Records

__all__ = [
    "Consent",
    "LogLine",
    "Note",
    "Outbox",
    "OutboxRow",
    "Person",
    "Position",
    "Post",
    "Result",
    "TableError",
    "TableInfo",
    "Tables",
    "Verification",
    "Who",
    "read_note",
    "read_post",
]


class Tables(Lobby, Play, Endings, Records):
    """All tables: :class:`Lobby` gathers people, :class:`Play` plays, :class:`Endings` and
    :class:`Records` do the rest; ``outbox`` is what is owed to the channels."""
