"""The pace of a table: typed, picked, chosen otherwise at the open table, shown, and kept for a rematch."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.catalogue import available, translate
from bot.table import Pace, TableInfo
from bot.ui.errors import UserError, error_text
from bot.ui.paces import USUAL, duration_text, find_pace, pace_choice, pace_name
from tests.bot.answers import answer_of
from tests.bot.playing import TOY, open_panel
from tests.discord import Server, parts, texts

TYPED = "1 day + 3 days"
PICKED = "Pace: 1 day a turn + 3 days in the bank"
LINE = "**Pace:** 1 day each time the game comes to wait for someone, then a time bank of 3 days"


async def opened(server: Server, pace: str | None = None) -> TableInfo:
    """Open a table for two at which both sit; return it."""
    chosen = {} if pace is None else {"pace": pace}
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, **chosen)
    await server.people[1].click(server.last, label="Join")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    return info


async def started(server: Server, pace: str | None = TYPED) -> TableInfo:
    """Start a game of two at a pace; return its table."""
    info = await opened(server, pace)
    await server.people[0].slash(server.channel, "game start")
    return await server.tables.get(info.id)


def menu_of(message: Any) -> dict[str, Any]:
    """Return the menu of a table's message by which its pace is chosen."""
    return next(part for part in parts(message.components) if part.get("type") == 3)


async def pick(person: Any, message: Any, label: str) -> Any:
    """Pick a pace from the menu of an open table."""
    menu = menu_of(message)
    value = next(one["value"] for one in menu["options"] if one["label"] == label)
    return await person.select(message, [value], custom_id=menu["custom_id"])


async def test_a_table_has_no_pace_unless_somebody_chooses_one(server: Server) -> None:
    info = await started(server, None)
    assert info.pace is None
    assert "Pace" not in texts(server.last.components)
    shown = answer_of(await server.people[0].slash(server.channel, "game info"))
    assert "Pace" not in shown
    assert "<t:" not in shown


async def test_a_pace_is_typed_and_shown_wherever_the_game_is(server: Server) -> None:
    """At the open table, at the start with until when, in the panel and by /game info."""
    info = await opened(server, "24h+72h")
    assert info.pace == Pace(24, 72)
    assert LINE in texts(server.last.components)
    await server.people[0].slash(server.channel, "game start")
    until = (await server.tables.get(info.id)).until
    stamps = [f"<t:{int(until[seat].timestamp())}:R>" for seat in (0, 1)]
    runs = f"Time runs out: Ada ({stamps[0]}) and Bea ({stamps[1]})"
    board = texts(server.last.components)
    assert f"-# {LINE}" in board
    assert f"-# {runs}" in board
    shown = answer_of(await server.people[0].slash(server.channel, "game info"))
    assert LINE in shown
    assert runs in shown
    assert runs in texts((await open_panel(server, 1)).components)
    await server.people[0].slash(server.channel, "toy choose", number=1)
    assert f"-# Time runs out: Bea ({stamps[1]})" in texts(server.last.components)


async def test_some_are_offered_and_what_is_offered_can_be_sent(server: Server) -> None:
    person = server.people[0]
    found = [one["value"] for one in await person.autocomplete(server.channel, "game new", "pace", "")]
    assert found == ["12 hours + 1 day", TYPED, "2 days + 5 days", "1 week + 1 week"]
    found = [one["value"] for one in await person.autocomplete(server.channel, "game new", "pace", "1 w")]
    assert found[:1] == ["1 week + 1 week"]
    assert (await opened(server, "1 week + 1 week")).pace == Pace(168, 168)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (
            "fast",
            "“fast” is no pace. Write the time for each turn and, after a plus, the time bank: 12 ",
        ),
        ("**1d** + 1d", r"“\*\*1d\*\* + 1d” is no pace"),
        ("0h", "“0h” is too short. The shortest pace is 1 hour each time."),
        ("1 min", "“1 min” is too short. The shortest pace is 1 hour each time."),
        ("9 weeks", "nor the time bank is longer than 8 weeks."),
        ("90 min", "“90 min” is not a number of whole hours."),
    ],
)
async def test_what_is_no_pace_opens_no_table(server: Server, written: str, told: str) -> None:
    answer = answer_of(
        await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, pace=written)
    )
    assert told in answer
    assert await server.tables.find(server.channel.id) is None


async def test_the_host_chooses_another_at_the_open_table(server: Server) -> None:
    info = await opened(server)
    assert menu_of(server.last)["placeholder"] == "Pace: none"
    answer = answer_of(await pick(server.people[0], server.last, PICKED))
    assert "The table has been changed." in answer
    assert (await server.tables.get(info.id)).pace == Pace(24, 72)
    assert LINE in texts(server.last.components)
    assert [one["label"] for one in menu_of(server.last)["options"] if one.get("default")] == [PICKED]
    answer = answer_of(await pick(server.people[1], server.last, "Pace: none"))
    assert "Only Ada can change the options of this table." in answer
    await server.restart()
    await pick(server.people[0], server.last, "Pace: none")
    assert (await server.tables.get(info.id)).pace is None
    assert "**Pace:**" not in texts(server.last.components)


