"""Picks: a card of the own row taken to the hand; those of several seats are told in one line."""

from __future__ import annotations

from rules.canal_du_midi.components import WorkerCard
from rules.canal_du_midi.events.lists import items_of, list_of
from rules.records import Event
from rules.values import Seat, Text, Value


class TookFaceUp(Event, frozen=True, tag="took_face_up"):
    """Somebody took a face-up card from the own row."""

    awaited = ("seat", "card")

    seat: Seat
    card: WorkerCard

    def merged(self, later: Event) -> Event | None:
        if isinstance(later, TurnedOver) and later.seat == self.seat:
            return Picked(self.seat, self.card, later.card)
        return _picks(self, later)


class TurnedOver(Event, frozen=True, tag="turned_over"):
    """A face-down card of the row was turned over in place of the one taken."""

    reveals = True

    seat: Seat
    card: WorkerCard


class TookFaceDown(Event, frozen=True, tag="took_face_down"):
    """Somebody took a face-down card from the own row."""

    awaited = ("seat",)

    seat: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the event of the card itself to whom it is visible; this one adds nothing to it."""
        if isinstance(later, TookFaceDownCard) and later.seat == self.seat:
            return later
        return _picks(self, later)


class TookFaceDownCard(Event, frozen=True, tag="took_face_down_card"):
    """Which card it was."""

    reveals = True

    seat: Seat
    card: WorkerCard

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)

    def merged(self, later: Event) -> Event | None:
        return _picks(self, later)


class Picked(Event, frozen=True, tag="picked"):
    """Told: one seat's pick, and the card turned over in its place."""

    seat: Seat
    card: WorkerCard
    turned: WorkerCard

    def merged(self, later: Event) -> Event | None:
        return _picks(self, later)


class Picks(Event, frozen=True, tag="picks"):
    """Told: the picks of several seats."""

    picks: Text

    def merged(self, later: Event) -> Event | None:
        items = items_of(self.picks)
        last = items[-1]
        match later:
            case TurnedOver(seat, card) if last.key == "pick-face-up" and _is_of(last, seat):
                turned = Text("pick-turned-over", {**last.params, "turned": Value("worker", card)})
                return Picks(list_of(*items[:-1], turned))
            case TookFaceDownCard(seat) if last.key == "pick-face-down" and _is_of(last, seat):
                return Picks(list_of(*items[:-1], _pick(later)))
            case TookFaceUp() | TookFaceDown() | TookFaceDownCard():
                return Picks(list_of(*items, _pick(later)))
            case _:
                return None


def _is_of(item: Text, seat: int) -> bool:
    return item.params["seat"] == Value("seat", seat)


def _picks(first: TookFaceUp | TookFaceDown | TookFaceDownCard | Picked, later: Event) -> Picks | None:
    """Return the picks of two seats as one event; None if the later event is none."""
    if isinstance(later, TookFaceUp | TookFaceDown | TookFaceDownCard):
        return Picks(list_of(_pick(first), _pick(later)))
    return None


def _pick(event: TookFaceUp | TookFaceDown | TookFaceDownCard | Picked) -> Text:
    params: dict[str, object] = {"seat": Value("seat", event.seat)}
    if not isinstance(event, TookFaceDown):
        params["card"] = Value("worker", event.card)
    match event:
        case TookFaceUp():
            return Text("pick-face-up", params)
        case TookFaceDown():
            return Text("pick-face-down", params)
        case TookFaceDownCard():
            return Text("pick-face-down-card", params)
        case Picked():
            return Text("pick-turned-over", {**params, "turned": Value("worker", event.turned)})
