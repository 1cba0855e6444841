"""Steps of a game that cannot be shown any more say so, for every game, in private and in the channel."""

from __future__ import annotations

import pytest

from rules.language.words import Words
from rules.registry import GAMES
from tests.bot.answers import response_of
from tests.bot.playing import open_game
from tests.discord import Server, labels, texts

ENTRIES = 12
REASONS = {
    "rules": "The rules in this bot have changed since then",
    "damaged": "The log is damaged before this entry",
}


async def begun(server: Server, kind: str) -> int:
    """Start a game of three, and play its first actions as it suggests."""
    game = await open_game(server, Words(kind, "en").text("title"), 3)
    for _ in range(ENTRIES):
        position = await server.tables.load(game)
        seat = position.game.waiting_for[0]
        await server.tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))
    await server.services.delivery.deliver(game)
    return game


async def lose(server: Server, game: int, kind: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a game was before be lost: its second entry rots, or its rules change."""
    if reason == "rules":
        monkeypatch.setattr(GAMES[kind], "version", GAMES[kind].version + 1)
        await server.tables.upgrade.adopt_rules()
        return
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE entry SET seal = seal + 1 WHERE game = ? AND seq = 2", game)


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("kind", GAMES)
async def test_a_lost_step_says_what_happened_and_why_it_is_not_shown(
    server: Server, kind: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players and strangers read it, and step on from it; the channel too, once."""
    game = await begun(server, kind)
    await lose(server, game, kind, reason, monkeypatch)
    for who in (*server.people[:3], server.stranger):
        for entry in range(3, ENTRIES):
            shown = response_of(await who.slash(server.channel, "replay", entry=entry))
            told = texts(shown.components)
            assert REASONS[reason] in told
            assert not shown.attachments
            assert {"◀ Back", "On ▶"} <= set(labels(shown.components))
    await server.people[0].slash(server.channel, "replay", entry=4, public=True)
    assert REASONS[reason] in texts(server.last.components)
    assert not server.faults
