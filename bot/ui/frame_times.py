"""Which turns of a game an animation shows, and for how long: a minute in all, by what matters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

LONGEST = 60_000
"""So many milliseconds an animation plays at most."""
FIRST, LAST = 2_500, 6_000
"""How long the start of a game is shown, and its end, which is to be read before it begins again."""
LEAST, MOST = 250, 1_000
"""How long a turn is shown by which nobody scored: people need about the least of it to see a picture."""
SCORED = 2
"""How many times as long a turn is shown by which somebody scored."""
_STEP = 10
"""GIF files count in hundredths of a second."""


def frame_times(scored: Sequence[bool]) -> Mapping[int, int]:
    """Return for how many milliseconds each turn of a game is shown, by its place, in order.

    ``scored`` says of each turn, the start of the game first, whether points were scored by it. Where not all
    can be seen in the time that there is, turns without points are left out, evenly over the game, and, of
    very many, turns with points as well.
    """
    last = len(scored) - 1
    between = range(1, last)
    chosen = _that_fit(between, scored, (LONGEST - FIRST - LAST) // LEAST)
    shares = {place: SCORED if scored[place] else 1 for place in chosen}
    time = min(MOST, (LONGEST - FIRST - LAST) // max(1, sum(shares.values()))) // _STEP * _STEP
    middle = {place: share * time for place, share in shares.items()}
    return {0: FIRST, **middle, last: LAST}


def _that_fit(places: Sequence[int], scored: Sequence[bool], room: int) -> Sequence[int]:
    """Return those of some turns for which there is room, in which one without points takes 1."""
    with_points = [place for place in places if scored[place]]
    without = [place for place in places if not scored[place]]
    with_points = _evenly(with_points, room // SCORED)
    without = _evenly(without, room - SCORED * len(with_points))
    return sorted((*with_points, *without))


def _evenly(places: Sequence[int], most: int) -> Sequence[int]:
    """Return at most so many of some places, spread evenly over them."""
    if len(places) <= most:
        return places
    return [places[number * len(places) // most] for number in range(most)]
