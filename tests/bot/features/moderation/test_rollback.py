"""Tests of going back to an entry of the log, as moderators and the channel see it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from bot.table import Position
from tests.bot.answers import answer_of, choose_all, response_of, state_of
from tests.bot.moderating import ask, do, forged, pinged, press, seen
from tests.bot.playing import TOY, act_by_command, open_game
from tests.bot.store.test_seals import rot
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts
from tests.toy.actions import Draw, EndTurn
from tests.toy.game import Toy


async def play_on(server: Server, game_id: int) -> Position:
    """Do what the game suggests for whoever is waited for; return the position before that."""
    position = await server.tables.load(game_id)
    seat = position.game.waiting_for[0]
    await act_by_command(server, position, seat, position.game.suggest(seat))
    return position


async def draw(server: Server, game_id: int) -> Toy:
    """Draw a card for whoever is waited for; return the state after it."""
    position = await server.tables.load(game_id)
    await act_by_command(server, position, position.game.waiting_for[0], Draw())
    return await toy(server, game_id)


async def toy(server: Server, game_id: int) -> Toy:
    """Return the state of a game."""
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    return game


async def play_out(server: Server, game_id: int) -> None:
    """Play a game to its end."""
    while (await server.tables.load(game_id)).game.waiting_for:
        await play_on(server, game_id)


async def ready(server: Server) -> int:
    """Open a game of two in the turn of a seat; entries 1 and 2 are the numbers that were chosen."""
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    return game_id


async def test_the_board_there_is_shown_and_then_gone_back_to(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question shows what happened there, the public board of that time and how much comes after it."""
    game_id = await ready(server)
    before = await play_on(server, game_id)
    seat = before.game.waiting_for[0]
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    with seen(monkeypatch) as views:
        question = await ask(server, "mod rollback", entry="2")
    assert before.game.view(None) in views
    assert {view.seat for view in views} == {None}
    answer = texts(question.components)
    assert "back to where the game stood after entry 2" in answer
    assert "chose" in answer
    assert "2 entries will no longer count" in answer
    assert question.attachments[0].filename.endswith(".png")
    assert await state_of(server, game_id) == (4, (await toy(server, game_id)).to_json())
    with seen(monkeypatch) as views:
        answer = await press(server, question, "Go back")
    assert "The game is back at entry 2." in answer
    assert f"</mod rollback:{server.services.mentions.ids['mod']}> with entry 4" in answer
    assert {view.seat for view in views} == {None}
    assert await state_of(server, game_id) == (5, before.game.to_json())
    text = texts(server.last.components)
    assert "A moderator (moda) has gone back to entry 2 of the log" in text
    assert "Play" in labels(server.last.components)
    assert pinged(server) == [server.people[seat].id]
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    assert "5\\. A moderator (moda) went back to entry 2." in log
    assert "3\\. ~~" in log


async def test_going_back_is_gone_back_behind(server: Server) -> None:
    """Going back can itself be undone, by the button under the answer and by the command."""
    game_id = await ready(server)
    before = (await play_on(server, game_id)).game.to_json()
    after = (await toy(server, game_id)).to_json()
    question = await ask(server, "mod rollback", entry="2")
    await press(server, question, "Go back")
    assert (await state_of(server, game_id))[1] == before
    answer = await press(server, question, "Back to entry 3")
    assert "after entry 3" in answer
    assert "1 entry will no longer count" in answer
    assert "The game is back at entry 3." in await press(server, question, "Go back")
    assert (await state_of(server, game_id))[1] == after
    await do(server, "mod rollback", "Go back", entry="4")
    assert (await state_of(server, game_id))[1] == before


async def test_to_the_start(server: Server) -> None:
    """Whoever had chosen has to choose again, and their old panels are out of date."""
    game_id = await open_game(server, TOY, 2)
    start = (await toy(server, game_id)).to_json()
    await choose_all(server, game_id)
    answer = await do(server, "mod rollback", "Go back", entry="0")
    assert "The game is back at its start." in answer
    assert (await state_of(server, game_id))[1] == start
    assert "has gone back to the start of the game" in texts(server.last.components)
    assert sorted(pinged(server)) == sorted(person.id for person in server.people[:2])


