"""Games of the Great Canal at a table: begun, or laid out in a turn of Ann in which she may make an offer."""

from __future__ import annotations

import msgspec

from bot.store.upgrades import add_upgrade_snapshot
from bot.table import Result, Tables
from rules import Action
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.state import Holding
from tests.bot.table.seated import ANN, CHANNEL, GUILD, PEOPLE
from tests.rules.great_canal.positions import goods, position, seat

OFFER = a.MakeOffer(goods(brick=1), goods(ore=1))
"""An offer of Ann to all others, who hold what she wants."""
OTHER_TERMS = a.CounterOffer(goods(ore=1), goods(lumber=1))
"""What somebody may want of her instead."""


async def great_canal(tables: Tables, seats: int) -> int:
    """Start a game of the Great Canal; return its id."""
    info = await tables.lobby.create("great_canal", GUILD, CHANNEL, seats, ANN)
    for person in PEOPLE[1:seats]:
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, ANN, first=ANN.discord_id)
    return info.id


async def trading(tables: Tables, card: str = "") -> int:
    """Start a game of four in a turn of Ann's, who has rolled and may hold a card; return its id."""
    game = await great_canal(tables, 4)
    laid = position(
        seat(settlements="C4 n"),
        seat(settlements="B6 n"),
        seat(settlements="A3 n"),
        hands={
            0: goods(brick=2, lumber=6),
            **{other: goods(ore=2, wool=1) for other in (1, 2, 3)},
        },
        holdings={0: Holding(progress=(card,) if card else ())},
    )
    async with tables.store.write() as queries:
        await queries.run(
            "UPDATE snapshot SET state = ?1, checkpoint_state = ?1, checkpoint_seq = seq, undo_seats = '[]',"
            " waiting = ?2 WHERE game = ?3",
            laid.to_json(),
            msgspec.json.encode(laid.waiting_for).decode(),
            game,
        )
        # The log is played again from there, as where the rules have changed.
        await add_upgrade_snapshot(queries, game, 0, laid.to_json())
    return game


async def state(tables: Tables, game: int) -> GreatCanal:
    """Return where a game stands."""
    found = (await tables.load(game)).game
    assert isinstance(found, GreatCanal)
    return found


async def do(tables: Tables, game: int, seat: int, *actions: Action) -> Result:
    """Do some actions for a seat, one after the other; return what came of the last."""
    results = [await tables.play.act(game, PEOPLE[seat], action) for action in actions]
    return results[-1]
