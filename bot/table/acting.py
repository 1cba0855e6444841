"""An action as a change of the game, and the changes that follow from it by standing answers."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from bot.store.entries import Entry, Facts
from bot.store.kinds import EntryKind
from bot.store.standing import StandingRow
from bot.table.log import BY_STANDING, turn_passed
from bot.table.model import Change, Done, Table
from bot.table.questions import asked_anew
from rules import GAMES, Action, Game, RuleError, Standing, decode_standing, encode_action, encode_events

log = logging.getLogger(__name__)

Given = Mapping[int, tuple[Standing, ...]]
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
    after, events = before.apply(seat, action)
    passed = turn_passed(before.waiting_for, after.waiting_for, seat)
    barred = passed or any(event.reveals for event in events)
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
        undo_seat=None if barred else seat,
        undo_floor=(seq, after.to_json()) if barred else None,
    )


def given_at(table: Table, rows: Sequence[StandingRow]) -> Given:
    """Return the standing answers that count at a table: of those who have their seats and play for them.

    One that today's rules do not know any more does not.
    """
    kind, given = table.row.kind, dict[int, list[Standing]]()
    for row in rows:
        seated = table.seat(row.seat)
        if seated.present and seated.person_id == row.person:
            try:
                given.setdefault(row.seat, []).append(decode_standing(kind, row.answer))
            except ValueError:
                log.warning("a standing answer at game %d is not of today's rules", table.row.id)
    order = GAMES[kind].standing
    return {
        seat: tuple(sorted(answers, key=lambda one: order.index(type(one))))
        for seat, answers in given.items()
    }


def following(table: Table, first: Done, given: Given) -> tuple[Done, ...]:
    """Return what is done by standing answers once something was done, in order; nothing is stored.

    A seat answers where it is asked anew, or may do something else than before. So who has taken back such
    an answer, or has come back to a question, is left to decide themselves. Of several seats the first to be
    waited for answers first, in the order of the game.
    """
    done: list[Done] = []
    asked, change = set[int](), first.change
    while given and change.after.outcome is None:
        asked |= asked_anew(change.before, change.after)
        answer = _next_answer(change, asked, given)
        if answer is None:
            break
        if len(done) == MOST_ANSWERS:
            raise RuntimeError(f"standing answers of game {table.row.id} act without end")
        seat, change = answer
        asked.discard(seat)
        seated = table.seat(seat)
        done.append(Done(seated, seated.person, change))
    return tuple(done)


def answer_of(
    game: Game, seat: int, standing: Standing, *, seq: int, time: int, interaction_id: int | None = None
) -> Change | None:
    """Return the change by a standing answer, as entry ``seq``; None if the seat does nothing by it now."""
    action = game.answer(seat, standing)
    if action is None:
        return None
    facts = {BY_STANDING: True}
    return change_by(game, seat, action, seq=seq, time=time, interaction_id=interaction_id, facts=facts)


def _next_answer(change: Change, asked: set[int], given: Given) -> tuple[int, Change] | None:
    """Return the first of the seats asked that does something by its standing answers, and what.

    None if none does anything.
    """
    game, seq, time = change.after, change.entry.seq + 1, change.entry.time
    order = (*game.waiting_for, *(seat for seat in range(game.seats) if seat not in game.waiting_for))
    for seat in order:
        for standing in given.get(seat, ()) if seat in asked else ():
            try:
                answer = answer_of(game, seat, standing, seq=seq, time=time)
            except RuleError:
                # Whoever acted must not be refused what they did because of this.
                log.exception("a standing answer of seat %d is refused", seat)
                continue
            if answer is not None:
                return seat, answer
    return None
