"""The components of the toy game: colours of cards, ponds, and the numbers that ``toy.toml`` holds."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from rules.kit.component_files import Positive, Table, decode, wrong
from rules.values import Kind

FILE = "toy.toml"
SEAT_NUMBERS = (2, 3, 4)


class Colour(StrEnum):
    """The colour of a card."""

    BLUE = "blue"
    GREEN = "green"
    RED = "red"


class Reply(StrEnum):
    """The answer to an offer."""

    TAKE = "take"
    REFUSE = "refuse"


class Rest(StrEnum):
    """What is done where an order that was given beforehand names nothing that is held."""

    ASK = "ask"
    ANY = "any"


Card = Annotated[Colour, Kind("card")]
HeldCard = Annotated[Colour, Kind("card", held=True)]
Pond = Annotated[int, Kind("pond", place=True)]


class Pieces(Table, frozen=True, omit_defaults=True):
    """The content of ``toy.toml``."""

    copies: Positive
    hand: Positive
    rounds: Positive
    actions: Positive
    numbers: Positive
    ponds: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1, max_length=9)]
    market: bool = False


def load_pieces(text: str, seats: int) -> Pieces:
    """Return the pieces of a component text; raise ValueError, naming file and key, if it is no good."""
    pieces = decode(text, FILE, Pieces)
    if pieces.hand * seats > pieces.copies * len(Colour):
        raise wrong(FILE, "hand", f"there are not {pieces.hand} cards for each of {seats} seats")
    return pieces
