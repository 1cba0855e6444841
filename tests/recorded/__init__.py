"""Whole games as they were played; tests play them again, so that a change of rules is noticed.

``python -m tests.recorded arriala 3 42`` records a game of three between sensible players, of whom one
sometimes acts at random so that unusual things happen as well; options that are on follow the seed. A game
that showed a mistake is kept here too, once the mistake is mended.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import rules
from rules import Action, Game
from tests import toy

FOLDER = Path(__file__).parent
_ODD = 6
"""One action in this many of the odd player's is any legal one."""


@dataclass(frozen=True)
class Recording:
    """A game: what it started from, each seat's action in order, and the hash of the state at the end.

    ``events`` is the hash of all that happened, None in recordings that do not say.
    """

    kind: str
    seats: int
    seed: str
    first: int | None
    actions: tuple[tuple[int, Action], ...]
    final: str
    options: dict[str, Any]
    events: str | None

    def start(self) -> Game:
        """Return the game before its first action."""
        return rules.new_game(self.kind, seats=self.seats, seed=self.seed, first=self.first, **self.options)

    def replayed(self) -> tuple[Game, str]:
        """Return the game after its last action, and the hash of all that happened.

        Raises RuleError if the rules refuse an action by now.
        """
        game, happened = self.start(), sha256()
        for seat, action in self.actions:
            game, events = game.apply(seat, action)
            happened.update(rules.encode_events(events))
        return game, happened.hexdigest()


def names() -> list[str]:
    """Return the names of the recordings that there are."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def load(name: str) -> Recording:
    """Return a recording by its name."""
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    actions = tuple(
        (seat, rules.decode_action(data["kind"], json.dumps(action))) for seat, action in data["actions"]
    )
    start = (data["kind"], data["seats"], data["seed"], data["first"])
    return Recording(*start, actions, data["final"], data.get("options", {}), data.get("events"))


def final_hash(game: Game) -> str:
    """Return what a game's state at the end is recognised by: its SHA-256 in hex."""
    return sha256(game.to_json()).hexdigest()


def record(kind: str, seats: int, seed: str, *options: str) -> dict[str, Any]:
    """Play a game, and return the content of its file; ``options`` are those that are on."""
    toy.register()
    rng = random.Random(f"{kind}-{seats}-{seed}")
    chosen = dict.fromkeys(options, True)
    game = rules.new_game(kind, seats=seats, seed=seed, **chosen)
    actions: list[list[Any]] = []
    happened = sha256()
    while game.waiting_for:
        seat = _next_seat(game, rng)
        odd = seat == seats - 1 and rng.randrange(_ODD) == 0
        action = rng.choice(game.legal_actions(seat)) if odd else game.suggest(seat)
        game, events = game.apply(seat, action)
        happened.update(rules.encode_events(events))
        actions.append([seat, json.loads(rules.encode_action(action))])
    return {
        "kind": kind,
        "seats": seats,
        "seed": seed,
        "first": None,
        "final": final_hash(game),
        "events": happened.hexdigest(),
        "options": chosen,
        "actions": actions,
    }


def _next_seat(game: Game, rng: random.Random) -> int:
    """Return the seat that is waited for first, now and then another one that can act."""
    first = game.waiting_for[0]
    others = [seat for seat in range(game.seats) if seat != first and game.legal_actions(seat)]
    return rng.choice(others) if others and rng.randrange(2) else first


def save(recording: dict[str, Any]) -> Path:
    """Write a recording, one action in each row, and return its path."""
    head = {name: value for name, value in recording.items() if name != "actions"}
    lines = ",\n".join(json.dumps(action) for action in recording["actions"])
    path = FOLDER / f"{recording['kind']}-{recording['seats']}-{recording['seed']}.json"
    path.write_text(json.dumps(head)[:-1] + ', "actions": [\n' + lines + "\n]}\n", "utf-8")
    return path
