"""What is in the box, the preparation, and the discovery of sites (step A)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.canal_du_midi.components import SITES
from rules.canal_du_midi.events import SiteRevealed
from rules.canal_du_midi.state import Phase
from rules.language.words import Words
from rules.randomness import Randomness
from tests.rules.canal_du_midi.positions import (
    BOX,
    NAMES,
    TEXT,
    all_bet,
    found,
    position,
    site,
    start,
)

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


# Rule text, components.


def test_worker_cards() -> None:
    """Follow the rule text, components and step C: 9 cards a colour; engineer 0, surveyor 1, stonecutter 2,
    two carriers 3, two diggers 4, carpenter 5, blaster 6."""
    assert [(worker.id, worker.points, worker.cards) for worker in BOX.workers] == [
        ("engineer", 0, 1),
        ("surveyor", 1, 1),
        ("stonecutter", 2, 1),
        ("carrier", 3, 2),
        ("digger", 4, 2),
        ("carpenter", 5, 1),
        ("blaster", 6, 1),
    ]
    assert all(len(BOX.set_of(colour)) == 9 for colour in range(4))
    assert len(BOX.all_cards(4)) == 28


def test_coins_and_pawns() -> None:
    """Follow the rule text, components: 12 coins, 7 pawns of each colour."""
    assert (BOX.coins, BOX.pawns) == (12, 7)


def test_sites() -> None:
    """Follow the rule text, components and appendix: nine sites, in this order; one is worth 9 (end,
    example)."""
    assert [card.id for card in BOX.sites] == [
        "embouchure",
        "naurouze",
        "castelnaudary",
        "foucaud",
        "repudre",
        "somail",
        "malpas",
        "fonserannes",
        "agde",
    ]
    assert 9 in [card.worth for card in BOX.sites]


def test_the_reconstruction_of_the_site_cards() -> None:
    """Check the sums of the needs, five cities and four tents, each card with one symbol."""
    assert [sum(card.need[seats] for card in BOX.sites) for seats in range(3)] == [56, 82, 112]
    assert all(card.need[1] == card.need[0] * 3 // 2 for card in BOX.sites)
    assert all(card.need[2] == card.need[0] * 2 for card in BOX.sites)
    assert [card.id for card in BOX.sites if card.city] == [
        "embouchure",
        "castelnaudary",
        "foucaud",
        "fonserannes",
        "agde",
    ]
    assert all(card.city != card.tent for card in BOX.sites)
    assert set(BOX.reconstructed) == {"site.need", "site.city", "site.tent"}


# Rule text, preparation.


@every_table
def test_each_has_a_colour_and_nine_cards_in_three_parts(seats: int) -> None:
    """Follow the rule text, preparation; canal_du_midi.R1: own colour; three face up, three face down, three
    in hand."""
    game = start(seats)
    for seat in range(seats):
        parts = (game.hands[seat], game.face_up[seat], game.face_down[seat])
        assert [len(part) for part in parts] == [3, 3, 3]
        assert sorted(card for part in parts for card in part) == sorted(BOX.set_of(seat))


def test_they_are_drawn_at_random_from_the_seed() -> None:
    """Follow canal_du_midi.R1: at random; each part gets every kind of card, and seats differ."""
    games = [start(4, seed) for seed in range(60)]
    for part in ("hands", "face_up", "face_down"):
        dealt = {(BOX.points_of(card)) for game in games for cards in getattr(game, part) for card in cards}
        assert dealt == set(range(7))
    assert any(
        [card - BOX.card(0, 0) for card in game.hands[0]] != [card - BOX.card(1, 0) for card in game.hands[1]]
        for game in games
    )


@every_table
def test_two_coins_each_and_the_rest_can_be_won(seats: int) -> None:
    """Follow the rule text, preparation; canal_du_midi.R1, canal_du_midi.R6: 2 coins each, 8, 6 or 4 in the
    supply."""
    game = start(seats)
    assert game.coins == (2,) * seats
    assert game.supply == {2: 8, 3: 6, 4: 4}[seats]
    assert game.spent == 0


@every_table
def test_nothing_is_built_nor_discarded(seats: int) -> None:
    """Follow the rule text, preparation: the canal is empty, and so are the discards."""
    game = start(seats)
    assert (game.discards, game.delayed, game.pawns) == ((), (), ((),) * 9)
    assert game.outcome is None


def test_who_is_first_is_drawn_or_named() -> None:
    """Follow canal_du_midi.R6: the first seat in round 1 is the first player."""
    assert {start(4, seed, None).first for seed in range(40)} == {0, 1, 2, 3}
    for first in range(4):
        game = start(4, 1, first)
        assert game.waiting_for == tuple((first + step) % 4 for step in range(4))
        assert game.view(None).first_player == first


# Rule text, step A.


@every_table
def test_the_first_site_is_revealed_by_the_game(seats: int) -> None:
    """Follow the rule text, step A; canal_du_midi.R11: the first site lies open, eight are to come, all can
    bet."""
    game = start(seats)
    assert game.site is not None
    assert sorted((game.site, *game.to_come)) == list(range(9))
    view = game.view(None)
    assert (view.phase, view.round, view.rounds) == (Phase.BET, 1, 9)
    assert len(game.waiting_for) == seats


def test_sites_come_at_random() -> None:
    """Follow the rule text, step A; canal_du_midi.R11: any site may be the first, and any the second."""
    assert {start(2, seed).site for seed in range(100)} == set(range(9))
    seconds: set[int] = set()
    for seed in range(100):
        game = position(to_come="I II III IV V VII VIII IX", hands="R2 | Y2", seed=seed)
        _, events = all_bet(game, "R2 Y2")
        seconds |= {event.site for event in found(events, SiteRevealed) if isinstance(event, SiteRevealed)}
    assert seconds == set(range(9)) - {site("VI")}


def test_each_site_comes_once() -> None:
    """Follow the rule text, step A: until the 9th round, when the whole canal has come."""
    for seed in range(10):
        game = start(3, seed)
        seen = [game.site]
        while game.outcome is None:
            seat = game.waiting_for[0]
            game, events = game.apply(seat, game.suggest(seat))
            seen += [event.site for event in events if isinstance(event, SiteRevealed)]
        assert Counter(seen) == Counter(range(SITES))


@pytest.mark.parametrize(("seats", "need"), [(2, 9), (3, 13), (4, 18)])
def test_the_need_goes_by_the_number_of_players(seats: int, need: int) -> None:
    """Follow the rule text, step A: the number of players determines the worker points needed."""
    view = start(seats).view(None)
    assert view.need(site("VIII")) == need
    assert view.worth(site("VIII")) == 9


def test_the_new_site_is_told_with_its_need() -> None:
    """Follow the rule text, step A; canal_du_midi.R2: when a round is over the next site is revealed."""
    game, events = all_bet(position("I", number=4), "R2 Y2 G2")
    assert events[-1] == SiteRevealed(5, site("IX"), 9)
    assert (game.round, game.site, game.to_come) == (5, site("IX"), ())
    words = Words("canal_du_midi", "en", NAMES, game.view(None))
    assert words.event(events[-1]) == "Round 5: site IX (Agde round lock), need 9."


def test_the_first_player_changes_each_round() -> None:
    """Follow canal_du_midi.R6: the next seat each round."""
    game, _ = all_bet(position(first=1), "R2 Y2 G2")
    assert game.table_order == (2, 0, 1)
    assert game.view(None).first_player == 2


def test_streams_do_not_disturb_each_other() -> None:
    """Follow canal_du_midi.R1: what one seat is dealt does not depend on how many play."""
    two, four = start(2), start(4)
    assert two.hands == four.hands[:2]
    assert two.randomness.drawn != Randomness("1").drawn
    assert start(2, sites=TEXT + "\n# The same numbers.\n").hands == two.hands
