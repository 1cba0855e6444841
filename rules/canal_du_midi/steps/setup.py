"""The set-up of a game: the deal, the coins, and the first site."""

from __future__ import annotations

from rules.canal_du_midi.components import load_box
from rules.canal_du_midi.state import S
from rules.canal_du_midi.steps import rounds
from rules.randomness import Randomness


def set_up(kind: type[S], seats: int, randomness: Randomness, first: int | None, sites: str) -> S:
    """Return the game of a class as it starts, in its first round (canal_du_midi.R1).

    ``sites`` is the component text; ValueError, naming file and key, if it is not a good one. ``first`` is
    the first player, or None to draw one by lot.
    """
    box, rng = load_box(sites), randomness
    start = box.start
    if first is None:
        first, rng = rng.draw("first", seats)
    hands: list[tuple[int, ...]] = []
    face_up: list[tuple[int, ...]] = []
    face_down: list[tuple[int, ...]] = []
    for seat in range(seats):
        cards, rng = rng.shuffle(f"deal-{seat}", box.set_of(seat))
        down = start.face_up + start.face_down
        face_up.append(cards[: start.face_up])
        face_down.append(box.sorted(cards[start.face_up : down]))
        hands.append(box.sorted(cards[down:]))
    laid_out = kind(
        seats=seats,
        randomness=rng,
        sites=sites,
        first=first,
        round=0,
        site=None,
        to_come=tuple(range(len(box.sites))),
        queue=(),
        hands=tuple(hands),
        face_up=tuple(face_up),
        face_down=tuple(face_down),
        discards=(),
        shown=None,
        pawns=((),) * len(box.sites),
        delayed=(),
        coins=(start.coins,) * seats,
        supply=box.coins - start.coins * seats,
        spent=0,
    )
    return rounds.begin(laid_out, [])
