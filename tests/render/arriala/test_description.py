"""Arriala in words: the alt text begins with what matters, the long text leaves out nothing public."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import render
from rules import Game, new_game
from rules.arriala.components.board import RESERVE
from rules.arriala.state import ClosedSection, EndProposal
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.records import Outcome
from tests.render.arriala.positions import NAMES, SMALL_BOARD, played, view_of
from tests.render.differences import check_that_differences_show


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [0, 3, 60])
def test_alt_text_begins_with_what_matters(seats: int, rounds: int) -> None:
    game, events = played(seats, rounds)
    view = cast(ArrialaView, game.view(None))
    text = render.describe(view, names=NAMES[:seats], events=events)
    assert len(text) <= render.ALT_TEXT_LIMIT
    head = text[:250]
    if view.outcome is None:
        assert NAMES[view.active] in head
    else:
        assert all(NAMES[winner] in head for winner in view.outcome.winners)
    for seat in range(seats):
        assert f"{NAMES[seat]} {view.scores[seat]}" in head


@pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alt_text_has_hands_reserves_and_master_works(seats: int, language: str) -> None:
    game, events = played(seats, 9)
    view = replace(cast(ArrialaView, game.view(None)), builders=(1, None))
    names = [name * 2 for name in NAMES[:seats]]
    text = render.describe(view, language, names=names, events=events * 3)
    assert len(text) <= render.ALT_TEXT_LIMIT
    for seat in range(seats):
        assert f"{names[seat]} {view.hand_sizes[seat]}" in text
        assert f"{names[seat]} {len(view.reserve_of(seat))}" in text
    words = Words("arriala", language, names, view)
    slope, cacor = (words.value("master_work", work) for work in ("slope", "cacor"))
    assert f"{slope} ({names[1]})" in text
    assert f"{cacor} ({words.text('describe-not-built')})" in text


def test_alt_text_of_long_names_and_much_happening_ends_with_a_sentence() -> None:
    game, events = played(4, 60)
    text = render.describe(game.view(None), names=[name * 3 for name in NAMES], events=events * 12)
    assert len(text) <= render.ALT_TEXT_LIMIT
    assert text[-1] in ".!?"


def test_a_proposal_and_the_end_are_described() -> None:
    view = view_of(3, 2)
    asked = replace(view, proposal=EndProposal(0, (1,)), proposed=True, waiting_for=(2,))
    assert "Maëlle" in render.describe(asked, names=NAMES[:3])[:80]
    assert "Friedrich" in render.describe(asked, names=NAMES[:3])[:120]
    nobody = replace(view, outcome=Outcome((0, 0, 0), ()), waiting_for=())
    shared = replace(view, outcome=Outcome((0, 0, 0), (0, 2)), waiting_for=())
    texts = {render.describe(changed, names=NAMES[:3]) for changed in (view, nobody, shared)}
    assert len(texts) == 3


def test_the_long_text_has_the_own_hand_and_no_other() -> None:
    game, _ = played(3, 3)
    public = render.describe(game.view(None), long=True)
    own = render.describe(game.view(1), long=True)
    assert own != public
    for line in public.splitlines():
        assert line in own
    assert render.describe_hand(game.view(1)) in own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_long_text_names_every_space_and_thing(seats: int) -> None:
    view = view_of(seats, 3)
    text = render.describe(view, long=True, names=NAMES[:seats])
    for index in view.stretches:
        stretch = view.board.stretches[index]
        low, high = view.board.number_at[stretch.first], view.board.number_at[stretch.last]
        assert f"{low}–{high}" in text
    for name in ("Chasselas", "Brulhois", "Frontonnais", "Mill", "Dam", "Weir", "Reservoir", "Moissac"):
        assert name in text
    assert len(text) < 4000


def test_another_board_is_described() -> None:
    game = new_game("arriala", seats=3, seed=1, board=SMALL_BOARD)
    text = render.describe(game.view(0), long=True)
    for name in ("Saint-Nicolas-de-la-Grave sur Garonne", "Coteaux du Quercy", "Fountain", "Arch"):
        assert name in text


@st.composite
def random_positions(draw: st.DrawFn) -> ArrialaView:
    """Return a position of random play."""
    seats = draw(st.integers(2, 4))
    game: Game = new_game("arriala", seats=seats, seed=draw(st.integers(0, 50)))
    for pick in draw(st.lists(st.integers(0, 10**6), max_size=40)):
        if game.outcome is not None:
            break
        seat = game.waiting_for[0]
        legal = game.legal_actions(seat)
        game, _ = game.apply(seat, legal[pick % len(legal)])
    return cast(ArrialaView, game.view(None))


def _other(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    index %= len(items)
    return (*items[:index], value, *items[index + 1 :])


def _locations(view: ArrialaView, pick: int) -> ArrialaView:
    worker = pick % len(view.locations)
    board, used = view.board, view.in_play
    choices = [
        RESERVE,
        *used.positions,
        *(board.vineyard_location(index) for index in used.vineyards),
        *(board.river_location(index) for index in used.river_works),
    ]
    where = choices[pick // 20 % len(choices)]
    return replace(view, locations=_other(view.locations, worker, where))


def _locks(view: ArrialaView, pick: int) -> ArrialaView:
    spaces = [position for position in view.in_play.positions if view.board.number_at[position]]
    space = spaces[pick % len(spaces)]
    changed = set(view.locks) ^ {space}
    return replace(view, locks=tuple(sorted(changed)))


def _closed(view: ArrialaView, pick: int) -> ArrialaView:
    if len(view.closed) > 1 and pick % 3 == 0:
        return replace(view, closed=view.closed[::-1])
    if view.closed and pick % 3 == 1:
        first = view.closed[0]
        winner = 0 if first.winner != 0 else 1
        return replace(view, closed=(ClosedSection(first.first, first.last, winner, 7), *view.closed[1:]))
    sections = view.open_sections
    if not sections:
        return view
    start, end = sections[pick % len(sections)]
    return replace(view, closed=(*view.closed, ClosedSection(start, end, None, 0)))


def _builders(view: ArrialaView, pick: int) -> ArrialaView:
    index = pick % len(view.builders)
    builder = pick // 2 % view.seats
    return replace(view, builders=(*view.builders[:index], builder, *view.builders[index + 1 :]))


def _barred(view: ArrialaView, pick: int) -> ArrialaView:
    return replace(view, barred=_other(view.barred, pick, view.in_play.first + pick // 20 % 20))


def _moved(view: ArrialaView, pick: int) -> ArrialaView:
    worker = pick % len(view.locations)
    return replace(view, moved=tuple(sorted(set(view.moved) ^ {worker})))


def _proposal(view: ArrialaView, pick: int) -> ArrialaView:
    if view.outcome is not None:
        return view
    agreed = ((view.active + 1) % view.seats,) if pick % 2 else ()
    return replace(view, proposal=EndProposal(view.active, agreed), proposed=True)


def _waiting(view: ArrialaView, pick: int) -> ArrialaView:
    if view.outcome is not None:
        return view
    return replace(view, waiting_for=((view.waiting_for[0] + 1) % view.seats,))


MUTATIONS: dict[str, Callable[[ArrialaView, int], ArrialaView]] = {
    "round": lambda view, pick: replace(view, round=view.round + 1 + pick % 5),
    "active": lambda view, pick: replace(view, active=(view.active + 1) % view.seats),
    "first": lambda view, pick: replace(view, first=(view.first + 1) % view.seats),
    "action_points": lambda view, pick: replace(view, action_points=(view.action_points + 1 + pick % 4) % 6),
    "locations": _locations,
    "locks": _locks,
    "closed": _closed,
    "builders": _builders,
    "scores": lambda view, pick: replace(
        view, scores=_other(view.scores, pick, view.scores[pick % len(view.scores)] + 1)
    ),
    "lock_pieces": lambda view, pick: replace(view, lock_pieces=view.lock_pieces + 1),
    "hand_sizes": lambda view, pick: replace(
        view, hand_sizes=_other(view.hand_sizes, pick, view.hand_sizes[pick % view.seats] + 1)
    ),
    "pile": lambda view, pick: replace(view, pile=view.pile + 1),
    "discards": lambda view, pick: replace(
        view, discards=_other(view.discards, pick, view.discards[pick % len(view.discards)] + 1)
    ),
    "moved": _moved,
    "journey": lambda view, pick: replace(view, journey=pick % len(view.locations)),
    "barred": _barred,
    "proposed": lambda view, pick: replace(view, proposed=not view.proposed),
    "proposal": _proposal,
    "waiting_for": _waiting,
    "outcome": lambda view, pick: replace(
        view, outcome=Outcome(view.scores[: view.seats], (pick % view.seats,)), waiting_for=()
    ),
}

OF_THE_TURN = {"active", "action_points", "moved", "journey", "barred", "proposed", "proposal"}
"""What matters no more once the game is over."""


def test_every_public_field_is_mutated() -> None:
    given_by_the_table = {"seat", "seats", "hand", "board_text", "cards_text"}
    assert set(ArrialaView.__struct_fields__) == set(MUTATIONS) | given_by_the_table


@settings(max_examples=60, deadline=None)
@given(random_positions(), st.data())
def test_positions_that_differ_in_anything_public_differ_in_the_long_text(
    view: ArrialaView, data: st.DataObject
) -> None:
    dropped = set() if view.outcome is None else OF_THE_TURN
    changes = {name: change for name, change in MUTATIONS.items() if name not in dropped}
    check_that_differences_show(view, changes, data, NAMES[: view.seats])
