"""Plans are private: what one says, and which of its cases came, is shown to nobody but its person."""

from __future__ import annotations

import pytest

from rules import Branch, Condition, Plan
from tests.bot.answers import answer_of
from tests.bot.features.games.lists import here, mine
from tests.bot.features.moderation.files import exported
from tests.bot.features.plans.planning import page, toy_game
from tests.bot.playing import act_by_command, open_panel
from tests.bot.sent import collected
from tests.discord import Server, texts
from tests.toy.actions import Draw, EndTurn, Play


def plan_on(seat: int) -> Plan:
    """Return a plan for an empty pile, for a card of a seat, and for all else."""
    played = Condition("played", (("seat", seat),))
    moves = (Condition("pile-empty"), Draw()), (played, EndTurn()), (None, Draw())
    return Plan(tuple(Branch(condition, (move,)) for condition, move in moves))


async def seen_by_others(server: Server, seat: int) -> dict[str, object]:
    """Return all that somebody else, a stranger and a moderator are told, in words."""
    other, stranger, moderator = server.people[seat], server.stranger, server.moderator
    asked = {
        "log": other.slash(server.channel, "log"),
        "log for a stranger": stranger.slash(server.channel, "log"),
        "log for a moderator": moderator.slash(server.channel, "log"),
        "audit": moderator.slash(server.channel, "mod audit"),
        "info": other.slash(server.channel, "game info"),
        "info for a stranger": stranger.slash(server.channel, "game info"),
        "board": stranger.slash(server.channel, "board", text=True),
        "privacy": other.slash(server.channel, "privacy show"),
        "ahead": other.slash(server.channel, "ahead"),
    }
    told: dict[str, object] = {name: answer_of(await answer) for name, answer in asked.items()}
    told["panel"] = texts((await open_panel(server, seat)).components)
    told["lists"] = await here(server, stranger), await mine(server, seat, server.channel)
    told["channel"] = [texts(message.components) for message in server.messages()]
    return told


async def test_what_others_see_is_the_same_whatever_is_planned(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    await server.stranger.slash(server.channel, "watch")
    await server.env.settle()
    before = await seen_by_others(server, seat)
    await server.tables.plans.keep(game_id, server.people[other].id, plan_on(seat))
    assert await seen_by_others(server, seat) == before
    assert b"pile-empty" not in (await exported(server))[1]


async def test_what_it_has_answered_is_seen_without_what_it_said(server: Server) -> None:
    """That a plan answered, and by which case, stands in the log of its person alone."""
    game_id, seat, other = await toy_game(server)
    await server.stranger.slash(server.channel, "watch")
    await server.tables.plans.keep(game_id, server.people[other].id, plan_on(seat))
    position = await server.tables.load(game_id)
    play = next(one for one in position.game.legal_actions(seat) if isinstance(one, Play))
    await act_by_command(server, position, seat, play)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await server.env.settle()
    assert (await server.tables.load(game_id)).game.waiting_for != (other,)
    words = str(await seen_by_others(server, seat)).casefold()
    direct = [texts(one.components) for one in server.stranger.user.dm_channel.history()]
    assert direct, "whoever follows the game is told of the turn"
    for told in (words, str(direct).casefold()):
        assert "your plan" not in told
        assert "by plan" not in told
        assert "pile is empty" not in told
    (_, file) = await exported(server)
    assert b"branches" not in file
    assert b"pile-empty" not in file
    shown = await server.tables.records.history(game_id, seat, 50)
    assert all("plan" not in entry.facts for entry in shown)
    own = await server.tables.records.history(game_id, other, 50)
    assert any("plan" in entry.facts for entry in own)


async def test_it_is_shown_wherever_ones_own_games_are(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    assert "Plan ready" not in str(await mine(server, other))
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (EndTurn(),)),)))
    assert "Plan ready" in str(await mine(server, other))
    assert "Plan ready" in str(await mine(server, other, server.channel))
    assert "Plan ready" not in str(await mine(server, seat))
    assert "You have planned" in texts((await open_panel(server, other)).components)
    info = answer_of(await server.people[other].slash(server.channel, "game info"))
    assert "You have planned" in info
    assert "Whatever happens: End turn" in texts((await page(server, other)).components)


async def test_what_is_left_to_its_person_calls_them(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan of another decision than the one that comes answers nothing: who is asked is called."""
    game_id, seat, other = await toy_game(server)
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (EndTurn(),)),)))
    sent = collected(monkeypatch)
    await server.tables.plans.withdraw(game_id, server.people[other].id)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await server.env.settle()
    assert server.people[other].id in [one for message in sent for one in message.pings]
    assert (await server.tables.load(game_id)).game.waiting_for == (other,)


async def test_it_is_up_to_whoever_is_waited_for_alone(server: Server) -> None:
    """The game goes back to before a plan was kept, in the turn of somebody else: they are not asked."""
    game_id, seat, other = await toy_game(server)
    await act_by_command(server, await server.tables.load(game_id), seat, Draw())
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (EndTurn(),)),)))
    await server.tables.rollback.roll_back(game_id, server.people[seat].id, 2, new_dice=False)
    await server.services.delivery.deliver(game_id)
    await server.env.settle()
    assert (await server.tables.load(game_id)).game.waiting_for == (seat,)
    (told,) = [texts(one.components) for one in server.people[other].user.dm_channel.history()]
    assert "the game has gone back behind it" in told
    assert "It is up to you now" not in told


async def test_who_is_waited_for_reads_that_it_is_up_to_them(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    await server.tables.plans.keep(
        game_id, server.people[other].id, Plan((Branch(Condition("pile-empty"), (EndTurn(),)),))
    )
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await server.env.settle()
    (told,) = [texts(one.components) for one in server.people[other].user.dm_channel.history()]
    assert "It is up to you now" in told
