"""A case for every ruling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest


@pytest.mark.parametrize("ruling", range(1, 28))
def test_every_ruling_is_cited_by_a_case(ruling: int) -> None:
    cases = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
    assert any(re.search(rf"arriala\.R{ruling}\b", case) for case in cases)
