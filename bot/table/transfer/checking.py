"""Checking a file that a stranger brings: the whole game is played again."""

from __future__ import annotations

import logging
from collections.abc import Container, Sequence
from dataclasses import dataclass

import msgspec

from bot.store import Person
from bot.store.entries import Entry
from bot.store.kinds import EntryKind, Status
from bot.store.rewinds import effective_spans, in_spans, rewind_of
from bot.table.errors import TableError
from bot.table.log import Reached, replay, visible_to
from bot.table.transfer.gamefile import FileEntry, GameFile, malformed, read_file
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
from rules.language.story import narrate
from rules.language.texts import FALLBACK
from rules.language.words import Words

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A game in a file that has been checked and can be imported.

    ``status`` is what it will be: open, finished or abandoned. ``older`` says that it was played by older
    rules and goes on from where it stands, and ``proven`` that all of its log was played again.
    """

    content: GameFile
    entries: tuple[Entry, ...]
    standing: Reached
    status: Status
    older: bool
    proven: bool

    @property
    def kind(self) -> str:
        """Return the game's kind."""
        return self.content.kind

    @property
    def people(self) -> tuple[Person | None, ...]:
        """Return who had the seats when the file was made, None for nobody."""
        return tuple(
            None if sitter is None else Person(sitter.id, sitter.name) for sitter in self.content.people
        )


def examined(data: bytes, kinds: Container[str] = GAMES) -> Candidate:
    """Return the candidate in a file; TableError as :meth:`bot.table.transfer.Transfer.examine`."""
    content = read_file(data)
    if content.kind not in GAMES or content.kind not in kinds:
        raise TableError("import_unknown_game", written=quoted(content.kind))
    if content.rules_version > GAMES[content.kind].version:
        raise TableError("import_newer_rules")
    try:
        return _candidate(content)
    except TableError:
        raise
    except Exception as error:
        # Rules are made for states that they have made; what somebody has written can break anything.
        log.warning("a file could not be imported: %r", error)
        raise TableError("import_state") from error


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
        _try_out(standing.game, entries[:unproven])
    return Candidate(content, entries, standing, _status(entries, head), older, not unproven)


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
    try:
        return new_game(content.kind, seats=content.seats, seed=content.seed, **content.options), 0
    except ValueError as error:
        raise TableError("import_options") from error


def _loaded(content: GameFile, state: object, place: str) -> Game:
    """Return a state of the file's game; TableError("import_malformed") with the place if it is none."""
    try:
        game = load_game(msgspec.json.encode(state))
    except (OverflowError, ValueError) as error:
        raise malformed(place) from error
    if game_id(game) != content.kind or game.seats != content.seats:
        raise malformed(place)
    return game


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


def _try_out(game: Game, unproven: Sequence[Entry]) -> None:
    """Ask of a position that no log has led to, and of entries that nothing proves, all that the bot will.

    Whatever it raises, the file is no good.
    """
    words = Words(game_id(game), FALLBACK, ("–",) * game.seats, game.view(None))
    if not set(game.waiting_for) <= set(range(game.seats)):
        raise malformed("$.state")
    for seat in range(game.seats):
        words.render(game.view(seat).status())
        if game.legal_actions(seat):
            game.apply(seat, game.suggest(seat))
    for entry in unproven:
        try:
            events = decode_events(game_id(game), entry.events)
        except ValueError:
            # Of older rules; the log says that it cannot be read any more.
            continue
        for seat in (None, *range(game.seats)):
            narrate(words, visible_to(events, seat))


def _status(entries: Sequence[Entry], head: Game) -> Status:
    if head.outcome is not None:
        return Status.FINISHED
    ends = [entry.kind for entry in entries if entry.kind in (EntryKind.ABANDON, EntryKind.ROLLBACK)]
    return Status.ABANDONED if ends[-1:] == [EntryKind.ABANDON] else Status.OPEN
