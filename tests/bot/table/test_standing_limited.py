"""Standing answers that are typed, that count a number of times, and several in a row of one seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.entries import last_entries
from bot.store.upgrades import add_upgrade_snapshot
from bot.table import Person, ProposalKind, StandingNotOfferedError, Tables
from rules import RuleError
from tests.bot.table.market import apart, do, open_market, sell, toy, with_market
from tests.bot.table.seated import ANN, BOB, CLEO, DAN, MODERATOR, opened
from tests.bot.table.standing import stored
from tests.toy import actions as a
from tests.toy.components import Colour, Rest
from tests.toy.game import Toy
from tests.toy.standing import AlwaysChoose, DeclineSales, GiveFirst

ANY_CARD = GiveFirst((Colour.RED,), Rest.ANY)


async def left(tables: Tables, game: int, person: Person) -> list[int | None]:
    """Return how often each standing answer of somebody still counts."""
    return [one.left for one in await tables.standing.counting(game, person)]


async def rich(tables: Tables, seat: int, *hand: Colour) -> int:
    """Start a game in which a seat has this hand at Ann's first turn; return its id."""
    game = await open_market(tables)
    position, state = await tables.load(game), await toy(tables, game)
    hands = tuple(tuple(sorted(hand)) if at == seat else held for at, held in enumerate(state.hands))
    changed = Toy(**{**{name: getattr(state, name) for name in state.__struct_fields__}, "hands": hands})
    async with tables.store.write() as queries:
        await queries.run(
            "UPDATE snapshot SET state = ?1, checkpoint_state = ?1, checkpoint_seq = seq", changed.to_json()
        )
        # The log is played again from there, as where the rules have changed.
        await add_upgrade_snapshot(queries, game, position.seq, changed.to_json())
    return game


async def test_what_is_typed_need_not_be_listed_but_has_to_be_possible(trading: Tables) -> None:
    game = await open_market(trading)
    typed = GiveFirst((Colour.RED, Colour.GREEN), Rest.ASK)
    assert typed not in (await toy(trading, game)).standing_answers(1)
    assert await trading.standing.set(game, BOB, typed) is None
    with pytest.raises(RuleError, match=r"toy\.tax\.twice"):
        await trading.standing.set(game, BOB, GiveFirst((Colour.RED, Colour.RED), Rest.ASK))
    assert await trading.standing.of(game, BOB) == (typed,)


@pytest.mark.parametrize("times", [0, -1])
async def test_only_what_is_limited_counts_a_number_of_times(trading: Tables, times: int) -> None:
    game = await open_market(trading)
    with pytest.raises(StandingNotOfferedError):
        await trading.standing.set(game, BOB, AlwaysChoose(1), times=1)
    with pytest.raises(StandingNotOfferedError):
        await trading.standing.set(game, BOB, DeclineSales(), times=times)
    assert await stored(trading) == []


async def test_a_seat_answers_again_and_again_while_the_same_is_asked(trading: Tables) -> None:
    """Bob owes three cards, and what he may give stays the same after the first of them."""
    hand = (Colour.RED,) * 4 + (Colour.BLUE,) * 2
    game = await rich(trading, 1, *hand)
    await trading.standing.set(game, BOB, ANY_CARD)
    await do(trading, game, 0, a.Levy())
    assert (await toy(trading, game)).hands[1] == (Colour.BLUE, Colour.BLUE, Colour.RED)
    (matter,) = apart((await trading.load(game)).game)
    assert matter.asked == (2,)


async def test_it_goes_on_only_as_often_as_it_counts(trading: Tables) -> None:
    game = await rich(trading, 1, *(Colour.RED,) * 6)
    await trading.standing.set(game, BOB, ANY_CARD, times=2)
    await do(trading, game, 0, a.Levy())
    (matter,) = apart((await trading.load(game)).game)
    assert matter.asked == (1, 2)
    assert await trading.standing.of(game, BOB) == ()
    assert await stored(trading) == [(1, "tax")]


