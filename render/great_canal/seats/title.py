"""What stands on the map beside the pieces: the title, and how many sections of the canal are dug."""

from __future__ import annotations

from PIL import Image

from render.great_canal.seats.emblems import dug_sign, panel
from render.great_canal.seats.places import Surround, Title
from render.kit.boxes import Box
from render.kit.fonts import fitting_size, text_width
from render.kit.palette import PALETTES
from render.kit.sprites import stamp
from render.kit.writing import write
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words


def draw_title(
    image: Image.Image, view: GreatCanalView, theme: str, words: Words, surround: Surround
) -> None:
    """Write the title in two lines, and how many sections are dug of those that have to be."""
    palette, title = PALETTES[theme], surround.title
    for line, (size, y) in zip(_lines(words), _sizes(words, title), strict=True):
        write(image, title.left, y, line, size, palette.ink, "title")
    box = surround.dug
    stamp(image, panel(theme, round(box.width), round(box.height)), box.left, box.top)
    sign = 0.72 * box.height
    stamp(image, dug_sign(theme, sign, wet=view.flooded), box.left + 8 + sign / 2, box.y)
    needed = view.board.to_dig
    number = f"{min(len(view.dug), needed)}/{needed}"
    write(image, box.right - 12, box.y, number, surround.dug_size, palette.ink, "bold", "r")


def title_boxes(words: Words, surround: Surround) -> tuple[Box, ...]:
    """Return the boxes of the two lines of the title and of the count of sections."""
    title = surround.title
    lines = tuple(
        Box(title.left, y - size * 0.42, title.left + text_width(line, size, "title"), y + size * 0.42)
        for line, (size, y) in zip(_lines(words), _sizes(words, title), strict=True)
    )
    return (*lines, surround.dug)


def _lines(words: Words) -> tuple[str, str]:
    first, _, last = words.text("title").rpartition(" ")
    return first, last


def _sizes(words: Words, title: Title) -> list[tuple[float, float]]:
    """Return the size and the middle of each line; both have the size at which the longer one fits."""
    widest = max(_lines(words), key=lambda line: text_width(line, title.size, "title"))
    size = fitting_size(widest, title.room, title.size, title.size / 2, face="title")
    return [(size, y) for y in title.middles]
