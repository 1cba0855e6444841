"""Refusals of the bot's own that no way of playing meets."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.table import ProposalKind, TableError, Tables
from bot.ui.errors import UserError
from tests.bot.answers import answer_of, response_of
from tests.bot.features.test_consent import turn_ended
from tests.bot.places import overwrite
from tests.bot.playing import TOY, open_game
from tests.discord import Server
from tests.refusals_raised import told_in


def test_an_error_that_cannot_be_told_is_found_out() -> None:
    """Check what every error that a test makes is measured by (tests/refusals_raised.py)."""
    error = UserError("seats_wrong", game="Toy", allowed=(2, 3, 4))
    assert told_in("fr", error).endswith("2, 3 ou 4.")
    del error.params["allowed"]
    with pytest.raises(ValueError, match="allowed"):
        told_in("fr", error)
    error.key = "nothing_of_the_kind"
    with pytest.raises(ValueError, match="no text in de"):
        told_in("de", error)


async def test_whoever_may_not_write_shows_no_rule(server: Server) -> None:
    await open_game(server, TOY, 2)
    ada = server.people[0]
    page = response_of(await ada.slash(server.channel, "rules search", query="undo"))
    before = len(server.messages())
    denied = discord.Permissions(send_messages=True)
    await overwrite(server, server.channel, ada, discord.Permissions.none(), denied.value)
    refusal = answer_of(await ada.click(page, label="Show to the channel"))
    assert "You may not write in this channel, so you cannot show anything to it." in refusal
    assert len(server.messages()) == before


async def test_one_asks_for_one_undo_at_a_time(server: Server) -> None:
    game_id, seat = await turn_ended(server)
    person = server.people[seat].id
    last = (await server.tables.load(game_id)).seq
    await server.tables.consent.propose(game_id, person, ProposalKind.TAKEBACK, last)
    with pytest.raises(TableError, match="takeback_asked_already"):
        await server.tables.consent.propose(game_id, person, ProposalKind.TAKEBACK, last - 1)


async def test_one_proposes_one_stand_in_at_a_time(server: Server) -> None:
    await open_game(server, TOY, 3)
    ada = server.people[0]
    await ada.slash(server.channel, "seat stand-in", seat="bea")
    refusal = answer_of(await ada.slash(server.channel, "seat stand-in", seat="cleo"))
    assert "You have already proposed a stand-in. Withdraw that proposal first." in refusal


async def test_a_mistake_of_the_bot_is_answered_with_a_number_and_noted(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_game(server, TOY, 2)

    async def broken(*of: Any, **named: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Tables, "load", broken)
        answer = answer_of(await server.people[0].slash(server.channel, "board"))
    assert "Reference: " in answer
    number = answer.split("Reference: ")[1].strip("`.")
    assert [number in fault for fault in server.faults] == [True]
    server.faults.clear()
    assert "Reference" not in answer_of(await server.people[0].slash(server.channel, "board"))
