"""What all tests share: the toy game is known beside the real ones."""

from tests import toy

toy.register()
