"""The picture of a board of the Great Canal: the kept base, the position on it, and what frames the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.great_canal.base.build import Paper, base_of
from render.great_canal.layout.frames import ALONE, SHEETS, Frame, frame_of
from render.great_canal.layout.parts import MAP, PART_WIDTH, PARTS, PLACES_IN, PLAYERS
from render.great_canal.layout.plane import CORNER_POINTS, EDGE_MIDDLES, hex_boxes, point_of
from render.great_canal.layout.shore import usual_moorings
from render.great_canal.layout.sorts import HARBOUR_RADIUS
from render.great_canal.marks.changes import changes_in
from render.great_canal.marks.drawing import draw_map, drawing_of
from render.great_canal.marks.window import CROP_FRAME, EDGE, HEIGHT, WIDTH, window_of
from render.great_canal.seats.surround import draw_players, draw_surround, surround_boxes
from render.kit.boxes import Box, box_around
from render.kit.packed import give_back
from render.kit.palette import PALETTES
from rules.great_canal.components.board import load_board
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.language.words import Words
from rules.records import Event
from rules.values import Value

PUBLIC_BOARD: bool = True
"""All that is hidden is in hands: the board looks alike to everybody."""

_SHALLOWS = 17.0
"""How far the shallow water reaches from the coast, in units of the plane."""
_PIECE = 2 * HARBOUR_RADIUS


def parts(view: GreatCanalView) -> Mapping[str, frozenset[Value]]:
    """Return the parts that can be drawn, each with the places that lie well inside it."""
    return PLACES_IN


def paint_board(
    view: GreatCanalView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    layout: str,
    part: str | None,
) -> Image.Image:
    """Return the board, 1600 × 1000 in the wide layout and 1000 × 1310 in the tall one, or a part of it."""
    if part == PLAYERS:
        return draw_players(view, theme, words, events)
    windows = PARTS.get(part or "", ())
    if windows:
        return _paint_windows(view, theme, events, spots, windows)
    whole = part != MAP
    sheet = SHEETS[layout] if whole else ALONE[layout]
    taken = surround_boxes(view, words, layout) if whole else ()
    frame = frame_of(sheet, tuple(needed(view, spots)), taken)
    image = base_of(view, theme, frame, Paper(sheet.width, sheet.height, sheet.framed)).image()
    if whole:
        draw_surround(image, view, theme, words, events, layout)
    closed = (*(frame.plane(box) for box in taken), *borders(frame.area))
    draw_map(image, drawing_of(view, changes_in(view, events), spots, (), closed), theme, frame)
    return image


def paint_choice(
    view: GreatCanalView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    chosen: Sequence[Value],
) -> Image.Image | None:
    """Return the part of the tall map with all places to choose, larger, or None if no part holds them.

    What is ``chosen`` stands in dark brackets, what is new in light ones.
    """
    drawing = drawing_of(view, changes_in(view, events), spots, chosen)
    window = window_of(drawing, spots, chosen)
    if window is None:
        return None
    image = _cropped(view, theme, window, CROP_FRAME, WIDTH, HEIGHT)
    edge = EDGE / window.zoom
    inside = Frame(window.area.grown(-edge), window.zoom, EDGE, EDGE)
    draw_map(image, drawing, theme, inside)
    palette = PALETTES[theme]
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH - 1, HEIGHT - 1), outline=palette.paper, width=7)
    draw.rectangle((6, 6, WIDTH - 7, HEIGHT - 7), outline=palette.outline, width=3)
    return image


def _cropped(
    view: GreatCanalView, theme: str, window: Frame, whole: Frame, width: int, height: int
) -> Image.Image:
    """Return a window of the kept base of a larger frame at the same zoom."""
    size = (round(whole.area.width * whole.zoom), round(whole.area.height * whole.zoom))
    base = base_of(view, theme, whole, Paper(*size, framed=False))
    left, top = (round(side) for side in whole.pixel(window.area.left, window.area.top))
    return base.crop(left, top, left + width, top + height)


def _paint_windows(
    view: GreatCanalView,
    theme: str,
    events: Sequence[Event],
    spots: Sequence[Value],
    frames: Sequence[Frame],
) -> Image.Image:
    """Return the windows of a part, one below the other."""
    drawing = drawing_of(view, changes_in(view, events), spots)
    images: list[Image.Image] = []
    for frame in frames:
        own = Frame(frame.area, frame.zoom)
        paper = Paper(PART_WIDTH, round(frame.area.height * frame.zoom), framed=False)
        image = base_of(view, theme, own, paper).image()
        draw_map(image, drawing, theme, own)
        images.append(image)
    if len(images) == 1:
        return images[0]
    height = round(max(frame.top + frame.area.height * frame.zoom for frame in frames))
    whole = Image.new("RGB", (PART_WIDTH, height), PALETTES[theme].paper)
    for frame, image in zip(frames, images, strict=True):
        whole.paste(image, (0, round(frame.top)))
        give_back(image)
    return whole


def needed(view: GreatCanalView, spots: Sequence[Value]) -> Iterator[Box]:
    """Yield what must lie on the map: land with its shallow water and harbours, pieces, places to choose."""
    yield from _land_boxes(view.map_text)
    for realm in view.pieces.realms:
        for edge in realm.ships:
            yield box_around(*EDGE_MIDDLES[edge], _PIECE, _PIECE)
        for knight in realm.knights:
            yield box_around(*CORNER_POINTS[knight.corner], _PIECE, _PIECE)
    for place in spots:
        point = point_of(place)
        if point is not None:
            yield box_around(*point, _PIECE, _PIECE)


@lru_cache(maxsize=16)
def _land_boxes(map_text: str) -> tuple[Box, ...]:
    board = load_board(map_text)
    land = [box for hexagon in bits(board.land) for box in hex_boxes(hexagon, _SHALLOWS)]
    return (*land, *(box_around(*point, _PIECE, _PIECE) for point in usual_moorings(board)))


def borders(area: Box) -> Iterator[Box]:
    """Yield strips around an area, in which nothing may stand."""
    yield Box(area.left - 80, area.top - 80, area.left, area.bottom + 80)
    yield Box(area.right, area.top - 80, area.right + 80, area.bottom + 80)
    yield Box(area.left, area.top - 80, area.right, area.top)
    yield Box(area.left, area.bottom, area.right, area.bottom + 80)
