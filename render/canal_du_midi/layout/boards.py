"""The sheet that a view is drawn on, in a layout."""

from __future__ import annotations

from render.canal_du_midi.layout.seats import tall_height
from render.canal_du_midi.layout.sheet import Sheet
from render.canal_du_midi.layout.tall import tall_sheet
from render.canal_du_midi.layout.wide import wide_sheet
from render.kit.layouts import TALL


def sheet_of(layout: str, seats: int) -> Sheet:
    """Return the sheet of a layout for a number of seats."""
    return tall_sheet(tall_height(seats)) if layout == TALL else wide_sheet()
