"""Tests of /privacy: everybody sees what is stored about them and can delete it, and nobody else can."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.catalogue import translate
from bot.table import Person, ProposalKind
from bot.ui.errors import RefusedError
from bot.ui.names import seat_names
from rules import GAMES
from rules.canal_du_midi.standing import KeepCoins
from rules.language.words import Words
from tests.bot.answers import choose_all, forge_id
from tests.bot.erasing import MOMENTS, Erasing, changed, shown
from tests.bot.midi import TITLE
from tests.bot.playing import TOY, open_game
from tests.bot.table.eve import dumped, reading
from tests.bot.wire import WireId
from tests.discord import Server, labels, parts, texts
from tests.offered import OFFERED

DELETE = "Delete my data"
FORMER = {"en": "Former player", "fr": "Compte supprimé", "de": "Gelöschtes Konto", "oc": "Compte suprimit"}


def private(result: Any) -> Any:
    """Return the private message that somebody got."""
    assert result.response is not None
    return result.response


def answer_of(result: Any) -> str:
    """Return the text of a private answer, be it in the place of a question or beside it."""
    return texts((result.followups[-1] if result.followups else private(result)).components)


async def delete(server: Server, who: Any, channel: Any = None) -> Any:
    """Delete all that is stored about somebody, by their own command and button."""
    question = await who.slash(channel or server.channel, "privacy delete")
    assert question.ephemeral
    return await who.click(private(question), label=DELETE)


def known(who: Any) -> Person:
    return Person(who.id, who.user.global_name or who.user.name)


def everything_shown(server: Server, since: int) -> str:
    """Return all texts and picture descriptions of the messages from one on, in both channels."""
    shown = [*server.messages(), *server.other_channel.history()]
    return "\n".join(
        texts(message.components) + "".join(str(file.description) for file in message.attachments)
        for message in shown
        if message.id >= since
    )


async def test_what_is_kept_is_shown(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    await choose_all(server, game)
    ada = server.people[0]
    await ada.slash(server.channel, "language me", language="en")
    await server.tables.consent.propose(game, known(ada), ProposalKind.ABANDON)
    result = await ada.slash(server.channel, "privacy show")
    assert result.ephemeral
    answer = answer_of(result)
    assert f"Name: Ada · Discord id: {ada.id}" in answer
    assert "Language: English" in answer
    assert "Games in which you have a seat: 1" in answer
    assert (
        f"- [**{TOY}**](https://discord.com/channels/{server.guild.id}/{server.channel.id}) ({game}) · seat "
        in answer
    )
    assert "The game is in progress.\n\n" in answer, "the list ends before what comes next"
    assert "Open questions from you or to you: 1" in answer
    assert "Tables that you opened or games that you imported: 1" in answer
    assert "neither reads nor keeps anyone’s messages" in answer
    assert "Bea" not in answer


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
async def test_answers_given_beforehand_are_shown_to_their_giver_alone(server: Server, language: str) -> None:
    game = await open_game(server, TITLE, 2)
    ada, bea, *_ = server.people
    await server.tables.standing.set(game, known(ada), KeepCoins())
    for person in (ada, bea):
        await person.slash(server.channel, "language me", language=language)
    head = translate(language, "privacy-standing", count=1)
    told = Words("canal_du_midi", language).standing(KeepCoins())
    answer = answer_of(await ada.slash(server.channel, "privacy show"))
    assert head in answer
    assert f"Canal du Midi ({game}) · {told}" in answer
    answer = answer_of(await bea.slash(server.channel, "privacy show"))
    assert head not in answer
    assert told not in answer


async def test_what_a_moderator_has_left(server: Server) -> None:
    await server.moderator.slash(server.channel, "settings look", where="channel", look="dark")
    answer = answer_of(await server.moderator.slash(server.channel, "privacy show"))
    assert "Settings of channels and servers that you changed: 1" in answer
    assert "Games in which" not in answer


async def test_of_a_stranger_nothing_is_kept(server: Server) -> None:
    answer = answer_of(await server.stranger.slash(server.channel, "privacy show"))
    assert answer.startswith("Nothing is stored about you.")
    assert "neither reads nor keeps anyone’s messages" in answer
    answer = answer_of(await server.stranger.slash(server.channel, "privacy delete"))
    assert answer == "Nothing is stored about you."


async def test_much_comes_as_a_file(server: Server) -> None:
    ada = server.people[0]
    for _ in range(60):
        info = await server.tables.lobby.create("toy", server.guild.id, server.channel.id, 2, known(ada))
        await server.tables.lifecycle.reset(info.id, server.moderator.id)
    result = await ada.slash(server.channel, "privacy show")
    assert result.response is not None
    (file,) = result.response.attachments
    text = (await server.client.http.get_from_cdn(file.url)).decode()
    assert text.count(f"- [**{TOY}**](") == 60
    assert "neither reads nor keeps anyone’s messages" in text


async def test_what_still_stands_beside_the_database_is_said(server: Server) -> None:
    """A backup that reads meanwhile keeps the journal from being emptied."""
    await open_game(server, TOY, 2)
    ada = server.people[0]
    question = await ada.slash(server.channel, "privacy delete")
    async with reading(server.database):
        answer = answer_of(await ada.click(private(question), label=DELETE))
    assert answer == translate("en", "privacy-deleted-later")
    assert not server.tables.people.overwritten
    await server.sweep(61)
    assert server.tables.people.overwritten


async def test_in_direct_messages(server: Server) -> None:
    """What is stored is shown and deleted there too, where there is no game and no server."""
    game = await open_game(server, TOY, 2)
    ada = server.people[0].user
    assert "Name: Ada" in answer_of(await ada.slash("privacy show"))
    question = await ada.slash("privacy delete")
    assert "Your data has been deleted." in answer_of(await ada.click(private(question), label=DELETE))
    assert (await server.tables.get(game)).free == (0,)
    assert "data has been deleted" in texts(server.last.components)


async def test_it_shows_what_goes_and_asks(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    before = await server.tables.get(game)
    result = await server.people[0].slash(server.channel, "privacy delete")
    answer = answer_of(result)
    assert "What goes" in answer
    assert "What stays" in answer
    assert "Former player" in answer
    assert result.response is not None
    assert labels(result.response.components) == [DELETE, "Cancel"]
    kept = await server.people[0].click(result.response, label="Cancel")
    assert answer_of(kept) == "Nothing was deleted."
    assert await server.tables.get(game) == before


@pytest.mark.parametrize(
    ("language", "plans"),
    [("en", "your plans"), ("fr", "tes plans"), ("de", "deine Pläne"), ("oc", "tos plans")],
)
def test_plans_are_named_among_what_goes(language: str, plans: str) -> None:
    assert plans in translate(language, "privacy-goes")


@pytest.mark.parametrize("who", ["player", "moderator", "stranger"])
@pytest.mark.parametrize("verb", ["privacy_delete", "privacy_keep"])
async def test_nobody_deletes_what_is_of_others(server: Server, who: str, verb: str) -> None:
    """A button that was made for somebody else does nothing, neither to them nor to who presses it."""
    game = await open_game(server, TOY, 2)
    before = await server.tables.get(game)
    ada = server.people[0]
    presser = {"player": server.people[1], "moderator": server.moderator, "stranger": server.stranger}[who]
    old = next(part["custom_id"] for part in parts(server.last.components) if part.get("custom_id"))
    for topic in (str(ada.id), "", "x"):
        forged = WireId(verb, 0, topic=topic).custom_id
        forge_id(server, server.last, old, forged)
        answer = answer_of(await presser.click(server.last, custom_id=forged))
        assert answer == "That button is about someone else’s data."
        old = forged
    assert await server.tables.get(game) == before


async def test_the_seat_is_that_of_a_former_player(server: Server) -> None:
    """The others read of it without a name, a substitute is looked for, and no name is shown from then on."""
    game = await open_game(server, TOY, 3)
    seat = await choose_all(server, game, 3)
    gone = server.people[seat]
    name = str(gone.user.global_name)
    since = server.last.id + 1
    assert answer_of(await delete(server, gone)) == "Your data has been deleted."
    message = server.last
    assert "A player’s data has been deleted on request." in texts(message.components)
    assert message.mentions == []
    (take,) = labels(message.components)
    await server.moderator.slash(server.channel, "mod post-again")
    again = await server.moderator.slash(server.channel, "mod post-again")
    await server.moderator.click(private(again), label="Post again")
    assert [user.id for user in server.last.mentions] == []
    for command in ("board", "log", "game info"):
        answer = answer_of(await server.stranger.slash(server.channel, command))
        assert name not in answer
    assert "Former player" in answer_of(await server.stranger.slash(server.channel, "game info"))
    assert name not in everything_shown(server, since)
    board = next(one for one in server.messages() if one.id > message.id and one.attachments)
    assert "Former player" in texts(board.components) + str(board.attachments[0].description)
    info = await server.tables.get(game)
    for language, former in FORMER.items():
        assert seat_names(info, language)[seat] == former
    assert (await server.people[(seat + 1) % 3].click(server.last, label="Play")).ephemeral
    answer = answer_of(await gone.click(server.last, label="Play"))
    assert "no seat" in answer
    await server.people[3].click(message, label=take)
    info = await server.tables.get(game)
    assert (info.seats[seat].discord_id, info.free) == (server.people[3].id, ())


async def test_nothing_is_left_in_the_database(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    await choose_all(server, game)
    bea = server.people[1]
    await bea.slash(server.channel, "language me", language="fr")
    await bea.slash(server.other_channel, "game new", game=Words("toy", "fr").text("title"), seats=3)
    marks = (str(bea.id).encode(), b"Bea")
    assert all(mark in dumped(server.database) for mark in marks)
    question = await bea.slash(server.channel, "privacy delete")
    await bea.click(private(question), label=translate("fr", "button-privacy-delete"))
    assert not any(mark in dumped(server.database) for mark in marks)
    await server.restart()
    assert not any(mark in dumped(server.database) for mark in marks)
    (lobby,) = server.other_channel.history()
    assert "Bea" not in texts(lobby.components)
    assert labels(lobby.components) == []


async def test_what_is_in_memory_goes_too(server: Server) -> None:
    """The language that was set and what was refused are deleted."""
    await open_game(server, TOY, 2)
    ada = server.people[0]
    await ada.slash(server.channel, "language me", language="de")
    error = RefusedError("no", "toy", "toy.moment")
    server.services.refusals.note(ada.id, server.channel.id, error)
    server.services.refusals.note(server.people[1].id, server.channel.id, error)
    question = await ada.slash(server.channel, "privacy delete")
    done = await ada.click(private(question), label="Meine Daten löschen")
    assert answer_of(done) == "Deine Daten sind gelöscht."
    assert server.services.refusals.last(ada.id, server.channel.id) is None
    assert server.services.refusals.last(server.people[1].id, server.channel.id) is not None
    answer = answer_of(await ada.slash(server.channel, "privacy show"))
    assert answer.startswith("Nothing is stored about you.")


async def test_a_host_who_leaves_passes_the_table_on(server: Server) -> None:
    """The open table's message shows the others alone."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=3)
    table = server.last
    await server.people[1].click(table, label="Join")
    await server.people[2].click(table, label="Join")
    await delete(server, server.people[0])
    shown = texts(next(one for one in server.messages() if one.id == table.id).components)
    assert "Ada" not in shown
    assert "Bea and Cleo" in shown
    await server.people[1].click(table, label="Start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert [one.name for one in info.seats] == ["Bea", "Cleo"]


async def test_a_finished_game_keeps_its_score(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    tables = server.tables
    while (position := await tables.load(game)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))
    await delete(server, server.people[0])
    await delete(server, server.people[1])
    answer = answer_of(await server.stranger.slash(server.channel, "game info"))
    assert answer.count("Former player") >= 2
    assert "Ada" not in answer
    assert "Points" in answer
    verified = answer_of(await server.stranger.slash(server.channel, "game verify"))
    assert "followed its published seed" in verified


async def test_a_detached_game_comes_back_with_a_free_seat(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    await server.tables.lifecycle.detach(game)
    await delete(server, server.people[1], server.other_channel)
    info = await server.tables.lifecycle.attach(
        game, server.guild.id, server.other_channel.id, known(server.moderator)
    )
    assert (info.status, info.free, info.called) == ("open", (1,), (1,))
    await server.services.delivery.deliver(game)
    await server.sweep()
    (board,) = server.other_channel.history()
    assert board.attachments
    read = texts(board.components) + str(board.attachments[0].description)
    assert "Bea" not in read
    assert "Former player" in read


@pytest.mark.parametrize("moment", MOMENTS)
async def test_with_a_stand_in_and_an_offer(
    server: Server, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """The message that the bot plays for her is on its way when she is deleted: nobody reads her name."""
    game = await open_game(server, TOY, 3)
    tables = server.tables
    ada, cleo = known(server.people[0]), known(server.people[2])
    offer = await tables.seats.offer(game, ada, known(server.people[3]))
    assert offer.kind == ProposalKind.HANDOVER
    asked = await tables.consent.propose(game, ada, ProposalKind.STAND_IN, 1)
    await tables.consent.agree(game, asked.id, cleo)
    assert (await tables.get(game)).stand_ins == (1,)
    erasing = Erasing(server, monkeypatch, "stand_in", moment)
    erasing.begin()
    await erasing.send(game)
    assert erasing.erased
    await delete(server, server.people[3])
    info = await server.tables.get(game)
    assert (info.stand_ins, info.called) == ((), (1,))
    assert (await server.tables.consent.proposal(game, offer.id)).result == "lapsed"
    read = changed(erasing.before, shown(server))
    assert "A stand-in (fair) now plays for Former player" in read
    assert "Bea" not in read
    assert "Dan" not in read


async def test_an_undo_after_somebody_has_gone(server: Server) -> None:
    """Whoever would be named as having acted since is a former player."""
    game = await open_game(server, TOY, 2)
    await choose_all(server, game)
    await delete(server, server.people[1])
    answer = answer_of(await server.people[0].slash(server.channel, "undo"))
    assert "Bea" not in answer
    assert "Former player" in answer


async def test_who_plays_again_is_somebody_new(server: Server) -> None:
    """They are somebody new after a restart as well."""
    await open_game(server, TOY, 2)
    ada = server.people[0]
    question = await ada.slash(server.channel, "privacy delete")
    await server.restart()
    await ada.click(private(question), label=DELETE)
    await ada.slash(server.other_channel, "game new", game=TOY, seats=2)
    answer = answer_of(await ada.slash(server.other_channel, "privacy show"))
    assert "Games in which you have a seat: 1" in answer
    assert "Entries" not in answer


@pytest.mark.parametrize("kind", [kind for kind in OFFERED if GAMES[kind].package.startswith("rules.")])
async def test_pictures_name_nobody_who_is_gone(server: Server, kind: str) -> None:
    """The picture's description has the names that are drawn on it."""
    await open_game(server, Words(kind, "en").text("title"), min(GAMES[kind].seat_numbers))
    await delete(server, server.people[1])
    question = await server.moderator.slash(server.channel, "mod post-again")
    await server.moderator.click(private(question), label="Post again")
    shown = str(server.last.attachments[0].description) + texts(server.last.components)
    assert "Ada" in shown
    assert "Bea" not in shown
    assert "Former player" in shown
