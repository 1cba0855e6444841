"""Canal du Midi played through Discord: whole games, what is typed, and what the channel reads of a round."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import render
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi import events as e
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.state import Asking, Phase
from tests.bot.answers import answer_of, response_of
from tests.bot.midi import act, cards, position_of, table
from tests.bot.playing import act_by_command, act_by_panel, choice_values, open_panel, pick, words_of
from tests.bot.whole_games import Way, check_end, play_log
from tests.discord import Server, parts, texts
from tests.recorded import final_hash, load, names

KIND = "canal_du_midi"
PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x00\x00\x00\x00:~\x9bU"
    b"\x00\x00\x00\nIDATx\x9cc`\x00\x00\x00\x02\x00\x01H\xaf\xa4q\x00\x00\x00\x00IEND\xaeB`\x82"
)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all pictures by a pixel, for tests of words and order."""
    for which in ("board", "hand"):
        monkeypatch.setattr(render, which, lambda *given, **named: PIXEL)


def story(server: Server) -> list[str]:
    """Return the lines of the newest message."""
    return texts(server.last.components).split("\n")


def asked(server: Server) -> list[str]:
    """Return what the newest message asks below the picture: of whom and what, and the answers so far."""
    shown = list(parts(server.last.components))
    below = next(number for number, part in enumerate(shown) if part.get("items"))
    return str(next(part["content"] for part in shown[below:] if "content" in part)).split("\n")


# Whole games.


def happenings(name: str) -> Counter[str]:
    """Count what a recorded game contains by the rules that are seldom used."""
    recording, found = load(name), Counter[str]()
    game = recording.start()
    for seat, action in recording.actions:
        assert isinstance(game, CanalDuMidi)
        due = game.due
        game, events = game.apply(seat, action)
        if isinstance(due, Asking):
            found[f"{'second' if due.senders else 'first'} asking: {type(action).__name__}"] += 1
        for event in events:
            match event:
                case e.SiteBuilt(site, winners) if len(winners) > 1:
                    found["tie"] += 1
                    found["nine shared"] += game.box.sites[site].worth == 9
                case e.SiteDelayed():
                    found["delayed"] += 1
                case e.DelayedAwarded(_, winners) if winners:
                    found["delayed, handed out"] += 1
                case e.CitiesLinked(coin=True):
                    found["city coin"] += 1
                case e.GameEnded(by_sections=True):
                    found["tie-break"] += 1
                case e.FaceUpTraded() | e.HandTraded() | e.TradeDeclined():
                    found[type(event).__name__] += 1
                case _:
                    pass
    return found


def test_the_recordings_contain_all_that_is_seldom() -> None:
    recorded = [name for name in names() if name.startswith(KIND)]
    assert {load(name).seats for name in recorded} == {2, 3, 4}
    found = sum((happenings(name) for name in recorded), Counter[str]())
    wanted = {
        "tie",
        "nine shared",
        "delayed",
        "delayed, handed out",
        "city coin",
        "tie-break",
        "first asking: Send",
        "first asking: Hold",
        "second asking: Send",
        "second asking: Hold",
        "FaceUpTraded",
        "HandTraded",
        "TradeDeclined",
    }
    assert {what for what in wanted if not found[what]} == set()


@pytest.mark.soak
@pytest.mark.parametrize("name", ["canal_du_midi-2-jn", "canal_du_midi-4-o"])
@pytest.mark.parametrize("way", [Way.COMMANDS, Way.PANELS])
async def test_a_whole_game(server: Server, plain: None, name: str, way: Way) -> None:
    recording = load(name)
    restart_at = len(recording.actions) // 2 if way is Way.PANELS else -1
    game_id = await play_log(server, recording, way, restart_at=restart_at)
    check_end(server)
    position, game = await position_of(server, game_id)
    assert position.info.status == "finished"
    assert final_hash(game) == recording.final


