"""Games that leave as files and come in as files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.store import Person, Queries, Who
from bot.store.entries import (
    Entry,
    Rows,
    add_entry,
    add_milestone,
    entries_after,
    jump_of,
    line_to,
    milestones_of,
)
from bot.store.games import (
    Snapshot,
    add_imported,
    open_game_in,
    save_snapshot,
    set_ended,
    set_seed_known,
)
from bot.store.people import discord_id_of, meet
from bot.store.seats import set_called, take_seats
from bot.store.uploads import add_upload, find_upload, remove_upload, remove_uploads_before
from bot.table.desk import Deed, Table
from bot.table.gamefile import (
    FORMAT,
    FORMAT_VERSION,
    GameFile,
    Line,
    Milestone,
    Sitter,
    malformed,
    read_file,
    write_file,
)
from bot.table.log import Standing, heard, stand
from bot.table.model import TableError, TableInfo
from bot.table.records import replayed
from bot.table.upgrade import Upgrade
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
from rules.language.story import narrate
from rules.language.texts import FALLBACK
from rules.language.words import Words

log = logging.getLogger(__name__)

_KEPT_FOR = 24 * 60 * 60 * 1000
"""How long a file waits for an answer, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A game in a file that has been checked and can be imported.

    ``people`` are by seat, None for nobody. ``status`` is what it will be: "open", "finished" or
    "abandoned". ``older`` says that it was played by older rules and goes on from where it stands, and
    ``proven`` that all of its log was played again.
    """

    content: GameFile
    entries: tuple[Entry, ...]
    standing: Standing
    status: str
    older: bool
    proven: bool

    @property
    def kind(self) -> str:
        """The game's kind."""
        return self.content.kind

    @property
    def people(self) -> tuple[Person | None, ...]:
        """Who had the seats when the file was made."""
        return tuple(
            None if sitter is None else Person(sitter.id, sitter.name) for sitter in self.content.people
        )


