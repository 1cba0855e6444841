"""Small parts of a position that the state and its views share."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from rules.values import Kind

Place: TypeAlias = Annotated[int, Kind("place", place=True)]
"""A position of the canal, towns included."""
Worker: TypeAlias = Annotated[int, Kind("worker", place=True)]
"""A worker: its colour times the workers of a colour, plus its number less one."""
Vineyard: TypeAlias = Annotated[str, Kind("vineyard", place=True)]
RiverWork: TypeAlias = Annotated[str, Kind("river_work", place=True)]
MasterWork: TypeAlias = Annotated[str, Kind("master_work", place=True)]
Card: TypeAlias = Annotated[str, Kind("card")]
Colour: TypeAlias = Annotated[int, Kind("colour")]
"""A colour of workers: the seat's number; with 2 seats colour 2 is the virtual player's."""


class ClosedSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counted section, the positions ``first`` to ``last``; ``winner`` is None if nobody scored."""

    first: int
    last: int
    winner: int | None
    points: int


class EndProposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that the turn waits for: whether to end the game by consent (arriala.R26).

    ``agreed`` are the seats that have said yes, in the order of their answers.
    """

    proposer: int
    agreed: tuple[int, ...] = ()
