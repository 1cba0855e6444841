"""The barbarians' way: where their ship is, and the strengths of both sides if they attacked now."""

from __future__ import annotations

from PIL import Image

from render.great_canal.seats.emblems import draw_attack, draw_barbarian_ship, nobodys_knight
from render.great_canal.seats.places import Approach
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, mix
from render.kit.sprites import Sprite, centred, kept, stamp
from render.kit.writing import write
from rules.great_canal.view import GreatCanalView

_MOST_STOPS = 10
"""So many stops have room for their numbers; of a longer way only those near the ship have one."""


def draw_fleet(image: Image.Image, view: GreatCanalView, theme: str, fleet: Approach) -> None:
    """Draw the way with its ship, and how strong the barbarians and the knights at home are."""
    steps = view.prices.text.fleet
    sprite = _way(theme, fleet, steps, view.barbarians.position)
    stamp(image, sprite, fleet.left - fleet.ship_radius - 4, fleet.y)
    attack, defence = view.attack_strength, sum(view.defences)
    stamp(image, _barbarians(theme, fleet.side_size * 0.6), *fleet.attack)
    stamp(image, nobodys_knight(theme, fleet.side_size / 42), *fleet.defence)
    ink = PALETTES[theme].ink
    for (x, y), strength in ((fleet.attack, attack), (fleet.defence, defence)):
        write(image, x + fleet.number_right, y, str(strength), fleet.number_size, ink, "bold")
    if fleet.sign is not None:
        write(image, *fleet.sign, ">" if attack > defence else "≤", fleet.number_size, ink, "bold", "m")


@kept
def _way(theme: str, fleet: Approach, steps: int, position: int) -> Sprite:
    """Return the way; each stop says how many steps are left, and those behind the ship are sea."""
    palette = PALETTES[theme]
    reach = fleet.ship_radius + 4
    canvas = Canvas(fleet.right - fleet.left + 2 * reach, 2 * reach, None, fleet.left - reach, -reach)
    canvas.dashed([(fleet.left, 0), (fleet.right, 0)], palette.ink_soft, 2.6, 6, 7)
    step = (fleet.right - fleet.left) / steps
    radius = min(fleet.stop_radius, step * 0.42)
    line = palette.outline if palette.theme == "light" else palette.rule
    for stop in range(steps):
        x = fleet.left + stop * step
        behind = stop < position
        fill = mix(palette.sea_line, palette.panel, 0.25) if behind else palette.panel_deep
        canvas.disc(x, 0, radius, fill, line, 2)
        if steps <= _MOST_STOPS:
            canvas.number(x, 0, str(steps - stop), fleet.stop_size, palette.ink)
    draw_attack(canvas, fleet.right, 0, fleet.ship_radius, line)
    x = fleet.left + position * step
    canvas.disc(x, 0, fleet.ship_radius + 2, palette.halo)
    canvas.disc(x, 0, fleet.ship_radius, palette.on_light)
    draw_barbarian_ship(canvas, x, 0, fleet.ship_radius * 0.6, palette.halo)
    return Sprite(canvas.image(), 0, round(reach))


@kept
def _barbarians(theme: str, radius: float) -> Sprite:
    """Return the sign of the barbarians."""
    palette = PALETTES[theme]
    canvas = Canvas(2 * radius + 8, 2 * radius + 8)
    middle = canvas.width / 2
    canvas.disc(middle, middle, radius + 2, palette.halo)
    canvas.disc(middle, middle, radius, palette.on_light)
    draw_barbarian_ship(canvas, middle, middle, radius * 0.62, palette.halo)
    return centred(canvas)
