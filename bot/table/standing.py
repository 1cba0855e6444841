"""Answers that people give beforehand to what their seats will be asked: given, withdrawn, looked at.

They are private: only who gave one is ever shown it. They go with the seat, and at the end of the game.
"""

from __future__ import annotations

from bot.store import PersonRef
from bot.store.games import Seated
from bot.store.standing import StandingRow, set_standing, withdraw_standing
from bot.store.standing_interactions import is_repeated, note_interaction
from bot.table.acting import GivenAnswer, answer_of, given_at, standing_rows
from bot.table.errors import StandingNotOfferedError
from bot.table.model import Done, Position, Result
from bot.table.play import Play
from bot.table.session import Session, acting_seat
from rules import Game, Standing, encode_standing


class StandingAnswers:
    """The part of the table that keeps standing answers; :class:`bot.table.play.Play` acts by them."""

    def __init__(self, session: Session, play: Play) -> None:
        self._session = session
        self._play = play

    async def set(
        self,
        game_id: int,
        who: PersonRef,
        standing: Standing,
        interaction_id: int | None = None,
        decision: int | None = None,
        times: int | None = None,
    ) -> Result | None:
        """Give a standing answer for one's seat, in the place of an earlier one to the same topic.

        It counts ``times`` times, None for good. If the seat is being asked just now, it answers by it at
        once: then what came of that is returned, else None. An interaction that comes again changes nothing.
        ``decision`` is the number of the seat's decision that the answer was chosen at: where it is another
        by now, nothing is answered at once. Raises RuleError where an open-ended one is not possible, and
        TableError: "not_seated", StandingNotOfferedError (also for a number that it cannot have), StaleError,
        "repeated", StandInPlaysError, PausedError, or that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            earlier = await self._session.earlier_result(table, who, interaction_id)
            if earlier is not None:
                return earlier
            if await is_repeated(self._session.reader, interaction_id):
                return None
            seated = acting_seat(table, who, None)
            game, seat = table.load(), seated.seat
            _require_offered(game, seat, standing, times)
            now, seq = self._session.now(), table.snapshot.seq + 1
            given = _row(seated, standing, seq - 1, times)
            change = answer_of(game, seat, standing, seq=seq, time=now, interaction_id=interaction_id)
            if change is not None:
                table.require_current(seat, decision)
                known = await standing_rows(self._session.reader, game_id, table.row.attached.answered_ahead)
                rows = (*(row for row in known if (row.seat, row.topic) != (seat, given.topic)), given)
                return await self._play.store(table, Done(seated, who, change), rows, given)
            async with self._session.write() as queries:
                await set_standing(queries, game_id, given)
                await note_interaction(queries, game_id, interaction_id)
            return None

    async def withdraw(
        self, game_id: int, who: PersonRef, topic: str | None = None, interaction_id: int | None = None
    ) -> None:
        """Withdraw one's standing answer to a topic, or all of them (None); none need be there.

        An interaction that comes again changes nothing. Raises TableError("not_seated").
        """
        async with self._session.hold(game_id) as table:
            seat = table.seat_of(who).seat
            if await is_repeated(self._session.reader, interaction_id):
                return
            async with self._session.write() as queries:
                await withdraw_standing(queries, game_id, seat, topic)
                await note_interaction(queries, game_id, interaction_id)

    async def of(self, game_id: int, who: PersonRef) -> tuple[Standing, ...]:
        """Return the standing answers of somebody that stand, as :meth:`counting`."""
        return tuple(one.standing for one in await self.counting(game_id, who))

    async def counting(self, game_id: int, who: PersonRef) -> tuple[GivenAnswer, ...]:
        """Return the standing answers of somebody that stand, each with how often it counts.

        They are in the order in which the game declares them. One of no more use is left out, as is one that
        has been acted by as often as it counts: its row stays until another of its topic takes its place or
        the game ends, since the game may go back to where it was of use. While a stand-in plays there are
        none that count. Raises TableError: "no_such_game", "not_started", "unreadable", or "not_seated",
        whichever is so first.
        """
        async with self._session.hold(game_id) as table:
            return await self.counting_at(table.position(), table.seat_of(who).seat)

    async def counting_at(self, position: Position, seat: int) -> tuple[GivenAnswer, ...]:
        """Return the standing answers of a seat that stand at a position that was read; else as above.

        None that today's rules do not know counts. Raises nothing: the position is read, the seat is there.
        """
        info, game = position.info, position.game
        rows = await standing_rows(self._session.reader, info.id, position.answered_ahead)
        given = given_at(info, rows).get(seat, ())
        return tuple(one for one in given if game.stands(seat, one.standing))


def _require_offered(game: Game, seat: int, standing: Standing, times: int | None) -> None:
    """Raise StandingNotOfferedError or RuleError unless a seat may give a standing answer now."""
    offered, kind = game.standing_answers(seat), type(standing)
    if times is not None and not (kind.limited and times > 0):
        raise StandingNotOfferedError
    if kind.open_ended and kind in map(type, offered):
        game.check_standing(seat, standing)
    elif standing not in offered:
        raise StandingNotOfferedError


def _row(seated: Seated, standing: Standing, since: int, times: int | None) -> StandingRow:
    assert seated.person_id is not None
    answer = encode_standing(standing).decode()
    return StandingRow(seated.seat, standing.topic, seated.person_id, answer, since, times)
