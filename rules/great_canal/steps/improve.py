"""City improvements and the metropolises that they bring (great_canal.R22, R24)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.actions import Improve
from rules.great_canal.components.kinds import (
    CLOTH,
    LEVELS,
    METROPOLIS_LEVEL,
    TRACK_GOODS,
    TRACK_INDEX,
    TRACKS,
)
from rules.great_canal.hands import single
from rules.great_canal.instead import wrong_choice
from rules.great_canal.scoring import metropolis_holder, plain_cities
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import pay, require_place, require_turn
from rules.great_canal.topology import CORNERS
from rules.kit.masks import mask_of
from rules.kit.tuples import Counts, put
from rules.records import Action, Event, RuleError
from rules.values import Value

PLAIN = tuple(Improve(track) for track in TRACKS)
"""Levels that bring no metropolis."""
CRANE_SAVES = 1
"""How many commodities less a level costs by a Crane."""


def price_of(levels: Sequence[int], track: int, less: int = 0) -> Counts:
    """Return what the next level of a track costs whoever has such levels and pays some commodities less."""
    return single(TRACK_GOODS[track], levels[track] + 1 - less)


def improvement_refusal(game: GreatCanalState, seat: int, track: int) -> str | None:
    """Return the rule by which a seat cannot buy the next level of a track, the price aside; None if it can.

    It needs a city, for level 4 and 5 one without a metropolis, or the track's metropolis (R24).
    """
    level = game.holdings[seat].levels[track] + 1
    if level > LEVELS:
        return "great_canal.improve.highest"
    cities = game.pieces.realms[seat].cities
    if not cities:
        return "great_canal.improve.city"
    corner = game.metropolises[track]
    if level < METROPOLIS_LEVEL or metropolis_holder(game.pieces, corner) == seat or plain_cities(game, seat):
        return None
    return "great_canal.R24"


def wins_metropolis(game: GreatCanalState, seat: int, track: int) -> bool:
    """Say whether the next level of a track brings a seat its metropolis (great_canal.R24).

    Level 4 does where nobody has it, level 5 where its holder has not got that far.
    """
    levels = [one.levels[track] for one in game.holdings]
    return brings_metropolis(levels, metropolis_holder(game.pieces, game.metropolises[track]), seat)


def brings_metropolis(levels: Sequence[int], holder: int | None, seat: int) -> bool:
    """Say whether the next level of a track, where the seats have such levels, brings its metropolis.

    ``holder`` is the seat that has it, None while nobody has.
    """
    level = levels[seat] + 1
    if level < METROPOLIS_LEVEL:
        return False
    return holder is None or (holder != seat and level == LEVELS and levels[holder] < LEVELS)


def affordable(game: GreatCanalState, seat: int, less: int = 0) -> list[int]:
    """Return the tracks of which a seat that pays some commodities less can buy the next level."""
    hand, found = game.hands[seat], list[int]()
    for track, level in enumerate(game.holdings[seat].levels):
        if hand[CLOTH + track] > level - less and improvement_refusal(game, seat, track) is None:
            found.append(track)
    return found


def cities_to_name(game: GreatCanalState, seat: int, track: int) -> Sequence[int | None]:
    """Return the cities of which one is named with the next level of a track; (None,) if none is (R24)."""
    return plain_cities(game, seat) if wins_metropolis(game, seat, track) else (None,)


def offer_improvements(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the levels that a seat can buy and pay, with the city where one is to be named."""
    return [
        PLAIN[track] if city is None else Improve(TRACKS[track], city)
        for track in affordable(game, seat)
        for city in cities_to_name(game, seat, track)
    ]


def improve(game: S, seat: int, action: Improve, events: list[Event]) -> S:
    """Return the game with a track a level further; RuleError if that cannot be, or cannot be paid."""
    require_turn(game, seat)
    return buy_level(game, seat, action.track, action.city, events)


def buy_level(game: S, seat: int, named: str, city: int | None, events: list[Event], less: int = 0) -> S:
    """Return the game with the next level of a track bought for some commodities less, or RuleError."""
    track = require_track(named)
    require_improvement(game, seat, track, city)
    price = price_of(game.holdings[seat].levels, track, less)
    return raise_track(pay(game, seat, price), seat, track, city, events)


def require_track(named: str) -> int:
    """Return the index of a track by its id; RuleError if there is none."""
    if named not in TRACK_INDEX:
        raise wrong_choice("great_canal.unknown.track", "track", TRACKS)
    return TRACK_INDEX[named]


def require_improvement(game: GreatCanalState, seat: int, track: int, city: int | None) -> None:
    """Raise RuleError unless a seat can buy the next level of a track, with that city named, or none."""
    rule = improvement_refusal(game, seat, track)
    if rule is not None:
        raise RuleError(rule, track=Value("track", TRACKS[track]))
    if wins_metropolis(game, seat, track):
        sites = mask_of(plain_cities(game, seat))
        number = -1 if city is None else city
        require_place(sites, number, CORNERS, "corner", "great_canal.R24.city")
    elif city is not None:
        raise RuleError("great_canal.R24.none", track=Value("track", TRACKS[track]))


def raise_track(game: S, seat: int, track: int, city: int | None, events: list[Event]) -> S:
    """Return the game with a track a level further, and its metropolis on the city, if one is named."""
    holding = game.holdings[seat]
    level = holding.levels[track] + 1
    events.append(e.Improved(seat, TRACKS[track], level))
    levels = put(holding.levels, track, level)
    after = replace(game, holdings=put(game.holdings, seat, replace(holding, levels=levels)))
    if city is None:
        return after
    loser = metropolis_holder(game.pieces, game.metropolises[track])
    events.append(e.MetropolisWon(seat, TRACKS[track], city, loser))
    return replace(after, metropolises=put(game.metropolises, track, city))
