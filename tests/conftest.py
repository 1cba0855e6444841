"""What all tests share: the toy game is known beside the real ones."""

import pytest

from tests import toy

pytest.register_assert_rewrite("rules.testing")
toy.register()
