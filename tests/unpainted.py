"""The toy game without a painter and without texts: the rules know it, and nobody is offered it."""

from __future__ import annotations

from typing import Any, Self

from rules.kit.component_files import packaged
from rules.randomness import Randomness
from tests.toy.components import FILE
from tests.toy.game import Toy
from tests.toy.view import ToyView, view_of


class UnpaintedView(ToyView, frozen=True):
    """A view that no painter is for."""

    game = "unpainted"


class Unpainted(Toy, frozen=True, tag="unpainted"):
    """The toy game in a package that holds neither texts nor component files."""

    views = UnpaintedView
    components = ()
    package = "tests"

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **options: str) -> Self:
        return super().new(seats, randomness, first, toy=packaged("tests.toy", FILE))

    def view(self, seat: int | None) -> UnpaintedView:
        seen = view_of(self, seat)
        facts: dict[str, Any] = {name: getattr(seen, name) for name in seen.__struct_fields__}
        return UnpaintedView(**facts)
