"""The names of values, what is understood for them, and what of them a seat holds."""

from __future__ import annotations

from rules.great_canal.components.cards import CARDS
from rules.great_canal.components.kinds import COMMODITIES, GOODS, RESOURCES, TRACKS
from rules.great_canal.places import PLACES, hexes_at, names_of
from rules.great_canal.topology import CORNER_EDGES, CORNER_HEXES, EDGE_CORNERS, EDGE_HEXES
from rules.great_canal.view.seen import Seen
from rules.values import Scalar, Text

GOODS_OF_KIND = {"good": GOODS, "resource": RESOURCES, "commodity": COMMODITIES}
OTHER_NAMES = {good: (f"also-{good}", f"many-{good}") for good in GOODS} | {
    "coin": ("also-coin", "several-coin"),
    "paper": ("many-paper",),
}
"""The keys of what goods are called besides, and of several of them."""
VALUES: dict[str, tuple[Scalar, ...]] = {
    **{kind: tuple(range(count)) for kind, count in PLACES.items()},
    **GOODS_OF_KIND,
    "track": TRACKS,
    "deck": TRACKS,
    "card": CARDS,
}
"""All values by kind."""
AT = {
    ("corner", "edge"): CORNER_EDGES,
    ("corner", "hex"): CORNER_HEXES,
    ("edge", "corner"): EDGE_CORNERS,
    ("edge", "hex"): EDGE_HEXES,
}
"""The places of the second kind that lie at each of the first, where people take the first for the second."""
TAKEN_FOR = {kind: tuple(other for other, asked in AT if asked == kind) for kind in PLACES}
"""The kinds that are taken for each."""


def shown_name(view: Seen, kind: str, value: Scalar) -> Text | str:
    """Return the name of a value; ValueError for one that there is not."""
    if kind in PLACES and type(value) is int:
        return names_of(view.board, kind, value)[0]
    if value in GOODS_OF_KIND.get(kind, ()):
        return Text(f"good-{value}")
    if kind in ("track", "deck") and value in TRACKS:
        return Text(f"{kind}-{value}")
    if kind == "card" and value in CARDS:
        return Text(f"card-{value}")
    raise ValueError(f"no {kind} {value!r}")


def other_names(view: Seen, kind: str, value: Scalar) -> tuple[Text | str, ...]:
    """Return the other right names of corners and edges, and of goods."""
    if kind in PLACES and type(value) is int:
        return names_of(view.board, kind, value)[1:]
    named = value in GOODS_OF_KIND.get(kind, ())
    return tuple(map(Text, OTHER_NAMES[str(value)])) if named else ()


def other_names_in_words(view: Seen, kind: str, value: Scalar) -> tuple[Text | str, ...]:
    """Return the names of corners and edges by their other hexes, without those in letters.

    Only land bears its name on the board: nobody finds a place there by another.
    """
    if kind not in PLACES or type(value) is not int:
        return ()
    named = zip(names_of(view.board, kind, value), hexes_at(view.board, kind, value), strict=False)
    return tuple(name for name, hexagon in list(named)[1:] if view.board.land >> hexagon & 1)


def values_at(kind: str, other: str, value: Scalar) -> tuple[Scalar, ...]:
    """Return the places of a kind at a place of another kind."""
    return AT[other, kind][value] if type(value) is int else ()


def values_of(kind: str) -> tuple[Scalar, ...]:
    """Return all values of a kind, in their natural order; () for no kind of the game's."""
    return VALUES.get(kind, ())


def held_of(view: Seen, kind: str) -> tuple[int, ...] | None:
    """Return how many of each value of a kind the seat holds; None for what is not held, and the public."""
    if view.goods is None or view.progress is None:
        return None
    if kind == "card":
        return tuple(map(view.progress.count, CARDS))
    if kind not in GOODS_OF_KIND:
        return None
    first = GOODS.index(GOODS_OF_KIND[kind][0])
    return view.goods[first : first + len(GOODS_OF_KIND[kind])]
