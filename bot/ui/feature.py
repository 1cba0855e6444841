"""What a feature brings: its commands, what it does about components, and the messages that it makes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.ui.announcement import MessageMaker
from bot.ui.commands import AnyCommand, SlashCommand
from bot.ui.router import ComponentHandler


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature, as the composition root lists it.

    ``messages`` are the makers of the channel's messages by kind of pending message, or by key of a note.
    ``generated`` are commands that are not declared one by one. ``prepare`` is run once
    from the start on, while the bot works, if the process is there for the bot alone.
    """

    commands: tuple[SlashCommand, ...] = ()
    handlers: tuple[ComponentHandler, ...] = ()
    messages: Mapping[str, MessageMaker] = field(default_factory=dict[str, MessageMaker])
    generated: Callable[[], list[AnyCommand]] | None = None
    prepare: Callable[[], Awaitable[None]] | None = None
