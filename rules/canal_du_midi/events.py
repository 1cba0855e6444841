"""The events of Canal du Midi.

From the reveal of the bets on everything is announced, so that a round is narrated in the channel as it goes.
What several seats do one after the other is narrated in one line, and a site is named once: ``merged`` makes
such events one of the classes at the end, which are told and never stored.
"""

from __future__ import annotations

from typing import cast

from rules.canal_du_midi.components import NUMERALS, Site, WorkerCard
from rules.game import Event
from rules.values import Seat, Text, Value


class SiteRevealed(Event, frozen=True, tag="site_revealed"):
    """A new round: its site, and the worker points that it needs."""

    reveals = True
    announces = True

    round: int
    site: Site
    need: int


class TookFaceUp(Event, frozen=True, tag="took_face_up"):
    """Somebody took a face-up card from the own row."""

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

    reveals = True
    announces = True

    seat: Seat
    card: WorkerCard
    owner: Seat | None

    def merged(self, later: Event) -> Event | None:
        return Bets(_list(_bet(self), _bet(later))) if isinstance(later, BetShown) else None


class PointsCounted(Event, frozen=True, tag="points_counted"):
    """The worker points of all together, against those needed; again after reinforcements."""

    announces = True

    site: Site
    points: int
    need: int

    def merged(self, later: Event) -> Event | None:
        match later:
            case SiteBuilt(site, winners, total) if site == self.site:
                return BuiltWith(site, self.points, self.need, winners, total)
            case SiteDelayed(site) if site == self.site:
                return DelayedWith(site, self.points, self.need)
            case _:
                return None


class CoinSent(Event, frozen=True, tag="coin_sent"):
    """Somebody sent a coin for a reinforcement; ``first`` if that opens the second asking."""

    announces = True

    seat: Seat
    first: bool

    def merged(self, later: Event) -> Event | None:
        return Coins((self.seat,), ()).merged(later)


class CoinHeld(Event, frozen=True, tag="coin_held"):
    """Somebody holds the coin; narrated of several at once."""

    seats: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | None:
        match later:
            case CoinHeld():
                return CoinHeld(tuple(dict.fromkeys((*self.seats, *later.seats))))
            case CoinSent():
                return Coins((), self.seats).merged(later)
            case _:
                return None


class Reinforced(Event, frozen=True, tag="reinforced"):
    """A card came from the discards; ``total`` is now the seat's own."""

    reveals = True
    announces = True

    seat: Seat
    card: WorkerCard
    total: int

    def merged(self, later: Event) -> Event | None:
        return _reinforcements(self, later)


class NotReinforced(Event, frozen=True, tag="not_reinforced"):
    """The discards were empty: the coin was sent for nothing."""

    announces = True

    seat: Seat

    def merged(self, later: Event) -> Event | None:
        return _reinforcements(self, later)


class SiteBuilt(Event, frozen=True, tag="site_built"):
    """A section was built by who had the highest total; several if they tied."""

    announces = True

    site: Site
    winners: tuple[Seat, ...]
    total: int


class SiteDelayed(Event, frozen=True, tag="site_delayed"):
    """The points were too few: the section is delayed."""

    announces = True

    site: Site


class CitiesLinked(Event, frozen=True, tag="cities_linked"):
    """Somebody's pawns connect two neighbouring cities; ``coin`` unless the supply was empty."""

    announces = True

    seat: Seat
    start: Site
    end: Site
    coin: bool


class FaceUpTraded(Event, frozen=True, tag="face_up_traded"):
    """Two face-up cards changed rows."""

    announces = True

    seat: Seat
    other: Seat
    given: WorkerCard
    taken: WorkerCard


class HandTraded(Event, frozen=True, tag="hand_traded"):
    """Two cards changed hands; which, only those two see."""

    announces = True

    seat: Seat
    other: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the event of the cards themselves to whom it is visible; this one adds nothing to it."""
        return later if isinstance(later, HandTradedCards) and later.seat == self.seat else None


class HandTradedCards(Event, frozen=True, tag="hand_traded_cards"):
    """Which cards they were."""

    reveals = True

    seat: Seat
    other: Seat
    given: WorkerCard
    taken: WorkerCard

    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.other)


class TradeDeclined(Event, frozen=True, tag="trade_declined"):
    """Somebody might have traded and did not."""

    announces = True

    seat: Seat


class DelayedAwarded(Event, frozen=True, tag="delayed_awarded"):
    """The end of a delayed section: it goes to who has both neighbouring ones, or to nobody."""

    announces = True

    site: Site
    winners: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | None:
        return Awards(_list(_award(self), _award(later))) if isinstance(later, DelayedAwarded) else None


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The canal is done. ``points`` is what the winners have; ``by_sections`` if others have as many,
    but fewer sections."""

    announces = True
    concludes = True

    winners: tuple[Seat, ...]
    points: int
    by_sections: bool


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
        items = _items(self.picks)
        last = items[-1]
        match later:
            case TurnedOver(seat, card) if last.key == "pick-face-up" and _is_of(last, seat):
                turned = Text("pick-turned-over", {**last.params, "turned": Value("worker", card)})
                return Picks(_list(*items[:-1], turned))
            case TookFaceDownCard(seat) if last.key == "pick-face-down" and _is_of(last, seat):
                return Picks(_list(*items[:-1], _pick(later)))
            case TookFaceUp() | TookFaceDown() | TookFaceDownCard():
                return Picks(_list(*items, _pick(later)))
            case _:
                return None


