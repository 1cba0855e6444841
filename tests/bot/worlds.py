"""Pairs of worlds: games that look the same to somebody, and all that this person gets to see of each."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from simcord.interactions import walk_to_subcommand

import render
from bot.ui import components as ui_components
from bot.ui import looks, pictures
from bot.ui.drawings import Drawings
from rules import Action, Game, RuleError, game_id
from rules.language.words import Words
from rules.randomness import Randomness
from rules.testing import Step, visible_to
from tests.bot.answers import lay_out, played, response_of
from tests.bot.playing import open_game
from tests.bot.sent import Sent, collected
from tests.discord import Server, parts
from tests.discord import server as running

_THE_SAME = ("randomness", "piles")
"""What is to come out of bags and piles is the same in both worlds, so that both can go on alike."""
_MENU = 3
"""Discord's number of a menu of texts."""
_LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board", {}),
    ("board", {"text": True}),
    ("log", {}),
    ("game info", {}),
)
_SEATED_LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("hand", {}),
    ("play", {}),
    ("moves", {}),
    ("why", {}),
    ("ahead", {}),
)


class Pair(NamedTuple):
    """Two games that look the same to the seat ``looker`` and to the public, and what is done in both.

    ``act`` is a seat and its action, which look the same to them as well; None if that one does not.
    """

    game: Game
    other: Game
    looker: int
    act: tuple[int, Action] | None

    @property
    def differs(self) -> bool:
        """Say whether anything is hidden from the seat."""
        return self.game != self.other


def pair_of(step: Step, looker: int, rng: random.Random) -> Pair:
    """Return a pair at a step of a game for a seat."""
    game = step.before
    other = _other(game, looker, rng)
    act = (step.seat, step.action) if _same_to(looker, step, other) else None
    return Pair(game, other, looker, act)


def _other(game: Game, looker: int, rng: random.Random) -> Game:
    dealt = game.redeal(looker, Randomness(str(rng.random())))
    kept = {name: getattr(game, name) for name in _THE_SAME if name in game.__struct_fields__}
    alike = replace(dealt, **kept)
    return alike if alike.conserved() == game.conserved() else replace(dealt, randomness=game.randomness)


def _same_to(looker: int, step: Step, other: Game) -> bool:
    """Say whether an action does in another world what it does in this one, as far as one can see."""
    try:
        after, events = other.apply(step.seat, step.action)
    except RuleError:
        return False
    return all(
        visible_to(events, seat) == visible_to(step.events, seat)
        and after.view(seat) == step.after.view(seat)
        for seat in (None, looker)
    )


class Witness:
    """Keeps all that some people see: messages as Discord has them, and digests of the pictures in them.

    ``views`` are those of which pictures are kept: of seats, and of the public (None).
    """

    def __init__(self, views: Sequence[int | None], patch: pytest.MonkeyPatch) -> None:
        self.views = views
        self.seen: list[str] = []
        self.drawn: list[tuple[int | None, str]] = []
        for which in ("board", "choice", "hand"):
            patch.setattr(render, which, self._noted(getattr(render, which)))

    def _noted(self, draw: Any) -> Any:
        def noted(view: Any, *given: Any, **named: Any) -> bytes | None:
            data: bytes | None = draw(view, *given, **named)
            if view.seat in self.views:
                self.drawn.append((view.seat, sha256(data or b"").hexdigest()))
            return data

        return noted

    def note(self, components: Any) -> None:
        """Keep a message, with its ids and descriptions."""
        plain = [part if isinstance(part, dict) else part.to_dict() for part in components]
        self.seen.append(json.dumps(plain, sort_keys=True))

    def note_sent(self, sent: list[Sent]) -> None:
        """Keep what was sent to channels, in order, and whom it pings."""
        for one in sent:
            self.note(one.payload.get("components") or ())
            self.seen.append(f"{one.edit} {one.pings}")
        sent.clear()

    async def look(self, server: Server, kind: str, seat: int | None) -> None:
        """Ask, as somebody at the table or as a stranger, for all that can be asked for."""
        person = server.stranger if seat is None else server.people[seat]
        for path, given in (*_LOOKS, *(() if seat is None else _SEATED_LOOKS)):
            message = response_of(await person.slash(server.channel, path, **given))
            self.note(message.components)
            if path == "play":
                await self._open_menus(person, message)
        for path in played(person, kind):
            self.seen.extend(await suggestions(server, person, path))

    async def _open_menus(self, person: Any, panel: Any) -> None:
        """Pick the first of what each menu of a panel has, as many as it takes."""
        for menu in [part for part in parts(panel.components) if part.get("type") == _MENU]:
            picked = [option["value"] for option in menu["options"][: menu.get("min_values", 1) or 1]]
            result = await person.select(panel, picked, custom_id=menu["custom_id"])
            if result.response is not None:
                self.note(result.response.components)


