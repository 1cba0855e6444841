"""What the pages of a rulebook say: a section, the table of costs, the cards, the rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.i18n.catalogue import translate
from bot.table import TableInfo
from bot.ui.action_keys import action_path
from bot.ui.rule_links import CARDS, COSTS, RULINGS, Topic
from bot.ui.services import Services
from rules import GAMES
from rules.language.rulebook import (
    Numbers,
    Paragraph,
    Rulebook,
    Section,
    is_packaged,
    load_rulebook,
    numbers_of,
)
from rules.values import tag_of

_MOST_CARDS = 20


@dataclass(frozen=True, slots=True)
class Contents:
    """What a topic says: a heading, blocks that pages are made of, and the topics that it leads to."""

    heading: str
    blocks: Sequence[str]
    see: Sequence[tuple[Topic, str]]


def contents_of(services: Services, topic: Topic, language: str, info: TableInfo | None) -> Contents:
    """Return what a topic says, with the numbers that count for the game of the channel."""
    book = load_rulebook(topic.kind, language)
    numbers = _numbers_for(services, topic.kind, info)
    if topic.name == COSTS:
        return _costs(services, book, numbers)
    if topic.name == CARDS:
        return _cards(book, numbers)
    if topic.name == RULINGS:
        return _rulings(book, numbers)
    return _section(services, book, book.sections[topic.name], numbers)


def _numbers_for(services: Services, kind: str, info: TableInfo | None) -> Numbers:
    """Return the numbers that count: of the game being played, or those that a new game would have."""
    return numbers_of(kind, _components_for(services, kind, info))


def is_as_pictured(services: Services, kind: str, info: TableInfo | None) -> bool:
    """Say whether the components that count are those of the rulebook's pictures."""
    return is_packaged(kind, _components_for(services, kind, info))


def _components_for(services: Services, kind: str, info: TableInfo | None) -> Mapping[str, object] | None:
    if info is not None and info.kind == kind and info.fingerprint:
        return info.options
    return services.tables.lobby.components.get(kind)


def _section(services: Services, book: Rulebook, section: Section, numbers: Numbers) -> Contents:
    language = book.language
    priced = (section.cost or section.gain) and book.has(section, numbers)
    facts = [_price(book, section, numbers)] if priced else []
    facts += _commands(services, book.kind, section)
    heading = translate(language, "rules-heading", title=book.fill(section.title, numbers))
    blocks = [_paragraph(language, one) for one in book.said(section, numbers)]
    see = [(Topic(book.kind, other), book.sections[other].title) for other in section.see]
    return Contents("\n".join((heading, " · ".join(facts))).rstrip(), blocks, see)


def _paragraph(language: str, paragraph: Paragraph) -> str:
    """Return a paragraph, set off if it is no printed rule."""
    return _marked(language, paragraph.mark, paragraph.text) if paragraph.mark else paragraph.text


def _marked(language: str, mark: str, text: str) -> str:
    """Return a paragraph that is no printed rule, set off and called what it is."""
    key = "rules-reconstruction" if mark == "reconstruction" else "rules-ruling"
    return "> " + translate(language, key, id=mark.rpartition(".")[2], text=text).replace("\n", "\n> ")


def _price(book: Rulebook, section: Section, numbers: Numbers) -> str:
    cost, gain = book.fill(section.cost, numbers), book.fill(section.gain, numbers)
    key = "rules-price-gain" if cost and gain else "rules-price" if cost else "rules-gain"
    return translate(book.language, key, cost=cost, gain=gain)


def _commands(services: Services, kind: str, section: Section) -> list[str]:
    """Return the commands of a section's actions, and those that it names itself, to click on."""
    actions = [action for action in GAMES[kind].actions if tag_of(action) in section.actions]
    paths = [*(action_path(kind, action) for action in actions), *section.commands]
    return [services.mentions(path) for path in paths]


def _costs(services: Services, book: Rulebook, numbers: Numbers) -> Contents:
    lines = [
        " · ".join(
            (
                "- " + _price(book, line.section, numbers),
                line.section.title,
                *_commands(services, book.kind, line.section),
            )
        )
        for line in book.costs(numbers)
    ]
    blocks = ["\n".join(lines) or translate(book.language, "rules-no-costs")]
    return Contents(translate(book.language, "rules-costs-heading"), blocks, _other_lists(book, COSTS))


def _cards(book: Rulebook, numbers: Numbers) -> Contents:
    cards = [section for section in book.cards() if book.has(section, numbers)]
    blocks = [_titled(book, section, book.said(section, numbers)[0].text) for section in cards]
    see = [(Topic(book.kind, section.id), section.title) for section in cards]
    heading = translate(book.language, "rules-cards-heading")
    return Contents(heading, blocks or [translate(book.language, "rules-no-cards")], see[:_MOST_CARDS])


def _rulings(book: Rulebook, numbers: Numbers) -> Contents:
    blocks = [
        _titled(book, one.section, _marked(book.language, one.mark, one.text)) for one in book.marked(numbers)
    ]
    heading = translate(book.language, "rules-rulings-heading")
    none = [translate(book.language, "rules-no-rulings")]
    return Contents(heading, blocks or none, _other_lists(book, RULINGS))


def _titled(book: Rulebook, section: Section, text: str) -> str:
    return translate(book.language, "rules-title", title=section.title) + "\n" + text


def _other_lists(book: Rulebook, this: str) -> list[tuple[Topic, str]]:
    """Return the other lists of the same book, each with what its button says."""
    keys = {COSTS: "button-costs", CARDS: "button-cards", RULINGS: "button-rulings"}
    return [
        (Topic(book.kind, name), translate(book.language, key))
        for name, key in keys.items()
        if name != this and (name != CARDS or book.cards())
    ]
