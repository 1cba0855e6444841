"""Computer players in a game: what they do while others act, and what the channel reads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, cast

import pytest

from bot.table import Played, ProposalKind, TableError, Tables, read_post
from bot.table.stand_ins import think_here
from rules import Action, Game, RuleError
from rules.great_canal import GreatCanal, actions
from rules.players import Level
from tests.bot.table.computers import BOT, against
from tests.bot.table.great_canal import OFFER, goods, state, trading
from tests.bot.table.market import apart, open_market, sell, with_market
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    GUILD,
    MODERATOR,
    SEED,
    Clock,
    deliver_all,
    end_turn,
)
from tests.toy.actions import Choose, Decline
from tests.toy.events import TurnEnded

Thinking = Callable[[Game, int, Level, str], Coroutine[Any, Any, Action]]


class Slowly:
    """Thinks until it is told to decide; ``thought`` counts how often it was asked, and was given up."""

    def __init__(self) -> None:
        self.asked, self.given_up = 0, 0
        self.begun, self.decide = asyncio.Event(), asyncio.Event()

    async def __call__(self, game: Game, seat: int, level: Level, seed: str) -> Action:
        self.asked += 1
        self.begun.set()
        try:
            await self.decide.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return await think_here(game, seat, Level.FAIR, seed)


async def thinking_slowly(tables: Tables) -> tuple[int, Slowly, asyncio.Task[Played]]:
    """Let a computer player begin to think; return its game, how it thinks, and what will have come of it."""
    game = await against(tables, Level.STRONG)
    tables.stand_ins.think = slowly = Slowly()
    playing = asyncio.create_task(tables.stand_ins.play(game))
    await slowly.begun.wait()
    return game, slowly, playing


async def test_others_act_while_it_thinks(tables: Tables) -> None:
    """What it thought about is left as soon as the game has gone on, and thought about anew."""
    game, slowly, playing = await thinking_slowly(tables)
    slowly.begun.clear()
    await tables.play.act(game, ANN, Choose(1))
    await tables.thoughts.cancel_outdated(game)
    await slowly.begun.wait()
    assert (slowly.asked, slowly.given_up) == (2, 1)
    await tables.thoughts.cancel_outdated(game)
    slowly.decide.set()
    assert (await playing).acts >= 1
    assert slowly.given_up == 1, "nothing has happened since"


async def test_what_came_too_late_is_thought_out_anew(tables: Tables) -> None:
    """Nobody has told it that the game went on: its answer is for a game that there is no more."""
    game, slowly, playing = await thinking_slowly(tables)
    await tables.play.act(game, ANN, Choose(1))
    slowly.decide.set()
    assert (await playing).acts >= 1
    assert slowly.asked >= 2
    lines = await tables.records.history(game, None, 50)
    assert [line.seat for line in lines if line.kind == "action"][:2] == [0, 1]


async def test_it_stops_with_the_bot(tables: Tables) -> None:
    _, slowly, playing = await thinking_slowly(tables)
    tables.thoughts.stop()
    assert (await playing).acts == 0
    assert slowly.given_up == 1


async def test_at_once_it_does_what_takes_no_thought(tables: Tables) -> None:
    game = await against(tables, Level.STRONG, Level.EASY)
    played = await tables.stand_ins.play(game, at_once=True)
    assert (played.acts, played.thinks) == (0, True), "the first of them has to think"
    game = await against_at(tables, CHANNEL + 1, Level.EASY)
    played = await tables.stand_ins.play(game, at_once=True)
    assert (played.acts, played.thinks) == (1, False)


async def against_at(tables: Tables, channel: int, *levels: Level) -> int:
    """Start a game of Bob against computer players in another channel; return its id."""
    game = (await tables.lobby.create("toy", GUILD, channel, len(levels) + 1, BOB, computers=levels)).id
    await tables.lobby.start(game, BOB, first=BOB.discord_id)
    return game


async def test_turns_in_a_row_are_one_message_whatever_ends_them(tables: Tables) -> None:
    """Where the bot cannot go on by itself, the next who acts has the channel told what it did."""
    game = await against(tables, Level.FAIR, Level.FAIR)
    await tables.stand_ins.play(game)
    await tables.play.act(game, ANN, Choose(1))
    await deliver_all(tables)
    if 0 in (await tables.load(game)).game.waiting_for:
        await end_turn(tables, game, ANN)
        await deliver_all(tables)
    acted = (await tables.stand_ins.play(game)).acts
    assert acted > 1
    first, *edits = await deliver_all(tables)
    assert first.kind == "post"
    assert {row.kind for row in edits} <= {"edit"}, "who is waited for by then"
    assert sum(isinstance(event, TurnEnded) for event in read_post(first).events) == 2


async def test_what_is_sold_is_left_to_people(tables: Tables) -> None:
    """The game waits for nobody by it, and by the first answer it would be over."""
    market = with_market(tables)
    game = await open_market(market)
    asked = await market.consent.propose(game, ANN, ProposalKind.STAND_IN, 2)
    await market.consent.agree(game, asked.id, BOB)
    await sell(market, game)
    assert (await market.stand_ins.play(game)).acts == 0
    (sale,) = apart((await market.load(game)).game)
    assert sale.asked == (1, 2)
    await market.play.act(game, BOB, Decline())
    assert (await market.stand_ins.play(game)).acts == 1, "nobody else is asked any more"


async def scripted(game: Game, seat: int, level: Level, seed: str) -> Action:
    """Offer once in one's turn, and end it then; decline what others offer."""
    assert isinstance(game, GreatCanal)
    if seat != 0:
        return actions.DeclineOffer()
    return OFFER if game.offer is None else actions.EndTurn()


