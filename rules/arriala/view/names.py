"""The names of values in Arriala, and what is understood for them."""

from __future__ import annotations

from rules.arriala.components.board import NO_TOWN, Site
from rules.arriala.view.seen import Seen
from rules.kit.names import name_text
from rules.values import Scalar, Text, Value


def shown_name(view: Seen, kind: str, value: Scalar) -> Text | str:
    """Return the name of a value of a kind; ValueError if there is no such kind."""
    board = view.board
    match kind, value:
        case "place", int(position):
            town = board.town_at[position]
            if town == NO_TOWN:
                return Text("space", {"number": board.number_at[position]})
            return name_text(board.towns[town].id, board.towns[town].name)
        case "worker", int(worker):
            owner = Value("seat", view.colour_of(worker))
            return Text("worker", {"owner": owner, "number": view.number_of(worker)})
        case "vineyard", str(name):
            return _site(board.vineyards, name)
        case "river_work", str(name):
            return _site(board.river_works, name)
        case "master_work", str(name):
            return _site(board.master_works, name)
        case "card", str(card):
            spaces = view.deck.reach[view.deck.index[card]]
            return Text("card-move", {"spaces": spaces}) if spaces else Text(f"card-{card}")
        case "colour", int(colour):
            key = "virtual-colour" if colour == view.virtual else "seat-colour"
            return Text(key, {"seat": colour})
        case _:
            raise ValueError(f"no {kind} {value!r}")


def values_of(view: Seen, kind: str) -> tuple[Scalar, ...]:
    """Return all values of a kind, in their natural order; of the board also what is not in play."""
    board = view.board
    match kind:
        case "place":
            return tuple(range(len(board.town_at)))
        case "worker":
            return tuple(range(len(view.locations)))
        case "vineyard":
            return tuple(site.id for site in board.vineyards)
        case "river_work":
            return tuple(site.id for site in board.river_works)
        case "master_work":
            return tuple(site.id for site in board.master_works)
        case "card":
            return view.deck.kinds
        case "colour":
            return tuple(view.colours)
        case _:
            return ()


def other_names(view: Seen, kind: str, value: Scalar) -> tuple[Text | str, ...]:
    """Return a worker's names by the colour and by the symbol of its seat."""
    if kind != "worker" or type(value) is not int:
        return ()
    owner, number = view.colour_of(value), view.number_of(value)
    keys = ("seat-colour", "seat-symbol", *(("label-virtual",) if owner == view.virtual else ()))
    return tuple(Text("worker", {"owner": Text(key, {"seat": owner}), "number": number}) for key in keys)


def _site(sites: tuple[Site, ...], identity: str) -> Text | str:
    """Return the name of the site of an id."""
    return next(name_text(site.id, site.name) for site in sites if site.id == identity)
