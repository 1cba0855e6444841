"""The private panel where a plan is written: the board as it would be, and the moves in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from discord import ButtonStyle, ui

from bot.features.plans.drafting import can_have_case, can_have_move, is_whole
from bot.features.plans.ids import KeepPlan, PlanPick
from bot.i18n.catalogue import translate
from bot.table import Position
from bot.ui.action_picker import Path
from bot.ui.answering_ahead import OpenAhead
from bot.ui.answers_first import answers_first
from bot.ui.choosing import choice_rows
from bot.ui.components import boxed, button, rows, truncate
from bot.ui.message import TEXT_LIMIT, Message
from bot.ui.names import seat_names, words_for
from bot.ui.offered_actions import action_rows, group_rows, offer_rows
from bot.ui.panel import back_path
from bot.ui.panel_state import Shown, chosen_places, shown_at, spots_of
from bot.ui.panel_text import choice_lines, group_lines
from bot.ui.pictures import Picture, Scene, draw_choice, draw_hand
from bot.ui.plan_drafts import PlanDraft
from bot.ui.plan_text import (
    at_game,
    case_lines,
    foreseen,
    loss_lines,
    meaning_lines,
    plan_lines,
    reveals,
    waits_after,
)
from bot.ui.planning import PlanStep, plan_part
from bot.ui.services import Services
from bot.ui.shared_ids import OpenPanel
from rules import Game, Plan
from rules.plans import MOST_BRANCHES, MOST_MOVES

_DRAFT_LIMIT = 1800


@dataclass(frozen=True, slots=True)
class Writing:
    """A draft with the game that it is for, and the position in which its next move is, None if none is.

    ``last`` is the position in which the last move of the open case is done; None before any.
    """

    position: Position
    draft: PlanDraft
    next: Position | None
    last: Game | None = None

    @property
    def supposed(self) -> bool:
        """Say whether the next move is in a position of which a picture would show what nobody knows yet."""
        return self.next is not None and self.position.game.supposes(self.next.game)

    @property
    def pick(self) -> PlanPick:
        """Return what picks the next move."""
        draft = self.draft
        return PlanPick(self.position.info.id, draft.seat, draft.decision, Path(), draft.number)

    def step(self, name: str) -> PlanStep:
        """Return what goes a step on with the draft."""
        draft = self.draft
        return PlanStep(self.position.info.id, draft.seat, draft.decision, name, draft.number)


def writing(position: Position, draft: PlanDraft, ahead: Game) -> Writing:
    """Return a draft with the position in which its next move is: ``ahead``, after the moves before it."""
    before, game = foreseen(ahead, draft.seat, draft.case.moves)
    goes_on = game is not None and can_have_move(draft)
    following = at_game(position, game) if goes_on and game is not None else None
    return Writing(position, draft, following, before[-1] if before else None)


async def draw_editor(
    services: Services, written: Writing, language: str, path: Path, notice: str = ""
) -> Message:
    """Return the editor at the choice that a path leads to; raise PathError if it leads nowhere."""
    draft, position = written.draft, written.next
    first = await answers_first(services, written.position, draft.seat, language)
    lines = [_title(written, language), notice, _draft_text(written, language), *first]
    if position is None:
        key = "plan-end" if can_have_move(draft) else "plan-full"
        said = translate(language, key, count=MOST_MOVES)
        text = ui.TextDisplay[Any]("\n".join([*filter(None, lines), said]))
        return Message(boxed(text, *rows(_steps(written, language))))
    shown = shown_at(position, draft.seat, language, path)
    lines += _choice_lines(position, written, shown, language)
    pictures = await _pictures(services, written, position, shown, language)
    back = [] if shown.first and shown.path.part not in shown.parts else [_back(written, shown, language)]
    view = boxed(
        ui.TextDisplay(truncate("\n".join(filter(None, lines)), TEXT_LIMIT)),
        *(picture.gallery() for picture in pictures),
        *_choices(position, written, shown, language),
        *rows([*back, *_steps(written, language)]),
    )
    return Message(view, [picture.file() for picture in pictures])


async def draw_read_back(
    services: Services, written: Writing, plan: Plan, language: str, page: int = 0
) -> Message:
    """Return a plan in words with a button that keeps it; of a long one a page, the button on the last."""
    draft, position = written.draft, written.position
    told = [
        *plan_lines(position, draft.seat, plan, language),
        *loss_lines(position, draft.seat, draft.cases, language),
        *await answers_first(services, position, draft.seat, language),
    ]
    part = plan_part(told, language, page, lambda link: written.step(f"read-{link.page}"))
    lines = [_title(written, language), part.text]
    keep = KeepPlan(position.info.id, draft.seat, draft.decision, draft.number)
    cancel = OpenAhead(position.info.id, draft.seat) if draft.repeated else written.step("edit")
    key = "button-cancel" if draft.repeated else "button-plan-edit"
    buttons = [button(cancel, translate(language, key))]
    if part.last:
        lines += ["", translate(language, "plan-read")]
        buttons.insert(0, button(keep, translate(language, "button-plan-keep"), ButtonStyle.success))
    return Message(boxed(ui.TextDisplay("\n".join(lines)), *rows([*part.turns, *buttons])))


def ways_out(position: Position, seat: int, language: str) -> list[ui.Item[Any]]:
    """Return the buttons to the page of all that is said beforehand, and to the game."""
    game = position.info.id
    return [
        button(OpenAhead(game, seat), translate(language, "button-ahead")),
        button(OpenPanel(game, seat, position.decisions[seat]), translate(language, "button-ahead-game")),
    ]


def _title(written: Writing, language: str) -> str:
    words = words_for(written.position, written.draft.seat, language)
    return translate(language, "plan-heading", game=words.text("title"))


def _draft_text(written: Writing, language: str) -> str:
    """Return all cases of a draft; where there are several, that which is open is marked.

    Where more would be possible to wait for than a plan has cases, it is said how many it has. Where that is
    too much beside the board, it is the open one alone, and how many others there are.
    """
    draft, position = written.draft, written.position
    lines = case_lines(position, draft.seat, draft.cases, language, opened=draft.at, more=True)
    about = meaning_lines(draft.cases, language)
    if not can_have_case(draft) and position.game.awaited(draft.seat):
        about.append(translate(language, "plan-most-cases", count=MOST_BRANCHES))
    text, others = "\n".join([*lines, *about]), len(draft.cases) - 1
    if len(text) <= _DRAFT_LIMIT or not others:
        return text
    return "\n".join([lines[draft.at], "", translate(language, "plan-other-cases", count=others)])


def _place_text(written: Writing, language: str) -> str:
    """Return which step is chosen next, and for when it is if the seat is not asked any more before it."""
    draft, key = written.draft, "plan-step"
    if written.last is not None and waits_after(written.last, draft.seat, last := draft.case.moves[-1]):
        key = "plan-step-next-turn" if last.role == "end" else "plan-step-next-time"
    return translate(language, key, number=str(len(draft.case.moves) + 1))


def _choice_lines(position: Position, written: Writing, shown: Shown, language: str) -> list[str]:
    """Return where the game would stand, and what is to be chosen."""
    draft = written.draft
    lines = [_place_text(written, language)]
    if shown.first and written.supposed:
        lines.append(translate(language, "plan-board-now"))
    elif shown.first:
        hidden = written.last is not None and reveals(written.last, draft.seat, draft.case.moves[-1])
        lines.append(translate(language, "plan-board-hidden" if hidden else "plan-board"))
    if shown.path.group and shown.choice is None:
        lines += group_lines(shown)
    if shown.choice is not None:
        lines += choice_lines(position, draft.seat, shown, shown.choice)
    return lines


async def _pictures(
    services: Services, written: Writing, position: Position, shown: Shown, language: str
) -> list[Picture]:
    """Return the board as it would be, and the hand where something of it is to be chosen.

    Where others have to decide until then what is seen on it, it is the board as it is now.
    """
    info, seat = position.info, written.draft.seat
    style, names = services.table_style(info, info.seats[seat].discord_id), seat_names(info, language)
    scene = Scene(position.game, seat, style, names, language)
    if written.supposed:
        now = replace(scene, game=written.position.game)
        board = await draw_choice(services.drawings, now, spots=(), chosen=(), part=None)
    else:
        spots, chosen = spots_of(shown), chosen_places(shown.choice)
        board = await draw_choice(services.drawings, scene, spots=spots, chosen=chosen, part=shown.part)
    of_hand = shown.choice is not None and shown.choice.of_hand
    return [board, await draw_hand(services.drawings, scene)] if of_hand else [board]


def _choices(position: Position, written: Writing, shown: Shown, language: str) -> list[ui.ActionRow[Any]]:
    """Return what the next move is chosen by."""
    pick, seat = written.pick, written.draft.seat
    plain = words_for(position, seat, language, plain=True)
    if shown.choice is not None:
        chosen = choice_rows(plain, pick, shown.choice, shown.path, language, shown.parts)
        return [*chosen, *action_rows(plain, pick, shown.apart, language)]
    if shown.path.group:
        return group_rows(shown.words, pick, shown.offered, shown.path.group, language)
    return offer_rows(shown.words, pick, type(position.game), shown.offered, language)


def _back(written: Writing, shown: Shown, language: str) -> ui.Item[Any]:
    assert written.next is not None
    back = written.pick.at(back_path(written.next, shown))
    return button(back, translate(language, "button-back"))


def _steps(written: Writing, language: str) -> list[ui.Item[Any]]:
    """Return the buttons below all choices: another case, all other cases, less, begin anew, read back."""
    draft = written.draft
    awaits = bool(written.position.game.awaited(draft.seat))
    conditional = any(case.condition is not None for case in draft.cases)
    others = conditional and (draft.cases[-1].condition is not None or draft.at < len(draft.cases) - 1)
    steps = {
        "case": awaits and can_have_case(draft),
        "otherwise": others and (draft.cases[-1].condition is None or can_have_case(draft)),
        "less": bool(draft.case.moves) or len(draft.cases) > 1 or conditional,
        "anew": len(draft.cases) > 1,
        "read": is_whole(draft),
    }
    styles = {"read": ButtonStyle.success}
    made: list[ui.Item[Any]] = [
        button(
            written.step(name),
            translate(language, f"button-plan-{name}"),
            styles.get(name, ButtonStyle.secondary),
        )
        for name, offered in steps.items()
        if offered
    ]
    leave = OpenAhead(written.position.info.id, draft.seat)
    return [*made, button(leave, translate(language, "button-cancel"))]