class Transfer(Upgrade):
    """The part of the table that writes games to files and reads them."""

    async def export(self, game_id: int, who: Who) -> bytes:
        """A game as a file with all its secrets, whoever asks: whether they may is checked before.

        From then on the seed counts as known. Raises TableError("not_started") for a game in its lobby.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.load()
            async with self.store.write() as queries:
                await set_seed_known(queries, game_id, self.store.now())
                await self.write_down(queries, table, _exported(table, who, seed=True))
                table = await self.read(game_id, queries)
                entries = await entries_after(queries, game_id, 0)
                milestones = await milestones_of(queries, game_id)
            return await asyncio.to_thread(_written, table, entries, milestones)

    async def export_log(self, game_id: int, who: Who) -> TableInfo:
        """Notes that somebody takes along a game's log as everybody may read it; TableError as above."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.load()
            async with self.store.write() as queries:
                await self.write_down(queries, table, _exported(table, who, seed=False))
            return (await self.read(game_id)).info()

    async def examine(self, data: bytes) -> Candidate:
        """Checks a file as one checks what a stranger brings: by playing the whole game again.

        Raises TableError: as :func:`bot.table.gamefile.read_file`, "import_unknown_game",
        "import_newer_rules", "import_options", "import_fingerprint", "import_entry" with the number of the
        first entry that does not come out as it stands there, or "import_state".
        """
        # Long games replay for a while; the event loop must not wait for them.
        return await asyncio.to_thread(examined, data)

    async def keep_upload(self, channel_id: int, who: Person, data: bytes) -> int:
        """Keeps a file until somebody says whether it is to become a game; its id."""
        async with self.store.write() as queries:
            now = self.store.now()
            await remove_uploads_before(queries, now - _KEPT_FOR)
            return await add_upload(queries, channel_id, await meet(queries, who), data, now)

    async def upload(self, upload_id: int, channel_id: int, who: Who) -> bytes:
        """A file that somebody has sent in a channel; TableError("import_gone") if it is not there."""
        found = await find_upload(self.store.reader, upload_id)
        if found is None or found.channel_id != channel_id or found.person is None:
            raise TableError("import_gone")
        if found.person.discord_id != discord_id_of(who) or found.created < self.store.now() - _KEPT_FOR:
            raise TableError("import_gone")
        return found.data

    async def drop_upload(self, upload_id: int) -> None:
        """Lets go of a file."""
        async with self.store.write() as queries:
            await remove_upload(queries, upload_id)

    async def import_game(
        self,
        candidate: Candidate,
        who: Person,
        people: Sequence[Person | None],
        *,
        guild_id: int,
        channel_id: int,
        upload_id: int | None = None,
    ) -> TableInfo:
        """Makes a game of a file in a channel, with people on its seats; for the free ones a call goes out.

        Whoever asks: whether they may is checked before. Raises TableError: "channel_taken" with the id of
        the game that is there, or "import_gone" if its upload was used already.
        """
        async with self.store.write() as queries:
            if upload_id is not None and not await remove_upload(queries, upload_id):
                raise TableError("import_gone")
            if (other := await open_game_in(queries, channel_id)) is not None:
                raise TableError("channel_taken", game=other)
            game = await self._copy(queries, candidate, who, people, guild_id, channel_id)
            table = await self.read(game, queries)
            if candidate.older:
                version = GAMES[candidate.kind].version
                await self.adopt(queries, table, candidate.standing.game, version, quietly=True)
                table = await self.read(game, queries)
            await self.write_down(queries, table, Deed("import", who))
            if candidate.status == "open":
                for seat in (seat for seat, one in enumerate(people) if one is None):
                    table = await self.read(game, queries)
                    await self.write_down(queries, table, Deed("free", None, about=seat))
        return await self.get(game)

    async def _copy(
        self,
        queries: Queries,
        candidate: Candidate,
        who: Person,
        people: Sequence[Person | None],
        guild_id: int,
        channel_id: int,
    ) -> int:
        """Writes the rows of an imported game as they were where it comes from; its id."""
        content, now = candidate.content, self.store.now()
        rows = [None if one is None else await meet(queries, one) for one in people]
        game = await add_imported(
            queries,
            kind=content.kind,
            rules_version=content.rules_version,
            guild_id=guild_id,
            channel_id=channel_id,
            seats=content.seats,
            host=await meet(queries, who),
            options=content.options,
            seed=content.seed,
            fingerprint=content.fingerprint,
            created=content.created,
            started=content.started,
            seed_known=now,
        )
        await take_seats(queries, game, tuple(rows))
        for entry in candidate.entries:
            await add_entry(queries, game, entry, Rows())
        for milestone in content.milestones:
            await add_milestone(queries, game, milestone.seq, msgspec.json.encode(milestone.state))
        await save_snapshot(queries, game, _snapshot(candidate))
        if candidate.status == "open":
            for seat, row in enumerate(rows):
                await set_called(queries, game, seat, now if row is None else None)
        else:
            outcome = candidate.standing.game.outcome
            encoded = None if outcome is None else msgspec.json.encode(outcome)
            await set_ended(queries, game, candidate.status, _ended(candidate), encoded)
        return game


def _exported(table: Table, who: Who, *, seed: bool) -> Deed:
    return Deed("export", who, facts={"seed": seed, "over": table.row.ended is not None})


def _written(table: Table, entries: Sequence[Entry], milestones: Sequence[tuple[int, bytes]]) -> bytes:
    """The file of a game."""
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
            people=tuple(_sitter(one.person) for one in table.people),
            created=row.created,
            started=row.started,
            entries=tuple(_line(entry) for entry in entries),
            milestones=tuple(Milestone(seq, msgspec.json.decode(state)) for seq, state in milestones),
            decisions=snapshot.decisions,
            announced=snapshot.announced_seq,
            state=msgspec.json.decode(snapshot.state),
        )
    )


def _sitter(person: Person) -> Sitter | None:
    return None if person.discord_id is None else Sitter(person.discord_id, person.name)


def _line(entry: Entry) -> Line:
    return Line(
        seq=entry.seq,
        kind=entry.kind,
        time=entry.time,
        seat=entry.seat,
        action=None if entry.action is None else msgspec.json.decode(entry.action),
        events=msgspec.json.decode(entry.events),
        passed=entry.passed,
        target=entry.target,
        about=entry.about,
        facts=dict(entry.facts),
    )


def examined(data: bytes) -> Candidate:
    """A file that can become a game; TableError as :meth:`Transfer.examine`."""
    content = read_file(data)
    if content.kind not in GAMES:
        raise TableError("import_unknown_game", written=content.kind)
    if content.rules_version > GAMES[content.kind].version:
        raise TableError("import_newer_rules")
    try:
        return _replayed_file(content)
    except TableError:
        raise
    except Exception as error:
        # Rules are made for states that they have made; what somebody has written can break anything.
        log.warning("a file could not be imported: %r", error)
        raise TableError("import_state") from error


