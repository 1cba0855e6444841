"""What is in the box of Canal du Midi: site cards, worker cards and coins, made from ``sites.toml``.

Sites are numbered from 0 in the order of the canal, so that card I is site 0. A worker card is one number:
its colour (a seat) times the kinds of workers there are, plus its kind. The two carriers of a colour are
the same card, as are the two diggers. A hand, a row or the discards are tuples of such numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

import msgspec

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
"""Sites that the language files know."""
WORKERS = ("engineer", "surveyor", "stonecutter", "carrier", "digger", "carpenter", "blaster")

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Identity = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each player starts with; ``hand`` is also how many cards are held before a bet."""

    hand: Positive
    face_up: Count
    face_down: Count
    coins: Count


class _Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: Count
    pawns: Count


class _Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coin: Count


class Worker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of worker: its points and how many cards of it each colour has."""

    id: str
    points: Count
    cards: Positive


class SiteCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A site card. ``need`` is the worker points needed with 2, 3 and 4 seats; ``city`` is the red circle."""

    id: Identity
    need: tuple[Positive, Positive, Positive]
    city: bool = False
    tent: bool = False
    name: Name | None = None

    @property
    def worth(self) -> int:
        """Recognition points of the section: the need of two players, whatever the number of seats."""
        return self.need[0]


class _BoxText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Start
    pieces: _Pieces
    score: _Score
    worker: Annotated[tuple[Worker, ...], msgspec.Meta(min_length=1)]
    site: tuple[SiteCard, ...]
    reconstructed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All that the box holds. Compared by identity; one for each text.

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
    cities: tuple[int, ...]
    """The sites with a red circle, in the order of the canal."""

    def need(self, site: int, seats: int) -> int:
        """The worker points that a site needs with so many seats."""
        return self.sites[site].need[seats - SEAT_NUMBERS[0]]

    def card(self, colour: int, kind: int) -> int:
        """The number of the worker card of a colour and a kind (an index of ``workers``)."""
        return colour * len(self.workers) + kind

    def colour_of(self, card: int) -> int:
        """The seat in whose colour a worker card is."""
        return card // len(self.workers)

    def worker_of(self, card: int) -> Worker:
        """The kind of a worker card."""
        return self.workers[card % len(self.workers)]

    def points_of(self, card: int) -> int:
        """The worker points of a worker card."""
        return self.workers[card % len(self.workers)].points

    def set_of(self, colour: int) -> tuple[int, ...]:
        """All worker cards of a colour."""
        return tuple(
            self.card(colour, kind) for kind, worker in enumerate(self.workers) for _ in range(worker.cards)
        )

    def all_cards(self, seats: int) -> range:
        """Each different worker card in a game of so many seats, once."""
        return range(seats * len(self.workers))

    def sorted(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Cards by their points, then by their colour."""
        return tuple(sorted(cards, key=lambda card: (self.points_of(card), card)))


def _wrong(key: str, said: str) -> ValueError:
    return ValueError(f"{FILE}: {key}: {said}")


def _check(text: _BoxText) -> None:
    """What the types alone cannot say."""
    if len(text.site) != SITES:
        raise _wrong("site", f"there are {SITES} sites on the canal, not {len(text.site)}")
    seen: set[str] = set()
    for index, site in enumerate(text.site):
        if site.id in seen:
            raise _wrong(f"site[{index}].id", f"{site.id!r} is there twice")
        seen.add(site.id)
        if site.name is None and site.id not in NAMED:
            raise _wrong(f"site[{index}].name", f"{site.id!r} needs a name: the language files have none")
    for index, worker in enumerate(text.worker):
        if worker.id not in WORKERS:
            raise _wrong(f"worker[{index}].id", f"no such worker; there are {', '.join(WORKERS)}")
        if worker.id in seen:
            raise _wrong(f"worker[{index}].id", f"{worker.id!r} is there twice")
        seen.add(worker.id)
    cards = sum(worker.cards for worker in text.worker)
    if cards != SITES:
        raise _wrong("worker.cards", f"each colour needs a card for each of {SITES} sites, not {cards}")
    start = text.start
    dealt = start.hand + start.face_up + start.face_down
    if dealt != cards:
        raise _wrong("start.hand", f"hand, face_up and face_down deal {dealt} of {cards} cards")
    if text.pieces.coins < start.coins * SEAT_NUMBERS[-1]:
        raise _wrong("pieces.coins", f"{text.pieces.coins} coins are too few to start with 4 seats")


@lru_cache(maxsize=64)
def load_box(text: str) -> Box:
    """The box of a text; ValueError, naming the file and the key, if it is not a good one."""
    try:
        read = msgspec.toml.decode(text, type=_BoxText)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{FILE}: {error}") from error
    _check(read)
    return Box(
        start=read.start,
        coins=read.pieces.coins,
        pawns=read.pieces.pawns,
        coin_points=read.score.coin,
        workers=tuple(sorted(read.worker, key=lambda worker: worker.points)),
        sites=read.site,
        reconstructed=read.reconstructed,
        cities=tuple(index for index, site in enumerate(read.site) if site.city),
    )
