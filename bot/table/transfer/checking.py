"""Checking a file that a stranger brings: the whole game is played again."""

from __future__ import annotations

import logging
from collections.abc import Container, Mapping, Sequence

import msgspec

from bot.store import Person
from bot.store.entries import Entry
from bot.store.games import Snapshot
from bot.store.kinds import EntryKind, Status
from bot.store.rewinds import effective_spans, in_spans, rewind_of
from bot.store.upgrades import UpgradeSnapshot
from bot.table.errors import TableError
from bot.table.log import Reached, knowing_entry, replay
from bot.table.transfer.gamefile import FileEntry, GameFile, malformed, read_file
from bot.table.transfer.trying_out import tell, try_out
from bot.table.verification import replay_log
from rules import (
    GAMES,
    Game,
    decode_action,
    decode_events,
    encode_action,
    encode_events,
    fingerprint,
    game_id,
    load_game,
    new_game,
    resolve_options,
)
from rules.kit.refusals import quoted

log = logging.getLogger(__name__)

IMPOSSIBLE = "import_impossible"
"""The key of the refusal of a position that no game comes to, or that cannot be shown or played."""


class Candidate(msgspec.Struct, frozen=True, tag="candidate"):
    """A game in a file that has been checked and can be imported.

    ``content`` is the file without its log and its states; ``entries`` are the log, ``secrets`` the seats
    that may know something of an entry where not all may, ``upgrades`` the states by which the rules changed,
    and ``snapshot`` is where it leads. ``status`` is what it will be: open, finished or abandoned, with its
    ``outcome`` (JSON) if it has one. ``older`` says that it was played by older rules and goes on from where
    it stands.

    It is plain data: a process that has read what a stranger wrote hands it on, and nobody runs what it says.
    """

    content: GameFile
    entries: tuple[Entry, ...]
    secrets: Mapping[int, tuple[int, ...]]
    upgrades: tuple[UpgradeSnapshot, ...]
    snapshot: Snapshot
    outcome: bytes | None
    status: Status
    older: bool

    @property
    def kind(self) -> str:
        """Return the game's kind."""
        return self.content.kind

    @property
    def people(self) -> tuple[Person | None, ...]:
        """Return who had the seats when the file was made, None for nobody."""
        people: list[Person | None] = [
            None if sitter is None else Person(sitter.id, sitter.name) for sitter in self.content.people
        ]
        for seat, level in self.content.computers.items():
            people[seat] = Person(None, "", level)
        return tuple(people)


def examined(data: bytes, kinds: Container[str] = GAMES) -> Candidate:
    """Check a file as one checks what a stranger brings: by playing the whole game again.

    Only ``kinds`` of games are known; the rules of others are not asked. Raises TableError: as
    :func:`bot.table.transfer.gamefile.read_file`, "import_unknown_game", "import_newer_rules",
    "import_options", "import_fingerprint", "import_entry" with the number of the first entry that does
    not come out as it stands there, "import_state", "import_impossible" or "import_too_much".

    How long that takes is the stranger's choice, and how much memory: only a process of its own does it.
    """
    content = read_file(data)
    if content.kind not in GAMES or content.kind not in kinds:
        raise TableError("import_unknown_game", written=quoted(content.kind))
    if content.rules_version > GAMES[content.kind].version:
        raise TableError("import_newer_rules")
    try:
        return _candidate(content)
    except (MemoryError, TableError):
        raise
    except Exception as error:
        # Rules are made for states that they have made; what somebody has written can break anything.
        log.warning("a file could not be imported: %r", error)
        raise TableError(IMPOSSIBLE) from error


def _candidate(content: GameFile) -> Candidate:
    _require_fingerprint(content)
    entries = tuple(_entry(content.kind, entry) for entry in content.entries)
    head = _loaded(content, content.state, "$.state")
    older = content.rules_version < GAMES[content.kind].version
    if older:
        last = len(entries)
        standing, unproven = Reached(head, last, head, ()), last
    else:
        standing, unproven = _replayed(content, entries, head)
    if unproven:
        _require_like_a_new_one(content, standing.game)
        tell(standing.game, entries[:unproven])
    try_out(standing.game)
    outcome = standing.game.outcome
    return Candidate(
        content=msgspec.structs.replace(content, entries=(), milestones=(), state={}),
        entries=entries,
        secrets=_secrets(content.kind, entries),
        upgrades=tuple(
            [UpgradeSnapshot(one.seq, msgspec.json.encode(one.state)) for one in content.milestones]
        ),
        snapshot=_snapshot(content, standing),
        outcome=None if outcome is None else msgspec.json.encode(outcome),
        status=_status(entries, head),
        older=older,
    )


