"""What progress cards do on the board and with the bank."""

from __future__ import annotations

from rules.game import Event
from rules.great_canal.components.kinds import Card, Corner, Edge, Good, Hex
from rules.values import Seat


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A seat played a progress card."""

    seat: Seat
    card: Card


class TokensSwapped(Event, frozen=True, tag="tokens_swapped"):
    """A seat swapped the tokens of two hexes."""

    seat: Seat
    first: Hex
    second: Hex


class PieceRemoved(Event, frozen=True, tag="piece_removed"):
    """A seat took a road or a ship of a seat, or its own, off the board."""

    seat: Seat
    owner: Seat
    edge: Edge
    ship: bool


class PieceKept(Event, frozen=True, tag="piece_kept"):
    """A seat left what it had taken off the board in its supply."""

    seat: Seat


class BuildingStopped(Event, frozen=True, tag="building_stopped"):
    """A seat built no more of what it could build for nothing."""

    seat: Seat


class KnightDrivenOff(Event, frozen=True, tag="knight_driven_off"):
    """A seat drove a knight of another one off its corner."""

    seat: Seat
    knight: Corner
    other: Seat


class KnightDismissed(Event, frozen=True, tag="knight_dismissed"):
    """A knight of a seat deserted."""

    seat: Seat
    knight: Corner
    other: Seat


class KnightPlaced(Event, frozen=True, tag="knight_placed"):
    """A seat placed a knight that deserted to it."""

    seat: Seat
    knight: Corner
    level: int
    active: bool


class KnightLeft(Event, frozen=True, tag="knight_left"):
    """A seat did not place a knight that deserted to it."""

    seat: Seat


class MerchantMoved(Event, frozen=True, tag="merchant_moved"):
    """A seat has the merchant, on a hex, from whoever had it; ``kept`` says that it had it already."""

    seat: Seat
    to: Hex
    loser: Seat | None
    kept: bool = False


class FleetChartered(Event, frozen=True, tag="fleet_chartered"):
    """A seat trades a good with the bank at the special rate till its turn ends."""

    seat: Seat
    good: Good


class Monopolized(Event, frozen=True, tag="monopolized"):
    """A seat got cards of one kind of all others; ``counts`` says how many, by seat."""

    reveals = True

    seat: Seat
    good: Good
    counts: tuple[int, ...]
