"""A game that is over as a text to be read aloud: whole sentences, in order, and no sign that needs eyes."""

from __future__ import annotations

import re
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.features.lobby.story import story_of
from bot.i18n.catalogue import available, translate
from bot.store import Store
from bot.table import Tables, WholeGame
from rules.language.words import Words
from tests.bot.store.test_seals import rot
from tests.bot.table.filed import begin, wander
from tests.bot.table.seated import (
    ANN,
    CHANNEL,
    GUILD,
    MODERATOR,
    Clock,
    choose_all,
    finish,
    opened,
    start,
)

UTC = ZoneInfo("UTC")
KINDS = [("toy", 3), ("arriala", 2), ("arriala", 4), ("canal_du_midi", 3), ("great_canal", 3)]
STUMBLING = re.compile(r"[\[\]{}*_`~|<>=+×→←·•✓✗#^\\]|\w–\w|\d:\d|^\s*-", re.MULTILINE)
"""Signs that screen readers spell, leave out, or make a list of."""


async def whole(tables: Tables, game: int) -> WholeGame:
    """Return a game that is over, as Ann gets it."""
    return await tables.transfer.for_players.whole(game, ANN)


def numbers(text: str) -> list[tuple[int, int]]:
    """Return the first and the last of the entries that are told together, from an English text."""
    found = re.findall(r"^Entr(?:y|ies) (\d+)(?: to (\d+))?: \S", text, re.MULTILINE)
    return [(int(first), int(last or first)) for first, last in found]


@pytest.mark.parametrize(("kind", "seats"), KINDS)
@pytest.mark.parametrize("number", range(2))
async def test_it_is_told_without_a_sign_that_needs_eyes(
    tables: Tables, kind: str, seats: int, number: int
) -> None:
    """In all languages, whatever was done in it; all has words, and each part its heading."""
    game = (await begin(tables, kind, seats, CHANNEL)).id
    await wander(tables, game, Random(f"{kind} {seats} {number}"), 40 * number)
    await finish(tables, game)
    found = await whole(tables, game)
    for language in available():
        text = story_of(found, language, UTC)
        assert not STUMBLING.search(text), STUMBLING.search(text)
        lines = text.splitlines()
        assert lines[0] == Words(kind, language).text("title")
        headings = [translate(language, key) for key in HEADINGS]
        places = [lines.index(heading) for heading in headings]
        assert places == sorted(places)
        assert all(not lines[place - 1] for place in places)
        assert text.endswith("\n")
        assert "None" not in text
        for seat in found.position.info.seats:
            assert seat.name in text


HEADINGS = ("final-table", "story-happened", "story-position", "story-draws")


@pytest.mark.parametrize(("kind", "seats"), KINDS)
async def test_each_entry_is_told_once_and_in_order(tables: Tables, kind: str, seats: int) -> None:
    """The moves of a turn are told together: it ends with the last of them."""
    game = (await begin(tables, kind, seats, CHANNEL)).id
    await finish(tables, game)
    found = await whole(tables, game)
    told = numbers(story_of(found, "en", UTC))
    assert told[0][0] == 1
    assert all(later[0] == earlier[1] + 1 for earlier, later in pairwise(told))
    assert told[-1][1] == len(found.entries)
    passed = {one.seq for one in found.entries if one.passed}
    assert {last for _, last in told[:-1]} <= passed
    assert passed <= {last for _, last in told}


async def test_what_was_hidden_is_told(tables: Tables) -> None:
    """Once it is over everybody may know all: which card was drawn, and what was chosen in secret."""
    game = (await begin(tables, "canal_du_midi", 3, CHANNEL)).id
    await finish(tables, game)
    text = story_of(await whole(tables, game), "en", UTC)
    assert re.search(r"^Entry 1: \w+ bet \d", text, re.MULTILINE)
    public = [one for one in await tables.records.whole(game) if one.seq == 1]
    words = Words("canal_du_midi", "en", ("Ann", "Bob", "Cleo"))
    assert not any(re.search(r"\d", words.event(event)) for one in public for event in one.events)


