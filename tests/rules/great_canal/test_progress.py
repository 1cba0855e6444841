"""Progress cards: who draws them, which are laid open, the limit of four, and what lies under a deck."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.cards import CARD_DECK, CARDS
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.decisions import Drop, RobberMove
from rules.great_canal.state import Holding, Pile
from tests.rules.great_canal.positions import (
    act,
    allowed,
    goods,
    happened,
    offered,
    pile,
    position,
    refused,
    rolls,
    seat,
)

FULL = ("commercial_harbor", "master_merchant", "merchant", "merchant")
"""As many progress cards as may be held."""
ALL_FIVE = (5, 5, 5)


def holding(cards: tuple[str, ...] = (), level: int = 0, track: str = "trade") -> Holding:
    """Return progress cards and a level of one track."""
    levels = [level if name == track else 0 for name in TRACKS]
    return Holding(progress=cards, levels=(levels[0], levels[1], levels[2]))


def decks(**piles: Pile) -> tuple[Pile, Pile, Pile]:
    """Return the decks, empty but for those named."""
    trade, politics, science = (piles.get(track, pile(track)) for track in TRACKS)
    return trade, politics, science


def before_roll(**fields: object) -> GreatCanal:
    """Return a position before the roll of seat 0, or of ``active``."""
    return position(**{"rolled": False, **fields})  # pyright: ignore[reportArgumentType]


def rolled(game: GreatCanal, red: int = 1, event: str = "trade") -> GreatCanal:
    """Return the game after a roll of this red die and event die; it is no seven."""
    return act(rolls(game, 2, red, event), a.Roll())


def drawn(game: GreatCanal, red: int = 1, event: str = "trade") -> list[int]:
    """Return who draws by a roll, in order."""
    found = happened(rolls(game, 2, red, event), a.Roll())
    return [one.seat for one in found if isinstance(one, e.CardDrawn)]


# Who draws.


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("level", range(6))
def test_draws_by_level_and_red_die(track: str, level: int) -> None:
    """Check the table of levels: level 1 draws by a red die up to 2, each level one more, level 5 always."""
    game = before_roll(holdings={0: holding(level=level, track=track)})
    highest = {0: 0, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6}[level]
    for red in (1, 2, 3, 4, 6):
        assert drawn(game, red, track) == [0] * (red <= highest)
    five = rolls(game, 1, 5, track)
    assert any(isinstance(one, e.CardDrawn) for one in happened(five, a.Roll())) == (highest >= 5)


@pytest.mark.parametrize("track", TRACKS)
def test_the_yellow_die_does_not_matter(track: str) -> None:
    """Check table 4.3: the red die alone decides the draws."""
    game = before_roll(holdings={0: holding(level=1, track=track)})
    for yellow in (1, 3, 4, 6):
        assert act(rolls(game, yellow, 2, track), a.Roll()).holdings[0].progress
        assert not act(rolls(game, yellow, 6 if yellow != 1 else 5, track), a.Roll()).holdings[0].progress


@pytest.mark.parametrize("event", [*TRACKS, "fleet"])
def test_the_colour_of_the_event_die(event: str) -> None:
    """Check table 4.3: only the track of the event die draws, of its own deck; the ship draws nothing."""
    game = before_roll(holdings={0: Holding(levels=ALL_FIVE)})
    cards = {"trade": "merchant", "politics": "spy", "science": "smith"}
    game = replace(game, piles=decks(**{track: pile(track, (one,)) for track, one in cards.items()}))
    card = cards.get(event)
    assert rolled(game, 1, event).holdings[0].progress == ((card,) if card else ())
    for other in TRACKS:
        if other != event:
            only = before_roll(holdings={0: holding(level=5, track=other)})
            assert drawn(only, 1, event) == []


@pytest.mark.parametrize("active", range(4))
def test_draws_in_turn_order_from_the_roller(active: int) -> None:
    """Check great_canal.R23: when the deck runs out, those further from the roller get nothing."""
    everybody = {number: holding(level=number + 1) for number in range(4)}
    order = [(active + number) % 4 for number in range(4)]
    game = before_roll(active=active, holdings=everybody)
    assert drawn(game, 1) == order
    two = replace(game, piles=decks(trade=pile("trade", ("merchant", "merchant"))))
    assert drawn(two, 1) == order[:2]
    assert rolled(two).piles == decks()
    assert drawn(two, 4) == [number for number in order if number >= 2]


@pytest.mark.parametrize("chips", [16, 17])
def test_nobody_draws_after_the_end(chips: int) -> None:
    """Check great_canal.R36, great_canal.R50: who wins by a Printer is the last that draws."""
    first = Holding(levels=(0, 0, 1), chips=chips)
    game = before_roll(holdings={0: first, 1: holding(level=1, track="science")})
    game = replace(game, piles=decks(science=pile("science", ("printer",), ("smith",))))
    assert drawn(game, 1, "science") == ([0] if chips == 17 else [0, 1])
    assert (rolled(game, 1, "science").outcome is not None) == (chips == 17)


def test_an_empty_deck_gives_nothing() -> None:
    """Check great_canal.R23: the roll goes on without a card."""
    game = replace(
        before_roll(holdings={0: holding(level=5)}), piles=decks(science=pile("science", ("smith",)))
    )
    after = rolled(game)
    assert after.holdings == game.holdings
    assert after.waiting_for == (0,)
    assert after.queue == ()


def test_each_card_of_a_deck_can_be_the_next() -> None:
    """Check great_canal.R44: cards never drawn lie in random order."""
    game = before_roll(holdings={0: holding(level=5, track="science")})
    found: set[str] = set()
    for seed in range(60):
        after = rolled(replace(game, randomness=replace(game.randomness, seed=f"order {seed}")), 1, "science")
        found |= {*after.holdings[0].progress, *after.holdings[0].open}
    assert len(found) >= 8
    assert {CARD_DECK[card] for card in found} == {2}


# Laid open.


@pytest.mark.parametrize(("card", "track"), [("printer", "science"), ("constitution", "politics")])
@pytest.mark.parametrize("active", [0, 1])
def test_cards_worth_a_point(card: str, track: str, active: int) -> None:
    """Check great_canal.R23: laid open at once by whoever draws it, in anybody's turn; a point, not in the
    hand, not counted to the limit."""
    game = before_roll(active=active, holdings={0: holding(FULL, level=2, track=track)})
    game = replace(game, piles=decks(**{track: pile(track, (card,))}))
    events = happened(rolls(game, 2, 1, track), a.Roll())
    assert e.CardLaidOpen(0, card) in events
    after = rolled(game, 1, track)
    assert after.holdings[0].open == (card,)
    assert after.holdings[0].progress == FULL
    assert after.view(None).opened[0] == (card,)
    assert after.view(None).scores[0] == 1
    assert after.queue == ()
    allowed(after, a.EndTurn())


# Over the limit in another's turn.


def over_off_turn() -> GreatCanal:
    """Return the game after seat 1 has drawn its fifth card in the turn of seat 0, by a 3 on the dice."""
    game = before_roll(holdings={1: holding(FULL, level=1)})
    return rolled(replace(game, piles=decks(trade=pile("trade", ("merchant_fleet",)))))


def test_over_the_limit_off_turn_the_roll_waits() -> None:
    """Check great_canal.R23: discard before the roll goes on (C8 yields by the 3 then)."""
    game = replace(
        before_roll(holdings={1: holding(FULL, level=1)}),
        piles=decks(trade=pile("trade", ("merchant_fleet",))),
        pieces=position(seat(cities="C8 ne"), seat(settlements="C8 s")).pieces,
    )
    waiting = rolled(game)
    assert waiting.waiting_for == (1,)
    assert isinstance(waiting.head, Drop)
    assert waiting.hands == game.hands
    refused(waiting, a.EndTurn(), "game.turn")
    after = act(waiting, a.DropCard("merchant"), by=1)
    assert after.hands[:2] == (goods(ore=1, coin=1), goods(ore=1))
    assert after.waiting_for == (0,)
    assert len(after.holdings[1].progress) == 4


def test_any_of_the_cards_may_go() -> None:
    """Check great_canal.R23: also the one just drawn; of two equal ones, one goes."""
    game = over_off_turn()
    assert offered(game, a.DropCard, by=1) == {a.DropCard(card) for card in {*FULL, "merchant_fleet"}}
    for card in (*FULL, "merchant_fleet"):
        allowed(game, a.DropCard(card), by=1)
    after = act(game, a.DropCard("merchant"), by=1)
    assert after.holdings[1].progress == (
        "commercial_harbor",
        "master_merchant",
        "merchant",
        "merchant_fleet",
    )
    assert after.piles[0] == pile("trade", (), ("merchant",))


def test_who_drops_what_while_the_roll_waits() -> None:
    """Check great_canal.R23: only the seat over the limit, only a card that it holds."""
    game = over_off_turn()
    refused(game, a.DropCard("trade_monopoly"), "great_canal.held", by=1)
    refused(game, a.DropCard("joker"), "great_canal.held", by=1)
    for by in (0, 2, 3):
        refused(game, a.DropCard("merchant"), "game.turn", by)
    after = act(game, a.DropCard("merchant"), by=1)
    refused(after, a.DropCard("merchant"), "game.turn", by=1)


def test_several_over_the_limit() -> None:
    """Check great_canal.R15, great_canal.R23: all at once, in any order, waited for from the seat in turn."""
    mine = ("merchant",) * 4
    theirs = ("resource_monopoly",) * 4
    game = before_roll(active=2, holdings={0: holding(mine, 5), 3: holding(theirs, 5)})
    waiting = rolled(game)
    assert waiting.waiting_for == (3, 0)
    first = act(waiting, a.DropCard("merchant"), by=0)
    assert first.waiting_for == (3,)
    assert act(first, a.DropCard("resource_monopoly"), by=3).waiting_for == (2,)
    other = act(waiting, a.DropCard("resource_monopoly"), by=3)
    assert other.waiting_for == (0,)


# Over the limit in the own turn.


def test_over_the_limit_in_the_own_turn() -> None:
    """Check great_canal.R23: it can be put back till the turn is ended, and has to be before."""
    game = rolled(before_roll(holdings={0: holding(FULL, level=1)}, hands={0: goods(ore=4)}))
    assert len(game.holdings[0].progress) == 5
    assert game.queue == ()
    allowed(game, a.TradeBank("ore", "wool"))
    refused(game, a.EndTurn(), "great_canal.R23.end")
    after = act(game, a.DropCard("merchant"))
    allowed(after, a.EndTurn())
    refused(after, a.DropCard("merchant"), "great_canal.R23")


@pytest.mark.parametrize("count", [5, 6])
def test_the_turn_ends_with_four(count: int) -> None:
    """Check great_canal.R23, great_canal.R35: as many go as are over four, no more."""
    game = replace(position(), holdings=(Holding(progress=("merchant",) * count), *(Holding(),) * 3))
    for _ in range(count - 4):
        refused(game, a.EndTurn(), "great_canal.R23.end")
        game = act(game, a.DropCard("merchant"))
    refused(game, a.DropCard("merchant"), "great_canal.R23")
    allowed(game, a.EndTurn())


@pytest.mark.parametrize("cards", [(), ("merchant",), FULL])
def test_nothing_is_put_back_within_the_limit(cards: tuple[str, ...]) -> None:
    """Check great_canal.R23: a card goes only from a hand of more than four."""
    game = position(holdings={0: Holding(progress=cards)})
    assert not offered(game, a.DropCard)
    refused(game, a.DropCard("merchant"), "great_canal.R23")
    refused(game, a.DropCard("merchant"), "game.turn", by=1)


def test_nothing_is_put_back_while_something_is_pending() -> None:
    """Check great_canal.R15, great_canal.R23: in the own turn the pending decision comes first."""
    game = position(holdings={0: Holding(progress=(*FULL, "merchant"))}, queue=(RobberMove(0),))
    refused(game, a.DropCard("merchant"), "great_canal.first.robber")


# Under the deck.


def test_cards_put_back_come_last_and_in_their_order() -> None:
    """Check great_canal.R44: below all that were never drawn, and drawn only when those are gone."""
    held = ("commercial_harbor", "merchant", "merchant", "merchant_fleet", "trade_monopoly", "trade_monopoly")
    game = position(holdings={0: Holding(progress=held, levels=(5, 0, 0))})
    game = replace(game, piles=decks(trade=pile("trade", ("resource_monopoly",))))
    game = act(game, a.DropCard("trade_monopoly"), a.DropCard("commercial_harbor"), a.EndTurn())
    assert game.piles[0] == pile("trade", ("resource_monopoly",), ("trade_monopoly", "commercial_harbor"))
    everybody = tuple(holding(level=5) for _ in range(4))
    for seed in range(5):
        other = replace(game, randomness=replace(game.randomness, seed=f"under {seed}"), holdings=everybody)
        after = rolled(other)
        cards = [after.holdings[number].progress for number in (1, 2, 3, 0)]
        assert cards == [("resource_monopoly",), ("trade_monopoly",), ("commercial_harbor",), ()]


# What is seen.


def test_a_draw_is_seen_by_its_colour_only() -> None:
    """Check great_canal.R43: the kind is known to its owner, the colour to all."""
    game = replace(
        before_roll(holdings={2: holding(level=3)}), piles=decks(trade=pile("trade", ("merchant",)))
    )
    events = happened(rolls(game, 2, 1, "trade"), a.Roll())
    public = [one for one in events if one.audience() is None]
    assert e.CardDrawn(2, "trade") in public
    assert {one.audience() for one in events if "merchant" in str(one)} == {(2,)}
    view = rolled(game).view(0)
    assert view.progress_counts[2] == (1, 0, 0)
    assert view.progress == ()


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("printer", "constitution")])
def test_a_card_put_back_is_seen_by_its_colour_only(card: str) -> None:
    """Check great_canal.R43: put back over the limit, its kind is known to its owner."""
    game = replace(position(), holdings=(Holding(progress=(card,) * 5), *(Holding(),) * 3))
    colour = TRACKS[CARD_DECK[card]]
    dropped, own = happened(game, a.DropCard(card))
    assert (dropped, dropped.audience()) == (e.CardDropped(0, colour), None)
    assert (own, own.audience()) == (e.OwnCardDropped(0, card), (0,))
