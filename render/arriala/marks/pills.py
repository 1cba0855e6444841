"""Pills with a winner and points: on closed sections, and by vineyards that were counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image

from render.arriala.base.build import Base
from render.arriala.layout.scene import Scene
from render.arriala.layout.sheet import MAP
from render.arriala.layout.sites import vineyard_plaque
from render.arriala.layout.track import CHANNEL, TOWPATH, Track
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, stamp
from render.kit.tokens import token
from rules.arriala.events import VineyardCounted
from rules.arriala.view import ArrialaView
from rules.language.words import Words

_TEXT = 32.0


def draw_pills(image: Image.Image, view: ArrialaView, base: Base, scene: Scene, theme: str) -> dict[int, Box]:
    """Draw a pill with winner and points on each closed section; return them by first position."""
    pills: dict[int, Box] = {}
    keep_clear = _kept_clear(base, scene)
    for section in view.closed:
        sprite = _pill(theme, view, section.winner, section.points)
        width, height = sprite.image.size
        x, y = _section_marker(base.track, section.first, section.last, width, keep_clear)
        stamp(image, sprite, x, y)
        pills[section.first] = box_around(x, y, width - 4, height - 4)
        keep_clear.append(pills[section.first])
    return pills


def _kept_clear(base: Base, scene: Scene) -> list[Box]:
    """Return what pills should not cover: plates, works, numbers of spaces, workers."""
    return [
        *(town.plate for town in base.layout.towns),
        *base.layout.boxes.values(),
        *(box_around(*base.track.point(position, CHANNEL + 18), 34, 22) for position in base.track.positions),
        *(
            box_around(stands.x, stands.y, 2 * stands.radius, 2 * stands.radius)
            for stands in scene.standing.values()
        ),
    ]


def _section_marker(track: Track, start: int, end: int, width: float, keep_clear: Sequence[Box]) -> Point:
    """Return where the pill of a closed section from space ``start`` to ``end`` stands.

    On the far edge of the channel, best between two workers near its middle, or by the towpath, or else on
    the water; where it covers least of plates, works and workers.
    """
    middle = (track.distance(start) + track.distance(end)) / 2
    between = [track.edges(position)[1] for position in range(start, end)] or [middle]
    beside = [middle + sign * step * track.unit / 8 for step in range(1, 6) for sign in (-1, 1)]
    wanted = [*sorted(between, key=lambda distance: abs(distance - middle)), *beside]
    beds = ((-CHANNEL - 14, wanted), (TOWPATH + 10, wanted), (0.0, [middle, *between]))
    options = [track.course.at(distance, offset) for offset, distances in beds for distance in distances]
    edge = width / 2 + 10
    inside = [(min(max(x, MAP.left + edge), MAP.right - edge), y) for x, y in options]
    return min(inside, key=lambda at: _covered(box_around(*at, width, 46), keep_clear))


def _covered(pill: Box, keep_clear: Sequence[Box]) -> float:
    """Return how much of the boxes a pill would cover, in squared pixels."""
    return sum(pill.shared(box) for box in keep_clear if pill.overlaps(box))


def draw_harvest(
    image: Image.Image,
    view: ArrialaView,
    base: Base,
    theme: str,
    words: Words,
    counted: Sequence[VineyardCounted],
    pills: Iterable[Box],
) -> None:
    """Draw a pill by each vineyard that was counted at the end, clear of plates and other ``pills``."""
    plates = [*pills, *(town.plate for town in base.layout.towns)]
    boxes = base.layout.boxes
    for event in counted:
        box = boxes[("vineyard", event.vineyard)]
        sprite = _pill(theme, view, event.winner, event.points)
        name = words.value("vineyard", event.vineyard)
        plaque = vineyard_plaque(box, name, _capacity(view, event.vineyard))
        taken = [*plates, plaque, *(other for other in boxes.values() if other is not box)]
        stamp(image, sprite, *_beside_vineyard(box, plaque, sprite, taken))


def _beside_vineyard(box: Box, plaque: Box, sprite: Sprite, taken: Sequence[Box]) -> Point:
    """Return the first place by the plaque or over the vines where the pill covers nothing else."""
    half, height = sprite.image.width / 2, sprite.image.height
    low, high = plaque.y + 2, box.top - 12
    places = [
        (plaque.right + half + 2, low),
        (plaque.left - half - 2, low),
        *((box.left + half + (box.width - 2 * half) * step / 4, high) for step in range(5)),
    ]
    free = (
        (x, y)
        for x, y in places
        if not any(box_around(x, y, 2 * half, height - 4).overlaps(other) for other in taken)
    )
    return next(free, places[0])


def _capacity(view: ArrialaView, vineyard: str) -> int:
    return next(site.capacity for site in view.board.vineyards if site.id == vineyard)


def _pill(theme: str, view: ArrialaView, winner: int | None, points: int) -> Sprite:
    text = "0" if winner is None else f"+{points}"
    return _pill_sprite(theme, winner, text, winner == view.virtual)


@lru_cache(maxsize=256)
def _pill_sprite(theme: str, winner: int | None, text: str, virtual: bool) -> Sprite:
    palette = PALETTES[theme]
    width = text_width(text, _TEXT, "bold") + (62 if winner is not None else 30)
    canvas = Canvas(width + 6, 46)
    canvas.rectangle(1, 1, width + 5, 45, palette.outline, radius=22)
    canvas.rectangle(3.4, 3.4, width + 2.6, 42.6, palette.water, palette.halo, 2, radius=20)
    canvas.number(canvas.width - 16 - text_width(text, _TEXT, "bold") / 2, 23, text, _TEXT, palette.halo)
    image = canvas.image()
    if winner is not None:
        symbol = token(theme, winner, 12.5, ghost=virtual)
        image.paste(symbol.image, (26 - symbol.x, 23 - symbol.y), symbol.image)
    return Sprite(image, image.width // 2, image.height // 2)
