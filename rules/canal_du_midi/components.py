"""The components of Canal du Midi: site cards, worker cards and coins, read from ``sites.toml``.

Sites are numbered from 0 in the order of the canal, so that card I is site 0. A worker card is one number:
its colour (a seat) times the kinds of workers there are, plus its kind. The two carriers of a colour are
the same card, as are the two diggers. A hand, a row or the discards are tuples of such numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Annotated, TypeAlias

import msgspec

from rules.kit.component_files import Count, Name, Positive, Table, check_names, decode, wrong
from rules.values import Kind

FILE = "sites.toml"
SEAT_NUMBERS = (2, 3, 4)
SITES = 9
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
NAMED = (
    "embouchure",
    "naurouze",
    "castelnaudary",
    "foucaud",
    "repudre",
    "somail",
    "malpas",
    "fonserannes",
    "agde",
)
"""Sites that the language files name."""
WORKERS = ("engineer", "surveyor", "stonecutter", "carrier", "digger", "carpenter", "blaster")

FACE_DOWN = -1
"""In place of a card of the row: one of the face-down ones, unseen (canal_du_midi.R10)."""

Site: TypeAlias = Annotated[int, Kind("site", place=True, printed=True)]
"""A site, from 0 in the order of the canal."""
Card: TypeAlias = Annotated[int, Kind("card")]
"""A worker card, named so that it differs from all others."""
HeldCard: TypeAlias = Annotated[int, Kind("card", held=True)]
"""A worker card, one of those that the own seat holds or that lie before it."""
RowCard: TypeAlias = Annotated[int, Kind("row_card", place=True, printed=True)]
"""A card of the own row: a face-up one, or FACE_DOWN."""
WorkerCard: TypeAlias = Annotated[int, Kind("worker")]
"""A worker card, named without its colour."""

Identity = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]


class Start(Table, frozen=True):
    """What each player starts with; ``hand`` is also how many cards are held before a bet."""

    hand: Positive
    face_up: Count
    face_down: Count
    coins: Count


class _Pieces(Table, frozen=True):
    coins: Count
    pawns: Count


class _Score(Table, frozen=True):
    coin: Count


class Worker(Table, frozen=True):
    """A kind of worker: its points and how many cards of it each colour has."""

    id: str
    points: Count
    cards: Positive


class SiteCard(Table, frozen=True):
    """A site card. ``need`` is the worker points needed with 2, 3 and 4 seats; ``city`` is the red circle."""

    id: Identity
    need: tuple[Positive, Positive, Positive]
    city: bool = False
    tent: bool = False
    name: Name | None = None

    @property
    def worth(self) -> int:
        """Return the recognition points of the section: the need with two seats, however many play."""
        return self.need[0]


class _BoxText(Table, frozen=True):
    start: Start
    pieces: _Pieces
    score: _Score
    worker: Annotated[tuple[Worker, ...], msgspec.Meta(min_length=1)]
    site: tuple[SiteCard, ...]
    reconstructed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All components. Compared by identity; there is one for each text.

    ``coins`` is how many there are in all, ``pawns`` how many of each colour, ``coin_points`` what an unused
    coin is worth at the end.
    """

    start: Start
    coins: int
    pawns: int
    coin_points: int
    workers: tuple[Worker, ...]
    sites: tuple[SiteCard, ...]
    reconstructed: tuple[str, ...]
    points: tuple[int, ...]
    """The worker points of each worker card, of all colours that there can be."""
    ranks: tuple[int, ...]
    """Where each worker card stands among all of them by points, then by colour."""
    tents: tuple[int, ...]
    """The sites with a tent, in the order of the canal."""
    links: tuple[tuple[int, int], ...]
    """The neighbouring cities, both ends of each link, in the order of the canal."""
    links_at: tuple[tuple[tuple[int, int], ...], ...]
    """For each site the links that it is part of, in the order of the canal."""

    def need(self, site: int, seats: int) -> int:
        """Return the worker points that a site needs with so many seats."""
        return self.sites[site].need[seats - SEAT_NUMBERS[0]]

    def card(self, colour: int, kind: int) -> int:
        """Return the worker card of a colour and a kind (an index of ``workers``)."""
        return colour * len(self.workers) + kind

    def colour_of(self, card: int) -> int:
        """Return the seat in whose colour a worker card is."""
        return card // len(self.workers)

    def worker_of(self, card: int) -> Worker:
        """Return the kind of a worker card."""
        return self.workers[card % len(self.workers)]

    def points_of(self, card: int) -> int:
        """Return the worker points of a worker card."""
        return self.points[card]

    def set_of(self, colour: int) -> tuple[int, ...]:
        """Return all worker cards of a colour, by kind."""
        return tuple(
            self.card(colour, kind) for kind, worker in enumerate(self.workers) for _ in range(worker.cards)
        )

    def all_cards(self, seats: int) -> range:
        """Return each different worker card in a game of so many seats, once."""
        return range(seats * len(self.workers))

    def sorted(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return cards by their points, then by their colour."""
        return tuple(sorted(cards, key=self.ranks.__getitem__))


def _check(text: _BoxText) -> None:
    """Raise ValueError, naming file and key, where the types alone allow too much."""
    if len(text.site) != SITES:
        raise wrong(FILE, "site", f"there are {SITES} sites on the canal, not {len(text.site)}")
    check_names(FILE, "site", text.site, NAMED)
    _check_workers(text)
    start = text.start
    cards = sum(worker.cards for worker in text.worker)
    dealt = start.hand + start.face_up + start.face_down
    if dealt != cards:
        raise wrong(FILE, "start.hand", f"hand, face_up and face_down deal {dealt} of {cards} cards")
    if text.pieces.coins < start.coins * SEAT_NUMBERS[-1]:
        raise wrong(FILE, "pieces.coins", f"{text.pieces.coins} coins are too few to start with 4 seats")


def _check_workers(text: _BoxText) -> None:
    """Raise ValueError unless workers are known, each once, and have a card for each site."""
    seen = {site.id for site in text.site}
    for index, worker in enumerate(text.worker):
        if worker.id not in WORKERS:
            raise wrong(FILE, f"worker[{index}].id", f"no such worker; there are {', '.join(WORKERS)}")
        if worker.id in seen:
            raise wrong(FILE, f"worker[{index}].id", f"{worker.id!r} is there twice")
        seen.add(worker.id)
    cards = sum(worker.cards for worker in text.worker)
    if cards != SITES:
        raise wrong(FILE, "worker.cards", f"each colour needs a card for each of {SITES} sites, not {cards}")


@lru_cache(maxsize=64)
def load_box(text: str) -> Box:
    """Return the components of a text; raise ValueError, naming file and key, if it is not a good one."""
    read = decode(text, FILE, _BoxText)
    _check(read)
    workers = tuple(sorted(read.worker, key=lambda worker: worker.points))
    points = tuple([worker.points for worker in workers]) * SEAT_NUMBERS[-1]
    by_points = sorted(range(len(points)), key=points.__getitem__)
    cities = [site for site, card in enumerate(read.site) if card.city]
    links = tuple(pairwise(cities))
    return Box(
        start=read.start,
        coins=read.pieces.coins,
        pawns=read.pieces.pawns,
        coin_points=read.score.coin,
        workers=workers,
        sites=read.site,
        reconstructed=read.reconstructed,
        points=points,
        ranks=tuple([by_points.index(card) for card in range(len(points))]),
        tents=tuple([site for site, card in enumerate(read.site) if card.tent]),
        links=links,
        links_at=tuple(
            [tuple([link for link in links if link[0] <= site <= link[1]]) for site in range(SITES)]
        ),
    )
