"""Nothing that people can ask for shows what is hidden from them."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from rules import Game, new_game
from rules.arriala import actions as arriala
from rules.language.words import Words
from rules.randomness import Randomness
from tests.bot.answers import answer_of, bytes_of, lay_out, pictures, played, response_of
from tests.bot.playing import act_by_command, open_game
from tests.bot.worlds import suggestions
from tests.discord import Server, texts
from tests.toy.actions import Choose, Draw, Offer
from tests.toy.game import Toy


def laid_out(kind: str, phase: str) -> tuple[Game, int, int]:
    """Return a position with something hidden, who acts next, and another seat that looks on."""
    game = new_game(kind, seats=3, seed=11, first=0)
    if phase == "choosing":
        return game.apply(0, Choose(2))[0], 1, 2
    draw = arriala.Draw() if kind == "arriala" else Draw()
    for _ in range(300):
        seat = game.waiting_for[0]
        looker = (seat + 1) % 3
        view: Any = game.view(looker)
        held = view.hand_sizes if kind == "arriala" else view.hands
        if min(held) > 0 and draw in game.legal_actions(seat):
            break
        game, _ = game.apply(seat, game.suggest(seat))
    else:
        raise AssertionError("nobody can draw")
    if phase == "offer":
        assert isinstance(game, Toy)
        game, _ = game.apply(seat, Offer((seat + 2) % 3, game.hands[seat][:1]))
    return game, seat, looker


async def visible_to(server: Server, kind: str, looker: int, since: int) -> list[str]:
    """Return all that a seat and a stranger can see: texts, descriptions, pictures and suggestions."""
    found: list[str] = []

    async def take(message: Any) -> None:
        # Log lines and pages are numbered by what happened before.
        found.append(re.sub(r"^\d+\. |\d+$", "", texts(message.components), flags=re.MULTILINE))
        found.extend(alt for _, alt in pictures(message))
        for file in message.attachments:
            found.append(sha256(await bytes_of(server, file)).hexdigest())

    for message in server.messages()[since:]:
        await take(message)
    for person in (server.people[looker], server.stranger):
        for path, given in (
            ("hand", {}),
            ("play", {}),
            ("moves", {}),
            ("board", {}),
            ("board", {"text": True}),
            ("game info", {}),
        ):
            await take(response_of(await person.slash(server.channel, path, **given)))
        log = await person.slash(server.channel, "log")
        found.append(answer_of(log).split("\n")[1].split(" ", 1)[1])
        for path in played(person, kind):
            found.extend(await suggestions(server, person, path))
    before = len(server.messages())
    for text in (False, True):
        await server.people[looker].slash(server.channel, "board", public=True, text=text)
    for message in server.messages()[before:]:
        await take(message)
    return found


@pytest.mark.parametrize(
    ("kind", "phase"),
    [("toy", "choosing"), ("toy", "turn"), ("toy", "offer"), ("arriala", "turn")],
)
async def test_nothing_secret_is_shown(server: Server, kind: str, phase: str) -> None:
    """With what is hidden dealt otherwise, others see exactly the same, to the last pixel."""
    game_id = await open_game(server, Words(kind, "en").text("title"), 3)
    game, seat, looker = laid_out(kind, phase)
    visible: list[list[str]] = []
    draw = arriala.Draw() if kind == "arriala" else Draw()

    def hidden(variant: Game) -> object:
        return variant.apply(seat, draw)[1] if phase == "turn" else variant

    others = (
        replace(game.redeal(looker, Randomness(str(number))), randomness=game.randomness)
        for number in range(99)
    )
    for variant in (game, next(other for other in others if hidden(other) != hidden(game))):
        await lay_out(server, game_id, variant)
        since = len(server.messages())
        position = await server.tables.load(game_id)
        if phase == "turn":
            await act_by_command(server, position, seat, draw)
        elif phase == "choosing":
            view: Any = variant.view(0)
            await act_by_command(server, position, 0, Choose(view.number % 3 + 1))
        visible.append(await visible_to(server, kind, looker, since))
    assert visible[0] == visible[1]
    assert len(visible[0]) > 20
