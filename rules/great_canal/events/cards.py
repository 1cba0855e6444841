"""What progress cards do on the board and with the bank."""

from __future__ import annotations

from rules.great_canal.components.kinds import BySeat, Card, Corner, Edge, Good, Hex
from rules.great_canal.events.lines import items_of, list_of, of_kind
from rules.great_canal.events.rolls import Discarded
from rules.records import Event
from rules.values import Seat, Text, Value


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A seat played a progress card."""

    seat: Seat
    card: Card

    def merged(self, later: Event) -> Event | None:
        """Return the card with what others had to give for it at once."""
        if isinstance(later, Discarded):
            return CardCost(self.seat, self.card, later.item())
        if isinstance(later, Monopolized):
            return _monopoly(self, later)
        return None


class CardCost(Event, frozen=True, tag="card_cost"):
    """Told: a progress card that a seat played, and what it cost others."""

    seat: Seat
    card: Card
    costs: Text

    def merged(self, later: Event) -> Event | None:
        """Return the event with the discards of one more."""
        if not isinstance(later, Discarded):
            return None
        return CardCost(self.seat, self.card, list_of(*items_of(self.costs), later.item()))


class CardInVain(Event, frozen=True, tag="card_in_vain"):
    """Told: a progress card that a seat played, and nobody had what it asks for."""

    seat: Seat
    card: Card
    good: Good


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

    follows = True

    seat: Seat
    knight: Corner
    other: Seat


class KnightPlaced(Event, frozen=True, tag="knight_placed"):
    """A seat placed a knight that deserted to it."""

    awaited = ("seat", "knight")
    awaited_as = "knight_hired"

    seat: Seat
    knight: Corner
    level: int
    active: bool


class KnightLeft(Event, frozen=True, tag="knight_left", omit_defaults=True):
    """A seat did not place a knight that deserted to it.

    ``supply`` says that it has none like it left, nor a basic one, ``places`` that no corner is free for it;
    otherwise the seat chose so.
    """

    added = ("supply", "places")

    seat: Seat
    supply: bool = False
    places: bool = False


class MerchantMoved(Event, frozen=True, tag="merchant_moved"):
    """A seat has the merchant, on a hex, from whoever had it; ``kept`` says that it had it already."""

    awaited = ("seat", "to")

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
    counts: BySeat


def _monopoly(played: CardPlayed, got: Monopolized) -> Event:
    """Return a monopoly card with what each had to give."""
    given = [
        Text("told-of-seat", {"seat": Value("seat", seat), "cards": of_kind(got.good, count)})
        for seat, count in enumerate(got.counts)
        if count
    ]
    if not given:
        return CardInVain(played.seat, played.card, got.good)
    return CardCost(played.seat, played.card, list_of(*given))
