"""What the toy game is there to show: each of the things that make games hard."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import rules
from rules import Game, Outcome, RuleError
from rules.language.words import Words
from rules.testing import play
from tests.toy import MARKET
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy.actions import parse_cards
from tests.toy.components import Colour, Pieces, Reply
from tests.toy.game import Toy
from tests.toy.state import OfferMade, Turn

BLUE, GREEN, RED = Colour


def start(seats: int = 3, **options: object) -> Toy:
    game = rules.new_game("toy", seats=seats, seed=1, first=0, **options)
    assert isinstance(game, Toy)
    return game


def in_turn(game: Toy, *hands: tuple[Colour, ...]) -> Toy:
    """Return the game with the first seat at its turn and these hands; the other cards are put away."""
    turns = tuple(due for due in game.queue if isinstance(due, Turn))
    given = (*hands, *((),) * (game.seats - len(hands)))
    return replace(game, queue=turns, hands=given)


def do(game: Game, seat: int, action: rules.Action) -> Toy:
    after, _ = game.apply(seat, action)
    assert isinstance(after, Toy)
    return after


def refused(game: Game, seat: int, action: rules.Action) -> str:
    with pytest.raises(RuleError) as caught:
        game.apply(seat, action)
    return caught.value.rule


def test_numbers_stay_secret_and_can_be_changed_until_the_last_is_in() -> None:
    game = do(do(start(), 0, a.Choose(3)), 1, a.Choose(3))
    assert game.waiting_for == (2,)
    assert game.view(2).chosen == (True, True, False)
    assert game.view(2).number is None
    assert refused(game, 0, a.Choose(3)) == "toy.number.same"
    changed, events = game.apply(0, a.Choose(2))
    assert events == (e.ChosenNumber(0, 2),)
    after, events = changed.apply(2, a.Choose(3))
    assert events[2:] == (e.NumberShown(0, 2, 2), e.NumberShown(1, 3, 0), e.NumberShown(2, 3, 0))
    assert after.waiting_for == (0,)
    assert refused(after, 1, a.Choose(1)) == "game.turn"


def test_a_card_scores_its_pond_and_an_extra_card_one_more() -> None:
    game = in_turn(start(), (BLUE, RED, RED))
    after, events = game.apply(0, a.Play(RED, 3, extra=BLUE))
    assert events == (e.Played(0, RED, 3, BLUE, 5),)
    assert after.view(0).hand == (RED,)
    assert after.view(0).points == (5, 0, 0)
    assert refused(after, 0, a.Play(RED, 3)) == "toy.pond.colour"
    assert refused(after, 0, a.Play(BLUE, 0)) == "toy.cards.missing"
    assert refused(after, 0, a.Play(RED, 4)) == "toy.pond.unknown"
    assert refused(do(after, 0, a.Draw()), 0, a.Draw()) == "toy.turn.spent"


def test_an_offer_is_answered_out_of_turn() -> None:
    game = in_turn(start(), (BLUE, RED, RED))
    assert refused(game, 0, a.Offer(0, (RED,))) == "toy.offer.seat"
    assert refused(game, 0, a.Offer(1, ())) == "toy.offer.nothing"
    assert refused(game, 0, a.Offer(1, (BLUE, BLUE))) == "toy.cards.missing"
    offered, events = game.apply(0, a.Offer(1, (RED, BLUE)))
    assert events == (e.Offered(0, 1, 2), e.OfferedCards(0, 1, (BLUE, RED)))
    assert isinstance(offered, Toy)
    assert offered.queue[0] == OfferMade(0, 1, (BLUE, RED))
    assert offered.waiting_for == (1,)
    for seat, cards in ((None, None), (0, (BLUE, RED)), (1, (BLUE, RED)), (2, None)):
        seen = offered.view(seat).offer
        assert seen is not None
        assert seen.cards == cards
    assert refused(offered, 0, a.EndTurn()) == "game.turn"
    assert refused(offered, 1, a.EndTurn()) == "toy.moment"
    taken = do(offered, 1, a.Answer(Reply.TAKE))
    assert (taken.hands, taken.points, taken.waiting_for) == (((RED,), (BLUE, RED), ()), (2, 0, 0), (0,))
    kept = do(offered, 1, a.Answer(Reply.REFUSE))
    assert (kept.hands, kept.points) == (game.hands, game.points)


def test_the_last_card_of_the_pile_is_announced() -> None:
    game = replace(in_turn(start(), ()), pile=(GREEN,))
    after, events = game.apply(0, a.Draw())
    assert events == (e.Drawn(0), e.DrawnCard(0, GREEN), e.PileEmpty())
    assert [event.audience() for event in events] == [None, (0,), None]
    assert refused(after, 0, a.Draw()) == "toy.pile.empty"


def test_a_tie_is_shared() -> None:
    game = replace(start(), round=3, queue=(Turn(2, 2),), points=(7, 3, 7))
    after, events = game.apply(2, a.EndTurn())
    assert after.outcome == Outcome((7, 3, 7), (0, 2))
    assert events == (e.TurnEnded(2), e.GameEnded((0, 2), 7))
    assert after.legal_actions(2) == ()
    assert refused(after, 2, a.EndTurn()) == "game.over"


@pytest.mark.parametrize("seats", Toy.seat_numbers)
def test_random_play_ends_and_now_and_then_in_a_tie(seats: int) -> None:
    winners: set[int] = set()
    for seed in range(40):
        *_, last = play(rules.new_game("toy", seats=seats, seed=seed), "random", seed, 400)
        assert last.after.outcome is not None
        winners.add(len(last.after.outcome.winners))
    assert {1, 2} <= winners


def test_everything_happens_in_random_play() -> None:
    happened = {
        type(event)
        for seed in range(20)
        for options in ({}, {"toy": MARKET})
        for step in play(rules.new_game("toy", seats=4, seed=seed, **options), "random", seed, 400)
        for event in step.events
    }
    assert happened == set(Toy.events)


@pytest.mark.parametrize(
    ("language", "written", "cards"),
    [
        ("en", "2 red, blue", (BLUE, RED, RED)),
        ("en", "RED + 1x green", (GREEN, RED)),
        ("en", "b", (BLUE,)),
        ("en", "2red", (RED, RED)),
        ("fr", "Rouge ; 3 × bleu", (BLUE, BLUE, BLUE, RED)),
    ],
)
def test_cards_are_read_as_they_are_written(language: str, written: str, cards: tuple[Colour, ...]) -> None:
    assert parse_cards(written, Words("toy", language, view=start().view(0))) == cards


@pytest.mark.parametrize(
    ("written", "rule"),
    [
        ("", "toy.cards.unreadable"),
        ("2", "toy.cards.unreadable"),
        ("0 red", "toy.cards.unreadable"),
        ("99 red, 99 blue", "toy.cards.unreadable"),
        ("1000 red", "toy.cards.unreadable"),
        ("red, violet", "game.value"),
    ],
)
def test_what_is_no_cards_is_refused(written: str, rule: str) -> None:
    words = Words("toy", "en", view=start().view(0))
    with pytest.raises(RuleError) as caught:
        parse_cards(written, words)
    assert caught.value.rule == rule
    assert words.error(caught.value)


PIECES = "copies = 5\nhand = 2\nrounds = 1\nactions = 1\nnumbers = 2\nponds = [3]\n"


def test_other_pieces_make_another_game() -> None:
    game = start(toy=PIECES)
    assert game.pieces == Pieces(copies=5, hand=2, rounds=1, actions=1, numbers=2, ponds=(3,))
    assert rules.load_game(game.to_json()) == game
    assert len(game.legal_actions(0)) == 2


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("copies = 5", "", "copies"),
        ("copies = 5", "copies = 0", "copies"),
        ("copies = 5", "copies = 'many'", "copies"),
        ("copies = 5", "copy = 5", "copy"),
        ("[3]", "[]", "ponds"),
        ("[3]", "[3, 0]", r"ponds\[1\]|ponds\[\.\.\.\]"),
        ("hand = 2", "hand = 6", "hand"),
        ("hand = 2", "hand =", "line 2"),
    ],
)
def test_a_bad_component_file_is_named_with_its_key(old: str, new: str, named: str) -> None:
    with pytest.raises(ValueError, match=f"^toy.toml: .*({named})"):
        start(toy=PIECES.replace(old, new))
