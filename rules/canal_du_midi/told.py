"""What the rulebook tells of the cards that does not stand in the file, but follows from it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.canal_du_midi.components import Worker, load_box
from rules.values import Text

_USUAL = "digger"


def told(components: Mapping[str, str]) -> Mapping[str, int | Text]:
    """Return numbers and names by what the rulebook calls them: those of a worker for an example."""
    worker = _for_example(load_box(components["sites"]).workers)
    return {
        "sites.example.points": worker.points,
        "sites.example.name": Text(f"worker-{worker.id}"),
    }


def _for_example(workers: tuple[Worker, ...]) -> Worker:
    return next((worker for worker in workers if worker.id == _USUAL), workers[-1])
