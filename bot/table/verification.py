"""The check of an ended game against its fingerprint, and its log played again entry by entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from bot.store.entries import Entry
from bot.store.games import GameRow
from bot.store.kinds import EntryKind
from bot.store.rewinds import rewind_of
from bot.store.upgrades import UpgradeSnapshot
from bot.table.log import game_at_start, perform, same_events, same_turn
from rules import GAMES, Game, RuleError, fingerprint, load_game


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
        start = game_at_start(row) if kept is None else load_game(kept.state)
    except ValueError:
        return _verdict(row, entries, fingerprint=good, broken_at=since, final=None, unchecked=since)
    final, broken_at = replay_log(row.kind, start, since, entries)
    return _verdict(row, entries, fingerprint=good, broken_at=broken_at, final=final, unchecked=since)


def replay_log(kind: str, start: Game, since: int, entries: Sequence[Entry]) -> tuple[Game, int | None]:
    """Return the state after the whole log and the first entry that does not come out as it is stored.

    ``start`` is the state after entry ``since``. What was gone back behind is played again as well.
    """
    nodes = {since: _Node(start, None, None)}
    for expected, entry in enumerate(entries, start=1):
        try:
            if entry.seq != expected:
                return nodes[expected - 1].game, expected
            if expected > since:
                nodes[expected] = _after(kind, nodes, entry)
        except (RuleError, ValueError, KeyError):
            return nodes[expected - 1].game, entry.seq
    return nodes[max(nodes)].game, None


@dataclass(frozen=True, slots=True)
class _Node:
    """Where a game stood after an effective entry, and the one before; no entry where the log begins."""

    game: Game
    entry: Entry | None
    before: _Node | None


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


def _after(kind: str, nodes: Mapping[int, _Node], entry: Entry) -> _Node:
    """Return where a game stands after an entry, from where it stood; ValueError if it came out otherwise."""
    before = nodes[entry.seq - 1]
    if not entry.sound:
        raise ValueError(f"entry {entry.seq} is not as it was written")
    rewind = rewind_of(entry.seq, entry.kind, entry.target)
    if entry.kind == EntryKind.UNDO and entry.target != _undoable(before):
        raise ValueError(f"entry {entry.seq} takes back what is not the last action")
    if rewind is not None and rewind.left_out is not None:
        return _left_out(kind, before, rewind.left_out)
    if rewind is not None:
        if rewind.back_to >= entry.seq:
            raise ValueError(f"entry {entry.seq} goes back to entry {rewind.back_to}")
        return nodes[rewind.back_to]
    if entry.kind == EntryKind.DICE:
        return _Node(before.game.reseed(str(entry.facts["salt"])), entry, before)
    return before if entry.kind != EntryKind.ACTION else _played(kind, before, entry)


def _undoable(node: _Node) -> int:
    """Return the action that an undo would take back; 0 for none."""
    return 0 if node.entry is None or node.entry.kind == EntryKind.DICE else node.entry.seq


def _left_out(kind: str, node: _Node, target: int) -> _Node:
    """Return where a game would stand without one of the actions that led there; ValueError if it cannot."""
    later: list[Entry] = []
    while node.entry is not None and node.entry.seq != target:
        later.append(node.entry)
        before = node.before
        assert before is not None
        node = before
    if node.entry is None or node.before is None or node.entry.kind != EntryKind.ACTION:
        raise ValueError(f"entry {target} is no action that counts")
    node = node.before
    for entry in reversed(later):
        if entry.kind != EntryKind.ACTION:
            raise ValueError(f"entry {entry.seq} cannot be played without entry {target}")
        node = _played(kind, node, entry)
    return node


def _played(kind: str, before: _Node, entry: Entry) -> _Node:
    """Return where an action leads; ValueError if it is none, or came out otherwise than it is stored."""
    game, events = perform(kind, before.game, entry)
    if not same_events(kind, entry, events):
        raise ValueError(f"entry {entry.seq} has other events")
    if not same_turn(entry, before.game, game):
        raise ValueError(f"entry {entry.seq} passes the turn otherwise")
    return _Node(game, entry, before)
