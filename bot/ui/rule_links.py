"""Links into the rulebooks: what a page is about, and menus of sections."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import ui

from bot.i18n.catalogue import translate
from bot.ui.action_keys import command_key
from bot.ui.component_ids import ComponentId
from bot.ui.components import OPTIONS_IN_A_MENU, menu, truncate
from bot.ui.errors import UserError
from bot.ui.games import offered_games
from rules import Action
from rules.language.rulebook import load_rulebook
from rules.language.texts import FALLBACK
from rules.language.words import Words
from rules.values import tag_of

COSTS, CARDS, RULINGS = ".costs", ".cards", ".rulings"


@dataclass(frozen=True, slots=True)
class Topic:
    """What a page is about: a section of a game's rulebook by its id, or one of its lists."""

    kind: str
    name: str

    @classmethod
    def parse(cls, written: str) -> Self:
        """Return the topic of a component or a note; UserError("rules_gone") if there is none any more."""
        kind, _, name = written.partition("#")[0].partition("/")
        is_list = name in (COSTS, CARDS, RULINGS)
        known = kind in offered_games() and (is_list or name in load_rulebook(kind, FALLBACK).sections)
        if not known:
            raise UserError("rules_gone")
        return cls(kind, name)

    def __str__(self) -> str:
        return f"{self.kind}/{self.name}"


class ShowTopicBeside(ComponentId, frozen=True, tag="rule_beside"):
    """Shows the topic that is picked from a menu, in a message of its own."""

    game: int


def actions_menu(kind: str, actions: Iterable[type[Action]], game: int, language: str) -> ui.Item[Any] | None:
    """Return a menu of the rules of some kinds of action; None if there are no such rules."""
    book, words = load_rulebook(kind, language), Words(kind, language)
    options = [
        discord.SelectOption(
            label=truncate(words.text(f"{command_key(action)}-label"), 100),
            description=truncate(section.title, 100),
            value=f"{Topic(kind, section.id)}#{tag_of(action)}",
        )
        for action in actions
        if (section := book.section_for_action(tag_of(action))) is not None
    ]
    if not options:
        return None
    placeholder = translate(language, "rules-of-actions")
    return menu(ShowTopicBeside(game), placeholder, options[:OPTIONS_IN_A_MENU])
