"""Master works, sketched or built, by their ids."""

from __future__ import annotations

from render.arriala.layout.sheet import Sheet
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import PALETTES, Palette, mix
from render.kit.sprites import Sprite, centred, kept


def draw_master_work(
    canvas: Canvas, box: Box, work: str, palette: Palette, sheet: Sheet, scale: float, built: bool
) -> None:
    """Draw a master work in its box, without its name: an ink sketch until it is built, then in colour."""
    x, y = box.x, box.top + (box.height - sheet.master_plaque) / 2
    _PICTURES.get(work, _draw_gate)(canvas, x, y, palette, scale * sheet.master_scale, built)


@kept
def built_master_work(
    work: str, box: Box, sheet: Sheet, scale: float, theme: str, zoom: float = 1.0
) -> Sprite:
    """Return a built master work, held at the middle of its box; ``zoom`` is that of a canvas."""
    half_width, half_height = round(box.width / 2) + 6, round(box.height / 2) + 6
    canvas = Canvas(2 * half_width, 2 * half_height, None, box.x - half_width, box.y - half_height, zoom)
    draw_master_work(canvas, box, work, PALETTES[theme], sheet, scale, built=True)
    return centred(canvas)


def draw_aqueduct(canvas: Canvas, x: float, y: float, palette: Palette, s: float, built: bool) -> None:
    """Draw brick arches under a stone trough with water, ``s`` times as large as usual, or their sketch."""
    line = palette.outline if built else palette.ink_soft
    wall = mix(palette.brick, "#FFE3CC", 0.35) if built else palette.panel
    left, width = x - 95 * s, 190 * s
    canvas.rectangle(left, y - 24 * s, left + width, y + 34 * s, wall, line, 2.2)
    for arch in range(4):
        start = left + (6 + arch * 46) * s
        end = start + 40 * s
        canvas.pie(start, y - 10 * s, end, y + 44 * s, 180, 360, palette.river)
        canvas.rectangle(start, y + 17 * s, end, y + 35 * s, palette.river)
        canvas.arc(start, y - 10 * s, end, y + 44 * s, 180, 360, line, 2.2)
        for side in (start, end):
            canvas.line([(side, y + 17 * s), (side, y + 34 * s)], line, 2.2)
    deck = palette.stone if built else palette.panel
    canvas.rectangle(left - 6, y - 34 * s, left + width + 6, y - 20 * s, deck, line, 2.2)
    canvas.line(
        [(left - 4, y - 27 * s), (left + width + 4, y - 27 * s)],
        palette.water if built else line,
        4 if built else 1.5,
    )


def _draw_slope(canvas: Canvas, x: float, y: float, palette: Palette, s: float, built: bool) -> None:
    line = palette.outline if built else palette.ink_soft
    wall = mix(palette.brick, "#FFE3CC", 0.5) if built else palette.panel
    y += 6 * s

    def points(*pairs: tuple[float, float]) -> list[Point]:
        return [(x + right * s, y + down * s) for right, down in pairs]

    canvas.polygon(points((-95, 34), (95, 34), (95, -22), (66, -22)), wall, line, 2.2)
    for joint in range(1, 8):
        right = -95 + joint * 23
        canvas.line(points((right, 34), (right, 34 - joint * 8 + 4)), line, 1.6)
    canvas.polygon(
        points((-40, 12), (66, -22), (66, -10)), palette.water if built else palette.panel, line, 2
    )
    if built:
        canvas.polygon(points((-36, 4), (20, -14), (12, -22), (-26, -8)), "#6B4A2E", line, 2)
        canvas.polygon(points((30, -40), (58, -40), (58, -20), (30, -20)), "#D1A02A", line, 2)
        canvas.polygon(points((36, -49), (50, -49), (50, -40), (36, -40)), "#D1A02A", line, 2)


def _draw_gate(canvas: Canvas, x: float, y: float, palette: Palette, s: float, built: bool) -> None:
    """Draw any other work: a triumphal gate over the water."""
    line = palette.outline if built else palette.ink_soft
    wall = mix(palette.brick, "#FFE3CC", 0.35) if built else palette.panel
    canvas.rectangle(x - 70 * s, y - 26 * s, x + 70 * s, y + 34 * s, wall, line, 2.2)
    canvas.polygon(
        [(x - 78 * s, y - 26 * s), (x, y - 44 * s), (x + 78 * s, y - 26 * s)],
        palette.roof if built else palette.panel,
        line,
        2.2,
    )
    canvas.pie(x - 34 * s, y - 16 * s, x + 34 * s, y + 52 * s, 180, 360, palette.river)
    canvas.rectangle(
        x - 34 * s, y + 18 * s, x + 34 * s, y + 34 * s, palette.water if built else palette.river
    )
    canvas.arc(x - 34 * s, y - 16 * s, x + 34 * s, y + 52 * s, 180, 360, line, 2.2)


_PICTURES = {"cacor": draw_aqueduct, "slope": _draw_slope}
