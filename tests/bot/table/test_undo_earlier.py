"""One's own last action of the turn can be taken back though others have acted since, if theirs can stay."""

from __future__ import annotations

import pytest

from bot.store.entries import entries_after
from bot.table import Position, ProposalKind, Tables, UndoRefusedError, UndoTooLateError
from bot.table.transfer.checking import examined
from rules import load_game
from tests.bot.table.market import do, give, open_market, questions, sell, toy
from tests.bot.table.seated import ANN, BOB, CLEO, MODERATOR, PEOPLE, deliver_all
from tests.toy import actions as a
from tests.toy.events import SaleOver
from tests.toy.game import Toy


async def played_and_declined(tables: Tables) -> int:
    """Let Ann sell a card and lay another, and Bob decline; return the game's id."""
    game = await open_market(tables)
    await sell(tables, game)
    await do(tables, game, 0, a.Play((await toy(tables, game)).hands[0][0], 3))
    await do(tables, game, 1, a.Decline())
    return game


async def undone(tables: Tables, game: int) -> list[tuple[str, int | None, bool]]:
    """Return the entries since the turn began: kind, seat, and whether they were taken back."""
    entries = await entries_after(tables.store.reader, game, 3)
    return [(str(entry.kind), entry.seat, entry.undone) for entry in entries]


async def test_what_others_have_answered_stays(trading: Tables) -> None:
    game = await played_and_declined(trading)
    before = await trading.load(game)
    assert before.undo_seats == (0, 1)
    result = await trading.undo.undo_last(game, ANN, decision=before.decisions[0])
    after = await toy(trading, game)
    assert after.ponds == ((), (), (), ())
    assert after.sale is not None
    assert after.sale.declined == (1,)
    assert await undone(trading, game) == [
        ("action", 0, False),
        ("action", 0, True),
        ("action", 1, False),
        ("undo_earlier", 0, False),
    ]
    others = zip(before.decisions[1:], result.position.decisions[1:], strict=True)
    assert all(then == now for then, now in others), "nobody else's panel is out of date"


async def test_what_would_come_out_otherwise_without_it_needs_it(trading: Tables) -> None:
    """Cleo's no closes the sale after Bob's, and would leave it open without that."""
    game = await open_market(trading)
    await sell(trading, game)
    for seat in (1, 2):
        await do(trading, game, seat, a.Decline())
    assert (await toy(trading, game)).sale is None
    assert (await trading.load(game)).undo_seats == (2,)
    with pytest.raises(UndoTooLateError, match="undo_needed"):
        await trading.undo.undo_last(game, BOB)


@pytest.mark.parametrize("waits", [False, True])
async def test_what_would_pass_the_turn_without_it_needs_it(
    trading: Tables, monkeypatch: pytest.MonkeyPatch, waits: bool
) -> None:
    """A game may wait for Bob's answer once Cleo has given hers: then hers asks nobody only after his."""
    waited = Toy.waiting_for.fget
    assert waited is not None

    def waits_for_bob(game: Toy) -> tuple[int, ...]:
        declined = () if game.sale is None else game.sale.declined
        return (*waited(game), *((1,) if 2 in declined and 1 not in declined else ()))

    if waits:
        monkeypatch.setattr(Toy, "waiting_for", property(waits_for_bob))
    game = await open_market(trading, 4)
    await sell(trading, game)
    for seat in (1, 2):
        await do(trading, game, seat, a.Decline())
    assert (await trading.load(game)).undo_seats == ((2,) if waits else (1, 2))
    if waits:
        with pytest.raises(UndoTooLateError, match="undo_needed"):
            await trading.undo.undo_last(game, BOB)


async def test_one_goes_on_undoing_until_what_others_did_needs_it(trading: Tables) -> None:
    game = await played_and_declined(trading)
    await trading.undo.undo_last(game, ANN)
    assert (await trading.load(game)).undo_seats == (1,)
    with pytest.raises(UndoTooLateError, match="undo_needed"):
        await trading.undo.undo_last(game, ANN)
    await trading.undo.undo_last(game, BOB)
    assert (await trading.load(game)).undo_seats == (0,)
    await trading.undo.undo_last(game, ANN)
    assert (await toy(trading, game)).sale is None


async def test_what_is_undone_in_turns_stays_undone_in_the_log(trading: Tables) -> None:
    """The state is what the effective entries lead to, though one was left out between the others."""
    game = await played_and_declined(trading)
    for person in (ANN, BOB):
        await trading.undo.undo_last(game, person)
    position = await trading.load(game)
    assert [entry.undone for entry in await entries_after(trading.store.reader, game, 3)] == [
        *(False, True, True),
        *(False, False),
    ]
    assert (await trading.rollback.earlier(game, position.seq)).game == position.game
    await trading.undo.undo_last(game, ANN)
    assert (await trading.rollback.earlier(game, position.seq + 1)).game == (await trading.load(game)).game


