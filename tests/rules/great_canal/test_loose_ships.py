"""Loose ships against the rulings, word by word, on random nets of ships."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rules.great_canal.pieces import marks_of
from rules.great_canal.sailing import loose_ships
from rules.great_canal.topology import CORNER_EDGES, EDGE_CORNERS, HEX_EDGES
from rules.kit.masks import bits, mask_of
from tests.rules.great_canal.positions import corner, edges, hexagon

RINGS = [HEX_EDGES[hexagon(name)] for name in ("E5", "E6", "E7", "F5", "F6")]
ENDS = {edge: set(ends) for edge, ends in enumerate(EDGE_CORNERS)}


def corners_of(ships: set[int]) -> set[int]:
    """Return the corners that ships touch."""
    return {end for ship in ships for end in ENDS[ship]}


def has_loose_end(ship: int, ships: set[int], stops: set[int]) -> bool:
    """Say whether at one end of a ship stands nothing else of its owner (R28)."""
    return any(end not in stops | corners_of(ships - {ship}) for end in ENDS[ship])


def loops_of(ships: set[int]) -> set[frozenset[int]]:
    """Return all loops: ways along ships from a corner back to it that meet no other corner twice."""

    def ways(at: int, home: int, met: set[int], way: tuple[int, ...]) -> Iterator[frozenset[int]]:
        for ship in set(CORNER_EDGES[at]) & ships - set(way):
            (beyond,) = ENDS[ship] - {at}
            if beyond == home:
                yield frozenset((*way, ship))
            elif beyond not in met:
                yield from ways(beyond, home, {*met, beyond}, (*way, ship))

    return {loop for home in corners_of(ships) for loop in ways(home, home, {home}, ())}


def net_of(loop: frozenset[int], ships: set[int], stops: set[int]) -> set[int]:
    """Return the ships that hang together with a loop's, without passing an own piece."""
    net = set(loop)
    while True:
        free = corners_of(net) - stops
        more = {ship for ship in ships - net if ENDS[ship] & free}
        if not more:
            return net
        net |= more


def loose_by_the_rulings(ships: set[int], stops: set[int]) -> set[int]:
    """Return the loose ships: loose ends, and the ships of loops in nets that join no two pieces (R39)."""
    found = {ship for ship in ships if has_loose_end(ship, ships, stops)}
    for loop in loops_of(ships):
        if len(corners_of(net_of(loop, ships, stops)) & stops) > 1:
            continue
        on_it = corners_of(set(loop)) & stops
        found |= {ship for ship in loop if not on_it or ENDS[ship] & on_it}
    return found


def random_ships(rng: random.Random) -> set[int]:
    """Return ships: some loops side by side or apart, some ships beside them, some taken away."""
    ships = {edge for ring in rng.sample(RINGS, rng.randint(0, 2)) for edge in ring}
    for _ in range(rng.randint(0 if ships else 1, 5)):
        beside = {edge for end in corners_of(ships) for edge in CORNER_EDGES[end]} - ships
        ships.add(rng.choice(sorted(beside)) if beside else rng.choice(rng.choice(RINGS)))
    for _ in range(rng.choice((0, 0, 1, 2))):
        if len(ships) > 1:
            ships.remove(rng.choice(sorted(ships)))
    return ships


def random_stops(rng: random.Random, ships: set[int]) -> set[int]:
    """Return corners of own pieces, most of them at the ships."""
    touched = sorted(corners_of(ships))
    stops = set(rng.sample(touched, min(len(touched), rng.choice((0, 1, 1, 1, 2, 2, 3)))))
    return stops | ({corner("A3 n")} if rng.random() < 0.1 else set[int]())


def test_the_rulings_word_by_word() -> None:
    """Check great_canal.R28, R39, R40: what is loose is what the rulings say, on 3,000 random nets."""
    rng = random.Random("loose ships")
    opened = closed = 0
    for _ in range(3_000):
        ships = random_ships(rng)
        stops = random_stops(rng, ships)
        expected = loose_by_the_rulings(ships, stops)
        assert set(bits(loose_ships(marks_of(tuple(ships)), mask_of(stops)))) == expected, (ships, stops)
        loops = loops_of(ships)
        opened += any(loop & expected for loop in loops)
        closed += any(not loop & expected for loop in loops)
    assert min(opened, closed) > 300  # both kinds of loops were among them


def test_the_word_by_word_rulings_themselves() -> None:
    """Check great_canal.R39: the measure of this file, on a loop with no piece, one and two on it."""
    ring = set(RINGS[0])
    assert loops_of(ring) == {frozenset(ring)}
    assert loose_by_the_rulings(ring, set()) == ring
    assert loose_by_the_rulings(ring, {corner("E5 nw")}) == set(edges("E5 w, E5 nw"))
    assert loose_by_the_rulings(ring, {corner("E5 nw"), corner("E5 s")}) == set()
