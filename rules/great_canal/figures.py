"""The positions that the rulebook and the lesson of the Great Canal show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.decisions import RobberMove
from rules.great_canal.game import GreatCanal
from rules.great_canal.pieces import Knight, Pieces, Realm
from rules.great_canal.route import route_lengths
from rules.great_canal.state import Barbarians, Dice, Holding, Turn
from rules.great_canal.topology import CORNER_DIRECTIONS, EDGE_DIRECTIONS, HEX_CORNERS, HEX_EDGES, HEX_NUMBERS
from rules.kit.component_files import packaged
from rules.kit.figures import Figure, LessonPage, played
from rules.kit.tuples import Counts
from rules.randomness import Randomness

_SEATS = 3
_RED, _YELLOW, _GREEN = range(_SEATS)
_ROLLED, _SEVEN = Dice(4, 5, "trade"), Dice(3, 4, "trade")

_FOUNDINGS = (
    ("D6:n", "D6:ne"),
    ("B5:ne", "A5:se"),
    ("A2:n", "A2:ne"),
    ("C4:n", "B3:e"),
    ("A5:ne", "A5:ne"),
    ("C4:s", "D5:nw"),
    ("D7:s", "E7:w"),
    ("B6:se", "B6:se"),
    ("D3:s", "E3:w"),
)
"""Where the three settlements, cities and settlements stand at first, each with its road or ship."""

_SEEDS = {"production": 43, "gold": 95, "fleet": 45, "attack": 6}
"""Which randomness brings the roll that a figure is about."""


def _corner(name: str) -> int:
    """Return the corner of a name such as "C5:nw"."""
    hexagon, direction = name.split(":")
    return HEX_CORNERS[HEX_NUMBERS[hexagon]][CORNER_DIRECTIONS.index(direction)]


def _edge(name: str) -> int:
    """Return the edge of a name such as "C5:w"."""
    hexagon, direction = name.split(":")
    return HEX_EDGES[HEX_NUMBERS[hexagon]][EDGE_DIRECTIONS.index(direction)]


def _knight(name: str) -> Knight:
    """Return a knight by its corner, its level and + if it is active: "C5:nw:2+"."""
    place, _, level = name.rpartition(":")
    return Knight(_corner(place), int(level[0]), level.endswith("+"))


def _listed(names: str) -> Sequence[str]:
    """Return names that are written with commas."""
    return names.split(",") if names else ()


def _goods(**counts: int) -> Counts:
    """Return a bundle by good."""
    return tuple(counts.get(good, 0) for good in GOODS)


def _fresh(seed: int = 0) -> GreatCanal:
    """Return a game as it starts."""
    texts = {name.removesuffix(".toml"): packaged(GreatCanal.package, name) for name in GreatCanal.components}
    return GreatCanal.new(_SEATS, Randomness(f"figure{seed}"), _RED, variable=False, **texts)


def _position(
    *,
    active: int = _RED,
    knights: tuple[str, str, str] = ("", "", ""),
    without: str | None = None,
    hands: Mapping[int, Counts] | None = None,
    dug: tuple[int, ...] = (),
    chips: tuple[int, int, int] = (0, 0, 0),
    dice: Dice | None = _ROLLED,
    seed: int = 0,
    fleet: int = 2,
    **fields: Any,
) -> GreatCanal:
    """Return a seat's turn in the middle of a game, with knights by seat.

    ``without`` is a road that is not built yet. ``dug`` are the sections of the canal that lie, ``chips``
    those of the seats; ``fleet`` are the steps of the barbarians, who have attacked once.
    """
    fresh, lacking = _fresh(seed), None if without is None else _edge(without)
    realms = map(_realm, range(_SEATS), knights)
    pieces = Pieces(
        tuple(
            replace(realm, roads=tuple(road for road in realm.roads if road != lacking)) for realm in realms
        )
    )
    game = replace(
        fresh,
        active=active,
        queue=(),
        turn=Turn(8 * _SEATS + active, dice),
        pieces=pieces,
        hands=tuple((hands or {}).get(seat, _HANDS[seat]) for seat in range(_SEATS)),
        holdings=tuple(Holding(chips=count) for count in chips),
        barbarians=Barbarians(fleet, 1),
        dug=dug,
        route=_longest_of(pieces, fresh.box.prices.text.shortest_route),
    )
    return replace(game, **fields)


def _longest_of(pieces: Pieces, shortest: int) -> int | None:
    """Return the seat that alone has the longest trade route; None if there is none."""
    lengths = route_lengths(pieces)
    longest = [seat for seat, length in enumerate(lengths) if length == max(lengths) >= shortest]
    return longest[0] if len(longest) == 1 else None


def _realm(seat: int, knights: str) -> Realm:
    """Return the pieces that a seat has in most figures, and knights by names with commas."""
    roads, ships, settlements, cities = map(_listed, _LANDS[seat])
    return Realm(
        roads=tuple(sorted(map(_edge, roads))),
        ships=tuple(sorted(map(_edge, ships))),
        settlements=tuple(sorted(map(_corner, settlements))),
        cities=tuple(sorted(map(_corner, cities))),
        knights=tuple(sorted(map(_knight, _listed(knights)), key=lambda knight: knight.corner)),
    )


_LANDS = (
    ("D5:nw,D5:ne,D6:nw,D6:ne,D6:e,D7:sw,C5:e", "E7:w,E7:sw", "D7:s,C4:s", "D6:n"),
    ("A5:se,A5:e,B6:w,B6:sw,B6:se,C6:nw", "", "A5:ne,B6:se", "B5:ne"),
    ("A2:ne,A2:e,B3:ne,B3:e,B3:se,B3:sw,D3:sw", "E3:w,F2:nw,F2:w", "A2:n,D3:s", "C4:n"),
)
"""The roads, ships, settlements and cities of each seat in most figures."""

_HANDS = (_goods(brick=1, wool=2), _goods(ore=2, cloth=1), _goods(lumber=1, grain=1, paper=1))
"""What the seats hold in figures that are not about it."""


def _founding() -> Figure:
    """Return the last building of the founding: a settlement on the coast, with a ship."""
    game = _fresh()
    *first, last = (a.Found(_corner(corner), _edge(edge)) for corner, edge in _FOUNDINGS)
    for action in first:
        game, _ = game.apply(game.waiting_for[0], action)
    return played(game, (game.waiting_for[0], last))


def _island() -> Figure:
    """Return the middle of a game, in which a settlement becomes a city."""
    game = _position(
        knights=("D6:se:1+", "C6:nw:1", "B3:n:2+"),
        hands={_RED: _goods(grain=2, ore=3)},
        dug=(5, 6),
        chips=(1, 1, 2),
    )
    return played(game, (_RED, a.BuildCity(_corner("C4:s"))))


def _production() -> Figure:
    """Return a roll of 10: a city at the forest, a settlement and a city at the hills."""
    return played(_position(dice=None, seed=_SEEDS["production"]), (_RED, a.Roll()))


def _robber() -> Figure:
    """Return the robber's move to mountains at which somebody has a city."""
    game = _position(hands={_YELLOW: _goods(ore=2, cloth=1)}, queue=(RobberMove(_RED),), dice=_SEVEN)
    figure = played(game, (_RED, a.MoveRobber(HEX_NUMBERS["B6"], _YELLOW)))
    return Figure(figure.game, tuple(event for event in figure.events if event.audience() is None))


