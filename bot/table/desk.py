"""Where all that is done at tables starts: finding a game, and who sits at it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import msgspec

from bot.store import Outbox, Person, Queries, Store, Who
from bot.store.connection import moment
from bot.store.entries import Entry, Rows, add_entry, last_entries, last_seq
from bot.store.games import (
    GameRow,
    Snapshot,
    find_game,
    last_reset_in,
    latest_game_in,
    open_game_in,
    open_games,
    save_snapshot,
)
from bot.store.kinds import EntryKind, MessageKind, Status
from bot.store.outbox import drop_edits
from bot.store.people import discord_id_of, meet
from bot.store.seats import Seated, seated
from bot.table.locks import KeyedLocks
from bot.table.model import Position, TableError, TableInfo
from bot.table.news import Post, tell_all, write_post
from rules import Game, Outcome, load_game

SEED_BYTES = 32

SeedSource = Callable[[], str]
"""Makes the seed of a game: 128 bits or more that nobody can guess, in hex."""

_MOST_DICE = 10_000

_outcome = msgspec.json.Decoder(Outcome)


def fresh_seed() -> str:
    """A seed from the system's own chance."""
    return secrets.token_hex(SEED_BYTES)


@dataclass(frozen=True, slots=True)
class Table:
    """A game as it was read, with the people at it."""

    row: GameRow
    people: tuple[Seated, ...]
    salts: tuple[str, ...] = ()

    @property
    def snapshot(self) -> Snapshot:
        """Where the game stands; TableError if it has not started."""
        if self.row.snapshot is None:
            raise TableError("not_started")
        return self.row.snapshot

    def info(self) -> TableInfo:
        """What is told of it."""
        row, snapshot = self.row, self.row.snapshot
        return TableInfo(
            id=row.id,
            kind=row.kind,
            rules_version=row.rules_version,
            status=row.status,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            seats=tuple(seated.person for seated in self.people),
            needed=row.seats,
            host=row.host,
            first=row.first,
            options=row.options,
            fingerprint=row.fingerprint,
            seed=row.seed if row.ended is not None else None,
            seq=snapshot.seq if snapshot is not None else 0,
            waiting_for=snapshot.waiting if snapshot is not None else (),
            outcome=_outcome.decode(row.outcome) if row.outcome is not None else None,
            created=moment(row.created),
            started=None if row.started is None else moment(row.started),
            ended=None if row.ended is None else moment(row.ended),
            paused=row.paused is not None,
            salts=self.salts if row.ended is not None else (),
            stand_ins=tuple(one.seat for one in self.people if one.stand_in),
            called=tuple(one.seat for one in self.people if one.called),
        )

    def position(self, game: Game | None = None) -> Position:
        """The game as it stands (which need not be read again when at hand).

        Raises TableError: "not_started", or "unreadable" if the rules of today cannot read its state.
        """
        snapshot = self.snapshot
        return Position(
            game=game or self.load(),
            info=self.info(),
            decisions=snapshot.decisions,
            seq=snapshot.seq,
            undo_seat=snapshot.undo_seat,
        )

    def load(self) -> Game:
        """The state of the game; TableError as :meth:`position`."""
        try:
            return load_game(self.snapshot.state)
        except ValueError as error:
            raise TableError("unreadable") from error

    def shown_state(self) -> bytes | None:
        """The state from which a message shows the board; None if there is none that can be read."""
        try:
            self.load()
        except TableError:
            return None
        return self.snapshot.state

    def standing(self) -> Post:
        """A post with nothing new in it: who is waited for, and how it ended."""
        snapshot = self.row.snapshot
        seq = 0 if snapshot is None else snapshot.seq
        info = self.info()
        return Post(seq, seq, (), (), info.waiting_for, info.outcome)

    def find(self, who: Who) -> Seated | None:
        """Where somebody sits."""
        wanted = discord_id_of(who)
        if wanted is None:
            return None
        return next((one for one in self.people if one.person.discord_id == wanted), None)

    def seat_of(self, who: Who) -> Seated:
        """Where somebody sits; TableError if they do not."""
        found = self.find(who)
        if found is None:
            raise TableError("not_seated")
        return found

    def require(self, *wanted: Status) -> None:
        """Raises TableError unless the game's status is one of those wanted."""
        if self.row.status not in wanted:
            raise TableError(
                {Status.LOBBY: "not_started", Status.OPEN: "already_started"}.get(
                    self.row.status, self.row.status
                )
            )

    def require_running(self) -> None:
        """Raises TableError unless the game is open and not paused."""
        self.require(Status.OPEN)
        if self.row.paused is not None:
            raise TableError("paused")

    @property
    def present(self) -> tuple[int, ...]:
        """The seats that somebody has and plays for."""
        return tuple(one.seat for one in self.people if one.present)


