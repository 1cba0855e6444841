"""The bot looks for games at which it plays: for all of them after a start, then where it is waited for."""

from __future__ import annotations

import pytest

from bot.delivery.playing import Playing
from bot.table import ProposalKind, Tables
from tests.bot.table.market import apart, open_market, sell, with_market
from tests.bot.table.seated import ANN, BOB
from tests.toy.actions import Decline


@pytest.fixture
def market(tables: Tables) -> Tables:
    return with_market(tables)


async def asked_apart(market: Tables) -> int:
    """Let Cleo's stand-in be asked alone what the game does not wait for; return the game's id."""
    game = await open_market(market)
    asked = await market.consent.propose(game, ANN, ProposalKind.STAND_IN, 2)
    await market.consent.agree(game, asked.id, BOB)
    await sell(market, game)
    await market.play.act(game, BOB, Decline())
    (sale,) = apart((await market.load(game)).game)
    assert sale.asked == (2,)
    return game


async def test_after_a_start_it_answers_what_no_game_waits_for(market: Tables) -> None:
    """It was asked before the bot ended, and nobody asks again."""
    game = await asked_apart(market)
    assert await market.stand_ins.games() == ()
    assert await Playing(market).play_all() == [game]
    assert apart((await market.load(game)).game) == ()


async def test_later_it_looks_where_a_game_waits_for_it(market: Tables) -> None:
    """Whatever is done at a game has it looked at anyway: not all of them are read every few seconds."""
    playing = Playing(market)
    assert await playing.play_all() == []
    game = await asked_apart(market)
    assert await playing.play_all() == []
    assert len(apart((await market.load(game)).game)) == 1
