"""Seats for which the bot plays: a computer player's, by consent until somebody is back, or for one turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Set
from dataclasses import dataclass
from typing import Any

from bot.store import PersonRef, Queries
from bot.store.entries import Entry, last_entries
from bot.store.games import Seated
from bot.store.kinds import EntryKind, Status
from bot.store.proposals import ProposalRow
from bot.store.seats import games_with_stand_ins, set_stand_in
from bot.table.acting import Given, change_by, following, given_after, given_at, standing_rows
from bot.table.errors import TableError
from bot.table.log import BY_BOT, BY_SKIP
from bot.table.model import Done, Result, Table, TableInfo
from bot.table.plan_rows import pursued, write_pursued
from bot.table.planning import Pursuit
from bot.table.play import Play, end_if_over
from bot.table.proposals import show_again
from bot.table.questions import asked_keys, free_matters, matters_of
from bot.table.session import AdminEvent, Session
from bot.table.thoughts import Thoughts
from rules import Action, Game
from rules.players import LEVELS, Level, choose

_MOST_ACTIONS = 500
"""How often the bot acts in a row: more than any game takes, so that a game that hangs is noticed."""

_PATIENCE = 24 * 60 * 60 * 1000
"""So many milliseconds the bot waits for people whom it asks what the game does not wait for."""
_RECENT = 20
"""Among so many of the last entries is that by which it has asked."""

Think = Callable[[Game, int, Level, str], Coroutine[Any, Any, Action]]
"""Returns what a computer player of a level does at a seat; what it cannot know it imagines by the seed."""


async def think_here(game: Game, seat: int, level: Level, seed: str) -> Action:
    """Return what a computer player does, as it is thought out in a thread of this process."""
    return await asyncio.to_thread(choose, game, seat, level, seed)


@dataclass(frozen=True, slots=True)
class Played:
    """How often the bot has acted, and whether it has more to decide that it has to think about."""

    acts: int
    thinks: bool = False


@dataclass(frozen=True, slots=True)
class _Asked:
    """A seat that the bot has to decide something for, in a game after the entry ``seq``.

    What it is asked ``is_free`` where the game does not wait for it.
    """

    seat: int
    level: Level
    game: Game
    seq: int
    seed: str
    is_free: bool


@dataclass(frozen=True, slots=True)
class LeastActs:
    """By what the turn of a seat passes: ``acts`` in a row, each with what others answer to it.

    ``pursuit`` is what becomes of plans by them.
    """

    acts: tuple[tuple[Done, ...], ...]
    pursuit: Pursuit


class StandIns:
    """The part of the table where the bot plays: for people, and as computer players.

    ``think`` returns what is done; it may take its time, and is cancelled where nobody waits for it any more.
    """

    def __init__(self, session: Session, play: Play, thoughts: Thoughts, think: Think = think_here) -> None:
        self._session = session
        self._play = play
        self._thoughts = thoughts
        self.think = think

    async def dismiss(self, game_id: int, who: PersonRef) -> TableInfo:
        """Let somebody play again for themselves where a stand-in did.

        Raises TableError: "not_seated", "no_stand_in", or one that says that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            seated = table.seat_of(who)
            if not seated.stand_in:
                raise TableError("no_stand_in")
            async with self._session.write() as queries:
                await set_stand_in(queries, game_id, seated.seat, None)
                await self._note(queries, table, AdminEvent(EntryKind.BACK, who, about=seated.seat))
            return (await self._session.read(game_id)).info()

    async def check(self, table: Table, seat: int, target: int | None) -> None:
        """Raise TableError if the bot cannot play for the seat ``target``.

        "no_such_seat", "stand_in_already", or "stand_in_alone": somebody has to be left who plays.
        """
        assert target is not None
        if table.seat(target).stand_in:
            raise TableError("stand_in_already")
        if not [other for other in table.present if other != target]:
            raise TableError("stand_in_alone")

    async def carry_out(self, queries: Queries, table: Table, row: ProposalRow, who: PersonRef) -> None:
        """Let the bot play for a seat, since the others have agreed; ``who`` was the last to."""
        assert row.target is not None
        level = row.level or Level.FAIR
        await set_stand_in(queries, table.row.id, row.target, self._session.now(), level)
        facts = {"level": str(level), "free": table.seat(row.target).person.discord_id is None}
        event = AdminEvent(EntryKind.STAND_IN, who, about=row.target, facts=facts)
        await self._note(queries, table, event)

    async def _note(self, queries: Queries, table: Table, event: AdminEvent) -> None:
        await show_again(queries, table.row.id, self._session.now())
        await self._session.append_entry(queries, table, event)
        await self._session.follow_consent(queries, table, shown=True)

    async def play(self, game_id: int, *, at_once: bool = False) -> Played:
        """Play for all seats that the bot has to decide something for, until it has for none.

        Each action is an act of its own as a person's would be: where this ends between two of them, it goes
        on with the next. What is done is thought out while others may act; where they have, it is thought out
        anew. With ``at_once`` this ends where thinking takes its time. What is asked of several and would be
        over by its answer is left to people who are asked as well. Nothing happens in a game that is not
        open, is paused or damaged, and nothing where nobody is left who plays for themselves.
        """
        actions, left = 0, set[int]()
        while actions < _MOST_ACTIONS:
            async with self._session.hold(game_id) as table:
                asked = None if self._thoughts.stopped else _asked(table, left)
                if asked is not None and await self._waits_for_people(table, asked):
                    asked = None
            if asked is None:
                return Played(actions)
            if at_once and LEVELS[asked.level] is not None:
                return Played(actions, thinks=True)
            thinking = self.think(asked.game, asked.seat, asked.level, asked.seed)
            action = await self._thoughts.about(game_id, asked.seq, thinking)
            if action is None:
                continue
            if asked.is_free and _takes_from_people(table, asked, action):
                left.add(asked.seat)
            elif await self._act(game_id, asked, action):
                actions += 1
                left.clear()
        raise RuntimeError(f"the stand-in of game {game_id} acts without end")

    async def _waits_for_people(self, table: Table, asked: _Asked) -> bool:
        """Say whether a seat has asked people something that they may still answer before it goes on.

        It waits for a day at the most, or for as long as the table gives for a turn; where the game was
        paused or put away meanwhile, from when it went on.
        """
        if asked.is_free or not _asks_people(table, asked):
            return False
        pace = table.info().pace
        patience = _PATIENCE if pace is None else pace.turn_millis
        entries = await last_entries(self._session.reader, table.row.id, _RECENT)
        begun = [entry.time for entry in entries if _begins_patience(entry, asked.seat)]
        # Behind so much that was done since it was asked before all of that.
        since = max(begun, default=entries[0].time if entries else 0)
        return self._session.now() < since + patience

    async def _act(self, game_id: int, asked: _Asked, action: Action) -> bool:
        """Do what was thought out, unless the game has gone on since; say whether it was done."""
        async with self._session.hold(game_id) as table:
            # Whatever is done at a game has an entry: that it is paused, too.
            if table.snapshot.seq != asked.seq:
                return False
            await self._play.perform(table, table.seat(asked.seat), None, action, facts={BY_BOT: True})
            return True

    async def games(self, *, all_of_them: bool = False) -> tuple[int, ...]:
        """Return the ids of the games that go on and wait for a seat for which the bot plays.

        With ``all_of_them`` those where it plays at all: it may be asked what the game does not wait for.
        """
        return await games_with_stand_ins(self._session.reader, all_of_them=all_of_them)

    async def skip(self, game_id: int, who: PersonRef, seat: int, decision: int | None = None) -> Result:
        """Play for a seat until the turn passes: the least that the rules demand of it.

        That is to end the turn where that is allowed, else what the game suggests. It is all stored at once,
        with what others answer to it. Whoever asks: whether they may is checked before. ``decision`` is the
        number of the seat's decision when the question was asked. Raises TableError: "no_such_seat",
        "skip_not_waited", StaleError, PausedError, or one that says that the game is not open.
        """
        session = self._session
        async with session.hold(game_id) as table:
            table.require_running()
            seated = table.seat(seat)
            if seat not in table.snapshot.waiting:
                raise TableError("skip_not_waited")
            table.require_current(seat, decision)
            acts = await self.least_acts(session.reader, table, seated)
            async with session.write() as queries:
                event = AdminEvent(EntryKind.SKIP, who, about=seat)
                return await self.store_skip(queries, table, event, acts)

    async def least_acts(self, queries: Queries, table: Table, seated: Seated) -> LeastActs:
        """Return by what the turn of a seat passes soonest, with what others answer; store nothing."""
        session = self._session
        rows = await standing_rows(queries, table.row.id, table.row.attached.answered_ahead)
        given, pursuit = given_at(table.info(), rows), await pursued(queries, table)
        acts = await asyncio.to_thread(_least_acts, table, seated, given, pursuit, session.now())
        return LeastActs(acts, pursuit)

    async def store_skip(self, queries: Queries, table: Table, event: AdminEvent, least: LeastActs) -> Result:
        """Store that a seat is skipped, and by what; return what came of the last of these acts."""
        await self._session.append_entry(queries, table, event)
        await write_pursued(queries, table, least.pursuit, self._session.now())
        return [await self._store_act(queries, table.row.id, act) for act in least.acts][-1]

    async def _store_act(self, queries: Queries, game_id: int, act: tuple[Done, ...]) -> Result:
        table = await self._session.read(game_id, queries)
        return await self._session.append_changes_in(queries, table, act, end_if_over)


