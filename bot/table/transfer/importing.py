"""The rows of a game that comes from a file."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store import Person, Queries
from bot.store.entries import EntryPeople, insert_entry
from bot.store.games import Snapshot, save_snapshot
from bot.store.kinds import EntryKind, Status
from bot.store.lifecycle import add_imported, set_ended
from bot.store.people import upsert_person
from bot.store.seats import set_called, take_seats
from bot.store.secret_entries import add_secret_entry
from bot.store.upgrades import add_upgrade_snapshot
from bot.table.log import knowing_entry
from bot.table.transfer.checking import Candidate


async def write_game(
    queries: Queries,
    candidate: Candidate,
    who: Person,
    people: Sequence[Person | None],
    *,
    guild_id: int,
    channel_id: int,
    now: int,
) -> int:
    """Write the rows of an imported game as they were where it comes from; return its id.

    ``people`` are by seat, None for nobody; ``who`` becomes the host.
    """
    content = candidate.content
    rows = [None if one is None else await upsert_person(queries, one) for one in people]
    game = await add_imported(
        queries,
        kind=content.kind,
        rules_version=content.rules_version,
        guild_id=guild_id,
        channel_id=channel_id,
        seats=content.seats,
        host=await upsert_person(queries, who),
        options=content.options,
        seed=content.seed,
        fingerprint=content.fingerprint,
        created=content.created,
        started=content.started,
        seed_known=now,
    )
    await take_seats(queries, game, tuple(rows))
    await _write_log(queries, game, candidate)
    if candidate.status == Status.OPEN:
        for seat, row in enumerate(rows):
            await set_called(queries, game, seat, now if row is None else None)
    else:
        outcome = candidate.standing.game.outcome
        encoded = None if outcome is None else msgspec.json.encode(outcome)
        await set_ended(queries, game, candidate.status, _ended(candidate), encoded)
    return game


async def _write_log(queries: Queries, game: int, candidate: Candidate) -> None:
    """Write the log as it is, and where it leads once, at its end."""
    for entry in candidate.entries:
        await insert_entry(queries, game, entry, EntryPeople(), None)
        if (seats := knowing_entry(candidate.kind, entry)) is not None:
            await add_secret_entry(queries, game, entry.seq, seats)
    for kept in candidate.upgrades:
        await add_upgrade_snapshot(queries, game, kept.seq, kept.state)
    await save_snapshot(queries, game, _snapshot(candidate))


def _ended(candidate: Candidate) -> int:
    """Return when an ended game ended, in milliseconds."""
    final = (EntryKind.ACTION, EntryKind.ABANDON)
    ends = [entry.time for entry in candidate.entries if entry.kind in final]
    return max(ends, default=candidate.content.started)


def _snapshot(candidate: Candidate) -> Snapshot:
    """Return where an imported game stands: as it did, with the same decisions."""
    content, standing = candidate.content, candidate.standing
    return Snapshot(
        seq=len(candidate.entries),
        state=standing.game.to_json(),
        waiting=standing.game.waiting_for,
        decisions=content.decisions,
        undo_seats=standing.undo_seats,
        undo_floor_seq=standing.undo_floor,
        undo_floor_state=standing.undo_floor_game.to_json(),
        announced_seq=content.announced,
    )
