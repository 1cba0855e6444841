"""/play and /moves, and the slash commands of the games, generated from their action classes."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any, Optional

from discord import app_commands

from bot.features.play.acting import ask_first, perform, require_may_act
from bot.i18n.translator import game_text
from bot.table import Position
from bot.ui.action_keys import action_path, command_key, field_key
from bot.ui.action_picker import lost_if_done, path_to
from bot.ui.action_values import build, candidates, classes, is_typed, narrow, other_names, resolve
from bot.ui.commands import AnyCommand, Complete, Help, calling, command, completing, offer, sign
from bot.ui.components import OPTIONS_IN_A_MENU
from bot.ui.drafts import LONGEST
from bot.ui.errors import UserError, refused
from bot.ui.games import offered_games
from bot.ui.matching import matching, matching_places
from bot.ui.message import plain
from bot.ui.names import words_for
from bot.ui.panel import draw_panel
from bot.ui.request import Request
from bot.ui.router import Audience
from bot.ui.rule_links import actions_menu
from rules import Action, Game, RuleError, game_id
from rules.language.lookup import normalize
from rules.language.words import Words
from rules.values import FieldKind, Scalar, fields_of


@command("panel", Help("help-play", "panel"), audience=Audience.SEATED)
async def panel(request: Request) -> None:
    """Open the person's panel."""
    position, seat = request.seated
    await request.reply(await draw_panel(request.services, position, seat, request.language))


@command("moves", Help("help-play", "moves"), audience=Audience.SEATED)
async def moves(request: Request) -> None:
    """List what the person may do now, with the command for each."""
    position, seat = request.seated
    info, offered = position.info, classes(type(position.game), position.game.legal_actions(seat))
    rules = actions_menu(info.kind, offered, info.id, request.language)
    items = () if rules is None else (rules,)
    await request.reply(plain(_moves_text(request, position, seat), *items))


def _moves_text(request: Request, position: Position, seat: int) -> str:
    words = words_for(position, seat, request.language)
    assert words.view is not None
    actions = position.game.legal_actions(seat)
    lines = [words.render(words.view.status())]
    for action in classes(type(position.game), actions):
        count = sum(type(candidate) is action for candidate in actions)
        many = "" if action.open_ended or count < 2 else request.translate("moves-count", count=count)
        mention = request.mention(action_path(position.info.kind, action))
        lines.append(f"- {mention} · {words.text(command_key(action) + '-description')} {many}".rstrip())
    if not actions:
        lines.append(request.translate("moves-none"))
    return "\n".join(lines)


def game_commands() -> list[AnyCommand]:
    """Return the commands of all games that the bot offers."""
    return [commands_of(game) for game in offered_games().values()]


def commands_of(game: type[Game]) -> app_commands.Group:
    """Return the command of a game with one subcommand for each of its action classes."""
    kind = game_id(game)
    root = app_commands.Group(
        name=game_text(kind, "command"), description=game_text(kind, "summary"), guild_only=True
    )
    groups: dict[str, app_commands.Group] = {}
    for action in game.actions:
        first, *rest = action.command.split()
        parent = root
        if rest:
            if first not in groups:
                groups[first] = app_commands.Group(
                    name=game_text(kind, f"command-{first}"),
                    description=game_text(kind, f"command-{first}-description"),
                    parent=root,
                )
            parent = groups[first]
        parent.add_command(_command(kind, action))
    return root


def _command(kind: str, action: type[Action]) -> app_commands.Command[Any, ..., None]:
    key, fields = command_key(action), fields_of(action)

    async def run(request: Request, **given: Any) -> None:
        await _act(request, kind, action, given)

    callback = calling(run)
    sign(callback, {field.name: _parameter(action, field) for field in fields})
    keys = {field.name: field_key(action, field.name) for field in fields}
    app_commands.rename(**{name: game_text(kind, key) for name, key in keys.items()})(callback)
    app_commands.describe(**{name: game_text(kind, f"{key}-description") for name, key in keys.items()})(
        callback
    )
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=game_text(kind, key), description=game_text(kind, f"{key}-description"), callback=callback
    )
    shown = {game_text(kind, keys[field.name]).message: field for field in fields}
    for field in fields:
        if not is_typed(action, field) and field.base is not bool:
            made.autocomplete(field.name)(completing(_complete(kind, action, field, shown)))
    return made


def _parameter(action: type[Action], field: FieldKind) -> tuple[Any, Any]:
    """Return type and default of a parameter: bare numbers and booleans as Discord's own types, else text.

    Of free text no more than is read can be written.
    """
    base: Any = str
    if is_typed(action, field):
        base = app_commands.Range[str, 1, LONGEST]
    elif field.kind is None and field.base in (int, bool):
        base = field.base
    if field.optional or not field.required:
        return Optional[base], None  # noqa: UP045 (what discord.py has for a range is no type)
    return base, inspect.Parameter.empty


