"""The database of the bot: one SQLite file, an append-only log as its truth.

:class:`Store` is the file and :class:`Outbox` holds the pending messages; the modules beside them hold the
SQL of one kind of row each, as functions of a :class:`Queries` (the reader, or a transaction). The SQL is
plain, for a second backend later.
"""

from bot.store.connection import Clock, Queries, Store
from bot.store.errors import HeldError, StoreError
from bot.store.outbox import LONGEST_WAIT, Outbox
from bot.store.outbox_rows import STEPS_ASIDE, OutboxRow, Queue
from bot.store.people import Person, PersonRef
from bot.store.preferences import StoredPreferences

__all__ = [
    "LONGEST_WAIT",
    "STEPS_ASIDE",
    "Clock",
    "HeldError",
    "Outbox",
    "OutboxRow",
    "Person",
    "PersonRef",
    "Queries",
    "Queue",
    "Store",
    "StoreError",
    "StoredPreferences",
]
