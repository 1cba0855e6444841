"""What the rulebook tells of the cards that does not stand in the file, but follows from it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.canal_du_midi.components import Worker, load_box
from rules.values import Text

_USUAL = "digger"


def told(components: Mapping[str, str]) -> Mapping[str, int | Text]:
    """Return numbers and names by what the rulebook calls them.

    They are those of a worker for an example, and how many connections and trades there can be.
    """
    box = load_box(components["sites"])
    worker = _for_example(box.workers)
    return {
        "sites.connections": len(box.links),
        "sites.trades": max(0, len(box.tents) - 1),
        "sites.example.points": worker.points,
        "sites.example.name": Text(f"worker-{worker.id}"),
    }


def _for_example(workers: tuple[Worker, ...]) -> Worker:
    return next((worker for worker in workers if worker.id == _USUAL), workers[-1])
