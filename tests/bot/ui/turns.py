"""A turn of the toy game, for tests of what is offered, picked and typed in it."""

from __future__ import annotations

from msgspec.structs import replace

from rules import Action, Game, new_game
from rules.language.words import Words
from rules.values import FieldKind, fields_of
from tests.toy.actions import Choose
from tests.toy.components import Colour
from tests.toy.game import Toy
from tests.toy.state import Turn

NAMES = ("Ada", "Béa", "Bert")


def field(action: type[Action], name: str) -> FieldKind:
    """Return a field of an action by its name."""
    return next(field for field in fields_of(action) if field.name == name)


def words_of(game: Game, seat: int, language: str = "en") -> Words:
    """Return words for a seat."""
    return Words("toy", language, NAMES, game.view(seat))


def in_turn(hand: tuple[Colour, ...] = (Colour.BLUE, Colour.RED), seats: int = 3) -> tuple[Toy, int]:
    """Return a game in a turn of a seat with that hand, and that seat; pond 1 has a blue card already."""
    game = new_game("toy", seats=seats, seed=7, first=0)
    for seat in range(seats):
        game, _ = game.apply(seat, Choose(seat + 1))
    assert isinstance(game, Toy)
    assert isinstance(game.queue[0], Turn)
    seat = game.queue[0].seat
    hands = tuple(hand if other == seat else held for other, held in enumerate(game.hands))
    return replace(game, hands=hands, ponds=((Colour.BLUE,), *game.ponds[1:])), seat
