"""What the values of settings are called."""

from __future__ import annotations

import pytest

from bot.preferences.declared import describe_value


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("language", "oc", "occitan"),
        ("language", "xx", "xx"),
        ("look", "dark", "dark"),
        ("look", None, "automatic"),
        ("start", "nobody", "nobody"),
        ("start", "12", "<@&12>"),
        ("moderators", "12,34,56", "<@&12>, <@&34> and <@&56>"),
    ],
)
def test_what_values_are_called(key: str, value: str | None, expected: str) -> None:
    """Stored values have names too: a language that the bot does not speak any more has its id."""
    assert describe_value("en", key, value) == expected
