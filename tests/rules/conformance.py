"""The conformance kit: what every game has to keep, as functions over positions from played games.

``test_conformance`` puts each game in GAMES through it by name. Run as a module it prints a game as it is
played, so that the same can be compared between processes::

    python -m tests.rules.conformance toy 1
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from dataclasses import replace as replace_field
from enum import Enum
from functools import cache
from importlib.resources import files

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

import rules
from rules import GAMES, Action, Event, Game, RuleError, View
from rules.language.texts import has_text, languages, sources_of
from rules.language.words import Words
from rules.values import FieldKind, fields_of, tag_of
from tests import toy
from tests.rules.hidden import REDEALS

toy.register()

NAMES = ("Ada", "Béa", "Chloé", "Dorothée")
OPTION_NAME = re.compile(r"[-_'\w]{1,32}")


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a played game."""

    before: Game
    seat: int
    action: Action
    after: Game
    events: tuple[Event, ...]


class Foreign(Action, frozen=True, tag="foreign"):
    """An action of no game at all."""

    command = "foreign"


# Playing.


def pick_random(game: Game, chance: random.Random) -> tuple[int, Action]:
    """Any legal action, of any seat now and then, of each class alike now and then."""
    seat = chance.choice(game.waiting_for)
    if chance.random() < 0.2:
        seat = chance.choice([other for other in range(game.seats) if game.legal_actions(other)])
    legal = game.legal_actions(seat)
    if chance.random() < 0.2:
        kind = chance.choice([kind for kind in game.actions if any(type(one) is kind for one in legal)])
        legal = tuple(one for one in legal if type(one) is kind)
    return seat, chance.choice(legal)


def pick_suggested(game: Game, chance: random.Random) -> tuple[int, Action]:
    """What the game itself suggests to one of those it waits for."""
    seat = chance.choice(game.waiting_for)
    return seat, game.suggest(seat)


POLICIES = {"random": pick_random, "suggested": pick_suggested}


def play(game: Game, policy: str, seed: object, cap: int) -> Iterator[Step]:
    """Plays on from a game until it is over or the cap is reached; the seed is the players' alone."""
    chance = random.Random(f"{policy} {seed}")
    for _ in range(cap):
        if game.outcome is not None:
            return
        seat, action = POLICIES[policy](game, chance)
        after, events = game.apply(seat, action)
        yield Step(game, seat, action, after, events)
        game = after


@cache
def played(kind: str, seats: int, seed: int, policy: str, cap: int) -> tuple[Step, ...]:
    """A game played from its start; the same for all tests that ask for it."""
    return tuple(play(rules.new_game(kind, seats=seats, seed=seed), policy, seed, cap))


