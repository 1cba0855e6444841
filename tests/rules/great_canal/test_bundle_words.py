"""Bundles of cards as they are said, and read again."""

from __future__ import annotations

import pytest

from rules.great_canal.components.kinds import GOODS
from rules.great_canal.events import BankTraded
from rules.kit.bundles import bundle_parser
from rules.language.words import Words
from tests.rules.great_canal.positions import goods, start


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "1 coin", "2 brick and 3 coins"),
        ("fr", "1 monnaie", "2 argiles et 3 monnaies"),
        ("de", "1 Münze", "2 Lehm und 3 Münzen"),
        ("oc", "1 moneda", "2 argelas e 3 monedas"),
    ],
)
def test_goods_are_counted(language: str, one: str, several: str) -> None:
    """Check that a number from 2 on goes with the plural, and that what is said is understood."""
    words = Words("great_canal", language, (), start().view(0))
    parse = bundle_parser("good")
    for bundle, said in ((goods(coin=1), one), (goods(brick=2, coin=3), several)):
        assert words.bundle("good", bundle) == said
        assert parse(said, words) == bundle


@pytest.mark.parametrize(
    ("language", "trade"),
    [
        ("en", "Ada traded 4 wool for 1 ore with the bank."),
        ("fr", "4 laines"),
        ("de", "4 Wolle"),
        ("oc", "4 lanas"),
    ],
)
def test_a_trade_with_the_bank_counts_alike(language: str, trade: str) -> None:
    """Check that a sentence has the same plural behind a number as a bundle."""
    words = Words("great_canal", language, ("Ada",), start().view(0))
    assert trade in words.event(BankTraded(0, "wool", 4, "ore"))


@pytest.mark.parametrize("language", ["fr", "oc"])
def test_every_good_is_counted_in_the_plural(language: str) -> None:
    """Check that two of a kind have an s, where the word for one has none."""
    words = Words("great_canal", language, (), start().view(0))
    for good in GOODS:
        one, two = (words.bundle("good", goods(**{good: count})).split(" ", 1)[1] for count in (1, 2))
        assert two == (one if one == "bois" else f"{one}s")