async def test_whose_answer_it_was_takes_back_that_alone(trading: Tables) -> None:
    game = await played_and_declined(trading)
    await trading.undo.undo_last(game, BOB)
    after = await toy(trading, game)
    assert after.sale is not None
    assert after.sale.asked == (1, 2)
    assert sum(map(len, after.ponds)) == 1


async def test_what_reveals_stays_a_floor(trading: Tables) -> None:
    game = await played_and_declined(trading)
    await trading.undo.undo_last(game, ANN)
    await do(trading, game, 0, a.Draw())
    await do(trading, game, 2, a.Decline())
    assert (await trading.load(game)).undo_seats == (2,)
    with pytest.raises(UndoRefusedError, match="undo_reveals"):
        await trading.undo.undo_last(game, ANN)


async def test_what_was_asked_together_stays_a_floor(trading: Tables) -> None:
    """Who gives back cards is waited for, and is not any more: that passes on, as it always did."""
    game = await open_market(trading)
    await do(trading, game, 0, a.Levy())
    await give(trading, game, 1)
    assert (await trading.load(game)).undo_seats == ()


async def test_what_the_channel_knew_is_told_as_taken_back(trading: Tables) -> None:
    game = await played_and_declined(trading)
    await trading.messages.post_again(game)
    await do(trading, game, 2, a.Decline())
    await deliver_all(trading)
    await trading.undo.undo_last(game, ANN)
    await do(trading, game, 0, a.EndTurn())
    posts = [row for row in await deliver_all(trading) if row.kind == "post"]
    assert '"played"' not in posts[-1].payload.decode()


async def test_the_log_comes_out_the_same_elsewhere_and_after_going_back(trading: Tables) -> None:
    game = await played_and_declined(trading)
    await trading.undo.undo_last(game, ANN)
    there: Position = await trading.load(game)
    await do(trading, game, 2, a.Decline())
    await trading.rollback.roll_back(game, MODERATOR, there.seq, new_dice=False)
    back = await trading.load(game)
    assert (back.game, back.undo_seats) == (there.game, there.undo_seats)
    candidate = examined(await trading.transfer.export(game, MODERATOR))
    assert load_game(candidate.snapshot.state) == back.game
    assert candidate.snapshot.undo_seats == back.undo_seats


async def test_an_ended_game_with_such_an_undo_checks_out(trading: Tables) -> None:
    game = await played_and_declined(trading)
    await trading.undo.undo_last(game, ANN)
    await do(trading, game, 2, a.Decline())
    ((_, post),) = [one for one in questions(await deliver_all(trading)) if one[1].results]
    assert post.results == (SaleOver(0),)
    while (position := await trading.load(game)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await trading.play.act(game, PEOPLE[seat], position.game.suggest(seat))
    assert (await trading.records.verify(game)).ok


async def test_who_revealed_something_last_is_told_so_though_others_have_acted_since(trading: Tables) -> None:
    """Cleo's number was the last, by which all were shown."""
    game = await played_and_declined(trading)
    with pytest.raises(UndoRefusedError, match="undo_reveals"):
        await trading.undo.undo_last(game, CLEO)


async def test_what_the_seller_takes_back_out_of_turn_is_no_floor_for_others(trading: Tables) -> None:
    """Ann, who is not waited for, withdraws what she sells; Bob's turn goes on as if nothing were."""
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 0, a.EndTurn())
    card = (await toy(trading, game)).hands[1][0]
    await do(trading, game, 1, a.Play(card, 3))
    await do(trading, game, 0, a.Withdraw())
    assert (await trading.load(game)).undo_seats == (0, 1)


@pytest.mark.parametrize("answer", [a.Buy(), a.Swap])
async def test_what_two_have_agreed_on_both_take_back_by_consent_alone(
    trading: Tables, answer: a.Buy | type[a.Swap]
) -> None:
    """A card that is bought or swapped: nobody has learnt anything by it, so all together may go back."""
    game = await open_market(trading)
    await sell(trading, game)
    before = await toy(trading, game)
    bought = answer if isinstance(answer, a.Buy) else answer(before.hands[1][0])
    await do(trading, game, 1, bought)
    assert (await trading.load(game)).undo_seats == ()
    for person, key in ((BOB, "undo_agreed"), (ANN, "undo_others_acted")):
        with pytest.raises(UndoTooLateError, match=key):
            await trading.undo.undo_last(game, person)
    target = await trading.takeback.target(game, BOB)
    proposal = await trading.consent.propose(game, BOB, ProposalKind.TAKEBACK, target)
    for seat in proposal.missing:
        proposal = await trading.consent.agree(game, proposal.id, PEOPLE[seat])
    assert proposal.result == "done"
    assert await toy(trading, game) == before
