"""Plans that people make for when their seats are asked next: kept, withdrawn, looked at.

They are private: only who made one is ever shown it. They go with the seat, and at the end of the game.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from bot.store import PersonRef
from bot.store.plans import PlanRow, plans_at, remove_dropped, remove_plan, set_plan
from bot.store.standing_interactions import is_repeated, note_interaction
from bot.table.errors import PlanNotPossibleError
from bot.table.model import Position
from bot.table.plan_rows import plan_of, read_plan
from bot.table.planning import Dropped, SeatPlan, asked_texts, read_dropped
from bot.table.session import Session, acting_seat
from rules import Branch, Game, Plan, encode_plan

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PlanKept:
    """What is kept of a plan of a seat: one that counts, or why there is none any more.

    ``lost`` is what one said that was ``dropped``. ``unreadable`` is one of which today's rules know nothing
    any more.
    """

    plan: SeatPlan | None = None
    dropped: Dropped | None = None
    unreadable: bool = False
    lost: Plan | None = None


class Plans:
    """The part of the table that keeps plans; :class:`bot.table.play.Play` acts by them."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def keep(
        self,
        game_id: int,
        who: PersonRef,
        plan: Plan,
        interaction_id: int | None = None,
        decision: int | None = None,
    ) -> None:
        """Keep a plan for one's seat, in the place of an earlier one.

        An interaction that comes again changes nothing. ``decision`` is the number of the seat's decision
        when the plan was made. Raises RuleError if one of its moves is not possible, and TableError:
        "not_seated", PlanNotPossibleError, StaleError, StandInPlaysError, PausedError, or that the game is
        not open.
        """
        async with self._session.hold(game_id) as table:
            if await is_repeated(self._session.reader, interaction_id):
                return
            seated = acting_seat(table, who, decision)
            assert seated.person_id is not None
            ahead = require_possible(table.load(), seated.seat, plan)
            row = PlanRow(
                seat=seated.seat,
                person=seated.person_id,
                plan=encode_plan(plan).decode(),
                since=table.snapshot.seq,
                asked=tuple(sorted(asked_texts(ahead, seated.seat))),
            )
            async with self._session.write() as queries:
                await set_plan(queries, game_id, row)
                await note_interaction(queries, game_id, interaction_id)

    async def withdraw(
        self, game_id: int, who: PersonRef, interaction_id: int | None = None, *, known: bool = False
    ) -> None:
        """Withdraw one's plan; there need be none. One that is ``known`` to be dropped goes only if it is.

        An interaction that comes again changes nothing. Raises TableError("not_seated").
        """
        async with self._session.hold(game_id) as table:
            seat = table.seat_of(who).seat
            if await is_repeated(self._session.reader, interaction_id):
                return
            async with self._session.write() as queries:
                await (remove_dropped if known else remove_plan)(queries, game_id, seat)
                await note_interaction(queries, game_id, interaction_id)

    async def kept_at(self, position: Position, seat: int) -> PlanKept:
        """Return the plan of a seat at a position that was read, or why it was dropped.

        That of a seat for which a stand-in plays is none.
        """
        if not position.planned:
            return PlanKept()
        rows = await plans_at(self._session.reader, position.info.id)
        row = next((one for one in rows if one.seat == seat), None)
        if row is None:
            return PlanKept()
        if row.dropped is None:
            plan, rests = plan_of(position.info, row), seat in position.info.stand_ins
            return PlanKept(plan=plan, unreadable=plan is None and not rests)
        try:
            kind = position.info.kind
            return PlanKept(dropped=read_dropped(kind, row.dropped), lost=read_plan(kind, row.plan))
        except ValueError:
            log.warning("a plan at game %d is not of today's rules", position.info.id)
            return PlanKept(unreadable=True)


def require_possible(game: Game, seat: int, plan: Plan) -> Game:
    """Return the position for which a seat may make a plan.

    Raises PlanNotPossibleError if nothing can be planned now, if what it waits for cannot happen, or if it
    goes on where nothing can be foreseen; RuleError if one of its moves is not possible.
    """
    ahead = game.ahead(seat)
    if ahead is None:
        raise PlanNotPossibleError
    awaited = game.awaited(seat)
    for branch in plan.branches:
        condition = branch.condition
        if condition is not None and not any(condition.covers(one) for one in awaited):
            raise PlanNotPossibleError
        _require_moves(ahead, seat, branch)
    return ahead


def _require_moves(ahead: Game, seat: int, branch: Branch) -> None:
    """Raise RuleError or PlanNotPossibleError unless a seat can do the moves of a branch."""
    game: Game | None = ahead
    for move in branch.moves:
        if game is None:
            raise PlanNotPossibleError
        game = game.foresee(seat, move)
