"""A second reckoning of Canal du Midi, plain and from the public events alone."""

from __future__ import annotations

from collections.abc import Iterable

from rules.canal_du_midi import events as e
from rules.records import Event

NEED = {
    2: (5, 8, 6, 5, 6, 4, 7, 9, 6),
    3: (7, 12, 9, 7, 9, 6, 10, 13, 9),
    4: (10, 16, 12, 10, 12, 8, 14, 18, 12),
}
LINKS = ((0, 2), (2, 3), (3, 7), (7, 8))
TENTS = {1, 4, 5, 6}


def points(card: int) -> int:
    """Return the points of a worker card: there are seven kinds, from 0 to 6."""
    return card % 7


class Ledger:
    """What happened so far; each event is checked against what the rules say must happen then.

    ``answered`` are the seats that made or declined a trade in this round.
    """

    def __init__(self, seats: int, first: int, site: int) -> None:
        self.seats = seats
        self.first = first
        self.round = 1
        self.site = site
        self.own: dict[int, int] = {}
        self.senders: list[int] = []
        self.drawn: list[int] = []
        self.pawns: dict[int, set[int]] = {}
        self.delayed: list[int] = []
        self.coins = [2] * seats
        self.supply = 12 - 2 * seats
        self.paid: list[tuple[int, tuple[int, int]]] = []
        self.answered: list[int] = []
        self.bets = [0] * seats
        self.final: dict[int, set[int]] = {}

    @property
    def order(self) -> list[int]:
        """Return the seats in table order of this round."""
        begins = (self.first + self.round - 1) % self.seats
        return [*range(begins, self.seats), *range(begins)]

    def add(self, events: Iterable[Event]) -> None:
        """Add events in order, and check them."""
        for event in events:
            if event.audience() is None:
                self._add(event)

    def _add(self, event: Event) -> None:
        match event:
            case e.SiteRevealed(number, site, need):
                self._round_over()
                assert number == self.round + 1
                assert need == NEED[self.seats][site]
                assert site not in self.pawns
                assert site not in self.delayed
                self.round, self.site = number, site
                self.own, self.senders, self.drawn, self.answered = {}, [], [], []
            case e.BetShown(seat, card, owner):
                assert [*self.own, seat] == self.order[: len(self.own) + 1]
                assert owner == (None if card // 7 == seat else card // 7)
                self.own[seat] = points(card)
                self.bets[seat] += 1
            case e.PointsCounted(site, counted, need):
                assert (site, counted, need) == (self.site, sum(self.own.values()), NEED[self.seats][site])
            case e.CoinSent(seat, first):
                assert first is not bool(self.senders)
                assert seat not in self.senders
                self.senders.append(seat)
                self.coins[seat] -= 1
                assert self.coins[seat] >= 0
            case e.Reinforced(seat, card, total):
                self.own[seat] += points(card)
                assert total == self.own[seat]
                self.drawn.append(seat)
            case e.NotReinforced(seat):
                assert self.round == 1
                self.drawn.append(seat)
            case e.SiteBuilt() | e.SiteDelayed():
                self._awarded(event)
            case e.CitiesLinked(seat, start, end, coin):
                assert self.linked(seat, (start, end))
                assert coin == (self.supply > 0)
                self.coins[seat] += coin
                self.supply -= coin
                self.paid.append((seat, (start, end)))
            case e.FaceUpTraded(seat) | e.HandTraded(seat) | e.TradeDeclined(seat):
                assert isinstance(event, e.TradeDeclined) or isinstance(event, e.HandTraded) == (
                    self.round > 6
                )
                self.answered.append(seat)
            case e.DelayedAwarded(site, winners):
                assert site in self.delayed
                assert set(winners) == self.pawns.get(site - 1, set()) & self.pawns.get(site + 1, set())
                self.final[site] = set(winners)
            case e.GameEnded():
                self._round_over()
                assert sorted(self.final) == sorted(self.delayed)
                assert self.bets == [9] * self.seats
            case _:
                pass

    def _awarded(self, event: Event) -> None:
        assert len(self.own) == self.seats
        assert self.drawn == self.senders
        enough = sum(self.own.values()) >= NEED[self.seats][self.site]
        assert isinstance(event, e.SiteBuilt) == enough
        if isinstance(event, e.SiteBuilt):
            best = max(self.own.values())
            winners = {seat for seat, total in self.own.items() if total == best}
            assert (event.site, set(event.winners), event.total) == (self.site, winners, best)
            self.pawns[self.site] = winners
        else:
            self.delayed.append(self.site)

    def linked(self, seat: int, link: tuple[int, int]) -> bool:
        """Say whether a seat has a pawn on two cities and all between."""
        return all(seat in self.pawns.get(site, set()) for site in range(link[0], link[1] + 1))

    def _round_over(self) -> None:
        """Check that every link was paid once, and that all who might trade were asked, in table order."""
        links = [(seat, link) for seat in range(self.seats) for link in LINKS if self.linked(seat, link)]
        assert sorted(self.paid) == links
        winners = self.pawns.get(self.site, set()) if self.site in TENTS else set[int]()
        traders = [
            seat
            for seat in self.order
            if seat in winners and sum(seat in self.pawns.get(site, set()) for site in TENTS) >= 2
        ]
        assert self.answered == ([] if self.round == 9 else traders)

    def scores(self) -> tuple[int, ...]:
        """Return the recognition points of all seats by what is known so far."""
        return tuple(
            2 * self.coins[seat]
            + sum(
                NEED[2][site] // (2 if len(there) > 1 else 1)
                for site, there in self.pawns.items()
                if seat in there
            )
            + sum(
                NEED[2][site] // 2 // (2 if len(there) > 1 else 1)
                for site, there in self.final.items()
                if seat in there
            )
            for seat in range(self.seats)
        )

    def winners(self) -> tuple[int, ...]:
        """Return the seats with most points, and of these those with most sections."""
        scores = self.scores()
        best = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        held = {
            seat: sum(seat in there for there in (*self.pawns.values(), *self.final.values()))
            for seat in best
        }
        return tuple(seat for seat in best if held[seat] == max(held.values()))
