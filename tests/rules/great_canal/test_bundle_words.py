"""Bundles of cards as they are said, and read again."""

from __future__ import annotations

import pytest

from rules.kit.bundles import bundle_parser
from rules.language.words import Words
from tests.rules.great_canal.positions import goods, start


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "1 coin", "2 brick and 3 coins"),
        ("fr", "1 monnaie", "2 argile et 3 monnaies"),
        ("de", "1 Münze", "2 Lehm und 3 Münzen"),
        ("oc", "1 moneda", "2 argela e 3 monedas"),
    ],
)
def test_coins_are_counted(language: str, one: str, several: str) -> None:
    """Check that a number from 2 on goes with the plural, and that what is said is understood."""
    words = Words("great_canal", language, (), start().view(0))
    parse = bundle_parser("good")
    for bundle, said in ((goods(coin=1), one), (goods(brick=2, coin=3), several)):
        assert words.bundle("good", bundle) == said
        assert parse(said, words) == bundle
