"""Random play in processes of their own, measured in actions a second of CPU, in turn with catanatron's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
CATANATRON = "catanatron==3.2.1"
ROUNDS = 5


def catanatron(folder: Path) -> Path:
    """Return the Python of a fresh environment with catanatron, made in a folder."""
    venv.create(folder / "catanatron", with_pip=True)
    python = folder / "catanatron" / "bin" / "python"
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", CATANATRON], check=True)
    return python


def measured(script: str, games: int, python: Path = Path(sys.executable)) -> Mapping[str, Any]:
    """Run a script of this folder for so many games; return what it printed as JSON."""
    completed = subprocess.run(
        [str(python), str(HERE / script), str(games)],
        env={**os.environ, "PYTHONPATH": str(HERE.parents[1])},
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(completed.stdout)


def rate(script: str, games: int, python: Path = Path(sys.executable)) -> float:
    """Return the actions a second of CPU of a script that plays so many games."""
    found = measured(script, games, python)
    return found["actions"] / found["seconds"]


def ratio_to_catanatron(script: str, games: int, folder: Path) -> float:
    """Return the median rate of a script by that of catanatron, of rounds taken in turn, and print them.

    Both play so many games.
    """
    other = catanatron(folder)
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        theirs.append(rate("random_catanatron.py", games, other))
        ours.append(rate(script, games))
    ratio = median(ours) / median(theirs)
    print(f"\n{script} {median(ours):,.0f}/s, {CATANATRON} {median(theirs):,.0f}/s, ratio {ratio:.2f}")
    return ratio
