"""Plans as they are carried out: which branch is taken, which move comes next, and why one is dropped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec

from bot.table.questions import matters_of, seats_asked_more
from bot.table.stored_refusals import StoredRefusal, refusal_of, store_refusal
from rules import Action, Event, Game, Plan, RuleError, decode_action, encode_action, meets

Reason = Literal["refused", "unmet", "gone_back", "undone", "played_for", "answered", "by_hand", "unreadable"]
"""Why a plan is dropped: a move is not allowed, no branch applies, the game went back behind it, or behind
what it had done when nothing of it was left; what it was made for was done without it, by the bot for its
seat, by a standing answer or by its person; or it, or what has happened since it was made, cannot be read."""


_NOTHING = msgspec.Raw(b"null")


class _StoredDropped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A :class:`Dropped` as it is stored."""

    reason: Reason
    move: msgspec.Raw = _NOTHING
    refusal: StoredRefusal | None = None


@dataclass(frozen=True, slots=True)
class Dropped:
    """Why a plan does not count any more.

    Where a move is refused, that is ``move``, and ``refusal`` says why; None where today's rules know the one
    no more, and in what was stored without the other.
    """

    reason: Reason
    move: Action | None = None
    refusal: RuleError | None = field(default=None, compare=False)


def write_dropped(dropped: Dropped) -> str:
    """Return why a plan was dropped as JSON."""
    move = _NOTHING if dropped.move is None else msgspec.Raw(encode_action(dropped.move))
    refusal = None if dropped.refusal is None else store_refusal(dropped.refusal)
    return msgspec.json.encode(_StoredDropped(dropped.reason, move, refusal)).decode()


def read_dropped(kind: str, stored: str) -> Dropped:
    """Return why a plan of a game was dropped, without what today's rules know no more of it.

    Raises ValueError if it is no such reason.
    """
    found = msgspec.json.decode(stored, type=_StoredDropped)
    return Dropped(found.reason, _move_of(kind, found.move), _refusal_of(found.refusal))


def _move_of(kind: str, stored: msgspec.Raw) -> Action | None:
    """Return a move as it was stored; None if there was none, or if today's rules know it no more."""
    if bytes(stored) == bytes(_NOTHING):
        return None
    try:
        return decode_action(kind, bytes(stored))
    except ValueError:
        return None


