"""A page of a rulebook as a message, and the ids of what can be pressed on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import discord
from discord import ui

from bot.features.rulebook.contents import contents_of, is_as_pictured
from bot.i18n.catalogue import translate
from bot.preferences.settings import Style
from bot.table import TableInfo
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import OPTIONS_IN_A_MENU, IdButton, boxed, button, menu, row, rows, truncate
from bot.ui.message import Message
from bot.ui.pictures import Picture, draw_figure
from bot.ui.rule_links import Topic
from bot.ui.services import Services
from rules.language.rulebook import SearchHit, load_rulebook
from rules.language.words import Words

_PAGE = 1800


class ShowTopic(ComponentId, frozen=True, tag="rule"):
    """Shows a page of a topic, in the place of the one before; that of a menu has its topics as values."""

    game: int
    page: Annotated[int | None, Slot.PATH] = None
    topic: Annotated[Topic | None, Slot.TOPIC] = None


class ShowToChannel(ComponentId, frozen=True, tag="rule_show"):
    """Shows a page of a topic to the channel."""

    game: int
    topic: Annotated[Topic, Slot.TOPIC]
    page: Annotated[int, Slot.PATH] = 0


async def rule_message(
    services: Services,
    topic: Topic,
    language: str,
    style: Style,
    info: TableInfo | None,
    page: int = 0,
    *,
    above: str = "",
    hits: Sequence[SearchHit] = (),
    public: bool = False,
) -> Message:
    """Return a page of a topic as in :func:`rule_view`, the first one with the picture of its section."""
    section = load_rulebook(topic.kind, language).sections.get(topic.name)
    picture = None
    if section is not None and section.picture and page <= 0:
        picture = await draw_figure(services.drawings, topic.kind, section.picture, style, language)
    view = rule_view(
        services, topic, language, info, page, above=above, hits=hits, public=public, picture=picture
    )
    return Message(view, () if picture is None else (picture.file(),))


def rule_view(
    services: Services,
    topic: Topic,
    language: str,
    info: TableInfo | None,
    page: int = 0,
    *,
    above: str = "",
    hits: Sequence[SearchHit] = (),
    public: bool = False,
    picture: Picture | None = None,
) -> ui.LayoutView:
    """Return a page of a topic.

    ``info`` is the game of the channel, if there is one. ``above`` stands first, ``hits`` are what else was
    found, a ``picture`` stands below the text, and a ``public`` page has no button to show it to the channel.
    """
    contents = contents_of(services, topic, language, info)
    pages = _paged(contents.blocks)
    page = max(0, min(page, len(pages) - 1))
    game = 0 if info is None else info.id
    foot = _foot(topic.kind, page, len(pages), language)
    items: list[ui.Item[Any]] = []
    if above:
        items.append(ui.TextDisplay(truncate(above, _PAGE)))
    items.append(ui.TextDisplay("\n".join((contents.heading, pages[page], foot))))
    if picture is not None:
        items.append(picture.gallery())
        if not is_as_pictured(services, topic.kind, info):
            items.append(ui.TextDisplay(translate(language, "rules-picture-packaged")))
    items += rows(_turning(game, topic, page, len(pages), language))
    items += rows([button(ShowTopic(game, topic=to), label) for to, label in contents.see])
    if hits:
        items.append(row(_hits_menu(game, hits, language)))
    if info is not None and not public:
        show = ShowToChannel(game, topic, page)
        items.append(row(button(show, translate(language, "button-to-channel"))))
    return boxed(*items)


def which_game(language: str, name: str, kinds: Iterable[str]) -> Message:
    """Return the question of which game's list is meant."""
    buttons = [
        button(ShowTopic(0, topic=Topic(kind, name)), Words(kind, language).text("title")) for kind in kinds
    ]
    return Message(boxed(ui.TextDisplay(translate(language, "rules-which-game")), *rows(buttons)))


def hit_name(hit: SearchHit, language: str, *, several: bool) -> str:
    """Return what a section that was found is called; with its game where there are several."""
    if not several:
        return hit.section.title
    title = Words(hit.kind, language).text("title")
    return translate(language, "rules-found-in", section=hit.section.title, game=title)


def _foot(kind: str, page: int, pages: int, language: str) -> str:
    title = Words(kind, language).text("title")
    if pages == 1:
        return translate(language, "rules-foot", game=title)
    return translate(language, "rules-foot-page", game=title, page=str(page + 1), pages=str(pages))


def _turning(game: int, topic: Topic, page: int, pages: int, language: str) -> list[IdButton]:
    """Return the buttons to the pages before and after."""
    return [
        button(ShowTopic(game, to, topic), translate(language, key))
        for to, key in ((page - 1, "button-page-before"), (page + 1, "button-page-after"))
        if 0 <= to < pages
    ]


def _hits_menu(game: int, hits: Sequence[SearchHit], language: str) -> ui.Item[Any]:
    """Return a menu of sections that were found."""
    several = len({hit.kind for hit in hits}) > 1
    options = [
        discord.SelectOption(
            label=truncate(hit_name(hit, language, several=several), 100),
            value=str(Topic(hit.kind, hit.section.id)),
        )
        for hit in hits[:OPTIONS_IN_A_MENU]
    ]
    return menu(ShowTopic(game), translate(language, "rules-other-finds"), options)


def _paged(blocks: Sequence[str]) -> list[str]:
    """Return blocks put together to pages that fit into a message."""
    pages: list[str] = []
    for block in blocks:
        piece = truncate(block, _PAGE)
        if pages and len(pages[-1]) + len(piece) + 2 <= _PAGE:
            pages[-1] += "\n\n" + piece
        else:
            pages.append(piece)
    return pages
