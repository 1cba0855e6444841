"""The end of the game: delayed sections, points, who has won."""

from __future__ import annotations

import pytest

from rules import Outcome
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.events import CitiesLinked, DelayedAwarded, GameEnded
from rules.canal_du_midi.state import Phase
from rules.language.words import Words
from rules.records import Event
from tests.rules.canal_du_midi.positions import NAMES, all_bet, found, owners, position, refused, site


def ended(
    pawns: dict[str, str],
    *,
    seats: int = 2,
    delayed: str = "",
    last: str | None = None,
    **changes: object,
) -> tuple[CanalDuMidi, tuple[Event, ...]]:
    """Return the end after a round 9 whose site is delayed, or won by red where ``last`` names it.

    Without a name, the site of round 9 is the first that is neither built nor delayed.
    """
    at = last or next(
        numeral for numeral in NUMERALS if numeral not in pawns and numeral not in delayed.split()
    )
    bets = ("R6 Y5 G5 V5" if last else "R0 Y0 G0 V0").split()[:seats]
    game = position(at, " | ".join(bets), pawns=pawns, delayed=delayed, to_come="", number=9, **changes)  # type: ignore[arg-type]
    return all_bet(game, " ".join(bets))


def worth(pawns: dict[str, str], *, seats: int = 2, delayed: str = "") -> tuple[int, ...]:
    """Return the final scores without coins."""
    game, _ = ended(pawns, seats=seats, delayed=delayed)
    assert game.outcome is not None
    return game.outcome.scores


def test_it_ends_after_the_ninth_round() -> None:
    """Follow the rule text, end; canal_du_midi.R8: when round 9 is completed, and then nobody can do
    anything."""
    game, events = ended({"I": "R"})
    assert game.waiting_for == ()
    assert game.view(None).phase is Phase.OVER
    assert game.view(None).site is None
    assert isinstance(events[-1], GameEnded)
    assert [game.legal_actions(seat) for seat in range(2)] == [(), ()]
    refused(game, 0, a.Send(), "game.over")
    earlier, _ = all_bet(position(number=8), "R2 Y2 G2")
    assert earlier.outcome is None


# Points (canal_du_midi.R8).


@pytest.mark.parametrize(
    ("pawns", "seats", "scores"),
    [
        ({"I": "R"}, 2, (5, 0)),
        ({"VIII": "Y"}, 4, (0, 9, 0, 0)),  # the number of two players always counts
        ({"I": "R", "VI": "R", "IX": "Y"}, 3, (9, 6, 0)),
        ({"VIII": "RY"}, 2, (4, 4)),  # nine shared: four each
        ({"VIII": "RYG"}, 3, (4, 4, 4)),  # whatever the number of sharers
        ({"VIII": "RYGV"}, 4, (4, 4, 4, 4)),
        ({"II": "RY", "VII": "RG"}, 3, (7, 4, 3)),
    ],
)
def test_points(pawns: dict[str, str], seats: int, scores: tuple[int, ...]) -> None:
    """Follow the rule text, end; canal_du_midi.R8: the points of the sites won, in the two-player number;
    shared ones are halved, rounded down, whatever the number of players."""
    assert worth(pawns, seats=seats) == scores


@pytest.mark.parametrize(
    ("pawns", "delayed", "scores", "heirs"),
    [
        ({"I": "R", "III": "R"}, "II", (5 + 6 + 4, 0), {"II": "R"}),  # half of 8
        ({"VI": "R", "VIII": "R"}, "VII", (4 + 9 + 3, 0), {"VII": "R"}),  # half of 7, rounded down
        ({"I": "R", "III": "Y"}, "II", (5, 6), {"II": ""}),  # one neighbour each
        ({"I": "R"}, "II", (5, 0), {"II": ""}),
        ({"VII": "RY", "IX": "RY"}, "VIII", (3 + 3 + 2, 3 + 3 + 2), {"VIII": "RY"}),  # 9 → 4 → 2
        ({"VII": "RY", "IX": "R"}, "VIII", (3 + 6 + 4, 3), {"VIII": "R"}),
        ({"II": "R"}, "I", (8, 0), {"I": ""}),  # an end of the canal has one neighbour
        ({"VIII": "R"}, "IX", (9, 0), {"IX": ""}),
        ({"I": "R", "IV": "R"}, "II III", (10, 0), {"II": "", "III": ""}),  # side by side
        ({"I": "R", "III": "R", "V": "R"}, "II IV", (5 + 4 + 6 + 2 + 6, 0), {"II": "R", "IV": "R"}),
        ({"I": "R", "III": "R"}, "II IV", (15, 0), {"II": "R", "IV": ""}),
    ],
)
def test_delayed_sections(
    pawns: dict[str, str], delayed: str, scores: tuple[int, ...], heirs: dict[str, str]
) -> None:
    """Follow the rule text, steps D and end; canal_du_midi.R8, canal_du_midi.R13: to who has both neighbours
    from play, for half the points, rounded down; shared ones are halved again."""
    game, events = ended(pawns, delayed=delayed)
    assert game.outcome is not None
    assert game.outcome.scores == scores
    assert {numeral: owners(game, numeral) for numeral in delayed.split()} == heirs
    awarded = {event.site: event.winners for event in events if isinstance(event, DelayedAwarded)}
    assert {numeral: awarded[site(numeral)] for numeral in heirs} == {
        numeral: game.pawns[site(numeral)] for numeral in heirs
    }
    assert list(awarded) == sorted(awarded)