async def test_all_panels_are_open_at_once(server: Server, plain: None) -> None:
    """No panel is old when people pick, bet, send and hold in an order other than the seats'.

    Once somebody has sent a coin the others are asked another question: now answers stand.
    """
    game_id = await table(server, 4)
    done: Counter[Phase] = Counter()
    while (game := (await position_of(server, game_id))[1]).round < 4:
        phase, waiting = game.view(None).phase, game.waiting_for
        panels = {seat: await open_panel(server, seat) for seat in waiting}
        for seat in reversed(waiting):
            position, game = await position_of(server, game_id)
            if seat not in game.waiting_for:
                break
            if isinstance(game.due, Asking) and game.due.senders:
                panels[seat] = await open_panel(server, seat)
            action = game.suggest(seat)
            if isinstance(game.due, Asking):
                action = a.Hold() if not game.due.senders and len(game.due.held) < 1 else a.Send()
            await act_by_panel(server, panels[seat], position, seat, action)
            after, _ = await position_of(server, game_id)
            assert after.seq == position.seq + 1, f"{action} by {seat}"
            done[phase] += 1
    assert done[Phase.BET] == 12
    assert done[Phase.PICK] == 8
    assert done[Phase.REINFORCE] >= 8


# What is typed and pressed.


async def test_commands_as_people_type_them(server: Server, plain: None) -> None:
    """The points alone name a card, and beside somebody's name a card of their row.

    This is the whole game by commands of the plain run; the one by panels is in test_whole_games.py.
    """
    recording = load("canal_du_midi-3-ho")
    game_id = await table(server, 3, recording.seed)
    typed: Counter[str] = Counter()
    for seat, action in recording.actions:
        position, game = await position_of(server, game_id)
        box, given = game.box, {}
        match action:
            case a.Pick(card):
                given = {"card": "face down" if card == FACE_DOWN else str(box.points_of(card))}
            case a.Bet(card):
                given = {"card": str(box.points_of(card))}
            case a.Trade(give, other, take):
                given = {"give": str(box.points_of(give)), "with": ["ada", "bea", "cleo"][other]}
                given |= {} if take is None else {"take": str(box.points_of(take))}
            case _:
                pass
        result = await server.people[seat].slash(server.channel, f"midi {action.command}", **given)
        after, _ = await position_of(server, game_id)
        assert after.seq == position.seq + 1, answer_of(result)
        typed[action.command] += 1
    assert set(typed) == {"pick", "bet", "send", "hold", "trade", "decline"}
    assert final_hash((await position_of(server, game_id))[1]) == recording.final


async def test_a_card_that_is_not_held_is_refused_by_its_name(server: Server, plain: None) -> None:
    game_id = await table(server, 3)
    _, game = await position_of(server, game_id)
    held = {game.box.points_of(card) for card in game.hands[0]}
    missing = next(points for points in range(7) if points not in held)
    answer = answer_of(await server.people[0].slash(server.channel, "midi bet", card=str(missing)))
    assert f"You do not hold {missing} (" in answer
    assert "You can bet one of these: " in answer


async def test_the_hand_is_a_picture_of_cards(server: Server) -> None:
    game_id = await table(server, 2)
    shown = await server.people[1].click(server.last, label="My hand")
    descriptions = [part["description"] for part in parts(response_of(shown).components) if part.get("media")]
    position, game = await position_of(server, game_id)
    words = words_of(server, position, 1)
    (alt,) = descriptions or [
        item["description"]
        for part in parts(response_of(shown).components)
        for item in part.get("items") or ()
    ]
    for card in game.hands[1]:
        assert words.value("card", card) in alt


# The channel.