@pytest.mark.parametrize("by_command", [False, True])
async def test_new_dice_draw_something_else(server: Server, by_command: bool) -> None:
    """They are recommended where people know what comes; the salt is published, and checked at the end."""
    game_id = await ready(server)
    old = await draw(server, game_id)
    question = await ask(server, "mod rollback", entry="2", **{"new-draws": by_command})
    answer = texts(question.components)
    assert "Something hidden or random has been shown since" in answer
    offered = labels(question.components)
    assert offered == [*([] if by_command else ["Go back"]), "Go back with new draws", "Cancel"]
    await press(server, question, "Go back with new draws")
    lines = await server.tables.records.history(game_id, None, 10)
    assert [line.kind for line in lines[-2:]] == ["rollback", "dice"]
    salt = str(lines[-1].facts["salt"])
    text = texts(server.last.components)
    assert "has gone back to entry 2 of the log, with new draws from there on" in text
    assert f"Salt of the new draws: `{salt}`" in text
    assert sum("with new draws" in texts(one.components) for one in server.messages()) == 1
    assert salt in answer_of(await server.stranger.slash(server.channel, "log"))
    piles = {old.pile}
    for _ in range(3):
        piles.add((await toy(server, game_id)).pile)
        await do(server, "mod rollback", "New draws", entry=str((await state_of(server, game_id))[0]))
        assert "has changed the draws to come" in texts(server.last.components)
    assert len(piles) > 1, "the pile is another"
    await play_out(server, game_id)
    info = await server.tables.get(game_id)
    assert len(info.salts) == 4
    assert f"Salts of the new draws, in order: `{salt}`, " in texts(server.last_board.components)
    answer = answer_of(await server.stranger.slash(server.channel, "game verify"))
    assert "The game followed its published seed." in answer
    assert all(salt in answer for salt in info.salts)


async def test_a_game_that_has_ended_goes_on_with_dice_that_nobody_can_work_out(server: Server) -> None:
    """Its seed is known, so new dice have to be taken, and the hash of their salt is published."""
    game_id = await ready(server)
    await play_out(server, game_id)
    end, ended = await state_of(server, game_id)
    question = await ask(server, "mod rollback", entry="2")
    answer = texts(question.components)
    assert "The game has ended; it will be in progress again." in answer
    assert "The seed of this game may be known" in answer
    assert labels(question.components) == ["Go back with new draws", "Cancel"]
    refused = await forged(
        server, server.moderator, WireId("mod_rollback", game_id, decision=end, path="2.0")
    )
    assert "the game can only go back with new draws" in refused
    await press(server, question, "Go back with new draws")
    info = await server.tables.get(game_id)
    assert info.status == "open"
    (dice,) = await server.tables.store.reader.rows(
        "SELECT json_extract(facts, '$.salt') AS salt FROM entry WHERE kind = 'dice'"
    )
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    for public in (texts(server.last.components), log):
        assert dice["salt"] not in public
        assert sha256(dice["salt"].encode()).hexdigest() in public
    assert "Random seed" not in texts(server.last.components)

    back = await ask(server, "mod rollback", entry=str(end))
    assert "The game was over at that point, so it ends again." in texts(back.components)
    assert labels(back.components) == ["Go back", "Cancel"]
    await press(server, back, "Go back")
    assert (await state_of(server, game_id))[1] == ended
    assert (await server.tables.get(game_id)).status == "finished"
    text = texts(server.last_board.components)
    assert "Random seed" in text
    assert dice["salt"] in text
    assert "The game followed its published seed." in answer_of(
        await server.stranger.slash(server.channel, "game verify")
    )
    answer = answer_of(await server.moderator.slash(server.channel, "mod rollback", entry=str(end)))
    assert answer == "The game is already at that point."


async def test_a_newer_game_keeps_the_channel(server: Server) -> None:
    """An older game of the channel cannot be opened any more, by an old button either."""
    game_id = await ready(server)
    await play_out(server, game_id)
    end = (await state_of(server, game_id))[0]
    question = await ask(server, "mod rollback", entry="2")
    newer = await open_game(server, TOY, 2)
    answer = await press(server, question, "Go back with new draws")
    assert "another game in this channel since" in answer
    assert (await server.tables.get(game_id)).status == "finished"
    assert (await state_of(server, game_id))[0] == end
    await do(server, "mod rollback", "New draws", entry="0")
    assert (await state_of(server, newer))[0] == 1


