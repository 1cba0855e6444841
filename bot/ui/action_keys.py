"""The keys of the texts of actions: of their commands, the groups of these, and their fields."""

from __future__ import annotations

from bot.i18n.translator import game_text
from rules import Action


def command_key(action: type[Action]) -> str:
    """Return the start of the text keys of an action's command: ``command-card-move`` for "card move"."""
    return "command-" + action.command.replace(" ", "-")


def field_key(action: type[Action], field: str) -> str:
    """Return the text key of one field of an action's command."""
    return f"{command_key(action)}-{field.strip('_').replace('_', '-')}"


def action_path(kind: str, action: type[Action]) -> str:
    """Return the path of an action's command as it is typed in English: the game, the group, the action."""
    return " ".join(game_text(kind, key).message for key in ("command", *path_keys(action)))


def path_keys(action: type[Action]) -> tuple[str, ...]:
    """Return the text keys of the words of an action's command: the group, if it has one, and the action."""
    first, *rest = action.command.split()
    return (f"command-{first}", *([command_key(action)] if rest else []))


def group_key(group: str) -> str:
    """Return the start of the text keys of a group of commands: ``command-card`` for "card"."""
    return f"command-{group}"
