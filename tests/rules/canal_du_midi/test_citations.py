"""Every ruling and every step of the rule text has a case that cites it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CASES = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))


@pytest.mark.parametrize("ruling", range(1, 17))
def test_every_ruling_is_cited_by_a_case(ruling: int) -> None:
    assert re.search(rf'"""[^"]*canal_du_midi\.R{ruling}\b', CASES)


@pytest.mark.parametrize(
    "part", ["components", "preparation", "end", *(f"steps? (D and )?{letter}" for letter in "ABCDEFG")]
)
def test_every_part_of_the_rule_text_is_cited_by_a_case(part: str) -> None:
    assert re.search(rf'"""[^"]*[Rr]ule text, ([a-z ]+ and )?{part}\b', CASES)
