"""The rows of a game that comes from a file."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Person, Queries
from bot.store.entries import insert_entries_of_nobody
from bot.store.games import save_snapshot
from bot.store.kinds import EntryKind, Status
from bot.store.lifecycle import add_imported, set_ended
from bot.store.people import upsert_person
from bot.store.seats import set_called, take_seats
from bot.store.secret_entries import add_secret_entries
from bot.store.upgrades import add_upgrade_snapshot
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

    ``people`` are by seat, None for nobody, computer players with their levels; ``who`` becomes the host.
    """
    content = candidate.content
    seated = enumerate(None if one is None else one.level for one in people)
    levels = {seat: level for seat, level in seated if level is not None}
    rows = [
        None if one is None or one.level is not None else await upsert_person(queries, one) for one in people
    ]
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
        hints=content.hints,
    )
    await take_seats(queries, game, rows, levels, now)
    await _write_log(queries, game, candidate, now)
    if candidate.status == Status.OPEN:
        for seat, row in enumerate(rows):
            await set_called(queries, game, seat, now if row is None and seat not in levels else None)
    else:
        await set_ended(queries, game, candidate.status, _ended(candidate), candidate.outcome)
    return game


async def _write_log(queries: Queries, game: int, candidate: Candidate, now: int) -> None:
    """Write the log as it is, and where it leads once, at its end."""
    await insert_entries_of_nobody(queries, game, candidate.entries)
    await add_secret_entries(queries, game, candidate.secrets)
    for kept in candidate.upgrades:
        await add_upgrade_snapshot(queries, game, kept.seq, kept.state)
    await save_snapshot(queries, game, candidate.snapshot, now)


def _ended(candidate: Candidate) -> int:
    """Return when an ended game ended, in milliseconds."""
    final = (EntryKind.ACTION, EntryKind.ABANDON)
    ends = [entry.time for entry in candidate.entries if entry.kind in final]
    return max(ends, default=candidate.content.started)