def test_all_delayed_sections_are_handed_out_at_once() -> None:
    """Follow canal_du_midi.R13: one that is handed out never helps another."""
    game, _ = ended({"I": "R", "III": "R", "V": "R"}, delayed="II IV VI")
    assert [owners(game, numeral) for numeral in ("II", "IV", "VI")] == ["R", "R", ""]


def test_the_site_of_round_nine_may_be_handed_out_or_help() -> None:
    """Follow the rule text, end; canal_du_midi.R13: round 9 is play too."""
    game, _ = ended({"I": "R", "III": "R"})
    assert owners(game, "II") == "R"
    game, _ = ended({"I": "R"}, delayed="II", last="III")
    assert owners(game, "II") == "R"


def test_delayed_sections_bring_no_coin() -> None:
    """Follow canal_du_midi.R6: no coin for a link that is closed at the end."""
    game, events = ended({"I": "R", "III": "R"}, delayed="II", last="VI")
    assert owners(game, "II") == "R"
    assert not found(events, CitiesLinked)
    assert game.coins == (0, 0)


def test_unused_coins() -> None:
    """Follow the rule text, end: each adds 2 points; canal_du_midi.R8; spent ones bring nothing."""
    game = position("IX", "R0 | Y0", pawns={"I": "R"}, to_come="", number=9, coins=(3, 1))
    game, _ = all_bet(game, "R0 Y0")
    for seat in (0, 1):
        game, _ = game.apply(seat, a.Hold())
    assert game.outcome == Outcome((5 + 6, 2), (0,))
    game = position("IX", "R0 | Y0", pawns={"I": "R"}, to_come="", number=9, coins=(3, 1))
    game, _ = all_bet(game, "R0 Y0")
    game, _ = game.apply(0, a.Send())
    game, _ = game.apply(1, a.Send())
    assert game.outcome == Outcome((5 + 4, 0), (0,))


def test_a_coin_of_round_nine_counts() -> None:
    """Follow canal_du_midi.R6: links closed in round 9 still bring a coin."""
    game, _ = ended({"III": "R"}, last="IV")
    assert game.coins == (1, 0)
    assert game.outcome == Outcome((6 + 5 + 2, 0), (0,))


def test_scores_as_they_stand() -> None:
    """Follow canal_du_midi.R8: sections and coins are public all the time; delayed ones come at the end."""
    game = position(pawns={"I": "R", "III": "R", "VIII": "RG"}, delayed="II", coins=(2, 1, 0))
    assert game.view(None).scores == (5 + 6 + 4 + 4, 2, 4)


# Who has won (canal_du_midi.R8, R14).


@pytest.mark.parametrize(
    ("pawns", "seats", "delayed", "winners", "by_sections"),
    [
        ({"I": "R", "VI": "Y"}, 2, "", (0,), False),
        ({"I": "R", "IX": "Y"}, 2, "", (1,), False),
        ({"I": "R", "IV": "Y"}, 2, "", (0, 1), False),  # the same in everything
        ({"I": "R", "VI": "R", "VIII": "Y"}, 2, "", (0,), True),  # two sections against one
        ({"II": "RY", "VI": "R", "VIII": "YG", "V": "G"}, 3, "", (2,), False),
        ({"I": "R", "IV": "Y", "VI": "RY", "VIII": "G"}, 4, "", (2,), False),
        ({"I": "R", "IV": "Y", "VI": "RY", "VII": "G"}, 3, "", (0, 1), True),  # a shared section counts one
        ({"VI": "R", "VIII": "R", "II": "Y", "IV": "Y"}, 2, "VII", (0,), False),
        ({"V": "R", "VII": "R", "VIII": "Y", "IX": "Y"}, 2, "VI", (0,), True),  # a delayed one counts: 3 to 2
        ({}, 3, "", (0, 1, 2), False),  # winner and points stand at nought
    ],
)
def test_winners(
    pawns: dict[str, str], seats: int, delayed: str, winners: tuple[int, ...], by_sections: bool
) -> None:
    """Follow the rule text, end; canal_du_midi.R8, canal_du_midi.R14: most points; tied, most sections,
    shared and delayed ones too; still tied, shared."""
    game, events = ended(pawns, seats=seats, delayed=delayed)
    assert game.outcome is not None
    assert game.outcome.winners == winners
    assert events[-1] == GameEnded(winners, max(game.outcome.scores), by_sections)
    assert Words("canal_du_midi", "en", NAMES, game.view(None)).event(events[-1])


def test_the_order_of_the_end() -> None:
    """Follow canal_du_midi.R2, canal_du_midi.R16: the last cards become discards, delayed sections, then the
    end."""
    game, events = ended({"I": "R", "III": "R"}, delayed="V")
    assert [type(event).__name__ for event in events[-4:]] == [
        "SiteDelayed",
        "DelayedAwarded",
        "DelayedAwarded",
        "GameEnded",
    ]
    assert len(game.discards) == 2
    shown = game.view(None).last_round
    assert shown is not None
    assert shown.site == site("II")
