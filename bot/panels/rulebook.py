"""A page of a rulebook as a message: a section, the table of costs, the cards, the rulings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.commands.actions import action_path
from bot.i18n.catalogue import translate
from bot.panels.answer import Message, UserError
from bot.panels.press import Press, button, cut, menu, row
from bot.ui.choices import command_key
from bot.ui.pictures import Picture, draw_figure
from rules import GAMES, Action
from rules.language.rulebook import (
    Numbers,
    Paragraph,
    Rulebook,
    SearchHit,
    Section,
    has_rulebook,
    load_rulebook,
    numbers_of,
)
from rules.language.texts import FALLBACK
from rules.language.words import Words
from rules.values import tag_of

if TYPE_CHECKING:
    from bot.client import Riquet
    from bot.table import TableInfo

COSTS, CARDS, RULINGS = ".costs", ".cards", ".rulings"

_PAGE = 1800
_SUMMARY = 100
_BUTTONS_IN_A_ROW = 5


@dataclass(frozen=True, slots=True)
class Topic:
    """What a page is about: a section of a game's rulebook by its id, or one of its lists."""

    kind: str
    name: str

    @classmethod
    def parse(cls, written: str) -> Topic:
        """The topic of a press or a note; UserError("rules_gone") if there is none any more."""
        kind, _, name = written.partition("#")[0].partition("/")
        listed = name in (COSTS, CARDS, RULINGS)
        if kind not in GAMES or not (listed or name in load_rulebook(kind, FALLBACK).sections):
            raise UserError("rules_gone")
        return cls(kind, name)

    def __str__(self) -> str:
        return f"{self.kind}/{self.name}"


@dataclass(frozen=True, slots=True)
class _Page:
    """What a topic says: a heading, blocks that pages are made of, and the topics that it leads to."""

    heading: str
    blocks: Sequence[str]
    see: Sequence[tuple[Topic, str]]


def books() -> list[str]:
    """The games that have a rulebook."""
    return [kind for kind in GAMES if has_rulebook(kind)]


def numbers_for(client: Riquet, kind: str, info: TableInfo | None) -> Numbers:
    """The numbers that count: of the game being played, or those that a new game would have."""
    if info is not None and info.kind == kind and info.options:
        return numbers_of(kind, info.options)
    return numbers_of(kind, client.tables.lobby.components.get(kind))


async def rule_message(
    client: Riquet,
    topic: Topic,
    language: str,
    look: str,
    info: TableInfo | None,
    page: int = 0,
    *,
    above: str = "",
    finds: Sequence[SearchHit] = (),
    public: bool = False,
) -> Message:
    """A page of a topic as in :func:`rule_view`, the first one with the picture of its section."""
    section = load_rulebook(topic.kind, language).sections.get(topic.name)
    picture = None
    if section is not None and section.picture and page <= 0:
        picture = await draw_figure(client, topic.kind, section.picture, language, look)
    view = rule_view(
        client, topic, language, info, page, above=above, finds=finds, public=public, picture=picture
    )
    return Message(view, () if picture is None else (picture.file(),))


def rule_view(
    client: Riquet,
    topic: Topic,
    language: str,
    info: TableInfo | None,
    page: int = 0,
    *,
    above: str = "",
    finds: Sequence[SearchHit] = (),
    public: bool = False,
    picture: Picture | None = None,
) -> ui.LayoutView:
    """A page of a topic.

    ``info`` is the game of the channel, if there is one. ``above`` is said first, ``finds`` are what else
    was found, a ``picture`` stands below the text, and a ``public`` page has no button to show it to the
    channel.
    """
    book = load_rulebook(topic.kind, language)
    said = _page(client, book, topic, numbers_for(client, topic.kind, info))
    pages = _paged(said.blocks)
    page = max(0, min(page, len(pages) - 1))
    game = 0 if info is None else info.id
    title = Words(topic.kind, language).text("title")
    foot = translate(language, "rules-foot", game=title)
    if len(pages) > 1:
        foot = translate(language, "rules-foot-page", game=title, page=str(page + 1), pages=str(len(pages)))
    container: ui.Container[Any] = ui.Container()
    if above:
        container.add_item(ui.TextDisplay(cut(above, _PAGE)))
    container.add_item(ui.TextDisplay("\n".join((said.heading, pages[page], foot))))
    if picture is not None:
        container.add_item(picture.gallery())
    turning = [
        button(Press("rule", game, path=str(to), topic=str(topic)), translate(language, key))
        for to, key in ((page - 1, "button-page-before"), (page + 1, "button-page-after"))
        if 0 <= to < len(pages)
    ]
    if turning:
        container.add_item(row(*turning))
    links = [button(Press("rule", game, topic=str(to)), label) for to, label in said.see]
    for start in range(0, len(links), _BUTTONS_IN_A_ROW):
        container.add_item(row(*links[start : start + _BUTTONS_IN_A_ROW]))
    if finds:
        container.add_item(row(found_menu(game, finds, language)))
    if info is not None and not public:
        show = Press("rule_show", game, path=str(page), topic=str(topic))
        container.add_item(row(button(show, translate(language, "button-to-channel"))))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def found_menu(game: int, finds: Sequence[SearchHit], language: str) -> ui.Item[Any]:
    """A menu of sections that were found."""
    several = len({found.kind for found in finds}) > 1
    options = [
        discord.SelectOption(
            label=cut(found_name(found, language, several=several), 100),
            value=str(Topic(found.kind, found.section.id)),
        )
        for found in finds[:25]
    ]
    return menu(Press("rule", game), translate(language, "rules-other-finds"), options)


