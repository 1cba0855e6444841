"""Slash commands: one declaration each, from which the command, its line in the help and its texts come.

A command is a function of a request and its parameters. Its texts stand in the bot's language files:
``command-<path>`` and ``command-<path>-description``, and for each parameter ``command-<path>-<parameter>``
(or, where several commands below one name share it, ``command-<first word>-<parameter>``) and the same with
``-description``.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, get_type_hints

import discord
from discord import app_commands

from bot.i18n.catalogue import SOURCES
from bot.i18n.translator import bot_text
from bot.ui.errors import is_users_error
from bot.ui.request import Request
from bot.ui.router import Audience
from rules.language.texts import FALLBACK, has_text

Choices = list[app_commands.Choice[str]]
Complete = Callable[[Request, str], Awaitable[Choices]]
AnyCommand = app_commands.Command[Any, ..., None] | app_commands.Group


@dataclass(frozen=True, slots=True)
class Help:
    """Where the help speaks of a command: the key of a line, and what the command is called in it."""

    line: str
    name: str


@dataclass(frozen=True, eq=False)
class SlashCommand:
    """A command by its path in the code ("mod reset"); what it is typed as stands in the texts.

    ``anywhere`` commands work in direct messages too; ``looks`` says that whoever sends it only wants to see
    something. ``choices`` are values to choose from by parameter,
    each with the key of its text. ``completers`` are added by :meth:`complete`.
    """

    path: str
    run: Callable[..., Awaitable[None]]
    audience: Audience
    help: Help | None
    anywhere: bool = False
    looks: bool = False
    choices: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    completers: dict[str, Complete] = field(default_factory=dict[str, Complete])

    def complete(self, *parameters: str) -> Callable[[Complete], Complete]:
        """Declare what is offered while some parameters are typed."""

        def added(completer: Complete) -> Complete:
            self.completers.update(dict.fromkeys(parameters, completer))
            return completer

        return added


def command(
    path: str,
    help: Help | None,  # noqa: A002 (it is what the help says)
    *,
    audience: Audience = Audience.ANYONE,
    anywhere: bool = False,
    looks: bool = False,
    choices: Mapping[str, Mapping[str, str]] | None = None,
) -> Callable[[Callable[..., Awaitable[None]]], SlashCommand]:
    """Declare a slash command; the decorated function gets the request and the command's parameters."""

    def declared(run: Callable[..., Awaitable[None]]) -> SlashCommand:
        return SlashCommand(path, run, audience, help, anywhere, looks, choices or {})

    return declared


def build_commands(declared: tuple[SlashCommand, ...]) -> tuple[AnyCommand, ...]:
    """Return what Discord gets: single commands, and groups of those that share their first word."""
    built: dict[str, AnyCommand] = {}
    for one in declared:
        first, *rest = one.path.split()
        made = _build(one)
        if not rest:
            built[first] = made
            continue
        group = built.setdefault(first, _group(first, guild_only=not one.anywhere))
        assert isinstance(group, app_commands.Group)
        group.add_command(made)
    return tuple(built.values())


def _group(name: str, *, guild_only: bool) -> app_commands.Group:
    # No default permission is set at Discord: it would hide commands from moderators by role.
    key = f"command-{name}"
    return app_commands.Group(
        name=bot_text(key), description=bot_text(f"{key}-description"), guild_only=guild_only
    )


def _build(declared: SlashCommand) -> app_commands.Command[Any, ..., None]:
    callback = calling(declared.run, declared.audience, looks=declared.looks)
    hints = get_type_hints(declared.run)
    parameters = list(inspect.signature(declared.run).parameters.values())[1:]
    sign(callback, {one.name: (hints[one.name], one.default) for one in parameters})
    keys = {one.name: _parameter_key(declared.path, one.name) for one in parameters}
    app_commands.rename(**{name: bot_text(key) for name, key in keys.items()})(callback)
    app_commands.describe(**{name: bot_text(f"{key}-description") for name, key in keys.items()})(callback)
    app_commands.choices(
        **{
            name: [app_commands.Choice(name=bot_text(key), value=value) for value, key in values.items()]
            for name, values in declared.choices.items()
        }
    )(callback)
    key = f"command-{declared.path.replace(' ', '-')}"
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=bot_text(key), description=bot_text(f"{key}-description"), callback=callback
    )
    if not declared.anywhere and " " not in declared.path:
        app_commands.guild_only(made)
    for name, completer in declared.completers.items():
        made.autocomplete(name)(completing(completer))
    return made


def calling(
    run: Callable[..., Awaitable[None]], audience: Audience = Audience.ANYONE, *, looks: bool = False
) -> Callable[..., Coroutine[Any, Any, None]]:
    """Return what discord.py calls for a command: the router of the client that got it runs its function.

    ``run`` gets the request and the parameters of the command by their names.
    """

    async def callback(interaction: discord.Interaction[Any], **given: Any) -> None:
        await interaction.client.router.run_command(interaction, run, audience, given, looks=looks)

    return callback


def sign(callback: Any, parameters: Mapping[str, tuple[Any, Any]]) -> None:
    """Give a callback the signature that discord.py reads: type and default of each parameter."""
    first = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    others = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=annotation, default=default)
        for name, (annotation, default) in parameters.items()
    ]
    callback.__signature__ = inspect.Signature([first, *others])
    callback.__annotations__ = {one.name: one.annotation for one in [first, *others]}


def completing(complete: Complete) -> Callable[..., Any]:
    """Return what discord.py calls while somebody types; what they cannot have is offered as nothing."""

    async def offered(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[Any]]:
        request = Request(interaction.client.services, interaction)
        try:
            found = await complete(request, str(current))
            while request.is_outdated:
                request.begin_again()
                found = await complete(request, str(current))
            return found
        except Exception as error:
            if is_users_error(error):
                return []
            raise

    return offered


def offer(names: Iterable[str]) -> Choices:
    """Return names as what can be picked while typing."""
    return [app_commands.Choice(name=name[:100], value=name[:100]) for name in names]


def _parameter_key(path: str, name: str) -> str:
    own = f"command-{path.replace(' ', '-')}-{name.replace('_', '-')}"
    if has_text(FALLBACK, SOURCES, own):
        return own
    return f"command-{path.split()[0]}-{name.replace('_', '-')}"
