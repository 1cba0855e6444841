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
from bot.ui.drawings import Drawings
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.state import Bets, Phase
from tests.bot.answers import response_of
from tests.bot.midi import act, cards, position_of, table
from tests.bot.playing import act_by_command
from tests.discord import Server, labels
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
            asked += [("moves", {}), ("hand", {}), ("play", {}), ("why", {}), ("ahead", {})]
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
            patched.setattr(Drawings, "get", _drawn_at_once)
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


async def seen_of_a_bet_ahead(path: Path, patch: pytest.MonkeyPatch, index: int) -> Witness:
    """Collect what the others see while Ada, who has taken a card, bets one of her hand ahead, and when it is
    laid."""
    with patch.context() as patched:
        async with running(path) as server:
            counted = iter(range(1000))
            patched.setattr(pictures, "picture_name", lambda what: f"{what}-{next(counted)}.png")
            patched.setattr(ui_components, "drawing_number", lambda: next(counted))
            patched.setattr(asyncio, "to_thread", _at_once)
            patched.setattr(Drawings, "get", _drawn_at_once)
            witness = Witness(0, patched)
            game_id = await table(server, 3)
            while (game := (await position_of(server, game_id))[1]).phase is not Phase.PICK:
                await act(server, game_id, game.waiting_for[0], game.suggest(game.waiting_for[0]))
            await act(server, game_id, 0, game.suggest(0))
            page = response_of(await server.people[0].slash(server.channel, "ahead"))
            bets = [label for label in labels(page.components) if label.startswith("Bet ")]
            await server.people[0].click(page, label=bets[index])
            assert len(await server.tables.standing.of(game_id, server.people[0].id)) == 1
            for seat in (1, 2, None):
                await witness.look(server, seat)
            for seat in (1, 2):
                position, game = await position_of(server, game_id)
                await act_by_command(server, position, seat, game.suggest(seat))
            for seat in (1, 2, None):
                await witness.look(server, seat)
            for message in server.messages():
                witness.note(message.components)
            _, game = await position_of(server, game_id)
            assert game.view(0).bet is not None
            assert game.waiting_for == tuple(seat for seat in game.table_order if seat)
    return witness


async def _at_once(call: Any, *given: Any) -> Any:
    return call(*given)


async def _drawn_at_once(drawings: Drawings, key: Any, draw: Any, *given: Any) -> Any:
    return draw()


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


async def test_nobody_learns_what_somebody_bets_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it is laid and after, games that differ in what was bet ahead are the same to all others."""
    first = await seen_of_a_bet_ahead(tmp_path / "first.db", monkeypatch, 0)
    second = await seen_of_a_bet_ahead(tmp_path / "second.db", monkeypatch, -1)
    assert len(first.seen) > 40
    assert first.seen == second.seen
    assert first.drawn == second.drawn
