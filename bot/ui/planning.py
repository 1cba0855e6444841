"""Plans where people meet them: on the page of answers given beforehand, and in a line of their panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from discord import ButtonStyle, ui

from bot.i18n.catalogue import translate
from bot.table import PlanKept, Position, Status, TableError, TableInfo
from bot.ui.answering_ahead import PLAN_TOPIC, OpenAhead
from bot.ui.answers_first import answers_first
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import IdButton, button, rows
from bot.ui.names import words_for
from bot.ui.paging import grouped, page_buttons, page_of
from bot.ui.plan_text import dropped_text, lost_lines, plan_lines
from bot.ui.services import Services
from bot.ui.shared_ids import PageLink
from rules import Action, Game, Plan
from rules.values import fields_of

SECTION_LIMIT = 1200
"""Characters that a plan takes on the page with all else that somebody has said beforehand."""

PAGE_LIMIT = 3300
"""Characters of a longer plan on a page of its own, and where it is read back."""


class PlanStep(ComponentId, frozen=True, tag="plan"):
    """Goes a step in the writing of a plan; ``number`` is that of the draft beside which it stands."""

    game: int
    seat: int
    decision: int
    step: Annotated[str, Slot.TOPIC]
    number: Annotated[int, Slot.PATH] = 0


class WithdrawPlan(ComponentId, frozen=True, tag="plan_off"):
    """Withdraws one's plan, or says that one knows that it was dropped: then one that counts stays."""

    game: int
    seat: int
    known: Annotated[bool, Slot.PATH] = False


def can_plan(position: Position) -> bool:
    """Say whether people plan in a game at all, as long as it is played."""
    return position.info.status == Status.OPEN and type(position.game).ahead is not Game.ahead


def pass_ahead(position: Position, seat: int) -> tuple[Action, ...]:
    """Return what a seat may plan to pass its turn by each time; () where it cannot.

    That is the end of the turn, behind what begins it where that has to be.
    """
    ahead = position.game.ahead(seat)
    if ahead is None:
        return ()
    legal = ahead.legal_actions(seat)
    if (end := _end_in(legal)) is not None:
        return (end,)
    for begin in legal:
        after = None
        if begin.role == "begin" and not fields_of(type(begin)):
            after = ahead.foresee(seat, begin)
        if after is not None and (end := _end_in(after.legal_actions(seat))) is not None:
            return begin, end
    return ()


def _end_in(moves: tuple[Action, ...]) -> Action | None:
    return next((move for move in moves if move.role == "end"), None)


async def plan_section(
    services: Services, position: Position, seat: int, language: str
) -> list[ui.Item[Any]]:
    """Return what a seat has planned, and the buttons to plan, change and withdraw; [] where nobody plans.

    Of a plan the explanation is left out first, and a longer one has pages of its own: nothing of it is cut.
    """
    if not can_plan(position):
        return []
    kept = await services.tables.plans.kept_at(position, seat)
    buttons = _buttons(position, seat, kept, language)
    lines = [translate(language, "plan-title"), *_kept_lines(position, seat, kept, language)]
    if kept.plan is not None:
        lines += await answers_first(services, position, seat, language)
    text = _explained(lines, language, SECTION_LIMIT)
    if len(text) > SECTION_LIMIT:
        text = "\n".join([lines[0], translate(language, "plan-long")])
        show = OpenAhead(position.info.id, seat, topic=PLAN_TOPIC)
        buttons = [button(show, translate(language, "button-plan-show"), ButtonStyle.primary), *buttons]
    return [ui.TextDisplay(text), *rows(buttons)]


async def plan_page(
    services: Services, position: Position, seat: int, language: str, page: int
) -> list[ui.Item[Any]]:
    """Return a page of what a seat has planned, with the buttons to the others, and to change and withdraw.

    [] where nobody plans.
    """
    if not can_plan(position):
        return []
    kept = await services.tables.plans.kept_at(position, seat)
    lines, info = _kept_lines(position, seat, kept, language), position.info
    if kept.plan is not None:
        lines += await answers_first(services, position, seat, language)
    part = plan_part(lines, language, page, lambda link: OpenAhead(info.id, seat, link.page, PLAN_TOPIC))
    text = part.text if part.turns else _explained([part.text], language, PAGE_LIMIT)
    return [ui.TextDisplay(text), *rows([*part.turns, *_buttons(position, seat, kept, language)])]


