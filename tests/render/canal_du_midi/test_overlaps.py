"""No mark lies over a number, a name or a piece, wherever the game has come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import render
from render.canal_du_midi.layout.boards import sheet_of
from render.canal_du_midi.layout.seats import SeatPlate, bet_parts, seats_of
from render.canal_du_midi.layout.sheet import SITES
from render.canal_du_midi.marks import brackets
from render.canal_du_midi.pieces.answers import answer_of
from render.canal_du_midi.pieces.pawns import pawns_on
from render.canal_du_midi.pieces.site_plates import Site, plate_of, state_of
from render.canal_du_midi.seats import header, plates
from render.kit import seat_plates
from render.kit.boxes import Box, box_around
from render.kit.tokens import RING_REACH
from render.registry import painter_of
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import events as happened
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Game
from rules.language.words import Words
from rules.randomness import Randomness
from rules.records import Event
from tests.render.canal_du_midi.positions import NAMES
from tests.render.canal_du_midi.positions import SITES as SITES_TEXT
from tests.render.drawn import Drawn, record_gains, record_laurels, record_texts

LAYOUTS = pytest.mark.parametrize("layout", render.LAYOUTS)
_LINE, _HALF = 9.0, 4.5
"""How thick a bracket is."""


@dataclass(frozen=True)
class Play:
    """Random play up to a position: short enough to be written down as an example when it is found.

    ``luck`` decides the moves, ``watcher`` sees the position, and the events are those of the ``last`` moves,
    among them, if it ``trades``, a trade of hands and coins that were sent.
    """

    seats: int
    seed: int
    moves: int
    luck: int
    watcher: int
    last: int
    trades: bool

    def position(self) -> tuple[CanalDuMidiView, tuple[Event, ...]]:
        """Return the position, for a seat, and what all saw happen in the last moves."""
        game: Game = CanalDuMidi.new(self.seats, Randomness(str(self.seed)), None, sites=SITES_TEXT)
        rng, last = Random(self.luck), list[tuple[Event, ...]]()
        for _ in range(self.moves):
            if game.outcome is not None:
                break
            seat = rng.choice(game.waiting_for)
            game, events = game.apply(seat, rng.choice(game.legal_actions(seat)))
            last.append(events)
        view = game.view(self.watcher % self.seats)
        assert isinstance(view, CanalDuMidiView)
        told = [event for events in last[-self.last :] for event in events]
        if self.trades:
            told += [
                happened.HandTraded(0, 1),
                *(happened.CoinSent(seat, False) for seat in range(self.seats)),
            ]
        return view, tuple(event for event in told if event.audience() is None)


PLAYS = st.builds(
    Play,
    seats=st.integers(2, 4),
    seed=st.integers(0, 50),
    moves=st.integers(0, 150),
    luck=st.integers(0, 10**6),
    watcher=st.integers(0, 3),
    last=st.integers(1, 12),
    trades=st.booleans(),
)


def arms(box: Box, margin: float) -> Iterator[Box]:
    """Yield the eight strokes of the brackets around a box."""
    frame = box.grown(margin)
    arm = min(frame.width, frame.height) / 2 * 0.5
    for x, inward in ((frame.left, arm), (frame.right, -arm)):
        for y, down in ((frame.top, arm), (frame.bottom, -arm)):
            yield Box(min(x, x + inward), y - _HALF, max(x, x + inward), y + _HALF)
            yield Box(x - _HALF, min(y, y + down), x + _HALF, max(y, y + down))


def drawn(
    monkeypatch: pytest.MonkeyPatch,
    view: CanalDuMidiView,
    layout: str,
    language: str,
    events: Sequence[Event],
) -> Drawn:
    """Draw a position and return what it has."""
    found = Drawn([], [])
    with monkeypatch.context() as patch:
        record_texts(patch, found, plates, header, seat_plates)
        record_laurels(patch, found, plates)
        record_gains(patch, found, plates)
        _record_brackets(patch, found)
        words = Words(view.game, language, NAMES[: view.seats], view)
        painter_of(view).paint_board(view, "light", words, events, (), layout, None)
    _add_sites(found, view, layout, Words(view.game, language, NAMES, view))
    for seat, plate in enumerate(seats_of(view, layout)):
        _add_seat(found, view, seat, plate)
    return found


def _record_brackets(patch: pytest.MonkeyPatch, found: Drawn) -> None:
    mark_box = brackets.mark_box

    def marked(image: Any, theme: str, box: Box, margin: float, *, whole: bool = False) -> None:
        found.marks.extend((f"bracket {box}", arm) for arm in arms(box, margin))
        mark_box(image, theme, box, margin, whole=whole)

    patch.setattr(brackets, "mark_box", marked)


def _add_sites(found: Drawn, view: CanalDuMidiView, layout: str, words: Words) -> None:
    sheet = sheet_of(layout, view.seats)
    for site in range(SITES):
        plate, style, box = plate_of(view, site, words), sheet.plate, sheet.plates[site]
        signs = plate.city + plate.tent
        there = [("numeral", style.numeral_box(NUMERALS[site]))]
        if plate.need is not None:
            there.append(("need", style.need_box(plate.need)))
        radius = 25 if style.signs_above else 17
        there += [("sign", box_around(*place, 2 * radius, 2 * radius)) for place in style.sign_places(signs)]
        name = style.name_box(signs)
        there.append(("name", Box(name.left, name.top + 3, name.right, name.bottom)))
        if state_of(view, site) is Site.DELAYED:
            glass = style.hourglass_box()
            there.append(("hourglass", box_around(glass.x, glass.y, 22, 20)))
        found.read += [(f"{what} of {NUMERALS[site]}", part.moved(box.left, box.top)) for what, part in there]
        pawns = pawns_on(view, site, sheet)
        if pawns is not None:
            side = 1.8 * (pawns.radius + 2.4)
            found.read += [(f"pawn on {NUMERALS[site]}", box_around(*at, side, side)) for at in pawns.places]


def _add_seat(found: Drawn, view: CanalDuMidiView, seat: int, plate: SeatPlate) -> None:
    """Add the pieces on a seat's plate: token, cards by their value and tool, coins, stacks, answers."""
    if view.outcome is None or seat not in view.outcome.winners:
        side = 1.6 * plate.token_radius
        found.read.append(("token", box_around(*plate.token, side, side)))
    if view.site is None:
        return
    at_site = view.revealed.cards_of(seat) if view.revealed else ()
    bets = bet_parts(plate.bet, len(at_site))[: len(at_site)]
    for place in (*plate.row[: len(view.face_up[seat])], *bets):
        found.read.append((f"card of {seat}", place.grown(-6)))
    found.read.append(("hand", plate.hand.card))
    if plate.large_pile is None:
        found.read.append(("pile", plate.pile.card))
    coins = plate.coins
    found.read.append(("coin", box_around(*coins.place(0), 1.4 * coins.radius, 1.4 * coins.radius)))
    if answer_of(view, seat) and view.revealed is not None:
        side = 2 * (coins.radius + 4.5)
        found.marks.append(("answer", box_around(*coins.answer(view.coins[seat]), side, side)))


