"""What happened is told shortly: what several seats did in one line, and a site once."""

from __future__ import annotations

from types import ModuleType

import pytest

from rules import new_game
from rules.canal_du_midi import events as e
from rules.canal_du_midi.events import bets, picks, reinforcements, sites, trades
from rules.language.story import narrate
from rules.language.words import Words
from rules.records import Event

LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])


def told(*events: Event, language: str = "en") -> list[str]:
    """Return the lines of a story of three players."""
    view = new_game("canal_du_midi", seats=3, seed=1).view(None)
    return narrate(Words("canal_du_midi", language, ("Ada", "Bea", "Cleo"), view), events)


ROUND = (
    e.SiteRevealed(4, 1, 12),
    e.TookFaceUp(0, 3),
    e.TurnedOver(0, 1),
    e.TookFaceDown(1),
    e.TookFaceUp(2, 16),
    e.TurnedOver(2, 15),
    e.BetShown(0, 3, None),
    e.BetShown(1, 3, 0),
    e.BetShown(2, 16, None),
    e.PointsCounted(1, 8, 12),
    e.CoinHeld((0,)),
    e.CoinSent(1, True),
    e.CoinSent(2, False),
    e.CoinHeld((0,)),
    e.Reinforced(1, 10, 6),
    e.NotReinforced(2),
    e.PointsCounted(1, 13, 12),
    e.SiteBuilt(1, (1,), 6),
    e.CitiesLinked(1, 0, 2, True),
)


@LANGUAGES
def test_a_round_is_a_line_for_each_thing_that_all_do(language: str) -> None:
    lines = told(*ROUND, language=language)
    assert len(lines) == 7
    for line in lines:
        assert "{" not in line
        assert "$" not in line
    assert all(name in lines[1] for name in ("Ada", "Bea", "Cleo"))
    assert all(name in lines[4] for name in ("Ada", "Bea", "Cleo"))


def test_a_round_in_english() -> None:
    assert told(*ROUND) == [
        "Round 4: site II (Seuil de Naurouze), need 12.",
        "Taken: Ada 3 (carrier) [new: 1 (surveyor)], Bea face down and Cleo 2 (stonecutter) "
        "[new: 1 (surveyor)].",
        "Bets: Ada 3 (carrier), Bea 3 (carrier) [from Ada] and Cleo 2 (stonecutter).",
        "Site II (Seuil de Naurouze) needs 12; the cards add up to 8.",
        "Coins: sent by Bea and Cleo, kept by Ada.",
        "Reinforcements: Bea 3 (carrier) [own total 6] and Cleo nothing [no discards].",
        "Site II (Seuil de Naurouze) is built: it needed 12 and got 13. Bea won it with 6 points. "
        "Connected: Bea I–III [1 coin].",
    ]


@LANGUAGES
def test_a_site_is_named_once_in_what_is_told_at_a_time(language: str) -> None:
    """The channel is told the reveal, then what comes of the answers."""
    for ending in ((e.SiteBuilt(1, (0, 2), 6), ROUND[-1]), (e.SiteDelayed(1),)):
        for at_a_time in (ROUND[6:10], (*ROUND[10:-2], *ending), (*ROUND[6:10], *ending)):
            lines = told(*at_a_time, language=language)
            assert sum(line.count("II (") for line in lines) == 1


@LANGUAGES
def test_what_one_seat_did_is_told_as_before(language: str) -> None:
    alone = told(e.TookFaceUp(0, 3), e.TurnedOver(0, 1), language=language)
    assert len(alone) == 1
    assert alone[0].startswith("Ada ")
    assert "[" not in alone[0]
    assert len(told(e.CoinSent(0, True), e.Reinforced(0, 3, 5), language=language)) == 1


def test_who_knows_the_own_card_is_told_it_among_the_others() -> None:
    lines = told(e.TookFaceUp(1, 9), e.TookFaceDown(0), e.TookFaceDownCard(0, 3), e.TookFaceUp(2, 16))
    assert lines == ["Taken: Bea 2 (stonecutter), Ada 3 (carrier) [was face down] and Cleo 2 (stonecutter)."]


@LANGUAGES
def test_the_delayed_sites_are_awarded_in_one_line(language: str) -> None:
    awards = (e.DelayedAwarded(0, ()), e.DelayedAwarded(5, (1, 2)), e.DelayedAwarded(8, ()))
    lines = told(*awards, e.GameEnded((1,), 20, False), language=language)
    assert len(lines) == 2
    assert "VI [" in lines[0]


def test_a_seat_that_held_first_and_sent_then_has_sent() -> None:
    lines = told(e.CoinHeld((0, 1)), e.CoinSent(0, True))
    assert lines == ["Coins: sent by Ada, kept by Bea."]
    assert told(e.CoinSent(0, True), e.CoinSent(1, False)) == ["Coins: sent by Ada and Bea."]


def test_what_is_told_is_never_stored() -> None:
    found = classes_in(bets, picks, reinforcements, sites, trades)
    assert {bets.Bets, picks.Picks, reinforcements.Coins, sites.BuiltWith, sites.Awards} <= found
    assert found - set(e.EVENTS) == {kind for kind in found if (kind.__doc__ or "").startswith("Told:")}


def classes_in(*modules: ModuleType) -> set[type[Event]]:
    """Return all classes of events in some modules."""
    members = (member for module in modules for member in vars(module).values())
    return {one for one in members if isinstance(one, type) and issubclass(one, Event) and one is not Event}
