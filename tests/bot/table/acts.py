"""All that people can do at a table, each where it can be done, and what the channel reads by it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import pytest

from bot.store.put_right import LOST
from bot.table import ProposalKind, TableError, Tables
from bot.table.transfer.checking import examined
from tests.bot.table.great_canal import great_canal
from tests.bot.table.market import open_market, sell, with_market
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    MODERATOR,
    choose_all,
    deliver_all,
    due_rows,
    end_turn,
    start,
)
from tests.toy.actions import Choose, Draw, Offer, Play
from tests.toy.game import Toy
from tests.toy.standing import RefuseOffers
from tests.toy.view import SALE_HOURS

ELSEWHERE = 71

Prepare = Callable[[Tables], Awaitable[int]]
Do = Callable[[Tables, int], Awaitable[object]]


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


def after(prepare: Prepare, *done: Do) -> Prepare:
    """Return how a table is prepared at which something has been done."""

    async def prepared(tables: Tables) -> int:
        game = await prepare(tables)
        for do in done:
            await do(tables, game)
        await deliver_all(tables)
        return game

    return prepared


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


async def put_away(tables: Tables, game: int) -> None:
    """Take a game that cannot be read off its channel."""
    await tables.lifecycle.put_away_damaged(game, GUILD, CHANNEL, MODERATOR)


async def rotten(tables: Tables) -> int:
    """Let the position of a game be other than it was written."""
    game = await in_turn(tables)
    async with tables.store.write() as queries:
        await queries.run("UPDATE snapshot SET seal = 0")
    return game


async def find_damage(tables: Tables, _: int) -> None:
    """Let the channel be told of damage."""
    await tables.damage.find()


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


async def old_file(tables: Tables) -> int:
    """Keep a file to which nobody came back."""
    game = await after(in_turn, keep_file)(tables)
    tables.store.clock.advance(days=2)  # type: ignore[attr-defined]
    return game


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


@dataclass(frozen=True)
class Act:
    """Something that is done by a public method of the table, and what the channel reads by it, in order."""

    method: str
    prepare: Prepare
    do: Do
    hears: str = ""


abandoning = after(in_turn, ask(ProposalKind.ABANDON))
offered_seat = after(in_turn, offer_seat)
kept_file = after(in_turn, keep_file)
TAKEBACK, STAND_IN = ProposalKind.TAKEBACK, ProposalKind.STAND_IN

AT_AN_OPEN_TABLE = (
    Act("lobby.create", no_table, lambda t, g: t.lobby.create("toy", GUILD, CHANNEL, 3, ANN), "lobby"),
    Act("lobby.join", open_table, lambda t, g: t.lobby.join(g, CLEO), "lobby_edit"),
    Act("lobby.leave", open_table, lambda t, g: t.lobby.leave(g, ANN), "lobby_edit"),
    Act(
        "lobby.leave",
        after(open_table, lambda t, g: t.lobby.leave(g, BOB)),
        lambda t, g: t.lobby.leave(g, ANN),
        "lobby_edit",
    ),
    Act("lobby.choose", open_table, lambda t, g: t.lobby.choose(g, ANN, {}), "lobby_edit"),
    Act("lobby.start", open_table, lambda t, g: t.lobby.start(g, ANN), "start lobby_edit"),
    Act("lifecycle.reset", open_table, reset, "reset lobby_edit"),
    Act("lifecycle.restore", after(open_table, reset), restore, "restore lobby"),
    Act("lifecycle.detach", open_table, detach),
    Act("lifecycle.attach", after(open_table, detach), attach, "resume lobby"),
    Act("people.forget", open_table, lambda t, g: t.people.forget(BOB.discord_id or 0), "lobby_edit"),
)
AT_A_GAME = (
    Act("play.act", in_turn, end, "post"),
    Act("play.act", after(in_turn, refuse_offers), offer_card),
    Act("undo.undo_last", after(in_turn, lay), lambda t, g: t.undo.undo_last(g, ANN)),
    Act("rollback.roll_back", after(in_turn, end), roll_back(new_dice=False), "rollback"),
    Act("rollback.roll_back", after(in_turn, end), roll_back(new_dice=True), "dice"),
    Act("rollback.roll_back", after(rotten, find_damage), roll_back(new_dice=False), "rollback damaged_over"),
    Act("standing.set", in_turn, refuse_offers),
    Act("standing.set", after(in_turn, offer_card), refuse_offers, "post"),
    Act("standing.withdraw", after(in_turn, refuse_offers), lambda t, g: t.standing.withdraw(g, BOB)),
    Act("timers.end_due", sale_that_is_over, lambda t, g: t.timers.end_due(), "matter_edit"),
    Act("timers.correct", sale_by_a_clock_ahead, lambda t, g: t.timers.correct()),
    Act("observers.watch", in_turn, watch, "post"),
    Act("observers.unwatch", after(in_turn, watch), lambda t, g: t.observers.unwatch(g, DAN)),
    Act("threads.remember", in_turn, lambda t, g: t.threads.remember(72, CHANNEL)),
    Act("messages.enqueue_note", in_turn, lambda t, g: t.messages.enqueue_note(g, "rule", who=ANN), "rule"),
    Act("messages.show_board", in_turn, lambda t, g: t.messages.show_board(g, "board", None, ANN), "board"),
    Act("messages.post_again", in_turn, lambda t, g: t.messages.post_again(g, MODERATOR), "post"),
    Act("messages.set_aside", to_be_sent, set_aside, "unsent"),
    Act("messages.step_aside", to_be_sent, step_aside, "unchanged"),
    Act("messages.begin_question", sale_to_be_sent, begin_question),
)
ASKING = (
    Act("consent.propose", in_turn, ask(ProposalKind.ABANDON), "proposal"),
    Act("consent.propose", takeback_out_of_date, ask(TAKEBACK, 8), "proposal_edit proposal"),
    Act("consent.propose", takeback_out_of_date, refused(ask(TAKEBACK, 5)), "proposal_edit"),
    Act("consent.agree", takeback_out_of_date, refused(agree), "proposal_edit"),
    Act("consent.agree", abandoning, agree, "proposal_edit"),
    Act("consent.agree", after(abandoning, agree), stop_for_good, "proposal_edit abandon"),
    Act(
        "consent.agree",
        after(in_turn, end, ask(TAKEBACK, 4), agree),
        stop_for_good,
        "proposal_edit takeback",
    ),
    Act("consent.refuse", abandoning, refuse, "proposal_edit proposal_refused"),
    Act("consent.withdraw", after(abandoning, agree), withdraw, "proposal_edit"),
    Act("seats.offer", in_turn, offer_seat, "proposal"),
    Act("seats.offer", offered_seat, offer_seat, "proposal_edit proposal"),
    Act("seats.answer_offer", offered_seat, answer_offer(accept=True), "proposal_edit handover edit"),
    Act("seats.answer_offer", offered_seat, answer_offer(accept=False), "proposal_edit proposal_refused"),
)
WHO_PLAYS = (
    Act("seats.replace", in_turn, lambda t, g: t.seats.replace(g, MODERATOR, 1, DAN), "replace edit"),
    Act("seats.resign", in_turn, lambda t, g: t.seats.resign(g, BOB), "resign edit"),
    Act("seats.call_substitute", in_turn, call, "call"),
    Act(
        "seats.call_substitute",
        after(in_turn, call),
        lambda t, g: t.seats.call_substitute(g, BOB, wanted=False),
        "call_edit uncall",
    ),
    Act(
        "seats.take", after(in_turn, call), lambda t, g: t.seats.take(g, DAN, 1), "call_edit substitute edit"
    ),
    Act("consent.agree", after(in_turn, ask(STAND_IN, 2)), agree, "proposal_edit stand_in"),
    Act("stand_ins.dismiss", after(in_turn, stand_in_for_cleo), dismiss, "back"),
    Act("stand_ins.play", a_stand_in_is_awaited, lambda t, g: t.stand_ins.play(g), "post"),
    Act("stand_ins.skip", in_turn, lambda t, g: t.stand_ins.skip(g, MODERATOR, 0), "skip post"),
    Act("stand_ins.skip", settling, lambda t, g: t.stand_ins.skip(g, MODERATOR, 0), "skip post"),
    Act("people.forget", in_turn, lambda t, g: t.people.forget(BOB.discord_id or 0), "forgotten edit"),
)
PUTTING_AWAY = (
    Act("lifecycle.reset", abandoning, reset, "proposal_edit reset"),
    Act("lifecycle.restore", after(in_turn, reset), restore, "restore"),
    Act("lifecycle.pause", in_turn, pause, "pause"),
    Act(
        "lifecycle.resume",
        after(in_turn, pause),
        lambda t, g: t.lifecycle.resume(g, MODERATOR),
        "resume",
    ),
    Act("lifecycle.detach", in_turn, detach),
    Act("lifecycle.detach_guild", in_turn, lambda t, g: t.lifecycle.detach_guild(GUILD)),
    Act("lifecycle.attach", after(in_turn, detach), attach, "resume"),
    Act("upgrade.adopt_rules", older_rules, lambda t, g: t.upgrade.adopt_rules(), "rules"),
    Act("damage.find", rotten, find_damage, "damaged"),
    Act("damage.tell_lost", after_loss, lambda t, g: t.damage.tell_lost(), "lost"),
    Act("lifecycle.put_away_damaged", rotten_row, put_away),
    Act("transfer.export", in_turn, lambda t, g: t.transfer.export(g, MODERATOR), "export"),
    Act("transfer.export_log", in_turn, lambda t, g: t.transfer.export_log(g, MODERATOR), "export"),
    Act("transfer.import_game", kept_file, import_file, "import free"),
    Act("uploads.keep", in_turn, lambda t, g: t.transfer.uploads.keep(CHANNEL, MODERATOR, b"{}")),
    Act(
        "uploads.offer",
        after(in_turn, keep_file, keep_file),
        with_upload(lambda t, upload: t.transfer.uploads.offer(upload)),
    ),
    Act("uploads.drop", kept_file, with_upload(lambda t, upload: t.transfer.uploads.drop(upload))),
    Act(
        "uploads.give_up",
        kept_file,
        with_upload(lambda t, upload: t.transfer.uploads.give_up(upload, ELSEWHERE, MODERATOR)),
    ),
    Act("uploads.drop_expired", old_file, lambda t, g: t.transfer.uploads.drop_expired()),
)
ACTS = (*AT_AN_OPEN_TABLE, *AT_A_GAME, *ASKING, *WHO_PLAYS, *PUTTING_AWAY)
