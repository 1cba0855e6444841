"""Random play in processes of their own, measured in actions a second of CPU, in turn with catanatron's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
CATANATRON = "catanatron==3.2.1"
ROUNDS = 5


def catanatron(folder: Path) -> Path:
    """Return the Python of an environment with catanatron in a folder; make it unless it is there already."""
    python = folder / "catanatron" / "bin" / "python"
    if python.exists():
        return python
    venv.create(folder / "catanatron", with_pip=True)
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", CATANATRON], check=True)
    return python


def measured(
    script: str, games: int, python: Path = Path(sys.executable), arguments: Sequence[str] = ()
) -> Mapping[str, Any]:
    """Run a script of this folder for so many games, given further arguments; return the JSON it printed."""
    completed = subprocess.run(
        [str(python), str(HERE / script), str(games), *arguments],
        env={**os.environ, "PYTHONPATH": str(HERE.parents[1])},
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(completed.stdout)


def rate(
    script: str, games: int, python: Path = Path(sys.executable), arguments: Sequence[str] = ()
) -> float:
    """Return the actions a second of CPU of a script that plays so many games, given further arguments."""
    found = measured(script, games, python, arguments)
    return found["actions"] / found["seconds"]


def ratio_to_catanatron(script: str, games: int, folder: Path, arguments: Sequence[str] = ()) -> float:
    """Return the best rate of a script by the best of catanatron, of rounds taken in turn.

    Whatever else runs on the machine only makes either slower. Both play so many games; the script is given
    further arguments (its settings, say).
    """
    other = catanatron(folder)
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        theirs.append(rate("random_catanatron.py", games, other))
        ours.append(rate(script, games, arguments=arguments))
    return max(ours) / max(theirs)
