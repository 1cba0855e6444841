"""Whether all that is public in a view can be read in its long description."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from hypothesis import strategies as st

import render
from rules.view import View

ViewType = TypeVar("ViewType", bound=View)


def check_that_differences_show(
    view: ViewType,
    mutations: Mapping[str, Callable[[ViewType, int], ViewType]],
    data: st.DataObject,
    names: Sequence[str],
) -> None:
    """Change one field after another and check that the long text differs each time.

    A mutation gets the view and a number to choose by; where it changes nothing, nothing is checked.
    """
    text = render.describe(view, long=True, names=names)
    for field, mutate in mutations.items():
        changed = mutate(view, data.draw(st.integers(0, 10**6), label=field))
        if changed != view:
            assert render.describe(changed, long=True, names=names) != text, field