def found_name(found: SearchHit, language: str, *, several: bool) -> str:
    """What a find is called; with its game where there are several."""
    if not several:
        return found.section.title
    return translate(
        language,
        "rules-found-in",
        section=found.section.title,
        game=Words(found.kind, language).text("title"),
    )


def actions_menu(kind: str, actions: Iterable[type[Action]], game: int, language: str) -> ui.Item[Any] | None:
    """A menu of the rules of some kinds of action; None if there are no such rules."""
    book, words = load_rulebook(kind, language), Words(kind, language)
    options = [
        discord.SelectOption(
            label=cut(words.text(f"{command_key(action)}-label"), 100),
            description=cut(section.title, 100),
            value=f"{Topic(kind, section.id)}#{tag_of(action)}",
        )
        for action in actions
        if (section := book.section_for_action(tag_of(action))) is not None
    ]
    return (
        menu(Press("rule_beside", game), translate(language, "rules-of-actions"), options[:25])
        if options
        else None
    )


def kinds_view(language: str, name: str, kinds: Iterable[str]) -> ui.LayoutView:
    """The question of which game's list is meant."""
    container: ui.Container[Any] = ui.Container(ui.TextDisplay(translate(language, "rules-which-game")))
    links = [
        button(Press("rule", 0, topic=str(Topic(kind, name))), Words(kind, language).text("title"))
        for kind in kinds
    ]
    for start in range(0, len(links), _BUTTONS_IN_A_ROW):
        container.add_item(row(*links[start : start + _BUTTONS_IN_A_ROW]))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def _page(client: Riquet, book: Rulebook, topic: Topic, numbers: Numbers) -> _Page:
    if topic.name == COSTS:
        return _costs(client, book, numbers)
    if topic.name == CARDS:
        return _cards(book, numbers)
    if topic.name == RULINGS:
        return _rulings(book, numbers)
    return _section(client, book, book.sections[topic.name], numbers)


def _section(client: Riquet, book: Rulebook, section: Section, numbers: Numbers) -> _Page:
    language = book.language
    facts = [_price(book, section, numbers)] if section.cost or section.gain else []
    facts += _commands(client, book.kind, section)
    heading = translate(language, "rules-heading", title=book.fill(section.title, numbers))
    blocks = [_paragraph(language, one, book.fill(one.text, numbers)) for one in section.paragraphs]
    see = [(Topic(book.kind, other), book.sections[other].title) for other in section.see]
    return _Page("\n".join((heading, " · ".join(facts))).rstrip(), blocks, see)


def _paragraph(language: str, paragraph: Paragraph, text: str) -> str:
    if not paragraph.mark:
        return text
    return _marked(language, paragraph.mark, text)


def _marked(language: str, mark: str, text: str) -> str:
    """A paragraph that is no printed rule, set off and called what it is."""
    key = "rules-reconstruction" if mark == "reconstruction" else "rules-ruling"
    said = translate(language, key, id=mark, text=text)
    return "> " + said.replace("\n", "\n> ")


def _price(book: Rulebook, section: Section, numbers: Numbers) -> str:
    cost, gain = book.fill(section.cost, numbers), book.fill(section.gain, numbers)
    key = "rules-price-gain" if cost and gain else "rules-price" if cost else "rules-gain"
    return translate(book.language, key, cost=cost, gain=gain)


def _commands(client: Riquet, kind: str, section: Section) -> list[str]:
    """The commands of a section's actions, to click on."""
    actions = [action for action in GAMES[kind].actions if tag_of(action) in section.actions]
    return [client.mention_command(action_path(kind, action)) for action in actions]


def _costs(client: Riquet, book: Rulebook, numbers: Numbers) -> _Page:
    lines = [
        " · ".join(
            (
                "- " + _price(book, line.section, numbers),
                line.section.title,
                *_commands(client, book.kind, line.section),
            )
        )
        for line in book.costs(numbers)
    ]
    blocks = ["\n".join(lines) or translate(book.language, "rules-no-costs")]
    return _Page(translate(book.language, "rules-costs-heading"), blocks, _related(book, COSTS))


def _cards(book: Rulebook, numbers: Numbers) -> _Page:
    blocks = [
        "\n".join(
            (
                translate(book.language, "rules-title", title=section.title),
                book.fill(section.paragraphs[0].text, numbers),
            )
        )
        for section in book.cards()
    ]
    see = [(Topic(book.kind, section.id), section.title) for section in book.cards()]
    heading = translate(book.language, "rules-cards-heading")
    return _Page(heading, blocks or [translate(book.language, "rules-no-cards")], see[:20])


def _rulings(book: Rulebook, numbers: Numbers) -> _Page:
    blocks = [
        translate(book.language, "rules-title", title=one.section.title)
        + "\n"
        + _marked(book.language, one.mark, one.text)
        for one in book.marked(numbers)
    ]
    heading = translate(book.language, "rules-rulings-heading")
    return _Page(heading, blocks or [translate(book.language, "rules-no-rulings")], _related(book, RULINGS))


def _related(book: Rulebook, but: str) -> list[tuple[Topic, str]]:
    """Buttons to the other lists of the same book."""
    keys = {COSTS: "button-costs", CARDS: "button-cards", RULINGS: "button-rulings"}
    return [
        (Topic(book.kind, name), translate(book.language, key))
        for name, key in keys.items()
        if name != but and (name != CARDS or book.cards())
    ]


def _paged(blocks: Sequence[str]) -> list[str]:
    """Blocks put together to pages that fit into a message."""
    pages: list[str] = []
    for block in blocks:
        piece = cut(block, _PAGE)
        if pages and len(pages[-1]) + len(piece) + 2 <= _PAGE:
            pages[-1] += "\n\n" + piece
        else:
            pages.append(piece)
    return pages
