"""Questions with messages of their own: asked once, changed, closed with their result, asked again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.table import MessageKind, ProposalKind, Tables
from rules import RuleError
from tests.bot.table.market import (
    CHANGED,
    POSTED,
    apart,
    do,
    give,
    kept,
    open_market,
    questions,
    sell,
    stages,
    toy,
    with_market,
)
from tests.bot.table.seated import ANN, BOB, CLEO, MODERATOR, deliver_all, opened
from tests.toy import actions as a
from tests.toy.components import Colour, Rest
from tests.toy.events import Bought, SaleOver, TaxOver, TaxPaid
from tests.toy.standing import DeclineSales, GiveFirst


async def test_what_opens_questions_apart_alone_posts_no_board(trading: Tables) -> None:
    """Ann was waited for below the last board and is not any more: that one is changed."""
    game = await open_market(trading)
    await do(trading, game, 0, a.Levy())
    rows = await deliver_all(trading)
    assert [row.kind for row in rows] == [MessageKind.EDIT, MessageKind.MATTER]
    ((_, post),) = questions(rows)
    assert (post.stage, post.called, post.results) == ("open", None, ())
    assert post.key == apart((await trading.load(game)).game)[0].key


async def test_a_question_is_changed_and_closed_with_its_result_and_then_the_board_comes(
    trading: Tables,
) -> None:
    game = await open_market(trading)
    await do(trading, game, 0, a.Levy())
    await deliver_all(trading)
    await give(trading, game, 1)
    (changed,) = await deliver_all(trading)
    assert stages([changed]) == [(CHANGED, "open")]
    await give(trading, game, 2)
    board, closed = await deliver_all(trading)
    assert board.kind == MessageKind.POST, "Ann is waited for again"
    ((_, post),) = questions([closed])
    assert (post.stage, post.results) == ("settled", (TaxPaid(2, 1), TaxOver(0)))
    assert await kept(trading) == []


async def test_changes_that_nobody_has_made_yet_are_one(trading: Tables) -> None:
    game = await open_market(trading, 4)
    await do(trading, game, 0, a.Levy())
    for seat in (1, 2):
        await give(trading, game, seat)
    assert stages(await deliver_all(trading)) == [(POSTED, "open"), (CHANGED, "open")]
    await give(trading, game, 3)
    assert stages(await deliver_all(trading)) == [(CHANGED, "settled")]


async def test_several_are_open_at_once_each_with_its_own_message(trading: Tables) -> None:
    game = await open_market(trading)
    await do(trading, game, 0, a.Levy())
    for seat in (1, 2):
        await give(trading, game, seat)
    await sell(trading, game)
    await deliver_all(trading)
    await do(trading, game, 0, a.EndTurn())
    assert [row.kind for row in await deliver_all(trading)] == [MessageKind.POST], "the sale stays as it is"
    await do(trading, game, 1, a.Levy())
    await deliver_all(trading)
    assert [name for _, name, posted, _, _ in await kept(trading) if posted] == ["sale", "tax"]
    await do(trading, game, 2, a.Buy())
    (_, tax), (kind, sale) = sorted(questions(await deliver_all(trading)), key=lambda one: one[1].stage)
    assert tax.stage == "open", "Cleo holds a card more now, of which she owes as many"
    assert (kind, sale.stage, sale.results) == (CHANGED, "settled", (Bought(2, 0),))
    assert [name for _, name, _, _, _ in await kept(trading)] == ["tax"]


async def test_where_all_have_answered_beforehand_there_is_no_message(trading: Tables) -> None:
    game = await open_market(trading)
    for person in (BOB, CLEO):
        await trading.standing.set(game, person, GiveFirst((Colour.RED,), Rest.ANY))
        await trading.standing.set(game, person, DeclineSales())
    await do(trading, game, 0, a.Levy())
    assert (await trading.load(game)).game.waiting_for == (0,)
    assert questions(await deliver_all(trading)) == []
    await sell(trading, game)
    assert questions(await deliver_all(trading)) == []
    assert await kept(trading) == []


async def test_where_one_has_answered_beforehand_the_other_is_asked(trading: Tables) -> None:
    game = await open_market(trading)
    await trading.standing.set(game, BOB, GiveFirst((Colour.RED,), Rest.ANY))
    await do(trading, game, 0, a.Levy())
    (matter,) = apart((await trading.load(game)).game)
    assert matter.asked == (2,)
    assert stages(await deliver_all(trading)) == [(POSTED, "open")]


@pytest.mark.parametrize("how", ["undo", "takeback", "rollback", "abandon", "reset"])
async def test_what_goes_away_is_closed_and_says_so(trading: Tables, how: str) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    before = await trading.load(game)
    if how == "undo":
        await trading.undo.undo_last(game, ANN)
    elif how == "rollback":
        await trading.rollback.roll_back(game, MODERATOR, before.seq - 1, new_dice=False)
    elif how == "takeback":
        target = await trading.takeback.target(game, ANN)
        asked = await trading.consent.propose(game, ANN, ProposalKind.TAKEBACK, target)
        for person in (BOB, CLEO):
            asked = await trading.consent.agree(game, asked.id, person)
        assert asked.result == "done"
    elif how == "abandon":
        asked = await trading.consent.propose(game, ANN, ProposalKind.ABANDON)
        for person in (BOB, CLEO):
            asked = await trading.consent.agree(game, asked.id, person)
    else:
        await trading.lifecycle.reset(game, MODERATOR)
    last = stages(await deliver_all(trading))[-1]
    assert last == (CHANGED, "resting" if how == "reset" else "gone"), "what is reset may be restored"
    assert len(await kept(trading)) == (how == "reset")


async def test_the_same_question_after_a_rollback_is_another(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 1, a.Decline())
    await deliver_all(trading)
    seq = (await trading.load(game)).seq
    await trading.rollback.roll_back(game, MODERATOR, seq - 1, new_dice=False)
    asked = questions(await deliver_all(trading))
    assert [(kind, post.stage, post.gone_back) for kind, post in asked] == [
        (CHANGED, "gone", 0),
        (POSTED, "open", 1),
    ]


async def test_what_is_closed_unseen_is_told_all_the_same(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    for seat in (1, 2):
        await do(trading, game, seat, a.Decline())
    asked = questions(await deliver_all(trading))
    assert [(kind, post.stage) for kind, post in asked] == [(POSTED, "open"), (CHANGED, "settled")]
    assert asked[-1][1].results == (SaleOver(0),)


async def test_all_goes_on_after_a_restart_with_three_answers_pending(tmp_path: Path) -> None:
    path = tmp_path / "market.db"
    async with opened(path) as tables:
        trading = with_market(tables)
        game = await open_market(trading, 4)
        await do(trading, game, 0, a.Levy())
        await deliver_all(trading)
    async with opened(path) as tables:
        trading = with_market(tables)
        for seat in (3, 1, 2):
            await give(trading, game, seat)
        rows = await deliver_all(trading)
        assert [row.kind for row in rows] == [MessageKind.POST, MessageKind.MATTER_EDIT]
        ((_, post),) = questions(rows)
        assert post.results == (TaxPaid(2, 1), TaxOver(0))
        assert (await toy(trading, game)).waiting_for == (0,)


async def test_nothing_is_half_done_where_the_program_is_killed(trading: Tables) -> None:
    """Entry, question and what is kept of it are one transaction."""
    game = await open_market(trading)
    before = await trading.load(game)

    async def killed(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.table.matter_writer.save_matter", killed)
        with pytest.raises(RuntimeError, match="killed"):
            await sell(trading, game)
    assert await trading.load(game) == before
    assert await deliver_all(trading) == []
    await sell(trading, game)
    assert stages(await deliver_all(trading)) == [(POSTED, "open")]


async def test_of_two_answers_at_once_the_first_counts(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    answers = (do(trading, game, seat, a.Buy()) for seat in (1, 2))
    done = await asyncio.gather(*answers, return_exceptions=True)
    refused = [one for one in done if one is not None]
    assert [type(one) for one in refused] == [RuleError]
    assert "toy.sale.none" in str(refused[0])
    assert len((await toy(trading, game)).hands[0]) == 2