def _asked(table: Table, left: Set[int]) -> _Asked | None:
    """Return the seat for which the bot has to decide first; None if there is none, or the game rests.

    What the seats that are ``left`` are asked and the game does not wait for is not decided.
    """
    row = table.row
    played = [one for one in table.people if one.stand_in]
    if row.status != Status.OPEN or row.paused is not None or not (played and table.present):
        return None
    snapshot = table.snapshot
    if not snapshot.sound:
        return None
    game = table.load()
    keys = asked_keys(game)
    free = [one for one in played if keys[one.seat] and one.seat not in (*snapshot.waiting, *left)]
    due = free or [one for one in played if one.seat in snapshot.waiting]
    if not due:
        return None
    seat, level = due[0].seat, due[0].level
    # Only what everybody knows is in it: by the game's own seed what is secret could be guessed.
    seed = f"{row.fingerprint} {snapshot.seq} {seat}"
    return _Asked(seat, Level.FAIR if level is None else Level(level), game, snapshot.seq, seed, bool(free))


def _asks_people(table: Table, asked: _Asked) -> bool:
    """Say whether people have yet to answer a question of a seat for which the game does not wait."""
    open_ones = [one for one in free_matters(asked.game) if one.then == asked.seat]
    return any(seat in table.present for one in open_ones for seat in one.asked)


