"""Tests of computer players at a table: how they sit down, are shown, play, and are replaced by people."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.thinking import thinker
from rules import Action, Game, registry
from rules.players import Level
from tests.bot.answers import answer_of, response_of
from tests.bot.features.test_consent import pinged, waiting
from tests.bot.moderating import ask, do
from tests.bot.playing import TOY, act_by_command
from tests.discord import Server, labels, texts

GAMES = [(TOY, 3), ("Arriala: Canal de Garonne", 2), ("Canal du Midi", 3)]


async def open_table(server: Server, title: str, computers: str, seats: int) -> None:
    """Let the first person open a table with computer players."""
    await server.people[0].slash(server.channel, "game new", game=title, seats=seats, bots=computers)


async def alone(server: Server, title: str, computers: str, seats: int) -> int:
    """Start a game of one person against computer players; return its id."""
    await open_table(server, title, computers, seats)
    await server.people[0].slash(server.channel, "game start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert info.status == "open"
    return info.id


async def press(person: Any, message: Any, label: str) -> Any:
    """Press a button of a message that is there."""
    return await person.click(message, label=label)


async def play_on(server: Server, game_id: int, most: int = 1_000) -> None:
    """Do what the game suggests for the one person until it has ended, or so many times."""
    for _ in range(most):
        info = await server.tables.get(game_id)
        if info.status != "open":
            return
        assert info.waiting_for == (0,)
        position = await server.tables.load(game_id)
        await act_by_command(server, position, 0, position.game.suggest(0))


async def test_computers_sit_down_by_buttons_and_get_up(server: Server) -> None:
    """Whoever opened the table seats them at a level; their seats are as good as any until it starts."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=3)
    await server.people[0].click(server.last, label="Add bot (strong)")
    await server.people[0].click(server.last, label="Add bot (easy)")
    assert "Seats 3/3: Ada, Bot (strong) and Bot (easy)" in texts(server.last.components)
    assert "Add bot (easy)" not in labels(server.last.components)
    await server.people[0].click(server.last, label="Remove bot")
    assert "Seats 2/3: Ada and Bot (strong)" in texts(server.last.components)
    refusal = answer_of(await server.people[1].click(server.last, label="Remove bot"))
    assert "Only Ada can change" in refusal
    await server.people[0].click(server.last, label="Start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert (info.computers, info.stand_ins, info.free, info.levels) == ((1,), (1,), (), {1: "strong"})


async def test_somebody_who_comes_late_sits_where_a_computer_did(server: Server) -> None:
    await open_table(server, TOY, "2 easy", 3)
    await server.people[1].click(server.last, label="Join")
    assert "Seats 3/3: Ada, Bot (easy) and Bea" in texts(server.last.components)
    await server.people[2].click(server.last, label="Join")
    assert "Seats 3/3: Ada, Bea and Cleo" in texts(server.last.components)
    assert "All 3 seats are taken" in answer_of(await server.people[3].click(server.last, label="Join"))


async def test_a_table_of_computers_alone_is_closed(server: Server) -> None:
    """The part of the host goes to the next person, never to a computer player."""
    await open_table(server, TOY, "easy", 3)
    await server.people[1].click(server.last, label="Join")
    await server.people[0].click(server.last, label="Leave")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert info.host.discord_id == server.people[1].id
    await server.people[1].click(server.last, label="Leave")
    assert await server.tables.find(server.channel.id) is None


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("brilliant", "I do not understand “brilliant”"),
        ("0 strong", "I do not understand “0 strong”"),
        ("3", "I do not understand “3”"),
        ("2 strong, easy", "at most 2 bots"),
        ("99 strong", "at most 2 bots"),
    ],
)
async def test_what_is_no_computer_player_is_refused(server: Server, written: str, told: str) -> None:
    result = await server.people[0].slash(server.channel, "game new", game=TOY, seats=3, bots=written)
    assert told in answer_of(result)
    assert await server.tables.find(server.channel.id) is None


@pytest.mark.parametrize(("title", "seats"), GAMES, ids=str)
async def test_one_person_plays_against_computers(server: Server, title: str, seats: int) -> None:
    """They play when they are asked, over a restart too, until the person is asked."""
    game_id = await alone(server, title, f"{seats - 1} easy", seats)
    await play_on(server, game_id, 3)
    await server.restart()
    await server.sweep()
    await play_on(server, game_id, 3)
    lines = await server.tables.records.history(game_id, None, 200)
    assert {line.seat for line in lines if line.facts.get("stand_in")} == set(range(1, seats))
    assert "Bot (easy" in texts(server.last.components)
    assert await waiting(server, game_id) == (0,)


