"""Pictures of the sites from the Minervois to the sea, and one for any other site."""

from __future__ import annotations

from render.canal_du_midi.pieces.scenes.scenery import (
    HEIGHT,
    WIDTH,
    boat,
    hill,
    ripple,
    tints_of,
    wedge_stones,
)
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.palette import Palette, mix


def draw_repudre(canvas: Canvas, palette: Palette) -> None:
    """Draw the first aqueduct: a boat on the canal, the Répudre below."""
    tints, line = tints_of(palette), palette.outline
    hill(canvas, 54, 8, 0.4, palette.bank)
    hill(canvas, 92, 6, 2, palette.field)
    canvas.rectangle(0, 66, WIDTH, 112, tints.wall, line, 2)
    canvas.polygon(
        [(78, 108), (84, HEIGHT + 2), (100, HEIGHT + 2), (196, HEIGHT + 2), (212, HEIGHT + 2), (218, 108)],
        tints.wall,
        line,
        2,
    )
    canvas.rectangle(80, 100, 216, 111, tints.wall)
    canvas.pie(100, 76, 196, 192, 180, 360, palette.river)
    canvas.polygon([(100, 132), (196, 132), (196, HEIGHT), (100, HEIGHT)], palette.river)
    canvas.arc(100, 76, 196, 192, 180, 360, line, 2.2)
    canvas.line([(100, 132), (100, HEIGHT)], line, 2.2)
    canvas.line([(196, 132), (196, HEIGHT)], line, 2.2)
    for y in (120, 130):
        canvas.line([(126, y), (138, y - 2), (150, y), (164, y - 2)], palette.river_line, 2)
    wedge_stones(canvas, 148, 134, (48, 58), (58, 68), range(196, 350, 18), line)
    for x, y, height in ((66, 56, 36), (254, 56, 42), (276, 58, 34)):
        icons.poplar(canvas, x, y, height, palette)
    icons.tree(canvas, 34, 42, 15, palette)
    canvas.rectangle(-2, 56, WIDTH + 2, 66, palette.water, line, 2)
    canvas.rectangle(-2, 64, WIDTH + 2, 72, tints.wall, line, 1.8)
    boat(canvas, 190, 51, palette, 0.9)


def draw_somail(canvas: Canvas, palette: Palette) -> None:
    """Draw the humpback bridge with the chapel and the inn."""
    tints, line = tints_of(palette), palette.outline
    hill(canvas, 70, 6, 2, palette.bank)
    hill(canvas, 88, 2, 0, palette.field)
    icons.house(canvas, 200, 86, 42, 36, palette)
    icons.house(canvas, 244, 86, 32, 28, palette)
    icons.church(canvas, 66, 88, 52, palette)
    icons.poplar(canvas, 18, 88, 54, palette)
    canvas.rectangle(0, 104, WIDTH, HEIGHT, palette.water)
    canvas.line([(0, 104), (WIDTH, 104)], line, 1.8)
    road = [(34, 112), (70, 92), (112, 70), (148, 62), (184, 70), (226, 92), (262, 112)]
    canvas.polygon([*road, (194, 112), (102, 112)], tints.bridge, line, 2)
    canvas.pie(102, 78, 194, 154, 180, 360, palette.water)
    canvas.arc(102, 78, 194, 154, 180, 360, line, 2.2)
    wedge_stones(canvas, 148, 116, (46, 38), (55, 46), range(198, 345, 18), line)
    canvas.rectangle(0, 113, WIDTH, HEIGHT, palette.water)
    canvas.line([(x, y - 1) for x, y in road], tints.wall, 5.5)
    canvas.line([(x, y - 4) for x, y in road], line, 1.6)
    ripple(canvas, 10, 280, 122, palette, 2)
    boat(canvas, 150, 124, palette, 0.66)


def draw_malpas(canvas: Canvas, palette: Palette) -> None:
    """Draw the tunnel through the hill."""
    tints, line = tints_of(palette), palette.outline
    ridge = [(0, 84), (40, 60), (90, 26), (150, 14), (214, 28), (262, 62), (WIDTH, 80)]
    canvas.polygon([(-4, HEIGHT + 4), (-4, 84), *ridge, (WIDTH + 4, HEIGHT + 4)], palette.bank, line, 2)
    canvas.polygon(
        [(80, HEIGHT + 4), (80, 84), (100, 58), (148, 44), (196, 58), (216, 84), (216, HEIGHT + 4)],
        tints.cutting,
        line,
        2,
    )
    for x, y, width in ((84, 92, 14), (90, 116, 14), (198, 78, 12), (196, 104, 14), (92, 70, 10)):
        canvas.line([(x, y), (x + width, y)], mix(tints.cutting, palette.outline, 0.35), 1.6)
    canvas.pie(106, 62, 190, 150, 180, 360, "#22303A")
    canvas.rectangle(106, 105, 190, HEIGHT, "#22303A")
    canvas.arc(106, 62, 190, 150, 180, 360, line, 2)
    wedge_stones(canvas, 148, 106, (42, 44), (51, 53), range(184, 360, 22), line)
    canvas.polygon([(118, 112), (178, 112), (216, HEIGHT + 4), (80, HEIGHT + 4)], palette.water, line, 2)
    ripple(canvas, 112, 184, 124, palette, 2)
    for x, y, radius in (
        (30, 84, 13),
        (52, 66, 14),
        (246, 60, 14),
        (268, 82, 12),
        (118, 22, 10),
        (192, 26, 11),
        (20, 116, 12),
        (48, 112, 10),
        (244, 112, 12),
        (274, 118, 11),
    ):
        icons.tree(canvas, x, y, radius, palette)