async def test_an_answer_out_of_date_asks_anew(server: Server) -> None:
    """If somebody has acted since, the question is asked again as the game stands now."""
    game_id = await ready(server)
    await play_on(server, game_id)
    question = await ask(server, "mod rollback", entry="2")
    before = await play_on(server, game_id)
    answer = await press(server, question, "Go back")
    assert "That was out of date" in answer
    assert "2 entries will no longer count" in answer
    assert (await state_of(server, game_id))[0] == 4
    assert "The game is back" in await press(server, question, "Go back")
    assert before.seq == 3
    assert (await state_of(server, game_id))[0] == 5


async def test_what_cannot_be_gone_back_to(server: Server) -> None:
    async def answer(entry: str) -> str:
        return answer_of(await server.moderator.slash(server.channel, "mod rollback", entry=entry))

    assert "There is no game in this channel" in await answer("1")
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    assert "has not started" in await answer("1")
    await server.people[1].click(server.last, label="Join")
    await server.people[0].click(server.last, label="Start")
    assert await answer("7") == "The log has no entry 7. Choose from the list that opens as you type."
    assert "“somewhere” is not an entry in the log" in await answer("somewhere")
    await do(server, "mod reset", "Remove the game")
    assert "has removed the game" in await answer("0")


@pytest.mark.parametrize("path", ["", "1", "1.2", "~", "1.0.0"])
async def test_a_path_that_we_never_made(server: Server, path: str) -> None:
    game_id = await ready(server)
    before = await state_of(server, game_id)
    made = WireId("mod_rollback", game_id, decision=before[0], path=path)
    assert "out of date" in await forged(server, server.moderator, made)
    assert await state_of(server, game_id) == before


async def test_what_is_offered_while_typing(server: Server) -> None:
    """Moderators are offered entries with their public texts, found by number or word, and others nothing."""

    async def offered(who: Any, typed: str = "") -> list[tuple[str, str]]:
        choices = await who.autocomplete(server.channel, "mod rollback", "entry", typed)
        assert all(len(choice["name"]) <= 100 for choice in choices)
        return [(choice["value"], choice["name"]) for choice in choices]

    assert await offered(server.moderator) == []
    await open_game(server, TOY, 2)
    game = await server.tables.find(server.channel.id)
    assert game is not None
    await choose_all(server, game.id)
    await draw(server, game.id)
    await do(server, "mod pause", "Pause the game")
    found = await offered(server.moderator)
    assert [value for value, _ in found] == ["4", "3", "2", "1", "0"]
    assert found[0][1] == "4. A moderator (moda) paused the game."
    assert found[-1][1] == "0. The start of the game"
    assert found[1][1] in ("3. Ada draws a card.", "3. Bea draws a card.")
    assert [value for value, _ in await offered(server.moderator, "3")] == ["3"]
    assert [value for value, _ in await offered(server.moderator, "PAUSED")] == ["4"]
    assert await offered(server.moderator, "zebra") == []
    assert await offered(server.people[0]) == []
    assert await offered(server.stranger) == []


async def test_the_entry_of_a_typed_number_comes_first(server: Server) -> None:
    """Whoever types a number and presses Enter means that one, not a later one with it in its name."""
    await open_game(server, TOY, 2)
    for _ in range(5):
        await do(server, "mod pause", "Pause the game")
        await do(server, "mod resume", "Resume the game")
    found = await server.moderator.autocomplete(server.channel, "mod rollback", "entry", "1")
    assert [choice["value"] for choice in found] == ["1", "10"]


async def test_names_are_written_as_they_are(server: Server) -> None:
    """A list to pick from has no markup, so nothing in it is escaped."""
    game_id = await open_game(server, TOY, 2)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE person SET name = 'a_b*<c>' WHERE name = 'Ada'")
    position = await server.tables.load(game_id)
    assert position.info.seats[0].name == "a_b*<c>"
    await server.tables.play.act(game_id, position.info.seats[0], position.game.suggest(0))
    (newest, _) = await server.moderator.autocomplete(server.channel, "mod rollback", "entry", "")
    assert "a_b*<c>" in newest["name"]


