"""Canal du Midi through Discord: nobody else learns what somebody has bet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.state import Bets, Phase
from tests.bot.answers import response_of, say_ahead
from tests.bot.midi import act, cards, position_of, table
from tests.bot.playing import act_by_command
from tests.bot.worlds import Witness, in_order
from tests.discord import labels
from tests.discord import server as running

KIND = "canal_du_midi"


async def seen_of_bets(path: Path, patch: pytest.MonkeyPatch, bets: Sequence[int]) -> Witness:
    """Collect what the others see while Ada bets cards of her hand, one after the other, and Cleo bets."""
    async with running(path) as server:
        with in_order(patch) as patched:
            witness = Witness((None, 1, 2), patched)
            game_id = await table(server, 3)
            _, game = await position_of(server, game_id)
            for index in bets:
                await act(server, game_id, 0, a.Bet(cards(game, 0)[index]))
            await witness.look(server, KIND, 1)
            await act(server, game_id, 2, a.Bet(cards(game, 2)[0]))
            for seat in (1, 2, None):
                await witness.look(server, KIND, seat)
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
    async with running(path) as server:
        with in_order(patch) as patched:
            witness = Witness((None, 1, 2), patched)
            game_id = await table(server, 3)
            while (game := (await position_of(server, game_id))[1]).phase is not Phase.PICK:
                await act(server, game_id, game.waiting_for[0], game.suggest(game.waiting_for[0]))
            await act(server, game_id, 0, game.suggest(0))
            page = response_of(await server.people[0].slash(server.channel, "ahead"))
            bets = [label for label in labels(page.components) if label.startswith("Bet ")]
            await say_ahead(server.people[0], page, bets[index])
            assert len(await server.tables.standing.of(game_id, server.people[0].id)) == 1
            for seat in (1, 2, None):
                await witness.look(server, KIND, seat)
            for seat in (1, 2):
                position, game = await position_of(server, game_id)
                await act_by_command(server, position, seat, game.suggest(seat))
            for seat in (1, 2, None):
                await witness.look(server, KIND, seat)
            for message in server.messages():
                witness.note(message.components)
            _, game = await position_of(server, game_id)
            assert game.view(0).bet is not None
            assert game.waiting_for == tuple(seat for seat in game.table_order if seat)
    return witness


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