def _sail() -> Figure:
    """Return a ship that goes from the end of a line to another site."""
    return played(_position(active=_GREEN), (_GREEN, a.Sail(_edge("F2:w"), _edge("E2:sw"))))


def _harbour() -> Figure:
    """Return a knight that goes over roads and ships to a harbour of a small island."""
    game = _position(knights=("D7:nw:1+", "", ""))
    return played(game, (_RED, a.MoveKnight(_corner("D7:nw"), _corner("F7:nw"))))


def _gold() -> Figure:
    """Return an 8 with a knight at a gold field: it brings a resource of choice."""
    game = _position(dice=None, seed=_SEEDS["gold"], knights=("", "", "G1:n:1"))
    return played(game, (_RED, a.Roll()), (_GREEN, a.TakeResource("grain")))


def _displace() -> Figure:
    """Return a strong knight that takes the corner of a basic one, which goes elsewhere."""
    game = _position(active=_YELLOW, knights=("C6:nw:1", "B5:se:2+", ""))
    return played(
        game,
        (_YELLOW, a.DisplaceKnight(_corner("B5:se"), _corner("C6:nw"))),
        (_RED, a.RetreatKnight(_corner("D6:se"))),
    )


def _barbarians() -> Figure:
    """Return a roll that brings the fleet to the last step but one."""
    game = _position(dice=None, seed=_SEEDS["fleet"], fleet=5, knights=("D6:se:1", "B5:se:1", "B3:n:2+"))
    return played(game, (_RED, a.Roll()))


def _attack() -> Figure:
    """Return an attack that is lost: whoever put in least loses a city."""
    game = _position(dice=None, seed=_SEEDS["attack"], fleet=6, knights=("D6:se:1+", "B5:se:1", "B3:n:1+"))
    return played(game, (_RED, a.Roll()))


def _metropolis() -> Figure:
    """Return the fourth level of a track, with the metropolis that it brings."""
    holdings = (Holding(), Holding(levels=(1, 3, 0)), Holding())
    game = _position(active=_YELLOW, hands={_YELLOW: _goods(coin=4)}, holdings=holdings)
    return played(game, (_YELLOW, a.Improve("politics", _corner("B5:ne"))))


def _route() -> Figure:
    """Return a road that joins two others, so that they are the longest trade route."""
    game = _position(hands={_RED: _goods(brick=1, lumber=1)}, without="D6:ne")
    return played(game, (_RED, a.BuildRoad(_edge("D6:ne"))))


def _dug() -> Figure:
    """Return the second active knight at a site: the canal is dug, by two seats."""
    game = _position(
        knights=("D6:nw:1", "C6:nw:1+", "B3:n:1"), hands={_RED: _goods(grain=1)}, dug=(0, 1), chips=(2, 2, 0)
    )
    return played(game, (_RED, a.ActivateKnight(_corner("D6:nw"))))


def _completed() -> Figure:
    """Return the last section but one: the canal is finished and full of water."""
    game = _position(
        active=_GREEN,
        knights=("D6:se:1", "C6:nw:1+", "C3:ne:1+,C3:n:1"),
        hands={_GREEN: _goods(grain=1)},
        dug=(0, 1, 2, 3, 4, 5, 6),
        chips=(5, 5, 4),
    )
    return played(game, (_GREEN, a.ActivateKnight(_corner("C3:n"))))


FIGURES: Mapping[str, Callable[[], Figure]] = {
    "founding": _founding,
    "production": _production,
    "robber": _robber,
    "sail": _sail,
    "harbour": _harbour,
    "gold": _gold,
    "displace": _displace,
    "barbarians": _barbarians,
    "attack": _attack,
    "metropolis": _metropolis,
    "route": _route,
    "dug": _dug,
    "completed": _completed,
    "island": _island,
}

LESSON = (
    LessonPage("goal", "island"),
    LessonPage("turn", "production"),
    LessonPage("canal", "dug"),
    LessonPage("barbarians", "attack"),
    LessonPage("end", "completed"),
)
"""What a newcomer reads before the first turn."""