def _replayed_file(content: GameFile) -> Candidate:
    kind, last = content.kind, len(content.entries)
    older = content.rules_version < GAMES[kind].version
    try:
        options = resolve_options(kind, content.options)
        promised = fingerprint(kind, seats=content.seats, seed=content.seed, options=options)
    except (TypeError, ValueError) as error:
        raise TableError("import_options") from error
    if promised != content.fingerprint:
        raise TableError("import_fingerprint")
    entries = tuple(_entry(kind, line) for line in content.entries)
    head = _loaded(content, content.state, "$.state")
    if older:
        standing, unproven = Standing(head, last, head, None), last
    else:
        start, unproven = _start(content)
        final, broken_at = replayed(kind, start, unproven, entries)
        if broken_at is not None:
            raise TableError("import_entry", number=broken_at)
        if final != head:
            raise TableError("import_state")
        jumps = [jump_of(entry.seq, entry.kind, entry.target) for entry in entries]
        spans = line_to(last, [jump for jump in jumps if jump is not None])
        line = [
            entry
            for entry in entries[unproven:]
            if entry.kind in ("action", "dice") and any(entry.seq in span for span in spans)
        ]
        standing = stand(kind, start, unproven, line)
    if unproven:
        _try_out(standing.game, entries[:unproven])
    return Candidate(content, entries, standing, _status(entries, head), older, not unproven)


def _start(content: GameFile) -> tuple[Game, int]:
    """From where the log can be played again by today's rules, and after which entry that is."""
    if content.milestones:
        newest = content.milestones[-1]
        return _loaded(content, newest.state, f"$.milestones[{len(content.milestones) - 1}]"), newest.seq
    try:
        return new_game(content.kind, seats=content.seats, seed=content.seed, **content.options), 0
    except ValueError as error:
        raise TableError("import_options") from error


def _loaded(content: GameFile, state: object, place: str) -> Game:
    """A state of the file's game."""
    try:
        game = load_game(msgspec.json.encode(state))
    except (OverflowError, ValueError) as error:
        raise malformed(place) from error
    if game_id(game) != content.kind or game.seats != content.seats:
        raise malformed(place)
    return game


def _entry(kind: str, line: Line) -> Entry:
    """An entry as it is stored: actions and events in the form in which the rules write them."""
    action, events = line.action, msgspec.json.encode(line.events)
    stored = None if action is None else msgspec.json.encode(action)
    try:
        stored = None if stored is None else encode_action(decode_action(kind, stored))
        events = encode_events(decode_events(kind, events))
    except ValueError:
        log.debug("entry %d of a file is not of today's rules", line.seq)
    return Entry(
        seq=line.seq,
        kind=line.kind,
        time=line.time,
        seat=line.seat,
        action=None if stored is None else stored.decode(),
        events=events.decode(),
        passed=line.passed,
        target=line.target,
        about=line.about,
        facts=line.facts,
    )


def _try_out(game: Game, unproven: Sequence[Entry]) -> None:
    """Asks of a position that no log has led to, and of entries that nothing proves, all that the bot will.

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
            narrate(words, heard(events, seat))


def _status(entries: Sequence[Entry], head: Game) -> str:
    if head.outcome is not None:
        return "finished"
    ends = [entry.kind for entry in entries if entry.kind in ("abandon", "rollback")]
    return "abandoned" if ends[-1:] == ["abandon"] else "open"


def _ended(candidate: Candidate) -> int:
    """When an ended game ended."""
    ends = [entry.time for entry in candidate.entries if entry.kind in ("action", "abandon")]
    return max(ends, default=candidate.content.started)


def _snapshot(candidate: Candidate) -> Snapshot:
    """Where an imported game stands: as it did, with the same decisions."""
    content, standing = candidate.content, candidate.standing
    return Snapshot(
        seq=len(candidate.entries),
        state=standing.game.to_json(),
        waiting=standing.game.waiting_for,
        decisions=content.decisions,
        undo_seat=standing.undo_seat,
        checkpoint_seq=standing.barrier,
        checkpoint_state=standing.barrier_game.to_json(),
        announced_seq=content.announced,
    )
