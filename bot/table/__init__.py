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
from bot.table.ends import SHOWN_STATISTICS, SHOWN_STEP
from bot.table.errors import (
    DamagedError,
    DamagedRowError,
    PausedError,
    PlanNotPossibleError,
    StaleError,
    StandingNotOfferedError,
    StandInPlaysError,
    TableError,
    UndoNothingError,
    UndoRefusedError,
    UndoShownError,
    UndoTooLateError,
)
from bot.table.game_lists import GameList, ListedGame
from bot.table.lengths import hours_of
from bot.table.log import visible_to
from bot.table.log_entries import LogEntry
from bot.table.matter_posts import MatterPost, read_matter_post
from bot.table.model import Position, Result, TableInfo
from bot.table.nudging import Nudged
from bot.table.own_times import LONGEST_AFTER, OWN_TIMES, OwnTimes, Reminders, read_own_times
from bot.table.pace import Pace
from bot.table.people import PersonalAnswer, PersonalData, PersonalGame, PersonalPlan
from bot.table.plan_rows import DROPPED, read_plan
from bot.table.planning import Dropped, SeatPlan, read_dropped
from bot.table.plans import PlanKept
from bot.table.posts import Note, Post, read_note, read_post
from bot.table.proposals import Proposal
from bot.table.questions import seats_called
from bot.table.quiet import QuietHours, zone_of
from bot.table.recaps import Recap
from bot.table.reminding import is_reminder
from bot.table.replays import Course, Step
from bot.table.results import (
    GameStatistics,
    KindStatistics,
    Rating,
    Scores,
    SeatStatistics,
    Spread,
    TurnScore,
    gains,
)
from bot.table.rollback import Earlier
from bot.table.stand_ins import Played
from bot.table.tables import Tables
from bot.table.transfer import Candidate, WholeGame
from bot.table.turns import Turn, Turns
from bot.table.verification import Verification

__all__ = [
    "DROPPED",
    "LONGEST_AFTER",
    "OWN_TIMES",
    "PUT_AWAY",
    "SEEKING_MESSAGES",
    "SHOWN_STATISTICS",
    "SHOWN_STEP",
    "Candidate",
    "Course",
    "DamagedError",
    "DamagedRowError",
    "Dropped",
    "Earlier",
    "EntryKind",
    "GameList",
    "GameStatistics",
    "GivenAnswer",
    "KindStatistics",
    "ListedGame",
    "LogEntry",
    "MatterPost",
    "MessageKind",
    "Note",
    "Nudged",
    "Outbox",
    "OutboxRow",
    "OwnTimes",
    "Pace",
    "PausedError",
    "Person",
    "PersonRef",
    "PersonalAnswer",
    "PersonalData",
    "PersonalGame",
    "PersonalPlan",
    "PlanKept",
    "PlanNotPossibleError",
    "Played",
    "Position",
    "Post",
    "Proposal",
    "ProposalKind",
    "ProposalResult",
    "QuietHours",
    "Rating",
    "Recap",
    "Reminders",
    "Result",
    "Scores",
    "SeatPlan",
    "SeatStatistics",
    "Spread",
    "StaleError",
    "StandInPlaysError",
    "StandingNotOfferedError",
    "Status",
    "Step",
    "TableError",
    "TableInfo",
    "Tables",
    "Turn",
    "TurnScore",
    "Turns",
    "UndoNothingError",
    "UndoRefusedError",
    "UndoShownError",
    "UndoTooLateError",
    "Verification",
    "WholeGame",
    "gains",
    "hours_of",
    "is_reminder",
    "read_dropped",
    "read_matter_post",
    "read_note",
    "read_own_times",
    "read_plan",
    "read_post",
    "seats_called",
    "visible_to",
    "zone_of",
]
