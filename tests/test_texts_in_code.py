"""No text that people read is written in code: it is in language files and is asked for by key.

A text is a string of two words or more, a formatted one of a word and a value, or anything at all that is
handed over as something to be shown (``label=``, ``content=``, what is sent). Docstrings, what is logged,
errors for developers, SQL, patterns, markup and the paths of commands are not for players.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rules import GAMES

ROOT = Path(__file__).parents[1]
SOURCES = sorted(
    path.relative_to(ROOT).as_posix()
    for room in ("bot", "render", "rules")
    for path in (ROOT / room).rglob("*.py")
)
COMMANDS = {
    key
    for file in ROOT.glob("bot/i18n/locale/en.ftl")
    for key in re.findall(r"^(command-[a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
} | {"command-" + action.command.replace(" ", "-") for game in GAMES.values() for action in game.actions}

SHOWN = {"content", "description", "label", "placeholder", "summary", "text", "title"}
"""Keyword arguments whose strings people read."""

SHOWS = {"Label", "TextDisplay", "announce_text", "in_box", "plain", "reply_text", "send", "send_message"}
"""Functions all of whose strings people read."""

LOGGING = {"critical", "debug", "error", "exception", "info", "log", "warning"}
PATTERNS_AND_TYPES = {"TypeVar", "cast", "compile", "findall", "fullmatch", "match", "search", "sub"}
"""Functions whose first argument is a pattern or a type."""

OPERATOR_ERRORS = {
    "AssertionError",
    "ConfigError",
    "HeldBackError",
    "HeldError",
    "RuntimeError",
    "StoreError",
    "TypeError",
    "ValueError",
    "_wrong",
    "wrong",
}
"""Errors, and what makes them, whose messages are for whoever writes or runs the program."""

SQL = re.compile(
    r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|VACUUM|BEGIN|WHERE|ORDER BY|ON CONFLICT|LEFT JOIN)\b"
)
MARKUP = re.compile(r"<style>.*</style>|<[^>]*>")

FOR_THE_OPERATOR = {
    "bot/__main__.py",
    "bot/config.py",
    "bot/running.py",
    "bot/store/checking.py",
    "bot/store/lease.py",
    "bot/upkeep.py",
    "rules/players/arena.py",
}
"""What these write goes to the terminal of whoever runs the bot, before a language is known."""

ALLOWED = {
    "bot/store/connection.py": {
        "synchronous = full",
        "secure_delete = on",
        "foreign_keys = on",
        "Could not decode",
    },
    "bot/store/journals.py": {"at least \ufffc"},
    "bot/store/rotten_messages.py": {"\ufffc AND id = ?", "\ufffc AND game = ?"},
    "bot/store/seals.py": {
        " WHEN OLD.seal IS \ufffc",
        "CAST(\ufffc AS BLOB)",
        "CAST(\ufffc.\ufffc AS BLOB)",
        "\ufffc.seal IS \ufffc(\ufffc)",
    },
    "bot/store/structure.py": {"REINDEX \ufffc"},
    "bot/store/game_ids.py": {"NOT (status = 'reset' AND seal IS NULL)"},
    "bot/store/outbox_rows.py": {
        "CASE WHEN outbox.attempts >= \ufffc AND coalesce(outbox.edits, outbox.message_id) IS NOT NULL"
        " THEN coalesce(outbox.edits, outbox.id) END",
    },
    "bot/store/outbox.py": {
        "(coalesce(outbox.due, 0) <= ? OR (outbox.created > ? AND outbox.due >= outbox.created)"
        " OR outbox.due > ?)",
        "(outbox.message_id IS NOT NULL OR game.status <> 'parked')",
    },
    "bot/store/timers.py": {
        "sound AND kind IN (\ufffc)",
        "due IS NOT NULL AND made > ? AND kind <> \ufffc",
    },
    "rules/randomness.py": {"\ufffc\nreseed\n\ufffc"},
    "rules/testing/actions.py": {"nothing of the kind"},
    "rules/testing/hidden.py": {"another salt"},
}
"""For each file the strings that are not for players after all: settings of SQLite, what is hashed, and
what the conformance kit tries."""


class Texts(ast.NodeVisitor):
    """Collects the strings of a module that people would read, with their lines."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_Raise(self, node: ast.Raise) -> None:
        if not (isinstance(node.exc, ast.Call) and name_of(node.exc.func) in OPERATOR_ERRORS):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        pass

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name != "conserved":
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = name_of(node.func)
        if called in LOGGING and isinstance(node.func, ast.Attribute):
            return
        self.visit(node.func)
        for argument in node.args[1:] if called in PATTERNS_AND_TYPES else node.args:
            self.visit_shown(argument, called in SHOWS)
        for keyword in node.keywords:
            self.visit_shown(keyword.value, keyword.arg in SHOWN)

    def visit_shown(self, node: ast.expr, shown: bool) -> None:
        """Check an argument; what is shown as it stands may not hold even one word."""
        if shown and re.search(LETTER, written(node)):
            self.found.append((node.lineno, written(node)))
        else:
            self.visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        self.judge(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self.judge(node)
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def judge(self, node: ast.expr) -> None:
        """Collect a string if it reads like a text."""
        text = written(node)
        parts = MARKUP.sub("", text).split()
        words = [part for part in parts if re.search(WORD, part)]
        values = [part for part in parts if HOLE in part and part not in words]
        command = "command-" + text.replace(" ", "-") in COMMANDS
        if words and len(words) + len(values) > 1 and not SQL.search(text) and not command:
            self.found.append((node.lineno, text))


LETTER = r"[^\W\d_]"
WORD = LETTER + "{2}"
HOLE = "\ufffc"


def name_of(function: ast.expr) -> str:
    """Return the bare name of what is called."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def written(node: ast.expr) -> str:
    """Return the text of a string literal, with a mark for each value put in; "" for all else."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            HOLE if isinstance(part, ast.FormattedValue) else written(part) for part in node.values
        )
    return ""


