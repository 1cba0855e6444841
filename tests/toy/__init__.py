"""The toy game: the smallest game that has all that makes games hard, and the one to copy.

Each round begins with everybody choosing a number in secret; who chose one that nobody else did scores it.
Then each seat has a turn of a few actions: lay a card in a pond for its worth, draw a card, or offer
cards to somebody, who takes them (a point each for the giver) or refuses. Most points win; ties share.
Where its component file says so there is a market as well: a turn may begin with a tax that all others pay,
and a card may be sold to whoever wants it.

Its files are those of every game (:mod:`rules.game` lists them): ``components``, ``actions``, ``events``,
``state``, ``steps`` with ``market``, ``view``, ``policy``, ``redeal``, ``ahead`` and ``game``, with
``texts/`` and ``rulebook/``. Its painter, which for a game of the library lies in ``render/``, is beside
them.
"""

import render
import rules
from rules.kit.component_files import packaged
from tests.toy import painter
from tests.toy.components import FILE
from tests.toy.game import Toy
from tests.toy.view import ToyView

MARKET = packaged("tests.toy", FILE) + "market = true\n"
"""The component text of a game with a market, as the option "toy"."""


def register() -> None:
    """Make the toy game and its painter known; calling it again changes nothing."""
    rules.register(Toy)
    render.register(ToyView, painter)
