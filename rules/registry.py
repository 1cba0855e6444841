"""The registered games: making one, reading a stored one, and their actions and events as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Any, Union

import msgspec

from rules.arriala import Arriala
from rules.canal_du_midi import CanalDuMidi
from rules.game import Game
from rules.great_canal import GreatCanal
from rules.kit.component_files import packaged
from rules.plans import Branch, Condition, Plan, check_condition
from rules.randomness import Randomness
from rules.records import Action, Event, Standing


class _Codec:
    """The decoders of one game, each made once from the union of its leaf classes."""

    def __init__(self, game: type[Game]) -> None:
        self.state = msgspec.json.Decoder(game)
        self.action: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Union[game.actions])  # noqa: UP007
        self.events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
            tuple[Union[game.events], ...]  # type: ignore[valid-type]  # noqa: UP007
        )
        self.standing: msgspec.json.Decoder[Any] | None = None
        if game.standing:
            self.standing = msgspec.json.Decoder(Union[game.standing])  # noqa: UP007


class _Head(msgspec.Struct):
    game: str


class _StoredBranch(msgspec.Struct, forbid_unknown_fields=True):
    """A branch of a plan whose moves are those of a game that is still to be told."""

    condition: Condition | None
    moves: tuple[msgspec.Raw, ...]


class _StoredPlan(msgspec.Struct, forbid_unknown_fields=True):
    """A plan for a game that is still to be told."""

    branches: tuple[_StoredBranch, ...]
    repeated: bool = False


_stored_plan = msgspec.json.Decoder(_StoredPlan)
_MOST_OF_A_PLAN = 32_768
"""How many bytes a plan has at most as JSON."""


_games: dict[str, type[Game]] = {}
_codecs: dict[str, _Codec] = {}
GAMES: Mapping[str, type[Game]] = MappingProxyType(_games)
"""Game classes by id, in the order in which they were registered."""


def game_id(game: type[Game] | Game) -> str:
    """Return the id of a game class or of a game being played."""
    return str(game.__struct_config__.tag)


def register(game: type[Game]) -> type[Game]:
    """Add a game class to GAMES under its tag, and return it.

    Raises ValueError if the id is taken by another class, or if a declared option has the name of another
    parameter of :func:`new_game`.
    """
    name = game_id(game)
    if _games.get(name, game) is not game:
        raise ValueError(f"there is a game {name!r} already")
    for taken in ("kind", "seats", "seed", "randomness", "first", *_stems(game)):
        if taken in game.options:
            raise ValueError(f"option {taken!r} of {name} needs another name")
    _games[name] = game
    _codecs[name] = _Codec(game)
    return game


def _class_of(kind: str) -> type[Game]:
    if kind not in GAMES:
        raise ValueError(f"unknown game {kind!r}; there are {', '.join(GAMES)}")
    return GAMES[kind]


def _stems(game: type[Game]) -> dict[str, str]:
    """Return the names of a game's component files by their stems."""
    return {name.rsplit(".", 1)[0]: name for name in game.components}


