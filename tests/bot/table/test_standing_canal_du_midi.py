"""Standing answers in whole games of Canal du Midi: who has given one is asked nothing."""

from __future__ import annotations

from bot.table import Tables, read_post
from rules.canal_du_midi.actions import Hold, Send
from rules.canal_du_midi.events import CoinHeld, CoinSent, SiteBuilt, SiteDelayed
from rules.canal_du_midi.standing import KeepCoins, SendIfBehind
from tests.bot.table.seated import (
    ANN,
    BOB,
    CLEO,
    MODERATOR,
    PEOPLE,
    deliver_all,
)
from tests.bot.table.standing import canal_du_midi, log_of, waiting


async def test_a_round_of_canal_du_midi_goes_by_without_a_question(tables: Tables) -> None:
    """Ask nobody for coins where all have said beforehand what becomes of them, and tell it all at once."""
    game = await canal_du_midi(tables, KeepCoins(), KeepCoins(), SendIfBehind())
    for seat in range(2):
        position = await tables.load(game)
        await tables.play.act(game, PEOPLE[seat], position.game.suggest(seat))
    await deliver_all(tables)
    position = await tables.load(game)
    result = await tables.play.act(game, CLEO, position.game.suggest(2))
    assert [seat for _, seat, _ in (await log_of(tables, game))[-4:]] == [2, 0, 1, 2]
    told = [type(event) for event in result.events]
    assert told.count(CoinHeld) == 3
    assert SiteBuilt in told or SiteDelayed in told
    (post,) = await deliver_all(tables)
    assert (read_post(post).since, read_post(post).upto) == (0, 6)
    assert result.position.game.waiting_for == (1, 2, 0)


async def test_a_whole_game_of_canal_du_midi_without_a_question_about_coins(tables: Tables) -> None:
    """Play to the end with coins sent from behind alone; the log leads there again, at every entry."""
    game = await canal_du_midi(tables, *[SendIfBehind()] * 3)
    calls = 0
    while (position := await tables.load(game)).game.waiting_for:
        seat = position.game.waiting_for[0]
        action = position.game.suggest(seat)
        assert not isinstance(action, Send | Hold)
        await tables.play.act(game, PEOPLE[seat], action)
        calls += 1
    assert position.seq > calls + 9
    log = await tables.records.history(game, None, 500)
    sent = [entry.seat for entry in log for event in entry.events if isinstance(event, CoinSent)]
    assert sent, "somebody was behind"
    assert (await tables.records.verify(game)).ok
    for seq in range(position.seq):
        assert (await tables.rollback.earlier(game, seq)).seq == seq


async def test_who_has_come_back_to_the_first_asking_is_answered_for_in_the_second(tables: Tables) -> None:
    """Leave Bob to decide the asking that was his again; the next is a question of its own."""
    game = await canal_du_midi(tables)
    await tables.standing.set(game, BOB, KeepCoins())
    for seat in range(3):
        await tables.play.act(game, PEOPLE[seat], (await tables.load(game)).game.suggest(seat))
    assert await waiting(tables, game) == (0, 2), "Bob holds"
    await tables.rollback.roll_back(game, MODERATOR, (await tables.load(game)).seq - 1, new_dice=False)
    assert await waiting(tables, game) == (0, 1, 2)
    await tables.play.act(game, ANN, Send())
    assert await waiting(tables, game) == (2,), "Bob holds in the second asking"