def draw_fonserannes(canvas: Canvas, palette: Palette) -> None:
    """Draw the stairs of locks up the slope, and Béziers behind it."""
    tints, line = tints_of(palette), palette.outline
    hill(canvas, 52, 8, 0.4, palette.bank)
    icons.house(canvas, 8, 64, 24, 22, palette)
    icons.house(canvas, 66, 62, 24, 18, palette)
    icons.church(canvas, 46, 64, 40, palette)
    canvas.polygon([(0, HEIGHT), (0, 116), (WIDTH, 26), (WIDTH, HEIGHT)], palette.field, line, 2)
    for step in range(6):
        x, y = 4 + step * 49, 112 - step * 15
        canvas.polygon([(x, y), (x + 52, y), (x + 52, y + 28), (x, y + 28)], tints.wall, line, 2)
        canvas.rectangle(x + 9, y + 6, x + 47, y + 21, palette.water, line, 1.8)
        canvas.line([(x + 16, y + 14), (x + 24, y + 11), (x + 32, y + 14)], palette.water_line, 2)
        canvas.line([(x + 1, y + 5), (x + 8, y + 13.5), (x + 1, y + 22)], palette.wood, 4.6)
    for x, y, height in ((108, 136, 26), (157, 132, 30), (206, 128, 30), (254, 122, 32)):
        icons.poplar(canvas, x, y, height, palette)


def draw_agde(canvas: Canvas, palette: Palette) -> None:
    """Draw the round lock with its three gates, and a sail on the sea."""
    tints, line = tints_of(palette), palette.outline
    canvas.rectangle(0, 40, WIDTH, 62, tints.distance)
    canvas.line([(0, 40), (WIDTH, 40)], line, 1.6)
    for x, y in ((20, 48), (92, 53), (196, 48)):
        canvas.line([(x, y), (x + 34, y)], palette.water_line, 2)
    canvas.line([(214, 48), (256, 48)], line, 4.5, True)
    canvas.polygon([(238, 44), (238, 10), (256, 42)], palette.halo, line, 1.8)
    canvas.polygon([(234, 43), (234, 16), (220, 42)], palette.halo, line, 1.8)
    canvas.rectangle(-2, 58, WIDTH + 2, HEIGHT + 2, palette.field, line, 1.8)
    arms = (((-6, 92), (100, 98)), ((196, 98), (304, 80)), ((148, 120), (158, 150)))
    for width, colour in ((36, line), (32, tints.wall), (23, line), (20, palette.water)):
        for arm in arms:
            canvas.line(arm, colour, width)
    canvas.oval(82, 58, 214, 132, tints.wall, line, 2.2)
    canvas.oval(96, 67, 200, 123, palette.water, line, 2)
    for gate in (
        [(84, 86), (96, 97), (84, 108)],
        [(212, 83), (200, 94), (212, 105)],
        [(137, 131), (150, 121), (163, 131)],
    ):
        canvas.line(gate, line, 8)
        canvas.line(gate, palette.wood, 5)
    ripple(canvas, 108, 190, 84, palette, 4)
    icons.poplar(canvas, 34, 76, 28, palette)
    icons.poplar(canvas, 56, 74, 24, palette)
    icons.tree(canvas, 256, 116, 14, palette)
    icons.tree(canvas, 40, 124, 12, palette)


def draw_any_site(canvas: Canvas, palette: Palette) -> None:
    """Draw a lock keeper's house by the water, for sites that have no picture of their own."""
    tints, line = tints_of(palette), palette.outline
    hill(canvas, 64, 9, 1.4, palette.bank)
    hill(canvas, 86, 3, 0, palette.field)
    icons.house(canvas, 120, 90, 60, 44, palette)
    for x in (34, 64, 226, 256):
        icons.poplar(canvas, x, 88, 48, palette)
    canvas.rectangle(-2, 90, WIDTH + 2, 100, tints.wall, line, 2)
    canvas.rectangle(-2, 98, WIDTH + 2, HEIGHT + 2, palette.water, line, 2)
    ripple(canvas, 10, 280, 108, palette, 4)
    boat(canvas, 84, 122, palette)
    canvas.line([(200, 99), (214, 119), (200, HEIGHT)], line, 9)
    canvas.line([(200, 99), (214, 119), (200, HEIGHT)], palette.wood, 5)
