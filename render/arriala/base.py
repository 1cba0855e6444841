"""The part of the picture that no move changes, drawn once for a board, a theme and a language."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock

from PIL import Image

from render.arriala import land, sites
from render.arriala.canal import draw_canal, draw_far_bank
from render.arriala.layout import Item, Layout, TownPlace, arrange
from render.arriala.track import BANK, CHANNEL, HEIGHT, TOWPATH, WIDTH, Track, track_of
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.fonts import text_width
from render.kit.palette import PALETTES, Palette, mix
from rules.arriala.board import Board, InPlay, load_board
from rules.arriala.view import ArrialaView
from rules.language.words import Words

SUPPLY_LEFT, SUPPLY_Y = 1222, 952
SUPPLY_STEPS = (0, 106, 226)
"""Where lock pieces, pile and discards stand, from SUPPLY_LEFT on."""
TITLE_LEFT, TITLE_BASE, TITLE_SIZE = 28, 56, 62
HEADER_RIGHT = 360


@dataclass(frozen=True)
class Labels:
    """The words of the base, in one language."""

    title: str
    towns: tuple[str, ...]
    vineyards: tuple[str, ...]
    master_works: tuple[str, ...]


@dataclass(frozen=True)
class Base:
    """The board with nothing on it: once dry, once with all its canal full of water; not to be drawn on."""

    dry: Image.Image
    wet: Image.Image
    track: Track
    layout: Layout


def labels_of(view: ArrialaView, words: Words) -> Labels:
    """The words of the base for a view."""
    board = view.board
    return Labels(
        title=words.text("label-title"),
        towns=tuple(words.value("place", town.position) for town in board.towns),
        vineyards=tuple(words.value("vineyard", site.id) for site in board.vineyards),
        master_works=tuple(
            words.text(f"label-{site.id}")
            if words.has(f"label-{site.id}")
            else words.value("master_work", site.id)
            for site in board.master_works
        ),
    )


_building = Lock()


def base_of(view: ArrialaView, theme: str, words: Words) -> Base:
    """The base for a view, kept; several threads asking for the same one build it once."""
    with _building:
        return _base(view.board_text, view.seats, theme, labels_of(view, words))


@lru_cache(maxsize=8)
def _base(board_text: str, seats: int, theme: str, labels: Labels) -> Base:
    board, palette = load_board(board_text), PALETTES[theme]
    used = board.in_play(seats)
    track = track_of(tuple(stretch.last - stretch.first + 1 for stretch in board.stretches))
    layout = arrange(track, labels.towns, _items(board, labels))
    pictures: list[Image.Image] = []
    for wet in (False, True):
        canvas = Canvas(WIDTH, HEIGHT, palette.paper)
        land.draw_fields(canvas, palette)
        draw_far_bank(canvas, track, used.first, used.last, palette)
        land.draw_river(canvas, layout, palette)
        draw_canal(canvas, track, used.first, used.last, palette, wet=wet)
        land.draw_frame(canvas, palette)
        land.draw_trees(canvas, track, layout, palette)
        _draw_numbers(canvas, track, board, used, palette)
        _draw_sites(canvas, track, layout, board, used, labels, palette)
        for town in layout.towns:
            _draw_town(canvas, track, town, palette, town.position not in used.towns)
        for town, name in zip(layout.towns, labels.towns, strict=True):
            _draw_name(canvas, town, name, palette, town.position not in used.towns)
        _draw_header_and_supply(canvas, labels, palette)
        pictures.append(canvas.image())
    return Base(pictures[0], pictures[1], track, layout)


def _items(board: Board, labels: Labels) -> tuple[Item, ...]:
    items: list[Item] = []
    for index, stretch in enumerate(board.stretches):
        width = sites.plaque_width(f"{stretch.locks}/{stretch.locks}", icon=True)
        middle = (stretch.first + stretch.last) / 2
        items.append(Item(("limit", index), middle, width, sites.PLAQUE_HEIGHT))
    for site, name in zip(board.vineyards, labels.vineyards, strict=True):
        plan = sites.vineyard_plan(site.capacity)
        width, height = plan.size(sites.plaque_width(f"{name} {site.capacity}", icon=True))
        items.append(Item(("vineyard", site.id), site.near, width, height))
    for site in board.river_works:
        items.append(Item(("river_work", site.id), site.near, *sites.RIVER_WORK_SIZE))
    for site, name in zip(board.master_works, labels.master_works, strict=True):
        width = max(sites.MASTER_WORK_SIZE[0], sites.plaque_width(_worth(name, board)))
        items.append(
            Item(
                ("master_work", site.id),
                site.near + (site.id == "cacor"),
                width,
                sites.MASTER_WORK_SIZE[1],
                bridges=site.id == "cacor",
            )
        )
    return tuple(items)


def _worth(name: str, board: Board) -> str:
    return f"{name} · {board.score.master_work}"


def master_work_label(board: Board, name: str) -> str:
    """What stands on the plate of a master work: its short name and its points."""
    return _worth(name, board)


def _draw_numbers(canvas: Canvas, track: Track, board: Board, used: InPlay, palette: Palette) -> None:
    every = 1 if track.unit > 34 else 5
    for position in track.positions:
        number = board.number_at[position]
        if not number or number % every:
            continue
        x, y = track.point(position, CHANNEL + 18)
        in_play = used.first <= position <= used.last
        canvas.number(x, y, str(number), 27, palette.ink if in_play else palette.ink_soft)


def _draw_sites(
    canvas: Canvas,
    track: Track,
    layout: Layout,
    board: Board,
    used: InPlay,
    labels: Labels,
    palette: Palette,
) -> None:
    scale = layout.scale
    for site, name in zip(board.master_works, labels.master_works, strict=True):
        box = layout.boxes[("master_work", site.id)]
        sites.draw_master_work(canvas, box, site.id, _worth(name, board), palette, scale, built=False)
    for index, site in enumerate(board.river_works):
        box = layout.boxes[("river_work", site.id)]
        feeder = _feeder(track, box, site.near)
        ghost = index not in used.river_works
        sites.draw_river_work(canvas, box, site.id, board.score.river_work, feeder, palette, scale, ghost)
    for index, (site, name) in enumerate(zip(board.vineyards, labels.vineyards, strict=True)):
        box = layout.boxes[("vineyard", site.id)]
        plan = sites.vineyard_plan(site.capacity)
        sites.draw_vineyard(canvas, box, plan, name, palette, scale, index not in used.vineyards)


def _feeder(track: Track, box: Box, near: int) -> Point:
    """Where the water of a river work comes to the canal: not far from the work, nor from its place."""
    place = track.point(near)

    def far(point: Point) -> float:
        return math.dist(point, (box.x, box.y)) + 0.4 * math.dist(point, place)

    length = track.course.length
    return min(
        (
            track.course.at(length * step / 400, offset)
            for step in range(401)
            for offset in (-BANK - 2, TOWPATH)
        ),
        key=far,
    )


def _draw_town(canvas: Canvas, track: Track, town: TownPlace, palette: Palette, ghost: bool) -> None:
    x, y = track.point(town.position)
    radius = track.plaza
    if ghost:
        ring = [(x + radius * math.cos(k / 8), y + radius * math.sin(k / 8)) for k in range(52)]
        canvas.dashed(ring, palette.ink_soft, 2.2, 10, 8)
        return
    joints = mix(palette.towpath, palette.stone_joint, 0.45)
    canvas.disc(x, y, radius + 6, palette.outline)
    canvas.disc(x, y, radius + 3.4, palette.stone)
    canvas.disc(x, y, radius - 4, palette.towpath, palette.stone_joint, 2)
    for step in range(16):
        across, down = math.cos(step * math.pi / 8), math.sin(step * math.pi / 8)
        canvas.line(
            [
                (x + (radius - 17) * across, y + (radius - 17) * down),
                (x + (radius - 5) * across, y + (radius - 5) * down),
            ],
            joints,
            1.6,
        )
    canvas.disc(x, y, radius - 17, None, joints, 1.6)
    foot_x, foot_y = town.foot
    row = ((-64, 30, 22), (-36, 26, 31), (26, 28, 26), (52, 30, 20))
    for shift, width, height in row if track.town_length > 130 else row[1:3]:
        icons.house(canvas, foot_x + shift - 9, foot_y, width, height, palette)
    icons.church(canvas, foot_x - 4, foot_y, 50, palette)


def _draw_name(canvas: Canvas, town: TownPlace, name: str, palette: Palette, ghost: bool) -> None:
    plate = town.plate
    line = palette.rule if ghost else palette.outline
    canvas.rectangle(plate.left, plate.top, plate.right, plate.bottom, palette.panel, line, 2.2, radius=6)
    colour = palette.ink_soft if ghost else palette.ink
    baseline = plate.y + town.size * 0.3
    canvas.text(plate.x, baseline, name, town.size, colour, face="title", anchor="ms")


def _draw_header_and_supply(canvas: Canvas, labels: Labels, palette: Palette) -> None:
    canvas.text(TITLE_LEFT, TITLE_BASE, labels.title, TITLE_SIZE, palette.ink, face="title", anchor="ls")
    line = palette.ink
    icons.lock(canvas, SUPPLY_LEFT + SUPPLY_STEPS[0] + 18, SUPPLY_Y, 40, palette, line)
    icons.pile_card(canvas, SUPPLY_LEFT + SUPPLY_STEPS[1] + 18, SUPPLY_Y, 46, palette)
    icons.discard_card(canvas, SUPPLY_LEFT + SUPPLY_STEPS[2] + 18, SUPPLY_Y, 46, palette)


def title_end(labels_title: str) -> float:
    """Where the title ends, across."""
    return TITLE_LEFT + text_width(labels_title, TITLE_SIZE, "title")
