"""The head of the picture of a hand: whose it is, and a label at the right."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.fonts import fitted, text_width
from render.kit.palette import Palette
from render.kit.sheet import draw_panel
from render.kit.sprites import stamp
from render.kit.tokens import token

MARGIN = 28
"""The paper left free around a hand, in pixels."""
MIDDLE = 54
"""The middle of the head, down from the top of the picture."""
_TOP, _BOTTOM = 14, 94
_TOKEN_RADIUS = 27


@dataclass(frozen=True)
class HandHead:
    """Where the parts of a head are, in pixels from the left, and the sizes of its texts."""

    token_x: float
    name_left: float
    name_size: float
    label_right: float
    label_size: float


def draw_hand_head(
    canvas: Canvas, head: HandHead, name: str, label: str, palette: Palette, *, labelled: bool = True
) -> None:
    """Draw the panel with a name and a label; without being ``labelled`` the label's room stays free."""
    draw_panel(canvas, Box(MARGIN, _TOP, canvas.width - MARGIN, _BOTTOM), palette)
    label_left = head.label_right - text_width(label, head.label_size)
    short = fitted(name, label_left - head.name_left - 16, head.name_size, "bold")
    canvas.text(head.name_left, MIDDLE, short, head.name_size, palette.ink, bold=True)
    if labelled:
        canvas.text(head.label_right, MIDDLE, label, head.label_size, palette.ink_soft, anchor="rm")


def draw_hand_owner(image: Image.Image, theme: str, head: HandHead, seat: int) -> None:
    """Put the token of the seat into the head."""
    stamp(image, token(theme, seat, _TOKEN_RADIUS), head.token_x, MIDDLE)
