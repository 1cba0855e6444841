"""Bets said beforehand in Canal du Midi, at the table: laid with the last pick, in that round alone."""

from __future__ import annotations

from pathlib import Path

from bot.table import Person, ProposalKind, Result, Tables
from bot.table.transfer.checking import examined
from rules import encode_standing
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi.actions import Bet, Decline
from rules.canal_du_midi.events import BetShown
from rules.canal_du_midi.standing import KeepCoins, NextBet
from rules.canal_du_midi.state import Phase
from tests.bot.table.filed import ELSEWHERE
from tests.bot.table.seated import ANN, BOB, CLEO, GUILD, MODERATOR, PEOPLE, deliver_all, opened
from tests.bot.table.standing import canal_du_midi, log_of, stored, waiting

THREE = PEOPLE[:3]


async def midi_of(tables: Tables, game: int) -> CanalDuMidi:
    """Return the game as it stands."""
    midi = (await tables.load(game)).game
    assert isinstance(midi, CanalDuMidi)
    return midi


async def suggested(tables: Tables, game: int, person: Person) -> Result:
    """Let somebody do what their game suggests."""
    midi = await midi_of(tables, game)
    return await tables.play.act(game, person, midi.suggest(THREE.index(person)))


async def bet_ahead(tables: Tables, game: int, person: Person) -> NextBet:
    """Let somebody bet their lowest card ahead; return that."""
    answers = (await midi_of(tables, game)).standing_answers(THREE.index(person))
    bet = next(one for one in answers if isinstance(one, NextBet))
    assert await tables.standing.set(game, person, bet) is None
    return bet


async def picking(tables: Tables, *bettors: Person) -> int:
    """Return a game in round 2 in which Bob and Cleo have picked, some of them with a bet ahead, and Ann not.

    All hold their coins.
    """
    game = await canal_du_midi(tables, *[KeepCoins()] * 3)
    for person in THREE:
        await suggested(tables, game, person)
    assert await waiting(tables, game) == (1, 2, 0)
    for person in (BOB, CLEO):
        await suggested(tables, game, person)
        if person in bettors:
            await bet_ahead(tables, game, person)
    return game


async def test_it_is_laid_with_the_last_pick(tables: Tables) -> None:
    game = await picking(tables, BOB, CLEO)
    bet, keep = await tables.standing.of(game, BOB)
    assert isinstance(bet, NextBet)
    assert keep == KeepCoins()
    await deliver_all(tables)
    before = await tables.load(game)
    result = await suggested(tables, game, ANN)
    assert [(seat, told) for _, seat, told in (await log_of(tables, game, 1))[-3:]] == [
        (0, False),
        (1, True),
        (2, False),
    ]
    midi = await midi_of(tables, game)
    assert midi.view(1).bet == bet.card
    assert (midi.waiting_for, result.position.seq) == ((0,), before.seq + 3)
    (edit,) = await deliver_all(tables)
    assert edit.kind == "edit", "only Ann is waited for, as before"
    await suggested(tables, game, ANN)
    assert len(await deliver_all(tables)) == 1


async def test_it_is_changed_as_any_other_bet(tables: Tables) -> None:
    game = await picking(tables, BOB)
    await suggested(tables, game, ANN)
    assert await tables.standing.of(game, BOB) == (KeepCoins(),)
    other = next(
        action for action in (await midi_of(tables, game)).legal_actions(1) if isinstance(action, Bet)
    )
    await tables.play.act(game, BOB, other)
    assert (await midi_of(tables, game)).view(1).bet == other.card


