"""Checks of a game's commands and language files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rules.game import Game
from rules.language.texts import has_text, languages, sources_of
from rules.language.words import Words
from rules.records import Standing
from rules.registry import GAMES
from rules.values import fields_of, tag_of

OPTION_NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord takes as the name of a command or of an option, if it is in small letters."""

MOST_IN_A_FORM = 5
"""How many fields a form of Discord has."""


def check_commands(kind: str) -> None:
    """Raise AssertionError unless paths of commands fit Discord's tree and every field can be filled in."""
    game = GAMES[kind]
    paths = [action.command for action in game.actions]
    assert len(set(paths)) == len(paths)
    groups = {path.split()[0] for path in paths if " " in path}
    assert not groups & set(paths), "a command cannot be a group too"
    for action in game.actions:
        assert re.fullmatch(r"[a-z-]+( [a-z-]+)?", action.command)
        names = {field.name for field in fields_of(action)}
        assert action.open_ended == bool(action.parsers)
        assert set(action.parsers) <= names
        kinds = [field.kind for field in fields_of(action) if field.kind is not None]
        assert not any(one.place and one.held for one in kinds), f"{action}: a hand does not lie on the board"
        typed = {field.name for field in fields_of(action) if field.many or field.bundle}
        assert typed <= set(action.parsers), f"{action} has fields that can only be typed, and no parser"
        hand = {
            one.name for one in fields_of(action) if one.bundle and one.kind is not None and one.kind.held
        }
        assert set(action.counted) <= hand, f"{action} counts what is no bundle of a hand"
        assert not action.open_ended or len(names) <= MOST_IN_A_FORM, f"{action} has no form"


def check_command_texts(kind: str) -> None:
    """Raise AssertionError unless commands and fields have names, descriptions and labels for Discord.

    In each of the game's languages.
    """
    game = GAMES[kind]
    for language in languages(game.package, "texts"):
        words = Words(kind, language)
        for key, most in (("title", 100), ("summary", 100), ("about", 400)):
            assert 0 < len(words.text(key)) <= most
        for key, depth in dict.fromkeys(_command_keys(game)):
            name = words.text(key)
            assert OPTION_NAME.fullmatch(name), f"{key} ({language}): {name}"
            assert name == name.lower(), f"{key} ({language}): {name}"
            if depth:
                assert 0 < len(words.text(f"{key}-description")) <= 100, f"{key} ({language})"
        _check_siblings(game, words)
        for key in (f"option-{name}" for name in game.options):
            if words.has(key):
                assert 0 < len(words.text(key)) <= 50, f"{key} ({language})"
                assert 0 < len(words.text(f"{key}-description")) <= 100, f"{key} ({language})"


def check_message_keys(kind: str) -> None:
    """Raise AssertionError unless English has a message for each action and event, and files are well-formed.

    Other languages have no key and no variable that English lacks.
    """
    game = GAMES[kind]
    for struct, prefix in ((game.actions, "action"), (game.events, "event"), (game.standing, "standing")):
        tags = [tag_of(one) for one in struct]
        assert len(set(tags)) == len(tags)
        for tag in tags:
            assert has_text("en", sources_of(kind), f"{prefix}-{tag}"), f"{prefix}-{tag}"
    for event in game.events:
        if event.awaited is not None and not event.awaited_as:
            assert has_text("en", sources_of(kind), f"await-{tag_of(event)}"), f"await-{tag_of(event)}"
    for standing in game.standing:
        tag = tag_of(standing)
        for key in (f"standing-{tag}-label", f"standing-{tag}-description", f"topic-{standing.topic}"):
            assert has_text("en", sources_of(kind), key), key
        for key in _form_keys(standing):
            assert has_text("en", sources_of(kind), key), key
    english = _read_messages(kind, "en")
    for language in languages(game.package, "texts"):
        for key, variables in _read_messages(kind, language).items():
            assert key in english, f"{key} ({language}) is not in English"
            assert variables <= english[key], f"{key} ({language}) has more: {variables - english[key]}"


def _form_keys(standing: type[Standing]) -> Iterator[str]:
    """Yield the keys of the form of an open-ended class of standing answers: of its button and fields."""
    if standing.open_ended:
        yield f"standing-{tag_of(standing)}-form"
        for field in fields_of(standing):
            yield f"standing-{tag_of(standing)}-{field.name}"
            yield f"standing-{tag_of(standing)}-{field.name}-description"


def _command_keys(game: type[Game]) -> Iterator[tuple[str, int]]:
    """Yield the keys of the names of commands and fields, each with its depth: 0 for the game's own."""
    yield "command", 0
    for action in game.actions:
        path = action.command.replace(" ", "-")
        if " " in action.command:
            yield f"command-{action.command.split()[0]}", 1
        yield f"command-{path}", 1
        for field in fields_of(action):
            yield f"command-{path}-{field.name}", 2


def _check_siblings(game: type[Game], words: Words) -> None:
    """Raise AssertionError unless labels fit a button, and names beside one another differ."""
    siblings: dict[str, set[str]] = {}
    for action in game.actions:
        path = action.command.replace(" ", "-")
        assert 0 < len(words.text(f"command-{path}-label")) <= 80
        parent = path.rsplit("-", 1)[0] if " " in action.command else ""
        for name, family in (
            (words.text(f"command-{path}"), parent),
            *((words.text(f"command-{path}-{field.name}"), path) for field in fields_of(action)),
        ):
            beside = siblings.setdefault(family, set())
            assert name not in beside, f"{name} twice in {family} ({words.language})"
            beside.add(name)


class _Variables(Visitor):
    """The names of the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Add the name of a variable."""
        self.names.add(node.id.name)


def _read_messages(kind: str, language: str) -> dict[str, set[str]]:
    """Return the variables of each message of a game's language file.

    Raises AssertionError where the file is not well-formed.
    """
    path = files(GAMES[kind].package).joinpath("texts", f"{language}.ftl")
    messages: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} ({language}) is there twice"
            variables = _Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
    return messages
