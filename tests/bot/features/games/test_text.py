"""A game of a list in words, at its longest: a page of them is one message."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.features.games.pages import _PAGE
from bot.features.games.text import game_lines
from bot.i18n.catalogue import available, translate
from bot.table import ListedGame, Pace, Person, Status
from bot.ui.message import TEXT_LIMIT
from tests.offered import OFFERED

TIME = datetime(2026, 3, 1, tzinfo=UTC)
SEATS = tuple(Person(number, f"{number}*_" * 10) for number in range(1, 5))
GAME = ListedGame(
    id=1,
    kind="toy",
    status=Status.OPEN,
    guild_id=10**19,
    channel_id=10**19,
    message_id=10**19,
    seats=SEATS,
    needed=4,
    waiting_for=(0, 1, 2, 3),
    since=(TIME,) * 4,
    stand_ins=(),
    called=(1, 2, 3),
    paused=None,
    created=TIME,
    own=0,
    ahead=99,
    planned=True,
    damaged=False,
    pace=None,
    until={},
    over=(),
    away={},
)
WHERE = "\\*" * 40 + f" · <#{10**19}>"
AGO = f"<t:{int(TIME.timestamp())}:R>"


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("kind", OFFERED)
@pytest.mark.parametrize("status", [Status.OPEN, Status.LOBBY, Status.DETACHED])
def test_a_page_of_the_longest_fits_into_a_message(language: str, kind: str, status: Status) -> None:
    lines = game_lines(replace(GAME, kind=kind, status=status), WHERE, language)
    assert _PAGE * len("\n".join((*lines, ""))) < TEXT_LIMIT - 200


@pytest.mark.parametrize("language", available())
def test_since_when_stands_before_what_may_be_cut_off(language: str) -> None:
    _, facts = game_lines(GAME, WHERE, language)
    assert AGO in facts[:60]
    assert "…" in facts


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("own", [0, 3])
@pytest.mark.parametrize("name", ["Twelve chars", "W" * 32, "1*_" * 10], ids=["12", "32", "escaped"])
def test_what_is_said_beforehand_is_never_cut_off(language: str, own: int, name: str) -> None:
    """Four seats, all waited for or all but one's own, with a pace, clocks that run, and people away."""
    game = replace(
        GAME,
        seats=tuple(Person(number, name) for number in range(1, 5)),
        waiting_for=(0, 1, 2, 3)[: 4 if own == 0 else 3],
        since=(TIME,) * (4 if own == 0 else 3),
        own=own,
        stand_ins=(own,),
        pace=Pace(24, 72),
        until=dict.fromkeys(range(3), TIME),
        away={1: TIME, 2: TIME},
    )
    _, facts = game_lines(game, WHERE, language)
    for key in ("games-planned", "games-own-stand-in"):
        assert translate(language, key) in facts
    assert translate(language, "games-ahead", count=99) in facts
    assert len(facts) <= 223


def test_whoever_is_waited_for_with_others_comes_first() -> None:
    later = TIME.replace(hour=5)
    game = replace(GAME, seats=(Person(1, "Ann"), Person(2, "Bob")), waiting_for=(0, 1), since=(later, TIME))
    _, facts = game_lines(replace(game, called=(), ahead=0, planned=False), "here", "en")
    asked = AGO.replace(str(int(TIME.timestamp())), str(int(later.timestamp())))
    assert facts == f"-# **Waiting for you** (asked {asked}) · Waiting for: Bob (asked {AGO})"


def test_namesakes_are_told_apart() -> None:
    game = replace(GAME, seats=(Person(1, "Ann"), Person(2, "Ann")), waiting_for=(0, 1), since=(TIME, TIME))
    _, facts = game_lines(replace(game, own=None, called=(), ahead=0, planned=False), "here", "en")
    assert facts.count("Ann (") == 2


def test_a_game_that_is_offered_no_longer_keeps_its_stored_name() -> None:
    seats = (Person(1, "Ann_"), Person(None, ""))
    game = replace(
        GAME, kind="gone", seats=seats, waiting_for=(1,), since=(TIME,), called=(), ahead=0, planned=False
    )
    first, facts = game_lines(game, "here", "en")
    assert first.startswith("- [**gone**](")
    assert facts == f"-# Waiting for: Former player (asked {AGO})"


def test_what_is_not_known_is_not_said() -> None:
    game = replace(
        GAME, since=(None,) * 4, called=(), ahead=0, planned=False, own=None, waiting_for=(0, 1, 2, 3)
    )
    _, facts = game_lines(game, "here", "en")
    assert "asked" not in facts
    _, facts = game_lines(replace(game, damaged=True, waiting_for=(), since=()), "here", "en")
    assert facts == "-# Damaged on the disk; nobody can act"
    _, facts = game_lines(replace(game, waiting_for=(), since=()), "here", "en")
    assert facts == "-# The game is in progress."


def test_a_table_with_a_pace_says_it_with_the_time_left_and_who_is_away() -> None:
    later = TIME.replace(hour=5)
    runs = f"<t:{int(later.timestamp())}:R>"
    game = replace(
        GAME,
        seats=(Person(1, "Ann"), Person(2, "Bob"), Person(3, "Cleo"), Person(4, "Dan")),
        pace=Pace(24, 72),
        waiting_for=(1, 2, 3),
        since=(TIME, TIME, TIME),
        until={1: later},
        over=(2,),
        away={3: later},
        called=(),
        ahead=0,
        planned=False,
        own=None,
    )
    _, facts = game_lines(game, "here", "en")
    assert facts == (
        f"-# Waiting for: Bob, Cleo and Dan (asked {AGO}) · Time runs out: Bob ({runs})"
        f" · Time is over: Cleo · Away: Dan until <t:{int(later.timestamp())}:f>"
        " · Pace: 1 day a turn + 3 days in the bank"
    )
    _, facts = game_lines(replace(game, status=Status.LOBBY, needed=5), "here", "en")
    assert facts.endswith(" · Seats 4/5: Ann, Bob, Cleo and Dan · Pace: 1 day a turn + 3 days in the bank")


@pytest.mark.parametrize("length", range(1, 60))
def test_no_time_is_cut_in_the_middle(length: int) -> None:
    game = replace(
        GAME,
        seats=(Person(1, "A" * length), *SEATS[1:]),
        waiting_for=(0,),
        own=None,
        since=(TIME,),
        until={0: TIME, 1: TIME, 2: TIME},
    )
    _, facts = game_lines(game, "here", "en")
    assert facts.count("<") == len(re.findall(r"<t:\d+:R>", facts))
