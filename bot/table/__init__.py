"""One game in one channel: load, apply, commit. Knows no Discord.

:class:`Tables` is all tables of a store, composed of parts: ``tables.seats.resign(...)``. What is done at one
game waits for what is done there already; different games do not wait for one another. Everything is in the
store before a call returns.
"""

from bot.store import Outbox, OutboxRow, Person, PersonRef
from bot.store.kinds import (
    PUT_AWAY,
    SEEKING_MESSAGES,
    EntryKind,
    MessageKind,
    ProposalKind,
    ProposalResult,
    Status,
)
from bot.table.acting import GivenAnswer
from bot.table.errors import (
    DamagedError,
    DamagedRowError,
    PausedError,
    StaleError,
    StandingNotOfferedError,
    StandInPlaysError,
    TableError,
    UndoNothingError,
    UndoRefusedError,
    UndoShownError,
    UndoTooLateError,
)
from bot.table.matter_posts import MatterPost, read_matter_post
from bot.table.model import Position, Result, TableInfo
from bot.table.people import PersonalAnswer, PersonalData, PersonalGame
from bot.table.posts import Note, Post, read_note, read_post
from bot.table.proposals import Proposal
from bot.table.questions import seats_called
from bot.table.records import LogEntry
from bot.table.rollback import Earlier
from bot.table.tables import Tables
from bot.table.transfer import Candidate
from bot.table.verification import Verification

__all__ = [
    "PUT_AWAY",
    "SEEKING_MESSAGES",
    "Candidate",
    "DamagedError",
    "DamagedRowError",
    "Earlier",
    "EntryKind",
    "GivenAnswer",
    "LogEntry",
    "MatterPost",
    "MessageKind",
    "Note",
    "Outbox",
    "OutboxRow",
    "PausedError",
    "Person",
    "PersonRef",
    "PersonalAnswer",
    "PersonalData",
    "PersonalGame",
    "Position",
    "Post",
    "Proposal",
    "ProposalKind",
    "ProposalResult",
    "Result",
    "StaleError",
    "StandInPlaysError",
    "StandingNotOfferedError",
    "Status",
    "TableError",
    "TableInfo",
    "Tables",
    "UndoNothingError",
    "UndoRefusedError",
    "UndoShownError",
    "UndoTooLateError",
    "Verification",
    "read_matter_post",
    "read_note",
    "read_post",
    "seats_called",
]
