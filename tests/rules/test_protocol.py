"""The doors of rules: what is wrong is named, what is stored comes back."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

import msgspec
import pytest

import rules
from rules import GAMES, Action, RuleError
from rules.randomness import Randomness
from rules.values import FieldKind, Kind, Seat, fields_of, tag_of
from tests import toy
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy.components import Colour
from tests.toy.game import Toy


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"kind": "chess", "seats": 2, "seed": 1}, "chess.*toy"),
        ({"kind": "toy", "seats": 5, "seed": 1}, "2, 3, 4 seats, not 5"),
        ({"kind": "toy", "seats": 0, "seed": 1}, "not 0"),
        ({"kind": "toy", "seats": 2, "seed": 1, "board": ""}, "'board'.*first, toy"),
        ({"kind": "toy", "seats": 2, "seed": 1, "toy": 7}, "'toy'.*toy.toml"),
        ({"kind": "toy", "seats": 2, "seed": 1, "first": 2}, "'first'.*from 0 to 1, not 2"),
        ({"kind": "toy", "seats": 2, "seed": 1, "first": -1}, "'first'.*not -1"),
        ({"kind": "toy", "seats": 2, "seed": 1, "first": "Ada"}, "'first'"),
        ({"kind": "toy", "seats": 2, "seed": 1, "first": True}, "'first'"),
    ],
)
def test_a_game_that_cannot_be_made_says_why(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        rules.new_game(**arguments)


def changed(**fields: object) -> bytes:
    """Return a stored toy game with some of its fields changed, or (by None) left out."""
    stored = msgspec.json.decode(rules.new_game("toy", seats=2, seed=1).to_json())
    stored.update(fields)
    return msgspec.json.encode({name: value for name, value in stored.items() if value is not None})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'"toy"',
        b"\xff\xfe",
        changed(game=None),
        changed(game="chess"),
        changed(game=1),
        changed(pile=None),
        changed(pile=["violet"]),
        changed(seats="two"),
        changed(extra="field"),
        changed(queue=[{"type": "unheard-of"}]),
    ],
)
def test_what_is_no_stored_game_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"not a stored game|unknown game"):
        rules.load_game(data)


def test_options_are_filled_in() -> None:
    resolved = rules.resolve_options("toy", {})
    assert list(resolved) == ["first", "toy"]
    assert resolved["first"] is None
    assert "copies" in resolved["toy"]
    assert rules.resolve_options("toy", {"first": 1, "toy": "text"}) == {"first": 1, "toy": "text"}
    with pytest.raises(ValueError, match="unknown game 'chess'"):
        rules.resolve_options("chess", {})


def test_registering_again_changes_nothing_and_an_id_has_one_game() -> None:
    before = dict(GAMES)
    toy.register()
    assert rules.register(Toy) is Toy
    assert dict(GAMES) == before

    class Impostor(Toy, frozen=True, tag="toy"):
        pass

    with pytest.raises(ValueError, match="'toy'"):
        rules.register(Impostor)
    assert GAMES["toy"] is Toy


def test_games_cannot_be_changed_from_outside() -> None:
    assert isinstance(GAMES, Mapping)
    with pytest.raises(TypeError):
        GAMES["toy"] = Toy  # type: ignore[index]
    game = rules.new_game("toy", seats=2, seed=1)
    with pytest.raises(AttributeError):
        setattr(game, "seats", 3)  # noqa: B010


def test_actions_and_events_go_through_json() -> None:
    action = a.Play(Colour.RED, 2, None)
    assert rules.encode_action(action) == b'{"type":"play","card":"red","pond":2,"extra":null}'
    assert rules.decode_action("toy", rules.encode_action(action)) == action
    assert rules.decode_action("toy", '{"type":"play","card":"red","pond":2}') == action
    events = (e.TurnEnded(1), e.PileEmpty())
    assert rules.encode_events(events) == b'[{"type":"turn-ended","seat":1},{"type":"pile-empty"}]'
    assert rules.decode_events("toy", rules.encode_events(events)) == events


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{}",
        '{"type":"fly"}',
        '{"type":"play","card":"violet","pond":2}',
        '{"type":"play","card":"red"}',
        '{"type":"play","card":"red","pond":"2"}',
        '{"type":"draw","count":2}',
    ],
)
def test_what_is_no_action_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match="not an action of toy"):
        rules.decode_action("toy", data)
    with pytest.raises(ValueError, match="not events of toy"):
        rules.decode_events("toy", f"[{data or '1'}]")
    with pytest.raises(ValueError, match="unknown game"):
        rules.decode_action("chess", data)


def test_apply_guards_every_game_alike() -> None:
    game = rules.new_game("toy", seats=2, seed=1)

    class Foreign(Action, frozen=True, tag="foreign"):
        command = "foreign"

    for seat, action, rule in (
        (2, a.Choose(1), "game.seat"),
        (-1, a.Choose(1), "game.seat"),
        (0, Foreign(), "game.action"),
    ):
        with pytest.raises(RuleError) as caught:
            game.apply(seat, action)
        assert caught.value.rule == rule


def test_the_class_of_an_action_is_found_without_going_through_all() -> None:
    class Unsearched(tuple[type[Action], ...]):
        def __contains__(self, action: object) -> bool:
            raise AssertionError("every class is compared")

    class Wide(Toy, frozen=True, tag="wide"):
        actions = Unsearched(Toy.actions)

    started = Wide.new(2, Randomness("1"), 0, toy=rules.resolve_options("toy", {})["toy"])
    after, _ = started.apply(0, a.Choose(1))
    assert after != started


def test_the_fingerprint_is_what_anybody_can_compute() -> None:
    """Compare with a hash that was made with sha256sum from the text, not with this code."""
    options = {"first": 0, "toy": "é"}
    assert rules.fingerprint("toy", seats=2, seed=42, options=options) == (
        "9159f7e325cf2f5abe08e3b38128df0d15d195d4f623a9ee53282fae2185e160"
    )


class Mark(StrEnum):
    ONE = "one"


class Fields(Action, frozen=True, tag="fields"):
    """One field of each sort."""

    command = "fields"

    number: int
    who: Seat
    where: Annotated[int, Kind("space", place=True)] | None
    marks: tuple[Mark, ...]
    spaces: tuple[Annotated[int, Kind("space")], ...] = ()
    sure: bool = False
    maybe: Seat | None = None
    goods: Annotated[tuple[int, ...], Kind("good", bundle=True)] = ()
    more: Annotated[tuple[int, ...], Kind("good", bundle=True)] | None = None


def test_fields_tell_their_kinds() -> None:
    space = Kind("space", place=True)
    assert fields_of(Fields) == (
        FieldKind("number", None, int, many=False, optional=False, required=True),
        FieldKind("who", Kind("seat"), int, many=False, optional=False, required=True),
        FieldKind("where", space, int, many=False, optional=True, required=True),
        FieldKind("marks", None, Mark, many=True, optional=False, required=True),
        FieldKind("spaces", Kind("space"), int, many=True, optional=False, required=False),
        FieldKind("sure", None, bool, many=False, optional=False, required=False),
        FieldKind("maybe", Kind("seat"), int, many=False, optional=True, required=False),
        FieldKind("goods", Kind("good", bundle=True), int, many=False, optional=False, required=False),
        FieldKind("more", Kind("good", bundle=True), int, many=False, optional=True, required=False),
    )
    assert [field.name for field in fields_of(Fields) if field.bundle] == ["goods", "more"]
    assert tag_of(Fields) == "fields"
