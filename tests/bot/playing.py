"""Helpers that play games through Discord's own machinery, by commands or by panels, as people do."""

from __future__ import annotations

from typing import Any

from bot.i18n.translator import game_text
from bot.table import Position
from bot.ui.action_picker import Choice, Path, action_path, classes, field_key, follow
from bot.ui.choosing import action_label, value_names
from bot.ui.components import BUTTONS_IN_A_ROW, OPTIONS_IN_A_MENU
from bot.ui.names import words_for
from rules import Action
from rules.language.words import Words
from rules.values import fields_of
from tests.discord import Server, labels, parts, texts

TOY = "The toy game"


async def open_game(server: Server, title: str, seats: int, **start: Any) -> int:
    """Open a table, let as many people join as there are seats, and start; return the game's id."""
    people = server.people[:seats]
    await people[0].slash(server.channel, "game new", game=title, seats=seats)
    for person in people[1:]:
        await person.click(server.last, label="Join")
    await people[0].slash(server.channel, "game start", **start)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert info.status == "open"
    return info.id


def words_of(server: Server, position: Position, seat: int) -> Words:
    """Return the words as the bot uses them for a seat."""
    return words_for(position, seat, "en")


def typed_text(words: Words, action: Action, field: Any) -> str:
    """Return what somebody would type for a field of an action."""
    value = getattr(action, field.name)
    if field.many:
        return ", ".join(words.field_value(field, item) for item in value)
    return words.field_value(field, value)


def command_options(kind: str, words: Words, action: Action) -> dict[str, Any]:
    """Return the options of an action's command, by the names that Discord shows."""
    found: dict[str, Any] = {}
    for field in fields_of(type(action)):
        value = getattr(action, field.name)
        if value is None:
            continue
        name = game_text(kind, field_key(type(action), field.name)).message
        plain = field.kind is None and field.base in (int, bool)
        found[name] = value if plain else typed_text(words, action, field)
    return found


async def act_by_command(server: Server, position: Position, seat: int, action: Action) -> Any:
    """Send the slash command of an action; return the result of the interaction."""
    words = words_of(server, position, seat)
    kind = position.info.kind
    path = action_path(kind, type(action))
    person = server.people[seat]
    result = await person.slash(server.channel, path, **command_options(kind, words, action))
    return await _confirmed_if_asked(person, result)


async def end_turn(person: Any, channel: Any, command: str = "toy end") -> Any:
    """Send the slash command that ends a turn, and do it where it asks first; return the private answer."""
    result = await person.slash(channel, command)
    await _confirmed_if_asked(person, result)
    return result


async def _confirmed_if_asked(person: Any, result: Any) -> Any:
    asked = result.ephemeral and result.response is not None
    return (await confirmed(person, result.response) if asked else None) or result


async def confirmed(person: Any, message: Any) -> Any:
    """Press the button that does what a message asks about; None if it asks nothing."""
    ids = [str(part.get("custom_id", "")) for part in parts(message.components)]
    for confirm in (one for one in ids if one.startswith("r:act:")):
        return await person.click(message, custom_id=confirm)
    return None


async def open_panel(server: Server, seat: int) -> Any:
    """Press Play on the newest message that has it; return the private panel."""
    message = next(m for m in reversed(server.messages()) if "Play" in texts(m.components).split("\n"))
    result = await server.people[seat].click(message, label="Play")
    assert result.ephemeral
    assert result.response is not None
    return result.response


def menu_values(components: Any) -> list[str]:
    """Return what may be picked from the menus of a message, without what tells one drawing from another."""
    menus = [part for part in parts(components) if part.get("type") == 3]
    return [option["value"].partition("#")[0] for menu in menus for option in menu["options"]]


def choice_values(components: Any) -> list[str]:
    """Return what may be chosen for the field that a panel asks for, from its menu or by its buttons."""
    row = next((part for part in parts(components) if part.get("type") == 1), None)
    ids = [str(part.get("custom_id", "")) for part in parts([row] if row else [])]
    picks = [one.rpartition(".")[2] for one in ids if one.startswith("r:pick:") and "." in one]
    return menu_values(components) or picks


async def pick(person: Any, message: Any, value: str) -> Any:
    """Pick an option of a menu of a message by its value, or its button where they are few."""
    shown = list(parts(message.components))
    drawn = [option["value"] for part in shown if part.get("type") == 3 for option in part["options"]]
    for one in drawn:
        if one.partition("#")[0] == value:
            return await person.select(message, [one])
    ids = [part["custom_id"] for part in shown if part.get("custom_id", "").startswith("r:pick:")]
    return await person.click(message, custom_id=next(one for one in ids if one.endswith(f".{value}")))


async def act_by_panel(server: Server, panel: Any, position: Position, seat: int, action: Action) -> Any:
    """Go through a panel, one button after the other, until the action is done; return the last result.

    A panel for one kind of action only has no button for it. What fills itself is shown and confirmed.
    """
    person, kind = server.people[seat], type(action)
    words = words_for(position, seat, "en", plain=True)
    actions = position.game.legal_actions(seat)
    path = Path((classes(type(position.game), actions).index(kind),))
    result: Any = None
    if action_label(words, kind) in labels(panel.components):
        result = await person.click(panel, label=action_label(words, kind))
    while (choice := follow(position.game, words, actions, path)) is not None and choice.field is not None:
        index = choice.values.index(getattr(action, choice.field.name))
        result = await choose(person, panel, words, choice, index)
        path = path.then(index)
    assert choice is not None
    if choice.typed:
        written = {field.name: typed_text(words, action, field) for field in choice.typed}
        return await person.submit_modal(result, written)
    return await confirmed(person, panel) or result


async def choose(person: Any, panel: Any, words: Words, choice: Choice, index: int) -> Any:
    """Choose a value of the field that a panel asks for: a button of few, or an option of a menu's page."""
    assert choice.field is not None
    names = value_names(words, choice.field, choice.values, "en")
    if len(names) <= BUTTONS_IN_A_ROW:
        return await person.click(panel, label=names[index])
    page = index // OPTIONS_IN_A_MENU
    if page:
        of_page = names[page * OPTIONS_IN_A_MENU :][:OPTIONS_IN_A_MENU]
        await person.click(panel, label=f"{of_page[0]} – {of_page[-1]}")
    return await pick(person, panel, str(index))


async def open_table(server: Server, seats: int = 3, joined: int = 1, game: str = TOY) -> int:
    """Open a table as Ada, with as many people at it; return the game's id."""
    await server.people[0].slash(server.channel, "game new", game=game, seats=seats)
    for person in server.people[1:joined]:
        await person.slash(server.channel, "game join")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    return info.id
