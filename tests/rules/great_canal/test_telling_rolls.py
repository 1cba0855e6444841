"""How a roll, an attack, what is built again and the end of the canal are told."""

from __future__ import annotations

import pytest

from rules.great_canal import events as e
from rules.kit.tuples import Counts
from rules.language.words import Words
from tests.rules.great_canal.positions import corner, edge, goods, hexagon, start
from tests.rules.great_canal.telling import NAMES, told

ROLL = (
    e.Rolled(0, 4, 2, "trade"),
    e.CardDrawn(0, "trade"),
    e.CardSeen(0, "merchant"),
    e.CardDrawn(1, "trade"),
    e.CardSeen(1, "spy"),
    e.CardDropped(1, "politics"),
    e.OwnCardDropped(1, "wedding"),
    e.Shortage("brick", None),
    e.Shortage("ore", 2),
    e.Received(0, goods(wool=1, cloth=1)),
    e.Received(2, goods(ore=2)),
    e.ResourceTaken(1, "wool", False),
    e.ResourceTaken(3, "ore", True),
)


def test_a_roll() -> None:
    """Check that all that a roll brings is in its line, with the cards that a seat knows."""
    line = (
        "Ada rolled 4 + 2 = 6. Progress cards: Ada {0}; Béa {1}. Put back: Béa {2}. Too little in the bank: "
        "brick for nobody; the last ore for Chloé. Cards: Ada 1 wool and 1 cloth; Chloé 2 ore. "
        "Chosen: Béa 1 wool [Aqueduct]; Dora 1 ore [gold]."
    )
    assert told(*ROLL) == [line.format("trade", "trade", "politics")]
    assert told(*ROLL, seat=0) == [line.format("“Merchant”", "trade", "politics")]
    assert told(*ROLL, seat=1) == [line.format("trade", "“Spy”", "“Wedding”")]


def test_a_card_laid_open_is_told_once() -> None:
    """Check that a draw and what is laid open at once is one item, also where it is the only event."""
    drawn = (e.CardDrawn(1, "science"), e.CardSeen(1, "printer"), e.CardLaidOpen(1, "printer"))
    for seat in (None, 0, 1):
        assert told(e.Rolled(0, 1, 2, "science"), *drawn, seat=seat) == [
            "Ada rolled 1 + 2 = 3. Progress cards: Béa “Printer” [laid open]."
        ]
        assert told(*drawn, seat=seat) == ["Béa laid “Printer” open."]


def test_a_seven() -> None:
    """Check that discards are in the line of the roll, and the theft in the sentence of who rolled."""
    events = (
        e.Rolled(0, 4, 3, "fleet"),
        e.FleetSailed(1),
        e.Discarded(1, goods(wool=4)),
        e.Discarded(2, goods(ore=3, coin=2)),
        e.RobberMoved(0, hexagon("C4")),
        e.CardStolen(0, 1),
        e.StolenCardSeen(0, 1, "ore"),
        e.RoadBuilt(0, edge("C4 e")),
        e.RoadBuilt(0, edge("C4 w")),
        e.TurnEnded(0),
    )
    first = (
        "Ada rolled 4 + 3 = 7. The barbarian fleet is 1 step away. "
        "Discarded: Béa 4 wool; Chloé 3 ore and 2 coins."
    )
    stolen = {None: "a card", 0: "1 ore", 1: "1 ore", 2: "a card"}
    for seat, what in stolen.items():
        lines = told(*events, seat=seat)
        assert lines[0] == first
        assert lines[1].startswith(f"Ada moved the robber to C4, stole {what} from Béa and built roads on ")
        assert len(lines) == 2


