"""Many games that were played at random, with all that can happen to seats, and a plain count of them.

Logs are written as the bot writes them; what came of a game is noted here while it is played, by other means
than those by which the bot counts it.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from bot.store import Person, Queries
from bot.store.entries import Entry, EntryPeople, insert_entry
from bot.store.games import Snapshot
from bot.store.kinds import EntryKind, Status
from bot.store.lifecycle import add_imported, set_ended
from bot.store.people import upsert_person
from bot.store.seats import give_seat, set_stand_in, take_seats
from bot.table import Tables
from bot.table.changes import next_decisions
from bot.table.log import turn_passed
from rules import GAMES, Game, encode_action, encode_events, game_id, new_game
from tests.bot.table.noted import Noted, Sat, Step, begin_anew, note_as_at, step_of
from tests.bot.table.seated import GUILD

CROWD = tuple(Person(1000 + number, f"Person {number}") for number in range(9))
"""Those who play."""

_MINUTE = 60_000
_EMPTIED = (
    (EntryKind.RESIGN, "resigned"),
    (EntryKind.FORGOTTEN, "resigned"),
    (EntryKind.TIME_FREE, "resigned"),
    (EntryKind.FREE, "replaced"),
    (EntryKind.REPLACE, "replaced"),
)
"""By what a seat comes to nobody, and how it is told of who had it."""


async def simulate(
    tables: Tables,
    count: int,
    seed: str = "crowd",
    *,
    calm: bool = False,
    guild: int = GUILD,
    kind: str = "toy",
) -> list[Noted]:
    """Play so many games of a kind in a server; return what is noted of each. In ``calm`` ones all stay."""
    rng, noted = random.Random(seed), list[Noted]()
    async with tables.store.write() as queries:
        rows = {person.discord_id: await upsert_person(queries, person) for person in CROWD}
        for number in range(count):
            seats = rng.choice([one for one in (2, 2, 3, 4) if one in GAMES[kind].seat_numbers])
            game = new_game(kind, seats=seats, seed=f"{seed} {number}")
            playing = _Playing(queries, rng, rows, game, f"{seed} {number}", calm=calm, guild=guild)
            noted.append(await playing.play(number))
    return noted


class _Playing:
    """One game that is played at random."""

    def __init__(
        self,
        queries: Queries,
        rng: random.Random,
        rows: Any,
        game: Game,
        seed: str,
        *,
        calm: bool,
        guild: int,
    ) -> None:
        self.queries, self.rng, self.rows = queries, rng, rows
        self.calm, self.guild = calm, guild
        self.game = game
        self.seed = seed
        self.seq = 0
        self.time = 0
        self.paused = False
        self.bot = set[int]()
        # Where the game stood, since anything else has happened that going back would have to go through.
        self.steps = list[Step]()

    async def play(self, number: int) -> Noted:
        """Play it from its start to its end, or until all agree to stop it."""
        people = self.rng.sample(sorted(self.rows.values()), self.game.seats)
        levels = {seat: "fair" for seat in range(1, self.game.seats) if self.rng.random() < 0.08}
        self.time = number * 600 * _MINUTE
        noted = self.noted = Noted(0, self.game.seats, started=self.time)
        noted.sat = [
            [Sat(None if seat in levels else person, levels.get(seat))] for seat, person in enumerate(people)
        ]
        self.bot |= levels.keys()
        noted.game = await self._begin([one[0].person for one in noted.sat], levels)
        stops = not self.calm and self.rng.random() < 0.1
        self._wait(self.game.waiting_for)
        self._begin_steps()
        while self.game.outcome is None and not (stops and self.seq > 12):
            if not self.calm and self.rng.random() < 0.04:
                await self._something_else()
            elif not self.paused:
                await self._act()
        await self._end()
        return noted

    async def _begin(self, people: list[int | None], levels: dict[int, str]) -> int:
        game = await add_imported(
            self.queries,
            kind=game_id(self.game),
            rules_version=self.game.version,
            guild_id=self.guild,
            channel_id=50_000 + len(self.seed) + self.rng.randrange(1 << 40),
            seats=self.game.seats,
            host=1,
            options={},
            seed=self.seed,
            fingerprint=self.seed,
            created=self.time,
            started=self.time,
            seed_known=self.time,
        )
        await take_seats(self.queries, game, people, levels, self.time)
        return game

    async def _act(self) -> None:
        """Let somebody who is waited for act, as the game suggests or at random."""
        before, seat = self.game, self.rng.choice(self.game.waiting_for)
        action = before.suggest(seat)
        if self.rng.random() < 0.3:
            action = self.rng.choice(before.legal_actions(seat))
        self.game, events = before.apply(seat, action)
        passed = turn_passed(before, self.game, seat)
        self._pass_time()
        await self._add(
            EntryKind.ACTION,
            seat=seat,
            action=encode_action(action).decode(),
            events=encode_events(events).decode(),
            passed=passed,
        )
        if passed:
            self.noted.scores.append(self.game.points_now())
        for one in range(self.game.seats):
            if one not in self.game.waiting_for or (passed and one == seat):
                self.noted.sat[one][-1].stop()
        self._wait(self.game.waiting_for)
        self.steps.append(step_of(self.noted, self.seq, self.time, self.game, passed=passed))

    async def _something_else(self) -> None:
        """Let something happen that is no action of the game, of what can happen now."""
        self._pass_time()
        rests = (self._pause, self._pause, self._lose, self._come_in)
        free = (self._empty, self._replace, self._take, self._stand_in, self._undo, self._go_back)
        await self.rng.choice(rests if self.paused else (*rests[1:], *free))()

    async def _pause(self) -> None:
        await self._add(EntryKind.RESUME if self.paused else EntryKind.PAUSE)
        self.paused = not self.paused
        self._begin_steps()

    async def _lose(self) -> None:
        """Let the game be off the table for a while; only who loses its channel is paused no longer."""
        kind = self.rng.choice((EntryKind.RESET, EntryKind.DETACH))
        await self._add(kind)
        self._pass_time(rests=True)
        await self._add(EntryKind.RESTORE)
        self.paused &= kind == EntryKind.RESET
        self._begin_steps()

    async def _come_in(self) -> None:
        """Let the game come in from a file: it is paused no longer, and all are waited for anew."""
        await self._add(EntryKind.IMPORT)
        self.paused = False
        begin_anew(self.noted.sat)
        self._begin_steps()

    async def _undo(self) -> None:
        """Undo what was done just now, by which no turn passed: it is as if it had never been done."""
        *_, before, last = (None, None, *self.steps)
        if before is None or last is None or last.passed or last.seq != self.seq:
            return
        await self._add(EntryKind.UNDO, target=last.seq)
        self.steps.pop()
        self.game = before.game
        note_as_at(self.noted, before, self.time - before.time)

    async def _go_back(self) -> None:
        """Go back to where the game stood, by agreement or by a moderator, who may draw anew."""
        if len(self.steps) < 2:
            return
        nth = self.rng.randrange(len(self.steps) - 1)
        step, following = self.steps[nth : nth + 2]
        kind = self.rng.choice((EntryKind.TAKEBACK, EntryKind.ROLLBACK))
        self.game = step.game
        await self._add(kind, target=following.seq if kind == EntryKind.TAKEBACK else step.seq)
        note_as_at(self.noted, step, None)
        if kind == EntryKind.ROLLBACK and self.rng.random() < 0.7:
            salt = f"{self.rng.random()}"
            self.game = self.game.reseed(salt)
            await self._add(EntryKind.DICE, target=step.seq, facts={"salt": salt})
        self._begin_steps()

    def _someone(self) -> tuple[int, Sat]:
        """Return a seat, and who has it."""
        seat = self.rng.randrange(self.game.seats)
        return seat, self.noted.sat[seat][-1]

    def _away(self) -> list[int]:
        """Return those who have no seat."""
        return sorted(set(self.rows.values()) - {one[-1].person for one in self.noted.sat})

    async def _empty(self) -> None:
        """Let somebody leave their seat to nobody, where others have one."""
        seat, last = self._someone()
        others = sum(one[-1].person is not None for one in self.noted.sat) > 1
        if last.person is not None and others:
            kind, how = self.rng.choice(_EMPTIED)
            await self._change(kind, seat, None, how)

    async def _take(self) -> None:
        seat, last = self._someone()
        if last.person is None and last.level is None:
            await self._change(EntryKind.SUBSTITUTE, seat, self._away()[0], "")

    async def _replace(self) -> None:
        seat, last = self._someone()
        if last.person is not None:
            kind = self.rng.choice((EntryKind.REPLACE, EntryKind.HANDOVER))
            await self._change(kind, seat, self.rng.choice(self._away()), "replaced")

    async def _stand_in(self) -> None:
        """Let the bot play for somebody, or not any more."""
        seat, last = self._someone()
        if last.person is None:
            return
        back = seat in self.bot
        await set_stand_in(self.queries, self.noted.game, seat, None if back else self.time)
        await self._add(EntryKind.BACK if back else EntryKind.STAND_IN, about=seat)
        last.stop()
        if last.person == self.noted.sat[seat][0].person:
            last.how = "held" if back else "stood_in"
        self.bot ^= {seat}
        self._wait(self.game.waiting_for)
        self._begin_steps()

    async def _change(self, kind: EntryKind, seat: int, person: int | None, how: str) -> None:
        """Give a seat to somebody else, or to nobody."""
        last = self.noted.sat[seat][-1]
        await give_seat(self.queries, self.noted.game, seat, person, None)
        await self._add(kind, about=seat, people=EntryPeople(last.person, last.person, person))
        last.stop()
        last.how = how or last.how
        came_back = person is not None and person == self.noted.sat[seat][0].person
        new = Sat(person, None, "empty" if person is None else "held" if came_back else "came_in")
        self.noted.sat[seat].append(new)
        self.bot = self.bot | {seat} if person is None else self.bot - {seat}
        self._wait(self.game.waiting_for)
        self._begin_steps()

    async def _end(self) -> None:
        noted, outcome = self.noted, self.game.outcome
        noted.finished = outcome is not None
        number = self.game.round_number
        noted.rounds = len(noted.scores) if number is None else number
        if outcome is None:
            self._pass_time()
            await self._add(EntryKind.ABANDON)
        noted.ended = self.time
        status = Status.ABANDONED if outcome is None else Status.FINISHED
        stored = None if outcome is None else msgspec.json.encode(outcome)
        await set_ended(self.queries, noted.game, status, self.time, stored)
        if outcome is not None:
            for seat, sat in enumerate(noted.sat):
                sat[-1].points, sat[-1].won = outcome.scores[seat], seat in outcome.winners

    def _begin_steps(self) -> None:
        self.steps = [step_of(self.noted, self.seq, self.time, self.game, passed=False)]

    def _pass_time(self, *, rests: bool = False) -> None:
        """Let time go by, for which everybody is waited for who is, unless the game rests."""
        minutes = self.rng.randrange(1, 90)
        self.time += minutes * _MINUTE
        if not self.paused and not rests:
            for sat in self.noted.sat:
                if sat[-1].waiting is not None:
                    sat[-1].waiting += minutes * _MINUTE

    def _wait(self, seats: tuple[int, ...]) -> None:
        for seat in set(seats) - self.bot:
            last = self.noted.sat[seat][-1]
            last.waiting = last.waiting or 0

    async def _add(self, kind: EntryKind, *, people: EntryPeople | None = None, **fields: Any) -> None:
        """Add an entry, with where the game stands by it."""
        self.seq += 1
        entry = Entry(self.seq, kind, self.time, **fields)
        state = self.game.to_json()
        decisions = next_decisions(self.game, self.game, None, (0,) * self.game.seats)
        stands = Snapshot(self.seq, state, self.game.waiting_for, decisions, (), 0, state, self.seq)
        await insert_entry(self.queries, self.noted.game, entry, people or EntryPeople(), stands)
