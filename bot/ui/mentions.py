"""Commands as something to click on."""

from __future__ import annotations

from bot.i18n.catalogue import SOURCES, translate
from rules.language.texts import FALLBACK, has_text


class CommandMentions:
    """The ids that Discord gave to the commands, by their names; ``ids`` is filled when they are known."""

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}

    def __call__(self, path: str) -> str:
        """Return a command as something to click on, by its path in the code or as it is typed in English."""
        name = typed_name(path)
        command_id = self.ids.get(name.split()[0])
        return f"</{name}:{command_id}>" if command_id else f"`/{name}`"


def typed_name(path: str) -> str:
    """Return what a command is typed as in English ("play" for "panel"); a game's path is that already."""
    words = path.split()
    keys = ["-".join(("command", *words[: count + 1])) for count in range(len(words))]
    if not all(has_text(FALLBACK, SOURCES, key) for key in keys):
        return path
    return " ".join(translate(FALLBACK, key) for key in keys)
