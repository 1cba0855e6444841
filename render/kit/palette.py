"""The colours of the two themes and of the players.

One set of names serves both themes; a painter asks for ``palette.water`` and never for a colour. Shapes go
with the players' colours everywhere, so that nothing depends on seeing hue.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

LOOKS = ("light", "dark")
"""The names of the themes, which a setting calls looks."""


@dataclass(frozen=True)
class Palette:
    """The colours of one theme, as ``#rrggbb``.

    ``ink`` is text and frames on paper and panels; ``outline`` and ``halo`` are the double edge of every
    piece; ``on_light`` is text on what stays light in both themes (tokens, gold, cards).
    """

    theme: str
    paper: str
    panel: str
    panel_deep: str
    ink: str
    ink_soft: str
    rule: str
    outline: str
    land: str
    field: str
    bank: str
    river: str
    river_line: str
    water: str
    water_line: str
    dry: str
    dry_shade: str
    dry_tick: str
    stone: str
    stone_joint: str
    towpath: str
    brick: str
    brick_dark: str
    roof: str
    grape: str
    vine: str
    stem: str
    soil: str
    tree: str
    tree_line: str
    gold: str
    sea: str
    sea_line: str
    halo: str = "#FFFBF0"
    on_light: str = "#1E2A35"
    wood: str = "#9A6A38"
    spot: str = "#101820"


_LIGHT = Palette(
    theme="light",
    paper="#F3E9D4",
    panel="#FCF7EB",
    panel_deep="#EBDDC0",
    ink="#1E2A35",
    ink_soft="#5E5A50",
    rule="#C9B48C",
    outline="#1E2A35",
    land="#E9E5C6",
    field="#DAD9AE",
    bank="#C9CC98",
    river="#B9D9DA",
    river_line="#8FBFC6",
    water="#3F8FB0",
    water_line="#6FB4CB",
    dry="#D9B07C",
    dry_shade="#C0915A",
    dry_tick="#A87A48",
    stone="#EFE7D6",
    stone_joint="#8C8272",
    towpath="#F6EBD0",
    brick="#C5654A",
    brick_dark="#8F3F2E",
    roof="#B5523C",
    grape="#7B2B4C",
    vine="#7E9A4A",
    stem="#4F6B33",
    soil="#D9C08E",
    tree="#6F8F57",
    tree_line="#4E6E46",
    gold="#E3A51C",
    sea="#8FC3CF",
    sea_line="#6FABBB",
)

_DARK = Palette(
    theme="dark",
    paper="#111C26",
    panel="#1B2A37",
    panel_deep="#26394A",
    ink="#F4EAD3",
    ink_soft="#B5B9B4",
    rule="#4A5F70",
    outline="#0A1118",
    land="#1A2B33",
    field="#203640",
    bank="#2B4750",
    river="#244E60",
    river_line="#37708A",
    water="#2E86AE",
    water_line="#64B5D3",
    dry="#7A5B39",
    dry_shade="#5A422A",
    dry_tick="#463321",
    stone="#CFC5B0",
    stone_joint="#77705F",
    towpath="#3A4650",
    brick="#C0654A",
    brick_dark="#6E3325",
    roof="#B5523C",
    grape="#C06A90",
    vine="#5F7F45",
    stem="#35522F",
    soil="#3B4232",
    tree="#4C6F55",
    tree_line="#2C4A3C",
    gold="#F0B93A",
    sea="#1F4252",
    sea_line="#2D5C70",
)

PALETTES: Mapping[str, Palette] = {"light": _LIGHT, "dark": _DARK}


@dataclass(frozen=True)
class PlayerStyle:
    """A colour of players: its fill and its dark shade, what is drawn on it, and the shape of its token."""

    fill: str
    shade: str
    figure: str
    shape: str


PLAYERS = (
    PlayerStyle("#D1402A", "#8E2417", "#FFFBF0", "lozenge"),
    PlayerStyle("#FFD24A", "#A87800", "#1E2A35", "disc"),
    PlayerStyle("#1F997C", "#0D5A49", "#FFFBF0", "block"),
    PlayerStyle("#7A45A6", "#48226B", "#FFFBF0", "shield"),
)
"""Red, yellow, green and violet, in the order of the seats."""


def named_colours(theme: str) -> tuple[str, ...]:
    """Return the colours of a theme and of the players in it, each once."""
    own = (colour for name, colour in asdict(PALETTES[theme]).items() if name != "theme")
    players = (colour for style in PLAYERS for colour in (style.fill, style.shade, style.figure))
    return tuple(dict.fromkeys((*own, *players)))


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of ``#rrggbb``, 0 to 255 each."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """Return the colour with a share (0 to 1) of the other one in it."""
    blend = (round(a + (b - a) * share) for a, b in zip(channels(colour), channels(other), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*blend)
