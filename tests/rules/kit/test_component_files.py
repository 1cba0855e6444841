"""Component files: whatever is wrong with a text, the error names the file."""

from __future__ import annotations

import pytest

from rules.kit.component_files import Positive, Table, decode


class Box(Table, frozen=True):
    """A file with one number."""

    number: Positive


def test_a_good_text_is_read() -> None:
    assert decode("number = 3", "box.toml", Box) == Box(3)


@pytest.mark.parametrize(
    "text",
    [
        "number = 0",
        "number = true",
        "numbers = 1",
        "number = ",
        "",
        "number = 1\nother = 2",
        "number = " + "[" * 5000,
        "number = " + "9" * 5000,
    ],
)
def test_a_bad_text_is_an_error_about_the_file(text: str) -> None:
    with pytest.raises(ValueError, match=r"^box\.toml: "):
        decode(text, "box.toml", Box)
