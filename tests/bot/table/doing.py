"""What people, moderators and the program do at a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.table import Person, ProposalKind, TableError, Tables
from bot.table.transfer.checking import examined
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    MODERATOR,
    due_rows,
    end_turn,
)
from tests.toy.actions import Offer, Play
from tests.toy.game import Toy
from tests.toy.standing import RefuseOffers

ELSEWHERE = 71
Do = Callable[[Tables, int], Awaitable[object]]


async def lay(tables: Tables, game: int) -> None:
    """Let Ann lay a card."""
    toy = (await tables.load(game)).game
    await tables.play.act(game, ANN, next(one for one in toy.legal_actions(0) if isinstance(one, Play)))


async def offer_card(tables: Tables, game: int) -> None:
    """Let Ann offer a card to Bob."""
    toy = (await tables.load(game)).game
    assert isinstance(toy, Toy)
    await tables.play.act(game, ANN, Offer(1, toy.hands[0][:1]))


async def newest_proposal(tables: Tables, game: int) -> int:
    """Return what was asked last."""
    return (await tables.consent.proposals(game))[-1].id


async def agree(tables: Tables, game: int) -> None:
    """Let Bob agree to what was asked last."""
    await tables.consent.agree(game, await newest_proposal(tables, game), BOB)


def ask(kind: ProposalKind, target: int | None = None) -> Do:
    """Return how Ann asks the others for something."""
    return lambda tables, game: tables.consent.propose(game, ANN, kind, target)


async def stand_in(tables: Tables, game: int, seat: int, *people: Person) -> None:
    """Let the bot play for a seat, by the consent of these people."""
    first, *others = people
    asked = await tables.consent.propose(game, first, ProposalKind.STAND_IN, seat)
    for person in others:
        asked = await tables.consent.agree(game, asked.id, person)
    assert asked.result == "done"


async def stand_in_for_cleo(tables: Tables, game: int) -> None:
    """Let the bot play for Cleo."""
    await ask(ProposalKind.STAND_IN, 2)(tables, game)
    await agree(tables, game)


async def refuse(tables: Tables, game: int) -> None:
    """Let Bob refuse what was asked last."""
    await tables.consent.refuse(game, await newest_proposal(tables, game), BOB)


async def withdraw(tables: Tables, game: int) -> None:
    """Let Bob agree no longer to what was asked last."""
    await tables.consent.withdraw(game, await newest_proposal(tables, game), BOB)


def answer_offer(*, accept: bool) -> Do:
    """Return how Dan answers the offer of a seat."""

    async def answer(tables: Tables, game: int) -> None:
        await tables.seats.answer_offer(game, await newest_proposal(tables, game), DAN, accept=accept)

    return answer


def dismiss(tables: Tables, game: int) -> Awaitable[object]:
    """Let Cleo play for herself again."""
    return tables.stand_ins.dismiss(game, CLEO)


def refused(do: Do) -> Do:
    """Return how somebody does what is refused, by which something expires."""

    async def refusing(tables: Tables, game: int) -> None:
        with pytest.raises(TableError):
            await do(tables, game)

    return refusing


def roll_back(*, new_dice: bool) -> Do:
    """Return how a moderator goes back to before the turn of Ann."""
    return lambda tables, game: tables.rollback.roll_back(game, MODERATOR, 3, new_dice=new_dice)


async def begin_question(tables: Tables, game: int) -> None:
    """Let the message of a question be on its way."""
    [row] = await due_rows(tables, tables.store.clock())
    assert await tables.messages.begin_question(row)


async def set_aside(tables: Tables, game: int) -> None:
    """Give up the message that is due, since it can never be sent."""
    [row] = await due_rows(tables, tables.store.clock())
    await tables.messages.set_aside(row, "it is too long")


async def step_aside(tables: Tables, game: int) -> None:
    """Let the message that is due, which was sent already, not hold up those behind it."""
    [row] = await due_rows(tables, tables.store.clock())
    await tables.messages.step_aside(replace(row, message_id=5), "500", tables.store.clock())


async def put_away(tables: Tables, game: int) -> None:
    """Take a game that cannot be read off its channel."""
    await tables.lifecycle.put_away_damaged(game, GUILD, CHANNEL, MODERATOR)


async def find_damage(tables: Tables, _: int) -> None:
    """Let the channel be told of damage."""
    await tables.damage.find()


async def import_file(tables: Tables, game: int) -> None:
    """Make a game of a file that was kept."""
    upload, data = await newest_upload(tables)
    candidate = examined(data)
    people = (ANN, BOB, None)
    await tables.transfer.import_game(
        candidate, MODERATOR, people, guild_id=GUILD, channel_id=ELSEWHERE, upload_id=upload
    )


async def newest_upload(tables: Tables) -> tuple[int, bytes]:
    """Return the number of the file that was kept last, and the file."""
    [row] = await tables.store.reader.rows("SELECT id, data FROM upload ORDER BY id DESC LIMIT 1")
    return row["id"], row["data"]


def with_upload(do: Do) -> Do:
    """Return how something is done about the file that is kept."""

    async def about(tables: Tables, game: int) -> None:
        await do(tables, (await newest_upload(tables))[0])

    return about


async def keep_file(tables: Tables, game: int) -> None:
    """Keep the file of a game."""
    data = await tables.transfer.export(game, MODERATOR)
    await tables.transfer.uploads.keep(ELSEWHERE, MODERATOR, data)


async def stop_for_good(tables: Tables, game: int) -> None:
    """Let all who are asked agree that the game stops."""
    await tables.consent.agree(game, await newest_proposal(tables, game), CLEO)


def reset(tables: Tables, game: int) -> Awaitable[object]:
    """Take a game off the table."""
    return tables.lifecycle.reset(game, MODERATOR)


def restore(tables: Tables, game: int) -> Awaitable[object]:
    """Bring a game back."""
    return tables.lifecycle.restore(CHANNEL, MODERATOR)


def count(tables: Tables, game: int) -> Awaitable[object]:
    """Count a game that has ended."""
    return tables.results.count(game)


def detach(tables: Tables, game: int) -> Awaitable[object]:
    """Take a game from a channel that is gone."""
    return tables.lifecycle.detach(game)


def attach(tables: Tables, game: int) -> Awaitable[object]:
    """Bring a game without a channel to one."""
    return tables.lifecycle.attach(game, GUILD, ELSEWHERE, MODERATOR)


def pause(tables: Tables, game: int) -> Awaitable[object]:
    """Pause a game."""
    return tables.lifecycle.pause(game, MODERATOR)


def call(tables: Tables, game: int) -> Awaitable[object]:
    """Look for a substitute for Bob."""
    return tables.seats.call_substitute(game, BOB)


def offer_seat(tables: Tables, game: int) -> Awaitable[object]:
    """Let Bob offer his seat to Dan."""
    return tables.seats.offer(game, BOB, DAN)


def watch(tables: Tables, game: int) -> Awaitable[object]:
    """Let Dan follow a game."""
    return tables.observers.watch(game, DAN)


def end(tables: Tables, game: int) -> Awaitable[object]:
    """Let Ann end her turn."""
    return end_turn(tables, game, ANN)


def refuse_offers(tables: Tables, game: int) -> Awaitable[object]:
    """Let Bob say that he refuses all offers."""
    return tables.standing.set(game, BOB, RefuseOffers())
