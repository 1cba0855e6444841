"""Random play of Arriala against catanatron's, in actions a second of CPU, in the same run.

pytest -m benchmark -s tests/benchmarks/test_arriala_rules.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CATANATRON = "catanatron==3.2.1"
ROUNDS = 5


def rate(python: Path, script: str, games: int) -> float:
    """Run a script once; return its actions a second of CPU."""
    completed = subprocess.run(
        [str(python), str(HERE / script), str(games)],
        env={**os.environ, "PYTHONPATH": str(HERE.parents[1])},
        check=True,
        capture_output=True,
        text=True,
    )
    measured = json.loads(completed.stdout)
    return measured["actions"] / measured["seconds"]


@pytest.mark.benchmark
def test_random_play_against_catanatron(tmp_path: Path) -> None:
    """Both rates are the best of several runs taken in turn; they and their ratio are printed."""
    venv.create(tmp_path / "catanatron", with_pip=True)
    other = tmp_path / "catanatron" / "bin" / "python"
    subprocess.run([str(other), "-m", "pip", "install", "--quiet", CATANATRON], check=True)
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        theirs.append(rate(other, "random_catanatron.py", 20))
        ours.append(rate(Path(sys.executable), "random_arriala.py", 12))
    ratio = max(ours) / max(theirs)
    print(f"\nArriala {max(ours):,.0f}/s, {CATANATRON} {max(theirs):,.0f}/s, ratio {ratio:.2f}")
    assert ratio > 0.5
