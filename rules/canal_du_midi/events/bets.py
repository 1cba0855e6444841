"""Bets: laid secretly, then shown; those of several seats are told in one line."""

from __future__ import annotations

from rules.canal_du_midi.components import WorkerCard
from rules.canal_du_midi.events.lists import items_of, list_of
from rules.records import Event
from rules.values import Seat, Text, Value


class BetMade(Event, frozen=True, tag="bet_made"):
    """Somebody has bet; the card stays secret. Narrated of several at once, and never beside the card."""

    seats: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | None:
        match later:
            case BetMade():
                return BetMade(tuple(dict.fromkeys((*self.seats, *later.seats))))
            case BetCard(seat) if self.seats == (seat,):
                return later
            case BetShown(seat) if seat in self.seats:
                return later
            case _:
                return None


class BetCard(Event, frozen=True, tag="bet_card"):
    """The card of a bet, visible to its seat alone; also when the seat changes it."""

    seat: Seat
    card: WorkerCard

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class BetShown(Event, frozen=True, tag="bet_shown"):
    """All have bet: one seat's card. ``owner`` is the seat in whose colour it is, if that is another
    (canal_du_midi.R16)."""

    awaited = ("seat", "card")
    reveals = True
    announces = True

    seat: Seat
    card: WorkerCard
    owner: Seat | None

    def merged(self, later: Event) -> Event | None:
        return Bets(list_of(_bet(self), _bet(later))) if isinstance(later, BetShown) else None


class Bets(Event, frozen=True, tag="bets"):
    """Told: the bets of several seats."""

    bets: Text

    def merged(self, later: Event) -> Event | None:
        return Bets(list_of(*items_of(self.bets), _bet(later))) if isinstance(later, BetShown) else None


def _bet(event: BetShown) -> Text:
    params: dict[str, object] = {"seat": Value("seat", event.seat), "card": Value("worker", event.card)}
    if event.owner is None:
        return Text("bet-own", params)
    return Text("bet-of-another", {**params, "owner": Value("seat", event.owner)})
