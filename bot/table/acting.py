"""An action as a change of the game, and the changes that follow from it by standing answers."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from bot.store import Queries
from bot.store.entries import Entry, Facts
from bot.store.kinds import EntryKind
from bot.store.standing import StandingRow, hold_standing, standing_at
from bot.table.log import BY_PLAN, BY_STANDING, bars_undo, carry_out, turn_passed
from bot.table.model import Change, Done, Table, TableInfo
from bot.table.planning import Pursuit
from bot.table.questions import answered_keys, asked_keys, seats_asked_more, seats_with_other_actions
from rules import GAMES, Action, Game, RuleError, Standing, decode_standing, encode_action, encode_events

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """A standing answer that counts ``left`` times more, None for good.

    ``held`` are the keys of the questions that it does not answer, since the person has come back to them.
    """

    standing: Standing
    left: int | None
    held: frozenset[str] = frozenset()


Given = Mapping[int, tuple[GivenAnswer, ...]]
"""The standing answers of seats, those of each in the order in which the game declares them."""

MOST_ANSWERS = 1000
"""How often standing answers act in a row: more than any game asks, so that a game that hangs is noticed."""


def change_by(
    before: Game,
    seat: int,
    action: Action,
    *,
    seq: int,
    time: int,
    interaction_id: int | None = None,
    facts: Facts | None = None,
) -> Change:
    """Return the change that a seat's action makes, as entry ``seq``.

    Raises RuleError if the rules do not allow it.
    """
    after, events = carry_out(before, seat, action, facts or {})
    passed = turn_passed(before, after, seat)
    barred = bars_undo(events, passed=passed)
    entry = Entry(
        seq=seq,
        kind=EntryKind.ACTION,
        time=time,
        seat=seat,
        action=encode_action(action).decode(),
        events=encode_events(events).decode(),
        passed=passed,
        interaction_id=interaction_id,
        facts=facts or {},
    )
    return Change(
        before=before,
        after=after,
        entry=entry,
        events=events,
        undo_floor=(seq, after.to_json()) if barred else None,
    )


async def standing_rows(queries: Queries, game_id: int, answered_ahead: bool) -> tuple[StandingRow, ...]:
    """Return the standing answers that count at a game: no used up ones.

    ``answered_ahead`` says that there may be any.
    """
    if not answered_ahead:
        return ()
    return tuple(row for row in await standing_at(queries, game_id) if row.left != 0)


def given_at(info: TableInfo, rows: Sequence[StandingRow]) -> Given:
    """Return the standing answers that count at a table: of those who have their seats and play for them.

    ``rows`` are those of :func:`standing_rows`. One that today's rules do not know any
    more does not count.
    """
    kind, given = info.kind, dict[int, list[GivenAnswer]]()
    for row in rows:
        if row.seat not in (*info.free, *info.stand_ins):
            try:
                answer = GivenAnswer(decode_standing(kind, row.answer), row.left, frozenset(row.held))
            except ValueError:
                log.warning("a standing answer at game %d is not of today's rules", info.id)
                continue
            given.setdefault(row.seat, []).append(answer)
    order = GAMES[kind].standing
    return {
        seat: tuple(sorted(answers, key=lambda one: order.index(type(one.standing))))
        for seat, answers in given.items()
    }


def following(table: Table, first: Done, given: Given, pursuit: Pursuit) -> tuple[Done, ...]:
    """Return what is done by standing answers and plans once something was done, in order; nothing is stored.

    A seat answers where it is asked anew, or may do something else than before, and goes on while it is asked
    and its answers change something. Who has taken something back, and has come back to a question so, is
    left to decide it themselves. Of several seats the first to be waited for answers first, in the order of
    the game; of one seat its standing answers come before its plan. ``pursuit`` goes on by what is done.
    """
    done: list[Done] = []
    change, asked = first.change, set[int]()
    if BY_STANDING in change.entry.facts:
        given = given_after(given, (first,))
        asked.add(first.seated.seat)
    by_whom = "played_for" if first.who is None else "by_hand"
    pursuit.note_without(change.before, change.after, first.seated.seat, by_whom)
    pursuit.note(change.before, change.after, change.events)
    while (given or pursuit) and change.after.outcome is None:
        asked |= seats_asked_more(change.before, change.after)
        asked |= seats_with_other_actions(change.before, change.after, given)
        answer = _next_answer(change, asked, given, pursuit)
        if answer is None:
            break
        if len(done) == MOST_ANSWERS:
            raise RuntimeError(f"standing answers of game {table.row.id} act without end")
        seat, change = answer
        if BY_PLAN not in change.entry.facts:
            pursuit.note_without(change.before, change.after, seat, "answered")
        pursuit.note(change.before, change.after, change.events)
        if not asked_keys(change.after)[seat]:
            asked.discard(seat)
        seated = table.seat(seat)
        done.append(Done(seated, seated.person, change))
        given = given_after(given, done[-1:])
    return tuple(done)


def given_after(given: Given, done: Iterable[Done]) -> Given:
    """Return the standing answers as they count once some were acted by: of one with a limit less is left."""
    entries = [(one.seated.seat, one.change.entry) for one in done]
    used = Counter((seat, entry.facts[BY_STANDING]) for seat, entry in entries if BY_STANDING in entry.facts)
    if not used:
        return given
    return {
        seat: tuple(_after_uses(one, used[seat, one.standing.topic]) for one in answers)
        for seat, answers in given.items()
    }


def _after_uses(given: GivenAnswer, uses: int) -> GivenAnswer:
    return given if given.left is None else replace(given, left=max(0, given.left - uses))


def answer_of(
    game: Game, seat: int, standing: Standing, *, seq: int, time: int, interaction_id: int | None = None
) -> Change | None:
    """Return the change by a standing answer, as entry ``seq``; None if the seat does nothing by it now."""
    action = game.answer(seat, standing)
    if action is None:
        return None
    facts = {BY_STANDING: standing.topic}
    return change_by(game, seat, action, seq=seq, time=time, interaction_id=interaction_id, facts=facts)


def _next_answer(
    change: Change, asked: Set[int], given: Given, pursuit: Pursuit
) -> tuple[int, Change] | None:
    """Return the next answer by a standing answer or a plan: of which seat, and the change by it.

    It is of the first of the seats asked that does something by one; None if none does anything.
    """
    game, seq, time = change.after, change.entry.seq + 1, change.entry.time
    order = (*game.waiting_for, *(seat for seat in range(game.seats) if seat not in game.waiting_for))
    for seat in order:
        for one in given.get(seat, ()) if seat in asked else ():
            if one.left == 0:
                continue
            try:
                answer = answer_of(game, seat, one.standing, seq=seq, time=time)
            except RuleError:
                # Whoever acted must not be refused what they did because of this.
                log.exception("a standing answer of seat %d is refused", seat)
                continue
            if answer is not None and answer.after != game and not _holds(one, seat, answer):
                return seat, answer
        planned = _planned_move(game, seat, pursuit, seq=seq, time=time)
        if planned is not None:
            return seat, planned
    return None


def _planned_move(game: Game, seat: int, pursuit: Pursuit, *, seq: int, time: int) -> Change | None:
    """Return the change by the next move of a seat's plan, as entry ``seq``; None if it does nothing now."""
    found = pursuit.next_move(game, seat)
    if found is None:
        return None
    move, branch = found
    change = change_by(game, seat, move, seq=seq, time=time, facts={BY_PLAN: branch + 1})
    pursuit.move_done(seat)
    return change


