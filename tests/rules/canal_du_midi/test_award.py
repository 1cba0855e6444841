"""The award of a site (step D), delayed sections, pawns, and coins for cities (step F)."""

from __future__ import annotations

import pytest

from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.events import CitiesLinked, SiteBuilt, SiteDelayed
from rules.language.words import Words
from rules.records import Event
from tests.rules.canal_du_midi.positions import (
    NAMES,
    after,
    all_bet,
    allowed,
    found,
    names,
    owners,
    position,
    site,
)

CITIES = ("I", "III", "IV", "VIII", "IX")


def played(
    at: str, bets: str, pawns: dict[str, str] | None = None, **changes: object
) -> tuple[CanalDuMidi, tuple[Event, ...]]:
    """Play a round in which each seat holds the card that it bets, and a few more."""
    hands = " | ".join(f"{name} {name[0]}0 {name[0]}1" for name in bets.split())
    return all_bet(position(at, hands, pawns=pawns, **changes), bets)  # type: ignore[arg-type]


# Who wins (canal_du_midi.R5).


@pytest.mark.parametrize(
    ("at", "bets", "built", "winners"),
    [
        ("VI", "R2 Y2 G2", True, "RYG"),  # 6 of 6
        ("VI", "R2 Y2 G1", False, ""),  # 5 of 6
        ("VI", "R2 Y3 G2", True, "Y"),
        ("VIII", "R4 Y4 G5", True, "G"),  # 13 of 13
        ("VIII", "R4 Y4 G4", False, ""),
        ("IX", "R3 Y3 G3", True, "RYG"),
        ("IX", "R5 Y5 G0", True, "RY"),
        ("IX", "R0 Y6 G6", True, "YG"),
        ("VI", "R2 Y2", True, "RY"),  # 4 of 4
        ("VI", "R1 Y2", False, ""),
        ("VI", "R6 Y0", True, "R"),
        ("VIII", "R4 Y4 G5 V4", False, ""),  # 17 of 18
        ("VIII", "R4 Y4 G5 V5", True, "GV"),
        ("VIII", "R6 Y6 G6 V6", True, "RYGV"),
    ],
)
def test_who_wins(at: str, bets: str, built: bool, winners: str) -> None:
    """Follow the rule text, step D; canal_du_midi.R5: built with at least as many points as needed; the
    highest wins; all who are tied put a pawn."""
    game, events = played(at, bets)
    assert owners(game, at) == winners
    assert (site(at) in game.delayed) is not built
    kind = SiteBuilt if built else SiteDelayed
    assert [type(event) for event in found(events, SiteBuilt, SiteDelayed)] == [kind]


def test_a_delayed_site_ends_the_round() -> None:
    """Follow the rule text, step D; canal_du_midi.R12: no pawn, coin or trade; the bets go to the
    discards."""
    pawns = {"V": "R", "VII": "R"}
    game, events = played("VI", "R2 Y1 G1", pawns)
    assert owners(game, "VI") == ""
    assert game.delayed == (site("VI"),)
    assert names(game.discards) == "Y1 G1 R2"
    assert game.round == 3
    shown = game.view(None).last_round
    assert shown is not None
    assert shown.winners == ()
    words = Words("canal_du_midi", "en", NAMES, game.view(None))
    assert words.event(found(events, SiteDelayed)[0]) == "Site VI (Le Somail) is delayed: too few points."


def test_cards_that_were_played_are_discards() -> None:
    """Follow the rule text, step D: played cards go to the discards, and are not taken back."""
    game, _ = played("VI", "R2 Y3 G2", discards="V0")
    assert names(game.discards) == "V0 R2 G2 Y3"


def test_cards_stay_at_the_site_until_the_trades_are_done() -> None:
    """Follow canal_du_midi.R16: bets become discards at the end of the round, after the trades."""
    game, _ = played("VI", "R2 Y3 G2", {"V": "Y"}, rows="R0 | Y0 | G0")
    assert game.discards == ()
    assert game.view(None).revealed is not None
    game = after(game, (1, a.Decline()))
    assert names(game.discards) == "R2 G2 Y3"
    assert game.view(None).revealed is None


def test_pawns_are_no_limit() -> None:
    """Follow canal_du_midi.R9: an eighth and a ninth section can be held."""
    seven: dict[str, str] = dict.fromkeys(["I", "II", "III", "IV", "V", "VII", "VIII"], "R")
    game = after(played("VI", "R6 Y0", seven)[0], (0, a.Decline()))
    assert sum(0 in there for there in game.pawns) == 8
    game, _ = played("IX", "R6 Y0", {**seven, "VI": "R"}, to_come="")
    assert sum(0 in there for there in game.pawns) == 9


def test_sections_follow_the_path_of_the_canal() -> None:
    """Follow the rule text, step D: sites lie in the order of their numbers, whenever they came."""
    game, _ = played("VI", "R2 Y3 G2", {"II": "G"})
    assert [index for index, there in enumerate(game.view(None).pawns) if there] == [1, 5]


