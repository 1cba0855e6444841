"""Options that a game declares beside its component files, with type and default."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: the type of its values, exactly (True is no int), and what it is if not given."""

    type: type[bool] | type[int] | type[str]
    default: bool | int | str

    def __post_init__(self) -> None:
        """Raise ValueError unless the default is of the type."""
        if not self.accepts(self.default):
            raise ValueError(f"an option of type {self.type.__name__} cannot be {self.default!r}")

    def accepts(self, value: object) -> bool:
        """Say whether a value is of the option's type."""
        return type(value) is self.type