BETS_AFTER_REINFORCEMENTS = (
    Play(seats=2, seed=36, moves=16, luck=267459, watcher=0, last=8, trades=False),
    Play(seats=3, seed=7, moves=32, luck=582511, watcher=0, last=12, trades=False),
    Play(seats=4, seed=23, moves=42, luck=735348, watcher=3, last=10, trades=True),
)
"""Bets just turned over, while the reinforcements of the round before still count as what happened last."""

REINFORCED_AND_BUILT = Play(seats=4, seed=36, moves=80, luck=911645, watcher=1, last=9, trades=False)
"""The last bet card and the reinforcement below it, before the game goes on."""


@LAYOUTS
@example(play=BETS_AFTER_REINFORCEMENTS[0], language="oc")
@example(play=BETS_AFTER_REINFORCEMENTS[1], language="en")
@example(play=BETS_AFTER_REINFORCEMENTS[2], language="en")
@example(play=REINFORCED_AND_BUILT, language="en")
@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(play=PLAYS, language=st.sampled_from(["en", "de", "fr", "oc"]))
def test_no_mark_lies_over_what_is_to_be_read(
    monkeypatch: pytest.MonkeyPatch,
    layout: str,
    play: Play,
    language: str,
) -> None:
    view, events = play.position()
    found = drawn(monkeypatch, view, layout, language, events)
    assert found.collisions() == []
    assert len(found.read) > 30


@LAYOUTS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rings_leave_names_and_numbers_free(seats: int, layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ring is a line around its card: what others have near it stays free."""
    game = CanalDuMidi.new(seats, Randomness("3"), None, sites=SITES_TEXT)
    view = game.view(0)
    assert isinstance(view, CanalDuMidiView)
    found = drawn(monkeypatch, view, layout, "de", ())
    words = Words(view.game, "de", NAMES, view)
    plate = seats_of(view, layout)[0]
    name = words.text("label-face-down-stack")
    pile = plate.large_pile or plate.pile.box(view.face_down[0], name)
    for ringed in (*plate.row[: len(view.face_up[0])], pile):
        out, inside = ringed.grown(RING_REACH), ringed.grown(-1)
        for what, box in found.read:
            mine = inside.overlaps(box) and out.encloses(box)
            assert mine or what.startswith("card") or not out.overlaps(box), (what, ringed, box)
