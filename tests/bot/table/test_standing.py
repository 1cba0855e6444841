"""Standing answers at the table: who is asked answers at once, in the transaction of what asked."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot.table.session
from bot.store.standing import set_standing, standing_at
from bot.table import Person, ProposalKind, TableError, Tables, read_post
from rules import RuleError, Standing
from rules.canal_du_midi.standing import KeepCoins
from tests.bot.table.seated import (
    ANN,
    BOB,
    CLEO,
    DAN,
    MODERATOR,
    PEOPLE,
    counts,
    deliver_all,
    end_turn,
    finish,
    opened,
    start,
)
from tests.bot.table.standing import log_of, stored, waiting
from tests.toy.actions import Answer, Choose, EndTurn, Offer, Play
from tests.toy.components import Reply
from tests.toy.events import Answered, NumberShown, Offered
from tests.toy.game import Toy
from tests.toy.standing import AlwaysChoose, RefuseOffers


async def offer(tables: Tables, game: int, to: int = 1) -> Offer:
    """Let Ann offer her first card to somebody; return what she did."""
    toy = (await tables.load(game)).game
    assert isinstance(toy, Toy)
    action = Offer(to, toy.hands[0][:1])
    await tables.play.act(game, ANN, action)
    return action


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of three in which Ann has her turn and Bob refuses all offers."""
    game = (await start(tables, 3)).id
    assert await tables.standing.set(game, BOB, RefuseOffers()) is None
    for person, number in ((ANN, 1), (BOB, 2), (CLEO, 3)):
        await tables.play.act(game, person, Choose(number))
    return game


async def test_who_is_asked_answers_at_once_and_the_turn_goes_on(tables: Tables, game: int) -> None:
    await deliver_all(tables)
    before = await tables.load(game)
    toy = before.game
    assert isinstance(toy, Toy)
    result = await tables.play.act(game, ANN, Offer(1, toy.hands[0][:1]), 900)
    assert result.position.game.waiting_for == (0,)
    assert (result.seat, result.seq, result.position.seq) == (0, before.seq + 1, before.seq + 2)
    assert [type(event) for event in result.events if event.audience() is None] == [Offered, Answered]
    assert await log_of(tables, game, 1) == [
        *[("action", seat, False) for seat in range(3)],
        ("action", 0, False),
        ("action", 1, True),
    ]
    entry = (await tables.records.history(game, None, 1))[0]
    assert entry.person == BOB
    assert (await deliver_all(tables)) == [], "nobody is waited for whom the channel does not know of"
    again = await tables.play.act(game, ANN, Offer(1, toy.hands[0][:1]), 900)
    assert again.repeated
    assert again.position == result.position


async def test_several_answer_in_the_order_of_the_table(tables: Tables, game: int) -> None:
    await tables.standing.set(game, CLEO, AlwaysChoose(3))
    await tables.standing.set(game, ANN, AlwaysChoose(1))
    for person in (ANN, BOB):
        await end_turn(tables, game, person)
    await deliver_all(tables)
    begun = await tables.load(game)
    result = await end_turn(tables, game, CLEO)
    assert [seat for _, seat, _ in (await log_of(tables, game))[-3:]] == [2, 0, 2]
    assert result.position.game.waiting_for == (1,)
    (post,) = await deliver_all(tables)
    shown = read_post(post)
    assert (shown.upto, shown.waiting) == (begun.seq + 3, (1,))
    decisions = result.position.decisions
    assert all(after > before for before, after in zip(begun.decisions, decisions, strict=True))
    last = await tables.play.act(game, BOB, Choose(2))
    assert sum(isinstance(event, NumberShown) for event in last.events) == 3


