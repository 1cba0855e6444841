"""Computer players at a table: who sits where, and who may take whose seat."""

from __future__ import annotations

import pytest

from bot.table import Person, ProposalKind, TableError, Tables
from bot.table.transfer.checking import examined
from rules.players import Level
from tests.bot.table.computers import BOT, against
from tests.bot.table.filed import brought_in, changed
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    GUILD,
    MODERATOR,
    start,
)
from tests.bot.table.test_seats import refused
from tests.toy.actions import Choose


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
