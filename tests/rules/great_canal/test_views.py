"""What is public, what only some know, and that nothing seen depends on what is hidden."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import events as e
from rules.great_canal.actions import AcceptOffer, CounterOffer, MakeOffer
from rules.great_canal.pieces import Knight, Pieces, Realm
from rules.great_canal.redeal import redeal
from rules.great_canal.state import Holding
from rules.great_canal.topology import CORNERS, EDGES
from rules.kit.tuples import Counts
from rules.randomness import Randomness
from rules.records import Action, Event
from rules.testing.hidden import check_secrets
from rules.testing.playing import Step
from tests.rules.great_canal.late import Played, late, walk
from tests.rules.great_canal.positions import OPTIONS, act, allowed, goods, position, start

ALL, OWNER, BOTH = "all", "owner", "both"
TOLD: dict[type[Event], tuple[str, bool]] = {
    e.Founded: (ALL, False),
    e.RoadBuilt: (ALL, False),
    e.ShipBuilt: (ALL, False),
    e.ShipMoved: (ALL, False),
    e.SettlementBuilt: (ALL, False),
    e.CityBuilt: (ALL, False),
    e.WallBuilt: (ALL, False),
    e.Received: (ALL, False),
    e.Shortage: (ALL, False),
    e.Rolled: (ALL, True),
    e.FleetSailed: (ALL, False),
    e.Attacked: (ALL, False),
    e.DefenderNamed: (ALL, False),
    e.CityLost: (ALL, False),
    e.CardDrawn: (ALL, True),
    e.CardSeen: (OWNER, True),
    e.CardLaidOpen: (ALL, True),
    e.CardDropped: (ALL, False),
    e.OwnCardDropped: (OWNER, False),
    e.Discarded: (ALL, True),
    e.RobberStayed: (ALL, False),
    e.RobberMoved: (ALL, False),
    e.CardStolen: (ALL, True),
    e.StolenCardSeen: (BOTH, True),
    e.ResourceTaken: (ALL, False),
    e.ResourceDeclined: (ALL, False),
    e.KnightHired: (ALL, False),
    e.KnightActivated: (ALL, False),
    e.KnightPromoted: (ALL, False),
    e.KnightMoved: (ALL, False),
    e.KnightDisplaced: (ALL, False),
    e.KnightRetreated: (ALL, False),
    e.KnightReturned: (ALL, False),
    e.RobberChased: (ALL, False),
    e.Improved: (ALL, False),
    e.MetropolisWon: (ALL, False),
    e.CardPlayed: (ALL, False),
    e.TokensSwapped: (ALL, False),
    e.PieceRemoved: (ALL, False),
    e.PieceKept: (ALL, False),
    e.BuildingStopped: (ALL, False),
    e.KnightDrivenOff: (ALL, False),
    e.KnightDismissed: (ALL, False),
    e.KnightPlaced: (ALL, False),
    e.KnightLeft: (ALL, False),
    e.MerchantMoved: (ALL, False),
    e.FleetChartered: (ALL, False),
    e.Monopolized: (ALL, True),
    e.CardsSearched: (ALL, True),
    e.CardsFound: (OWNER, True),
    e.CardTaken: (ALL, False),
    e.TakenCardSeen: (BOTH, False),
    e.CardsLeft: (ALL, False),
    e.HandSearched: (ALL, True),
    e.HandFound: (OWNER, True),
    e.GoodTaken: (ALL, False),
    e.TakenGoodSeen: (BOTH, False),
    e.Given: (ALL, True),
    e.GivenSeen: (BOTH, True),
    e.HarborAsked: (ALL, False),
    e.LaidDownSeen: (OWNER, False),
    e.HarborTraded: (ALL, True),
    e.HarborTradedSeen: (BOTH, True),
    e.NothingDelivered: (ALL, True),
    e.CanalDug: (ALL, False),
    e.CanalLaid: (ALL, False),
    e.CanalFlooded: (ALL, False),
    e.RobberReturned: (ALL, False),
    e.BankTraded: (ALL, False),
    e.OfferMade: (ALL, False),
    e.OfferAccepted: (ALL, False),
    e.OfferDeclined: (ALL, False),
    e.OfferCountered: (ALL, False),
    e.AnswerLapsed: (ALL, False),
    e.OfferWithdrawn: (ALL, False),
    e.OfferUnpaid: (ALL, True),
    e.Traded: (ALL, False),
    e.RouteTaken: (ALL, False),
    e.RouteLost: (ALL, False),
    e.TurnEnded: (ALL, False),
    e.GameEnded: (ALL, False),
}
"""Each class of events: who knows of it (R43); whether somebody learns something hidden or random by it."""
VALUES = {"seat": 2, "victim": 1, "other": 1, "loser": 1, "first": False, "city": 3, "fallen": False}
"""Values of fields by name, others get a number."""


def test_the_table_names_every_class_of_events() -> None:
    """Check great_canal.R43: whoever adds a class says here who knows of it."""
    assert set(TOLD) == set(e.EVENTS)
    assert len(e.EVENTS) == len(set(e.EVENTS))


@pytest.mark.parametrize(("kind", "told"), TOLD.items(), ids=[kind.__name__ for kind in TOLD])
def test_who_knows_of_an_event(kind: type[Event], told: tuple[str, bool]) -> None:
    """Check great_canal.R43: what is stolen, given, taken or exchanged is known to the two, what is drawn,
    found or laid down to its seat, all else to all."""
    who, reveals = told
    event = kind(**{field.name: VALUES.get(field.name, 0) for field in msgspec.structs.fields(kind)})
    assert event.audience() == {ALL: None, OWNER: (2,), BOTH: (2, 1)}[who]
    assert kind.reveals == reveals


HIDDEN = position(
    hands={0: goods(ore=2, coin=1), 1: goods(brick=3), 2: goods(cloth=1)},
    holdings={0: Holding(progress=("spy", "merchant")), 1: Holding(progress=("smith",), open=("printer",))},
)


def test_what_all_know() -> None:
    """Check great_canal.R34, great_canal.R43: sizes of hands, colours of cards, the bank, never a hand."""
    public = HIDDEN.view(None)
    assert (public.goods, public.progress) == (None, None)
    assert public.hand_sizes == (3, 3, 1, 0)
    assert public.progress_counts == ((1, 1, 0), (0, 0, 1), (0, 0, 0), (0, 0, 0))
    assert public.opened == ((), ("printer",), (), ())
    assert public.bank == goods(brick=16, lumber=19, wool=19, grain=19, ore=17, cloth=11, coin=11, paper=12)
    assert public.pile_sizes == (17, 17, 16)
    for number in range(4):
        own = HIDDEN.view(number)
        assert own.goods == HIDDEN.hands[number]
        assert own.progress == HIDDEN.holdings[number].progress
        assert replace(own, seat=None, goods=None, progress=None) == public


@pytest.mark.parametrize("number", range(3))
def test_no_card_of_a_hand_is_in_the_public_view(number: int) -> None:
    """Check great_canal.R34: no kind that only hands hold is named in it."""
    view = replace(HIDDEN.view(None), map_text="", costs_text="")
    written = msgspec.json.encode(view).decode()
    assert "printer" in written
    for card in HIDDEN.holdings[number].progress:
        assert card not in written.replace("merchant_seat", "").replace('"merchant":null', "")


# Dealt anew.


def sample(positions: int) -> list[Played]:
    """Return actions spread over games from the start and from late positions."""
    found: list[Played] = []
    for number in range(6):
        rng = random.Random(f"views {number}")
        game = start(3 + number % 2, number, None) if number < 2 else late(3 + number % 2, number)
        steps = list(walk(game, rng, 600))
        found += rng.sample(steps, min(len(steps), positions // 6))
    return found


def test_a_view_has_nothing_that_was_worked_out_about_the_game() -> None:
    """Check that the pieces of a view are told from those of the game, which keep what its hands allow."""
    game = position(hands={0: goods(brick=1, lumber=1)}, holdings={1: Holding(progress=("spy",))})
    assert game.legal_actions(0)
    assert game.view(0).route_lengths == (0, 0, 0, 0)
    for seat in (None, 0, 1):
        assert not vars(game.view(seat).pieces)
    assert game.pieces.kept


def test_what_is_hidden_moves_nothing_that_is_seen() -> None:
    """Check great_canal.R34: views, offers and suggestions are the same whatever cannot be known."""
    rng = random.Random(3)
    differed = 0
    for played in sample(150):
        step = Step(played.before, played.seat, played.action, played.after, played.events)
        for looker in (None, *range(played.before.seats)):
            differed += check_secrets(step, looker, rng)
    assert differed > 400


def test_a_game_dealt_anew_looks_the_same() -> None:
    """Check great_canal.R34, great_canal.R43: hands of the same sizes, cards of the same colours."""
    different = 0
    for number, played in enumerate(sample(72)):
        game = played.after
        for looker in (None, *range(game.seats)):
            other = redeal(game, looker, Randomness(f"deal {number}"))
            assert other.view(looker) == game.view(looker)
            assert other.conserved() == game.conserved()
            assert all(min(hand) >= 0 for hand in other.hands)
            different += other.hands != game.hands
            check_answers(game, other, looker)
    assert different > 120


def check_answers(game: GreatCanal, other: GreatCanal, looker: int | None) -> None:
    """Check that a seat is offered and advised the same in two games that look the same to it."""
    if looker is None:
        return
    legal = game.legal_actions(looker)
    assert other.legal_actions(looker) == legal
    if legal:
        advice = game.suggest(looker)
        assert other.suggest(looker) == advice
        allowed(game, advice, looker)


def test_others_hands_are_dealt_in_many_ways() -> None:
    """Check great_canal.R43: a hand's size is one number, commodities are not counted apart."""
    dealt = {redeal(HIDDEN, 3, Randomness(str(seed))).hands for seed in range(40)}
    assert len(dealt) > 10
    assert {sum(hands[0][5:]) for hands in dealt} == {0, 1, 2}
    cards = {redeal(HIDDEN, 3, Randomness(str(seed))).holdings[1].progress for seed in range(40)}
    assert len(cards) > 4
    assert not any("printer" in held for held in cards)


