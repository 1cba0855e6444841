"""The easy level: it goes for the points of now, as a beginner does."""

from __future__ import annotations

import pytest

from rules.canal_du_midi import actions as midi
from rules.players import Level, choose
from rules.players.arena import play
from rules.registry import new_game
from tests.rules.arriala.positions import position as on_the_canal
from tests.rules.arriala.positions import put
from tests.rules.canal_du_midi.positions import all_bet, bet
from tests.rules.canal_du_midi.positions import position as at_a_site

MOST_ACTIONS = 3_000


@pytest.mark.parametrize(
    ("kind", "seats"),
    [("arriala", 2), ("arriala", 4), ("canal_du_midi", 2), ("canal_du_midi", 4), ("great_canal", 3)],
)
def test_beginners_among_themselves_come_to_an_end(kind: str, seats: int) -> None:
    game = new_game(kind, seats=seats, seed="beginners")
    for _ in range(MOST_ACTIONS):
        if game.outcome is not None:
            break
        seat = game.waiting_for[0]
        game, _ = game.apply(seat, choose(game, seat, Level.EASY, "beginners"))
    assert game.outcome is not None


@pytest.mark.parametrize("site", ["VIII", "VI", "III"])
def test_a_beginner_wants_every_site(site: str) -> None:
    """The best card goes to any site, where a sensible player keeps it for those of high worth."""
    others = " ".join(numeral for numeral in ("VIII", "VI", "III", "V", "IX") if numeral != site)
    game = at_a_site(site, "R0 R3 R6 | Y2 Y3 Y4", to_come=others)
    assert choose(game, 0, Level.EASY, "") == bet("R6")


def test_a_beginner_keeps_the_coins() -> None:
    """A coin is a point now; what is drawn for it is not, even where all others have answered."""
    game, _ = all_bet(at_a_site("IX", "R3 | Y3 | G2", coins=(1, 1, 1), discards="V4 V5"), "R3 Y3 G2")
    assert game.suggest(0) == midi.Send()
    for seat in range(3):
        assert choose(game, seat, Level.EASY, "") == midi.Hold()
        game, _ = game.apply(seat, midi.Hold())


def test_a_beginner_takes_the_points_of_now() -> None:
    game = on_the_canal("R1:20 R2:21 R3:22", points=3)
    assert choose(game, 0, Level.EASY, "") == put(23)


@pytest.mark.parametrize(
    ("kind", "seats", "games", "least", "most"),
    [("canal_du_midi", 2, 100, 10, 30), ("arriala", 2, 40, 5, 14), ("great_canal", 4, 16, 0, 3)],
)
def test_a_beginner_loses_to_sensible_players(
    kind: str, seats: int, games: int, least: int, most: int
) -> None:
    """About four times in five with two seats; over so few games a little more or less."""
    won = sum(play(kind, seats, Level.EASY, Level.FAIR, number).won for number in range(games))
    assert least <= won <= most