# Coins for cities (canal_du_midi.R6).


@pytest.mark.parametrize(
    ("at", "pawns", "links"),
    [
        ("IV", {"III": "R"}, ["III–IV"]),
        ("III", {"I": "R", "II": "R"}, ["I–III"]),
        ("II", {"I": "R", "III": "R"}, ["I–III"]),  # the last one in between
        ("III", {"I": "R"}, []),  # something is missing
        ("III", {"I": "R", "II": "Y"}, []),  # somebody else's
        ("III", {"I": "RY", "II": "RG"}, ["I–III"]),  # shared ones count
        ("III", {"I": "R", "II": "R", "IV": "R"}, ["I–III", "III–IV"]),  # several at once
        ("VI", {"IV": "R", "V": "R", "VII": "R", "VIII": "R"}, ["IV–VIII"]),
        ("V", {"IV": "R", "VI": "R", "VII": "R", "VIII": "R", "IX": "R"}, ["IV–VIII"]),  # VIII–IX was paid
        ("IX", {"VIII": "R"}, ["VIII–IX"]),
        ("VI", {"I": "R", "II": "R", "III": "R", "IV": "R"}, []),  # all paid before
        ("IV", {"I": "R", "VIII": "R"}, []),
    ],
)
def test_links(at: str, pawns: dict[str, str], links: list[str]) -> None:
    """Follow the rule text, step F; canal_du_midi.R6: both cities and every card between them, once for each
    pair of neighbouring cities."""
    game, events = played(at, "R6 Y5 G5", pawns)
    made = [(site(start), site(end)) for start, end in (link.split("–") for link in links)]
    assert found(events, CitiesLinked) == [CitiesLinked(0, start, end, True) for start, end in made]
    assert game.coins == (len(made), 0, 0)
    assert game.supply == 6 - len(made)


def test_a_delayed_site_breaks_the_link() -> None:
    """Follow canal_du_midi.R6: neighbouring cities are those with no other between; a delayed
    site breaks it."""
    _, events = played("III", "R6 Y5 G5", {"I": "R"}, delayed="II")
    assert not found(events, CitiesLinked)
    _, events = played("IV", "R6 Y5 G5", {"I": "R", "II": "R"}, delayed="III")
    assert not found(events, CitiesLinked)


def test_each_player_gets_a_coin_for_the_same_link() -> None:
    """Follow canal_du_midi.R6: once per pair and player; a shared section counts for each."""
    game, events = played("IV", "R5 Y5 G0", {"III": "RY"}, first=1)
    assert found(events, CitiesLinked) == [
        CitiesLinked(1, site("III"), site("IV"), True),
        CitiesLinked(0, site("III"), site("IV"), True),
    ]
    assert game.coins == (1, 1, 0)


@pytest.mark.parametrize(("first", "coins"), [(0, (1, 0, 0)), (1, (0, 1, 0)), (2, (1, 0, 0))])
def test_scarce_coins_go_round_from_the_first_player(first: int, coins: tuple[int, ...]) -> None:
    """Follow canal_du_midi.R6, canal_du_midi.R16: seat by seat in table order; an empty supply
    gives nothing."""
    game, events = played("IV", "R5 Y5 G0", {"III": "RY"}, first=first, supply=1)
    assert game.coins == coins
    assert [event.coin for event in found(events, CitiesLinked) if isinstance(event, CitiesLinked)] == [
        True,
        False,
    ]
    assert game.supply == 0


def test_scarce_coins_go_to_each_for_all_links() -> None:
    """Follow canal_du_midi.R16: two links of the first player come before one of the next."""
    pawns = {"I": "RY", "II": "RY", "IV": "RY"}
    game, _ = played("III", "R5 Y5 G0", pawns, supply=2)
    assert game.coins == (2, 0, 0)
    game, _ = played("III", "R5 Y5 G0", pawns, supply=3, first=1)
    assert game.coins == (1, 2, 0)


def test_what_was_not_paid_is_never_paid() -> None:
    """Follow canal_du_midi.R6: an empty supply gives nothing, then or later."""
    game, events = played("IX", "R6 Y5 G5", {"III": "R", "IV": "R"}, supply=5)
    assert not found(events, CitiesLinked)
    assert game.coins == (0, 0, 0)


def test_coins_come_before_trades() -> None:
    """Follow canal_du_midi.R2: award, coins, trades."""
    pawns = {"IV": "R", "V": "R", "VII": "R", "VIII": "R"}
    game, events = played("VI", "R6 Y5 G5", pawns, rows="R0 | Y0 | G0")
    assert found(events, CitiesLinked)
    assert (game.waiting_for, game.coins) == ((0,), (1, 0, 0))
    _, events = allowed(game, a.Decline(), 0)
    assert not found(events, CitiesLinked)
