"""A whole run of the tests raises every refusal of the bot's own at least once.

Each process notes the keys of the errors that people can be answered with; the run fails if it was a whole
one and one of the bot's error texts belongs to none of them.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

import pytest

from bot.table import TableError
from bot.ui.errors import UserError

TEXTS = Path(__file__).parents[1] / "bot/i18n/locale/en.ftl"
PLAIN = "not soak and not benchmark"
"""The tests that a run without any choice runs."""
FAULT_OF_THE_BOT = "ours"
"""The answer to what is no refusal but a mistake of the bot."""


def all_keys() -> set[str]:
    """Return the keys of the errors that have a text."""
    found = re.findall(r"^error-([a-z-]+) =", TEXTS.read_text("utf-8"), re.MULTILINE)
    return {key.replace("-", "_") for key in found} - {FAULT_OF_THE_BOT}


class RaisedRefusals:
    """Notes which errors are made, in this process and in those that it has started."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        for error in (TableError, UserError):
            self._note_made(error)

    def _note_made(self, error: type[Any]) -> None:
        made = error.__init__

        @functools.wraps(made)
        def noting(self_: Any, *args: Any, **params: Any) -> None:
            made(self_, *args, **params)
            self.keys.add(str(self_.key))

        error.__init__ = noting

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over what a process of pytest-xdist has noted."""
        self.keys |= set(getattr(node, "workeroutput", {}).get("refusals", ()))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a whole run in which an error was never made; one of pytest-xdist hands its keys over."""
        config: Any = session.config
        if hasattr(config, "workeroutput"):
            config.workeroutput["refusals"] = sorted(self.keys)
        elif is_whole(config) and session.exitstatus == 0 and self.missing():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Name the errors that a whole run did not make."""
        if is_whole(terminalreporter.config) and self.missing():
            terminalreporter.section("refusals that no test raises", red=True)
            terminalreporter.line("\n".join(sorted(self.missing())))

    def missing(self) -> set[str]:
        """Return the keys of the errors that were not made."""
        return all_keys() - self.keys


def is_whole(config: Any) -> bool:
    """Say whether all tests of a plain run are run."""
    option = config.option
    fewer = option.collectonly or option.deselect or option.ignore or option.ignore_glob
    chosen = fewer or option.keyword or option.markexpr != PLAIN or config.getoption("lf", default=False)
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not chosen


def note_refusals(config: pytest.Config) -> None:
    """Note refusals from now on."""
    config.pluginmanager.register(RaisedRefusals())
