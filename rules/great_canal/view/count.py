"""How the points came about, for the message of the end (great_canal.R9)."""

from __future__ import annotations

from rules.great_canal.view.seen import Seen
from rules.kit.count import best_first, count_line, count_part
from rules.values import Text, Value


def counted(view: Seen) -> tuple[Text, ...]:
    """Return a line for each seat, the best first; () before the end."""
    if view.outcome is None:
        return ()
    return tuple(_line(view, seat) for seat in best_first(view.outcome, view.scores))


def _line(view: Seen, seat: int) -> Text:
    """Return the line of a seat: its buildings, then all that counts besides."""
    worth, realm = view.prices.points, view.pieces.realms[seat]
    counts = {
        "settlements": (worth.settlement, len(realm.settlements) + len(realm.fallen)),
        "cities": (worth.city, len(realm.cities)),
        "metropolises": (worth.metropolis, len(realm.cities) - len(view.plain_cities[seat])),
        "chips": (worth.chip, view.chips[seat]),
        "defender": (worth.defender, view.defenders[seat]),
        "cards": (worth.card, len(view.opened[seat])),
        "route": (worth.longest_route, int(view.route == seat)),
        "merchant": (worth.merchant, int(view.merchant_seat == seat)),
    }
    parts = [count_part(f"count-{what}", each * count, count=count) for what, (each, count) in counts.items()]
    return count_line(Value("seat", seat), view.scores[seat], parts)
