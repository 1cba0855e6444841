"""Which games go on, with who is waited for: somebody's own everywhere, and those of a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.store import Person
from bot.store.connection import from_millis
from bot.store.game_lists import ListedRow, games_of_person, games_of_server
from bot.store.games import Seated
from bot.store.kinds import Status
from bot.store.plans import plans_of
from bot.store.standing import standing_of
from bot.table.clock_rows import seats_over, seats_until
from bot.table.pace import Pace, read_pace
from bot.table.plan_rows import readable_plan
from bot.table.session import Session


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game of a list, without its position.

    ``seats`` are the people in the order of their seats (in the lobby, of joining), ``needed`` is how many
    there is room for. ``waiting_for`` are the seats that are waited for, and ``since`` when each of them is,
    as far as that is known; nobody is waited for while a game rests. ``own`` is the seat of whoever asks,
    None in the list of a server, ``ahead`` how many of their answers given beforehand count there, and
    ``planned`` says that they have a plan there that counts. At a table with a ``pace`` ``until`` is when
    the time of each seat is over whose clock runs, and the time of those in ``over`` is over. ``away`` is
    until when the person of a seat that is waited for is away. ``message_id`` is the newest message with
    the board, or of the open table, in its channel. What is stored of who is waited for in a ``damaged``
    one cannot be read.
    """

    id: int
    kind: str
    status: Status
    guild_id: int
    channel_id: int
    message_id: int | None
    seats: tuple[Person, ...]
    needed: int
    waiting_for: tuple[int, ...]
    since: tuple[datetime | None, ...]
    stand_ins: tuple[int, ...]
    called: tuple[int, ...]
    paused: datetime | None
    created: datetime
    own: int | None
    ahead: int
    planned: bool
    damaged: bool
    pace: Pace | None
    until: Mapping[int, datetime]
    over: tuple[int, ...]
    away: Mapping[int, datetime]

    @property
    def waits_for_own(self) -> bool:
        """Say whether it waits for whoever asks: not if a stand-in plays for them."""
        return self.own in self.waiting_for and self.own not in self.stand_ins

    def since_when(self, *seats: int | None) -> datetime | None:
        """Return since when the one of some seats is waited for who has been longest; None if unknown."""
        times = [time for seat, time in zip(self.waiting_for, self.since, strict=True) if seat in seats]
        return min((time for time in times if time is not None), default=None)


@dataclass(frozen=True, slots=True)
class GameList:
    """Games in the order of :func:`_order`; ``unreadable`` counts those whose rows are damaged."""

    games: tuple[ListedGame, ...]
    unreadable: int


class GameLists:
    """The part of the table that lists games. No position is read for it."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def of_person(self, discord_id: int) -> GameList:
        """Return the games on all servers at which somebody has a seat and that have not ended."""
        reader = self._session.reader
        rows, unreadable = await games_of_person(reader, discord_id)
        own = {row.id: _seat_of(row, discord_id) for row in rows}
        person = next((one.person_id for one in own.values() if one is not None), None)
        given = Counter[int]() if person is None else await self._answers_ahead(person)
        planned = frozenset[int]() if person is None else await self._planned(person, own)
        now = self._session.now()
        games = (_game_of(row, now, own[row.id], given[row.id], planned=row.id in planned) for row in rows)
        return GameList(tuple(sorted(games, key=_order)), unreadable)

    async def of_server(self, guild_id: int) -> GameList:
        """Return the games that hold a channel of a server."""
        rows, unreadable = await games_of_server(self._session.reader, guild_id)
        games = (_game_of(row, self._session.now()) for row in rows)
        return GameList(tuple(sorted(games, key=_order)), unreadable)

    async def _answers_ahead(self, person: int) -> Counter[int]:
        """Count the answers that a person (row id) has given beforehand and that still count, by game."""
        answers = await standing_of(self._session.reader, person)
        return Counter(game for game, _, answer in answers if answer.answer and answer.left != 0)

    async def _planned(self, person: int, own: Mapping[int, Seated | None]) -> frozenset[int]:
        """Return the games where a person (row id), in their ``own`` seats, has a plan that counts."""
        plans = await plans_of(self._session.reader, person)
        present = {game for game, seated in own.items() if seated is not None and not seated.stand_in}
        return frozenset(
            game for game, kind, plan in plans if game in present and readable_plan(kind, plan) is not None
        )


def _order(game: ListedGame) -> tuple[int, datetime, int]:
    """Return by what games are ordered.

    First come those that wait for whoever asks, then those that wait for others, in both the longest first;
    then those that rest, those that gather people, and those without a channel.
    """
    if game.waits_for_own:
        return 0, game.since_when(game.own) or game.created, game.id
    ranks = {Status.OPEN: 1 if game.paused is None else 2, Status.LOBBY: 3}
    since = game.paused or game.since_when(*game.waiting_for) or game.created
    return ranks.get(game.status, 4), since, game.id


def _seat_of(row: ListedRow, discord_id: int) -> Seated | None:
    return next((one for one in row.people if one.person.discord_id == discord_id), None)


def _game_of(
    row: ListedRow, now: int, own: Seated | None = None, ahead: int = 0, *, planned: bool = False
) -> ListedGame:
    rests = row.status != Status.OPEN or row.paused is not None
    waiting: Mapping[int, int | None] = {} if rests or row.waiting is None else row.waiting
    return ListedGame(
        id=row.id,
        kind=row.kind,
        status=row.status,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        seats=tuple(one.person for one in row.people),
        needed=row.needed,
        waiting_for=tuple(waiting),
        since=tuple(None if time is None else _past(time, now) for time in waiting.values()),
        stand_ins=tuple(one.seat for one in row.people if one.stand_in),
        called=tuple(one.seat for one in row.people if one.called),
        paused=None if row.paused is None else _past(row.paused, now),
        created=_past(row.created, now),
        own=None if own is None else own.seat,
        ahead=ahead,
        planned=planned,
        damaged=row.waiting is None,
        pace=read_pace(row.pace),
        until={seat: from_millis(due) for seat, due in seats_until(row.clocks).items() if seat in waiting},
        over=tuple(seat for seat in seats_over(row.clocks) if seat in waiting),
        away={
            one.seat: from_millis(one.away)
            for one in row.people
            if one.away is not None and one.seat in waiting and one.present and one.is_away(now)
        },
    )


def _past(time: int, now: int) -> datetime:
    """Return when something was; what a clock has noted that ran ahead was just now at the latest."""
    return from_millis(min(time, now))
