"""Helpers that play games through Discord's own machinery, by commands or by panels, as people do."""

from __future__ import annotations

from typing import Any

from bot.i18n.translator import game_text
from bot.table import Position
from bot.ui.action_picker import action_path, command_key, field_key, options, settle, typed_fields
from bot.ui.names import words_for
from rules import Action
from rules.language.words import Words
from rules.values import fields_of
from tests.discord import Server, parts, texts

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
    return await server.people[seat].slash(server.channel, path, **command_options(kind, words, action))


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


async def pick(person: Any, message: Any, value: str) -> Any:
    """Pick an option of a menu of a message by its value; return the result."""
    menus = [part for part in parts(message.components) if part.get("type") == 3]
    drawn = [option["value"] for menu in menus for option in menu["options"]]
    return await person.select(message, [next(one for one in drawn if one.partition("#")[0] == value)])


async def act_by_panel(server: Server, panel: Any, position: Position, seat: int, action: Action) -> Any:
    """Go through a panel, one button after the other, until the action is done; return the last result.

    A panel that is for one kind of action only has no button for it.
    """
    person = server.people[seat]
    words = words_of(server, position, seat)
    actions = position.game.legal_actions(seat)
    label = words.text(command_key(type(action)) + "-label")
    result: Any = None
    if label in texts(panel.components).split("\n"):
        result = await person.click(panel, label=label)
    chosen: dict[str, Any] = {}
    while True:
        chosen, field = settle(words, actions, type(action), chosen)
        if field is None:
            break
        wanted = getattr(action, field.name)
        values = options(words, actions, type(action), chosen, field)
        index = str(values.index(wanted))
        page = int(index) // 25
        if page:
            result = await person.click(panel, label=f"{page * 25 + 1}–{min(len(values), page * 25 + 25)}")
        result = await pick(person, panel, index)
        chosen[field.name] = wanted
    if typed_fields(type(action)):
        written = {field.name: typed_text(words, action, field) for field in typed_fields(type(action))}
        result = await person.submit_modal(result, written)
    return result


async def open_table(server: Server, seats: int = 3, joined: int = 1, game: str = TOY) -> int:
    """Open a table as Ada, with as many people at it; return the game's id."""
    await server.people[0].slash(server.channel, "game new", game=game, seats=seats)
    for person in server.people[1:joined]:
        await person.slash(server.channel, "game join")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    return info.id