def _begins_patience(entry: Entry, seat: int) -> bool:
    """Say whether people have time from an entry on to answer a seat: it has asked, or the game goes on."""
    goes_on = entry.kind in (EntryKind.RESUME, EntryKind.RESTORE)
    return goes_on or (entry.seat == seat and entry.action is not None)


def _takes_from_people(table: Table, asked: _Asked, action: Action) -> bool:
    """Say whether a question that people are asked too would be over by what the bot answers to it."""
    after, _ = asked.game.apply(asked.seat, action)
    still = {matter.key for matter in matters_of(after)}
    over = [one for one in matters_of(asked.game) if asked.seat in one.asked and one.key not in still]
    return any(seat in table.present for one in over for seat in one.asked)


def _least_acts(
    table: Table, seated: Seated, given: Given, pursuit: Pursuit, time: int
) -> tuple[tuple[Done, ...], ...]:
    """Return by what the turn of a seat passes soonest, nothing of which is stored yet.

    Each act is followed by what others answer to it by the standing answers in ``given`` and by their plans.
    Raises RuntimeError if the turn never passes: what cannot be played to the end is not begun.
    """
    game, seq, seat = table.load(), table.snapshot.seq + 1, seated.seat
    acts: list[tuple[Done, ...]] = []
    while len(acts) < _MOST_ACTIONS:
        action, facts = _least_action(game, seat), {BY_SKIP: True}
        first = Done(seated, None, change_by(game, seat, action, seq=seq + 1, time=time, facts=facts))
        acts.append((first, *following(table, first, given, pursuit)))
        last = acts[-1][-1].change
        game, seq, given = last.after, last.entry.seq, given_after(given, acts[-1])
        if first.change.entry.passed or seat not in game.waiting_for:
            return tuple(acts)
    raise RuntimeError(f"skipping seat {seat} does not end")


def _least_action(game: Game, seat: int) -> Action:
    """Return the end of a seat's turn if the rules allow it, else what is sensible."""
    ending = (action for action in game.legal_actions(seat) if action.role == "end")
    return next(ending, None) or game.suggest(seat)