async def test_it_is_all_or_nothing(tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch) -> None:
    before, rows = await tables.load(game), await counts(tables)
    insert = bot.table.session.insert_entry

    async def fails(queries: object, number: int, entry: object, *rest: object) -> None:
        if getattr(entry, "seat", None) == 1:
            raise OSError
        await insert(queries, number, entry, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(bot.table.session, "insert_entry", fails)
    with pytest.raises(OSError):  # noqa: PT011
        await offer(tables, game)
    assert (await tables.load(game), await counts(tables)) == (before, rows)


async def test_set_while_asked_it_answers_at_once(tables: Tables) -> None:
    game = (await start(tables)).id
    result = await tables.standing.set(game, ANN, AlwaysChoose(2), 901)
    assert result is not None
    assert result.position.game.waiting_for == (1,)
    assert await log_of(tables, game, 0) == [("action", 0, True)]
    repeated = await tables.standing.set(game, ANN, AlwaysChoose(2), 901)
    assert repeated is not None
    assert repeated.repeated
    both = await tables.standing.set(game, BOB, AlwaysChoose(1))
    assert both is not None
    assert len([event for event in both.events if isinstance(event, NumberShown)]) == 2
    assert await stored(tables) == [(0, "number"), (1, "number")]


async def test_what_an_act_returns_says_whether_there_are_any(tables: Tables) -> None:
    """The position after it is the one that is read then: when one is given, and at the end of the game."""
    game = (await start(tables)).id
    result = await tables.standing.set(game, ANN, AlwaysChoose(2))
    assert result is not None
    assert result.position == await tables.load(game)
    assert result.position.answered_ahead
    while result.position.game.waiting_for:
        seat = result.position.game.waiting_for[0]
        action = result.position.game.suggest(seat)
        result = await tables.play.act(game, PEOPLE[seat], action)
        assert result.position == await tables.load(game)
    assert not result.position.answered_ahead


async def test_they_are_changed_and_withdrawn_at_will(tables: Tables, game: int) -> None:
    await tables.standing.set(game, BOB, AlwaysChoose(1))
    await tables.standing.set(game, BOB, AlwaysChoose(2))
    assert await tables.standing.of(game, BOB) == (AlwaysChoose(2), RefuseOffers())
    assert await tables.standing.of(game, ANN) == ()
    await tables.standing.withdraw(game, BOB, "offers")
    await tables.standing.withdraw(game, BOB, "offers")
    assert await tables.standing.of(game, BOB) == (AlwaysChoose(2),)
    await offer(tables, game)
    assert await waiting(tables, game) == (1,)
    await tables.play.act(game, BOB, Answer(Reply.TAKE))
    await tables.standing.withdraw(game, BOB)
    assert await stored(tables) == []


@pytest.mark.parametrize(
    ("who", "standing", "key"),
    [
        (DAN, RefuseOffers(), "not_seated"),
        (ANN, AlwaysChoose(99), "standing_not_offered"),
        (ANN, KeepCoins(), "standing_not_offered"),
    ],
)
async def test_what_is_refused(tables: Tables, game: int, who: Person, standing: Standing, key: str) -> None:
    before = await stored(tables)
    with pytest.raises(TableError) as error:
        await tables.standing.set(game, who, standing)
    assert error.value.key == key
    assert await stored(tables) == before


async def test_in_a_pause_none_is_given_but_one_may_be_withdrawn(tables: Tables, game: int) -> None:
    await tables.lifecycle.pause(game, MODERATOR)
    with pytest.raises(TableError, match="paused"):
        await tables.standing.set(game, ANN, RefuseOffers())
    await tables.standing.withdraw(game, BOB)
    assert await stored(tables) == []


async def test_a_restart_keeps_them(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        game = (await start(tables, 3)).id
        for person, number in ((ANN, 1), (BOB, 2)):
            await tables.standing.set(game, person, AlwaysChoose(number))
        await tables.standing.set(game, CLEO, RefuseOffers())
    async with opened(path) as tables:
        assert await tables.standing.of(game, ANN) == (AlwaysChoose(1),)
        await tables.play.act(game, CLEO, Choose(3))
        await offer(tables, game, to=2)
        for person in PEOPLE[:2]:
            await end_turn(tables, game, person)
    async with opened(path) as tables:
        await end_turn(tables, game, CLEO)
        assert await waiting(tables, game) == (2,)
        assert [seat for _, seat, _ in (await log_of(tables, game))[-3:]] == [2, 0, 1]
        assert (await tables.load(game)).seq == 10


async def test_undo_stays_before_it(tables: Tables, game: int) -> None:
    """Undo nothing that somebody has answered, and go on with it after an undo of something else."""
    begun = await tables.load(game)
    play = next(action for action in begun.game.legal_actions(0) if isinstance(action, Play))
    await tables.play.act(game, ANN, play)
    assert (await tables.undo.undo_last(game, ANN)).position.game == begun.game
    await offer(tables, game)
    for person, key in ((ANN, "undo_others_acted"), (BOB, "undo_passed")):
        with pytest.raises(TableError) as error:
            await tables.undo.undo_last(game, person)
        assert error.value.key == key
    assert await waiting(tables, game) == (0,)


async def test_taking_back_by_consent_and_asking_anew(tables: Tables, game: int) -> None:
    """Take back Cleo's turn end with Ann's answer to it; when it is done again, she answers again."""
    await tables.standing.set(game, ANN, AlwaysChoose(1))
    for person in (ANN, BOB):
        await end_turn(tables, game, person)
    begun = await tables.load(game)
    await end_turn(tables, game, CLEO)
    assert await waiting(tables, game) == (1, 2)
    target = await tables.takeback.target(game, CLEO)
    asked = await tables.consent.propose(game, CLEO, ProposalKind.TAKEBACK, target)
    for person in (ANN, BOB):
        await tables.consent.agree(game, asked.id, person)
    assert (await tables.load(game)).game == begun.game
    await end_turn(tables, game, CLEO)
    assert await waiting(tables, game) == (1, 2)


async def test_who_comes_back_to_a_question_decides_it_themselves(tables: Tables, game: int) -> None:
    """Ask Bob again after a moderator has gone back to before his answer; the next offer is answered."""
    await offer(tables, game)
    after = await tables.load(game)
    await tables.rollback.roll_back(game, MODERATOR, after.seq - 1, new_dice=False)
    assert await waiting(tables, game) == (1,)
    await tables.play.act(game, BOB, Answer(Reply.TAKE))
    assert await waiting(tables, game) == (0,)
    await offer(tables, game)
    assert await waiting(tables, game) == (0,)
    await tables.play.act(game, ANN, EndTurn())
    assert (await tables.records.history(game, 1, 2))[0].facts == {"standing": "offers"}


async def test_it_rests_while_a_stand_in_plays(tables: Tables, game: int) -> None:
    asked = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1)
    await tables.consent.agree(game, asked.id, CLEO)
    await offer(tables, game)
    assert await waiting(tables, game) == (1,)
    assert await tables.standing.of(game, BOB) == ()
    with pytest.raises(TableError, match="stand_in_plays"):
        await tables.standing.set(game, BOB, AlwaysChoose(1))
    await tables.stand_ins.play(game)
    await tables.stand_ins.dismiss(game, BOB)
    assert await tables.standing.of(game, BOB) == (RefuseOffers(),)
    await offer(tables, game)
    assert await waiting(tables, game) == (0,)


@pytest.mark.parametrize("how", ["replace", "free", "resign", "handover", "substitute"])
async def test_it_never_acts_for_who_has_left(tables: Tables, game: int, how: str) -> None:
    if how == "replace":
        await tables.seats.replace(game, MODERATOR, 1, DAN)
    elif how == "free":
        await tables.seats.replace(game, MODERATOR, 1, None)
    elif how == "resign":
        await tables.seats.resign(game, BOB)
    elif how == "handover":
        given = await tables.seats.offer(game, BOB, DAN)
        await tables.seats.answer_offer(game, given.id, DAN, accept=True)
    else:
        await tables.seats.call_substitute(game, BOB)
        await tables.seats.take(game, DAN, 1)
    assert await stored(tables) == []
    await offer(tables, game)
    assert await waiting(tables, game) == (1,)


async def test_a_skipped_turn_is_answered_too(tables: Tables, game: int) -> None:
    await tables.standing.set(game, ANN, AlwaysChoose(1))
    for person in (ANN, BOB):
        await end_turn(tables, game, person)
    await tables.stand_ins.skip(game, MODERATOR, 2)
    assert await waiting(tables, game) == (1, 2)


async def test_one_that_todays_rules_do_not_know_does_nothing(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables.store.write() as queries:
        await queries.run('UPDATE standing SET answer = \'{"type":"gone"}\'')
    await offer(tables, game)
    assert await waiting(tables, game) == (1,)
    assert BOB.discord_id is not None
    data = await tables.people.personal_data(BOB.discord_id)
    assert data is not None
    assert [(one.standing, one.stored) for one in data.standing] == [(None, '{"type":"gone"}')]


async def test_one_that_is_refused_stops_nobody(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "answer", lambda *_: Choose(99))
    await offer(tables, game)
    assert await waiting(tables, game) == (1,)
    with pytest.raises(RuleError):
        await tables.play.act(game, BOB, Choose(99))


async def test_only_its_own_seat_learns_of_it(tables: Tables, game: int) -> None:
    await offer(tables, game)
    assert (await log_of(tables, game, 1))[-1] == ("action", 1, True)
    for seat in (None, 0, 2):
        assert (await log_of(tables, game, seat))[-1] == ("action", 1, False)
    assert (await tables.records.entry(game, (await tables.load(game)).seq)).facts == {}
    data = await tables.transfer.export(game, MODERATOR)
    assert b"standing" not in data
    assert b"refuse_offers" not in data


async def test_who_has_the_seat_now_does_not_learn_of_it(tables: Tables, game: int) -> None:
    """It is known to whoever had given it, and is theirs again with the seat."""
    await offer(tables, game)
    await tables.seats.replace(game, MODERATOR, 1, DAN)
    assert not any(standing for _, _, standing in await log_of(tables, game, 1))
    await tables.seats.replace(game, MODERATOR, 1, BOB)
    assert ("action", 1, True) in await log_of(tables, game, 1)


async def test_what_is_kept_is_shown_and_deleted(tables: Tables, game: int) -> None:
    await tables.standing.set(game, BOB, AlwaysChoose(2))
    assert ANN.discord_id is not None
    assert BOB.discord_id is not None
    data = await tables.people.personal_data(BOB.discord_id)
    assert data is not None
    kept = [(one.game, one.kind, one.standing) for one in data.standing]
    assert kept == [(game, "toy", AlwaysChoose(2)), (game, "toy", RefuseOffers())]
    data = await tables.people.personal_data(ANN.discord_id)
    assert data is not None
    assert data.standing == ()
    await tables.people.forget(BOB.discord_id)
    assert await stored(tables) == []


async def test_whatever_was_left_of_somebody_goes_with_them(tables: Tables, game: int) -> None:
    """A seat that is left and a game that ends leave none; here one is put where it has no business."""
    (row,) = await standing_at(tables.store.reader, game)
    await finish(tables, game)
    async with tables.store.write() as queries:
        await set_standing(queries, game, row)
    assert BOB.discord_id is not None
    await tables.people.forget(BOB.discord_id)
    assert await stored(tables) == []


async def test_they_go_when_the_game_ends(tables: Tables, game: int) -> None:
    await finish(tables, game)
    assert await stored(tables) == []
    assert (await tables.records.verify(game)).ok
    assert await tables.standing.of(game, BOB) == ()
