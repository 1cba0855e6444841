"""The kinds of values in the fields of actions and events of Arriala."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rules.values import Kind

Place: TypeAlias = Annotated[int, Kind("place", place=True, printed=True)]
"""A position of the canal, towns included."""
Worker: TypeAlias = Annotated[int, Kind("worker", place=True, printed=True)]
"""A worker: its colour times the workers of a colour, plus its number less one."""
Vineyard: TypeAlias = Annotated[str, Kind("vineyard", place=True, printed=True)]
"""The id of a vineyard."""
RiverWork: TypeAlias = Annotated[str, Kind("river_work", place=True, printed=True)]
"""The id of a river work."""
MasterWork: TypeAlias = Annotated[str, Kind("master_work", place=True, printed=True)]
"""The id of a master work."""
Card: TypeAlias = Annotated[str, Kind("card")]
"""A kind of card."""
HeldCard: TypeAlias = Annotated[str, Kind("card", held=True)]
"""A kind of card, one of the own hand."""
