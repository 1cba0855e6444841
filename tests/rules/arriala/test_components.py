"""The component files: errors name what is wrong, and another board is played."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from rules import Action, Outcome, RuleError, load_game, new_game
from rules.arriala import Arriala
from rules.arriala import actions as a
from rules.arriala.components.board import load_board
from rules.arriala.components.board_file import NAMED
from rules.arriala.components.cards import KINDS, load_deck
from rules.arriala.events import SectionCounted
from rules.language.texts import has_text, sources_of
from rules.language.words import Words

BOARD = files("rules.arriala").joinpath("board.toml").read_text("utf-8")
CARDS = files("rules.arriala").joinpath("cards.toml").read_text("utf-8")

SMALL = """
[pieces]
workers = 3
locks = 1

[turn]
action_points = 6

[cost]
step = 2
card = 1
to_vineyard = 1
draw = 1
worker = 2
river_work = 1
to_canal = 1
lock = 1

[score]
lock = 2
river_work = 7
master_work = 9
points = [5, 11, 12]

[[town]]
id = "here"
name = "Here"

[[town]]
id = "moissac"

[[town]]
id = "yonder"
name = "Yonder"

[[stretch]]
spaces = 2
locks = 0

[[stretch]]
spaces = 3
locks = 1
seats = 3

[[vineyard]]
id = "hill"
name = "The Hill"
capacity = 1
near = 1

