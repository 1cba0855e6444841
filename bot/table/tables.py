"""All tables of a store: finding games, and the parts that do something at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.store import Outbox, Store
from bot.store.game_ids import latest_finished_in, latest_game_in, open_games
from bot.store.kinds import ProposalKind, TimerKind
from bot.table.clock_times import ClockTimes
from bot.table.consent import Consent, Consentable, at_once
from bot.table.damage import Damage
from bot.table.game_lists import GameLists
from bot.table.late_seats import LateSeats
from bot.table.lifecycle import Lifecycle
from bot.table.lobby import Lobby
from bot.table.messages import Messages
from bot.table.model import Position, TableInfo
from bot.table.nudging import Nudging
from bot.table.observers import Observers
from bot.table.people import People
from bot.table.personal_times import PersonalTimes
from bot.table.plans import Plans
from bot.table.play import Play
from bot.table.question_times import QuestionTimes
from bot.table.recaps import Recaps
from bot.table.records import Records
from bot.table.reminding import Reminding
from bot.table.replays import Replays
from bot.table.results import Rankings, Results, Statistics
from bot.table.rollback import Rollback
from bot.table.seats import Seats
from bot.table.seeds import SeedSource, fresh_seed
from bot.table.session import Session
from bot.table.stand_ins import StandIns, Think, think_here
from bot.table.standing import StandingAnswers
from bot.table.takeback import Takeback
from bot.table.thoughts import Thoughts
from bot.table.threads import Threads
from bot.table.timers import Timers
from bot.table.transfer import Transfer
from bot.table.undo import Undo
from bot.table.upgrade import Upgrade


class Tables:
    """All tables: each part does what its name says; ``outbox`` holds the pending messages."""

    def __init__(
        self,
        store: Store,
        seed_source: SeedSource = fresh_seed,
        components: Mapping[str, Mapping[str, str]] | None = None,
        steady: Callable[[], float] | None = None,
        think: Think = think_here,
    ) -> None:
        """Compose the parts.

        ``components`` are the owner's component texts by kind of game and stem; ``steady`` returns seconds by
        a clock that nobody sets, by which jumps of the machine's are known. ``think`` returns what computer
        players do.
        """
        self.store = store
        self.session = session = Session(store, steady)
        self.outbox = Outbox(store)
        self.lobby = Lobby(session, seed_source, components or {})
        self.play = Play(session)
        self.undo = Undo(session)
        self.takeback = Takeback(session)
        session.follow_asked = self.takeback.follow
        self.rollback = Rollback(session)
        self.seats = Seats(session)
        self.thoughts = Thoughts(session)
        self.stand_ins = StandIns(session, self.play, self.thoughts, think)
        self.standing = StandingAnswers(session, self.play)
        self.reminding = Reminding(session)
        self.personal_times = PersonalTimes(session)
        self.nudging = Nudging(session)
        self.plans = Plans(session)
        self.timers = Timers(
            session,
            {
                TimerKind.MATTER: QuestionTimes(session, self.play).end,
                TimerKind.CLOCK: ClockTimes(session).end,
                TimerKind.REMINDER: self.reminding.end,
                TimerKind.AWAY: self.personal_times.end_away,
                TimerKind.NUDGE: self.nudging.end,
            },
        )
        self.observers = Observers(session)
        self.lifecycle = Lifecycle(session)
        self.messages = Messages(session)
        self.records = Records(session)
        self.replays = Replays(session)
        self.recaps = Recaps(session)
        self.results = Results(session)
        self.rankings = Rankings(session, self.results)
        self.statistics = Statistics(session, self.results)
        self.people = People(session, self.lobby, self.seats)
        self.threads = Threads(session)
        self.upgrade = Upgrade(session)
        self.damage = Damage(session)
        self.transfer = Transfer(session, self.upgrade)
        self.lists = GameLists(session)
        late = LateSeats(self.seats, self.stand_ins)
        self.consent = Consent(
            session,
            (
                Consentable(
                    ProposalKind.ABANDON, self.lifecycle.check_abandon, at_once(self.lifecycle.abandon)
                ),
                Consentable(ProposalKind.TAKEBACK, self.takeback.check, at_once(self.takeback.carry_out)),
                Consentable(ProposalKind.STAND_IN, self.stand_ins.check, at_once(self.stand_ins.carry_out)),
                Consentable(ProposalKind.TIME_SKIP, late.check, late.prepare_skip),
                Consentable(ProposalKind.TIME_FREE, late.check, at_once(late.free)),
            ),
        )
        session.finish_asked = self.consent.follow

    async def find(self, channel_id: int) -> TableInfo | None:
        """Return the game that holds a channel, in its lobby or open; None if the channel is free."""
        table = await self.session.read_in(channel_id)
        return None if table is None else table.info()

    async def find_position(self, channel_id: int) -> tuple[TableInfo, Position | None] | None:
        """Return the game that holds a channel with its position, None in its lobby; None if it is free.

        Raises TableError("unreadable") if the rules of today cannot read its state.
        """
        table = await self.session.read_in(channel_id)
        if table is None:
            return None
        position = None if table.row.snapshot is None else table.position()
        return table.info() if position is None else position.info, position

    async def latest(self, channel_id: int) -> TableInfo | None:
        """Return the newest game of a channel, of any status; None if there never was one.

        Lobbies that closed without a game do not count.
        """
        found = await latest_game_in(self.session.reader, channel_id)
        return None if found is None else await self.get(found)

    async def latest_finished(self, channel_id: int) -> TableInfo | None:
        """Return the newest game of a channel that was played to its end; None if none was."""
        found = await latest_finished_in(self.session.reader, channel_id)
        return None if found is None else await self.get(found)

    async def get(self, game_id: int) -> TableInfo:
        """Return a game by its id; TableError("no_such_game") if there is none."""
        return await self.session.info(game_id)

    async def load(self, game_id: int) -> Position:
        """Return a game's position, of any status; TableError("not_started") if it is still in its lobby."""
        async with self.session.hold(game_id) as table:
            return table.position()

    async def open_games(self) -> tuple[int, ...]:
        """Return the ids of all games that hold a channel, oldest first."""
        return await open_games(self.session.reader)
