"""What is drawn where: texts and pieces to be read, and marks that must leave them free."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from render.kit.boxes import Box, box_around
from render.kit.change_marks import HALF_STROKE, bracket_arms, points_along
from render.kit.fonts import text_width
from render.kit.seat_plates import laurel


@dataclass
class Drawn:
    """What a picture has: texts and pieces to be read, and the marks, with what they are."""

    read: list[tuple[str, Box]]
    marks: list[tuple[str, Box]]

    def collisions(self) -> list[tuple[str, str]]:
        """Return the marks that lie over something to be read, and the texts that lie over one another."""
        found = [(mark, what) for mark, over in self.marks for what, box in self.read if over.overlaps(box)]
        for index, (what, box) in enumerate(self.read):
            found += [(what, other) for other, there in self.read[index + 1 :] if box.overlaps(there)]
        return found


def record_texts(patch: pytest.MonkeyPatch, found: Drawn, *modules: Any) -> None:
    """Record what modules write, as something to be read."""
    for module in modules:
        if hasattr(module, "write"):
            patch.setattr(module, "write", _recording(module.write, found))
        if hasattr(module, "write_fitted"):
            patch.setattr(module, "write_fitted", _recording_fitted(module.write_fitted, found))


def _recording(write: Callable[..., float], found: Drawn) -> Callable[..., float]:
    def recorded(
        target: Any, x: float, y: float, text: str, size: float, colour: str, face: Any = "medium",
        align: str = "l",
    ) -> float:  # fmt: skip
        width = text_width(text, size, face)
        found.read.append((f"text {text}", _line(x, y, width, size, align)))
        return write(target, x, y, text, size, colour, face, align)

    return recorded


def _recording_fitted(write_fitted: Callable[..., float], found: Drawn) -> Callable[..., float]:
    def recorded(
        target: Any, x: float, y: float, text: str, room: float, size: float, colour: str,
        face: Any = "medium", align: str = "l",
    ) -> float:  # fmt: skip
        width = write_fitted(target, x, y, text, room, size, colour, face, align)
        found.read.append((f"text {text}", _line(x, y, width, size, align)))
        return width

    return recorded


def _line(x: float, y: float, width: float, size: float, align: str) -> Box:
    left = x - {"l": 0.0, "m": width / 2, "r": width}[align]
    return box_around(left + width / 2, y, width, size * 0.7)


def record_laurels(patch: pytest.MonkeyPatch, found: Drawn, module: Any) -> None:
    """Record the laurels of those who have won on the plates that a module draws, as marks."""
    draw_owner = module.draw_owner

    def drawn(
        image: Any, theme: str, player: int, x: float, y: float, radius: float, *, won: bool, **options: Any
    ) -> None:
        draw_owner(image, theme, player, x, y, radius, won=won, **options)
        if won:
            sprite = laurel(theme, options.get("laurel_radius", 29))
            edges = sprite.image.getchannel("A").getbbox()
            assert edges is not None
            found.marks.append(("laurel", Box(*edges).moved(round(x) - sprite.x, round(y) - sprite.y)))

    patch.setattr(module, "draw_owner", drawn)


def record_gains(patch: pytest.MonkeyPatch, found: Drawn, module: Any) -> None:
    """Record the tags with the points that came in on the plates that a module draws, as marks."""
    draw_gain = module.draw_gain

    def gained(image: Any, theme: str, right: float, y: float, gain: int, size: float = 23) -> None:
        if gain:
            width = text_width(f"+{abs(gain)}", size, "bold") + 20 * size / 23
            found.marks.append(("gain", box_around(right + 2 - width / 2, y, width, 28 * size / 23)))
        draw_gain(image, theme, right, y, gain, size)

    patch.setattr(module, "draw_gain", gained)


def record_brackets(patch: pytest.MonkeyPatch, found: Drawn, module: Any) -> None:
    """Record the strokes of the brackets around boxes that a module draws, as marks."""
    mark_box = module.mark_box

    def marked(image: Any, theme: str, box: Box, margin: float, *, zoom: float = 1.0) -> None:
        mark_box(image, theme, box, margin, zoom=zoom)
        grown = box.grown(margin)
        arms = bracket_arms(grown.x, grown.y, grown.width / 2, grown.height / 2)
        side = 2 * HALF_STROKE * zoom
        found.marks.extend(
            ("brackets", box_around(x, y, side, side)) for arm in arms for x, y in points_along(arm)
        )

    patch.setattr(module, "mark_box", marked)
