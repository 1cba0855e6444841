"""The dice of this turn, its number, and what was rolled."""

from __future__ import annotations

from PIL import Image

from render.great_canal.seats.emblems import die, event_die
from render.great_canal.seats.places import Status
from render.kit.fonts import fitting_size
from render.kit.palette import PALETTES
from render.kit.sprites import stamp
from render.kit.writing import write_fitted
from rules.great_canal.decisions import Founding
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words


def draw_status(image: Image.Image, view: GreatCanalView, theme: str, words: Words, status: Status) -> None:
    """Draw the dice as they lie, or empty before the roll, and say which turn it is."""
    dice = view.turn.dice
    sprites = (
        die(theme, "red", dice.red if dice else 0, status.half_die),
        die(theme, "yellow", dice.yellow if dice else 0, status.half_die),
        event_die(theme, dice.event if dice else "", status.half_die),
    )
    for sprite, (x, y) in zip(sprites, status.dice, strict=True):
        stamp(image, sprite, x, y)
    palette = PALETTES[theme]
    turn, roll = status_lines(view, words)
    if not roll:
        size = fitting_size(turn, status.room, status.roll_size, status.roll_size * 0.7)
        y = (status.turn[1] + status.roll[1]) / 2
        write_fitted(image, status.turn[0], y, turn, status.room, size, palette.ink, "bold", status.align)
        return
    size = fitting_size(turn, status.room, status.turn_size, status.turn_size * 0.7, face="medium")
    write_fitted(image, *status.turn, turn, status.room, size, palette.ink_soft, "medium", status.align)
    size = fitting_size(roll, status.room, status.roll_size, status.roll_size * 0.65)
    write_fitted(image, *status.roll, roll, status.room, size, palette.ink, "bold", status.align)


def status_lines(view: GreatCanalView, words: Words) -> tuple[str, str]:
    """Return which turn it is and what was rolled; of the founding and of the end the first line alone."""
    if view.outcome is not None:
        return words.text("label-over"), ""
    if isinstance(view.decision, Founding):
        return words.text("label-founding"), ""
    turn = words.text("label-turn", number=view.turn_number)
    dice = view.turn.dice
    if dice is None:
        return turn, words.text("label-not-rolled")
    return turn, words.text("label-rolled", sum=dice.red + dice.yellow)
