"""Canal du Midi through Discord, where one holds always, one sends if behind and one bets ahead."""

from __future__ import annotations

from typing import Any

import pytest

import render
from bot.i18n.catalogue import translate
from bot.table import ProposalKind
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.standing import KeepCoins, NextBet, SendIfBehind
from rules.canal_du_midi.state import Phase
from rules.language.words import Words
from tests.bot.answers import answer_of, response_of, say_ahead
from tests.bot.midi import position_of, table
from tests.bot.playing import act_by_panel, open_panel
from tests.bot.test_canal_du_midi import PIXEL
from tests.discord import Server, labels, texts

KEEPER, SENDER, BETTOR = range(3)


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all pictures by a pixel."""
    for which in ("board", "hand"):
        monkeypatch.setattr(render, which, lambda *given, **named: PIXEL)


async def suggest(server: Server, game_id: int, seat: int) -> None:
    """Do for a seat what the game suggests."""
    position, game = await position_of(server, game_id)
    await server.tables.play.act(game_id, position.info.seats[seat], game.suggest(seat))


async def until_picks(server: Server, game_id: int, last: int) -> CanalDuMidi:
    """Play on until cards are taken and only the bettor and another seat have to; return the game then."""
    while (game := (await position_of(server, game_id))[1]).phase is not Phase.PICK:
        await suggest(server, game_id, game.waiting_for[0])
    for seat in game.waiting_for:
        if seat not in (BETTOR, last):
            await suggest(server, game_id, seat)
    return (await position_of(server, game_id))[1]


async def pick_by_panel(server: Server, game_id: int) -> Any:
    """Let the bettor take a card in their panel; return the panel as it is then."""
    panel = await open_panel(server, BETTOR)
    position, game = await position_of(server, game_id)
    await act_by_panel(server, panel, position, BETTOR, game.suggest(BETTOR))
    return panel


def bets(panel: Any) -> list[str]:
    """Return what may be bet ahead, by the labels of a panel."""
    return [label for label in labels(panel.components) if label.startswith("Bet ")]


async def test_pick_and_bet_in_one_visit(server: Server) -> None:
    game_id = await table(server, 3)
    await until_picks(server, game_id, KEEPER)
    panel = await pick_by_panel(server, game_id)
    told = texts(panel.components)
    assert "Bet ahead: the card is laid face down as soon as everybody has taken a card" in told
    _, game = await position_of(server, game_id)
    words = Words("canal_du_midi", "en", (), game.view(BETTOR))
    held = list(dict.fromkeys(game.hands[BETTOR]))
    assert bets(panel) == [f"Bet {words.value('card', card)}" for card in held]
    posted = len(server.messages())
    await say_ahead(server.people[BETTOR], panel, bets(panel)[0])
    await server.people[BETTOR].click(panel, label=bets(panel)[-1])
    assert f"you will bet {words.value('card', held[-1])}" in texts(panel.components)
    (stands,) = await server.tables.standing.of(game_id, server.people[BETTOR].id)
    assert isinstance(stands, NextBet)
    assert stands.card == held[0], "by one touch nothing is kept"
    await server.people[BETTOR].click(panel, label="Cancel")
    assert f"-# Your answers ahead: {bets(panel)[0]}" in texts(panel.components), "the panel is there again"
    await say_ahead(server.people[BETTOR], panel, bets(panel)[-1])
    told = texts(panel.components)
    assert f"**Noted.** In round {game.round} you will bet {words.value('card', held[-1])}" in told
    assert f"-# Your answers ahead: {bets(panel)[-1]}" in told
    assert "Withdraw, ask me" in labels(panel.components)
    assert len(server.messages()) == posted, "nobody else is told"
    await suggest(server, game_id, KEEPER)
    _, game = await position_of(server, game_id)
    assert game.view(BETTOR).bet == held[-1]
    assert BETTOR not in game.waiting_for
    await server.people[BETTOR].click(panel, label=bets(panel)[0])
    told = texts(panel.components)
    assert "That was out of date" in told
    assert "You may change your bet until the last one is in" in told
    assert "Your answers ahead" not in told


async def test_a_bet_ahead_is_withdrawn_in_the_panel_and_given_on_the_page(server: Server) -> None:
    game_id = await table(server, 3)
    await until_picks(server, game_id, KEEPER)
    panel = await pick_by_panel(server, game_id)
    who = server.people[BETTOR]
    await say_ahead(who, panel, bets(panel)[0])
    await who.click(panel, label="Withdraw, ask me")
    assert "Your bet: you will be asked again" in texts(panel.components)
    assert await server.tables.standing.of(game_id, who.id) == ()
    await who.click(panel, label="Answers and plans")
    await say_ahead(who, panel, bets(panel)[0])
    assert f"Now: **{bets(panel)[0]}**" in texts(panel.components)
    await say_ahead(who, panel, "Always hold")
    await who.click(panel, label="Back to the game")
    assert f"-# Your answers ahead: {bets(panel)[0]} · Always hold" in texts(panel.components)
    kept = answer_of(await who.slash(server.channel, "privacy show"))
    assert "Answers that you gave beforehand: 2" in kept
    assert bets(panel)[0].removeprefix("Bet ") in kept


async def test_while_others_have_nothing_to_pick_a_seat_that_has_to_is_asked_for_that(server: Server) -> None:
    game_id = await table(server, 3)
    game = await until_picks(server, game_id, KEEPER)
    assert BETTOR in game.waiting_for
    panel = await open_panel(server, BETTOR)
    assert bets(panel) == []
    assert "Bet ahead" not in texts(panel.components)


@pytest.mark.parametrize("why", ["pause", "stand-in"])
async def test_a_panel_offers_no_bet_ahead_that_would_be_refused(server: Server, why: str) -> None:
    """While the game is paused, and while a stand-in plays for the seat, no answer is taken."""
    game_id = await table(server, 3)
    await until_picks(server, game_id, KEEPER)
    offered = bets(await pick_by_panel(server, game_id))
    assert offered
    people = [person.id for person in server.people]
    if why == "pause":
        await server.tables.lifecycle.pause(game_id, server.moderator.id)
    else:
        consent = server.tables.consent
        asked = await consent.propose(game_id, people[KEEPER], ProposalKind.STAND_IN, BETTOR)
        await consent.agree(game_id, asked.id, people[SENDER])
    panel = await open_panel(server, BETTOR)
    assert bets(panel) == []
    assert "Bet ahead" not in texts(panel.components)
    if why == "pause":
        await server.tables.lifecycle.resume(game_id, server.moderator.id)
    else:
        await server.tables.stand_ins.dismiss(game_id, people[BETTOR])
    assert bets(await open_panel(server, BETTOR)) == offered


async def test_a_whole_game_with_answers_given_beforehand(server: Server) -> None:
    """Ask nobody about coins who has said what becomes of them, nor for bets that were said ahead."""
    game_id = await table(server, 3)
    for seat, label in ((KEEPER, "Always hold"), (SENDER, "Send only if behind")):
        page = response_of(await server.people[seat].slash(server.channel, "ahead"))
        await say_ahead(server.people[seat], page, label)
    told: list[str] = []
    ahead = 0
    while (game := (await position_of(server, game_id))[1]).waiting_for:
        seat = game.waiting_for[0]
        if BETTOR in game.waiting_for and game.phase is Phase.PICK:
            panel = await pick_by_panel(server, game_id)
            if bets(panel):
                await say_ahead(server.people[BETTOR], panel, bets(panel)[-1])
                told.append(texts(panel.components))
                ahead += 1
            continue
        assert (game.phase, seat) not in {(Phase.REINFORCE, KEEPER), (Phase.REINFORCE, SENDER)}
        action = game.suggest(seat)
        if isinstance(action, a.Bet) and seat == BETTOR:
            given = await server.tables.standing.of(game_id, server.people[BETTOR].id)
            assert not [one for one in given if isinstance(one, NextBet)]
        await suggest(server, game_id, seat)
    assert ahead >= 5
    assert all(f"-# {translate('en', 'panel-ahead', answers='')[3:]}".strip() in one for one in told)
    log = await server.tables.records.history(game_id, BETTOR, 500)
    laid = [entry for entry in log if entry.seat == BETTOR and entry.facts.get("standing")]
    assert len(laid) == ahead
    assert (await server.tables.records.verify(game_id)).ok
    for seat in range(3):
        assert await server.tables.standing.of(game_id, server.people[seat].id) == ()


async def test_what_stands_is_seen_by_nobody_else(server: Server) -> None:
    game_id = await table(server, 3)
    await until_picks(server, game_id, KEEPER)
    panel = await pick_by_panel(server, game_id)
    await say_ahead(server.people[BETTOR], panel, bets(panel)[0])
    await server.people[BETTOR].click(panel, label="Answers and plans")
    await say_ahead(server.people[BETTOR], panel, "Send only if behind")
    assert set(map(type, await server.tables.standing.of(game_id, server.people[BETTOR].id))) == {
        NextBet,
        SendIfBehind,
    }
    for seat in (KEEPER, SENDER):
        for path in ("play", "log", "ahead", "game info"):
            shown = response_of(await server.people[seat].slash(server.channel, path))
            assert "Your answers ahead" not in texts(shown.components)
            assert "Now: **" not in texts(shown.components)
        assert await server.tables.standing.of(game_id, server.people[seat].id) == ()
    assert KeepCoins() in (await position_of(server, game_id))[1].standing_answers(KEEPER)


async def test_the_hand_stands_in_the_panel_where_a_bet_is_said_beforehand(
    server: Server,
) -> None:
    """It stands there while one picks too, and not where others pick and nothing is to be said."""
    game_id = await table(server, 3)
    while (game := (await position_of(server, game_id))[1]).round < 2:
        seat = game.waiting_for[0]
        await suggest(server, game_id, seat)
    first = game.waiting_for[0]
    assert len((await open_panel(server, first)).attachments) == 2
    await suggest(server, game_id, first)
    assert len((await open_panel(server, first)).attachments) == 2


async def test_a_bet_that_rests_is_not_told_as_one_that_is_laid(server: Server) -> None:
    """Whoever has come back to the bet laid for them lays it themselves; the panel says nothing else."""
    game_id = await table(server, 3)
    await until_picks(server, game_id, KEEPER)
    await suggest(server, game_id, BETTOR)
    _, game = await position_of(server, game_id)
    round_now = game.round
    bet = next(one for one in game.standing_answers(BETTOR) if isinstance(one, NextBet))
    await server.tables.standing.set(game_id, server.people[BETTOR].id, bet)
    panel = await open_panel(server, BETTOR)
    assert "Your answers ahead" in texts(panel.components)
    while (game := (await position_of(server, game_id))[1]).phase is Phase.PICK:
        await suggest(server, game_id, game.waiting_for[0])
    position, game = await position_of(server, game_id)
    assert game.round == round_now
    assert BETTOR not in game.waiting_for
    await server.tables.rollback.roll_back(game_id, server.moderator.id, position.seq - 1, new_dice=False)
    assert BETTOR in (await position_of(server, game_id))[1].waiting_for
    assert await server.tables.standing.of(game_id, server.people[BETTOR].id) == (bet,)
    panel = response_of(await server.people[BETTOR].slash(server.channel, "play"))
    assert "Your answers ahead" not in texts(panel.components)