async def test_a_game_that_was_stopped_goes_on(server: Server) -> None:
    """Its seed is known too, and removing the game undoes it."""
    game_id = await ready(server)
    await server.people[0].slash(server.channel, "game abandon")
    asked = next(one for one in server.newest_first() if "without a result" in texts(one.components))
    await server.people[1].click(asked, label=labels(asked.components)[0])
    assert (await server.tables.get(game_id)).status == "abandoned"
    question = await ask(server, "mod rollback", entry="2")
    assert labels(question.components) == ["Go back with new draws", "Cancel"]
    answer = await press(server, question, "Go back with new draws")
    assert "</mod reset:" in answer
    assert (await server.tables.get(game_id)).status == "open"


async def test_a_damaged_game_is_set_aside_until_a_moderator_goes_back(server: Server) -> None:
    """The channel reads to which entry, whoever acts is refused, and other channels go on."""
    game_id = await ready(server)
    before = await server.tables.load(game_id)
    await server.restart(lambda: rot(server.database, "UPDATE snapshot SET decisions = '[7,7]'"))
    assert await server.tables.damage.find() == (game_id,)
    faults = [server.faults.pop() for _ in range(len(server.faults))]
    assert faults == [f"game {game_id} is damaged on the disk; its log is good up to entry 2"]
    await server.services.delivery.deliver(game_id)
    told = texts(server.last.components)
    assert "damaged on the disk" in told
    assert "to entry 2" in told
    offered = await server.moderator.autocomplete(server.channel, "mod rollback", "entry", "")
    assert [choice["value"] for choice in offered] == ["2", "1", "0"]
    asked = response_of(await server.moderator.click(server.last, label="Back to entry 2"))
    assert "Go back" in labels(asked.components)
    refused = await server.people[0].slash(server.channel, "play")
    assert "has been damaged on the disk" in answer_of(refused)
    assert "damaged" in answer_of(await server.people[0].slash(server.channel, "board"))
    assert "No entry is lost" in texts(asked.components)
    notice = server.last
    done = await press(server, asked, "Go back")
    assert "The game is back at entry 2." in done
    assert "To undo this" not in done, "it would go back to where it stands"
    after = await server.tables.load(game_id)
    assert after.game == before.game
    changed = next(one for one in server.newest_first() if one.id == notice.id)
    assert "restored from the log" in texts(changed.components)
    assert labels(changed.components) == []
    await play_on(server, game_id)
    await do(server, "mod rollback", "Go back", entry="2")
    assert await notes(server) == ["damaged", "damaged_over"]


async def notes(server: Server) -> list[str]:
    """Return the keys of the notes about damage, in their order."""
    rows = await server.tables.store.reader.rows(
        "SELECT note FROM outbox WHERE note LIKE 'damaged%' ORDER BY id"
    )
    return [row["note"] for row in rows]


async def test_what_has_been_damaged_in_the_log_is_named_and_not_offered(server: Server) -> None:
    """Nobody can go back to what comes after a damaged entry, and no answer offers it."""
    game_id = await ready(server)
    for _ in range(6):
        await play_on(server, game_id)
    head = (await server.tables.load(game_id)).seq
    assert head == 8
    await server.restart(lambda: rot(server.database, "UPDATE entry SET events = '[]' WHERE seq = 7"))
    assert await server.tables.damage.find() == (game_id,)
    server.faults.clear()
    await server.services.delivery.deliver(game_id)
    notice = server.last
    assert labels(notice.components) == ["Back to entry 6"]
    log = answer_of(await server.people[0].slash(server.channel, "log")).splitlines()
    assert "7\\. This entry is damaged on the disk." in log
    skipped = await do(server, "mod skip", "Skip", seat="ada")
    assert "To undo this" not in skipped
    done = await do(server, "mod rollback", "Go back", entry="6")
    assert "The game is back at entry 6." in done
    assert "To undo this" not in done
    assert not any("Back to entry 6" in labels(one.components) for one in server.newest_first())
    assert await notes(server) == ["damaged_log", "damaged_log_over"]
    refused = answer_of(await server.moderator.slash(server.channel, "mod rollback", entry=str(head)))
    assert "damaged after entry 6" in refused
    again = await do(server, "mod rollback", "Go back", entry="5")
    assert "To undo this" in again