def _holds(given: GivenAnswer, seat: int, change: Change) -> bool:
    """Say whether what a seat would answer by a standing answer is what the person has come back to."""
    return bool(given.held) and not given.held.isdisjoint(answered_keys(change.before, change.after, seat))


async def hold_answers(
    queries: Queries, table: Table, before: Game | None, after: Game, seats: Iterable[int]
) -> None:
    """Leave what some seats have come back to, since something was taken back, to the people who have them.

    Their standing answers do not answer what they were not asked ``before`` (None where that cannot be read),
    nor what would be answered at once now. What was left to them before stays so while it is open.
    """
    are = asked_keys(after)
    were = (frozenset[str](),) * after.seats if before is None else asked_keys(before)
    for row in await standing_at(queries, table.row.id):
        if row.seat in seats:
            keys = are[row.seat]
            held = keys & {*row.held, *(keys - were[row.seat]), *_answered_now(table, after, row)}
            await hold_standing(queries, table.row.id, row.seat, row.topic, sorted(held))


def _answered_now(table: Table, game: Game, row: StandingRow) -> frozenset[str]:
    """Return the keys of the questions that a standing answer would answer at once."""
    try:
        change = answer_of(game, row.seat, decode_standing(table.row.kind, row.answer), seq=0, time=0)
    except (RuleError, ValueError):
        return frozenset()
    return frozenset() if change is None else answered_keys(game, change.after, row.seat)