async def suggestions(server: Server, person: Any, path: str) -> list[str]:
    """Return what is offered for each field of a command."""
    root = server.env.backend.find_command(path.split()[0], server.guild.id)
    leaf, _ = walk_to_subcommand(root, path.split()[1:])  # type: ignore[arg-type]
    return [
        str(await person.autocomplete(server.channel, path, option["name"], ""))
        for option in leaf.get("options") or ()
        if option.get("autocomplete")
    ]


@contextmanager
def in_order(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Have whatever numbers and threads would make different be the same in two runs."""
    with monkeypatch.context() as patch:
        numbers = count()
        patch.setattr(pictures, "picture_name", lambda what: f"{what}-{next(numbers)}.png")
        patch.setattr(ui_components, "drawing_number", lambda: next(numbers))
        # The clock of looks: nobody looks too often.
        patch.setattr(looks, "_now", lambda: float(next(numbers)))
        patch.setattr(secrets, "token_hex", lambda length: "5e" * length)
        patch.setattr(asyncio, "to_thread", _at_once)
        patch.setattr(Drawings, "get", _drawn_at_once)
        yield patch


async def _at_once(call: Any, *given: Any, **named: Any) -> Any:
    return call(*given, **named)


async def _drawn_at_once(drawings: Drawings, key: Any, draw: Any, *given: Any) -> Any:
    return draw()


async def seen_in(
    path: Path, monkeypatch: pytest.MonkeyPatch, pairs: Sequence[Pair], *, other: bool
) -> list[Witness]:
    """Return what is seen of each pair, in the one world or the other: all are of one game and one looker.

    A stranger follows the game. First all is looked at as it stands, then something is done, and all is
    looked at again.
    """
    seen: list[Witness] = []
    async with running(path) as server:
        with in_order(monkeypatch) as patch:
            kind, seats = game_id(pairs[0].game), pairs[0].game.seats
            game = await open_game(server, Words(kind, "en").text("title"), seats)
            await server.stranger.slash(server.channel, "watch")
            sent = collected(patch)
            for pair in pairs:
                with patch.context() as noting:
                    seen.append(await _seen_of(server, noting, game, pair, sent, other=other))
    return seen


async def _seen_of(
    server: Server, patch: pytest.MonkeyPatch, game: int, pair: Pair, sent: list[Sent], *, other: bool
) -> Witness:
    kind, witness = game_id(pair.game), Witness((None, pair.looker), patch)
    await lay_out(server, game, pair.other if other else pair.game)
    await _look(server, kind, witness, pair.looker)
    if pair.act is not None:
        seat, action = pair.act
        info = await server.tables.get(game)
        with server.env.time_context():
            await server.tables.play.act(game, info.seats[seat], action)
            await server.services.delivery.deliver(game)
        witness.note_sent(sent)
        await _look(server, kind, witness, pair.looker)
    await server.people[pair.looker].slash(server.channel, "board", public=True)
    witness.note_sent(sent)
    return witness


async def _look(server: Server, kind: str, witness: Witness, looker: int) -> None:
    for seat in (looker, None):
        await witness.look(server, kind, seat)