@pytest.mark.parametrize(
    ("answer", "shown"),
    [(AcceptOffer(), goods(brick=2)), (CounterOffer(goods(brick=1), goods(wool=1)), goods(brick=1))],
)
def test_an_answer_shows_what_it_would_give(answer: Action, shown: Counts) -> None:
    """Check great_canal.R45, great_canal.R47: who accepted or countered holds the cards, as all know."""
    hands = {0: goods(ore=4), 1: goods(brick=2, lumber=3), 2: goods(cloth=9)}
    game = act(position(hands=hands), MakeOffer(goods(ore=1), goods(brick=2)))
    game = act(game, answer, by=1)
    for seed in range(30):
        hand = redeal(game, 3, Randomness(str(seed))).hands[1]
        assert sum(hand) == 5
        assert all(have >= need for have, need in zip(hand, shown, strict=True))


# Stored.


def size(game: GreatCanal) -> int:
    """Return how many bytes a stored game takes beside the texts of its components."""
    return len(game.to_json()) - sum(len(msgspec.json.encode(text)) for text in OPTIONS.values())


def test_a_state_comes_back() -> None:
    """Check that what is stored is read back as the same game, and goes on the same."""
    for played in sample(150):
        before = msgspec.json.decode(played.before.to_json(), type=GreatCanal)
        assert before == played.before
        assert before.apply(played.seat, played.action) == (played.after, played.events)


