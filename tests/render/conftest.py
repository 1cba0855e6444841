"""Fixtures for the tests of all painters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

import pytest

from render.kit import writing
from render.kit.canvas import Canvas
from rules.language import plain_texts, wording


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put every text from a language file in marks, with what it was given behind it."""

    def format_text(
        language: str, sources: tuple[tuple[str, str], ...], key: str, params: Mapping[str, object]
    ) -> str:
        given = "; ".join(str(value) for value in params.values())
        return f"⟦{key}⟧ {given}"

    for module in (wording, plain_texts):
        monkeypatch.setattr(module, "format_text", format_text)
    plain_texts.plain_text.cache_clear()
    yield
    plain_texts.plain_text.cache_clear()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record every text that is drawn, without the ellipsis of those that were too long."""
    texts: list[str] = []

    def listen(owner: Any, name: str, place: int) -> None:
        original = getattr(owner, name)

        def listening(*args: Any, **options: Any) -> Any:
            texts.append(cast(str, args[place]).rstrip("…").rstrip())
            return original(*args, **options)

        monkeypatch.setattr(owner, name, listening)

    listen(Canvas, "text", 3)
    listen(Canvas, "number", 3)
    listen(writing, "_text_mask", 0)
    return texts
