"""The text keys of actions' commands, and the paths of these commands as they are typed."""

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
    first, *rest = action.command.split()
    keys = ["command", f"command-{first}", *([command_key(action)] if rest else [])]
    return " ".join(game_text(kind, key).message for key in keys)