async def test_given_while_one_is_asked_it_counts_for_that_too(trading: Tables) -> None:
    game = await rich(trading, 1, *(Colour.RED,) * 6)
    await do(trading, game, 0, a.Levy())
    assert await trading.standing.set(game, BOB, ANY_CARD, times=1) is not None
    assert len((await toy(trading, game)).hands[1]) == 5


async def test_it_never_acts_for_who_has_come_back_to_the_question_by_undo(trading: Tables) -> None:
    """Whatever others do, and he does by hand, Bob is left to decide the whole question himself."""
    game = await rich(trading, 1, *(Colour.RED,) * 6)
    await do(trading, game, 0, a.Levy())
    await trading.standing.set(game, BOB, ANY_CARD, times=2)
    assert len((await toy(trading, game)).hands[1]) == 4
    await trading.undo.undo_last(game, BOB)
    assert len((await toy(trading, game)).hands[1]) == 5
    await do(trading, game, 2, a.Give((await toy(trading, game)).hands[2][0]))
    assert len((await toy(trading, game)).hands[1]) == 5
    await do(trading, game, 1, a.Give(Colour.RED))
    assert len((await toy(trading, game)).hands[1]) == 4
    await do(trading, game, 1, a.Give(Colour.RED))
    await do(trading, game, 0, a.EndTurn())
    await do(trading, game, 1, a.EndTurn())
    await do(trading, game, 2, a.Levy())
    assert len((await toy(trading, game)).hands[1]) == 2, "the next question is another one"


@pytest.mark.parametrize("how", ["takeback", "rollback"])
async def test_it_never_acts_for_who_was_brought_back_to_the_question(trading: Tables, how: str) -> None:
    """Bob's answer goes with what Cleo did before it; of what he gives by hand then, it adds nothing."""
    game = await rich(trading, 1, Colour.BLUE, *(Colour.RED,) * 5)
    await do(trading, game, 0, a.Levy())
    before = await toy(trading, game)
    await do(trading, game, 2, a.Give(before.hands[2][0]))
    assert await trading.standing.set(game, BOB, ANY_CARD, times=2) is not None
    assert len((await toy(trading, game)).hands[1]) == 4
    if how == "takeback":
        target = await trading.takeback.target(game, CLEO)
        asked = await trading.consent.propose(game, CLEO, ProposalKind.TAKEBACK, target)
        for person in (ANN, BOB):
            await trading.consent.agree(game, asked.id, person)
    else:
        seq = (await trading.load(game)).seq
        await trading.rollback.roll_back(game, MODERATOR, seq - 3, new_dice=False)
    assert await toy(trading, game) == before
    await do(trading, game, 1, a.Give(Colour.BLUE))
    assert (await toy(trading, game)).hands[1] == (Colour.RED,) * 5
    await do(trading, game, 2, a.Give(before.hands[2][0]))
    assert len((await toy(trading, game)).hands[1]) == 5


async def test_its_use_comes_back_with_what_is_undone(trading: Tables) -> None:
    game = await open_market(trading)
    await trading.standing.set(game, BOB, DeclineSales(), times=1)
    await sell(trading, game)
    (entry,) = await last_entries(trading.store.reader, game, 1)
    assert dict(entry.facts) == {"standing": "sales"}
    assert await left(trading, game, BOB) == []
    await trading.undo.undo_last(game, BOB)
    assert await left(trading, game, BOB) == [1]
    assert 1 in apart((await trading.load(game)).game)[0].asked


async def test_its_use_comes_back_with_what_is_gone_back_behind(trading: Tables) -> None:
    game = await open_market(trading)
    await trading.standing.set(game, BOB, DeclineSales(), times=1)
    await sell(trading, game)
    seq = (await trading.load(game)).seq
    await trading.rollback.roll_back(game, MODERATOR, seq - 2, new_dice=False)
    assert await left(trading, game, BOB) == [1]
    await sell(trading, game)
    assert 1 not in apart((await trading.load(game)).game)[0].asked
    assert await left(trading, game, BOB) == []


