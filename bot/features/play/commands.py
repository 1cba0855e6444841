"""/play and /moves, and the slash commands of the games, generated from their action classes."""

from __future__ import annotations

import inspect
from typing import Any, Optional

from discord import app_commands

from bot.features.play.acting import ask_first, perform, require_may_act
from bot.i18n.translator import game_text
from bot.table import Position
from bot.ui.action_keys import action_path, command_key, field_key
from bot.ui.action_picker import lost_if_done, path_to
from bot.ui.action_values import build, classes, is_typed, resolve
from bot.ui.commands import AnyCommand, Complete, Help, calling, command, completing, sign
from bot.ui.drafts import LONGEST
from bot.ui.errors import UserError, refused
from bot.ui.games import offered_games
from bot.ui.message import plain
from bot.ui.names import words_for
from bot.ui.offered_values import offered_values
from bot.ui.panel import draw_panel
from bot.ui.request import Request
from bot.ui.router import Audience
from bot.ui.rule_links import actions_menu
from rules import Action, Game, RuleError, game_id
from rules.values import FieldKind, fields_of


@command("panel", Help("help-play", "panel"), audience=Audience.SEATED)
async def panel(request: Request) -> None:
    """Open the person's panel."""
    position, seat = request.seated
    shown = await draw_panel(request.services, position, seat, request.language)
    await request.reply(shown, repeats=True)


@command("moves", Help("help-play", "moves"), audience=Audience.SEATED)
async def moves(request: Request) -> None:
    """List what the person may do now, with the command for each."""
    position, seat = request.seated
    info, offered = position.info, classes(type(position.game), position.game.legal_actions(seat))
    rules = actions_menu(info.kind, offered, info.id, request.language)
    items = () if rules is None else (rules,)
    await request.reply(plain(_moves_text(request, position, seat), *items), repeats=True)


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
        panel = await draw_panel(request.services, position, seat, request.language, path)
        return await request.reply(panel, repeats=True)
    return await perform(request, position, seat, ready, None)


async def _position(request: Request, kind: str) -> tuple[Position, int]:
    """Return the game of this channel, which has to be of a kind, and the person's seat.

    Raises, whichever is so first: UserError where there is no game, TableError("unreadable") for a game of
    whatever kind whose state today's rules cannot read, UserError("other_game_here"), and that it has not
    started or the person has no seat.
    """
    info, position = await request.game_played()
    if info.kind != kind:
        raise UserError("other_game_here", game=request.title(info.kind))
    return request.seat_at(position)


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
