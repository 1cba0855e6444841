"""The kinds of things in the box, by their ids, and the kinds of values that fields hold.

Goods are the five resources and the three commodities; a bundle is eight counts in their order. Tracks and
decks are the same three. Places are numbers of :mod:`rules.great_canal.topology`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rules.values import Kind

RESOURCES = ("brick", "lumber", "wool", "grain", "ore")
COMMODITIES = ("cloth", "coin", "paper")
GOODS = RESOURCES + COMMODITIES
GOOD_INDEX = {good: index for index, good in enumerate(GOODS)}
BRICK, LUMBER, WOOL, GRAIN, ORE, CLOTH, COIN, PAPER = range(len(GOODS))

TRACKS = ("trade", "politics", "science")
TRACK_INDEX = {track: index for index, track in enumerate(TRACKS)}
TRADE, POLITICS, SCIENCE = range(len(TRACKS))
TRACK_GOODS = (CLOTH, COIN, PAPER)
"""The commodity that pays for each track."""
LEVELS = 5
METROPOLIS_LEVEL = 4
ABILITY_LEVEL = 3
"""The level with which a track brings its ability: Merchant Guild, Fortress, Aqueduct."""

TERRAINS = ("sea", "lake", "desert", "gold", "field", "hills", "forest", "pasture", "mountains")
TERRAIN_INDEX = {terrain: index for index, terrain in enumerate(TERRAINS)}
SEA, LAKE, DESERT, GOLD, FIELD, HILLS, FOREST, PASTURE, MOUNTAINS = range(len(TERRAINS))
TERRAIN_RESOURCES = {HILLS: BRICK, FOREST: LUMBER, PASTURE: WOOL, FIELD: GRAIN, MOUNTAINS: ORE}
"""The resource of each terrain that yields one."""
TERRAIN_COMMODITIES = {FOREST: PAPER, PASTURE: CLOTH, MOUNTAINS: COIN}
"""The commodity that a city gets of a terrain in place of its second resource."""

BASIC, STRONG, MIGHTY = 1, 2, 3
"""The levels of knights, which are their strengths."""

Hex: TypeAlias = Annotated[int, Kind("hex", place=True, printed=True)]
Corner: TypeAlias = Annotated[int, Kind("corner", place=True)]
Edge: TypeAlias = Annotated[int, Kind("edge", place=True)]
Good: TypeAlias = Annotated[str, Kind("good")]
"""The id of a resource or a commodity."""
Goods: TypeAlias = Annotated[tuple[int, ...], Kind("good", bundle=True)]
"""Goods, counted in their order."""
HeldGood: TypeAlias = Annotated[str, Kind("good", held=True)]
HeldGoods: TypeAlias = Annotated[tuple[int, ...], Kind("good", bundle=True, held=True)]
"""The same, of the own hand."""
Resource: TypeAlias = Annotated[str, Kind("resource")]
Commodity: TypeAlias = Annotated[str, Kind("commodity")]
HeldResource: TypeAlias = Annotated[str, Kind("resource", held=True)]
HeldCommodity: TypeAlias = Annotated[str, Kind("commodity", held=True)]
"""The same, of the own hand."""
BySeat: TypeAlias = Annotated[tuple[int, ...], Kind("seat", bundle=True)]
"""How many of something by seat."""
Track: TypeAlias = Annotated[str, Kind("track")]
Deck: TypeAlias = Annotated[str, Kind("deck")]
"""The id of the track whose deck it is."""
Card: TypeAlias = Annotated[str, Kind("card")]
"""The id of a kind of progress card."""
HeldCard: TypeAlias = Annotated[str, Kind("card", held=True)]
"""The same, of the own progress cards."""
