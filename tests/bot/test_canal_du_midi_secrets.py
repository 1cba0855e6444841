"""Canal du Midi through Discord: nobody else learns what somebody has bet."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import render
from bot.ui import components as ui_components
from bot.ui import pictures
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.state import Bets
from tests.bot.answers import response_of
from tests.bot.midi import act, cards, position_of, table
from tests.discord import Server
from tests.discord import server as running


class Witness:
    """Keeps all that anybody but the bettor sees: messages as Discord has them, and the bytes of pictures."""

    def __init__(self, bettor: int, patch: pytest.MonkeyPatch) -> None:
        self.bettor = bettor
        self.seen: list[str] = []
        self.drawn: list[tuple[int | None, bytes]] = []
        for which in ("board", "hand"):
            patch.setattr(render, which, self._noted(getattr(render, which)))

    def _noted(self, draw: Any) -> Any:
        def noted(view: Any, *given: Any, **named: Any) -> bytes:
            data: bytes = draw(view, *given, **named)
            if view.seat != self.bettor:
                self.drawn.append((view.seat, data))
            return data

        return noted

    def note(self, components: Any) -> None:
        """Keep a message, with its ids and descriptions."""
        plain = [part if isinstance(part, dict) else part.to_dict() for part in components]
        self.seen.append(json.dumps(plain, sort_keys=True))

    async def look(self, server: Server, seat: int | None) -> None:
        """Ask, as one of the others or as a stranger, for all that can be asked for."""
        person = server.stranger if seat is None else server.people[seat]
        asked: list[tuple[str, dict[str, Any]]] = [
            ("board", {}),
            ("board", {"text": True}),
            ("log", {}),
            ("game info", {}),
        ]
        if seat is not None:
            asked += [("moves", {}), ("hand", {}), ("panel", {}), ("why", {})]
            for typed in ("", "4"):
                offered = await person.autocomplete(server.channel, "midi bet", "card", typed)
                self.seen.append(str(offered))
        for path, given in asked:
            self.note(response_of(await person.slash(server.channel, path, **given)).components)


async def seen_of_bets(path: Path, patch: pytest.MonkeyPatch, bets: Sequence[int]) -> Witness:
    """Collect what the others see while Ada bets cards of her hand, one after the other, and Cleo bets."""
    with patch.context() as patched:
        async with running(path) as server:
            counted = iter(range(1000))
            patched.setattr(pictures, "picture_name", lambda what: f"{what}-{next(counted)}.png")
            patched.setattr(ui_components, "drawing_number", lambda: next(counted))
            patched.setattr(asyncio, "to_thread", _at_once)
            witness = Witness(0, patched)
            game_id = await table(server, 3)
            _, game = await position_of(server, game_id)
            for index in bets:
                await act(server, game_id, 0, a.Bet(cards(game, 0)[index]))
            await witness.look(server, 1)
            await act(server, game_id, 2, a.Bet(cards(game, 2)[0]))
            for seat in (1, 2, None):
                await witness.look(server, seat)
            for message in server.messages():
                witness.note(message.components)
            witness.seen.append(str([sent.get("allowed_mentions") for sent in server.sent]))
            _, game = await position_of(server, game_id)
            assert isinstance(game.due, Bets)
            assert game.waiting_for == (1,)
    return witness


async def _at_once(call: Any, *given: Any) -> Any:
    return call(*given)


@pytest.mark.parametrize(("one", "other"), [((0,), (2,)), ((0, 1), (2, 0))], ids=["bet", "changed"])
async def test_nobody_learns_who_bet_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, one: tuple[int, ...], other: tuple[int, ...]
) -> None:
    """Two games that differ in what one has bet are the same to all others, byte for byte."""
    first = await seen_of_bets(tmp_path / "first.db", monkeypatch, one)
    second = await seen_of_bets(tmp_path / "second.db", monkeypatch, other)
    assert len(first.seen) > 25
    assert first.seen == second.seen
    assert {seat for seat, _ in first.drawn} == {None, 1, 2}
    assert first.drawn == second.drawn
