"""All that frames the map: title and canal on it, dice, barbarians and players beside or below it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.great_canal.seats.emblems import panel
from render.great_canal.seats.fleet import draw_fleet
from render.great_canal.seats.gains import gains
from render.great_canal.seats.places import surround_of
from render.great_canal.seats.plates import draw_plates
from render.great_canal.seats.players import paint_players
from render.great_canal.seats.status import draw_status
from render.great_canal.seats.title import draw_title, title_boxes
from render.kit.boxes import Box
from render.kit.sprites import stamp
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from rules.records import Event


def draw_surround(
    image: Image.Image,
    view: GreatCanalView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    layout: str,
) -> None:
    """Draw all that is not the map on a board of ``layout``: 1600 × 1000 wide, 1000 × 1310 tall.

    In the wide picture the title and the count of sections stand on the map at its upper left, the rest from
    x 1214 on; in the tall one the rest stands below y 836. Around the map is paper already.
    """
    surround = surround_of(layout, view.seats)
    draw_title(image, view, theme, words, surround)
    box = surround.status.panel
    stamp(image, panel(theme, round(box.width), round(box.height), surround.dividers), box.left, box.top)
    if surround.fleet.panel is not None:
        box = surround.fleet.panel
        stamp(image, panel(theme, round(box.width), round(box.height)), box.left, box.top)
    draw_status(image, view, theme, words, surround.status)
    draw_fleet(image, view, theme, surround.fleet)
    draw_plates(image, view, theme, words, surround, gains(view, events))


def draw_players(view: GreatCanalView, theme: str, words: Words, events: Sequence[Event]) -> Image.Image:
    """Return the plates of all seats alone, large, with all that is public of each."""
    return paint_players(view, theme, words, gains(view, events))


def surround_boxes(view: GreatCanalView, words: Words, layout: str) -> tuple[Box, ...]:
    """Return the boxes of what is drawn on the map: the lines of the title and the count of sections."""
    return title_boxes(words, surround_of(layout, view.seats))
