"""The tests of the base steps run twice: with the whole rules, and with nothing at the seams."""

from __future__ import annotations

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal.seams import NO_SEAMS

STEPS = (
    *("bank", "barbarians", "building", "chasing", "counter_offers", "defenders", "fallen", "gold"),
    *("improving", "knight_moves", "knights", "odd_costs", "offer_answers", "offers", "production"),
    *("progress", "robber", "roll", "route", "sailing", "settlements", "setup", "seven", "turn", "victory"),
)
"""The tests of the base steps, by the names of their files."""
CARDS = ("test_the_merchant", "test_gold_of_a_chosen_eight")
"""What in these files is of cards all the same, by how the names of tests begin."""


@pytest.fixture(autouse=True)
def bare(request: pytest.FixtureRequest) -> None:
    """Leave all seams empty, where a test runs so."""
    if getattr(request, "param", False):
        request.getfixturevalue("monkeypatch").setattr(GreatCanal, "seams", NO_SEAMS)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test of the steps both ways: the steps know neither cards nor canal, they ask at seams."""
    file = metafunc.definition.path.stem.removeprefix("test_")
    if file in STEPS and not metafunc.function.__name__.startswith(CARDS):
        metafunc.parametrize("bare", [False, True], ids=["whole", "bare"], indirect=True)
