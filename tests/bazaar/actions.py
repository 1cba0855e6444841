"""What can be done in the bazaar, and the kinds of values of its fields."""

from __future__ import annotations

from collections.abc import Mapping
from types import new_class
from typing import Annotated, ClassVar, TypeAlias

from rules import Action
from rules.kit.bundles import bundle_parser
from rules.kit.lists import list_parser
from rules.names import Parser
from rules.values import Kind, Seat

GOODS = ("wool", "ore", "figs")
STALLS = 60

Stall: TypeAlias = Annotated[int, Kind("stall", place=True)]
Good: TypeAlias = Annotated[str, Kind("good")]
HeldGood: TypeAlias = Annotated[str, Kind("good", held=True)]
Goods: TypeAlias = Annotated[tuple[int, ...], Kind("good", bundle=True)]
HeldGoods: TypeAlias = Annotated[tuple[int, ...], Kind("good", bundle=True, held=True)]
READ = bundle_parser("good")


class Roll(Action, frozen=True, tag="roll"):
    """Rolling, with which a turn begins."""

    command = "roll"
    role = "begin"


class Discard(Action, frozen=True, tag="discard"):
    """Putting away as many cards as one owes."""

    command = "discard"
    open_ended = True
    counted = ("cards",)
    parsers: ClassVar[Mapping[str, Parser]] = {"cards": READ}

    cards: HeldGoods


class Rob(Action, frozen=True, tag="rob"):
    """Robbing whoever has a stall."""

    command = "rob"

    to: Stall
    victim: Seat | None = None


class BuildRoad(Action, frozen=True, tag="build_road"):
    """Building a road to a stall."""

    command = "build road"

    stall: Stall


class MoveKnight(Action, frozen=True, tag="move_knight"):
    """Moving a knight from stall to stall."""

    command = "knight move"

    knight: Stall
    to: Stall


class TradeBank(Action, frozen=True, tag="trade_bank"):
    """Trading with the bank."""

    command = "trade bank"

    give: HeldGood
    take: Good


class MakeOffer(Action, frozen=True, tag="make_offer"):
    """Offering goods for goods, to all or some."""

    command = "trade offer"
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"give": READ, "want": READ, "to": list_parser("seat")}

    give: HeldGoods
    want: Goods
    to: tuple[Seat, ...] = ()
    first: bool = False


class Counter(Action, frozen=True, tag="counter"):
    """Offering other terms, with all fields that a form can have."""

    command = "trade counter"
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"give": READ, "want": READ}

    give: HeldGoods
    want: Goods
    seat: Seat
    first: bool = False
    hours: int | None = None


class AcceptOffer(Action, frozen=True, tag="accept_offer"):
    """Accepting what is offered."""

    command = "trade accept"


class WithdrawOffer(Action, frozen=True, tag="withdraw_offer"):
    """Withdrawing what one offers."""

    command = "trade withdraw"
    role = "aside"


class PlaySwap(Action, frozen=True, tag="play_swap"):
    """Swapping two goods on the price list."""

    command = "card swap"

    first: Good
    second: Good


class EndTurn(Action, frozen=True, tag="end_turn"):
    """Ending the turn."""

    command = "end"
    role = "end"


def _plain(command: str) -> type[Action]:
    """Make a class of actions without fields."""
    facts = {"command": command, "__annotations__": {}, "__module__": __name__, "__doc__": "Something."}
    keywords = {"frozen": True, "tag": command.replace(" ", "_")}
    return new_class(command.title().replace(" ", ""), (Action,), keywords, lambda made: made.update(facts))


BUILDINGS = tuple(_plain(f"build {name}") for name in ("gate", "wall", "well", "tower"))
CARDS = tuple(_plain(f"card {name}") for name in ("feast", "fire", "flood", "gift", "rain", "song"))

ACTIONS: tuple[type[Action], ...] = (
    Roll,
    Discard,
    Rob,
    BuildRoad,
    *BUILDINGS,
    MoveKnight,
    TradeBank,
    MakeOffer,
    Counter,
    AcceptOffer,
    WithdrawOffer,
    PlaySwap,
    *CARDS,
    EndTurn,
)