async def asked_by_a_bot(tables: Tables) -> int:
    """Let a bot offer something to Bob and to two other bots; return the game's id."""
    game = await trading(tables)
    for seat in (0, 2, 3):
        await tables.seats.replace(game, MODERATOR, seat, BOT)
    tables.stand_ins.think = scripted
    await tables.stand_ins.play(game)
    return game


async def test_a_bot_waits_for_people_whom_it_has_asked(tables: Tables) -> None:
    """Other bots answer at once; its turn goes on with the answer of the last person."""
    game = await asked_by_a_bot(tables)
    offer = (await state(tables, game)).offer
    assert offer is not None
    assert {reply.seat for reply in offer.replies} == {2, 3}
    assert (await tables.stand_ins.play(game)).acts == 0
    await tables.play.act(game, BOB, actions.DeclineOffer())
    assert (await tables.stand_ins.play(game)).acts == 1
    assert (await state(tables, game)).waiting_for == (1,)


async def test_people_are_asked_over_a_board_that_shows_what_bots_did(tables: Tables) -> None:
    """Until then what bots do in a row is no message: the question comes with all of it."""
    game = await trading(tables)
    for seat in (0, 1, 3):
        await tables.seats.replace(game, MODERATOR, seat, BOT)
    await deliver_all(tables)
    tables.stand_ins.think = offering_second
    await tables.stand_ins.play(game)
    assert (await state(tables, game)).offer is not None
    board, *others = await deliver_all(tables)
    assert board.kind == "post"
    told = [type(event).__name__ for event in read_post(board).events]
    assert told[:2] == ["TurnEnded", "Rolled"]
    assert "matter" in [row.kind for row in others]
    assert "post" not in [row.kind for row in others]


async def offering_second(game: Game, seat: int, level: Level, seed: str) -> Action:
    """End the first turn, and offer something in the second; decline what others offer."""
    assert isinstance(game, GreatCanal)
    if seat not in game.waiting_for:
        return actions.DeclineOffer()
    if seat == 0:
        return actions.EndTurn()
    offer = actions.MakeOffer(goods(ore=1), goods(wool=1))
    with suppress(RuleError):
        game.apply(seat, offer)
        return offer
    return game.suggest(seat)


async def test_a_bot_waits_for_a_day_at_most(tables: Tables) -> None:
    game = await asked_by_a_bot(tables)
    clock = cast(Clock, tables.store.clock)
    clock.advance(hours=23)
    assert (await tables.stand_ins.play(game)).acts == 0
    clock.advance(hours=1)
    assert (await tables.stand_ins.play(game)).acts == 1


@pytest.mark.parametrize("way", ["paused", "put away"])
async def test_a_pause_takes_no_time_to_answer(tables: Tables, way: str) -> None:
    game, lifecycle = await asked_by_a_bot(tables), tables.lifecycle
    clock = cast(Clock, tables.store.clock)
    clock.advance(hours=20)
    if way == "paused":
        await lifecycle.pause(game, MODERATOR)
        clock.advance(hours=40)
        await lifecycle.resume(game, MODERATOR)
    else:
        channel = (await lifecycle.reset(game, MODERATOR)).channel_id
        clock.advance(hours=40)
        await lifecycle.restore(channel, MODERATOR)
    clock.advance(hours=23)
    assert (await tables.stand_ins.play(game)).acts == 0
    clock.advance(hours=1)
    assert (await tables.stand_ins.play(game)).acts == 1


async def test_thoughts_know_no_secret_seed(tables: Tables) -> None:
    """What is imagined follows from what everybody knows, and is another for each decision."""
    game = await against(tables, Level.STRONG)
    seeds = list[str]()

    async def noting(position: Game, seat: int, level: Level, seed: str) -> Action:
        seeds.append(seed)
        return position.suggest(seat)

    tables.stand_ins.think = noting
    await tables.stand_ins.play(game)
    await tables.play.act(game, ANN, Choose(1))
    await end_turn(tables, game, ANN)
    await tables.stand_ins.play(game)
    info = await tables.get(game)
    assert len(set(seeds)) == len(seeds) > 1
    assert all(str(info.fingerprint) in seed and SEED not in seed for seed in seeds)


async def test_the_end_is_told_whoever_brings_it(tables: Tables) -> None:
    """Nobody is waited for then, and the channel has the result even so."""
    ended_by = set[int | None]()
    for channel in range(CHANNEL, CHANNEL + 6):
        game = await against_at(tables, channel, Level.FAIR)
        while (position := await tables.load(game)).game.outcome is None:
            if 0 in position.game.waiting_for:
                await tables.play.act(game, BOB, position.game.suggest(0))
            await tables.stand_ins.play(game)
        rows = [row for row in await deliver_all(tables) if row.game_id == game and row.kind == "post"]
        assert read_post(rows[-1]).outcome is not None
        ended_by.add((await tables.records.history(game, None, 1))[0].seat)
    assert 1 in ended_by


async def test_what_a_bot_has_done_since_bars_undo(tables: Tables) -> None:
    """The refusal names nobody: a bot has no name of its own in what is stored."""
    game = await against(tables, Level.FAIR)
    await tables.stand_ins.play(game)
    await tables.play.act(game, ANN, Choose(1))
    await end_turn(tables, game, ANN)
    await tables.stand_ins.play(game)
    with pytest.raises(TableError, match="undo_computer_acted"):
        await tables.undo.undo_last(game, ANN)


async def test_a_bot_is_still_where_the_position_is_damaged(tables: Tables) -> None:
    """It was said when it was found: nothing fails time and again."""
    game = await against(tables, Level.FAIR)
    async with tables.store.write() as queries:
        await queries.run("UPDATE snapshot SET seal = seal + 1 WHERE game = ?", game)
    assert (await tables.get(game)).damaged
    assert (await tables.stand_ins.play(game)).acts == 0