def test_an_attack() -> None:
    """Check that an attack is one line with what each put in and lost, apart from the roll and its cards."""
    roll, cards = (e.Rolled(0, 4, 4, "fleet"), e.FleetSailed(0)), e.Received(1, goods(wool=1))
    lost = (
        e.Attacked(5, (1, 0, 2, 0)),
        e.CityLost(1, corner("C4 n"), False, True),
        e.CityLost(3, corner("D5 n"), True, False),
    )
    assert told(*roll, *lost, cards) == [
        "Ada rolled 4 + 4 = 8. The barbarian fleet has landed.",
        "The barbarians attacked with strength 5 against 3 (Ada 1; Chloé 2) and won. "
        "Cities lost: Béa at C4 north [wall lost]; Dora at D5 north [on its side].",
        "Cards: Béa 1 wool.",
    ]
    both = (cards, e.Received(2, goods(ore=2)))
    assert told(*roll, *lost, *both)[2] == "Cards: Béa 1 wool; Chloé 2 ore."
    drawn = (e.CardDrawn(0, "trade"), e.CardSeen(0, "spy"), e.CardDrawn(2, "science"))
    assert told(*roll, e.Attacked(2, (1, 0, 1, 0)), *drawn, seat=0)[1] == (
        "The barbarians attacked with strength 2 against 2 (Ada 1; Chloé 1) and were beaten off. "
        "Progress cards: Ada “Spy”; Chloé science."
    )
    assert told(e.Attacked(2, (0, 0, 0, 0)), e.CityLost(1, corner("C4 n"), True, True)) == [
        "The barbarians attacked with strength 2 and won: no active knight stood against them. "
        "Cities lost: Béa at C4 north [on its side, wall lost]."
    ]
    assert told(e.Attacked(0, (0, 0, 0, 0)), e.CardDrawn(1, "trade"))[0].startswith(
        "The barbarians attacked with strength 0, and there was nothing to take."
    )


@pytest.mark.parametrize(
    ("strength", "defences", "ending"),
    [
        (5, (1, 0, 2, 0), " against 3 (Ada 1; Chloé 2) and won."),
        (3, (1, 0, 2, 0), " against 3 (Ada 1; Chloé 2) and were beaten off."),
        (2, (0, 0, 0, 0), " and won: no active knight stood against them."),
    ],
)
def test_an_attack_alone(strength: int, defences: Counts, ending: str) -> None:
    """Check who won and what each put in while a city or a deck has still to be chosen."""
    line = f"The barbarians attacked with strength {strength}{ending}"
    attack = e.Attacked(strength, defences)
    assert told(attack) == [line]
    assert told(e.Rolled(0, 4, 4, "fleet"), attack) == ["Ada rolled 4 + 4 = 8.", line]
    assert Words("great_canal", "en", NAMES, start().view(None)).event(attack) == line


def test_what_is_built_again_is_told_together() -> None:
    """Check that pieces of one kind are joined, of one seat alone."""
    places = ("C4 n", "D5 n")
    for make, what in (
        (e.SettlementBuilt, "built settlements at"),
        (e.CityBuilt, "built cities at"),
        (e.WallBuilt, "built city walls at"),
        (e.KnightHired, "hired knights at"),
        (e.KnightActivated, "activated the knights at"),
    ):
        first, second = (make(0, corner(place)) for place in places)
        assert told(first, second) == [f"Ada {what} C4 north and D5 north."]
        assert len(told(first, make(1, corner("D5 n")))) == 2
    ships = [e.ShipBuilt(0, edge(place)) for place in ("E5 w", "F4 nw", "F4 w")]
    assert told(*ships)[0].startswith("Ada built ships on ")
    trades = (e.BankTraded(0, "coin", 4, "ore"), e.BankTraded(0, "wool", 2, "brick"))
    assert told(*trades) == ["Ada traded with the bank (4 coins for 1 ore; 2 wool for 1 brick)."]
    assert told(trades[0]) == ["Ada traded 4 coins for 1 ore with the bank."]


def test_the_end_of_the_canal_is_one_line() -> None:
    """Check that the last section, the flood and the robber are told together."""
    events = (
        e.KnightActivated(0, corner("C4 n")),
        e.CanalDug(hexagon("C3"), (0, 1)),
        e.CanalLaid(hexagon("C2")),
        e.CanalFlooded(),
        e.RobberReturned(hexagon("F4")),
    )
    assert told(*events) == [
        "Ada activated the knight at C4 north and completed the digging of C3 (a chip each: Ada and Béa).",
        "The last section, C2, is laid as well, and its chips are out of the game. The canal is finished: "
        "the fields are fertile from now on, and the desert basin is full of water. "
        "The robber leaves the basin for F4.",
    ]
