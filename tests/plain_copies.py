"""What SimCord copies of every message, copied as what it is: plain dictionaries, lists and texts.

Whatever is sent or shown it copies several times over, by Python's way for objects of any kind: a tenth of
what all tests with SimCord cost.
"""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

from simcord import components, gateway, results
from simcord.http import router

_ATOMS = frozenset({str, int, float, bool, bytes, type(None)})


def plain_copy(value: Any) -> Any:
    """Return a copy of a value that shares nothing that can be changed with it, as ``copy.deepcopy`` does."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is dict:
        return {key: plain_copy(inner) for key, inner in value.items()}
    if kind is list:
        return [plain_copy(inner) for inner in value]
    return copy.deepcopy(value)


def copy_plainly() -> None:
    """Let SimCord copy in this way from now on."""
    plain: Any = SimpleNamespace(deepcopy=plain_copy)
    for module in (gateway, router):
        vars(module)["copy"] = plain
    for module in (components, results):
        vars(module)["deepcopy"] = plain_copy
