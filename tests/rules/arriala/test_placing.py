"""New workers on the canal."""

from __future__ import annotations

import pytest

from tests.rules.arriala.positions import (
    after,
    place,
    position,
    put,
    refused,
    stands,
)

# New workers (arriala.R1).


@pytest.mark.parametrize("to", [1, 14, 33, "grisolles", "montech", "moissac", 25])
def test_a_new_worker_on_any_free_space(to: int | str) -> None:
    """Check the rule text, new worker, and arriala.R1: any free space of the canal, towns too; arriala.R21:
    also in a closed section."""
    game = after(position("Y1:moissac Y2:20", closed=((24, 29),)), put(to))
    assert stands(game, "R1") == place(to)


def test_a_new_worker_needs_a_free_space() -> None:
    """Check arriala.R1: no worker and no lock there."""
    game = position("Y1:14", locks=(16,))
    refused(game, put(14), "arriala.space.taken")
    refused(game, put(16), "arriala.space.lock")


def test_the_lowest_number_comes_first() -> None:
    """Check the rule text, new worker: one of the own colour from the reserve."""
    game = after(position("R1:1 R2:brulhois R4:2"), put(14))
    assert stands(game, "R3") == place(14)


def test_no_sixth_worker() -> None:
    """Check the rule text, new worker: with all 5 placed it is not possible."""
    refused(position("R1:1 R2:2 R3:mill R4:4 R5:brulhois"), put(14), "arriala.reserve")
