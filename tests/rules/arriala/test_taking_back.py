"""Taking back a move of the turn before (arriala.R4)."""

from __future__ import annotations

from msgspec.structs import replace

from rules import Action
from rules.arriala import Arriala
from rules.arriala import actions as a
from tests.rules.arriala.positions import (
    after,
    allowed,
    anywhere,
    card,
    move,
    place,
    position,
    put,
    refused,
    vine,
    worker,
)


def passed(game: Arriala, *actions: Action) -> Arriala:
    """Return the game in the next seat's turn, which has the cards of these cases."""
    game = after(game, *actions, a.EndTurn())
    hands = list(game.hands)
    every = game.the_deck.counts
    hands[game.active] = every
    return replace(game, hands=tuple(hands), action_points=9)


def test_no_take_back_by_any_way() -> None:
    """Check the rule text, conditions, and arriala.R4: not back to where the previous player moved it
    from."""
    game = passed(position("Y1:14"), move("Y1", 16))
    refused(game, move("Y1", 14), "arriala.R4")
    refused(game, card("move_2", "Y1", 14), "arriala.R4")
    refused(game, anywhere("Y1", 14), "arriala.R4")
    allowed(game, move("Y1", 15))
    allowed(game, move("Y1", 13))


def test_no_take_back_for_all_colours_and_towns() -> None:
    """Check arriala.R4: all colours, and towns too."""
    game = passed(position("R1:moissac"), move("R1", 24))
    refused(game, move("R1", "moissac"), "arriala.R4")
    allowed(game, move("R1", 23))


def test_every_stop_of_a_journey_is_bound() -> None:
    """Check arriala.R4: each stop; passing through is allowed."""
    game = passed(position("Y1:14"), move("Y1", 16))
    stepped = after(game, move("Y1", 15))
    refused(stepped, move("Y1", 14), "arriala.R4")
    allowed(stepped, move("Y1", 13))


def test_it_counts_where_the_turn_began() -> None:
    """Check arriala.R4: where it stood when that turn began, not where it stopped between."""
    game = passed(position("Y1:14"), move("Y1", 15), move("Y1", 17))
    refused(game, move("Y1", 14), "arriala.R4")
    allowed(game, move("Y1", 15))


def test_taking_back_out_of_and_into_a_vineyard() -> None:
    """Check arriala.R4: the whole vineyard counts as the place."""
    game = passed(position("Y1:14"), a.EndTurn(), vine("Y1", "brulhois"), a.EndTurn(), a.EndTurn())
    home = a.LeaveVineyard(worker("Y1"), place(14))
    allowed(game, home)
    hand = "to_vineyard_any"
    game = passed(position("Y1:14", hand=hand), a.CardToVineyard("to_vineyard_any", worker("Y1"), "brulhois"))
    refused(game, home, "arriala.R4")
    refused(game, a.CardToCanal("to_canal_own", worker("Y1"), place(14)), "arriala.R4")
    allowed(game, a.CardToCanal("to_canal_any", worker("Y1"), place(15)))
    game = passed(
        position("Y1:brulhois", hand="to_canal_any"), a.CardToCanal("to_canal_any", worker("Y1"), place(14))
    )
    refused(game, vine("Y1", "brulhois"), "arriala.R4")
    refused(game, a.CardToVineyard("to_vineyard_any", worker("Y1"), "brulhois"), "arriala.R4")
    allowed(game, vine("Y1", "chasselas"))


def test_only_the_turn_just_before_binds() -> None:
    """Check arriala.R4: the previous player alone; not the one before, and not oneself."""
    game = passed(position("Y1:14", seats=3), move("Y1", 16))
    later = passed(game)
    allowed(later, move("Y1", 14))


def test_with_two_the_other_human_binds() -> None:
    """Check arriala.R4: with 2 players the previous player is the other human, the virtual one has no
    turn."""
    game = passed(position("G1:14", seats=2), move("G1", 16))
    assert game.active == 1
    refused(game, move("G1", 14), "arriala.R4")


def test_the_reserve_and_river_works_are_not_bound() -> None:
    """Check arriala.R4: neither a worker that came from the reserve, nor building a river work."""
    game = passed(position(""), put(14), move("R1", 15))
    allowed(game, move("R1", 14))
    game = passed(position("Y1:14"), move("Y1", 15))
    allowed(game, a.BuildRiverWork(worker("Y1"), "weir"))


def test_a_worker_that_was_brought_back_is_bound_to_leave() -> None:
    """Check arriala.R4: moved away and back in that turn, it may not end where it stands."""
    game = passed(position("Y1:14"), move("Y1", 15), move("Y1", 14))
    refused(after(game, move("Y1", 15)), move("Y1", 14), "arriala.R4")


def test_no_take_back_to_grisolles() -> None:
    """Check arriala.R4: neither along the canal nor by a jump."""
    game = passed(position("Y1:grisolles"), move("Y1", 1))
    refused(game, move("Y1", "grisolles"), "arriala.R4")
    refused(game, anywhere("Y1", "grisolles"), "arriala.R4")
