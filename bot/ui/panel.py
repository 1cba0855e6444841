"""The private panel: the board as it stands for you, what you may do, undo, end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.i18n.catalogue import translate
from bot.preferences.declared import LAYOUT
from bot.table import Position, Status, TableError
from bot.ui.action_picker import Path, lost_by
from bot.ui.answering_ahead import (
    Topic,
    ahead_button,
    prompted_topics,
    prompts,
    topics_for,
)
from bot.ui.board_parts import part_menu
from bot.ui.choosing import Pick, choice_rows
from bot.ui.components import boxed, button, row, rows
from bot.ui.message import Message
from bot.ui.names import seat_names, words_for
from bot.ui.offered_actions import action_rows, group_rows, group_shown, offer_rows
from bot.ui.panel_state import Shown, chosen_places, shown_at, spots_of
from bot.ui.panel_text import heading
from bot.ui.pictures import Picture, Scene, draw_choice, draw_hand
from bot.ui.planning import can_plan, plan_line
from bot.ui.request import Request
from bot.ui.services import Services
from bot.ui.shared_ids import (
    AskTakeback,
    ChooseLayout,
    OpenPanel,
    UndoLast,
    back_button,
    hand_button,
    hint_buttons,
    learn_buttons,
)


async def draw_panel(
    services: Services,
    position: Position,
    seat: int,
    language: str,
    path: Path | None = None,
    notice: str = "",
) -> Message:
    """Return the panel of a seat, at the choice that ``path`` leads to.

    ``notice`` stands above: what the last button or menu did, or why it did nothing. A seat that is waited
    for and can do one kind of thing only is at the choice for it at once. Raises PathError.
    """
    shown = shown_at(position, seat, language, path or Path())
    topics = await topics_for(services, position, seat)
    prompted = prompted_topics(position, seat, topics)
    pictures = await _pictures(services, position, seat, shown, language, ahead=prompted)
    planned = plan_line(position, seat, await services.tables.plans.kept_at(position, seat), language)
    view = boxed(
        ui.TextDisplay(heading(position, seat, notice, shown, topics, language, planned=planned)),
        *(picture.gallery() for picture in pictures),
        *_rows(position, seat, shown, language),
        *prompts(position, seat, prompted, language),
        *rows(await _buttons_below(services, position, seat, shown, topics, language)),
    )
    return Message(view, [picture.file() for picture in pictures])


def _rows(position: Position, seat: int, shown: Shown, language: str) -> list[ui.ActionRow[Any]]:
    """Return what something is chosen by: the next field, an action of a group, or what to do at all."""
    pick = Pick(position.info.id, seat, position.decisions[seat])
    if shown.choice is not None:
        plain = words_for(position, seat, language, plain=True)
        lost = lost_by(position.game, seat, shown.choice)
        chosen = choice_rows(plain, pick, shown.choice, shown.path, language, shown.parts, lost)
        return [*chosen, *action_rows(plain, pick, shown.apart, language)]
    if shown.path.group:
        return group_rows(shown.words, pick, shown.offered, shown.path.group, language)
    parts = part_menu(shown.words, pick.game, seat, pick.decision, shown.path.part, language)
    return [
        *offer_rows(shown.words, pick, type(position.game), shown.offered, language),
        *(row(item) for item in parts),
    ]


async def _pictures(
    services: Services,
    position: Position,
    seat: int,
    shown: Shown,
    language: str,
    *,
    ahead: Sequence[Topic],
) -> list[Picture]:
    """Return the board with what is new on it, and the hand where something of it is to be chosen."""
    info, drawings = position.info, services.drawings
    style, names = services.table_style(info, info.seats[seat].discord_id), seat_names(info, language)
    events = await services.tables.records.news(position, seat)
    scene = Scene(position.game, seat, style, names, language, events)
    spots, chosen = spots_of(shown), chosen_places(shown.choice)
    board = await draw_choice(drawings, scene, spots=spots, chosen=chosen, part=shown.part)
    of_hand = any(topic.of_hand for topic in ahead) or (shown.choice is not None and shown.choice.of_hand)
    if not of_hand:
        return [board]
    return [board, await draw_hand(drawings, scene)]


async def _buttons_below(
    services: Services,
    position: Position,
    seat: int,
    shown: Shown,
    topics: Sequence[Topic],
    language: str,
) -> list[ui.Item[Any]]:
    """Return the buttons below all choices: back or undo, the hand, and on the first page all others."""
    game, decision = position.info.id, position.decisions[seat]
    items: list[ui.Item[Any]] = []
    if not shown.first or shown.path.part in shown.parts:
        back = Pick(game, seat, decision, back_path(position, shown))
        items.append(button(back, translate(language, "button-back")))
    elif position.can_undo(seat):
        items.append(button(UndoLast(game, seat, decision), translate(language, "button-undo")))
    items.append(hand_button(game, language))
    items.append(button(OpenPanel(game, seat, decision, shown.path), translate(language, "button-refresh")))
    if not shown.first:
        return items
    return [
        *items,
        *(hint_buttons(position.info, language) if position.game.legal_actions(seat) else []),
        *learn_buttons(position.info.kind, language),
        *ahead_button(position, seat, topics, language, plans=can_plan(position)),
        *await _later_buttons(services, position, seat, language),
        _layout_button(services, position, seat, language),
    ]


def back_path(position: Position, shown: Shown) -> Path:
    """Return the path to where somebody chose last: a part of the board, a field, a group, all there is."""
    choice = shown.choice
    if choice is None or shown.opened:
        return Path()
    if shown.path.part in shown.parts:
        return choice.path
    if choice.back is not None:
        return choice.back
    return Path(group=group_shown(type(position.game), shown.offered, choice.action))


def _layout_button(services: Services, position: Position, seat: int, language: str) -> ui.Item[Any]:
    """Return the button to the other layout of one's own pictures."""
    info = position.info
    layout = services.table_style(info, info.seats[seat].discord_id).layout
    other = next(one for one in LAYOUT.choices if one != layout)
    return button(ChooseLayout(info.id, other), translate(language, f"button-layout-{other}"))


async def _later_buttons(
    services: Services, position: Position, seat: int, language: str
) -> tuple[ui.Item[Any], ...]:
    """Return the buttons of a seat that is not to move: to play again for oneself, to ask for an undo."""
    info = position.info
    if info.status != Status.OPEN:
        return ()
    if seat in info.stand_ins:
        return (back_button(info.id, language),)
    if seat in position.game.waiting_for or position.can_undo(seat):
        return ()
    try:
        target = await services.tables.takeback.target_at(position, seat)
    except TableError:
        return ()
    return (button(AskTakeback(info.id, target), translate(language, "button-ask-back")),)


async def redraw_current(request: Request) -> None:
    """Answer a component that was used too late with the panel as it is by now, read again."""
    position, seat = request.seated
    await redraw(request, await request.tables.load(position.info.id), seat)


async def redraw(request: Request, position: Position, seat: int) -> None:
    """Answer that a component was used too late, with the panel as it is now; nothing is done."""
    await request.acknowledge()
    notice = request.translate("error-stale")
    panel = await draw_panel(request.services, position, seat, request.language, notice=notice)
    await request.reply(panel, repeats=True)
