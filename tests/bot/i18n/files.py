"""Language files of the tests' own: those of the bot, and beside each a file in a made-up language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import rules.language.plain_texts
import rules.language.texts
from bot.ui.games import offered_games
from rules.language.messages import Messages
from tests.same_commands import forget_commands

MADE_UP = "xx"
"""The language in which every message of the English files stands between brackets."""


def wrapped(source: str) -> str:
    """Return a language file in which each message stands between brackets."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value.elements = [
                ast.TextElement("⟦"),
                *entry.value.elements,
                ast.TextElement("⟧"),
            ]
    return FluentSerializer().serialize(resource)


def write_files(folder: Path) -> None:
    """Copy all language files to a folder, and add to each English one the same in the made-up language."""
    sources = [
        ("bot.i18n", "locale"),
        ("rules.language", "locale"),
        *((game.package, "texts") for game in offered_games().values()),
    ]
    for package, room in sources:
        made = folder / package / room
        made.mkdir(parents=True)
        for file in files(package).joinpath(room).iterdir():
            made.joinpath(file.name).write_text(file.read_text("utf-8"), "utf-8")
        english = made.joinpath("en.ftl").read_text("utf-8")
        made.joinpath(f"{MADE_UP}.ftl").write_text(wrapped(english), "utf-8")


def new_reader() -> Callable[..., Messages]:
    """Return what reads language files, and remembers those alone that it has read itself."""
    return cache(rules.language.texts.load_messages.__wrapped__)


def read_from(folder: Path, reader: Callable[..., Messages], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot read its texts from a folder."""
    monkeypatch.setattr(rules.language.texts, "files", lambda package: folder / package)
    monkeypatch.setattr(rules.language.texts, "load_messages", reader)


def forget() -> None:
    """Empty what remembers texts and which languages there are."""
    rules.language.texts.languages.cache_clear()
    rules.language.plain_texts.plain_text.cache_clear()
    forget_commands()
