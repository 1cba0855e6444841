"""The private panel: the board as it stands for you, what you may do, undo, end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

from bot.i18n.catalogue import translate
from bot.panels.answer import Message
from bot.panels.path import Choice, Path, follow
from bot.panels.press import Press, button, cut, menu, row
from bot.table import TableError
from bot.ui.choices import classes, command_key, field_key
from bot.ui.markup import escape_all
from bot.ui.names import seat_names
from bot.ui.pictures import board_picture
from rules import Action
from rules.language.words import Words
from rules.values import Value, fields_of

if TYPE_CHECKING:
    from bot.client import Riquet
    from bot.table import Position

_BUTTONS_IN_A_ROW = 5
_MOST_BUTTONS = 20
_PAGE = 25
_FIRST = Path((0,))
_STYLES = {"act": ButtonStyle.primary, "end": ButtonStyle.success, "aside": ButtonStyle.secondary}


def words_for(
    client: Riquet, position: Position, seat: int | None, language: str, *, plain: bool = False
) -> Words:
    """Words for messages about a game: names are safe in Discord's markup.

    ``plain`` words leave names as they are: for labels, menus and what is typed, where no markup counts.
    """
    names = seat_names(position.info, language)
    return Words(
        position.info.kind, language, names if plain else escape_all(names), position.game.view(seat)
    )


async def panel(
    client: Riquet, position: Position, seat: int, language: str, path: Path | None = None, notice: str = ""
) -> Message:
    """The panel of a seat, at the choice that ``path`` leads to.

    ``notice`` is said above: what the last press did, or why it did nothing. A seat that is waited for and
    can do one kind of thing only is at the choice for it at once. Raises PathError.
    """
    path = path or Path()
    words = words_for(client, position, seat, language)
    actions = position.game.legal_actions(seat)
    choice = follow(position.game, words, actions, path)
    only = _only_choice(position, words, actions, seat)
    opened = only is not None and path.picks in ((), _FIRST.picks)
    if opened and choice is None:
        path, choice = _FIRST, only
    spots = _spots(choice)
    picture = await board_picture(client, position, seat, language, spots)
    container: ui.Container[Any] = ui.Container()
    container.add_item(ui.TextDisplay(_heading(words, position, seat, notice, choice, language, opened)))
    container.add_item(picture.gallery())
    press = Press("pick", position.info.id, seat, position.decisions[seat])
    if choice is None:
        for line in _action_rows(words, press, classes(type(position.game), actions), language):
            container.add_item(line)
    else:
        plain = words_for(client, position, seat, language, plain=True)
        for line in _choice_rows(plain, press, choice, path, language):
            container.add_item(line)
    later = () if path.picks and not opened else await _later_buttons(client, position, seat, language)
    container.add_item(row(*_standing_buttons(position, seat, path, language, opened), *later))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return Message(view, [picture.file()])


def _only_choice(position: Position, words: Words, actions: tuple[Action, ...], seat: int) -> Choice | None:
    """The choice that a seat is waited for to make, if it is the only thing it can do."""
    if seat not in position.game.waiting_for or len(classes(type(position.game), actions)) != 1:
        return None
    choice = follow(position.game, words, actions, _FIRST)
    return choice if choice is not None and choice.field is not None else None


def _spots(choice: Choice | None) -> tuple[Value, ...]:
    if choice is None or choice.field is None or choice.field.kind is None or not choice.field.kind.place:
        return ()
    kind = choice.field.kind.name
    return tuple(Value(kind, value) for value in choice.values if value is not None)


def _heading(
    words: Words,
    position: Position,
    seat: int,
    notice: str,
    choice: Choice | None,
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
    if position.game.outcome is None and choice is not None:
        key = command_key(choice.action)
        done = [
            f"{words.text(field_key(choice.action, name))}: {words.field_value(field, value)}"
            for name, value, field in chosen_fields(choice)
        ]
        if not opened:
            lines.append(f"**{words.text(key + '-label')}** · {words.text(key + '-description')}")
        if done:
            lines.append(" · ".join(done))
        if choice.field is not None:
            lines.append(words.text(field_key(choice.action, choice.field.name) + "-description"))
    return cut("\n".join(lines), 3500)


def chosen_fields(choice: Choice) -> list[tuple[str, Any, Any]]:
    """Name, value and field of what has been chosen, in the order of the fields."""
    return [
        (field.name, choice.chosen[field.name], field)
        for field in fields_of(choice.action)
        if field.name in choice.chosen
    ]


def _action_rows(
    words: Words, press: Press, offered: Sequence[type[Action]], language: str
) -> list[ui.ActionRow[Any]]:
    """A button for each kind of action, or a menu where there are too many for buttons."""
    labels = [words.text(command_key(action) + "-label") for action in offered]
    if len(offered) <= _MOST_BUTTONS:
        buttons = [
            (action.role, button(_at(press, Path((index,))), label, _STYLES[action.role]))
            for index, (action, label) in enumerate(zip(offered, labels, strict=True))
        ]
        acts = [made for role, made in buttons if role == "act"]
        others = [made for role, made in buttons if role != "act"]
        return [
            row(*some[start : start + _BUTTONS_IN_A_ROW])
            for some in (acts, others)
            for start in range(0, len(some), _BUTTONS_IN_A_ROW)
        ]
    chosen = [discord.SelectOption(label=cut(label, 100), value=str(i)) for i, label in enumerate(labels)]
    return [
        row(
            menu(
                _at(press, Path((), start)),
                translate(language, "panel-choose"),
                chosen[start : start + _PAGE],
            )
        )
        for start in range(0, len(chosen), _PAGE)
    ]


def _choice_rows(
    words: Words, press: Press, choice: Choice, path: Path, language: str
) -> list[ui.ActionRow[Any]]:
    """The menu for the field to choose now, and buttons to its other pages; or the button to the form."""
    if choice.field is None:
        label = translate(language, "panel-type")
        return [row(button(_at(press, path), label, ButtonStyle.primary))]
    numbered = choice.field.kind is not None and choice.field.kind.place
    names = [words.field_value(choice.field, value) for value in choice.values]
    if numbered:
        names = [
            translate(
                language, "panel-spot", number=str(number), name=name, numeral=str(name.isdigit()).lower()
            )
            for number, name in enumerate(names, 1)
        ]
    start = path.page * _PAGE
    chosen = [
        discord.SelectOption(label=cut(name, 100), value=str(start + index))
        for index, name in enumerate(names[start : start + _PAGE])
    ]
    placeholder = translate(language, "panel-choose-field")
    rows: list[ui.ActionRow[Any]] = [row(menu(_at(press, path), placeholder, chosen))]
    if len(names) > _PAGE:
        last = (len(names) - 1) // _PAGE
        pages = [
            button(
                _at(press, Path(path.picks, page)),
                translate(
                    language,
                    "panel-page",
                    first=str(page * _PAGE + 1),
                    last=str(min(len(names), (page + 1) * _PAGE)),
                ),
                disabled=page == path.page,
            )
            for page in range(last + 1)
        ]
        rows.extend(row(*pages[at : at + 5]) for at in range(0, len(pages), 5))
    return rows


def _standing_buttons(
    position: Position, seat: int, path: Path, language: str, opened: bool
) -> list[ui.Item[Any]]:
    game, decision = position.info.id, position.decisions[seat]
    items: list[ui.Item[Any]] = []
    if path.picks and not opened:
        back = Press("pick", game, seat, decision, str(path.back()))
        items.append(button(back, translate(language, "button-back")))
    elif position.can_undo(seat):
        items.append(button(Press("undo", game, seat, decision), translate(language, "button-undo")))
    items.append(button(Press("hand", game), translate(language, "button-hand")))
    items.append(
        button(Press("panel", game, seat, decision, str(path)), translate(language, "button-refresh"))
    )
    return items


async def _later_buttons(
    client: Riquet, position: Position, seat: int, language: str
) -> tuple[ui.Item[Any], ...]:
    """For a seat that is not to move: to be back where a stand-in plays, to ask the others for an undo."""
    info = position.info
    if info.status != "open":
        return ()
    if seat in info.stand_ins:
        return (
            button(Press("back", info.id), translate(language, "button-back-at-table"), ButtonStyle.primary),
        )
    person = info.seats[seat]
    if seat in position.game.waiting_for or position.can_undo(seat):
        return ()
    try:
        target = await client.tables.takeback_target(info.id, person)
    except TableError:
        return ()
    press = Press("takeback", info.id, decision=target)
    return (button(press, translate(language, "button-ask-back")),)


def _at(press: Press, path: Path) -> Press:
    return Press(press.verb, press.game, press.seat, press.decision, str(path))
