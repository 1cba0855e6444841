"""The map in words: every hex of land, the canal, the harbours."""

from __future__ import annotations

from collections.abc import Iterator

from render.great_canal.describe import facts
from rules.great_canal.canal import CHIPS
from rules.great_canal.components.board import Harbour
from rules.great_canal.components.kinds import GOODS, TERRAINS
from rules.great_canal.topology import HEX_NAMES
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.language.words import Words
from rules.values import Text, Value


def land(view: GreatCanalView, words: Words) -> list[str]:
    """Return a line for each hex of land and the lake, with what is on it."""
    there = view.board.land | 1 << view.board.lake
    return [words.text("describe-hexes"), *(_hex(view, words, hexagon) for hexagon in bits(there))]


def _hex(view: GreatCanalView, words: Words, hexagon: int) -> str:
    token = view.ground.tokens[hexagon]
    named = words.text(
        "describe-hex-token" if token else "describe-hex",
        hex=HEX_NAMES[hexagon],
        terrain=Text(f"terrain-{TERRAINS[view.ground.terrain[hexagon]]}"),
        token=token,
    )
    return words.groups([named, *_on_hex(view, words, hexagon)])


def _on_hex(view: GreatCanalView, words: Words, hexagon: int) -> Iterator[str]:
    """Yield what else is to be known of a hex."""
    board = view.board
    if board.fields >> hexagon & 1 and not view.flooded:
        yield words.text("describe-hex-barren")
    if hexagon == board.basin:
        yield words.text("describe-hex-basin")
        if view.flooded:
            yield words.text("describe-hex-flooded")
    if hexagon in board.canal:
        section = board.canal.index(hexagon)
        state = "wet" if view.flooded else "dug" if section in view.dug else "site"
        yield words.text(f"describe-section-{state}", number=section + 1, chips=CHIPS)
    if hexagon == view.robber:
        yield words.text("describe-hex-robber")
    if hexagon == view.merchant:
        yield words.text("describe-hex-merchant", seat=facts.holder(words, view.merchant_seat))


def canal(view: GreatCanalView, words: Words) -> list[str]:
    """Return the harbours, how far the canal is, and who has the longest trade route."""
    board = view.board
    harbours = (*board.home_harbours, *board.island_harbours)
    return [
        words.text("describe-harbours", harbours=", ".join(_harbour(view, words, one) for one in harbours)),
        _progress(view, words),
        words.text("describe-route", seat=facts.holder(words, view.route)),
    ]


def _progress(view: GreatCanalView, words: Words) -> str:
    """Return which sections are dug, or that the canal is done."""
    if view.flooded:
        return words.text("describe-canal-done")
    dug = [HEX_NAMES[view.board.canal[section]] for section in view.dug]
    return words.text("describe-canal", dug=facts.listed(dug), needed=view.board.to_dig)


def _harbour(view: GreatCanalView, words: Words, harbour: Harbour) -> str:
    costs, place = view.prices.text, Value("edge", harbour.edge)
    if harbour.good is None:
        return words.text("describe-harbour", place=place, rate=costs.harbour_rate)
    good = Value("good", GOODS[harbour.good])
    return words.text("describe-harbour-good", place=place, good=good, rate=costs.special_rate)
