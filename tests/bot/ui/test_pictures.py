"""Pictures are kept by what they depend on, and by nothing that takes much memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace

import pytest

from bot.preferences.settings import Style
from bot.ui.drawings import Drawings, Rank, Shelf
from bot.ui.pictures import Scene, draw_board, draw_choice, draw_figure, draw_hand
from rules import GAMES, load_game, new_game
from rules.arriala.events import DrewCard
from rules.language.figures import figures_of
from rules.values import Value

LIGHT, DARK = Style("light", "wide"), Style("dark", "wide")


class Asked(Drawings):
    """Draws nothing and notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[Hashable] = []
        self.shelves: list[Shelf] = []

    async def get(
        self, key: Hashable, draw: Callable[[], bytes], rank: Rank, shelf: Shelf = Shelf.GAMES
    ) -> bytes:
        """Note a key, and where its picture would be kept."""
        self.keys.append(key)
        self.shelves.append(shelf)
        return b""


@pytest.fixture
def scene() -> Scene:
    """Return the beginning of a game after its first action."""
    game = new_game("arriala", seats=2, seed=1)
    (seat,) = game.waiting_for
    after, events = game.apply(seat, game.suggest(seat))
    return Scene(after, seat, LIGHT, ("Ada", "Bea"), "en", tuple(events))


@pytest.mark.parametrize("draw", [draw_board, draw_hand])
async def test_all_that_a_picture_depends_on_is_in_its_key(
    scene: Scene, draw: Callable[[Drawings, Scene], Awaitable[object]]
) -> None:
    asked, game = Asked(), scene.game
    (seat, *_) = game.waiting_for
    others = (
        replace(scene, game=game.apply(seat, game.suggest(seat))[0]),
        replace(scene, style=DARK),
        replace(scene, names=("Ada", "Cleo")),
        replace(scene, language="fr"),
        replace(scene, events=()),
    )
    for one in (scene, *others):
        await draw(asked, one)
    assert len(set(asked.keys)) == 1 + len(others)


async def test_places_and_parts_are_in_the_key(scene: Scene) -> None:
    asked = Asked()
    places = Value("worker", 0), Value("worker", 1)
    for spots, chosen, part in (
        ((), (), None),
        (places[:1], (), None),
        (places, (), None),
        (places[:1], places[1:], None),
        ((), (), "west"),
    ):
        await draw_choice(asked, scene, spots=spots, chosen=chosen, part=part)
    await draw_hand(asked, scene)
    assert len(set(asked.keys)) == 6


async def test_places_to_choose_are_drawn_for_who_chooses(scene: Scene) -> None:
    asked, other = Asked(), replace(scene, seat=1 if scene.seat == 0 else 0)
    for one in (scene, other):
        await draw_choice(asked, one, spots=(Value("worker", 0),), chosen=())
    assert len(set(asked.keys)) == 2


async def test_what_only_some_may_know_of_is_on_no_board_for_all(scene: Scene) -> None:
    asked, secret = Asked(), DrewCard(0, "lock")
    assert secret.audience() is not None
    for one in (scene, replace(scene, events=(*scene.events, secret))):
        await draw_board(asked, one)
    assert len(set(asked.keys)) == 1


async def test_the_same_position_has_the_same_key_wherever_it_was_read(scene: Scene) -> None:
    """What all see alike has one key for all of them."""
    asked = Asked()
    read = replace(scene, game=load_game(scene.game.to_json()))
    for one in (scene, read, replace(scene, seat=None), replace(scene, seat=1, rank=Rank.CHANNEL)):
        await draw_board(asked, one)
    assert len(set(asked.keys)) == 1


@pytest.mark.parametrize("seat", [None, 1])
async def test_what_a_seat_cannot_know_is_not_in_the_key(seat: int | None) -> None:
    """Who has laid what changes no picture of the others, nor whether it is there already."""
    asked, game = Asked(), new_game("canal_du_midi", seats=3, seed=1)
    for bet in game.legal_actions(0)[:2]:
        after, events = game.apply(0, bet)
        seen = tuple(one for one in events if one.audience() is None)
        for draw in (draw_board, *([] if seat is None else [draw_hand])):
            await draw(asked, Scene(after, seat, LIGHT, ("Ada", "Bea", "Cleo"), "en", seen))
    assert len(set(asked.keys)) == len(asked.keys) / 2


async def test_keys_hold_no_game(scene: Scene) -> None:
    asked = Asked()
    await draw_board(asked, scene)
    await draw_hand(asked, scene)
    assert all(isinstance(key, bytes) and len(key) <= 64 for key in asked.keys)


async def test_figures_are_kept_apart_from_games(scene: Scene) -> None:
    asked = Asked()
    await draw_board(asked, scene)
    await draw_figure(asked, "arriala", next(iter(figures_of(GAMES["arriala"].package))), LIGHT, "en")
    assert asked.shelves == [Shelf.GAMES, Shelf.FIGURES]
