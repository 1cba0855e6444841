"""Slash commands of the games, generated from their action classes."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from bot.i18n.translator import game_text
from bot.panels.acting import perform, refused
from bot.panels.answer import UserError, acknowledge
from bot.panels.play import words_for
from bot.ui.choices import build, candidates, command_key, field_key, is_typed, matching, narrow, resolve
from rules import GAMES, Action, Game, RuleError, game_id
from rules.values import FieldKind, fields_of

if TYPE_CHECKING:
    from bot.client import Riquet
    from bot.table import Position

Interaction: TypeAlias = "discord.Interaction[Riquet]"
Autocomplete = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]


def game_commands(game: type[Game]) -> app_commands.Group:
    """The command of a game with one subcommand for each of its action classes."""
    kind = game_id(game)
    root = app_commands.Group(
        name=game_text(kind, "command"),
        description=game_text(kind, "summary"),
        guild_only=True,
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


def action_path(kind: str, action: type[Action]) -> str:
    """The path of an action's command as it is typed in English: the game, the group, the action."""
    first, *rest = action.command.split()
    keys = ["command", f"command-{first}", *([command_key(action)] if rest else [])]
    return " ".join(game_text(kind, key).message for key in keys)


def all_game_commands() -> list[app_commands.Group]:
    """The commands of all registered games."""
    return [game_commands(game) for game in GAMES.values()]


def _command(kind: str, action: type[Action]) -> app_commands.Command[Any, ..., None]:
    key = command_key(action)
    fields = fields_of(action)

    async def run(interaction: Interaction, **given: Any) -> None:
        await _run(interaction, kind, action, given)

    self_parameter = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    parameters = [_parameter(action, field) for field in fields]
    run.__signature__ = inspect.Signature([self_parameter, *parameters])  # type: ignore[attr-defined]
    run.__annotations__ = {
        parameter.name: parameter.annotation for parameter in [self_parameter, *parameters]
    }
    names = {field.name: game_text(kind, field_key(action, field.name)) for field in fields}
    described = {
        field.name: game_text(kind, field_key(action, field.name) + "-description") for field in fields
    }
    callback = app_commands.describe(**described)(app_commands.rename(**names)(run))
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=game_text(kind, key), description=game_text(kind, key + "-description"), callback=callback
    )
    shown = {names[field.name].message: field for field in fields}
    for field in fields:
        if not is_typed(action, field) and field.base is not bool:
            command.autocomplete(field.name)(_autocomplete(kind, action, field, shown))
    return command


def _parameter(action: type[Action], field: FieldKind) -> inspect.Parameter:
    """The parameter of the callback: bare numbers and booleans as Discord's own types, all else as text."""
    plain = field.kind is None and not is_typed(action, field)
    base: Any = field.base if plain and field.base in (int, bool) else str
    optional = field.optional or not field.required
    return inspect.Parameter(
        field.name,
        inspect.Parameter.KEYWORD_ONLY,
        annotation=base | None if optional else base,
        default=None if optional else inspect.Parameter.empty,
    )


async def _run(interaction: Interaction, kind: str, action: type[Action], given: dict[str, Any]) -> None:
    client = interaction.client
    await acknowledge(interaction)
    position, seat = await _position(interaction, kind)
    language = client.language(interaction)
    words = words_for(client, position, seat, language, plain=True)
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
        raise refused(words_for(client, position, seat, language), error) from error
    await perform(interaction, position, seat, ready, None)


async def _position(interaction: Interaction, kind: str) -> tuple[Position, int]:
    info = await interaction.client.game_here(interaction)
    if info.kind != kind:
        raise UserError("other_game_here", game=interaction.client.title(interaction, info.kind))
    return await interaction.client.seated(interaction, info.id)


def _autocomplete(
    kind: str, action: type[Action], field: FieldKind, shown: dict[str, FieldKind]
) -> Autocomplete:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        try:
            position, seat = await _position(interaction, kind)
        except Exception as error:
            if interaction.client.is_users_error(error):
                return []
            raise
        language = interaction.client.language(interaction)
        words = words_for(interaction.client, position, seat, language, plain=True)
        actions = position.game.legal_actions(seat)
        chosen: dict[str, Any] = {}
        for name, written in interaction.namespace:
            other = shown.get(name)
            if other is None or other.name == field.name or written in (None, "") or is_typed(action, other):
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
        fitting = matching(names, str(current))
        if field.base is int and field.kind is None:
            return [
                app_commands.Choice(name=name, value=int(name))
                for name in fitting
                if name.lstrip("-").isdigit()
            ]
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in fitting]

    return complete
