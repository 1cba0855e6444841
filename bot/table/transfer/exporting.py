"""A game written to a file."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store import Person
from bot.store.entries import Entry
from bot.store.upgrades import UpgradeSnapshot
from bot.table.log import public_facts
from bot.table.model import Table
from bot.table.transfer.gamefile import (
    FORMAT,
    FORMAT_VERSION,
    FileEntry,
    GameFile,
    Sitter,
    UpgradeState,
    write_file,
)
from rules.players import Level


def exported(
    table: Table, entries: Sequence[Entry], upgrades: Sequence[UpgradeSnapshot], *, ids: bool = True
) -> bytes:
    """Return the file of a game that has started, with its whole log.

    Without ``ids`` it holds what people are called, and not who they are.
    """
    row, snapshot = table.row, table.snapshot
    assert row.seed is not None
    assert row.fingerprint is not None
    assert row.started is not None
    return write_file(
        GameFile(
            format=FORMAT,
            format_version=FORMAT_VERSION,
            kind=row.kind,
            rules_version=row.rules_version,
            seats=row.seats,
            options=row.options,
            seed=row.seed,
            fingerprint=row.fingerprint,
            people=tuple(_sitter(one.person) if ids else None for one in table.people),
            names=() if ids else tuple(one.person.name for one in table.people),
            computers={one.seat: Level(one.level) for one in table.people if one.computer and one.level},
            created=row.created,
            started=row.started,
            entries=tuple(_file_entry(entry) for entry in entries),
            milestones=tuple(UpgradeState(kept.seq, msgspec.json.decode(kept.state)) for kept in upgrades),
            decisions=snapshot.decisions,
            hints=row.hints,
            announced=snapshot.announced_seq,
            state=msgspec.json.decode(snapshot.state),
        )
    )


def _sitter(person: Person) -> Sitter | None:
    return None if person.discord_id is None else Sitter(person.discord_id, person.name)


def _file_entry(entry: Entry) -> FileEntry:
    return FileEntry(
        seq=entry.seq,
        kind=entry.kind,
        time=entry.time,
        seat=entry.seat,
        action=None if entry.action is None else msgspec.json.decode(entry.action),
        events=msgspec.json.decode(entry.events),
        passed=entry.passed,
        target=entry.target,
        about=entry.about,
        facts=dict(public_facts(entry.facts)),
    )
