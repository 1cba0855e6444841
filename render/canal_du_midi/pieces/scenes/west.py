"""Pictures of the sites from Toulouse to Carcassonne."""

from __future__ import annotations

import math

from render.canal_du_midi.pieces.scenes.scenery import FOAM, HEIGHT, WIDTH, boat, hill, ripple, tints_of
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import Palette


def draw_embouchure(canvas: Canvas, palette: Palette) -> None:
    """Draw the twin bridges where the canal leaves the Garonne, and Toulouse behind them."""
    tints, line = tints_of(palette), palette.outline
    hill(canvas, 70, 5, 1, palette.bank)
    hill(canvas, 84, 3, 0, palette.field)
    for x, width, height in ((14, 26, 26), (44, 22, 34), (232, 24, 30), (258, 28, 22)):
        icons.house(canvas, x, 74, width, height, palette)
    icons.church(canvas, 146, 72, 44, palette)
    canvas.rectangle(0, 96, WIDTH, HEIGHT, palette.water)
    for x in (20, 156):
        canvas.polygon(
            [(x, 112), (x, 72), (x + 60, 62), (x + 120, 72), (x + 120, 112)], tints.bridge, line, 2
        )
        canvas.pie(x + 22, 76, x + 98, 150, 180, 360, palette.water)
        canvas.arc(x + 22, 76, x + 98, 150, 180, 360, line, 2)
        canvas.line([(x, 73), (x + 60, 63), (x + 120, 73)], tints.wall, 5)
    canvas.rectangle(140, 66, 156, 114, tints.wall, line, 2)
    canvas.rectangle(0, 112, WIDTH, HEIGHT, palette.water)
    canvas.line([(0, 112), (42, 112)], line, 2)
    canvas.line([(118, 112), (178, 112)], line, 2)
    canvas.line([(254, 112), (WIDTH, 112)], line, 2)
    ripple(canvas, 10, 290, 118, palette, 3)
    boat(canvas, 82, 122, palette, 0.8)


def draw_naurouze(canvas: Canvas, palette: Palette) -> None:
    """Draw the eight-sided basin at the highest point, with its obelisk."""
    tints, line = tints_of(palette), palette.outline
    hill(canvas, 58, 10, 2, palette.bank)
    hill(canvas, 76, 4, 0.5, palette.field)

    def octagon(across: float, down: float) -> list[Point]:
        corners = (math.pi / 8 + corner * math.pi / 4 for corner in range(8))
        return [(148 + across * math.cos(angle), 98 + down * math.sin(angle)) for angle in corners]

    for x in (18, 40, 256, 278):
        icons.poplar(canvas, x, 80, 46, palette)
    for x in (62, 236):
        icons.tree(canvas, x, 60, 14, palette)
    canvas.polygon(octagon(118, 37), tints.wall, line, 2)
    canvas.polygon(octagon(104, 30), palette.water, line, 2)
    ripple(canvas, 70, 220, 88, palette, 4)
    canvas.polygon([(143, 97), (147, 32), (150, 26), (153, 32), (157, 97)], tints.wall, line, 2)
    canvas.rectangle(135, 95, 165, 104, tints.wall, line, 2)


def draw_castelnaudary(canvas: Canvas, palette: Palette) -> None:
    """Draw the large basin below the town and its windmill."""
    tints, line = tints_of(palette), palette.outline
    hill(canvas, 62, 14, 3.4, palette.bank)
    for x, width, height in ((96, 24, 24), (118, 22, 32), (164, 26, 26), (188, 22, 34), (210, 24, 22)):
        icons.house(canvas, x, 82, width, height, palette)
    icons.church(canvas, 148, 82, 54, palette)
    canvas.polygon([(35, 82), (39, 46), (57, 46), (61, 82)], tints.wall, line, 2)
    canvas.polygon([(36, 46), (48, 32), (60, 46)], palette.roof, line, 2)
    for degree in (25, 115, 205, 295):
        across, down = math.cos(math.radians(degree)), math.sin(math.radians(degree))
        canvas.line([(48, 50), (48 + 30 * across, 50 + 30 * down)], line, 3)
        sail = [(8, 0), (30, 0), (30, 7), (8, 7)]
        canvas.polygon(
            [(48 + u * across - v * down, 50 + u * down + v * across) for u, v in sail],
            palette.halo,
            line,
            1.2,
        )
    canvas.rectangle(0, 82, WIDTH, 91, tints.wall, line, 2)
    canvas.rectangle(0, 90, WIDTH, HEIGHT, palette.water)
    canvas.line([(0, 90), (WIDTH, 90)], line, 2)
    ripple(canvas, 10, 280, 100, palette, 4)
    boat(canvas, 92, 112, palette)
    boat(canvas, 214, 122, palette, 0.9)


def draw_foucaud(canvas: Canvas, palette: Palette) -> None:
    """Draw the sluice house of the spillway, water falling through its arches."""
    tints, line = tints_of(palette), palette.outline
    hill(canvas, 66, 6, 1, palette.bank)
    hill(canvas, 88, 3, 2, palette.field)
    for x, y, height in ((24, 76, 48), (46, 78, 40), (276, 76, 44)):
        icons.poplar(canvas, x, y, height, palette)
    icons.tree(canvas, 256, 64, 17, palette)
    canvas.polygon([(0, 118), (WIDTH, 118), (WIDTH, HEIGHT), (0, HEIGHT)], palette.water)
    canvas.rectangle(70, 34, 226, 92, tints.wall, line, 2)
    canvas.polygon([(62, 36), (148, 10), (234, 36)], palette.roof, line, 2)
    for index in range(3):
        left = 92 + index * 47
        canvas.rectangle(left, 46, left + 18, 64, "#7FA6B0", line, 1.8)
        canvas.line([(left + 9, 46), (left + 9, 64)], line, 1.4)
    canvas.rectangle(56, 84, 240, 106, tints.wall, line, 2)
    for index in range(4):
        x = 74 + index * 40
        canvas.pie(x, 76, x + 28, 112, 180, 360, palette.on_light)
        canvas.polygon([(x + 1, 96), (x + 27, 96), (x + 33, 134), (x - 4, 134)], palette.water_line)
        for right in (7, 14, 21):
            canvas.line([(x + right, 100), (x + right + (right - 14) * 0.25, 129)], FOAM, 2.2)
    canvas.line([(0, 118), (66, 118)], line, 1.8)
    canvas.line([(232, 118), (WIDTH, 118)], line, 1.8)
    ripple(canvas, 4, 60, 126, palette, 2)
    ripple(canvas, 236, 292, 126, palette, 2)