async def test_given_anew_it_counts_from_then_on(trading: Tables) -> None:
    game = await open_market(trading)
    await trading.standing.set(game, BOB, DeclineSales(), times=1)
    await sell(trading, game)
    await do(trading, game, 2, a.Decline())
    await trading.standing.set(game, BOB, DeclineSales(), times=2)
    assert await left(trading, game, BOB) == [2]
    await sell(trading, game)
    assert await left(trading, game, BOB) == [1]
    await trading.standing.set(game, BOB, DeclineSales())
    assert await left(trading, game, BOB) == [None]


async def test_it_outlasts_a_restart_and_leaves_with_the_seat(tmp_path: Path) -> None:
    path = tmp_path / "market.db"
    async with opened(path) as tables:
        game = await open_market(with_market(tables))
        await tables.standing.set(game, BOB, ANY_CARD, times=3)
    async with opened(path) as tables:
        assert await left(tables, game, BOB) == [3]
        kept = await tables.people.personal_data(102)
        assert kept is not None
        assert [(one.standing, one.left) for one in kept.standing] == [(ANY_CARD, 3)]
        await tables.seats.replace(game, MODERATOR, 1, DAN)
        assert await stored(tables) == []


async def test_whoever_asks_what_is_stored_is_told_how_often_it_counts_still(trading: Tables) -> None:
    """One that is used up is still there, since its use may come back."""
    game = await open_market(trading)
    await trading.standing.set(game, BOB, DeclineSales(), times=2)
    for left_then in (1, 0):
        await sell(trading, game)
        await do(trading, game, 2, a.Decline())
        kept = await trading.people.personal_data(102)
        assert kept is not None
        assert [(one.standing, one.left) for one in kept.standing] == [(DeclineSales(), left_then)]


async def test_no_file_says_that_there_are_any(trading: Tables) -> None:
    game = await open_market(trading)
    for person in (BOB, CLEO):
        await trading.standing.set(game, person, DeclineSales(), times=1)
    await sell(trading, game)
    data = (await trading.transfer.export(game, ANN)).decode()
    assert "standing" not in data
    assert "sales" not in data


async def test_an_interaction_that_comes_again_brings_nothing_back(trading: Tables) -> None:
    """Bob's answer counts once and is used up; what he has withdrawn stays so as well."""
    game = await open_market(trading)
    give = (game, BOB, DeclineSales(), 77, None, 1)
    assert await trading.standing.set(*give) is None
    await sell(trading, game)
    for _ in range(2):
        assert await left(trading, game, BOB) == []
        assert await trading.standing.set(*give) is None
    await trading.standing.withdraw(game, BOB, DeclineSales.topic, 78)
    await trading.standing.set(*give)
    assert await left(trading, game, BOB) == []
    await trading.standing.set(game, BOB, DeclineSales(), 79, None, 2)
    await trading.standing.withdraw(game, BOB, DeclineSales.topic, 78)
    await trading.standing.set(*give)
    assert await left(trading, game, BOB) == [2]


async def test_what_follows_from_a_turn_that_is_skipped_counts_as_often(
    trading: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann sells twice before her turn ends, all at once: Bob's one refusal answers the first sale alone."""
    game = await open_market(trading)
    hand = (await toy(trading, game)).hands[0]
    await trading.standing.set(game, BOB, DeclineSales(), times=1)
    await trading.standing.set(game, CLEO, DeclineSales())
    turn = iter((a.Sell(hand[0]), a.Sell(hand[0]), a.EndTurn()))
    monkeypatch.setattr("bot.table.stand_ins._least_action", lambda *_: next(turn))
    result = await trading.stand_ins.skip(game, MODERATOR, 0)
    done = [(entry.kind.value, entry.seat) for entry in await last_entries(trading.store.reader, game, 7)]
    sale, refusals = ("action", 0), (("action", 1), ("action", 2))
    assert done == [("skip", None), sale, *refusals, sale, refusals[1], ("action", 0)]
    assert [one.asked for one in apart(result.position.game)] == [(1,)]
    assert result.position == await trading.load(game)
    assert await left(trading, game, BOB) == []