@dataclass(frozen=True, slots=True)
class PlanPart:
    """A page of a plan in words, with the buttons to the others (none where all is on one).

    ``last`` says that nothing of the plan comes behind it.
    """

    text: str
    turns: tuple[IdButton, ...]
    last: bool


def plan_part(
    lines: Sequence[str], language: str, page: int, target: Callable[[PageLink], ComponentId]
) -> PlanPart:
    """Return a page of the lines of a plan; ``target`` makes the id of a page."""
    (shown,), page, pages = page_of(grouped(lines, PAGE_LIMIT), page, 1)
    if pages == 1:
        return PlanPart("\n".join(shown), (), last=True)
    foot = translate(language, "games-page", page=str(page + 1), pages=str(pages))
    labels = ("button-page-before", "button-page-after")
    turns = page_buttons(language, page, pages, target, labels)
    return PlanPart("\n".join([*shown, foot]), turns, last=page == pages - 1)


def _explained(lines: Sequence[str], language: str, limit: int) -> str:
    """Return lines with what planning means below them, without where there is no room for that."""
    explained = "\n".join([*lines, translate(language, "plan-about")])
    return explained if len(explained) <= limit else "\n".join(lines)


def _kept_lines(position: Position, seat: int, kept: PlanKept, language: str) -> list[str]:
    """Return what is planned, why that counts no more, or that nothing is planned."""
    if kept.dropped is not None:
        words = words_for(position, seat, language)
        return [dropped_text(words, kept.dropped), *lost_lines(words, kept.lost)]
    if kept.unreadable:
        return [translate(language, "plan-unreadable")]
    if kept.plan is None:
        return [translate(language, nothing_key(position, seat) or "plan-none")]
    lines = plan_lines(position, seat, kept.plan.plan, language)
    if kept.plan.taken is not None:
        lines.append(_begun_text(kept.plan.plan, *kept.plan.taken, language))
    return lines


def nothing_key(position: Position, seat: int) -> str:
    """Return the key of the text why a seat can plan nothing now; "" where it can."""
    if position.game.ahead(seat) is not None:
        return ""
    return "plan-nothing-asked" if seat in position.game.waiting_for else "plan-nothing-unforeseen"


def _begun_text(plan: Plan, branch: int, moves: int, language: str) -> str:
    """Return that a branch of a plan was taken, by its number where there are several, and what was done."""
    if len(plan.branches) > 1:
        case = str(branch + 1)
    else:
        case = "none" if plan.branches[branch].condition is None else "only"
    return translate(language, "plan-begun", case=case, count=moves)


def _buttons(position: Position, seat: int, kept: PlanKept, language: str) -> list[ui.Item[Any]]:
    info, decision = position.info, position.decisions[seat]
    items: list[ui.Item[Any]] = []
    if not info.paused and position.game.ahead(seat) is not None:
        change = "change" if kept.plan is not None and not kept.plan.plan.repeated else "new"
        step = PlanStep(info.id, seat, decision, change)
        items.append(button(step, translate(language, f"button-plan-{change}"), ButtonStyle.primary))
        if pass_ahead(position, seat) and not (kept.plan and kept.plan.plan.repeated):
            step = PlanStep(info.id, seat, decision, "pass")
            items.append(button(step, translate(language, "button-plan-pass")))
    if kept.plan is not None or kept.dropped is not None or kept.unreadable:
        key = "button-plan-known" if kept.dropped is not None else "button-plan-withdraw"
        withdraw = WithdrawPlan(info.id, seat, known=kept.dropped is not None)
        items.append(button(withdraw, translate(language, key)))
    return items


def plan_line(position: Position, seat: int, kept: PlanKept, language: str) -> str:
    """Return that a plan of a seat stands, or why it counts no more; "" where there is none."""
    if kept.unreadable:
        return translate(language, "plan-unreadable")
    if kept.dropped is not None:
        text = dropped_text(words_for(position, seat, language), kept.dropped)
        return f"{text}\n{translate(language, 'panel-plan-dropped')}"
    return "" if kept.plan is None else translate(language, "panel-plan")


async def own_plan_line(services: Services, info: TableInfo, discord_id: int, language: str) -> str:
    """Return that a plan of somebody stands at a game, or why it was dropped, to be told to them alone.

    "" where there is none, and where the position of the game cannot be read.
    """
    seat = info.seat_of(discord_id)
    if seat is None or info.status != Status.OPEN:
        return ""
    try:
        position = await services.tables.load(info.id)
    except TableError:
        return ""
    return plan_line(position, seat, await services.tables.plans.kept_at(position, seat), language)
