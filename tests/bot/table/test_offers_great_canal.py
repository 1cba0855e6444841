"""Offers of the Great Canal at the table: what may be taken back around their answers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.table import Tables, UndoTooLateError
from rules.great_canal import actions as a
from tests.bot.table.great_canal import OFFER, OTHER_TERMS, do, state, trading
from tests.bot.table.seated import ANN, BOB

BANK = a.TradeBank("lumber", "ore")


@pytest.mark.parametrize(
    "answers",
    [
        (a.DeclineOffer(), OTHER_TERMS),
        (a.AcceptOffer(), a.DeclineOffer()),
        (a.DeclineOffer(), a.AcceptOffer(), OTHER_TERMS),
    ],
)
async def test_a_change_of_mind_passes_no_turn_and_bars_no_undo(
    tables: Tables, answers: tuple[a.Action, ...]
) -> None:
    """Whoever answers an offer again is waited for as little as before; what Ann did stays hers to undo."""
    game = await trading(tables)
    await do(tables, game, 0, OFFER)
    before = await state(tables, game)
    await do(tables, game, 0, BANK)
    for answer in answers:
        assert not (await do(tables, game, 1, answer)).turn_passed
    assert (await tables.load(game)).undo_seats == (0, 1)
    await tables.undo.undo_last(game, ANN)
    for answer in answers:
        before = before.apply(1, answer)[0]
    assert await state(tables, game) == before
    await tables.undo.undo_last(game, BOB)
    offer = (await state(tables, game)).offer
    assert offer is not None
    assert len(offer.replies) == 1


@pytest.mark.parametrize("first", [False, True])
async def test_nobody_takes_back_a_trade_alone(tables: Tables, first: bool) -> None:
    """great_canal.R45, R46: it is a floor, whether the offerer picked or it went to the first yes."""
    game = await trading(tables)
    offer = replace(OFFER, first=first)
    await do(tables, game, 0, offer)
    await do(tables, game, 1, a.AcceptOffer())
    if not first:
        await do(tables, game, 0, a.PickAnswer(1))
    traded = await state(tables, game)
    assert (await tables.load(game)).undo_seats == ()
    closer, other = (BOB, ANN) if first else (ANN, BOB)
    for person, key in ((closer, "undo_agreed"), (other, "undo_others_acted")):
        with pytest.raises(UndoTooLateError, match=key):
            await tables.undo.undo_last(game, person)
    await do(tables, game, 0, BANK)
    await tables.undo.undo_last(game, ANN)
    assert await state(tables, game) == traded
    assert await tables.takeback.target(game, closer) == (2 if first else 3)
