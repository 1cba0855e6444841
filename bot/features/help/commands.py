"""/help: what the bot can do, with commands to click on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from bot.ui.commands import SlashCommand, command
from bot.ui.components import BUTTONS_IN_A_ROW, IdButton, button
from bot.ui.games import offered_games
from bot.ui.message import plain
from bot.ui.request import Request
from bot.ui.shared_ids import Learn
from rules.language.figures import lesson_of
from rules.language.words import Words

_LINES = (
    "help-start",
    "help-play",
    "help-look",
    "help-rules",
    "help-end",
    "help-seats",
    "help-language",
    "help-settings",
    "help-moderators",
    "help-moderators-more",
    "help-files",
    "help-privacy",
)
"""The lines of the help in their order; each names the commands that declare it."""


def help_on(commands: Iterable[SlashCommand]) -> SlashCommand:
    """Return the command that lists some commands; ValueError if one declares a line that there is not."""
    mentioned: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for one in commands:
        if one.help is None:
            continue
        if one.help.line not in _LINES:
            raise ValueError(f"/{one.path} is to be in a line {one.help.line!r} of the help")
        mentioned[one.help.line][one.help.name] = one.path

    @command("help", None, anywhere=True)
    async def help_(request: Request) -> None:
        """Answer how to play with the bot; works anywhere."""
        lines = [request.translate("help-head")]
        for line in _LINES:
            paths = mentioned[line]
            mentions = {name: request.mention(path) for name, path in paths.items()}
            lines.append(request.translate(line, **mentions))
        lines.append(request.translate("help-games"))
        for kind in offered_games():
            words = Words(kind, request.language)
            lines.append(f"- **{words.text('title')}** · {words.text('summary')}")
        await request.reply(plain("\n".join(lines), *_lessons(request)))

    return help_


def _lessons(request: Request) -> list[IdButton]:
    """Return a button to the lesson of each game that has one, as many as a row takes."""
    kinds = [kind for kind, game in offered_games().items() if lesson_of(game.package)]
    return [
        button(Learn(kind), request.translate("button-learn-game", game=request.title(kind)))
        for kind in kinds[:BUTTONS_IN_A_ROW]
    ]
