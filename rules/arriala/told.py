"""What the rulebook tells of the board and the cards that stands in neither file, but follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.arriala.components.board import Board, Site, Stretch, Town, load_board
from rules.arriala.components.cards import MOVES, Deck, load_deck
from rules.kit.names import name_text
from rules.values import Text

_TWO, _THREE, _FOUR = 2, 3, 4
_LONG_ENOUGH = 4
"""The spaces of a stretch on which the example of sections can be told."""

_USUAL_STRETCH = 2
_USUAL_MOVE = 3


def told(components: Mapping[str, str]) -> Mapping[str, int | Text | str | tuple[Text | str, ...]]:
    """Return numbers and names by what the rulebook calls them."""
    board, deck = load_board(components["board"]), load_deck(components["cards"])
    two = board.in_play(_TWO)
    without_two, without_three = tuple(_without(board, _THREE)), tuple(_without(board, _FOUR))
    return {
        "board.town.last.name": _name(board.towns[-1]),
        "board.two.towns": len(two.towns),
        "board.two.begins": _name(board.towns[board.town_at[two.first]]),
        "board.two.ends": _name(board.towns[board.town_at[two.last]]),
        "board.two.first": board.number_at[two.first + 1],
        "board.two.last": board.number_at[two.last - 1],
        "board.two.spaces": board.number_at[two.last - 1] - board.number_at[two.first + 1] + 1,
        "board.two.without_stretches": sum(stretch.seats > _TWO for stretch in board.stretches),
        "board.two.without_towns": tuple(
            _name(town) for town in board.towns if not two.first <= town.position <= two.last
        ),
        "board.two.without": without_two,
        "board.three.without": without_three,
        "board.without.count": len(without_two) + len(without_three),
        "board.master_work.names": tuple(map(_name, board.master_works)),
        "board.master_work.cards": _master_works(board, deck),
        "board.points_for": tuple(_points_for(board, deck)),
        "board.beside": tuple(_beside(board)),
        **_example(board),
        **_cards(deck),
    }


def _name(thing: Town | Site) -> Text | str:
    return name_text(thing.id, thing.name)


def _master_works(board: Board, deck: Deck) -> int:
    """Return how many master works can be built: none without a card for them."""
    return len(board.master_works) if "master_work" in deck.kinds else 0


def _points_for(board: Board, deck: Deck) -> Iterator[Text]:
    """Yield what there are points for beside sections."""
    score = board.score
    if board.lock_pieces and score.lock:
        yield Text("points-for-locks")
    if board.river_works and score.river_work:
        yield Text("points-for-river-works")
    if _master_works(board, deck) and score.master_work:
        yield Text("points-for-master-works")
    if board.vineyards:
        yield Text("points-for-vineyards")


def _beside(board: Board) -> Iterator[Text]:
    """Yield the pieces that lie beside the board at the start."""
    if board.lock_pieces:
        yield Text("beside-locks", {"count": board.lock_pieces})
    if board.master_works:
        yield Text("beside-master-works", {"count": len(board.master_works)})


def _without(board: Board, seats: int) -> Iterator[Text]:
    """Yield what is used with so many seats, but with no fewer."""
    for vineyard in board.vineyards:
        if vineyard.seats == seats:
            yield Text("without-vineyard", {"name": _name(vineyard)})
    for index, stretch in enumerate(board.stretches):
        if stretch.seats == seats:
            ends = {"first": _name(board.towns[index]), "last": _name(board.towns[index + 1])}
            yield Text("without-stretch", ends)
    for work in board.river_works:
        if work.seats == seats:
            yield Text("without-river-work", {"name": _name(work)})


def _example(board: Board) -> dict[str, int | Text | str]:
    """Return the towns and spaces of a stretch that is long enough for the example; nothing without one."""
    stretch = _stretch_for_example(board)
    if stretch is None:
        return {}
    first = board.number_at[stretch.first]
    return {
        "board.example.begins": _name(board.towns[board.town_at[stretch.first - 1]]),
        "board.example.ends": _name(board.towns[board.town_at[stretch.last + 1]]),
        "board.example.first": first,
        "board.example.second": first + 1,
        "board.example.third": first + 2,
        "board.example.last": board.number_at[stretch.last],
    }


def _stretch_for_example(board: Board) -> Stretch | None:
    """Return the stretch that is pictured on the packaged board, or the first one that will do."""
    wanted = (*board.stretches[_USUAL_STRETCH:], *board.stretches[:_USUAL_STRETCH])
    long = (one for one in wanted if one.last - one.first + 1 >= _LONG_ENOUGH)
    return next(long, None)


def _cards(deck: Deck) -> dict[str, int]:
    """Return how many cards and move cards there are, and the number on one of these for the example."""
    counts = {kind: count for kind, count in zip(deck.kinds, deck.counts, strict=True) if kind in MOVES}
    reaches = [deck.reach[deck.index[kind]] for kind in counts]
    usual = _USUAL_MOVE if _USUAL_MOVE in reaches else min(reaches, default=0)
    return {
        "cards.cards.sum": sum(deck.counts),
        "cards.move.count": sum(counts.values()),
        "cards.move.example": usual,
    }