async def _act(request: Request, kind: str, action: type[Action], given: dict[str, Any]) -> None:
    position, seat = await _position(request, kind)
    words = words_for(position, seat, request.language, plain=True)
    actions = position.game.legal_actions(seat)
    chosen: dict[str, Any] = {}
    try:
        for field in fields_of(action):
            if given.get(field.name) is not None:
                chosen[field.name] = resolve(words, actions, action, field, given[field.name], chosen)
            elif field.optional:
                chosen[field.name] = None
        ready = build(action, chosen)
    except RuleError as error:
        raise refused(words_for(position, seat, request.language), error) from error
    require_may_act(position, seat)
    lost = lost_if_done(position.game, seat, ready)
    if lost is not None:
        return await ask_first(request, position, seat, ready, lost)
    if ready in actions and position.game.view(seat).rests_on(ready):
        # What has been typed does not name the terms: the panel shows them, with the button to agree to them.
        path = path_to(words, ready)
        return await request.reply(await draw_panel(request.services, position, seat, request.language, path))
    return await perform(request, position, seat, ready, None)


async def _position(request: Request, kind: str) -> tuple[Position, int]:
    """Return the game of this channel, which has to be of a kind, and the person's seat."""
    info = await request.open_game()
    if info.kind != kind:
        raise UserError("other_game_here", game=request.title(info.kind))
    return await request.find_seat(info.id)


def _complete(kind: str, action: type[Action], field: FieldKind, shown: dict[str, FieldKind]) -> Complete:
    """Return what offers the values of a field that are still legal, given the fields filled in already."""

    async def complete(request: Request, current: str) -> list[app_commands.Choice[Any]]:
        position, seat = await _position(request, kind)
        words = words_for(position, seat, request.language, plain=True)
        given = {
            shown[name].name: written for name, written in request.interaction.namespace if name in shown
        }
        return offered_values(words, position.game.legal_actions(seat), action, field, given, current)

    return complete


def offered_values(
    words: Words,
    actions: Sequence[Action],
    action: type[Action],
    field: FieldKind,
    given: Mapping[str, Any],
    current: str,
) -> list[app_commands.Choice[Any]]:
    """Return what is offered while a field is typed: what is still legal beside the fields ``given``.

    Of those what is not understood is left out of account.
    """
    chosen: dict[str, Any] = {}
    for other in fields_of(action):
        written = given.get(other.name)
        if other.name == field.name or written in (None, "") or is_typed(action, other):
            continue
        try:
            chosen[other.name] = resolve(words, actions, action, other, written, chosen)
        except RuleError:
            continue
    if action.open_ended:
        names = candidates(words, actions, action, field)
    else:
        values = narrow(actions, action, chosen, field.name)
        names = {value: words.field_value(field, value) for value in values}
    if field.base is int and field.kind is None:
        numbers = [name for name in matching(names, current) if name.lstrip("-").isdigit()]
        return [app_commands.Choice(name=name, value=int(name)) for name in numbers]
    exact = _numbered(words, actions, action, field, current)
    return list(offer(dict.fromkeys([*exact, *_fitting(words, field, names, current)])))


def _fitting(words: Words, field: FieldKind, names: Mapping[Scalar, str], written: str) -> list[str]:
    """Return what goes with what is typed so far, with what there is to know of it, as many as are offered.

    What is typed may have that behind it already, picked before, or a part of it.
    """
    kind, others = field.kind, other_names(words, field)
    if kind is None or words.view is None or not kind.place:
        return matching(names, written, other_names=others)
    name, colon, _ = written.partition(":")
    found = matching_places(names, name, others)
    wanted = normalize(written)
    if colon:
        found = [value for value in found if normalize(_detailed(words, field, value)).startswith(wanted)]
    return [_detailed(words, field, value) for value in found[:OPTIONS_IN_A_MENU]]


def _detailed(words: Words, field: FieldKind, value: Scalar) -> str:
    if field.kind is None or value is None:
        return words.field_value(field, value)
    return words.detailed(field.kind.name, value)


def _numbered(
    words: Words, actions: Sequence[Action], action: type[Action], field: FieldKind, written: str
) -> list[str]:
    """Return the name that is the number that is typed, of a value that is legal or not.

    So no other number stands under the cursor; the rules say why that one is not possible.
    """
    if not written.strip().isdecimal() or (field.base is int and field.kind is None):
        return []
    wanted = normalize(written)
    return [name for name in candidates(words, actions, action, field).values() if normalize(name) == wanted]
