"""A page of a game's lesson as a message: its text, its picture, buttons to the other pages."""

from __future__ import annotations

from typing import Annotated, Any

from discord import ButtonStyle, ui

from bot.i18n.catalogue import translate
from bot.preferences.settings import Style
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import IdButton, boxed, button, row
from bot.ui.errors import UserError
from bot.ui.games import offered_games
from bot.ui.message import Message
from bot.ui.pictures import draw_figure
from bot.ui.services import Services
from rules.language.figures import lesson_of
from rules.language.rulebook import is_packaged, numbers_of
from rules.language.words import Words


class LearnPage(ComponentId, frozen=True, tag="learn_page"):
    """Shows a page of a lesson, from 0, in the place of the one before."""

    kind: Annotated[str, Slot.TOPIC]
    page: Annotated[int, Slot.PATH] = 0


async def lesson_page(services: Services, kind: str, language: str, style: Style, page: int = 0) -> Message:
    """Return a page of the lesson of a kind of game; UserError if there is none any more."""
    game = offered_games().get(kind)
    lesson = () if game is None else lesson_of(game.package)
    if not lesson:
        raise UserError("rules_gone")
    page = max(0, min(page, len(lesson) - 1))
    shown, words = lesson[page], Words(kind, language)
    components = services.tables.lobby.components.get(kind)
    numbers = {**numbers_of(kind), **numbers_of(kind, components)}
    text = words.text(
        f"learn-{shown.name}", **{name.replace(".", "-"): number for name, number in numbers.items()}
    )
    last = page == len(lesson) - 1
    lines = [text, translate(language, "learn-next", search=services.mentions("rules search"))]
    foot = translate(
        language, "learn-foot", game=words.text("title"), page=str(page + 1), pages=str(len(lesson))
    )
    picture = await draw_figure(services.drawings, kind, shown.figure, style, language)
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines if last else lines[:1]))]
    items.append(picture.gallery())
    if not is_packaged(kind, components):
        items.append(ui.TextDisplay(translate(language, "learn-packaged")))
    items += [ui.TextDisplay(foot), row(*_turning(kind, page, last, language))]
    return Message(boxed(*items), [picture.file()])


def _turning(kind: str, page: int, last: bool, language: str) -> list[IdButton]:
    """Return the buttons to the pages before and after; those that lead nowhere cannot be pressed."""
    before = button(
        LearnPage(kind, max(0, page - 1)), translate(language, "button-page-before"), disabled=page == 0
    )
    after = button(
        LearnPage(kind, page + 1),
        translate(language, "button-page-after"),
        ButtonStyle.primary,
        disabled=last,
    )
    return [before, after]
