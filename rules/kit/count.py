"""How the points of a game came about, in lines for the message of its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.records import Outcome
from rules.values import Text, Value


def count_part(key: str, points: int, **more: int) -> Text:
    """Return a part of somebody's points: the key of its text, how many they are, and what else it says."""
    return Text(key, {"points": points, **more})


def count_line(who: Value, points: int, parts: Iterable[Text]) -> Text:
    """Return the line of a seat or a colour; parts that brought nothing are left out."""
    told = tuple(part for part in parts if part.params["points"])
    return Text("count-line", {"seat": who, "points": points, "parts": told or (Text("count-nothing"),)})


def best_first(outcome: Outcome, scores: Sequence[int]) -> list[int]:
    """Return the seats, or colours, by their points, those who have won before all others."""
    return sorted(range(len(scores)), key=lambda seat: (seat not in outcome.winners, -scores[seat], seat))