async def test_what_was_undone_is_told_as_such(tables: Tables) -> None:
    game = (await start(tables)).id
    await choose_all(tables, game)
    before = await tables.load(game)
    seat = before.game.waiting_for[0]
    who = before.info.seats[seat]
    action = before.game.suggest(seat)
    undone = (await tables.play.act(game, who, action)).seq
    if seat in (await tables.load(game)).undo_seats:
        await tables.undo.undo_last(game, who)
    else:
        await tables.rollback.roll_back(game, MODERATOR, undone - 1, new_dice=False)
    await finish(tables, game)
    lines = story_of(await whole(tables, game), "en", UTC).splitlines()
    assert any(line.startswith(f"Entry {undone}: Undone later: ") for line in lines)
    assert sum("undid an action" in line or "went back to entry" in line for line in lines) == 1


async def test_days_are_those_of_the_time_zone(tmp_path: Path) -> None:
    """A turn over midnight is told in two; the day is said where another one begins."""
    clock = Clock()
    store = await Store.open(tmp_path / "games.db", clock)
    tables = Tables(store, lambda: "seed")
    game = (await start(tables)).id
    await choose_all(tables, game)
    clock.now += timedelta(hours=11, minutes=30)
    await tables.seats.call_substitute(game, ANN)
    clock.now += timedelta(hours=1)
    await finish(tables, game)
    found = await whole(tables, game)
    await store.close()
    assert _days(story_of(found, "en", UTC)) == ["Sunday, 1 March 2026", "Monday, 2 March 2026"]
    told = story_of(found, "en", ZoneInfo("Asia/Tokyo"))
    assert _days(told) == ["Sunday, 1 March 2026", "Monday, 2 March 2026"]
    assert "Played from Sunday, 1 March 2026, to Monday, 2 March 2026. Time zone: Asia/Tokyo." in told
    told = story_of(found, "de", ZoneInfo("America/New_York"))
    assert "Gespielt am Sonntag, 1. März 2026. Zeitzone: America/New_York." in told
    assert "\nDimenge 1 de març de 2026\n" in story_of(found, "oc", UTC)


def _days(text: str) -> list[str]:
    return re.findall(r"^\w+day, \d+ March 2026$", text, re.MULTILINE)


async def test_an_entry_that_has_rotted_is_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        await finish(tables, game)
    rot(path, "UPDATE entry SET events = '[]' WHERE seq = 2")
    async with opened(path) as tables:
        text = story_of(await whole(tables, game), "en", UTC)
    assert "Entry 2: This entry is damaged on the disk." in text
    assert len(_days(text)) == 1


async def test_new_draws_and_their_salts_are_told(tables: Tables) -> None:
    game = (await start(tables)).id
    await choose_all(tables, game)
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    await finish(tables, game)
    found = await whole(tables, game)
    text = story_of(found, "en", UTC)
    (salt,) = found.position.info.salts
    assert text.endswith(f"Salts of the new draws, in order: {salt}\n")
    assert f"Salt: {salt}" in text


async def test_a_name_with_signs_stays_as_it_is(tables: Tables) -> None:
    """Neither as markup nor as a sign that is spoken."""
    odd = ANN.__class__(101, "[TAG] **Ann** 1+1=2")
    info = await tables.lobby.create("toy", GUILD, CHANNEL, 2, odd)
    await tables.lobby.join(info.id, ANN.__class__(102, "Bob"))
    await tables.lobby.start(info.id, odd)
    await finish(tables, info.id)
    text = story_of(await whole(tables, info.id), "en", UTC)
    assert "Red: [TAG] **Ann** 1+1=2." in text
    assert text.count("[TAG] **Ann** 1+1=2") == len(re.findall(r"Ann", text))