async def test_turns_of_computers_in_a_row_are_one_message(server: Server) -> None:
    """What two of them did since the person's turn stands in one board, which asks the person."""
    game_id = await alone(server, TOY, "2 easy", 3)
    before = len(server.messages())
    await play_on(server, game_id, 1)
    revealed, turns = server.messages()[before:]
    assert "chose 2" in texts(revealed.components)
    told = texts(turns.components)
    assert told.count("is done") == 2
    assert f"<@{server.people[0].id}>: to move" in told
    assert pinged(server) == [server.people[0].id]


async def test_a_whole_game_against_three_computers_and_its_review(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From /game new to the end, with a restart in the middle; then its turning points with pictures."""
    monkeypatch.setattr(registry.GAMES["canal_du_midi"], "nodes", 1000)
    server.tables.lobby.seed_source = lambda: "a review"
    game_id = await alone(server, "Canal du Midi", "easy, fair, strong", 4)
    await play_on(server, game_id, 12)
    assert "Only a finished game" in answer_of(await server.people[1].slash(server.channel, "review"))
    await server.restart()
    await server.sweep()
    await play_on(server, game_id)
    assert (await server.tables.get(game_id)).status == "finished"
    for level in ("easy", "fair", "strong"):
        assert f"Bot ({level})" in texts(server.last.components)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinker, "_MOST", 0)
        busy = await server.people[1].click(server.last, label="Turning points")
        assert "too much to think about" in answer_of(busy)
    result = await server.people[1].click(server.last, label="Turning points")
    told = texts(response_of(result).components)
    assert "Turning point 1 of 2 (the heaviest first): " in told
    assert "Played: " in told
    assert "Better, by what could be known: **" in told
    assert "with what was played." in told
    assert " saw: “Your hand: " in told
    assert response_of(result).attachments
    assert labels(response_of(result).components) == ["Next", "Replay"]
    await server.people[1].click(response_of(result), label="Next")
    assert "Turning point 2 of 2 (" in texts(response_of(result).components)


async def test_the_newest_finished_game_is_reviewed(server: Server) -> None:
    """Also while another is on in its channel."""
    server.tables.lobby.seed_source = lambda: "a review"
    game_id = await alone(server, TOY, "easy", 2)
    await play_on(server, game_id)
    told = answer_of(await server.people[0].slash(server.channel, "review"))
    await open_table(server, TOY, "easy", 2)
    assert answer_of(await server.people[0].slash(server.channel, "review")) == told


async def test_a_game_that_ended_anew_is_reviewed_anew(server: Server) -> None:
    """A moderator takes it back behind its end: what was found before is not of this game any more."""
    server.tables.lobby.seed_source = lambda: "a review"
    game_id = await alone(server, "Canal du Midi", "easy", 2)
    await play_on(server, game_id)
    first = texts(response_of(await server.people[0].slash(server.channel, "review")).components)
    await server.tables.rollback.roll_back(game_id, server.moderator.id, 6, new_dice=True)
    await server.services.delivery.deliver(game_id)
    await play_on(server, game_id)
    again = texts(response_of(await server.people[0].slash(server.channel, "review")).components)
    assert again != first


async def test_a_question_is_answered_once_thinking_works_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What failed is tried again with the next sweep, also where the game does not wait for it."""
    game_id = await alone(server, TOY, "easy", 2)
    stand_ins = server.tables.stand_ins
    think = stand_ins.think

    async def failing(*_: Any) -> Any:
        raise RuntimeError("no thought")

    stand_ins.think = failing
    await server.people[0].slash(server.channel, "toy choose", number=1)
    seq = (await server.tables.load(game_id)).seq
    stand_ins.think = think
    monkeypatch.setattr(stand_ins, "games", nobody)
    await server.sweep()
    assert (await server.tables.load(game_id)).seq > seq
    assert all("cannot play at game" in one for one in server.faults)
    server.faults.clear()
    assert {type(error) for error in server.expected_errors()} <= {RuntimeError}


async def nobody(**_: Any) -> tuple[int, ...]:
    """Return that no game waits for a seat for which the bot plays."""
    return ()


async def test_whoever_plays_alone_is_asked_before_the_game_is_stopped(server: Server) -> None:
    game_id = await alone(server, TOY, "easy", 2)
    result = await server.people[0].slash(server.channel, "game abandon")
    assert "Nobody else has to agree" in answer_of(result)
    await server.people[0].click(response_of(result), label="Cancel")
    assert (await server.tables.get(game_id)).status == "open"
    result = await server.people[0].slash(server.channel, "game abandon")
    await server.people[0].click(response_of(result), label="Stop the game")
    assert (await server.tables.get(game_id)).status == "abandoned"


async def test_what_the_channel_reads_of_seats_that_change(server: Server) -> None:
    """A bot in a free seat has nobody who could be back, and a bot's seat is not that of who asks."""
    game_id = await alone(server, TOY, "easy", 2)
    result = await server.people[0].slash(server.channel, "seat substitute", seat="Bot (easy)")
    for who, names in ((server.people[0], ["Bot (easy)"]), (server.stranger, [])):
        choices = await who.autocomplete(server.channel, "seat substitute", "seat", "")
        assert [choice["name"] for choice in choices] == names
    assert "A person is being looked for to take over that seat" in answer_of(result)
    assert "take over a bot’s seat (Yellow)" in texts(server.last.components)
    await server.people[1].click(server.last, label="Take this seat")
    await server.people[1].slash(server.channel, "seat resign")
    await server.tables.seats.resign(game_id, server.people[1].id)
    await server.people[0].slash(server.channel, "seat stand-in", seat="Former player", level="strong")
    assert "A bot (strong) now plays for the free seat (Yellow)" in texts(server.last.components)
    assert "I am back" not in labels(server.last.components)


async def test_moderators_give_a_seat_to_a_bot_and_back(server: Server) -> None:
    """The channel and the log say who had the seat before, a bot too."""
    game_id = await alone(server, TOY, "easy", 2)
    dan = server.people[3]
    await do(server, "mod replace", "Give the seat", seat="Bot (easy)", person=dan)
    assert "to Dan. Held until now by: Bot (easy)." in texts(server.last.components)
    question = await ask(server, "mod replace", seat="Dan", bot="strong")
    assert "Bot (strong)" in texts(question.components)
    await server.moderator.click(question, label="Give the seat")
    assert "to a bot (strong). Held until now by: Dan." in texts(server.last.components)
    assert (await server.tables.get(game_id)).levels == {1: "strong"}
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    assert "Held until then by: Bot (easy)." in log


async def test_nobody_waits_for_thoughts(server: Server) -> None:
    """A delivery is over while a strong bot thinks; what it does then is told when it is done."""
    stand_ins, decide = server.tables.stand_ins, asyncio.get_running_loop().create_future()

    async def slowly(game: Game, seat: int, level: Level, seed: str) -> Action:
        await server.env.external_wait(asyncio.shield(decide), reason="thinking")
        return game.suggest(seat)

    stand_ins.think = slowly
    game_id = await alone(server, TOY, "strong", 2)
    await server.services.delivery.deliver(game_id)
    seq = (await server.tables.load(game_id)).seq
    await server.people[0].slash(server.channel, "toy choose", number=1)
    assert (await server.tables.load(game_id)).seq == seq + 1
    decide.set_result(None)
    await server.sweep()
    assert (await server.tables.load(game_id)).seq > seq + 1


@pytest.mark.parametrize(
    ("typed", "given", "offered"),
    [
        ("", {"game": "Arriala: Canal de Garonne"}, "3 strong"),
        ("easy, ", {"game": "Arriala: Canal de Garonne"}, "easy, 2 strong"),
        ("easy, fair, ", {"game": "Arriala: Canal de Garonne"}, "easy, fair, strong"),
        ("easy, 2 fair, ", {"game": "Arriala: Canal de Garonne"}, None),
        ("", {"game": "Arriala: Canal de Garonne", "seats": 2}, "strong"),
        ("", {}, "3 strong"),
        ("", {"game": "Nothing of the kind"}, None),
        ("nonsense, ", {}, None),
    ],
)
async def test_as_many_bots_are_offered_as_have_room(
    server: Server, typed: str, given: dict[str, Any], offered: str | None
) -> None:
    """Whatever is offered is taken: the most of the strongest is the last."""
    found = await server.people[0].autocomplete(server.channel, "game new", "bots", typed, **given)
    assert (found[-1]["value"] if found else None) == offered


async def test_a_rematch_has_the_same_bots_and_hints(server: Server) -> None:
    server.tables.lobby.seed_source = lambda: "a review"
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, bots="fair", hints=True)
    await server.people[0].slash(server.channel, "game start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    await play_on(server, info.id)
    opened = await server.people[0].click(server.last_board, label="Rematch")
    assert answer_of(opened) == "The table is open. Others can join now.", "nobody else played"
    again = await server.tables.find(server.channel.id)
    assert again is not None
    assert ([one.level for one in again.seats], again.hints) == ([None, "fair"], True)
    await server.people[0].slash(server.channel, "game start")
    assert "Hints allowed" in answer_of(await server.people[0].slash(server.channel, "game info"))