async def test_a_round_goes_by_with_the_last_pick_where_all_have_bet_ahead(tables: Tables) -> None:
    """Go back to before a pick, so that who picks last has bet ahead as well."""
    game = await picking(tables, BOB, CLEO)
    await tables.rollback.roll_back(game, MODERATOR, (await tables.load(game)).seq - 2, new_dice=False)
    assert await waiting(tables, game) == (1, 2, 0)
    for person in (CLEO, ANN):
        await suggested(tables, game, person)
        await bet_ahead(tables, game, person)
    await deliver_all(tables)
    result = await suggested(tables, game, BOB)
    assert sum(isinstance(event, BetShown) for event in result.events) == 3
    assert len(await deliver_all(tables)) == 1
    assert [await tables.standing.of(game, person) for person in THREE] == [(KeepCoins(),)] * 3
    assert (await log_of(tables, game))[-1][0] == "action"


async def test_one_of_a_round_gone_by_is_not_laid_nor_shown_nor_piled_up(tables: Tables) -> None:
    game = await picking(tables, BOB, CLEO)
    for _ in range(2):
        await suggested(tables, game, ANN)
    rows = await stored(tables)
    assert [await tables.standing.of(game, person) for person in THREE] == [(KeepCoins(),)] * 3
    while (midi := await midi_of(tables, game)).phase is not Phase.BET:
        seat = midi.waiting_for[0]
        action = Decline() if midi.phase is Phase.TRADE else midi.suggest(seat)
        await tables.play.act(game, THREE[seat], action)
    assert midi.round == 3
    assert len(midi.waiting_for) == 3
    assert await stored(tables) == rows


async def test_going_back_loses_none_and_one_that_is_withdrawn_stays_so(tables: Tables) -> None:
    game = await picking(tables, BOB)
    before = await tables.load(game)
    given = await tables.standing.of(game, BOB)
    for _ in range(2):
        await suggested(tables, game, ANN)
        assert await waiting(tables, game) == (2, 0)
        await tables.rollback.roll_back(game, MODERATOR, before.seq, new_dice=False)
        assert await tables.standing.of(game, BOB) == given
    await tables.standing.withdraw(game, BOB, "bet")
    await suggested(tables, game, ANN)
    assert await waiting(tables, game) == (1, 2, 0)


async def test_one_that_is_taken_back_by_consent_is_not_laid_again(tables: Tables) -> None:
    """Leave the bet to who has taken it back, as any question that somebody has come back to."""
    game = await picking(tables, BOB)
    await suggested(tables, game, ANN)
    assert await waiting(tables, game) == (2, 0)
    target = await tables.takeback.target(game, BOB)
    asked = await tables.consent.propose(game, BOB, ProposalKind.TAKEBACK, target)
    for person in (ANN, CLEO):
        await tables.consent.agree(game, asked.id, person)
    assert await waiting(tables, game) == (1, 2, 0)
    for person in (CLEO, ANN):
        await suggested(tables, game, person)
    assert await waiting(tables, game) == (1,)


async def test_files_do_not_hold_it_and_a_game_from_a_file_asks(tables: Tables) -> None:
    game = await picking(tables, BOB, CLEO)
    (bet, _) = await tables.standing.of(game, BOB)
    data = await tables.transfer.export(game, MODERATOR)
    assert b"next_bet" not in data
    assert encode_standing(bet) not in data
    candidate = examined(data)
    copy = await tables.transfer.import_game(
        candidate, MODERATOR, THREE, guild_id=GUILD, channel_id=ELSEWHERE
    )
    assert await tables.standing.of(copy.id, BOB) == ()
    await suggested(tables, copy.id, ANN)
    assert await waiting(tables, copy.id) == (1, 2, 0)
    await suggested(tables, game, ANN)
    assert await waiting(tables, game) == (0,), "the game itself is as before"


async def test_a_restart_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        game = await picking(tables, CLEO)
    async with opened(path) as tables:
        await suggested(tables, game, ANN)
        assert await waiting(tables, game) == (1, 0)


async def test_who_has_left_bets_nothing(tables: Tables) -> None:
    game = await picking(tables, BOB)
    await tables.seats.replace(game, MODERATOR, 1, None)
    await suggested(tables, game, ANN)
    assert await waiting(tables, game) == (1, 2, 0)