def _refusal_of(stored: StoredRefusal | None) -> RuleError | None:
    """Return a refusal as it was stored; None if there was none, or if it cannot be read any more."""
    try:
        return None if stored is None else refusal_of(stored)
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A plan of a seat that counts, for when it is asked by one of the texts ``asked`` (keys).

    ``taken`` is the branch that was chosen, and how many of its moves were done; None before. ``happened`` is
    what has happened since it was made, as far as everybody knows it.
    """

    plan: Plan
    asked: frozenset[str]
    taken: tuple[int, int] | None = None
    happened: tuple[Event, ...] = ()

    @property
    def waits(self) -> bool:
        """Say whether it depends on what happens until its seat is asked."""
        return self.taken is None and any(branch.condition is not None for branch in self.plan.branches)

    @property
    def in_turn(self) -> bool:
        """Say whether the last that was done by it has begun a turn: that goes on with its next move."""
        if self.taken is None:
            return False
        number, done = self.taken
        return self.plan.branches[number].moves[done - 1].role == "begin"

    def branch(self) -> int | None:
        """Return the branch that was taken, or that would be now; None if none applies."""
        if self.taken is not None:
            return self.taken[0]
        for number, branch in enumerate(self.plan.branches):
            condition = branch.condition
            if condition is None or any(meets(condition, event) for event in self.happened):
                return number
        return None

    def left(self) -> tuple[Action, ...] | None:
        """Return the moves that are still to be done, in order; None if no branch applies."""
        number = self.branch()
        done = 0 if self.taken is None else self.taken[1]
        return None if number is None else self.plan.branches[number].moves[done:]

    def after_move(self) -> SeatPlan | None:
        """Return the plan once its next move was done; None if nothing of it is left.

        A standing pass begins anew.
        """
        number, left = self.branch(), self.left()
        assert number is not None
        assert left is not None
        if len(left) == 1:
            return replace(self, taken=None) if self.plan.repeated else None
        done = 0 if self.taken is None else self.taken[1]
        return replace(self, taken=(number, done + 1))


def asked_texts(game: Game, seat: int) -> frozenset[str]:
    """Return the keys of the texts by which a seat is asked what the game waits for."""
    return frozenset(one.text.key for one in matters_of(game) if one.waits and seat in one.asked)


def first_refused(game: Game, seat: int, moves: Sequence[Action]) -> tuple[Action, RuleError] | None:
    """Return the first of a seat's next moves that the rules refuse, with the reason; None if none is.

    What comes after a move that reveals something, or by which the seat has to wait, is not looked at.
    """
    for move in moves:
        try:
            game, events = game.apply(seat, move)
        except RuleError as error:
            return move, error
        if any(event.reveals for event in events) or seat not in game.waiting_for:
            return None
    return None


def _goes_on(game: Game, seat: int, plan: SeatPlan) -> bool:
    """Say whether a plan that was begun could go on where a seat is asked something."""
    left = None if plan.taken is None else plan.left()
    return bool(left) and first_refused(game, seat, left[:1]) is None


class Pursuit:
    """The plans of a table while it is worked out what follows from something that was done.

    ``resting`` are plans of seats for which a stand-in plays: they do nothing. A standing pass is done once,
    so that people who all pass do not play on for ever. ``changed`` is what became of those that are not as
    they were: what is left, None for nothing, or why one was dropped, with the game as it was then.
    """

    def __init__(self, plans: Mapping[int, SeatPlan], resting: Mapping[int, SeatPlan] | None = None) -> None:
        self._plans = dict(plans)
        self._resting = dict(resting or {})
        self._due: set[int] = set()
        self._going: set[int] = set()
        self._passed: set[int] = set()
        self.changed: dict[int, SeatPlan | tuple[Dropped, Game] | None] = {}

    def __bool__(self) -> bool:
        """Say whether any plan counts."""
        return bool(self._plans)

    def note(self, before: Game, after: Game, events: Iterable[Event]) -> None:
        """Take into account what was done: what happened, and who is asked something by it."""
        public = tuple(event for event in events if event.audience() is None)
        more = seats_asked_more(before, after) if self._plans else frozenset[int]()
        for seat, plan in self._plans.items():
            if plan.waits:
                self._plans[seat] = replace(plan, happened=(*plan.happened, *public))
            if seat in after.waiting_for and (seat in more or seat not in before.waiting_for):
                self._due.add(seat)
            elif seat not in after.waiting_for:
                self._due.discard(seat)
                self._going.discard(seat)

    def note_without(self, before: Game, after: Game, seat: int, reason: Reason) -> None:
        """Take into account that a seat has done something without its plan, and by what.

        If it was asked what the plan was made for, that is dropped for this ``reason``: it must not be done a
        round later. A standing pass stays.
        """
        plan = self._plans.get(seat) or self._resting.get(seat)
        if plan is None or plan.plan.repeated or after.outcome is not None:
            return
        if seat in before.waiting_for and (
            self._is_meant(before, seat, plan) or _goes_on(before, seat, plan)
        ):
            self.drop(seat, Dropped(reason), after)

    def drop(self, seat: int, dropped: Dropped, game: Game) -> None:
        """Let a seat's plan count no more, for a reason; ``game`` is as it is then."""
        self._plans.pop(seat, None)
        self._resting.pop(seat, None)
        self.changed[seat] = dropped, game

    def next_move(self, game: Game, seat: int) -> tuple[Action, int] | None:
        """Return what a seat does now by its plan, with the number of the branch; None for nothing.

        Up to the first move that reveals something it is all or nothing: where one is refused, the plan is
        dropped, unless the seat is asked something else than it was made for, outside of a turn that it has
        begun.
        """
        plan = self._plans.get(seat)
        if plan is None or seat not in self._due or seat in self._passed:
            return None
        number, left = plan.branch(), plan.left()
        refused = None if left is None else first_refused(game, seat, left)
        if number is not None and left is not None and refused is None:
            return left[0], number
        self._due.discard(seat)
        if plan.plan.repeated:
            self._begin_anew(seat, plan)
        elif seat in self._going or plan.in_turn or self._is_meant(game, seat, plan):
            dropped = Dropped("unmet") if refused is None else Dropped("refused", *refused)
            self.drop(seat, dropped, game)
        return None

    def _begin_anew(self, seat: int, plan: SeatPlan) -> None:
        """Let a standing pass that cannot go on leave the rest of this turn to the person."""
        if plan.taken is not None:
            self._passed.add(seat)
            self._plans[seat] = self.changed[seat] = replace(plan, taken=None)

    def move_done(self, seat: int) -> None:
        """Take into account that a seat has done the next move of its plan."""
        before = self._plans[seat]
        after = before.after_move()
        if after is None:
            self.changed[seat] = None
            del self._plans[seat]
            return
        if after.taken is None:
            self._passed.add(seat)
        else:
            self._going.add(seat)
        if after != before:
            self._plans[seat] = self.changed[seat] = after

    def _is_meant(self, game: Game, seat: int, plan: SeatPlan) -> bool:
        """Say whether a seat is asked what a plan was made for."""
        asked = asked_texts(game, seat)
        return not plan.asked or not asked or not plan.asked.isdisjoint(asked)
