"""One game in one channel: load, apply, commit. Knows no Discord.

:class:`Tables` is all tables of a store. What is done at one game waits for what is done there already;
different games do not wait for one another. Everything is in the store before a call returns.
"""

from collections.abc import Mapping

from bot.store import Outbox, OutboxRow, Person, Who
from bot.table.endings import Endings
from bot.table.lobby import Lobby
from bot.table.model import LogLine, Position, Proposal, Result, TableError, TableInfo, Verification
from bot.table.news import Note, Post, read_note, read_post
from bot.table.people import Kept, KeptGame, People
from bot.table.proposals import ABANDON, HANDOVER, STAND_IN, TAKEBACK, CarryOut, Check, Proposals
from bot.table.records import Records
from bot.table.rollback import Earlier, Rollback
from bot.table.seats import Seats
from bot.table.transfer import Candidate, Transfer
from bot.table.upgrade import Upgrade

__all__ = [
    "ABANDON",
    "HANDOVER",
    "STAND_IN",
    "TAKEBACK",
    "Candidate",
    "Earlier",
    "Kept",
    "KeptGame",
    "LogLine",
    "Note",
    "Outbox",
    "OutboxRow",
    "Person",
    "Position",
    "Post",
    "Proposal",
    "Result",
    "TableError",
    "TableInfo",
    "Tables",
    "Verification",
    "Who",
    "read_note",
    "read_post",
]


class Tables(People, Lobby, Seats, Endings, Rollback, Transfer, Upgrade, Records, Proposals):
    """All tables: each part does what its name says; ``outbox`` is what is owed to the channels."""

    @property
    def deeds(self) -> Mapping[str, tuple[Check, CarryOut]]:
        """What people can ask of one another, and which part of the table does it."""
        return {
            ABANDON: (self.can_abandon, self.abandon),
            TAKEBACK: (self.can_take_back, self.take_back),
            STAND_IN: (self.can_stand_in, self.stand_in),
        }
