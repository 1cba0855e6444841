"""Set-up of all tests: the toy game is registered beside the real ones."""

import atexit
import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest

from tests import toy
from tests.cost import Costs
from tests.indexed import SHARED
from tests.refusals_raised import note_refusals

pytest.register_assert_rewrite("rules.testing")
toy.register()


MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory alone."""

_YOUNG = 5_000
"""How many new objects Python lets pile up before it looks through them; of itself 700."""


def pytest_configure(config: pytest.Config) -> None:
    """Note which refusals of the bot are raised, from the first test on, and keep files in memory.

    The store waits for the disk at each commit, which belongs to what is measured, but nothing of a test has
    to outlive the machine.
    """
    note_refusals(config)
    config.pluginmanager.register(Costs())
    if config.option.markexpr != "benchmark" and os.access(MEMORY, os.W_OK):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    share_a_folder()
    compile_once()
    gc.disable()


def share_a_folder() -> None:
    """Make the folder of what tests make once for all processes, those of pytest-xdist too."""
    if SHARED not in os.environ:
        os.environ[SHARED] = shared = tempfile.mkdtemp(prefix="riquet-shared-")
        atexit.register(shutil.rmtree, shared, ignore_errors=True)


def compile_once() -> None:
    """Let processes that tests start read modules as the first of them has compiled them.

    Where the machine has Python keep nothing that it compiles, each would compile all anew, for seconds.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = kept = tempfile.mkdtemp(prefix="riquet-compiled-")
        atexit.register(shutil.rmtree, kept, ignore_errors=True)


def pytest_collection_finish() -> None:
    """Let Python look for what nobody needs, but not among thousands of tests, which stay to the end."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG)
