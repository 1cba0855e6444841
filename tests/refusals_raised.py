"""A whole run of the tests raises every refusal of the bot's own at least once, in each way it is worded.

Each process notes the errors that people can be answered with, and tells each in every language. A run fails
if one cannot be told in one of them; a whole one also if a variant of an error's text was never told.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from bot.i18n.catalogue import SOURCES, available
from bot.table import TableError
from bot.table.errors import UndoShownError
from bot.ui.errors import UserError, error_text
from rules.language.texts import FALLBACK, has_text
from tests.rules.refusals import sentences_of

TEXTS = Path(__file__).parents[1] / "bot/i18n/locale/en.ftl"
PLAIN = "not soak and not benchmark"
"""The tests that a run without any choice runs."""
FAULT_OF_THE_BOT = "ours"
"""The answer to what is no refusal but a mistake of the bot."""


@functools.cache
def all_sentences() -> Mapping[str, tuple[str, ...]]:
    """Return what each variant of an error's text looks like in English, by the error's key."""
    return {
        entry.id.name.removeprefix("error-"): tuple(sentences_of(entry.value))
        for entry in FluentParser().parse(TEXTS.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("error-") and entry.value
        if entry.id.name != f"error-{FAULT_OF_THE_BOT}"
    }


def told_in(language: str, error: TableError | UserError) -> str:
    """Return what an error says in a language; ValueError if it has no text of its own there, or a hole."""
    key = f"error-{error.key.replace('_', '-')}"
    if not has_text(language, SOURCES, key):
        raise ValueError(f"{key} has no text in {language}")
    text = error_text(language, error)
    own = text or ""
    for typed in error.params.values():
        # Whoever typed a brace reads it again.
        own = own.replace(typed, "") if isinstance(typed, str) else own
    if not text or re.search(r"\{ ?\$", own):
        raise ValueError(f"{key} in {language} says {text!r}")
    return text


class RaisedRefusals:
    """Notes which errors are made, in this process and in those that it has started."""

    def __init__(self) -> None:
        self.told: set[tuple[str, str]] = set()
        self.wrong: set[str] = set()
        self._made: set[str] = set()
        for error in (TableError, UserError):
            self._note_made(error)

    def _note_made(self, error: type[Any]) -> None:
        made = error.__init__

        @functools.wraps(made)
        def noting(self_: Any, *args: Any, **params: Any) -> None:
            made(self_, *args, **params)
            self._note(self_)

        error.__init__ = noting

    def _note(self, error: Any) -> None:
        """Tell an error in each language, once.

        One that is never answered as it is has other parameters; a number that nobody can type has no words.
        """
        once = f"{error.key} {error.params!r}"
        if once in self._made or isinstance(error, UndoShownError):
            return
        self._made.add(once)
        try:
            texts = {language: told_in(language, error) for language in available()}
        except (LookupError, ValueError) as problem:
            self.wrong.add(f"{once}: {problem}")
        except ArithmeticError:
            return
        else:
            self.told.add((error.key.replace("_", "-"), texts[FALLBACK]))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over what a process of pytest-xdist has noted."""
        output = getattr(node, "workeroutput", {})
        self.told |= {(str(key), str(text)) for key, text in output.get("refusals", ())}
        self.wrong |= set(output.get("wrong refusals", ()))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a run by what its errors say, or do not; one of pytest-xdist hands them over."""
        config: Any = session.config
        if hasattr(config, "workeroutput"):
            config.workeroutput["refusals"] = sorted(self.told)
            config.workeroutput["wrong refusals"] = sorted(self.wrong)
        elif session.exitstatus == 0 and (self.wrong or (is_whole(config) and self.missing())):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Name the errors that cannot be told, and those that a whole run did not make."""
        if self.wrong:
            terminalreporter.section("refusals that cannot be told", red=True)
            terminalreporter.line("\n".join(sorted(self.wrong)))
        if is_whole(terminalreporter.config) and self.missing():
            terminalreporter.section("refusals that no test raises", red=True)
            terminalreporter.line("\n".join(self.missing()))

    def missing(self) -> list[str]:
        """Return the variants of errors that were not told, by key and what they look like."""
        return [
            f"{key}: {pattern}"
            for key, patterns in sorted(all_sentences().items())
            for pattern in patterns
            if not any(one == key and re.fullmatch(pattern, text, re.DOTALL) for one, text in self.told)
        ]


def is_whole(config: Any) -> bool:
    """Say whether all tests of a plain run are run."""
    option = config.option
    fewer = option.collectonly or option.deselect or option.ignore or option.ignore_glob
    chosen = fewer or option.keyword or option.markexpr != PLAIN or config.getoption("lf", default=False)
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not chosen


def note_refusals(config: pytest.Config) -> None:
    """Note refusals from now on."""
    config.pluginmanager.register(RaisedRefusals())
