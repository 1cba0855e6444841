"""The names of values, what is understood for them, and what of them a seat holds."""

from __future__ import annotations

from rules.great_canal.components.cards import CARDS
from rules.great_canal.components.kinds import COMMODITIES, GOODS, RESOURCES, TRACKS
from rules.great_canal.places import PLACES, names_of
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
    """Return the names of corners and edges by their other hexes, without those in letters."""
    if kind not in PLACES or type(value) is not int:
        return ()
    names = names_of(view.board, kind, value)
    return names[1 : len(names) // 2]


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
