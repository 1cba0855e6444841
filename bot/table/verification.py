"""The check of an ended game against its fingerprint, and its log played again entry by entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from bot.store.entries import Entry, rewind_of
from bot.store.games import GameRow
from bot.store.kinds import EntryKind
from bot.store.upgrades import UpgradeSnapshot
from bot.table.log import perform, turn_passed
from rules import GAMES, Game, RuleError, encode_events, fingerprint, load_game, new_game


@dataclass(frozen=True, slots=True)
class Verification:
    """Whether an ended game is what its fingerprint and its log say.

    ``log_broken_at`` is the first entry that does not replay as it was stored. Entries up to ``unchecked``
    were played by older rules and cannot be replayed. ``rules_version`` is what the game was ended with and
    ``current_version`` what it was replayed with: where they differ, a difference need not mean that
    somebody cheated.
    """

    fingerprint: bool
    log_broken_at: int | None
    state: bool
    outcome: bool
    entries: int
    unchecked: int
    rules_version: int
    current_version: int

    @property
    def ok(self) -> bool:
        """Return whether everything agrees."""
        return self.fingerprint and self.log_broken_at is None and self.state and self.outcome


def check(row: GameRow, entries: Sequence[Entry], kept: UpgradeSnapshot | None = None) -> Verification:
    """Compare an ended game with its fingerprint and its log; this computes for a while.

    ``kept`` is the newest state that was kept because the rules changed: from there on the log can be played
    again.
    """
    seed, since, good = row.seed or "", 0 if kept is None else kept.seq, False
    try:
        good = row.fingerprint == fingerprint(row.kind, seats=row.seats, seed=seed, options=row.options)
        if kept is None:
            start = new_game(row.kind, seats=row.seats, seed=seed, **row.options)
        else:
            start = load_game(kept.state)
    except ValueError:
        return _verdict(row, entries, fingerprint=good, broken_at=since, final=None, unchecked=since)
    final, broken_at = replay_log(row.kind, start, since, entries)
    return _verdict(row, entries, fingerprint=good, broken_at=broken_at, final=final, unchecked=since)


def replay_log(kind: str, start: Game, since: int, entries: Sequence[Entry]) -> tuple[Game, int | None]:
    """Return the state after the whole log and the first entry that does not come out as it is stored.

    ``start`` is the state after entry ``since``. What was gone back behind is played again as well.
    """
    # By entry: the state after it, and the action that an undo after it would take back (0: none).
    states, undoable = {since: start}, {since: 0}
    for expected, entry in enumerate(entries, start=1):
        try:
            if entry.seq != expected:
                return states[expected - 1], expected
            if expected <= since:
                continue
            if entry.kind == EntryKind.UNDO and entry.target != undoable[expected - 1]:
                return states[expected - 1], expected
            states[expected] = _after(kind, states, entry)
            rewind = rewind_of(entry.seq, entry.kind, entry.target)
            before = undoable[expected - 1 if rewind is None else rewind.back_to]
            undoable[expected] = {EntryKind.ACTION: expected, EntryKind.DICE: 0}.get(entry.kind, before)
        except (RuleError, ValueError, KeyError):
            return states[expected - 1], entry.seq
    return states[max(states)], None


def _verdict(
    row: GameRow,
    entries: Sequence[Entry],
    *,
    fingerprint: bool,
    broken_at: int | None,
    final: Game | None,
    unchecked: int,
) -> Verification:
    ended = None if final is None or final.outcome is None else msgspec.json.encode(final.outcome)
    stored = row.snapshot
    return Verification(
        fingerprint=fingerprint,
        log_broken_at=broken_at,
        state=final is not None and stored is not None and final.to_json() == stored.state,
        outcome=final is not None and ended == row.outcome,
        entries=len(entries),
        unchecked=unchecked,
        rules_version=row.rules_version,
        current_version=GAMES[row.kind].version,
    )


def _after(kind: str, states: Mapping[int, Game], entry: Entry) -> Game:
    """Return the state after an entry, from those before it; ValueError if it came out otherwise."""
    before = states[entry.seq - 1]
    rewind = rewind_of(entry.seq, entry.kind, entry.target)
    if rewind is not None:
        if rewind.back_to >= entry.seq:
            raise ValueError(f"entry {entry.seq} goes back to entry {rewind.back_to}")
        return states[rewind.back_to]
    if entry.kind == EntryKind.DICE:
        return before.reseed(str(entry.facts["salt"]))
    if entry.kind != EntryKind.ACTION:
        return before
    game, events = perform(kind, before, entry)
    if encode_events(events).decode() != entry.events:
        raise ValueError(f"entry {entry.seq} has other events")
    assert entry.seat is not None
    if entry.passed != turn_passed(before.waiting_for, game.waiting_for, entry.seat):
        raise ValueError(f"entry {entry.seq} passes the turn otherwise")
    return game
