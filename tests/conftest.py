"""Set-up of all tests: the toy game is registered beside the real ones."""

import pytest

from tests import toy

pytest.register_assert_rewrite("rules.testing")
toy.register()