async def test_a_pace_of_ones_own_is_shown_in_the_menu(server: Server) -> None:
    await opened(server, "30h + 100h")
    menu = menu_of(server.last)
    assert menu["placeholder"] == "Pace: 1 day 6 hours a turn + 4 days 4 hours in the bank"
    assert not [one for one in menu["options"] if one.get("default")]


async def test_what_is_not_in_the_menu_is_not_chosen(server: Server) -> None:
    info = await opened(server)
    menu = menu_of(server.last)
    message = server.env.backend.get_message(server.channel.id, server.last.id)
    for part in parts(message.components):
        if part.get("type") == 3:
            part["options"][1]["value"] = "99"
    answer = answer_of(await server.people[0].select(server.last, ["99"], custom_id=menu["custom_id"]))
    assert "out of date" in answer
    assert (await server.tables.get(info.id)).pace is None


async def test_a_rematch_is_played_at_the_same_pace(server: Server) -> None:
    info = await started(server)
    while (position := await server.tables.load(info.id)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await server.tables.play.act(info.id, info.seats[seat], position.game.suggest(seat))
    await server.services.delivery.deliver(info.id)
    await server.env.settle()
    await server.people[0].click(server.last_board, label="Rematch")
    table = await server.tables.find(server.channel.id)
    assert table is not None
    assert table.pace == Pace(24, 72)
    assert LINE in texts(server.last.components)


@pytest.mark.parametrize("language", available())
@given(turn=st.integers(1, Pace.LONGEST), bank=st.integers(0, Pace.LONGEST))
def test_what_a_pace_is_called_is_how_it_is_typed(language: str, turn: int, bank: int) -> None:
    pace = Pace(turn, bank)
    assert find_pace(pace_name(pace, language), language) == pace
    assert find_pace(pace_name(pace, "en"), language) == pace
    assert find_pace(pace_name(None, language).upper(), language) is None


@pytest.mark.parametrize(
    ("written", "turn", "bank"),
    [
        ("24h + 72h", 24, 72),
        ("1d", 24, 0),
        ("1 day + 0", 24, 0),
        ("1 day + 0h", 24, 0),
        ("120 min + 60 minutes", 2, 1),
        ("1D+12H", 24, 12),
        ("  1w  ", 168, 0),
        ("1d12h + 1 week", 36, 168),
        ("1 day, 6 hours", 30, 0),
        ("12 hrs. + 2 wk", 12, 336),
    ],
)
def test_times_are_typed_in_many_ways(written: str, turn: int, bank: int) -> None:
    assert find_pace(written, "en") == Pace(turn, bank)


@pytest.mark.parametrize(
    ("language", "written"), [("fr", "1j + 3j"), ("de", "1 T. + 3 Tage"), ("oc", "1 jorn + 3 jorns")]
)
def test_times_are_typed_in_the_language_of_whoever_types(language: str, written: str) -> None:
    assert find_pace(written, language) == Pace(24, 72)


@pytest.mark.parametrize(
    "written",
    ["", " ", "+", "1", "1d +", "+ 1d", "1d + 1d + 1d", "d", "-1d", "1.5d", "1d and more", "1x", "1d + 1"],
)
@pytest.mark.parametrize("language", available())
def test_what_is_not_read_is_said_with_what_would_be(language: str, written: str) -> None:
    with pytest.raises(UserError, match="pace_unknown") as error:
        find_pace(written, language)
    told = error_text(language, error.value)
    assert told is not None
    assert all(pace_name(one, language) in told for one in USUAL)


@pytest.mark.parametrize(
    ("written", "key", "bound"),
    [
        ("0", "pace_short", 1),
        ("0h", "pace_short", 1),
        ("1 min", "pace_short", 1),
        ("30 sec + 1 day", "pace_short", 1),
        ("0d + 3d", "pace_short", 1),
        ("57d", "pace_long", Pace.LONGEST),
        ("1d + 9w", "pace_long", Pace.LONGEST),
        ("9999w", "pace_long", Pace.LONGEST),
    ],
)
@pytest.mark.parametrize("language", available())
def test_what_is_too_short_or_too_long_is_said_with_the_bound(
    language: str, written: str, key: str, bound: int
) -> None:
    with pytest.raises(UserError, match=key) as error:
        find_pace(written, language)
    assert duration_text(bound, language) in (error_text(language, error.value) or "")


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("pace", [None, Pace(72, 0), *USUAL])
def test_what_is_chosen_from_the_menu_says_what_it_is(language: str, pace: Pace | None) -> None:
    """A phone shows what is chosen of a closed menu, and nothing else."""
    called = translate(language, "pace-choose-none").partition(":")[0]
    shown = pace_choice(pace, language)
    assert shown.startswith(f"{called}:")
    for hours in () if pace is None else (pace.turn, pace.bank):
        assert duration_text(hours, language) in shown
