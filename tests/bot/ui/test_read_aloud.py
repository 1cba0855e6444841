"""Texts as they are read aloud: markup goes, signs become words, and names stay as they are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.catalogue import available
from bot.ui.names import escape
from bot.ui.read_aloud import spoken, without_markup


@pytest.mark.parametrize(
    ("marked", "plain"),
    [
        ("**Ada** wins", "Ada wins"),
        ("~~Ada moved.~~", "Ada moved."),
        ("## Over\n- one\n-# two", "Over\none\ntwo"),
        ("Salt: `a_b-**c`", "Salt: a_b-**c"),
        (r"12\. Ada\_Lovelace \*", "12. Ada_Lovelace *"),
        ("3 - 2, well-known", "3 - 2, well-known"),
    ],
)
def test_markup_goes(marked: str, plain: str) -> None:
    assert without_markup(marked) == plain


@given(st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=20))
def test_a_name_that_was_escaped_is_as_it_was(name: str) -> None:
    """Where it begins a line it is no heading either: sentences begin with a word of ours or a bare name."""
    assert without_markup(f"by {escape(name)}") == f"by {name}".replace("@\u200b", "@")


@pytest.mark.parametrize(
    ("written", "language", "read"),
    [
        ("Ada rolled 5 + 4 = 9.", "en", "Ada rolled 5 plus 4 makes 9."),
        ("a lock on 15 (+1)", "en", "a lock on 15 (plus 1)"),
        ("Section 11–14, closed, +6", "fr", "Section 11 à 14, closed, plus 6"),
        ("Grisolles–Montech", "de", "Grisolles bis Montech"),
        ("12 → 25", "oc", "12 a 25"),
        ("3 × Move; ore 4:1", "en", "3 times Move; ore 4 for 1"),
        ("Bea 1 [from Ada]", "en", "Bea 1 (from Ada)"),
        ("nobody: –, a-b, 1-2", "en", "nobody: –, a-b, 1-2"),
    ],
)
def test_signs_become_words(written: str, language: str, read: str) -> None:
    assert spoken(written, language) == read


@pytest.mark.parametrize("language", available())
def test_names_stay_as_they_are(language: str) -> None:
    names = ("[ABC] 1+1=2", "a→b", "[ABC] 1", "Ada", "")
    text = "[ABC] 1+1=2 beats a→b; [ABC] 1 and Ada [3]"
    assert spoken(text, language, names) == text.replace("[3]", "(3)")
