"""The Great Canal through Discord: the channel reads well, turn by turn."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from tests.bot.great_canal import table as t
from tests.bot.sent import Sent, collected
from tests.discord import Server, parts
from tests.recorded import load, names

RECORDED = [name for name in names() if name.startswith("great_canal")]
MOST, MOST_WITH_ATTACK = 5, 9
"""How many lines a turn takes at most in all messages about the board."""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all pictures by a pixel."""
    t.without_pictures(monkeypatch)


def told(sent: Sent) -> list[str]:
    """Return the lines above the picture of a new message about the board; [] of any other message."""
    shown = list(parts(sent.payload.get("components") or ()))
    picture = next((number for number, part in enumerate(shown) if part.get("type") == 12), None)
    if sent.edit or picture is None:
        return []
    above = [str(part["content"]) for part in shown[:picture] if part.get("type") == 10]
    return [line for text in above for line in text.split("\n")]


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("great_canal-4-a", 120),
        *(pytest.param(name, 1000, marks=pytest.mark.soak) for name in RECORDED),
    ],
)
async def test_a_turn_takes_few_lines_and_nothing_is_told_twice(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    """Count the lines of all new messages of each turn; none has a line that another one of it has.

    Each asking by a Commercial Harbor tells a turn in one part more.
    """
    recording = load(name)
    start = recording.start()
    assert isinstance(start, GreatCanal)
    game_id = await t.table(server, start)
    sent, lines, more = collected(monkeypatch), dict[int, list[str]](), Counter[int]()
    for seat, action in recording.actions[:most]:
        before = await server.tables.load(game_id)
        with server.env.time_context():
            result = await server.tables.play.act(game_id, before.info.seats[seat], action)
            await server.services.delivery.deliver(game_id)
        assert isinstance(before.game, GreatCanal)
        number = before.game.turn.number
        lines.setdefault(number, []).extend(line for one in sent for line in told(one))
        attacked = any(isinstance(event, e.Attacked) for event in result.events)
        more[number] += (MOST_WITH_ATTACK - MOST) * attacked + isinstance(action, a.AskHarbor)
        sent.clear()
    for number, found in lines.items():
        if number:
            assert len(found) <= MOST + more[number], found
            assert max(Counter(found).values(), default=1) == 1, found
