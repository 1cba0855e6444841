"""How much CPU the program takes to say what it can be told, beside that of loading the libraries it runs on.

pytest -m benchmark -n 0 -s tests/benchmarks/test_start.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks.promises import Promises

pytestmark = pytest.mark.benchmark

ROOT = Path(__file__).parents[2]
ROUNDS = 9
LIBRARIES = (
    "import json, sys\n"
    "import bot.__main__, bot.running\n"
    "found = [(name, getattr(one, '__file__', None)) for name, one in sys.modules.items()]\n"
    "print(json.dumps([name for name, file in found if 'site-packages' in (file or '')]))\n"
)
"""Prints the modules of others, in the order in which the program loads them to run."""

LOADING = "import importlib, sys\nfor name in {names!r}: importlib.import_module(name)\n"


def run(environment: dict[str, str], *arguments: str) -> tuple[float, str]:
    """Run Python; return the CPU seconds that it took, and what it printed."""
    with subprocess.Popen(
        [sys.executable, *arguments], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        printed = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return usage.ru_utime + usage.ru_stime, printed


def test_help_beside_the_libraries(tmp_path: Path, promises: Promises) -> None:
    """What modules are compiled to is kept from a first run, as where the program is installed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    names = json.loads(run(environment, "-c", LIBRARIES)[1])
    assert {"discord.ext.commands", "aiosqlite", "numpy", "PIL.Image", "fluent.runtime"} <= set(names)
    asked = {"help": ("-m", "bot", "--help"), "libraries": ("-c", LOADING.format(names=names))}
    least = {name: run(environment, *arguments)[0] for name, arguments in asked.items()}
    for _ in range(ROUNDS):
        for name, arguments in asked.items():
            least[name] = min(least[name], run(environment, *arguments)[0])
    promises.at_most(1.3, least["help"] / least["libraries"], "riquet --help for loading its libraries")
