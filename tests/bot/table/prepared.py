"""Tables as they are before something is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.store.put_right import LOST
from bot.store.uncounted import begin_recount
from bot.table import ProposalKind, Tables
from tests.bot.table.doing import (
    Do,
    ask,
    end,
    keep_file,
    stand_in_for_cleo,
)
from tests.bot.table.great_canal import great_canal
from tests.bot.table.market import open_market, sell, with_market
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    GUILD,
    choose_all,
    deliver_all,
    due_rows,
    end_turn,
    finish,
    start,
)
from tests.toy.actions import Choose, Draw
from tests.toy.view import SALE_HOURS

Prepare = Callable[[Tables], Awaitable[int]]


async def no_table(tables: Tables) -> int:
    """Open no table."""
    return 0


async def open_table(tables: Tables) -> int:
    """Open a table at which Ann and Bob sit."""
    game = (await tables.lobby.create("toy", GUILD, CHANNEL, 3, ANN)).id
    await tables.lobby.join(game, BOB)
    return game


async def in_turn(tables: Tables) -> int:
    """Start a game of three; Ann has the turn, and the channel has read all."""
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    await deliver_all(tables)
    return game


async def finished(tables: Tables) -> int:
    """Play a game of two to its end; the channel has read all."""
    game = (await start(tables)).id
    await finish(tables, game)
    await deliver_all(tables)
    return game


async def interrupted_recount(tables: Tables) -> int:
    """Begin to count all games again, and end before any is counted."""
    async with tables.store.write() as queries:
        await begin_recount(queries, "of before")
    return 0


def after(prepare: Prepare, *done: Do) -> Prepare:
    """Return how a table is prepared at which something has been done."""

    async def prepared(tables: Tables) -> int:
        game = await prepare(tables)
        for do in done:
            await do(tables, game)
        await deliver_all(tables)
        return game

    return prepared


async def a_stand_in_is_awaited(tables: Tables) -> int:
    """Let all but Cleo, for whom the bot plays, have chosen a number."""
    game = (await start(tables, 3)).id
    await stand_in_for_cleo(tables, game)
    for person in (ANN, BOB):
        await tables.play.act(game, person, Choose(1))
    await deliver_all(tables)
    return game


async def settling(tables: Tables) -> int:
    """Let Ann be about to place what a game of the Great Canal begins with: several actions."""
    game = await great_canal(tables, 3)
    await deliver_all(tables)
    return game


async def takeback_out_of_date(tables: Tables) -> int:
    """Let Ann have asked to take back her turn, which cannot be done since Bob has drawn a card.

    A program of before has left the question open.
    """
    game = await after(in_turn, end, ask(ProposalKind.TAKEBACK, 4))(tables)
    follow, tables.session.follow_asked = tables.session.follow_asked, None
    await tables.play.act(game, BOB, Draw())
    for person in (BOB, CLEO):
        await end_turn(tables, game, person)
    await tables.play.act(game, ANN, Choose(1))
    tables.session.follow_asked = follow
    await deliver_all(tables)
    return game


async def to_be_sent(tables: Tables) -> int:
    """Let somebody have asked for the board, which the channel has not got yet."""
    game = await in_turn(tables)
    await tables.messages.show_board(game, "board", None, ANN)
    return game


async def sale_to_be_sent(tables: Tables) -> int:
    """Let Ann have sold something, of which the channel is to read."""
    trading = with_market(tables)
    game = await open_market(trading)
    await sell(trading, game)
    [board] = await due_rows(tables, tables.store.clock())
    await tables.outbox.delivered(board.id, 1)
    return game


async def sale_that_is_over(tables: Tables) -> int:
    """Let Ann have sold something, for which the time is over."""
    game = await after(sale_to_be_sent)(tables)
    tables.store.clock.advance(hours=SALE_HOURS)  # type: ignore[attr-defined]
    return game


async def sale_by_a_clock_ahead(tables: Tables) -> int:
    """Let Ann have sold something while the clock ran ahead, and be put right since."""
    game = await after(sale_to_be_sent)(tables)
    tables.store.clock.advance(hours=-1000)  # type: ignore[attr-defined]
    return game


async def older_rules(tables: Tables) -> int:
    """Let a game have begun by older rules, with a pending message that those of today cannot read."""
    game = await in_turn(tables)
    await end_turn(tables, game, ANN)
    async with tables.store.write() as queries:
        await queries.run("UPDATE game SET rules_version = 0")
        gone = '[{"type":"gone","seat":0}]'
        await queries.run(
            "UPDATE outbox SET payload = json_set(payload, '$.events', json(?)) WHERE done IS NULL", gone
        )
    return game


async def rotten(tables: Tables) -> int:
    """Let the position of a game be other than it was written."""
    game = await in_turn(tables)
    async with tables.store.write() as queries:
        await queries.run("UPDATE snapshot SET seal = 0")
    return game


async def rotten_row(tables: Tables) -> int:
    """Let what is stored of a game beside its log be other than it was written."""
    game = await in_turn(tables)
    async with tables.store.write() as queries:
        await queries.run("UPDATE game SET seal = 0")
    return game


async def after_loss(tables: Tables) -> int:
    """Let the store have noted that transactions were lost."""
    game = await in_turn(tables)
    await tables.store.set_meta(LOST, "3")
    return game


async def old_file(tables: Tables) -> int:
    """Keep a file to which nobody came back."""
    game = await after(in_turn, keep_file)(tables)
    tables.store.clock.advance(days=2)  # type: ignore[attr-defined]
    return game
