"""Bundles as people type them; the cards of the toy game are what is counted."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import RuleError
from rules.kit.bundles import MOST, bundle_parser, require_bundle
from rules.language.words import Words
from rules.values import AnyOf, Text, Value
from tests.toy.view import ToyView

VIEW = rules.new_game("toy", seats=3, seed=1).view(0)
EN, FR, DE = (Words("toy", language, (), VIEW) for language in ("en", "fr", "de"))
parse: Any = bundle_parser("card")


class LongNames(ToyView, frozen=True):
    """A view whose cards have names of several words, and other names."""

    def words(self, kind: str, value: object) -> Text | str:
        return {"blue": "Deep sea", "green": "Deep wood", "red": "Erz"}[str(value)]

    def aliases(self, kind: str, value: object) -> tuple[Text | str, ...]:
        return {"red": ("Ore", Text("enum-red"))}.get(str(value), ())


def long_names() -> Words:
    facts = {name: getattr(VIEW, name) for name in VIEW.__struct_fields__}
    return Words("toy", "en", (), LongNames(**facts))


def refusal(written: str, words: Words = EN) -> RuleError:
    with pytest.raises(RuleError) as caught:
        parse(written, words)
    assert words.error(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("written", "counts"),
    [
        ("2 blue, red", (2, 0, 1)),
        ("2x blue + 1 red", (2, 0, 1)),
        ("blue blue red", (2, 0, 1)),
        ("1 red and 2 blue", (2, 0, 1)),
        ("2 BLUE & r", (2, 0, 1)),
        ("2blue;3× green", (2, 3, 0)),
        ("2 × blue 3 green", (2, 3, 0)),
        ("2\u00a0blue, 1 red and 2 blue", (4, 0, 1)),
        ("blue, green, and red", (1, 1, 1)),
        ("gr", (0, 1, 0)),
        ("99 red", (0, 0, 99)),
        (" , red,, ", (0, 0, 1)),
        ("a blue, two red", (1, 0, 2)),
        ("2b 1r", (2, 0, 1)),
        ("A red and Ten green", (0, 10, 1)),
    ],
)
def test_bundles_are_read_as_people_write_them(written: str, counts: tuple[int, ...]) -> None:
    assert parse(written, EN) == counts


@pytest.mark.parametrize(
    ("words", "written"),
    [
        (FR, "2 bleu et rouge"),
        (FR, "2 Bleu, rouge"),
        (FR, "1 red et 2 blue"),
        (DE, "2 blue und 1 red"),
        (EN, "blue AND blue and red"),
        (FR, "2 blue and rouge"),
        (FR, "deux bleu et un rouge"),
        (FR, "deux bleu et a red"),
        (DE, "zwei blue und ein red"),
        (DE, "2 bleu und rouge"),
        (EN, "2 bleu, rouge"),
    ],
)
def test_names_and_little_words_are_the_readers_or_english(words: Words, written: str) -> None:
    """Names of other languages count where none of these fits."""
    assert parse(written, words) == (2, 0, 1)


@pytest.mark.parametrize(
    ("written", "counts"),
    [
        ("deep sea deep wood", (1, 1, 0)),
        ("2 DEEP SEA and erz", (2, 0, 1)),
        ("e", (0, 0, 1)),
        ("2 e", (0, 0, 2)),
        ("deep sea, e", (1, 0, 1)),
        ("deep sea e", (1, 0, 1)),
        ("deep sea and e", (1, 0, 1)),
        ("deep sea and ore", (1, 0, 1)),
        ("deep sea 2 e deep wood", (1, 1, 2)),
        ("ore red", (0, 0, 2)),
    ],
)
def test_names_may_have_several_words_or_begin_like_one_for_and(
    written: str, counts: tuple[int, ...]
) -> None:
    assert parse(written, long_names()) == counts


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("2 blue, violet", "violet"),
        ("2 wool blue", "wool"),
        ("blue and", "and"),
        ("and blue", "and"),
        ("blue or red", "or"),
        ("× 2 blue", "×"),
        ("2", "2"),
        ("blue 2", "2"),
        ("2, blue", "2"),
        ("1 2 blue", "1"),
        ("2 x", "2"),
        ("1.5 blue", "."),
        ("sky-sea", "sky-sea"),
        ("2 violet, blue, pink", "violet, pink"),
        ("2 violet 3 blue or 4", "violet, or, 4"),
        ("a", "a"),
        ("a b c d e f g h i j", "c, d, e, f, h"),
        ("violet" * 1000, ("violet" * 17)[:100] + "…"),
    ],
)
def test_the_word_that_is_not_understood_is_named(written: str, word: str) -> None:
    error = refusal(written)
    assert error.rule == "game.bundle"
    assert error.params["written"] == word
    assert error.params["near"] == AnyOf(tuple(Value("card", card) for card in ("blue", "green", "red")))
    assert f"“{word}”" in EN.error(error)
    assert "blue, green or red" in EN.error(error)
    assert "2 blue and 1 green" in EN.error(error)


@pytest.mark.parametrize(
    ("written", "count"),
    [
        ("0 blue", "0"),
        ("-1 blue", "-1"),
        ("−3 blue", "−3"),
        ("100 blue", "100"),
        ("9" * 5000 + " blue", "9" * 100 + "…"),
        ("99 blue, red", "100"),
        ("blue " * 100, "100"),
    ],
)
def test_counts_that_nobody_can_have_are_named(written: str, count: str) -> None:
    error = refusal(written)
    assert error.rule == "game.bundle.count"
    assert error.params == {"written": count, "most": MOST}


@pytest.mark.parametrize("written", ["", " ", ",", " + ; "])
def test_nothing_at_all_is_no_bundle(written: str) -> None:
    error = refusal(written)
    assert error.rule == "game.bundle.empty"
    assert EN.error(error) == "You have not named anything. For example: 2 blue and 1 green."


@given(counts=st.tuples(*[st.integers(0, 33)] * 3).filter(any))
@settings(max_examples=50, deadline=None, derandomize=True)
def test_what_is_shown_is_read_again(counts: tuple[int, ...]) -> None:
    for words in (EN, FR, DE):
        assert parse(words.bundle("card", counts), words) == counts


@given(written=st.text(alphabet="012-x× ,+&ande redblu.", max_size=30) | st.text(max_size=30))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_whatever_is_typed_is_a_bundle_or_a_rule_error(written: str) -> None:
    try:
        counts = parse(written, FR)
    except RuleError as error:
        said = FR.error(error)
    else:
        said = FR.bundle("card", counts)
        assert 0 < sum(counts) <= MOST
    assert said


@pytest.mark.parametrize("counts", [(), (1, 0), (0, 0, 0, 0), (1, -1, 0)])
def test_what_is_no_bundle_is_refused(counts: tuple[int, ...]) -> None:
    require_bundle((0, 0, 10**12), 3)
    with pytest.raises(RuleError) as caught:
        require_bundle(counts, 3)
    assert caught.value.rule == "game.fields"


@pytest.mark.parametrize(
    ("written", "near"),
    [("2 bluee", "blue"), ("gren, 2 blue, redd", "green and red"), ("bluee gren bluee", "blue and green")],
)
def test_slips_are_told_what_may_be_meant(written: str, near: str) -> None:
    """As a single name is: with what each word is like, each once, and no list of all there is."""
    said = EN.error(refusal(written))
    assert said.endswith(f"Did you mean: {near}?")
    assert "Possible" not in said


@pytest.mark.parametrize("written", ["bluee, violet", "2 and gren", "gren, 5"])
def test_what_is_like_nothing_is_told_all_there_is(written: str) -> None:
    """So is what is like nothing only in part."""
    assert "Possible: blue, green or red." in EN.error(refusal(written))