def _secrets(kind: str, entries: Sequence[Entry]) -> dict[int, tuple[int, ...]]:
    """Return the seats that may know something of an entry, where not all may, by its number."""
    found = ((entry.seq, knowing_entry(kind, entry)) for entry in entries)
    return {seq: tuple(sorted(seats)) for seq, seats in found if seats is not None}


def _snapshot(content: GameFile, standing: Reached) -> Snapshot:
    """Return where an imported game stands: as it did, with the same decisions."""
    return Snapshot(
        seq=len(content.entries),
        state=standing.game.to_json(),
        waiting=standing.game.waiting_for,
        decisions=content.decisions,
        undo_seats=standing.undo_seats,
        undo_floor_seq=standing.undo_floor,
        undo_floor_state=standing.undo_floor_game.to_json(),
        announced_seq=content.announced,
    )


def _require_fingerprint(content: GameFile) -> None:
    """Raise TableError unless seed and options are those that the fingerprint promised."""
    try:
        options = resolve_options(content.kind, content.options)
        promised = fingerprint(content.kind, seats=content.seats, seed=content.seed, options=options)
    except (TypeError, ValueError) as error:
        raise TableError("import_options") from error
    if promised != content.fingerprint:
        raise TableError("import_fingerprint")


def _replayed(content: GameFile, entries: Sequence[Entry], head: Game) -> tuple[Reached, int]:
    """Return where the log leads, which has to be ``head``, and up to which entry nothing proves it."""
    start, unproven = _start(content)
    final, broken_at = replay_log(content.kind, start, unproven, entries)
    if broken_at is not None:
        raise TableError("import_entry", number=broken_at)
    if final != head:
        raise TableError("import_state")
    rewinds = [rewind_of(entry.seq, entry.kind, entry.target) for entry in entries]
    spans = effective_spans(len(entries), [rewind for rewind in rewinds if rewind is not None])
    effective = [
        entry for entry in entries[unproven:] if entry.kind.facts.effective and in_spans(spans, entry.seq)
    ]
    return replay(content.kind, start, unproven, effective), unproven


def _start(content: GameFile) -> tuple[Game, int]:
    """Return from where the log can be played again by today's rules, and after which entry that is."""
    if content.milestones:
        newest = content.milestones[-1]
        return _loaded(content, newest.state, f"$.milestones[{len(content.milestones) - 1}]"), newest.seq
    return _new(content), 0


def _loaded(content: GameFile, state: object, place: str) -> Game:
    """Return a state of the file's game; TableError("import_malformed") with the place if it is none."""
    try:
        game = load_game(msgspec.json.encode(state))
    except (OverflowError, ValueError) as error:
        raise malformed(place) from error
    if game_id(game) != content.kind or game.seats != content.seats or game.seats not in game.seat_numbers:
        raise malformed(place)
    try:
        found = game.outside()
    except ValueError as error:
        raise malformed(place) from error
    if found is not None:
        raise malformed(place + found.removeprefix("$"))
    return game


def _require_like_a_new_one(content: GameFile, game: Game) -> None:
    """Raise TableError unless there is as much of everything as in a new game with the same options.

    What only one of them counts is not compared: games of before may have had less in their box.
    """
    here, new = game.conserved(), _new(content).conserved()
    if any(here[name] != new[name] for name in here.keys() & new.keys()):
        raise TableError(IMPOSSIBLE)


def _new(content: GameFile) -> Game:
    """Return the game of a file as it started, if today's rules played it."""
    try:
        return new_game(content.kind, seats=content.seats, seed=content.seed, **content.options)
    except ValueError as error:
        raise TableError("import_options") from error


def _entry(kind: str, written: FileEntry) -> Entry:
    """Return an entry as it is stored: actions and events in the form in which the rules write them."""
    action, events = written.action, msgspec.json.encode(written.events)
    stored = None if action is None else msgspec.json.encode(action)
    try:
        stored = None if stored is None else encode_action(decode_action(kind, stored))
        events = encode_events(decode_events(kind, events))
    except ValueError:
        log.debug("entry %d of a file is not of today's rules", written.seq)
    return Entry(
        seq=written.seq,
        kind=EntryKind(written.kind),
        time=written.time,
        seat=written.seat,
        action=None if stored is None else stored.decode(),
        events=events.decode(),
        passed=written.passed,
        target=written.target,
        about=written.about,
        facts=written.facts,
    )


def _status(entries: Sequence[Entry], head: Game) -> Status:
    if head.outcome is not None:
        return Status.FINISHED
    ends = [entry.kind for entry in entries if entry.kind in (EntryKind.ABANDON, EntryKind.ROLLBACK)]
    return Status.ABANDONED if ends[-1:] == [EntryKind.ABANDON] else Status.OPEN