class Bets(Event, frozen=True, tag="bets"):
    """Told: the bets of several seats."""

    bets: Text

    def merged(self, later: Event) -> Event | None:
        return Bets(_list(*_items(self.bets), _bet(later))) if isinstance(later, BetShown) else None


class Coins(Event, frozen=True, tag="coins"):
    """Told: who sent a coin, and who kept it; of several answers of a seat the last one counts."""

    sent: tuple[Seat, ...]
    held: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | None:
        match later:
            case CoinSent(seat):
                held = tuple(other for other in self.held if other != seat)
                return Coins((*self.sent, seat), held)
            case CoinHeld(seats):
                return Coins(self.sent, tuple(dict.fromkeys((*self.held, *seats))))
            case _:
                return None


class Reinforcements(Event, frozen=True, tag="reinforcements"):
    """Told: what came from the discards for several seats."""

    cards: Text

    def merged(self, later: Event) -> Event | None:
        if not isinstance(later, Reinforced | NotReinforced):
            return None
        return Reinforcements(_list(*_items(self.cards), _reinforcement(later)))


class BuiltWith(Event, frozen=True, tag="built_with"):
    """Told: the points of all, and who won the site with them."""

    site: Site
    points: int
    need: int
    winners: tuple[Seat, ...]
    total: int

    def merged(self, later: Event) -> Event | None:
        if not isinstance(later, CitiesLinked):
            return None
        links = _list(_link(later))
        return BuiltAndLinked(self.site, self.points, self.need, self.winners, self.total, links)


class BuiltAndLinked(Event, frozen=True, tag="built_and_linked"):
    """Told: as before, and the cities that this connected."""

    site: Site
    points: int
    need: int
    winners: tuple[Seat, ...]
    total: int
    links: Text

    def merged(self, later: Event) -> Event | None:
        if not isinstance(later, CitiesLinked):
            return None
        links = _list(*_items(self.links), _link(later))
        return BuiltAndLinked(self.site, self.points, self.need, self.winners, self.total, links)


class DelayedWith(Event, frozen=True, tag="delayed_with"):
    """Told: the points of all, too few for the site."""

    site: Site
    points: int
    need: int


class Awards(Event, frozen=True, tag="awards"):
    """Told: to whom the delayed sections go at the end."""

    awards: Text

    def merged(self, later: Event) -> Event | None:
        return (
            Awards(_list(*_items(self.awards), _award(later))) if isinstance(later, DelayedAwarded) else None
        )


def _list(*items: Text) -> Text:
    """Return a list of texts as a text."""
    return Text("told-list", {"items": items})


def _items(of: Text) -> tuple[Text, ...]:
    items = of.params["items"]
    assert isinstance(items, tuple)
    return cast("tuple[Text, ...]", items)


def _is_of(item: Text, seat: int) -> bool:
    return item.params["seat"] == Value("seat", seat)


def _picks(first: TookFaceUp | TookFaceDown | TookFaceDownCard | Picked, later: Event) -> Picks | None:
    """Return the picks of two seats as one event; None if the later event is none."""
    if isinstance(later, TookFaceUp | TookFaceDown | TookFaceDownCard):
        return Picks(_list(_pick(first), _pick(later)))
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


def _bet(event: BetShown) -> Text:
    params: dict[str, object] = {"seat": Value("seat", event.seat), "card": Value("worker", event.card)}
    if event.owner is None:
        return Text("bet-own", params)
    return Text("bet-of-another", {**params, "owner": Value("seat", event.owner)})


def _reinforcements(first: Reinforced | NotReinforced, later: Event) -> Reinforcements | None:
    if isinstance(later, Reinforced | NotReinforced):
        return Reinforcements(_list(_reinforcement(first), _reinforcement(later)))
    return None


def _reinforcement(event: Reinforced | NotReinforced) -> Text:
    seat = Value("seat", event.seat)
    if isinstance(event, NotReinforced):
        return Text("reinforcement-none", {"seat": seat})
    card = Value("worker", event.card)
    return Text("reinforcement", {"seat": seat, "card": card, "total": event.total})


def _link(event: CitiesLinked) -> Text:
    params = {"seat": Value("seat", event.seat), "start": NUMERALS[event.start], "end": NUMERALS[event.end]}
    return Text("link" if event.coin else "link-without-coin", params)


def _award(event: DelayedAwarded) -> Text:
    winners = tuple(Value("seat", seat) for seat in event.winners)
    return Text("award" if winners else "award-nobody", {"site": NUMERALS[event.site], "winners": winners})


EVENTS: tuple[type[Event], ...] = (
    SiteRevealed,
    TookFaceUp,
    TurnedOver,
    TookFaceDown,
    TookFaceDownCard,
    BetMade,
    BetCard,
    BetShown,
    PointsCounted,
    CoinSent,
    CoinHeld,
    Reinforced,
    NotReinforced,
    SiteBuilt,
    SiteDelayed,
    CitiesLinked,
    FaceUpTraded,
    HandTraded,
    HandTradedCards,
    TradeDeclined,
    DelayedAwarded,
    GameEnded,
)
