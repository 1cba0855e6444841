"""Logs of before, with fewer fields in their events or other turns passed: they still come out the same."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.store.entries import Entry
from bot.store.kinds import EntryKind
from bot.table.acting import change_by
from bot.table.log import BY_CLOCK, plays_without, same_events
from bot.table.verification import replay_log
from rules import GAMES, Action, Event, Game, encode_events
from rules.arriala.events import SectionCounted
from rules.great_canal import actions as a
from rules.great_canal.decisions import RobberMove
from rules.great_canal.events import KnightLeft, OfferWithdrawn, RobberMoved
from rules.values import fields_of
from tests.recorded import load
from tests.rules.great_canal.positions import act, goods, hexagon, position

OFFER = a.MakeOffer(goods(brick=1), goods(ore=1))
HANDS = {0: goods(brick=1), 1: goods(ore=1)}


def to_the_robber() -> tuple[Game, list[Entry]]:
    """Return the start of a recorded game, and its log up to the first move of the robber."""
    recorded = load("great_canal-3-d")
    start = game = recorded.start()
    entries = list[Entry]()
    for seq, (seat, action) in enumerate(recorded.actions, start=1):
        change = change_by(game, seat, action, seq=seq, time=0)
        game = change.after
        entries.append(change.entry)
        if any(isinstance(event, RobberMoved) for event in change.events):
            break
    return start, entries


def without_start(events: str) -> str:
    """Return events as they were stored before the robber's had where it came from."""
    before, _, after = events.partition(',"start":')
    return before + after[after.index("}") :]


def with_no_start(events: str) -> str:
    """Return events of before as they are stored where the game came in as a file since."""
    before, _, after = events.partition(',"start":')
    return f'{before},"start":null{after[after.index("}") :]}'


def elsewhere(events: str) -> str:
    """Return events of before in which the robber came to another place."""
    return without_start(events).replace('"to":', '"to":1')


def by_another_way(events: str) -> str:
    """Return events in which the robber came from another place."""
    return events.replace('"start":', '"start":1')


@pytest.mark.parametrize(
    ("change", "honest"),
    [(without_start, True), (with_no_start, True), (elsewhere, False), (by_another_way, False)],
)
def test_a_log_of_before_is_checked_as_it_was(change: Callable[[str], str], honest: bool) -> None:
    start, entries = to_the_robber()
    last = entries[-1]
    entries[-1] = dataclasses.replace(last, events=change(last.events))
    assert entries[-1] != last
    assert replay_log("great_canal", start, 0, entries)[1] == (None if honest else last.seq)


@pytest.mark.parametrize("left", [KnightLeft(1, supply=True), KnightLeft(1, places=True), KnightLeft(1)])
def test_why_no_knight_was_placed_was_not_stored_before(left: KnightLeft) -> None:
    """What was stored then is what happens today for a reason; who placed none is another matter."""
    stored = Entry(seq=1, kind=EntryKind.ACTION, time=0, events=encode_events((KnightLeft(1),)).decode())
    assert same_events("great_canal", stored, (left,))
    assert not same_events("great_canal", stored, (replace(left, seat=2),))


@pytest.mark.parametrize(("change", "same"), [(without_start, True), (elsewhere, False)])
def test_what_may_be_taken_back_follows_from_a_log_of_before_too(
    change: Callable[[str], str], same: bool
) -> None:
    """A no to an offer goes without the robber's move that came after it, if that comes out the same."""
    offered = act(position(hands=HANDS), OFFER)
    floor = replace(offered, queue=(RobberMove(0),))
    answered = change_by(floor, 1, a.DeclineOffer(), seq=1, time=0)
    moved = change_by(answered.after, 0, a.MoveRobber(hexagon("C4")), seq=2, time=0).entry
    stored = dataclasses.replace(moved, events=change(moved.events))
    assert plays_without("great_canal", floor, [answered.entry, stored], 0) == same


def test_an_offer_that_the_clock_ended_before_is_the_same() -> None:
    """It was stored as withdrawn; what somebody withdraws is never taken for what the clock does."""
    offered = act(position(hands=HANDS), OFFER)
    ended = change_by(offered, 0, a.WithdrawOffer(), seq=1, time=0, facts={BY_CLOCK: True})
    assert ended.events == (OfferWithdrawn(0, over=True),)
    before = dataclasses.replace(ended.entry, events='[{"type":"offer_withdrawn","seat":0}]')
    for entry in (ended.entry, before):
        assert replay_log("great_canal", offered, 0, [entry]) == (ended.after, None)
    own = change_by(offered, 0, a.WithdrawOffer(), seq=1, time=0)
    assert own.events == (OfferWithdrawn(0),)
    assert not same_events("great_canal", ended.entry, own.events)


@pytest.mark.parametrize("answers", [(a.DeclineOffer(),), (a.DeclineOffer(), a.AcceptOffer())])
def test_an_answer_that_was_stored_as_passing_the_turn_is_the_same(answers: tuple[Action, ...]) -> None:
    """A change of mind was, as was each first answer before it; what Ann did before both may go without."""
    offered = act(position(hands={**HANDS, 0: goods(brick=1, lumber=4)}), OFFER)
    traded = change_by(offered, 0, a.TradeBank("lumber", "ore"), seq=1, time=0)
    game, entries = traded.after, [traded.entry]
    for seq, answer in enumerate(answers, start=2):
        change = change_by(game, 1, answer, seq=seq, time=0)
        game = change.after
        entries.append(change.entry)
    assert not entries[-1].passed
    entries[-1] = dataclasses.replace(entries[-1], passed=True)
    assert replay_log("great_canal", offered, 0, entries) == (game, None)
    assert plays_without("great_canal", offered, entries, 0)


def test_who_is_still_waited_for_has_never_passed_the_turn() -> None:
    start = position(hands={0: goods(lumber=4)})
    traded = change_by(start, 0, a.TradeBank("lumber", "ore"), seq=1, time=0).entry
    assert replay_log("great_canal", start, 0, [traded])[1] is None
    assert replay_log("great_canal", start, 0, [dataclasses.replace(traded, passed=True)])[1] == 1


def to_a_counted_section() -> tuple[Entry, tuple[Event, ...]]:
    """Return the entry of a recorded game by which the first section was counted, and its events."""
    recorded = load("arriala-3-a")
    game = recorded.start()
    for seq, (seat, action) in enumerate(recorded.actions, start=1):
        change = change_by(game, seat, action, seq=seq, time=0)
        if any(isinstance(event, SectionCounted) for event in change.events):
            return change.entry, change.events
        game = change.after
    raise AssertionError("no section was counted")


def test_a_counted_section_of_before_does_not_say_who_closed_it() -> None:
    entry, events = to_a_counted_section()
    stored, by = str(entry.events), f'"by":{entry.seat}'
    assert by in stored
    assert same_events("arriala", dataclasses.replace(entry, events=stored.replace(f",{by}", "")), events)
    assert not same_events("arriala", dataclasses.replace(entry, events=stored.replace(by, '"by":9')), events)


@pytest.mark.parametrize("kind", GAMES)
def test_what_was_added_has_a_default(kind: str) -> None:
    """A stored event of before is read without it."""
    for event in GAMES[kind].events:
        optional = {field.name for field in fields_of(event) if not field.required}
        assert set(event.added) <= optional, event
