"""The toy game: the smallest game that has all that makes games hard, and the one to copy.

Each round begins with everybody choosing a number in secret; who chose one that nobody else did scores it.
Then each seat has a turn of a few actions: lay a card in a pond for its worth, draw a card, or offer
cards to somebody, who takes them (a point each for the giver) or refuses. Most points win; ties share.

Its files are those of every game (:mod:`rules.game` lists them): ``components``, ``actions``, ``events``,
``state``, ``steps``, ``view``, ``policy``, ``redeal`` and ``game``, with ``texts/`` and ``rulebook/``. Its
painter, which for a game of the library lies in ``render/``, is beside them.
"""

import render
import rules
from tests.toy import painter
from tests.toy.game import Toy
from tests.toy.view import ToyView


def register() -> None:
    """Make the toy game and its painter known; calling it again changes nothing."""
    rules.register(Toy)
    render.register(ToyView, painter)
