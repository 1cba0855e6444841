"""Helpers that play games through Discord's own machinery, by commands or by panels, as people do."""

from __future__ import annotations

from typing import Any

from bot.i18n.translator import game_text
from bot.table import Position
from bot.ui.action_keys import action_path, field_key
from bot.ui.action_picker import Choice, follow, path_of_class, value_name
from bot.ui.action_values import classes
from bot.ui.board_parts import part_name, place_parts
from bot.ui.choosing import action_label, button_names
from bot.ui.components import BUTTONS_IN_A_ROW, OPTIONS_IN_A_MENU, heading
from bot.ui.forms import action_form
from bot.ui.forms import menu_values as menu_values_of
from bot.ui.held_cards import cards_of
from bot.ui.names import words_for
from bot.ui.offered_actions import group_label, group_shown, members
from rules import Action
from rules.language.words import Words
from tests.bot.written import typed_text, written_fields
from tests.discord import Server, labels, parts, texts

TOY = "The toy game"


async def open_game(
    server: Server, title: str, seats: int, options: str = "", pace: str = "", **start: Any
) -> int:
    """Open a table, let as many people join as there are seats, and start; return the game's id.

    ``options`` are the game's and ``pace`` the table's, as they are typed.
    """
    people = server.people[:seats]
    chosen = {name: typed for name, typed in (("options", options), ("pace", pace)) if typed}
    await people[0].slash(server.channel, "game new", game=title, seats=seats, **chosen)
    for person in people[1:]:
        await person.click(server.last, label="Join")
    await people[0].slash(server.channel, "game start", **start)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert info.status == "open"
    return info.id


async def play_to_end(server: Server, game_id: int) -> None:
    """Play a game to its end as it suggests, past Discord, and let the channel see it."""
    tables = server.tables
    while (position := await tables.load(game_id)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await tables.play.act(game_id, position.info.seats[seat], position.game.suggest(seat))
    await server.services.delivery.deliver(game_id)
    await server.env.settle()


def words_of(server: Server, position: Position, seat: int) -> Words:
    """Return the words as the bot uses them for a seat."""
    return words_for(position, seat, "en")


def command_options(kind: str, words: Words, action: Action) -> dict[str, Any]:
    """Return the options of an action's command, by the names that Discord shows."""
    written = written_fields(words, action)
    return {game_text(kind, field_key(type(action), name)).message: given for name, given in written.items()}


async def act_by_command(server: Server, position: Position, seat: int, action: Action) -> Any:
    """Send the slash command of an action; return the result of the interaction."""
    words = words_of(server, position, seat)
    kind = position.info.kind
    path = action_path(kind, type(action))
    person = server.people[seat]
    result = await person.slash(server.channel, path, **command_options(kind, words, action))
    return result if await _is_done(server, position) else await _confirmed_if_asked(person, result)


async def end_turn(person: Any, channel: Any, command: str = "toy end") -> Any:
    """Send the slash command that ends a turn, and do it where it asks first; return the private answer."""
    result = await person.slash(channel, command)
    await _confirmed_if_asked(person, result)
    return result


async def _is_done(server: Server, before: Position) -> bool:
    """Say whether anything has happened since a position: what a panel shows to be done now is the next."""
    return (await server.tables.load(before.info.id)).seq > before.seq


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
    message = next(m for m in server.newest_first() if "Play" in texts(m.components).split("\n"))
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
    path = path_of_class(position.game, actions, kind)
    result: Any = None
    if (group := _group_label(words, position, actions, kind)) in labels(panel.components):
        await person.click(panel, label=group)
    if action_label(words, kind) in labels(panel.components):
        result = await person.click(panel, label=action_label(words, kind))
    while (choice := follow(position.game, words, actions, path)) is not None and choice.field is not None:
        value = getattr(action, choice.field.name)
        if choice.amount:
            return await pick_cards(person, panel, words, choice, value)
        result = await choose(person, panel, words, choice, value)
        path = choice.pick(value)
    assert choice is not None
    if choice.typed:
        return await person.submit_modal(result, form_values(words, actions, choice, action))
    return result if await _is_done(server, position) else await confirmed(person, panel) or result


def _group_label(words: Words, position: Position, actions: Any, kind: type[Action]) -> str | None:
    """Return the label of the group of a class of actions, where a panel shows groups."""
    offered = classes(type(position.game), actions)
    group = group_shown(type(position.game), offered, kind)
    return group_label(words, group, len(members(offered, group)), "en") if group else None


def form_values(words: Words, actions: Any, choice: Choice, action: Action) -> dict[str, Any]:
    """Return what somebody would write and pick in the form of an action."""
    found: dict[str, Any] = {}
    for field in choice.typed:
        value = getattr(action, field.name)
        if not menu_values_of(words, action_form(choice, actions), field):
            found[field.name] = "" if value is None else typed_text(words, action, field)
        else:
            found[field.name] = [value_name(one) for one in (value if field.many else (value,))]
    return found


async def pick_cards(person: Any, panel: Any, words: Words, choice: Choice, counts: Any) -> Any:
    """Pick the single cards of a bundle from the menu of the hand."""
    assert choice.field is not None
    left, wanted = list(counts), list[str]()
    kinds = words.values(choice.field.kind.name if choice.field.kind else "")
    for number, card in enumerate(cards_of(words, choice.field, choice.amount)):
        if left[kinds.index(card)]:
            left[kinds.index(card)] -= 1
            wanted.append(f"{value_name(card)}.{number}")
    shown = [part for part in parts(panel.components) if part.get("type") == 3]
    drawn = [option["value"] for part in shown for option in part["options"]]
    return await person.select(panel, [one for one in drawn if one.partition("#")[0] in wanted])


async def choose(person: Any, panel: Any, words: Words, choice: Choice, value: Any) -> Any:
    """Choose a value of the field that a panel asks for: a button of few, or an option of a menu's page."""
    assert choice.field is not None
    assert words.view is not None
    values = choice.values
    if parts_here := place_parts(words.view, choice):
        part = next(part for part, inside in parts_here.items() if value in inside)
        values = parts_here[part]
        label = f"{heading(part_name(words, part))} ({len(values)})"
        await person.click(panel, label=label)
    names = button_names(words, choice, values, "en")
    index = values.index(value)
    if len(names) <= BUTTONS_IN_A_ROW:
        return await person.click(panel, label=names[index])
    page = index // OPTIONS_IN_A_MENU
    if page:
        of_page = names[page * OPTIONS_IN_A_MENU :][:OPTIONS_IN_A_MENU]
        await person.click(panel, label=f"{of_page[0]} – {of_page[-1]}")
    return await pick(person, panel, choice.pick(value).picks[-1])


async def open_table(server: Server, seats: int = 3, joined: int = 1, game: str = TOY) -> int:
    """Open a table as Ada, with as many people at it; return the game's id."""
    await server.people[0].slash(server.channel, "game new", game=game, seats=seats)
    for person in server.people[1:joined]:
        await person.slash(server.channel, "game join")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    return info.id
