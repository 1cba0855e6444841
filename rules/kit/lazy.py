"""Properties of a frozen Struct that are computed once for each object."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

S = TypeVar("S")
V = TypeVar("V")


class lazy(Generic[S, V]):  # noqa: N801 - used as property is
    """A property computed when it is first asked for and kept with the object.

    The class of the object is a Struct with ``dict=True``. What is kept is no field: it is neither compared
    nor hashed nor stored, and a copy computes its own. Unlike functools.cached_property it takes no lock.
    """

    def __init__(self, compute: Callable[[S], V]) -> None:
        """Take the function that computes the value from the object."""
        self._compute = compute
        self.__doc__ = compute.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        """Remember under which name the value is kept."""
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type) -> lazy[S, V]: ...
    @overload
    def __get__(self, instance: S, owner: type) -> V: ...
    def __get__(self, instance: Any, owner: type) -> Any:
        """Return the value, computed now; later ones are found in the object before this is called."""
        if instance is None:
            return self
        value = instance.__dict__[self._name] = self._compute(instance)
        return value
