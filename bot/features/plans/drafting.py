"""What becomes of the draft of a plan by each step of its writing."""

from __future__ import annotations

from dataclasses import replace

from bot.table import SeatPlan
from bot.ui.plan_drafts import Case, PlanDraft
from bot.ui.plan_text import cases_of, foreseen
from rules import Action, Branch, Condition, Game, Plan
from rules.plans import MOST_BRANCHES, MOST_MOVES


def draft_of(seat: int, decision: int, stands: SeatPlan) -> PlanDraft:
    """Return the draft with which somebody begins who changes a plan: its first case is open.

    Of one that has been begun it is what is left.
    """
    left = stands.left()
    begun = stands.taken is not None and left is not None
    return PlanDraft(seat, decision, (Case(None, left),) if begun and left else cases_of(stands.plan))


def with_move(draft: PlanDraft, move: Action) -> PlanDraft:
    """Return a draft with one more move in the case that is open."""
    return _with_case(draft, Case(draft.case.condition, (*draft.case.moves, move)))


def with_less(draft: PlanDraft) -> PlanDraft:
    """Return a draft without the last move of the case that is open, or without the case if it has none."""
    if draft.case.moves:
        return _with_case(draft, Case(draft.case.condition, draft.case.moves[:-1]))
    cases = draft.cases[: draft.at] + draft.cases[draft.at + 1 :]
    return replace(draft, cases=cases or (Case(None),), at=max(0, min(draft.at, len(cases)) - 1))


def with_condition(draft: PlanDraft, condition: Condition) -> PlanDraft:
    """Return a draft with one more case, which is open then: behind the others, before that for all else.

    A case for everything without moves becomes that case. A draft that has as many as there may be stays.
    """
    if draft.case == Case(None):
        others = tuple(one for one in draft.cases if one != Case(None))
    elif can_have_case(draft):
        others = draft.cases
    else:
        return draft
    whole = [one for one in others if one.condition is None]
    some = [one for one in others if one.condition is not None]
    return replace(draft, cases=(*some, Case(condition), *whole), at=len(some))


def with_otherwise(draft: PlanDraft) -> PlanDraft:
    """Return a draft in which the case for all else is open; it is added where there is none yet."""
    if draft.cases[-1].condition is None:
        return replace(draft, at=len(draft.cases) - 1)
    if not can_have_case(draft):
        return draft
    return replace(draft, cases=(*draft.cases, Case(None)), at=len(draft.cases))


def can_have_case(draft: PlanDraft) -> bool:
    """Say whether a draft may have one more case."""
    return draft.case == Case(None) or len(draft.cases) < MOST_BRANCHES


def can_have_move(draft: PlanDraft) -> bool:
    """Say whether the case that is open may have one more move."""
    return len(draft.case.moves) < MOST_MOVES


def is_whole(draft: PlanDraft) -> bool:
    """Say whether each case has a move."""
    return all(case.moves for case in draft.cases)


def plan_of(draft: PlanDraft) -> Plan:
    """Return the plan that a whole draft is."""
    return Plan(tuple(Branch(case.condition, case.moves) for case in draft.cases), draft.repeated)


def settled(draft: PlanDraft, ahead: Game) -> PlanDraft:
    """Return a draft without the moves that are not possible any more, as its game has gone on."""
    return replace(draft, cases=tuple(_possible(draft, case, ahead) for case in draft.cases))


def _possible(draft: PlanDraft, case: Case, ahead: Game) -> Case:
    positions, _ = foreseen(ahead, draft.seat, case.moves)
    return Case(case.condition, case.moves[: len(positions)])


def _with_case(draft: PlanDraft, case: Case) -> PlanDraft:
    return replace(draft, cases=(*draft.cases[: draft.at], case, *draft.cases[draft.at + 1 :]))
