"""Set-up of all tests: the toy game is registered beside the real ones."""

import gc

import pytest

from tests import toy
from tests.refusals_raised import note_refusals

pytest.register_assert_rewrite("rules.testing")
toy.register()


def pytest_configure(config: pytest.Config) -> None:
    """Note which refusals of the bot are raised, from the first test on."""
    note_refusals(config)
    gc.disable()


def pytest_collection_finish() -> None:
    """Let Python look for what nobody needs, but not among thousands of tests, which stay to the end."""
    gc.enable()
    gc.collect()
    gc.freeze()
