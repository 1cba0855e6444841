"""Where a game stood earlier: its log played again, and the snapshot for going back there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.store import Queries
from bot.store.entries import Entry, entries_between
from bot.store.games import Snapshot
from bot.store.kept_floors import KeptFloor, kept_floor, kept_floors
from bot.store.kinds import Status
from bot.store.pending import recounted_at
from bot.store.rewinds import effective_spans, in_spans, last_shared, rewinds_of
from bot.store.upgrades import UpgradeSnapshot, last_upgrade_snapshot
from bot.table.errors import DamagedError, TableError
from bot.table.log import Reached, game_at_start, replay
from bot.table.model import Table
from rules import GAMES, Game, RuleError, load_game


async def upgraded_at(queries: Queries, game_id: int) -> int:
    """Return the entry after which today's rules have led a game; 0 if they always have."""
    kept = await last_upgrade_snapshot(queries, game_id)
    return 0 if kept is None else kept.seq


async def announced_at(queries: Queries, game_id: int, seq: int) -> int:
    """Return the last entry that the channel knows of those that led to where a game stood after an entry.

    What it learnt and what was gone back behind since does not count, and what comes after this entry is
    still to be announced, also where it was taken back once before anybody saw it.
    """
    rewinds = await rewinds_of(queries, game_id)
    spans, known = effective_spans(seq, rewinds), await upgraded_at(queries, game_id)
    for recounted in await recounted_at(queries, game_id):
        if recounted <= known:
            break
        known = max(known, last_shared(spans, effective_spans(recounted, rewinds)))
    return known


async def replay_to(queries: Queries, table: Table, seq: int) -> Reached:
    """Return where a game stood after an entry (0: at its start).

    It is played on from the nearest state that was kept on the way there. Raises TableError: "not_started",
    "no_such_entry", "rollback_rules" (the rules have changed since), "rollback_damaged" with the last entry
    on the way there up to which all is as it was written, or one that says that the game is off the table.
    """
    row = table.row
    if not row.status.facts.rewinds:
        table.require(Status.OPEN)
    if not 0 <= seq <= table.snapshot.seq:
        raise TableError("no_such_entry", number=seq)
    if row.rules_version != GAMES[row.kind].version:
        # It ended by older rules: those of today may lead elsewhere.
        raise TableError("rollback_rules")
    start, since, entries = await _way_to(queries, table, seq)
    try:
        # Long games replay for a while; the event loop must not wait for them.
        return await asyncio.to_thread(replay, row.kind, start, since, entries)
    except (RuleError, ValueError) as error:
        raise TableError("rollback_rules") from error


def rewound_snapshot(table: Table, standing: Reached, announced: int) -> Snapshot:
    """Return where the game stands after going back; all panels that are open are out of date."""
    old, game = table.snapshot, standing.game
    return Snapshot(
        seq=old.seq + 1,
        state=game.to_json(),
        waiting=game.waiting_for,
        decisions=tuple(number + 1 for number in old.decisions),
        undo_seats=standing.undo_seats,
        undo_floor_seq=standing.undo_floor,
        undo_floor_state=standing.undo_floor_game.to_json(),
        announced_seq=announced,
    )


async def _way_to(queries: Queries, table: Table, seq: int) -> tuple[Game, int, list[Entry]]:
    """Return a state on the way to an entry, after which entry it is, and the effective ones since."""
    game_id, upgraded = table.row.id, await last_upgrade_snapshot(queries, table.row.id)
    oldest = 0 if upgraded is None else upgraded.seq
    if seq < oldest:
        raise TableError("rollback_rules")
    if upgraded is not None and not upgraded.sound:
        raise DamagedError()
    spans = effective_spans(seq, await rewinds_of(queries, game_id))
    floor = await _nearest_floor(queries, game_id, oldest, seq, spans)
    start, since = _start(table, floor or upgraded)
    entries = await entries_between(queries, game_id, since + 1, seq)
    counting = [entry for entry in entries if in_spans(spans, entry.seq)]
    damaged = next((entry.seq for entry in counting if not entry.sound), None)
    if damaged is not None:
        raise TableError("rollback_damaged", number=damaged - 1)
    return start, since, [entry for entry in counting if entry.kind.facts.effective]


async def _nearest_floor(
    queries: Queries, game_id: int, since: int, seq: int, spans: Sequence[range]
) -> KeptFloor | None:
    """Return the newest state after an entry that was kept on the way to another one; None if there is none.

    ``spans`` are the entries on that way. What came before a state that is kept is never taken back alone.
    """
    for floor in await kept_floors(queries, game_id, since, seq):
        if in_spans(spans, floor) and (kept := await kept_floor(queries, game_id, floor)) is not None:
            return kept
    return None


def _start(table: Table, kept: UpgradeSnapshot | KeptFloor | None) -> tuple[Game, int]:
    """Return from where the log can be played again by today's rules, and after which entry that is."""
    try:
        if kept is not None:
            return load_game(kept.state), kept.seq
        return game_at_start(table.row), 0
    except ValueError as error:
        raise TableError("rollback_rules") from error
