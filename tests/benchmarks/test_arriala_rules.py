"""Random play of Arriala against catanatron's, in actions a second of CPU, in the same run.

pytest -m benchmark -s tests/benchmarks/test_arriala_rules.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.playing import ratio_to_catanatron


@pytest.mark.benchmark
def test_random_play_against_catanatron(tmp_path: Path) -> None:
    assert ratio_to_catanatron("random_arriala.py", 20, tmp_path) > 0.5