class Desk:
    """What all parts of the table share: the store, a lock for each game, and finding games."""

    def __init__(
        self,
        store: Store,
        seed_source: SeedSource = fresh_seed,
        components: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        """``components`` are the owner's own component texts by kind of game and stem."""
        self.store = store
        self.outbox = Outbox(store)
        self.seed_source = seed_source
        self.components = components or {}
        self.locks: KeyedLocks[int] = KeyedLocks()

    async def find(self, channel_id: int) -> TableInfo | None:
        """The game that holds a channel, in its lobby or open."""
        found = await open_game_in(self.store.reader, channel_id)
        if found is None:
            return None
        info = await self.get(found)
        return info if info.status.facts.holds_channel else None

    async def latest(self, channel_id: int) -> TableInfo | None:
        """The newest game of a channel, of any status; lobbies that closed without a game do not count."""
        found = await latest_game_in(self.store.reader, channel_id)
        return None if found is None else await self.get(found)

    async def last_reset(self, channel_id: int) -> TableInfo:
        """The game of a channel that was reset last; TableError("nothing_to_restore") if there is none."""
        found = await last_reset_in(self.store.reader, channel_id)
        if found is None:
            raise TableError("nothing_to_restore")
        return await self.get(found)

    async def get(self, game_id: int) -> TableInfo:
        """A game by its id; TableError("no_such_game") if there is none."""
        async with self.locks.hold(game_id):
            return (await self.read(game_id)).info()

    async def load(self, game_id: int) -> Position:
        """A game's position, of any status; TableError("not_started") if it is still in its lobby."""
        async with self.locks.hold(game_id):
            return (await self.read(game_id)).position()

    async def open_games(self) -> tuple[int, ...]:
        """The ids of all games that hold a channel, oldest first."""
        return await open_games(self.store.reader)

    async def read(self, game_id: int, queries: Queries | None = None) -> Table:
        """A game and its people; to be called under the game's lock, or the two might not fit."""
        queries = queries or self.store.reader
        row = await find_game(queries, game_id)
        if row is None:
            raise TableError("no_such_game")
        salts: tuple[str, ...] = ()
        if row.ended is not None:
            dice = await last_entries(queries, game_id, _MOST_DICE, (EntryKind.DICE,))
            salts = tuple(str(entry.facts.get("salt", "")) for entry in dice)
        return Table(row, await seated(queries, game_id), salts)

    async def greet(self, queries: Queries, who: Who, seated: Seated | None = None) -> int:
        """The row of somebody who does something, with the name they have now."""
        known = seated is not None and (not isinstance(who, Person) or who.name in ("", seated.person.name))
        if seated is not None and seated.person_id is not None and known:
            return seated.person_id
        return await meet(queries, who)

    async def write_down(
        self,
        queries: Queries,
        table: Table,
        deed: Deed,
        *,
        snapshot: Snapshot | None = None,
        quietly: bool = False,
    ) -> int:
        """Writes an entry about a deed that is no move, and owes the channel a message of its kind.

        ``snapshot`` is where the game stands by it (its ``seq`` is set here); without one the position
        stays. A message of a kind that shows the board is owed to observers as well; ``quietly`` owes
        nothing. Gives the entry's number.
        """
        row, now = table.row, self.store.now()
        seated = None if deed.who is None else table.find(deed.who)
        person = None if deed.who is None else await self.greet(queries, deed.who, seated)
        seq = await last_seq(queries, row.id) + 1
        entry = Entry(
            seq=seq,
            kind=deed.kind,
            time=now,
            seat=None if seated is None or row.snapshot is None else seated.seat,
            target=deed.target,
            about=deed.about,
            facts=deed.facts or {},
        )
        await add_entry(queries, row.id, entry, Rows(person, deed.outgoing, deed.incoming))
        stands = snapshot or row.snapshot
        if stands is not None:
            stands = replace(stands, seq=seq)
            await save_snapshot(queries, row.id, stands)
        if quietly:
            return seq
        after = Table(replace(row, snapshot=stands), table.people)
        message = MessageKind(deed.kind)
        state = after.shown_state() if message.facts.board else None
        if state is not None:
            await drop_edits(queries, row.id)
        await tell_all(
            queries,
            row.id,
            message,
            seq,
            write_post(after.standing()),
            now=now,
            state=state,
            person=person,
        )
        return seq


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done at a game that is no move: an entry's kind, who did it, and what it is about.

    ``target``, ``about`` and ``facts`` as in :class:`bot.store.entries.Entry`; ``outgoing`` and ``incoming``
    are rows of people. ``who`` is None where nobody did it (a channel is gone, the rules are new).
    """

    kind: EntryKind
    who: Who | None
    target: int | None = None
    about: int | None = None
    outgoing: int | None = None
    incoming: int | None = None
    facts: Mapping[str, int | str | bool] | None = None
