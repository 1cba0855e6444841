"""Sites: revealed, built or delayed, linked, and what the end makes of them; each is named once."""

from __future__ import annotations

from rules.canal_du_midi.components import NUMERALS, Site
from rules.canal_du_midi.events.lists import items_of, list_of
from rules.records import Event
from rules.values import Seat, Text, Value


class SiteRevealed(Event, frozen=True, tag="site_revealed"):
    """A new round: its site, and the worker points that it needs."""

    awaited = ("site",)
    reveals = True
    announces = True

    round: int
    site: Site
    need: int


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


class SiteBuilt(Event, frozen=True, tag="site_built"):
    """A section was built by who had the highest total; several if they tied."""

    awaited = ("site", "winners")
    announces = True

    site: Site
    winners: tuple[Seat, ...]
    total: int


class SiteDelayed(Event, frozen=True, tag="site_delayed"):
    """The points were too few: the section is delayed."""

    awaited = ("site",)
    announces = True

    site: Site


class CitiesLinked(Event, frozen=True, tag="cities_linked"):
    """Somebody's pawns connect two neighbouring cities; ``coin`` unless the supply was empty."""

    announces = True

    seat: Seat
    start: Site
    end: Site
    coin: bool


class DelayedAwarded(Event, frozen=True, tag="delayed_awarded"):
    """The end of a delayed section: it goes to who has both neighbouring ones, or to nobody."""

    announces = True

    site: Site
    winners: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | None:
        return Awards(list_of(_award(self), _award(later))) if isinstance(later, DelayedAwarded) else None


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The canal is done. ``points`` is what the winners have; ``by_sections`` if others have as many,
    but fewer sections."""

    announces = True
    concludes = True

    winners: tuple[Seat, ...]
    points: int
    by_sections: bool


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
        links = list_of(_link(later))
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
        links = list_of(*items_of(self.links), _link(later))
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
        if not isinstance(later, DelayedAwarded):
            return None
        return Awards(list_of(*items_of(self.awards), _award(later)))


def _link(event: CitiesLinked) -> Text:
    params = {"seat": Value("seat", event.seat), "start": NUMERALS[event.start], "end": NUMERALS[event.end]}
    return Text("link" if event.coin else "link-without-coin", params)


def _award(event: DelayedAwarded) -> Text:
    winners = tuple(Value("seat", seat) for seat in event.winners)
    return Text("award" if winners else "award-nobody", {"site": NUMERALS[event.site], "winners": winners})
