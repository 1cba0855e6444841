"""Colours."""

from __future__ import annotations

from render.kit.palette import LOOKS, PALETTES, channels, mix


def test_mixing_colours() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert channels("#D1402A") == (209, 64, 42)


def test_each_look_is_a_theme() -> None:
    assert tuple(PALETTES) == LOOKS
    assert all(palette.theme == theme for theme, palette in PALETTES.items())
