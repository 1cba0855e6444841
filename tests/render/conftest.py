"""What the tests of all painters share."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.language import words


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text from a language file stands in marks; what it was given stands behind it."""

    def format_text(
        language: str, sources: tuple[tuple[str, str], ...], key: str, params: Mapping[str, object]
    ) -> str:
        given = "; ".join(str(value) for value in params.values())
        return f"⟦{key}⟧ {given}"

    monkeypatch.setattr(words, "format_text", format_text)
