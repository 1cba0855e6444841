"""The private panel: the board as it stands for you, what you may do, undo, end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.i18n.catalogue import translate
from bot.preferences.declared import LAYOUT
from bot.table import Position, Status, TableError
from bot.ui.action_picker import Choice, Path, classes, command_key, field_key, follow, lost_by
from bot.ui.answering_ahead import (
    Topic,
    ahead_button,
    prompted_topics,
    prompts,
    standing_line,
    topics_for,
)
from bot.ui.choosing import Pick, action_rows, choice_rows
from bot.ui.components import boxed, button, rows, truncate
from bot.ui.matters import asked_text
from bot.ui.message import Message
from bot.ui.names import seat_names, words_for
from bot.ui.pictures import Picture, draw_choice, draw_hand
from bot.ui.request import Request
from bot.ui.services import Services
from bot.ui.shared_ids import (
    AskTakeback,
    ChooseLayout,
    OpenPanel,
    UndoLast,
    back_button,
    hand_button,
    learn_buttons,
)
from rules import Action
from rules.language.words import Words
from rules.values import FieldKind, Scalar, Value, fields_of

_TEXT_LIMIT = 3500
_FIRST = Path((0,))


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
    path = path or Path()
    words = words_for(position, seat, language)
    actions = position.game.legal_actions(seat)
    choice = follow(position.game, words, actions, path)
    only = _only_choice(position, words, actions, seat)
    opened = only is not None and path.picks in ((), _FIRST.picks)
    if opened and choice is None:
        path, choice = _FIRST, only
    topics = await topics_for(services, position, seat)
    prompted = prompted_topics(position, seat, topics)
    of_hand = any(topic.of_hand for topic in prompted) or (choice is not None and choice.of_hand)
    pictures = await _pictures(services, position, seat, choice, language, of_hand=of_hand)
    pick = Pick(position.info.id, seat, position.decisions[seat])
    if choice is None:
        lines = action_rows(words, pick, classes(type(position.game), actions), language)
    else:
        lines = choice_rows(words_for(position, seat, language, plain=True), pick, choice, path, language)
    later: list[ui.Item[Any]] = []
    if opened or not path.picks:
        later += ahead_button(position, seat, topics, language)
        later += await _later_buttons(services, position, seat, language)
        later += _layout_button(services, position, seat, language)
    view = boxed(
        ui.TextDisplay(_heading(words, position, seat, notice, choice, topics, language, opened)),
        *(picture.gallery() for picture in pictures),
        *lines,
        *prompts(position, seat, prompted, language),
        *rows([*_lasting_buttons(position, seat, path, language, opened), *later]),
    )
    return Message(view, [picture.file() for picture in pictures])


async def _pictures(
    services: Services,
    position: Position,
    seat: int,
    choice: Choice | None,
    language: str,
    *,
    of_hand: bool,
) -> list[Picture]:
    """Return the board with what is new on it, and the hand where something of it is to be chosen."""
    info, view = position.info, position.game.view(seat)
    style, names = services.table_style(info, info.seats[seat].discord_id), seat_names(info, language)
    events = await services.tables.records.unannounced(position, seat)
    spots, chosen = _spots(choice), _chosen_places(choice)
    board = await draw_choice(view, style, names, language, events=events, spots=spots, chosen=chosen)
    if not of_hand:
        return [board]
    return [board, await draw_hand(view, style, names, language, events=events)]


def _only_choice(position: Position, words: Words, actions: tuple[Action, ...], seat: int) -> Choice | None:
    """Return the choice that a seat is waited for to make, if it is the only thing it can do."""
    if seat not in position.game.waiting_for or len(classes(type(position.game), actions)) != 1:
        return None
    choice = follow(position.game, words, actions, _FIRST)
    return choice if choice is not None and choice.field is not None else None


def _spots(choice: Choice | None) -> tuple[Value, ...]:
    """Return the places to choose from, or where everything is chosen, those that are."""
    if choice is None:
        return ()
    if choice.whole:
        return tuple(value for _, bare, field in _chosen_fields(choice) for value in _places(field, (bare,)))
    return () if choice.field is None else _places(choice.field, choice.values)


def _chosen_places(choice: Choice | None) -> tuple[Value, ...]:
    """Return the places that have been chosen, while others are still to be."""
    if choice is None or choice.field is None:
        return ()
    return tuple(value for _, bare, field in _chosen_fields(choice) for value in _places(field, (bare,)))


def _places(field: FieldKind, values: Sequence[Scalar]) -> tuple[Value, ...]:
    """Return the values of a field that lie on the board."""
    if field.kind is None or not field.kind.place:
        return ()
    return tuple(Value(field.kind.name, value) for value in values if value is not None)


def _heading(
    words: Words,
    position: Position,
    seat: int,
    notice: str,
    choice: Choice | None,
    topics: Sequence[Topic],
    language: str,
    opened: bool,
) -> str:
    view = words.view
    assert view is not None
    lines = [translate(language, "panel-heading", game=words.text("title"), seat=words.value("seat", seat))]
    if notice:
        lines.append(notice)
    if position.info.paused:
        lines.append(translate(language, "status-paused"))
    if position.game.outcome is not None or choice is None or opened:
        lines.append(words.render(view.status()))
        lines += _others_asked(position, seat, words)
    if position.game.outcome is None and choice is not None:
        key = command_key(choice.action)
        done = [_chosen_text(words, choice, *chosen) for chosen in _chosen_fields(choice)]
        if not opened:
            lines.append(f"**{words.text(key + '-label')}** · {words.text(key + '-description')}")
        if done:
            lines.append(" · ".join(done))
        if choice.field is not None:
            lines.append(words.text(field_key(choice.action, choice.field.name) + "-description"))
        lost = lost_by(position.game, seat, choice)
        if lost is not None:
            lines.append(words.render(lost))
    stands = standing_line(position.game, seat, words, topics, language)
    if stands:
        lines.append(stands)
    return truncate("\n".join(lines), _TEXT_LIMIT)


def _chosen_text(words: Words, choice: Choice, name: str, value: Scalar, field: FieldKind) -> str:
    """Return what has been chosen for a field; a bare number or answer with what it is."""
    chosen = words.field_value(field, value)
    return chosen if field.kind else f"{words.text(field_key(choice.action, name))}: {chosen}"


def _others_asked(position: Position, seat: int, words: Words) -> list[str]:
    """Return what others are asked, for a seat that is not waited for; [] where nobody is."""
    if position.info.paused or seat in position.game.waiting_for:
        return []
    asked = asked_text(position, words)
    return [translate(words.language, "panel-others-asked", asked=asked)] if asked else []


def _chosen_fields(choice: Choice) -> list[tuple[str, Scalar, FieldKind]]:
    """Return name, value and field of what has been chosen, in the order of the fields."""
    return [
        (field.name, choice.chosen[field.name], field)
        for field in fields_of(choice.action)
        if field.name in choice.chosen
    ]


def _lasting_buttons(
    position: Position, seat: int, path: Path, language: str, opened: bool
) -> list[ui.Item[Any]]:
    game, decision = position.info.id, position.decisions[seat]
    items: list[ui.Item[Any]] = []
    if path.picks and not opened:
        back = Pick(game, seat, decision, path.back())
        items.append(button(back, translate(language, "button-back")))
    elif position.can_undo(seat):
        items.append(button(UndoLast(game, seat, decision), translate(language, "button-undo")))
    items.append(hand_button(game, language))
    items.append(button(OpenPanel(game, seat, decision, path), translate(language, "button-refresh")))
    return items if path.picks and not opened else [*items, *learn_buttons(position.info.kind, language)]


def _layout_button(services: Services, position: Position, seat: int, language: str) -> list[ui.Item[Any]]:
    """Return the button to the other layout of one's own pictures, until one has chosen."""
    info, preferences = position.info, services.preferences
    person = info.seats[seat].discord_id
    if preferences.own(LAYOUT, person) is not None:
        return []
    other = next(one for one in LAYOUT.choices if one != services.table_style(info, person).layout)
    return [button(ChooseLayout(info.id, other), translate(language, f"button-layout-{other}"))]


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
        target = await services.tables.takeback.target(info.id, info.seats[seat])
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
    await request.reply(await draw_panel(request.services, position, seat, request.language, notice=notice))
