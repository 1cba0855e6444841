"""/help: what the bot can do, with commands to click on, in a page for each who wants to know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from discord import ui

from bot.ui.commands import SlashCommand, command
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import IdButton, button, layout, rows, truncate
from bot.ui.feature import Feature
from bot.ui.game_text import facts_text
from bot.ui.games import offered_games
from bot.ui.message import TEXT_LIMIT, Message
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.shared_ids import Learn
from rules.language.figures import lesson_of
from rules.language.words import Words

_PLAYING = ("help-start", "help-play", "help-rules", "help-look", "help-end")
_MORE = (
    "help-games-lists",
    "help-stats",
    "help-pace",
    "help-seats",
    "help-language",
    "help-settings",
    "help-privacy",
)
_MODERATING = ("help-moderators", "help-moderators-more", "help-moderators-settings", "help-files")
_LINES = (*_PLAYING, *_MORE, *_MODERATING)
"""The lines of the help: first how to play, then what else everybody can do, last what moderators do.

Each names the commands that declare it.
"""

_MOST_LESSONS = 20

_Mentioned = Mapping[str, Mapping[str, str]]


_PAGES = {
    0: ("button-help", "help-head", _PLAYING),
    2: ("button-help-more", "help-more-head", _MORE),
    1: ("button-help-moderators", "help-moderators-head", _MODERATING),
}
"""The pages in their order, each with its button, its heading and its lines; messages hold their numbers."""


class HelpPage(ComponentId, frozen=True, tag="help"):
    """Shows a page of the help: how to play (0), what moderators do (1), what else everybody can do (2)."""

    page: Annotated[int, Slot.PATH] = 0


def help_on(commands: Iterable[SlashCommand]) -> Feature:
    """Return the feature that lists some commands; ValueError if one declares a line that there is not."""
    mentioned: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for one in commands:
        if one.help is None:
            continue
        if one.help.line not in _LINES:
            raise ValueError(f"/{one.path} is to be in a line {one.help.line!r} of the help")
        mentioned[one.help.line][one.help.name] = one.path

    @command("help", None, anywhere=True, looks=True)
    async def help_(request: Request) -> None:
        """Answer how to play with the bot; works anywhere."""
        await request.reply(_page(request, mentioned, 0), repeats=True)

    async def turn(request: Request, pressed: HelpPage) -> None:
        """Show the other page in the place of the one before."""
        await request.reply(_page(request, mentioned, pressed.page), repeats=True)

    return Feature(commands=(help_,), handlers=(on(HelpPage, turn, looks=True),))


def _page(request: Request, mentioned: _Mentioned, page: int) -> Message:
    """Return a page of the help; the first one, also for a number of none, has games and lessons."""
    page = page if page in _PAGES else 0
    _, head, explained = _PAGES[page]

    def told(line: str) -> str:
        mentions = {name: request.mention(path) for name, path in mentioned.get(line, {}).items()}
        return request.translate(line, **mentions)

    lines, items = [request.translate(head), *map(told, explained)], list[ui.Item[Any]]()
    if page == 0:
        lines += [
            request.translate("help-games"),
            *(_game_line(kind, request.language) for kind in offered_games()),
        ]
        items += rows(_lessons(request))
    others = [(other, label) for other, (label, _, _) in _PAGES.items() if other != page]
    items += rows([button(HelpPage(other), request.translate(label)) for other, label in others])
    return Message(layout(ui.TextDisplay(truncate("\n".join(lines), TEXT_LIMIT)), *items))


def _game_line(kind: str, language: str) -> str:
    """Return what a game is, and below it in small print for how many and how long."""
    words = Words(kind, language)
    return f"- **{words.text('title')}** · {words.text('summary')}\n-# {facts_text(kind, language)}"


def _lessons(request: Request) -> list[IdButton]:
    """Return a button to the lesson of each game that has one."""
    kinds = [kind for kind, game in offered_games().items() if lesson_of(game.package)]
    return [
        button(Learn(kind), request.translate("button-learn-game", game=request.title(kind)))
        for kind in kinds[:_MOST_LESSONS]
    ]
