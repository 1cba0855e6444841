"""What a roll brings: cards, the fleet, the robber."""

from __future__ import annotations

from rules.game import Event
from rules.great_canal.components.kinds import Good, Goods, Hex
from rules.values import Seat


class Rolled(Event, frozen=True, tag="rolled"):
    """A seat rolled; the event die shows the fleet or a track."""

    reveals = True

    seat: Seat
    yellow: int
    red: int
    event: str


class Received(Event, frozen=True, tag="received"):
    """A seat got cards of the bank: by the founding, the roll or a card."""

    seat: Seat
    cards: Goods


class Shortage(Event, frozen=True, tag="shortage"):
    """The bank had too little of a good: nobody got any, or the only seat due it what was left (R14)."""

    good: Good
    only: Seat | None


class FleetSailed(Event, frozen=True, tag="fleet_sailed"):
    """The barbarian fleet came a step nearer; ``left`` are the steps to the attack."""

    left: int


class Attacked(Event, frozen=True, tag="attacked"):
    """The barbarians attacked; ``defences`` is what each seat put in."""

    announces = True

    strength: int
    defences: tuple[int, ...]


class DefenderNamed(Event, frozen=True, tag="defender_named"):
    """A seat defended best, alone."""

    seat: Seat


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat put cards back."""

    seat: Seat
    cards: Goods


class RobberStayed(Event, frozen=True, tag="robber_stayed"):
    """A seven was rolled before the first attack: the robber stays (great_canal.R7)."""


class RobberMoved(Event, frozen=True, tag="robber_moved"):
    """A seat moved the robber."""

    seat: Seat
    to: Hex


class CardStolen(Event, frozen=True, tag="card_stolen"):
    """A seat stole a card from another one."""

    reveals = True

    seat: Seat
    victim: Seat


class StolenCardSeen(Event, frozen=True, tag="stolen_card_seen"):
    """A seat stole this card from another one."""

    reveals = True

    seat: Seat
    victim: Seat
    good: Good

    def audience(self) -> tuple[int, ...]:
        """Return the two seats."""
        return (self.seat, self.victim)


class ResourceTaken(Event, frozen=True, tag="resource_taken"):
    """A seat took a resource of its choice; ``gold`` says that a gold field gave it, else the Aqueduct."""

    seat: Seat
    good: Good
    gold: bool


class ResourceDeclined(Event, frozen=True, tag="resource_declined"):
    """A seat did without what the Aqueduct gives."""

    seat: Seat