def spread(steps: tuple[Step, ...], count: int) -> tuple[Step, ...]:
    """About so many steps, spread over the whole game."""
    return steps[:: max(1, len(steps) // count)]


# Positions.


def check_waiting(game: Game) -> None:
    """Somebody is waited for until it is over, and then nobody has anything to do."""
    assert (game.waiting_for == ()) == (game.outcome is not None)
    assert len(set(game.waiting_for)) == len(game.waiting_for)
    for seat in game.waiting_for:
        assert game.legal_actions(seat), f"seat {seat} is waited for and can do nothing"
    if game.outcome is not None:
        assert len(game.outcome.scores) == game.seats
        assert set(game.outcome.winners) <= set(range(game.seats))
        for seat in range(game.seats):
            assert game.legal_actions(seat) == ()
            assert refusal(game, seat, Foreign()).rule == "game.over"


def check_storing(game: Game) -> None:
    """A stored game is the same game, is made of values, and offers the same in the same order."""
    stored = game.to_json()
    loaded = rules.load_game(stored)
    assert loaded == game
    assert hash(loaded) == hash(game), "only tuples and bytes belong in a state"
    assert loaded.to_json() == stored
    assert loaded.waiting_for == game.waiting_for
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        assert loaded.legal_actions(seat) == legal
        assert loaded.view(seat) == game.view(seat)
        if legal:
            assert loaded.suggest(seat) == game.suggest(seat)


def check_asking(game: Game) -> None:
    """Asking changes nothing and draws nothing, however often."""
    stored = game.to_json()
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        assert game.legal_actions(seat) == legal
        assert game.view(seat) == game.view(seat)
        if legal:
            suggested = game.suggest(seat)
            assert game.suggest(seat) == suggested
            game.apply(seat, suggested)
        else:
            assert refused_suggestion(game, seat) in {"game.turn", "game.over"}
    assert game.view(None) == game.view(None)
    assert game.to_json() == stored


def refused_suggestion(game: Game, seat: int) -> str:
    """The rule by which suggest refuses."""
    try:
        game.suggest(seat)
    except RuleError as error:
        return error.rule
    raise AssertionError(f"a suggestion for seat {seat}, which can do nothing")


def check_offered(game: Game) -> None:
    """What is listed is accepted, is listed once, and is made of declared classes."""
    stored = game.to_json()
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert type(action) in game.actions
            assert rules.decode_action(rules.game_id(game), rules.encode_action(action)) == action
            after, events = game.apply(seat, action)
            assert after != game, f"{action} changes nothing"
            check_events(after, events)
    assert game.to_json() == stored


def check_events(game: Game, events: tuple[Event, ...]) -> None:
    """Events are of declared classes, survive storing, and name an audience that exists."""
    for event in events:
        assert type(event) in game.events
        audience = event.audience()
        assert audience is None or (audience and set(audience) <= set(range(game.seats)))
        assert not (event.announces and audience is not None), "what is private cannot be announced"
    assert rules.decode_events(rules.game_id(game), rules.encode_events(events)) == events


def universe(steps: Iterable[Step]) -> tuple[Action, ...]:
    """All actions that were legal for anybody in these steps."""
    seen: dict[Action, None] = {}
    for step in steps:
        for seat in range(step.before.seats):
            seen.update(dict.fromkeys(step.before.legal_actions(seat)))
    return tuple(seen)


def near_misses(game: Game, seat: int, known: tuple[Action, ...], chance: random.Random) -> Iterator[Action]:
    """Actions like those that are legal: legal at another time, one field changed, or of any fields."""
    view = game.view(seat)
    legal = game.legal_actions(seat)
    yield from chance.sample(known, min(len(known), 30))
    for action in chance.sample(legal, min(len(legal), 6)):
        for field in fields_of(type(action)):
            for _ in range(3):
                yield replace(action, **{field.name: any_value(field, view, chance)})
    for kind in game.actions:
        fields = fields_of(kind)
        for _ in range(10 if fields else 1):
            yield kind(**{field.name: any_value(field, view, chance) for field in fields})


def any_value(field: FieldKind, view: View, chance: random.Random) -> object:
    """A value of the field's type, possible or now and then impossible."""
    if not field.many and chance.random() < 0.1:
        impossible = {int: (-1, 97, 10**12), str: ("", "nothing of the kind")}.get(field.base)
        if impossible is not None:
            return chance.choice(impossible)
    return likely_value(field, view, chance)


def likely_value(field: FieldKind, view: View, chance: random.Random) -> object:
    """A value that the field may well have in some game like the one viewed."""
    if field.many:
        one = replace_field(field, many=False)
        return tuple(likely_value(one, view, chance) for _ in range(chance.randint(0, 3)))
    values: list[object] = [None] if field.optional else []
    if issubclass(field.base, Enum):
        values += field.base
    elif field.base is bool:
        values += [False, True]
    elif field.kind is not None and field.kind.name == "seat":
        values += range(view.seats)
    elif field.kind is not None:
        values += view.values(field.kind.name)
    elif field.base is int:
        values += range(10)
    return chance.choice(values or ["anything"])


def refusal(game: Game, seat: int, action: Action) -> RuleError:
    """The error with which the game refuses an action; it fails if the game does not."""
    try:
        game.apply(seat, action)
    except RuleError as error:
        return error
    raise AssertionError(f"{action} of seat {seat} is accepted and not listed")


def check_refused(game: Game, known: tuple[Action, ...], chance: random.Random) -> None:
    """What is not listed is refused, by a rule with words, and nothing has changed."""
    stored = game.to_json()
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        for action in near_misses(game, seat, known, chance):
            if action in legal:
                continue
            try:
                game.apply(seat, action)
            except RuleError as error:
                check_error(game, seat, error)
            else:
                assert action.open_ended, f"{action} of seat {seat} is accepted and not listed"
    for seat in (-1, game.seats):
        error = refusal(game, seat, Foreign())
        assert error.rule in {"game.seat", "game.over"}
    assert refusal(game, 0, Foreign()).rule in {"game.action", "game.over"}
    assert game.to_json() == stored


# Secrets.


def check_secrets(step: Step, seat: int | None, chance: random.Random) -> bool:
    """What a seat cannot know moves nothing it sees; True if there was something to hide.

    And what it does see change by the step, without an event that reveals, it could have foretold.
    """
    game = step.before
    other = REDEALS[rules.game_id(game)](game, seat, chance)
    assert other.conserved() == game.conserved()
    for changed in (other, game.reseed("another salt")):
        assert changed.view(seat) == game.view(seat)
        if seat is not None and game.outcome is None:
            legal = game.legal_actions(seat)
            assert changed.legal_actions(seat) == legal
            if legal:
                assert changed.suggest(seat) == game.suggest(seat)
    if step.seat == seat and not any(event.reveals for event in step.events):
        after, events = other.apply(seat, step.action)
        assert after.view(seat) == step.after.view(seat), f"{step.action} reveals and does not say so"
        assert seen_by(events, seat) == seen_by(step.events, seat)
    return other != game


def seen_by(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """The events that a seat, or the public, may know of."""
    return tuple(
        event
        for event in events
        if (audience := event.audience()) is None or (seat is not None and seat in audience)
    )


# Texts.


def speakers(game: Game, seat: int | None) -> Iterator[Words]:
    """The game's words in each of its languages, with and without names of people."""
    kind = rules.game_id(game)
    for language in languages(GAMES[kind].package, "texts"):
        for names in ((), NAMES):
            yield Words(kind, language, names, game.view(seat))


def check_said(said: str) -> None:
    """Something was said, and it holds nothing of the code."""
    assert said.strip()
    assert not re.search(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|<.*>|\w+\(\w+=", said), said


def check_error(game: Game, seat: int, error: RuleError) -> None:
    """An error has the id of a rule, and words."""
    assert re.fullmatch(r"\w+(\.\w+)+", error.rule), error.rule
    for words in speakers(game, seat):
        check_said(words.error(error))


def check_step_said(step: Step) -> None:
    """Actions, events and the head of the panel can be said to all who hear of them."""
    for words in speakers(step.before, step.seat):
        check_said(words.action(step.action))
    for seat in (None, *range(step.after.seats)):
        for words in speakers(step.after, seat):
            assert words.view is not None
            check_said(words.render(words.view.status()))
            for event in seen_by(step.events, seat):
                check_said(words.event(event))


def check_all_said(game: Game, chance: random.Random) -> None:
    """Each class of actions and events can be said, also those that seldom happen."""
    view = game.view(0)
    for words in speakers(game, 0):
        for kind in (*game.actions, *game.events):
            for _ in range(4):
                values = {field.name: likely_value(field, view, chance) for field in fields_of(kind)}
                said = kind(**values)
                check_said(words.action(said) if isinstance(said, Action) else words.event(said))


def check_values_found(step: Step) -> None:
    """Each value of a field that somebody may pick is found again by the name it is shown by."""
    game = step.before
    for words in speakers(game, step.seat):
        assert words.view is not None
        for action in game.legal_actions(step.seat):
            for field in fields_of(type(action)):
                value = getattr(action, field.name)
                if field.kind is None or field.many or value is None:
                    continue
                shown = words.field_value(field, value)
                check_said(shown)
                assert words.find(field.kind.name, shown) == value, (
                    f"{shown} is not {field.kind.name} {value}"
                )
                if field.kind.name != "seat":
                    assert value in words.view.values(field.kind.name)


def command_keys(game: type[Game]) -> Iterator[tuple[str, int]]:
    """The keys of the names of commands and fields, each with its depth: 0 for the game's own."""
    yield "command", 0
    for action in game.actions:
        path = action.command.replace(" ", "-")
        if " " in action.command:
            yield f"command-{action.command.split()[0]}", 1
        yield f"command-{path}", 1
        for field in fields_of(action):
            yield f"command-{path}-{field.name}", 2


def check_commands(kind: str) -> None:
    """Paths of commands fit Discord's tree, and every field can be filled in."""
    game = GAMES[kind]
    paths = [action.command for action in game.actions]
    assert len(set(paths)) == len(paths)
    groups = {path.split()[0] for path in paths if " " in path}
    assert not groups & set(paths), "a command cannot be a group too"
    for action in game.actions:
        assert re.fullmatch(r"[a-z-]+( [a-z-]+)?", action.command)
        names = {field.name for field in fields_of(action)}
        assert action.open_ended == bool(action.parsers)
        assert set(action.parsers) <= names
        assert {field.name for field in fields_of(action) if field.many} <= set(action.parsers)


def check_command_texts(kind: str) -> None:
    """Commands and fields have names, descriptions and labels in each language, as Discord wants them."""
    game = GAMES[kind]
    for language in languages(game.package, "texts"):
        words = Words(kind, language)
        for key in ("title", "summary"):
            assert 0 < len(words.text(key)) <= 100
        siblings: dict[str, set[str]] = {}
        for key, depth in dict.fromkeys(command_keys(game)):
            name = words.text(key)
            assert OPTION_NAME.fullmatch(name), f"{key} ({language}): {name}"
            assert name == name.lower(), f"{key} ({language}): {name}"
            if depth:
                assert 0 < len(words.text(f"{key}-description")) <= 100, f"{key} ({language})"
        for action in game.actions:
            path = action.command.replace(" ", "-")
            assert 0 < len(words.text(f"command-{path}-label")) <= 80
            parent = path.rsplit("-", 1)[0] if " " in action.command else ""
            for name, family in (
                (words.text(f"command-{path}"), parent),
                *((words.text(f"command-{path}-{field.name}"), path) for field in fields_of(action)),
            ):
                assert name not in siblings.setdefault(family, set()), (
                    f"{name} twice in {family} ({language})"
                )
                siblings[family].add(name)


def check_message_keys(kind: str) -> None:
    """English has a message for each action and event; the files are well-formed and agree with English."""
    game = GAMES[kind]
    for struct, prefix in ((game.actions, "action"), (game.events, "event")):
        tags = [tag_of(one) for one in struct]
        assert len(set(tags)) == len(tags)
        for tag in tags:
            assert has_text("en", sources_of(kind), f"{prefix}-{tag}"), f"{prefix}-{tag}"
    english = read_messages(kind, "en")
    for language in languages(game.package, "texts"):
        for key, variables in read_messages(kind, language).items():
            assert key in english, f"{key} ({language}) is not in English"
            assert variables <= english[key], f"{key} ({language}) speaks of {variables - english[key]}"


class _Variables(Visitor):
    """Collects the names of the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def read_messages(kind: str, language: str) -> dict[str, set[str]]:
    """The variables of each message of a game's language file; it fails where the file is not well-formed."""
    path = files(GAMES[kind].package).joinpath("texts", f"{language}.ftl")
    messages: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} ({language}) is there twice"
            variables = _Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
    return messages


# Between processes.


def transcript(kind: str, seed: int, cap: int = 40) -> Iterator[bytes]:
    """Everything that can be asked of a game while it is played, line by line."""
    for seats in GAMES[kind].seat_numbers:
        for policy in POLICIES:
            for step in play(rules.new_game(kind, seats=seats, seed=seed), policy, seed, cap):
                yield step.after.to_json()
                yield rules.encode_events(step.events)
                for seat in range(seats):
                    legal = step.after.legal_actions(seat)
                    yield b" ".join(rules.encode_action(action) for action in legal)
                    yield rules.encode_action(step.after.suggest(seat)) if legal else b""
                for seat in (None, *range(seats)):
                    yield msgspec.json.encode(step.after.view(seat))


if __name__ == "__main__":
    for line in transcript(sys.argv[1], int(sys.argv[2])):
        sys.stdout.buffer.write(line + b"\n")