async def test_a_round_as_the_channel_reads_it(server: Server, plain: None) -> None:
    """A bet is an edit and can be changed until the reveal, which is a new message."""
    game_id = await table(server, 3)
    _, game = await position_of(server, game_id)
    start = server.last.id
    sent = len(server.sent)
    hands = [cards(game, seat) for seat in range(3)]
    await act(server, game_id, 2, a.Bet(hands[2][0]))
    site = words_of(server, (await position_of(server, game_id))[0], 0).value("site", game.site)
    question = f": which card to bet on site {site}? Need: {game.box.need(game.site or 0, 3)}."
    assert asked(server) == [f"Ada and Bea{question}", "-# Cleo has bet."]
    await act(server, game_id, 0, a.Bet(hands[0][0]))
    assert asked(server) == [f"Bea{question}", "-# Ada and Cleo have bet."]
    await act(server, game_id, 2, a.Bet(hands[2][1]))
    assert (server.last.id, len(server.sent)) == (start, sent), "so far the first message was edited only"
    await act(server, game_id, 1, a.Bet(hands[1][0]))
    assert len(server.sent) == sent + 1
    words = words_of(server, (await position_of(server, game_id))[0], 0)
    bets = [words.value("worker", card) for card in (hands[0][0], hands[1][0], hands[2][1])]
    points = sum(game.box.points_of(card) for card in (hands[0][0], hands[1][0], hands[2][1]))
    assert game.site is not None
    site, need = words.value("site", game.site), game.box.need(game.site, 3)
    order = game.table_order
    first, second, third = (f"{('Ada', 'Bea', 'Cleo')[seat]} {bets[seat]}" for seat in order)
    assert story(server)[:2] == [
        f"Bets: {first}, {second} and {third}.",
        f"Site {site} needs {need}; the cards add up to {points}.",
    ]
    refused = answer_of(await server.people[2].slash(server.channel, "midi bet", card="3"))
    assert "coins are being sent or held" in refused
    sent = len(server.sent)
    await act(server, game_id, 1, a.Hold())
    assert len(server.sent) == sent
    others = " and ".join(("Ada", "Bea", "Cleo")[seat] for seat in order if seat != 1)
    assert asked(server)[0].startswith(f"{others}: site {site}: together {points}, need {need}.")
    assert asked(server)[1] == "-# Bea sent no coin."
    await act(server, game_id, 0, a.Send())
    assert story(server)[0] == "Bea sent no coin."
    assert asked(server)[1] == "-# Ada sent a coin."
    called = {str(server.people[seat].id) for seat in (1, 2)}
    assert all(one in asked(server)[0] for one in called), "who held is asked once more"
    assert "somebody has sent a coin" in asked(server)[0]
    await act(server, game_id, 2, a.Send())
    await act(server, game_id, 1, a.Hold())
    lines = story(server)
    assert lines[:2] == [
        "Bea sent no coin.",
        "Reinforcements: Ada nothing [no discards] and Cleo nothing [no discards].",
    ]
    assert lines[2].startswith(("Site ", "Ada won", "Bea won", "Cleo won", "Ada and", "Bea and"))
    assert any(line.startswith("Round 2: site ") for line in lines)


async def test_what_the_bettor_reads(server: Server, plain: None) -> None:
    """The bettor reads the card, and that it can be changed; the others' log only has that there is a bet."""
    game_id = await table(server, 3)
    position, game = await position_of(server, game_id)
    card = cards(game, 1)[0]
    answer = answer_of(await act_by_command(server, position, 1, a.Bet(card)))
    name = words_of(server, position, 1).value("card", card)
    assert f"Bea bet {name}." in answer
    assert "Bea has bet" not in answer
    assert "You may change your bet until the last one is in" in answer
    assert f"Bea bet {name}." in answer_of(await server.people[1].slash(server.channel, "log"))
    log = answer_of(await server.people[0].slash(server.channel, "log"))
    assert "Bea has bet." in log
    assert name not in log


async def test_a_trade_of_hands_is_seen_by_the_two_alone(server: Server, plain: None) -> None:
    recording = load("canal_du_midi-4-o")
    at = next(
        number
        for number, (_, action) in enumerate(recording.actions)
        if isinstance(action, a.Trade) and action.take is None
    )
    seat, action = recording.actions[at]
    assert isinstance(action, a.Trade)
    part = replace(recording, actions=recording.actions[: at + 1])
    await play_log(server, part, Way.COMMANDS, restart_at=-1)
    trader, other = (("Ada", "Bea", "Cleo", "Dan")[one] for one in (seat, action.other))
    assert f"{trader} traded a card with {other}, from hand to hand." in story(server)
    for who in range(4):
        log = answer_of(await server.people[who].slash(server.channel, "log"))
        newest = log.split("\n")[1]
        traders = who in (seat, action.other)
        assert (f"{trader} gave " in newest and " and drew " in newest) == traders, newest
        assert ("from hand to hand" in newest) != traders, newest


async def test_a_panel_for_one_thing_is_open_at_it(server: Server, plain: None) -> None:
    """A panel asks for the card at once; a bet that is laid has a button by which to change it."""
    game_id = await table(server, 2)
    panel = await open_panel(server, 0)
    shown = texts(panel.components).split("\n")
    assert "Bet a card" not in shown
    assert "Back" not in shown
    assert shown[1].startswith("Round 1, site ")
    assert shown[2] == "A card from your hand"
    await pick(server.people[0], panel, choice_values(panel.components)[1])
    _, game = await position_of(server, game_id)
    assert game.view(None).has_bet == (True, False)
    assert "Bet a card" in texts(panel.components).split("\n")
    await server.people[0].click(panel, label="Bet a card")
    await pick(server.people[0], panel, choice_values(panel.components)[0])
    _, changed = await position_of(server, game_id)
    assert changed.view(0).bet != game.view(0).bet
