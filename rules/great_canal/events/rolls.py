"""What a roll brings: cards, the fleet, the robber; all but the robber's ways is told in one line."""

from __future__ import annotations

from collections.abc import Mapping

from rules.great_canal.components.kinds import BySeat, Good, Goods, Hex
from rules.great_canal.events.lines import LinePart, list_of
from rules.records import Event
from rules.values import Bundle, Seat, Text, Value


class Rolled(LinePart, frozen=True, tag="rolled"):
    """A seat rolled; the event die shows the fleet or a track."""

    reveals = True
    begins = True

    seat: Seat
    yellow: int
    red: int
    event: str

    def facts(self) -> Mapping[str, object]:
        """Return the total of the two dice."""
        return {"total": self.yellow + self.red}


class Received(LinePart, frozen=True, tag="received"):
    """A seat got cards of the bank: by the founding, the roll or a card."""

    follows = True
    part = "told-cards"

    seat: Seat
    cards: Goods

    def item(self) -> Text:
        """Return the seat with its cards."""
        return _with_cards(self.seat, self.cards)


class Shortage(LinePart, frozen=True, tag="shortage"):
    """The bank had too little of a good: nobody got any, or the only seat due it what was left (R14)."""

    part = "told-shortage"

    good: Good
    only: Seat | None

    def item(self) -> Text:
        """Return the good, and who got what was left of it."""
        good = Value("good", self.good)
        if self.only is None:
            return Text("shortage", {"good": good})
        return Text("shortage-rest", {"good": good, "seat": Value("seat", self.only)})


class FleetSailed(LinePart, frozen=True, tag="fleet_sailed"):
    """The barbarian fleet came a step nearer; ``left`` are the steps to the attack."""

    left: int


class Attacked(LinePart, frozen=True, tag="attacked"):
    """The barbarians attacked; ``defences`` is what each seat put in."""

    awaited = ()
    announces = True
    lines = ("attack",)
    begins = True

    strength: int
    defences: BySeat

    def facts(self) -> Mapping[str, object]:
        """Return what all put in together, whether that was enough, and who put in what."""
        total = sum(self.defences)
        put_in = [
            Text("told-strength", {"seat": Value("seat", seat), "strength": strength})
            for seat, strength in enumerate(self.defences)
            if strength
        ]
        won = total >= self.strength
        return {"total": total, "won": won, "put_in": list_of(*put_in) if put_in else ""}


class DefenderNamed(LinePart, frozen=True, tag="defender_named"):
    """A seat defended best, alone."""

    lines = ("attack",)

    seat: Seat


class Discarded(LinePart, frozen=True, tag="discarded"):
    """A seat put cards back: all see which its hand held (great_canal.R43)."""

    reveals = True
    part = "told-discards"

    seat: Seat
    cards: Goods

    def item(self) -> Text:
        """Return the seat with its cards."""
        return _with_cards(self.seat, self.cards)


class RobberStayed(LinePart, frozen=True, tag="robber_stayed"):
    """A seven was rolled before the first attack: the robber stays (great_canal.R7)."""


class RobberMoved(Event, frozen=True, tag="robber_moved"):
    """A seat moved the robber; ``start`` is where it came from, None in games of before that was kept."""

    awaited = ("seat", "to")
    added = ("start",)

    seat: Seat
    to: Hex
    start: Hex | None = None


class CardStolen(Event, frozen=True, tag="card_stolen"):
    """A seat stole a card from another one."""

    awaited = ("seat", "victim")
    reveals = True

    seat: Seat
    victim: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the event of the card itself to those who know it."""
        same = isinstance(later, StolenCardSeen) and (later.seat, later.victim) == (self.seat, self.victim)
        return later if same else None


class StolenCardSeen(Event, frozen=True, tag="stolen_card_seen"):
    """A seat stole this card from another one."""

    reveals = True

    seat: Seat
    victim: Seat
    good: Good

    def audience(self) -> tuple[int, ...]:
        """Return the two seats."""
        return (self.seat, self.victim)


class ResourceTaken(LinePart, frozen=True, tag="resource_taken"):
    """A seat took a resource of its choice; ``gold`` says that a gold field gave it, else the Aqueduct."""

    part = "told-chosen"

    seat: Seat
    good: Good
    gold: bool

    def item(self) -> Text:
        """Return the seat with its card, and what gave it."""
        seat, good = Value("seat", self.seat), Value("good", self.good)
        return Text("chosen", {"seat": seat, "good": good, "gold": self.gold})


class ResourceDeclined(LinePart, frozen=True, tag="resource_declined"):
    """A seat did without what the Aqueduct gives."""

    part = "told-chosen"

    seat: Seat

    def item(self) -> Text:
        """Return the seat, with nothing."""
        return Text("chosen-nothing", {"seat": Value("seat", self.seat)})


def _with_cards(seat: int, cards: Goods) -> Text:
    """Return a seat with cards of goods."""
    return Text("told-of-seat", {"seat": Value("seat", seat), "cards": Bundle("good", cards)})
