"""The fixtures of the made-up language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.language.messages import Messages
from tests.bot.i18n.files import forget, new_reader, read_from, write_files


@pytest.fixture(scope="module")
def language_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with all language files, the made-up ones among them; no test may change it."""
    folder = tmp_path_factory.mktemp("languages")
    write_files(folder)
    return folder


@pytest.fixture(scope="module")
def reader() -> Callable[..., Messages]:
    """Return what reads these files: each once for all tests of a module, and beside those of the bot."""
    return new_reader()


@pytest.fixture
def made_up(
    language_files: Path, reader: Callable[..., Messages], monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Let everybody read the copied language files, the made-up language among them."""
    read_from(language_files, reader, monkeypatch)
    forget()
    yield
    forget()