[[river_work]]
id = "mill"
near = "here"
"""
FEW_CARDS = "starting_hand = 1\n[cards]\nmove_5 = 3\nlock = 1\n"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("workers = 5 ", "workers = 0 ", "pieces.workers"),
        ("workers = 5 ", 'workers = "5" ', "pieces.workers"),
        ("workers = 5 ", "workers = 4 ", "pieces.workers"),
        ("locks = 8", "", "locks"),
        ("action_points = 5", "action_points = 5\ncoins = 2", "coins"),
        ("action_points = 5", "action_points = -1", "turn.action_points"),
        ("draw = 2", "draw = 0", "cost.draw"),
        ("14, 16, 18]", "14]", "score.points"),
        ("points = [1, 2", "points = [1, -2", "score.points"),
        ('id = "montech"', 'id = "nowhere"', "town[1].name"),
        ('id = "montech"', 'id = "grisolles"', "town[1].id"),
        ('id = "montech"', 'id = "Montech!"', "town[1].id"),
        ("spaces = 9\nlocks = 3", "spaces = 0\nlocks = 3", "stretch[1].spaces"),
        ("spaces = 9\nlocks = 3", "spaces = 9\nlocks = 3\nseats = 4", "stretch.seats"),
        ("spaces = 9\nlocks = 3", "spaces = 9\nlocks = 3\nseats = 5", "stretch[1].seats"),
        ("[[stretch]]\nspaces = 9\nlocks = 3", "", "stretch"),
        ("capacity = 4", "capacity = 0", "vineyard[1].capacity"),
        ("near = 30", "near = 34", "vineyard[1].near"),
        ('near = "moissac"', 'near = "atlantis"', "river_work[2].near"),
        ('id = "slope"', 'id = "bridge"', "master_work[0].name"),
        ('id = "slope"', 'id = "cacor"', "master_work[1].id"),
        ("[pieces]", "[pieces", "line"),
    ],
)
def test_what_is_wrong_with_a_board(old: str, new: str, key: str) -> None:
    """Check that every error names the file and the key (of a broken file: the line)."""
    assert BOARD.count(old) >= 1
    wrong = BOARD.replace(old, new, 1)
    with pytest.raises(ValueError, match=r"^board\.toml: ") as caught:
        new_game("arriala", seats=3, seed=1, board=wrong)
    message = str(caught.value).replace("$.", "").replace("[...]", "[0]")
    assert key.split("[")[0].split(".")[0] in message
    assert key.split(".")[-1] in message


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("lock = 4", "lock = -4", "cards"),
        ("lock = 4", "bridge = 4", "cards.bridge"),
        ("starting_hand = 2", "", "starting_hand"),
        ("starting_hand = 2", "starting_hand = 14", "starting_hand"),
        ("starting_hand = 2", "starting_hand = 2\nhand = 1", "hand"),
    ],
)
def test_what_is_wrong_with_the_cards(old: str, new: str, key: str) -> None:
    """Check that every error names the file and the key."""
    with pytest.raises(ValueError, match=r"^cards\.toml: ") as caught:
        new_game("arriala", seats=3, seed=1, cards=CARDS.replace(old, new, 1))
    assert key in str(caught.value)


def test_one_board_for_each_text() -> None:
    """Check that boards and decks are cached by their text."""
    assert load_board(BOARD) is load_board(BOARD)
    assert load_deck(CARDS) is load_deck(CARDS)


def test_what_the_language_files_name() -> None:
    """Check that every id that needs no name has one in the language files, and so has every card."""
    sources = sources_of("arriala")
    assert all(has_text("en", sources, f"name-{identity}") for identity in NAMED)
    assert all(has_text("en", sources, f"card-{kind}") for kind in KINDS if not kind.startswith("move_"))


def test_reconstructed_numbers_are_marked() -> None:
    """Check that the packaged files mark the numbers that no source gives."""
    assert "stretch.spaces" in load_board(BOARD).reconstructed
    assert 'reconstructed = ["cards"]' in CARDS


def test_another_board_is_played() -> None:
    """Play on a board from a file with other towns, prices and points; it stays in the stored game."""
    game = new_game("arriala", seats=3, seed=1, first=0, board=SMALL, cards=FEW_CARDS)
    assert isinstance(game, Arriala)
    assert load_game(game.to_json()) == game
    words = Words("arriala", "en", (), game.view(0))
    assert [words.value("place", place) for place in game.view(0).values("place")] == [
        "Here",
        "1",
        "2",
        "Moissac",
        "3",
        "4",
        "5",
        "Yonder",
    ]
    assert words.find("place", "3") == 4
    game, _ = game.apply(0, a.PlaceWorker(1))
    game, _ = game.apply(0, a.PlaceWorker(3))
    assert game.legal_actions(0).count(a.Move(1, 2)) == 1
    game, events = game.apply(0, a.Move(1, 2))
    assert game.action_points == 0
    assert [event for event in events if isinstance(event, SectionCounted)] == [
        SectionCounted(1, 2, 2, (2, 0, 0), 0, 11, by=0)
    ]
    game, _ = game.apply(0, a.EndTurn())
    game, _ = game.apply(1, a.BuildLock(5))
    assert game.scores == (11, 2, 0)
    for to in (4, 6):
        game, _ = game.apply(1, a.PlaceWorker(to))
    assert game.outcome == Outcome((11, 12, 0), (1,))


def test_pieces_may_run_out_before_the_limits() -> None:
    """Check arriala.R9: on a board with fewer lock pieces than its stretches may take, the pieces decide."""
    board = BOARD.replace("locks = 8", "locks = 1", 1)
    game = new_game("arriala", seats=3, seed=1, first=0, board=board)
    game, _ = game.apply(0, a.BuildLock(5))
    game, _ = game.apply(0, a.EndTurn())
    assert not any(isinstance(action, a.BuildLock) for action in game.legal_actions(1))
    with pytest.raises(RuleError) as caught:
        game.apply(1, a.BuildLock(14))
    assert caught.value.rule == "arriala.lock.pieces"


def test_steps_may_cost_more() -> None:
    """Check arriala.R5, arriala.R17: at 2 AP a step, 5 AP are 2 steps, or a card for 2 and 2 steps more."""
    board = BOARD.replace("step = 1 ", "step = 2 ", 1)
    game = new_game(
        "arriala", seats=3, seed=1, first=0, board=board, cards="starting_hand = 1\n[cards]\nmove_2 = 9"
    )
    game, _ = game.apply(0, a.PlaceWorker(5))
    for _ in range(3):
        game, _ = game.apply(game.waiting_for[0], a.EndTurn())
    steps: set[Action] = {a.Move(0, to) for to in (3, 4, 6, 7)}
    cards: set[Action] = {a.CardMove("move_2", 0, to) for to in (1, 2, 3, 4, 6, 7, 8, 9)}
    offered = game.legal_actions(0)
    assert {action for action in offered if isinstance(action, a.Move)} == steps
    assert {action for action in offered if isinstance(action, a.CardMove)} == cards
    for action in (a.Move(0, 8), a.CardMove("move_2", 0, 10)):
        with pytest.raises(RuleError) as caught:
            game.apply(0, action)
        assert caught.value.rule == "arriala.points"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_play_on_another_board(seats: int) -> None:
    """Check that whatever happens on it is offered, accepted and has its text."""
    rng = random.Random(seats)
    game = new_game("arriala", seats=seats, seed=1, board=SMALL, cards=FEW_CARDS)
    for _ in range(150):
        if not game.waiting_for:
            break
        seat = game.waiting_for[0]
        game, events = game.apply(seat, rng.choice(game.legal_actions(seat)))
        words = Words("arriala", "en", ("Ada", "Béa", "Chloé", "Dora")[:seats], game.view(None))
        assert all(words.event(event) for event in events)