def resolve_options(kind: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return all options of a game: ``first``, each component file's text, each declared one.

    What is not given is filled in. Raises ValueError naming an unknown game, an unknown option or one of
    the wrong type.
    """
    game = _class_of(kind)
    stems = _stems(game)
    for name, value in options.items():
        _check_option(game, stems, name, value)
    resolved: dict[str, Any] = {"first": None, **options}
    for stem, file_name in stems.items():
        if stem not in resolved:
            resolved[stem] = packaged(game.package, file_name)
    for name, option in game.options.items():
        resolved.setdefault(name, option.default)
    return resolved


def _check_option(game: type[Game], stems: Mapping[str, str], name: str, value: object) -> None:
    """Raise ValueError unless a game has an option of that name, and the value is of its type."""
    kind = game_id(game)
    if name == "first":
        if not (value is None or type(value) is int):
            raise ValueError(f"option 'first' of {kind} is a seat or None")
    elif name in stems:
        if not isinstance(value, str):
            raise ValueError(f"option {name!r} of {kind} is the text of {stems[name]}")
    elif name in game.options:
        option = game.options[name]
        if not option.accepts(value):
            raise ValueError(f"option {name!r} of {kind} is of type {option.type.__name__}, not {value!r}")
    else:
        known = ", ".join(["first", *stems, *game.options])
        raise ValueError(f"unknown option {name!r} of {kind}; there are {known}")


def new_game(kind: str, *, seats: int, seed: int | str, **options: Any) -> Game:
    """Return a game as it starts.

    ``seed`` decides all random draws. ``options`` are ``first`` (the seat that begins; None draws by lot),
    the texts of component files by stem (``board="..."``) and those that the game declares. Raises
    ValueError naming an unknown id, option or number of seats, or the bad key of a component file.
    """
    game = _class_of(kind)
    if seats not in game.seat_numbers:
        allowed = ", ".join(map(str, game.seat_numbers))
        raise ValueError(f"{kind} is for {allowed} seats, not {seats}")
    resolved = resolve_options(kind, options)
    first = resolved.pop("first")
    if first is not None and not 0 <= first < seats:
        raise ValueError(f"option 'first' of {kind} is a seat from 0 to {seats - 1}, not {first}")
    return game.new(seats, Randomness(str(seed)), first, **resolved)


def load_game(data: bytes) -> Game:
    """Return the game that ``to_json`` wrote; raise ValueError if the data is not such a game."""
    try:
        kind = msgspec.json.decode(data, type=_Head).game
        return _codecs[game_id(_class_of(kind))].state.decode(data)
    except msgspec.MsgspecError as error:
        raise ValueError(f"not a stored game: {error}") from error


def encode_action(action: Action) -> bytes:
    """Return an action as JSON with its tag."""
    return msgspec.json.encode(action)


def decode_action(kind: str, data: bytes | str) -> Action:
    """Return an action of a game from JSON; raise ValueError if it is none."""
    try:
        return _codecs[game_id(_class_of(kind))].action.decode(data)
    except msgspec.MsgspecError as error:
        raise ValueError(f"not an action of {kind}: {error}") from error


def encode_standing(standing: Standing) -> bytes:
    """Return a standing answer as JSON with its tag."""
    return msgspec.json.encode(standing)


def decode_standing(kind: str, data: bytes | str) -> Standing:
    """Return a standing answer of a game from JSON; raise ValueError if it is none."""
    decoder = _codecs[game_id(_class_of(kind))].standing
    if decoder is None:
        raise ValueError(f"{kind} has no standing answers")
    try:
        return decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise ValueError(f"not a standing answer of {kind}: {error}") from error


def encode_plan(plan: Plan) -> bytes:
    """Return a plan as JSON, its moves with their tags."""
    return msgspec.json.encode(plan)


def decode_plan(kind: str, data: bytes | str) -> Plan:
    """Return a plan for a game from JSON; raise ValueError if it is none.

    Its conditions are on events of the game that may be waited for, whether or not they still can happen.
    """
    game = _class_of(kind)
    if len(data) > _MOST_OF_A_PLAN:
        raise ValueError(f"a plan has at most {_MOST_OF_A_PLAN} bytes")
    try:
        stored = _stored_plan.decode(data)
        branches = tuple(_branch_of(game, branch) for branch in stored.branches)
    except msgspec.MsgspecError as error:
        raise ValueError(f"not a plan for {kind}: {error}") from error
    return Plan(branches, stored.repeated)


def _branch_of(game: type[Game], stored: _StoredBranch) -> Branch:
    """Return a branch of a plan for a game; raise ValueError or MsgspecError if it is none."""
    if stored.condition is not None:
        check_condition(game.events, stored.condition)
    decode = _codecs[game_id(game)].action.decode
    return Branch(stored.condition, tuple(decode(move) for move in stored.moves))


def encode_events(events: tuple[Event, ...]) -> bytes:
    """Return events as a JSON list, each with its tag."""
    return msgspec.json.encode(events)


def decode_events(kind: str, data: bytes | str) -> tuple[Event, ...]:
    """Return events of a game from JSON; raise ValueError if they are none."""
    try:
        return _codecs[game_id(_class_of(kind))].events.decode(data)
    except msgspec.MsgspecError as error:
        raise ValueError(f"not events of {kind}: {error}") from error


def fingerprint(kind: str, *, seats: int, seed: int | str, options: Mapping[str, Any]) -> str:
    """Return the SHA-256, in hex, of the canonical JSON of seed, game kind, options and seats.

    Posted when a game starts; with the seed, posted when it ends, anybody can check the draws. Canonical:
    all options resolved, keys sorted, no spaces, UTF-8, the seed as a string.
    """
    facts = {"seed": str(seed), "kind": kind, "options": resolve_options(kind, options), "seats": seats}
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


register(Arriala)
register(CanalDuMidi)
register(GreatCanal)
