"""Computer players at a table: who sits where, what they do while others act, and what the channel reads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, cast

import pytest

from bot.table import Person, ProposalKind, TableError, Tables, read_post
from bot.table.stand_ins import think_here
from bot.table.transfer.checking import examined
from rules import Action, Game, RuleError
from rules.great_canal import GreatCanal, actions
from rules.players import Level
from tests.bot.table.filed import brought_in, changed
from tests.bot.table.great_canal import OFFER, goods, state, trading
from tests.bot.table.market import apart, open_market, sell, with_market
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    GUILD,
    MODERATOR,
    SEED,
    Clock,
    deliver_all,
    end_turn,
    start,
)
from tests.bot.table.test_seats import refused
from tests.toy.actions import Choose, Decline
from tests.toy.events import TurnEnded

Thinking = Callable[[Game, int, Level, str], Coroutine[Any, Any, Action]]


async def against(tables: Tables, *levels: Level, kind: str = "toy") -> int:
    """Start a game of Ann against computer players; return its id."""
    seats = len(levels) + 1
    game = (await tables.lobby.create(kind, GUILD, CHANNEL, seats, ANN, computers=levels)).id
    await tables.lobby.start(game, ANN, first=ANN.discord_id)
    return game


async def test_they_have_seats_and_nobody_else_has(tables: Tables) -> None:
    game = await against(tables, Level.EASY, Level.STRONG)
    info = await tables.get(game)
    assert info.seats == (ANN, Person(None, "", "easy"), Person(None, "", "strong"))
    assert (info.computers, info.stand_ins, info.free, info.called) == ((1, 2), (1, 2), (), ())
    assert info.levels == {1: "easy", 2: "strong"}
    assert await tables.stand_ins.games() == (game,), "it waits for them too"
    listed = (await tables.lists.of_person(101)).games[0]
    assert (listed.seats, listed.stand_ins) == (info.seats, (1, 2))


async def test_what_bars_them_from_a_table(tables: Tables) -> None:
    game = (await tables.lobby.create("toy", GUILD, CHANNEL, 3, ANN, computers=[Level.FAIR])).id
    await tables.lobby.join(game, BOB)
    for call, key in (
        (tables.lobby.add_computer(game, BOB, Level.EASY), "only_host_chooses"),
        (tables.lobby.remove_computer(game, BOB), "only_host_chooses"),
        (tables.lobby.allow_hints(game, BOB, hints=True), "only_host_chooses"),
        (tables.lobby.add_computer(game, ANN, Level.EASY), "seats_full"),
        (tables.lobby.create("toy", GUILD, CHANNEL + 1, 3, ANN, computers=[Level.FAIR] * 3), "seats_full"),
    ):
        assert await refused(tables, game, call) == key
    await tables.lobby.remove_computer(game, ANN)
    assert await refused(tables, game, tables.lobby.remove_computer(game, ANN)) == "no_computer"
    await tables.lobby.start(game, ANN)
    for call in (tables.lobby.add_computer(game, ANN, Level.EASY), tables.lobby.remove_computer(game, ANN)):
        assert await refused(tables, game, call) == "already_started"


async def test_a_person_takes_over_a_seat_that_the_table_offers(tables: Tables) -> None:
    game = await against(tables, Level.EASY, Level.FAIR)
    assert await refused(tables, game, tables.seats.take(game, BOB, 1)) == "not_called"
    call = tables.seats.call_substitute
    assert await refused(tables, game, call(game, BOB, seat=1)) == "not_seated"
    assert await refused(tables, game, call(game, ANN, seat=5)) == "no_such_seat"
    assert (await call(game, ANN, seat=1)).called == (1,)
    assert await refused(tables, game, call(game, ANN, seat=1)) == "called_already"
    info = await tables.seats.take(game, BOB, 1)
    assert (info.seats[1], info.computers, info.stand_ins, info.levels) == (BOB, (2,), (2,), {2: "fair"})
    assert await refused(tables, game, call(game, ANN, seat=1)) == "call_not_own"
    await tables.play.act(game, BOB, Choose(1))


async def test_a_computer_takes_over_a_seat_that_somebody_left(tables: Tables) -> None:
    """It is called for a person still, who may come at any time."""
    game = await against(tables, Level.EASY)
    assert await refused(tables, game, tables.seats.resign(game, ANN)) == "resign_last"
    await tables.seats.call_substitute(game, ANN, seat=1)
    await tables.seats.take(game, BOB, 1)
    await tables.seats.resign(game, BOB)
    await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1, Level.STRONG)
    info = await tables.get(game)
    assert (info.seats[1], info.called, info.free) == (Person(None, "", "strong"), (1,), ())
    assert (await tables.stand_ins.play(game)).acts == 1
    assert (await tables.seats.take(game, CLEO, 1)).stand_ins == ()


async def test_moderators_free_the_seat_of_a_computer(tables: Tables) -> None:
    game = await against(tables, Level.EASY)
    info = await tables.seats.replace(game, MODERATOR, 1, None)
    assert (info.free, info.computers, info.called) == ((1,), (), (1,))
    assert (await tables.stand_ins.play(game)).acts == 0


async def test_a_stand_in_plays_at_its_level(tables: Tables) -> None:
    """Whoever is back plays for themselves, and the next stand-in has a level of its own."""
    game = await against(tables, Level.EASY, Level.FAIR)
    await tables.seats.call_substitute(game, ANN, seat=1)
    await tables.seats.take(game, BOB, 1)
    asked = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1, Level.STRONG)
    assert (asked.level, asked.result) == ("strong", "done"), "nobody else is there to be asked"
    info = await tables.get(game)
    assert (info.seats[1], info.levels) == (BOB, {1: "strong", 2: "fair"})
    assert (await tables.stand_ins.dismiss(game, BOB)).levels == {2: "fair"}
    await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1)
    assert (await tables.get(game)).levels == {1: "fair", 2: "fair"}


async def test_somebody_who_comes_sits_where_the_last_computer_did(tables: Tables) -> None:
    game = (await tables.lobby.create("toy", GUILD, CHANNEL, 3, ANN, computers=[Level.EASY, Level.FAIR])).id
    info = await tables.lobby.join(game, BOB)
    assert info.seats == (ANN, Person(None, "", "easy"), BOB)
    info = await tables.lobby.join(game, CLEO)
    assert info.seats == (ANN, BOB, CLEO)


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


async def test_others_act_while_it_thinks(tables: Tables) -> None:
    """What it thought about is left as soon as the game has gone on, and thought about anew."""
    game = await against(tables, Level.STRONG)
    tables.stand_ins.think = slowly = Slowly()
    playing = asyncio.create_task(tables.stand_ins.play(game))
    await slowly.begun.wait()
    slowly.begun.clear()
    await tables.play.act(game, ANN, Choose(1))
    await tables.thoughts.look_up(game)
    await slowly.begun.wait()
    assert (slowly.asked, slowly.given_up) == (2, 1)
    await tables.thoughts.look_up(game)
    slowly.decide.set()
    assert (await playing).acts >= 1
    assert slowly.given_up == 1, "nothing has happened since"


async def test_what_came_too_late_is_thought_out_anew(tables: Tables) -> None:
    """Nobody has told it that the game went on: its answer is for a game that there is no more."""
    game = await against(tables, Level.STRONG)
    tables.stand_ins.think = slowly = Slowly()
    playing = asyncio.create_task(tables.stand_ins.play(game))
    await slowly.begun.wait()
    await tables.play.act(game, ANN, Choose(1))
    slowly.decide.set()
    assert (await playing).acts >= 1
    assert slowly.asked >= 2
    lines = await tables.records.history(game, None, 50)
    assert [line.seat for line in lines if line.kind == "action"][:2] == [0, 1]


async def test_it_stops_with_the_bot(tables: Tables) -> None:
    game = await against(tables, Level.STRONG)
    tables.stand_ins.think = slowly = Slowly()
    playing = asyncio.create_task(tables.stand_ins.play(game))
    await slowly.begun.wait()
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


@pytest.mark.parametrize("kind", ["toy", "arriala", "canal_du_midi"])
async def test_computers_come_along_in_a_file(tables: Tables, kind: str) -> None:
    game = await against(tables, Level.EASY, Level.STRONG, kind=kind)
    info = await brought_in(tables, await tables.transfer.export(game, MODERATOR))
    assert (info.seats[1].level, info.seats[2].level) == ("easy", "strong")
    assert (info.computers, info.free, info.called) == ((1, 2), (), ())


async def test_a_file_of_computers_alone_is_no_game(tables: Tables) -> None:
    """Nobody could play it, nor take a seat."""
    data = await tables.transfer.export(await against(tables, Level.EASY), MODERATOR)
    alone = changed(
        data, lambda plain: plain.update(people=[None, None], computers={"0": "easy", "1": "easy"})
    )
    for given in (alone, changed(data, lambda plain: plain.update(computers={"0": "easy"}))):
        with pytest.raises(TableError, match="import_malformed") as error:
            examined(given)
        assert error.value.params == {"place": "$.computers"}


BOT = Person(None, "", "strong")


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


async def test_moderators_give_a_seat_to_a_bot_and_back(tables: Tables) -> None:
    game = await against(tables, Level.EASY, Level.EASY)
    info = await tables.seats.replace(game, MODERATOR, 1, BOB)
    assert (info.seats[1], info.computers) == (BOB, (2,))
    info = await tables.seats.replace(game, MODERATOR, 1, BOT)
    assert (info.seats[1], info.computers, info.called, info.free) == (BOT, (1, 2), (), ())
    assert info.levels == {1: "strong", 2: "easy"}


async def test_bots_never_have_a_game_to_themselves(tables: Tables) -> None:
    """Nobody could take a seat there, and it would stand still; one bot may take the place of another."""
    game = await against(tables, Level.EASY)
    assert await refused(tables, game, tables.seats.replace(game, MODERATOR, 0, BOT)) == "stand_in_alone"
    assert (await tables.seats.replace(game, MODERATOR, 1, BOT)).levels == {1: "strong"}
    await tables.seats.replace(game, MODERATOR, 0, None)
    assert (await tables.get(game)).called == (0,)


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


async def test_another_level_is_another_proposal(tables: Tables) -> None:
    """Whoever asks for another does not agree to the one that was asked for."""
    game = (await start(tables, 3)).id
    asked = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 2, Level.EASY)
    other = tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 2, Level.STRONG)
    assert await refused(tables, game, other) == "stand_in_other_level"
    agreed = await tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 2)
    assert (agreed.id, agreed.result) == (asked.id, "done")
    assert (await tables.get(game)).levels == {2: "easy"}


async def test_a_stand_in_without_a_level_is_a_fair_one(tables: Tables) -> None:
    """Whoever names that agrees to it, and another is another."""
    game = (await start(tables, 3)).id
    asked = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 2)
    other = tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 2, Level.EASY)
    with pytest.raises(TableError, match="stand_in_other_level") as error:
        await other
    assert error.value.params == {"level": "fair"}
    agreed = await tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 2, Level.FAIR)
    assert (agreed.id, agreed.result) == (asked.id, "done")
    assert (await tables.get(game)).levels == {2: "fair"}


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
