"""Commands as something to click on."""

from __future__ import annotations


class CommandMentions:
    """The ids that Discord gave to the commands, by their names; ``ids`` is filled when they are known."""

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}

    def __call__(self, path: str) -> str:
        """Return a command as something to click on ("game new")."""
        command_id = self.ids.get(path.split()[0])
        return f"</{path}:{command_id}>" if command_id else f"`/{path}`"
