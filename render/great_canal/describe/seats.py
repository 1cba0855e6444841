"""The seats in words: what each holds, and what stands on the board."""

from __future__ import annotations

from collections.abc import Iterator

from render.great_canal.describe import facts
from render.great_canal.seats.supply import pieces_left
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from rules.values import Text, Value


def holdings(view: GreatCanalView, words: Words, seat: int) -> list[str]:
    """Return what is public of what a seat holds: counts, levels, pieces left, rates."""
    name = Value("seat", seat)
    settlements, cities, walls, roads, ships, basic, strong, mighty = pieces_left(view, seat)
    return [
        words.text(
            "describe-seat",
            name=name,
            colour=words.text("seat-colour", seat=seat),
            points=view.scores[seat],
            goods=view.hand_sizes[seat],
            progress=facts.progress_by_deck(words, view.progress_counts[seat]),
            opened=facts.listed([words.value("card", card) for card in view.opened[seat]]),
            chips=view.chips[seat],
            defender=view.defenders[seat],
            route=view.route_lengths[seat],
            strength=view.defences[seat],
        ),
        words.text("describe-seat-levels", name=name, levels=facts.listed(_levels(view, words, seat))),
        words.text(
            "describe-seat-left",
            name=name,
            settlements=settlements,
            cities=cities,
            walls=walls,
            roads=roads,
            ships=ships,
            basic=basic,
            strong=strong,
            mighty=mighty,
        ),
        words.text("describe-seat-rates", name=name, rates=facts.rates(words, view.rates[seat])),
    ]


def _levels(view: GreatCanalView, words: Words, seat: int) -> Iterator[str]:
    """Yield the levels that are reached, with their names."""
    for track, level in zip(TRACKS, view.levels[seat], strict=True):
        if level:
            name = Text(f"level-{track}-{level}")
            yield words.text("describe-level", track=Value("track", track), level=level, name=name)


def pieces(view: GreatCanalView, words: Words, seat: int) -> list[str]:
    """Return where the pieces of a seat stand."""
    realm = view.pieces.realms[seat]
    knights = [
        words.text(
            "describe-knight",
            place=Value("corner", knight.corner),
            level=knight.level,
            state=", ".join(facts.states(words, knight)),
        )
        for knight in realm.knights
    ]
    lines = [
        words.text("describe-pieces", name=Value("seat", seat)),
        _line(words, "describe-settlements", "corner", realm.settlements),
        words.text("describe-cities", places=facts.listed(_cities(view, words, seat))),
    ]
    if realm.fallen:
        lines.append(_line(words, "describe-fallen", "corner", realm.fallen))
    return [
        *lines,
        words.text("describe-knights", knights=facts.listed(knights)),
        _line(words, "describe-roads", "edge", realm.roads),
        _line(words, "describe-ships", "edge", realm.ships),
    ]


def _line(words: Words, key: str, kind: str, numbers: tuple[int, ...]) -> str:
    return words.text(key, places=facts.listed(facts.places(words, kind, numbers)))


def _cities(view: GreatCanalView, words: Words, seat: int) -> Iterator[str]:
    """Yield the cities of a seat with their walls and metropolises."""
    realm = view.pieces.realms[seat]
    for city in realm.cities:
        place, walled = words.value("corner", city), city in realm.walls
        if city in view.metropolises:
            track = Value("track", TRACKS[view.metropolises.index(city)])
            key = "describe-city-both" if walled else "describe-city-metropolis"
            yield words.text(key, place=place, track=track)
        else:
            yield words.text("describe-city-wall", place=place) if walled else place