@pytest.mark.parametrize("number", range(4))
def test_a_state_is_small(number: int) -> None:
    """Check that a state takes 3,000 bytes at most beside the component texts."""
    steps = walk(start(4, number, None), random.Random(f"small {number}"), 1200)
    assert max(size(played.after) for played in steps) <= 3000


def test_a_state_is_small_on_a_full_table() -> None:
    """Check the 3,000 bytes with all pieces of four colours on the board, wherever they lie."""
    rng = random.Random(8)
    edges, corners = rng.sample(range(EDGES), 120), rng.sample(range(CORNERS), 60)
    realms = tuple(
        Realm(
            roads=tuple(sorted(edges[30 * number : 30 * number + 15])),
            ships=tuple(sorted(edges[30 * number + 15 : 30 * number + 30])),
            settlements=tuple(sorted(corners[15 * number : 15 * number + 5])),
            cities=tuple(sorted(corners[15 * number + 5 : 15 * number + 9])),
            walls=tuple(sorted(corners[15 * number + 5 : 15 * number + 8])),
            knights=tuple(
                Knight(place, 1 + index % 3, active=True)
                for index, place in enumerate(sorted(corners[15 * number + 9 : 15 * number + 15]))
            ),
        )
        for number in range(4)
    )
    assert size(replace(late(4, 1), pieces=Pieces(realms))) <= 3000
