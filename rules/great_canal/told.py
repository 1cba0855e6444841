"""What the rulebook tells of map, costs and cards that stands in no file, but follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from rules.great_canal.components.board import Board, Harbour, load_board
from rules.great_canal.components.cards import load_decks
from rules.great_canal.components.costs import PRICED, load_costs
from rules.great_canal.components.kinds import DESERT, GOLD, GOODS
from rules.great_canal.places import names_of
from rules.great_canal.topology import HEX_NAMES
from rules.kit.masks import bits
from rules.kit.tuples import Counts
from rules.values import Text

Told: TypeAlias = int | Text | str | tuple[Text | str, ...]
"""A number, a name, or names that are told as a list."""

KNIGHT_LEVELS = 3


def told(components: Mapping[str, str]) -> Mapping[str, Told]:
    """Return numbers and names by what the rulebook calls them."""
    board, costs = load_board(components["map"]), load_costs(components["costs"])
    return {
        **{f"costs.price.{name}": _price(getattr(costs, name)) for name in PRICED},
        "costs.knights": KNIGHT_LEVELS * costs.pieces.knight,
        "cards.all": sum(map(sum, load_decks(components["cards"]))),
        **_hexes(board),
        **_harbours("map.home_harbour", board, board.home_harbours),
        **_harbours("map.island_harbour", board, board.island_harbours),
    }


def _price(price: Counts) -> tuple[Text, ...]:
    """Return a price as a list of goods with how many of each; the word for nothing if it is none."""
    found = tuple(
        Text("bundle-item", {"count": count, "name": _good(good, count)})
        for good, count in zip(GOODS, price, strict=True)
        if count
    )
    return found or (Text("bundle-empty"),)


def _good(good: str, count: int) -> Text:
    """Return what a good is called behind a number."""
    return Text(f"several-{good}" if good == "coin" and count > 1 else f"good-{good}")


def _hexes(board: Board) -> dict[str, Told]:
    """Return what the map says of hexes: how many of a kind there are, and their names."""
    land, gold, fields = bits(board.land), _of(board, GOLD), bits(board.fields)
    small = [hexagon for hexagon in land if not board.home >> hexagon & 1]
    return {
        "map.home.count": len(land) - len(small),
        "map.small.count": len(small),
        "map.small.names": _named(small),
        "map.gold.count": len(gold),
        "map.gold.names": _named(gold),
        "map.gold.tokens": _either(sorted({board.tokens[hexagon] for hexagon in gold})),
        "map.fields.count": len(fields),
        "map.fields.names": _named(fields),
        "map.deserts.count": len(_of(board, DESERT)),
        "map.varied.count": len(board.shuffled),
        "map.canal.names": _named(board.canal),
        "map.canal.first": HEX_NAMES[board.canal[0]],
        "map.lake.name": HEX_NAMES[board.lake],
        "map.basin.name": HEX_NAMES[board.basin],
        "map.robber.name": HEX_NAMES[board.robber],
    }


def _of(board: Board, terrain: int) -> list[int]:
    """Return the land hexes of a terrain."""
    return [hexagon for hexagon in bits(board.land) if board.terrain[hexagon] == terrain]


def _named(hexes: Iterable[int]) -> tuple[str, ...]:
    """Return the names of hexes."""
    return tuple(HEX_NAMES[hexagon] for hexagon in hexes)


def _either(numbers: Sequence[int]) -> Text | str:
    """Return numbers as alternatives; nothing for none."""
    either: Text | str = ""
    for number in numbers:
        either = Text("list-either", {"first": either, "last": str(number)}) if either else str(number)
    return either


def _harbours(name: str, board: Board, harbours: Sequence[Harbour]) -> dict[str, Told]:
    """Return what the map says of some harbours: where each lies, and which good it is for, if for one."""
    found: dict[str, Told] = {f"{name}.count": len(harbours)}
    for place, harbour in enumerate(harbours, 1):
        found[f"{name}.{place}.place"] = names_of(board, "edge", harbour.edge)[0]
        found[f"{name}.{place}.special"] = int(harbour.good is not None)
        if harbour.good is not None:
            found[f"{name}.{place}.good"] = Text(f"good-{GOODS[harbour.good]}")
    return found
