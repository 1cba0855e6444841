"""What the fields of a state of the Great Canal can ever be, by what is in the box."""

from __future__ import annotations

from rules.great_canal import decisions as d
from rules.great_canal import events as e
from rules.great_canal.actions.trades import MOST_HOURS
from rules.great_canal.components.cards import CARDS, DECK_CARDS, load_decks
from rules.great_canal.components.costs import Costs
from rules.great_canal.components.kinds import (
    BASIC,
    GOODS,
    LEVELS,
    MIGHTY,
    RESOURCES,
    TERRAINS,
    TRACKS,
)
from rules.great_canal.ground import Ground
from rules.great_canal.pieces import Knight, Pieces, Realm
from rules.great_canal.state import (
    Asked,
    Barbarians,
    Box,
    Dice,
    GreatCanalState,
    Holding,
    Offer,
    Pile,
    Reply,
    Turn,
)
from rules.great_canal.topology import CORNERS, EDGES, HEXES
from rules.kit.bounds import (
    FREE,
    MANY,
    Among,
    Bound,
    Each,
    Letters,
    Number,
    OneOf,
    Parts,
    Several,
    counts,
    exactly,
)
from rules.kit.bundles import MOST
from rules.kit.component_files import LONGEST
from rules.kit.records import bounds_of_outcome, bounds_of_randomness

_HEX, _CORNER, _EDGE = Number(0, HEXES - 1), Number(0, CORNERS - 1), Number(0, EDGES - 1)
_GOOD, _TRACK, _LEVEL = Number(0, len(GOODS) - 1), Number(0, len(TRACKS) - 1), Number(BASIC, MIGHTY)
_TYPED = exactly(Number(0, MOST), len(GOODS))
"""What is typed for an offer, be it more than there is."""
_COUNTER = Several(Number(0, MOST), len(GOODS))
"""What a counter-offer names; nothing where the answer is none."""
_FEW = Number(0, 999)
_QUEUE = 40
"""More than is ever to be settled: twelve foundings, or the steps of a roll with all that they lead to."""


def bounds(game: GreatCanalState) -> Parts:
    """Return the bounds of a state; ValueError if one of its component texts is no good."""
    box, seat = game.box, Number(0, game.seats - 1)
    seats = Several(seat, game.seats, different=True)
    text = Letters(LONGEST)
    decks = load_decks(box.cards)
    holding = _holding(sum(map(sum, decks)))
    return Parts(
        type(game),
        {
            "seats": Number(min(game.seat_numbers), max(game.seat_numbers)),
            "randomness": bounds_of_randomness(),
            "box": Parts(Box, {"map": text, "costs": text, "cards": text}),
            "active": seat,
            "turn": _turn(box.prices, game.seats),
            "queue": Several(_decisions(seat, seats, game.seats), _QUEUE),
            "ground": _GROUND,
            "pieces": Parts(Pieces, {"realms": exactly(_realm(box.prices), game.seats)}),
            "hands": exactly(counts(box.prices.supply), game.seats),
            "holdings": exactly(holding, game.seats),
            "metropolises": exactly(_CORNER, len(TRACKS)),
            "barbarians": Parts(
                Barbarians, {"position": Number(0, box.prices.text.fleet), "attacks": Number(0, MANY)}
            ),
            "robber": _HEX,
            "piles": Each([_pile(deck, kinds) for deck, kinds in zip(decks, DECK_CARDS, strict=True)]),
            "route": seat,
            "merchant": _HEX,
            "merchant_seat": seat,
            "dug": Several(Number(0, len(box.board.canal) - 1), len(box.board.canal), different=True),
            "offer": _offer(seat, seats),
            "result": bounds_of_outcome(game.seats, Number(0, MANY)),
            "asked": Parts(Asked, {"number": Number(0, MANY), "answers": _answers(seat, game.seats)}),
        },
    )


_GROUND = Parts(
    Ground,
    {"terrain": exactly(Number(0, len(TERRAINS) - 1), HEXES), "tokens": exactly(Number(0, 12), HEXES)},
)


_KNIGHT = Parts(
    Knight,
    {"corner": _CORNER, "level": _LEVEL} | dict.fromkeys(("active", "activated", "acted", "promoted"), FREE),
)


def _turn(prices: Costs, seats: int) -> Parts:
    dice = Parts(Dice, {"yellow": Number(1, 6), "red": Number(1, 6), "event": FREE})
    return Parts(
        Turn,
        {
            "number": Number(0, MANY),
            "dice": dice,
            "new_ships": Several(_EDGE, prices.pieces.ship, different=True),
            "sailed": FREE,
            "chartered": Several(_GOOD, MOST),
            "askings": Several(Number(0, MOST), seats),
        },
    )


