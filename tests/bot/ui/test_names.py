"""Names as they stand in Discord's markup: nothing in them changes what is around them."""

from __future__ import annotations

import pytest

from bot.ui.names import escape


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("*Ann*", "\\*Ann\\*"),
        ("<@1>", "\\<@1>"),
        ("@everyone", "@\u200beveryone"),
        ("a\u202ecod\u2066x\u2069", "acodx"),
        ("שלום", "שלום"),
    ],
)
def test_names_are_nothing_but_names(name: str, shown: str) -> None:
    assert escape(name) == shown