def texts_in(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines and texts of a module's source."""
    texts = Texts()
    texts.visit(ast.parse(source))
    yield from texts.found


@pytest.mark.parametrize("path", [path for path in SOURCES if path not in FOR_THE_OPERATOR])
def test_no_text_is_written_in_code(path: str) -> None:
    allowed = ALLOWED.get(path, set())
    found = [(line, text) for line, text in texts_in((ROOT / path).read_text("utf-8")) if text not in allowed]
    assert not found


def test_what_is_allowed_is_still_there() -> None:
    for path, texts in ALLOWED.items():
        assert texts <= {text for _, text in texts_in((ROOT / path).read_text("utf-8"))}, path


@pytest.mark.parametrize(
    "source",
    [
        'say("You cannot do that")',
        'lines = ["Your turn"]',
        'said = f"{name} wins"',
        "said = f\"{words.text('a')} and {name}\"",
        'Button(label="End")',
        'TextDisplay("Done")',
        'raise Refusal("You cannot do that")',
        'page = "<p>Open a channel</p>"',
        'Container(TextDisplay(content=f"{name}!x"))',
        'error = RuleError("toy.rule", why="You cannot")',
        'x = {"a": "Two words"}',
    ],
)
def test_texts_are_found(source: str) -> None:
    assert list(texts_in(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of a module."""',
        'def f():\n    """A docstring."""',
        'x = 1\n"""What x is."""',
        'log.warning("could not post to %s", channel)',
        'raise ValueError(f"unknown game {kind}")',
        'await connection.execute("SELECT id FROM game WHERE channel = ?", (channel,))',
        'cast("dict[str, int | float]", params)',
        're.compile(r"one two")',
        'words.text("command-card-play", seat=seat)',
        'said = f"{first} {second}"',
        'name = f"{stem}.toml"',
        'mention_command("game new")',
        'page = f"<li class=\\"one two\\"><b>{name}</b></li>"',
        'Button(label=words.text("end"))',
        'x: "Mapping[str, int]" = {}',
    ],
)
def test_what_is_no_text_is_left_alone(source: str) -> None:
    assert not list(texts_in(source))


BOT_SOURCES = [path for path in SOURCES if path.startswith("bot/")]
BOT_KEYS = set(
    re.findall(r"^([a-z-]+) =", (ROOT / "bot/i18n/locale/en.ftl").read_text("utf-8"), re.MULTILINE)
)


@cache
def strings_given(path: str) -> frozenset[tuple[str, int, str]]:
    """Return the strings that a module gives to functions: of which name, at which position, and what."""
    return frozenset(
        (name_of(node.func), position, argument.value)
        for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8")))
        if isinstance(node, ast.Call)
        for position, argument in enumerate(node.args)
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def keys_given(path: str, functions: set[str], position: int) -> set[str]:
    """Return the keys that a module writes at one position of calls of some functions."""
    return {key for name, place, key in strings_given(path) if name in functions and place == position}


def translated(path: str) -> set[str]:
    """Return the keys that a module writes where it asks for a text."""
    return keys_given(path, {"translate"}, 0) | keys_given(path, {"translate"}, 1)


@pytest.mark.parametrize("path", BOT_SOURCES)
def test_every_refusal_has_a_text(path: str) -> None:
    """Every key that is written where an error is raised has a text for whoever is refused."""
    keys = keys_given(path, {"TableError", "UserError"}, 0)
    assert {key for key in keys if f"error-{key.replace('_', '-')}" not in BOT_KEYS} == set()


@pytest.mark.parametrize("path", BOT_SOURCES)
def test_every_key_has_a_text(path: str) -> None:
    """It is the first argument of a request's ``translate`` and the second of the function."""
    assert translated(path) <= BOT_KEYS


def test_keys_are_found() -> None:
    assert {"log-head", "log-unreadable"} <= {key for path in BOT_SOURCES for key in translated(path)}
    assert "unreadable" in {key for path in BOT_SOURCES for key in keys_given(path, {"TableError"}, 0)}