def _realm(prices: Costs) -> Parts:
    pieces = prices.pieces
    return Parts(
        Realm,
        {
            "roads": Several(_EDGE, pieces.road, different=True),
            "ships": Several(_EDGE, pieces.ship, different=True),
            "settlements": Several(_CORNER, pieces.settlement, different=True),
            "cities": Several(_CORNER, pieces.city, different=True),
            "fallen": Several(_CORNER, pieces.city, different=True),
            "walls": Several(_CORNER, pieces.wall, different=True),
            "knights": Several(_KNIGHT, MIGHTY * pieces.knight, different=True),
        },
    )


def _holding(cards: int) -> Parts:
    held = Several(Among(CARDS), cards)
    levels = exactly(Number(0, LEVELS), len(TRACKS))
    return Parts(Holding, {"progress": held, "open": held, "levels": levels, "defender": _FEW, "chips": _FEW})


def _pile(deck: tuple[int, ...], kinds: tuple[str, ...]) -> Parts:
    number = sum(deck)
    return Parts(
        Pile,
        {
            "undrawn": counts(deck),
            "returned": Several(Among(kinds), number),
            "secret": Several(Number(0, number - 1), number, different=True),
        },
    )


def _offer(seat: Number, seats: Several) -> Parts:
    reply = Parts(
        Reply,
        {"seat": seat, "answer": FREE, "give": _COUNTER, "want": _COUNTER},
    )
    return Parts(
        Offer,
        {
            "give": _TYPED,
            "want": _TYPED,
            "asked": seats,
            "first": FREE,
            "replies": Several(reply, seats.most),
            "hours": Number(1, MOST_HOURS),
            "number": Number(0, MANY),
            "lapsed": seats,
        },
    )


def _decisions(seat: Number, seats: Several, number: int) -> OneOf:
    """Return the bounds of each class of what has to be settled."""
    asked: dict[str, Bound] = {"waiting": seats, "counts": exactly(_FEW, number)}
    own: dict[str, Bound] = {"seat": seat}
    resources = Among(RESOURCES)
    return OneOf(
        (
            Parts(d.Founding, own | {"city": FREE, "income": FREE}),
            Parts(d.Fleet, {}),
            Parts(d.Sacrifice, {"waiting": seats}),
            Parts(d.Defend, {"waiting": seats}),
            Parts(d.Progress, {"track": _TRACK, "seats": seats}),
            Parts(d.Limit, {}),
            Parts(d.Drop, {"waiting": seats}),
            Parts(d.Yield, {"total": Number(2, 12)}),
            Parts(d.Discards, asked | {"saboteur": seat}),
            Parts(d.RobberMove, own),
            Parts(d.Take, {"waiting": seats, "gold": seats}),
            Parts(d.Retreat, own | {"knight": _KNIGHT}),
            Parts(d.FreePieces, own | {"left": _FEW}),
            Parts(d.Rebuild, own | {"edge": _EDGE, "ship": FREE}),
            Parts(d.Activations, own | {"corners": Several(_CORNER, CORNERS, different=True)}),
            Parts(d.Dismiss, own | {"to": seat}),
            Parts(d.Place, own | {"level": _LEVEL, "active": FREE}),
            Parts(d.Keep, own | {"victim": seat}),
            Parts(d.Give, asked | {"to": seat}),
            Parts(d.Deliver, own | {"by": seat, "resource": resources}),
            Parts(d.ChooseGoods, own | {"victim": seat, "left": _FEW}),
        )
    )


def _answers(seat: Number, number: int) -> Several:
    """Return the bounds of the events by which a decision has been answered."""
    own: dict[str, Bound] = {"seat": seat}
    deck, card, good = Among(TRACKS), Among(CARDS), Among(GOODS)
    answers = OneOf(
        (
            Parts(e.CityLost, own | {"corner": _CORNER, "fallen": FREE, "wall": FREE}),
            Parts(e.CardDrawn, own | {"deck": deck}),
            Parts(e.CardLaidOpen, own | {"card": card}),
            Parts(e.CardDropped, own | {"deck": deck}),
            Parts(e.Discarded, own | {"cards": _TYPED}),
            Parts(e.ResourceTaken, own | {"good": good, "gold": FREE}),
            Parts(e.ResourceDeclined, own),
            Parts(e.Given, own | {"other": seat, "count": _FEW}),
        )
    )
    return Several(answers, MOST * number)
