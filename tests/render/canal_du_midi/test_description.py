"""Canal du Midi in words: the alt text begins with what matters, the long text leaves out nothing public."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import render
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.state import Phase, Reinforcement, Shown
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Game
from rules.language.words import Words
from rules.randomness import Randomness
from rules.records import Outcome
from tests.render.canal_du_midi.positions import NAMES, OTHER_SITES, SITES, over, played, view_of
from tests.render.differences import check_that_differences_show

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
@pytest.mark.parametrize(
    ("round_number", "phase"),
    [(1, Phase.BET), (3, Phase.PICK), (4, Phase.REINFORCE), (5, Phase.TRADE), (10, Phase.BET)],
)
def test_alt_text_begins_with_what_matters(seats: int, round_number: int, phase: Phase) -> None:
    game, events = played(seats, round_number, phase)
    view = game.view(None)
    text = render.describe(view, names=NAMES[:seats], events=events)
    assert len(text) <= render.ALT_TEXT_LIMIT
    head = text[:250]
    if view.outcome is not None:
        assert all(NAMES[winner] in head for winner in view.outcome.winners)
    else:
        assert all(NAMES[seat] in head for seat in view.waiting_for)
        assert view.site is not None
        assert f"site {NUMERALS[view.site]} (" in head
        assert f"need {view.need(view.site)}" in head
    for seat in range(seats):
        assert f"{NAMES[seat]} {view.scores[seat]}" in head


def test_alt_text_of_long_names_and_much_happening_ends_with_a_sentence() -> None:
    game, events = over(4)
    text = render.describe(game.view(None), names=[name * 3 for name in NAMES], events=events * 12)
    assert len(text) <= render.ALT_TEXT_LIMIT
    assert text[-1] in ".!?"


def test_the_bets_are_in_the_alt_text_once_they_are_shown() -> None:
    view = view_of(3, 4)
    site = view.site
    assert site is not None
    box = view.box
    drawn = (Reinforcement(2, box.card(0, 6)),)
    shown = Shown(site, (box.card(0, 5), box.card(1, 1), box.card(2, 0)), drawn)
    text = render.describe(replace(view, phase=Phase.TRADE, shown=shown, trader=0), names=NAMES[:3])
    assert "Maëlle 5, Joan 1, Friedrich 0+6; together 12, need" in text


@pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])
@SEATS
def test_the_alt_text_has_hands_stores_and_the_bets_before(seats: int, language: str) -> None:
    """With the longest names too, and in every language within the limit."""
    names = [f"{name} {'x' * 32}"[:32] for name in NAMES[:seats]]
    for round_number in range(2, 10):
        game, events = played(seats, round_number, Phase.PICK)
        view = game.view(None)
        if view.site is None:
            continue
        words = Words("canal_du_midi", language, names, view)
        text = render.describe(view, language, names=names, events=events)
        assert len(text) <= render.ALT_TEXT_LIMIT
        assert words.text("describe-stores-short", supply=view.supply, discards="").split(":")[0] in text
        assert view.shown is not None
        assert f"{NUMERALS[view.shown.site]}" in text
        for seat in range(seats):
            row = ", ".join(str(view.box.points_of(card)) for card in view.face_up[seat])
            counts = {"down": view.face_down[seat], "hand": view.hand_sizes[seat], "coins": view.coins[seat]}
            row = row or words.text("describe-none")
            told = words.text("describe-player-short", name=names[seat], row=row, **counts)
            assert told in text
            laid = "+".join(str(view.box.points_of(card)) for card in view.shown.cards_of(seat))
            assert f"{names[seat]} {laid}" in text


@SEATS
def test_the_long_text_has_the_own_cards_and_no_others(seats: int) -> None:
    game, _ = played(seats, 3)
    public = render.describe(game.view(None), long=True)
    for seat in range(seats):
        own = render.describe(game.view(seat), long=True)
        assert own != public
        for line in public.splitlines():
            assert line in own
        assert render.describe_hand(game.view(seat)) in own


def test_a_hand_is_described_with_its_bet() -> None:
    game, _ = played(2, 3)
    seat = game.waiting_for[0]
    before = render.describe_hand(game.view(seat))
    after, _ = game.apply(seat, game.legal_actions(seat)[0])
    described = render.describe_hand(after.view(seat))
    assert len(described.splitlines()) == len(before.splitlines()) + 1


@SEATS
def test_the_long_text_names_every_site_and_worker(seats: int) -> None:
    view = view_of(seats, 3)
    text = render.describe(view, long=True, names=NAMES[:seats])
    for site, card in enumerate(view.box.sites):
        assert f"\n{NUMERALS[site]} (" in text
        assert f"need {view.need(site)}, worth {card.worth}" in text
    for word in ("engineer", "surveyor", "stonecutter", "carrier", "digger", "carpenter", "blaster"):
        assert word in text
    assert len(text) < 4000


def test_another_box_is_described() -> None:
    game, _ = played(3, 2, sites=OTHER_SITES)
    text = render.describe(game.view(0), long=True)
    assert "Lampy" in text
    assert "Aqueduct over the wide" in text


def test_a_delayed_section_of_the_end_connects_no_cities() -> None:
    view = view_of(2, 9)
    pawns = tuple((0,) for _ in range(9))
    all_built = render.describe(replace(view, pawns=pawns, delayed=()), long=True)
    one_delayed = render.describe(replace(view, pawns=pawns, delayed=(1,)), long=True)
    assert "I–III" in all_built
    assert "I–III" not in one_delayed


@st.composite
def random_positions(draw: st.DrawFn) -> CanalDuMidiView:
    """Return a position of random play."""
    seats = draw(st.integers(2, 4))
    seed = draw(st.integers(0, 50))
    game: Game = CanalDuMidi.new(seats, Randomness(str(seed)), None, sites=SITES)
    for pick in draw(st.lists(st.integers(0, 10**6), max_size=90)):
        if game.outcome is not None:
            break
        seat = game.waiting_for[pick % len(game.waiting_for)]
        legal = game.legal_actions(seat)
        game, _ = game.apply(seat, legal[pick % len(legal)])
    view = game.view(None)
    assert isinstance(view, CanalDuMidiView)
    return view


def _other(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    index %= len(items)
    return (*items[:index], value, *items[index + 1 :])


def _more(items: tuple[int, ...], pick: int) -> tuple[int, ...]:
    return _other(items, pick, items[pick % len(items)] + 1)


def _toggled(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the seats without this one if it is there, else with it at the end; two may change places."""
    if len(seats) > 1 and seat % 2:
        return (*seats[1:], seats[0])
    return tuple(there for there in seats if there != seat) if seat in seats else (*seats, seat)


def _cards(view: CanalDuMidiView, cards: tuple[int, ...], pick: int) -> tuple[int, ...]:
    """Return one card more, one less, or another one."""
    card = pick // 3 % len(view.box.all_cards(view.seats))
    if cards and pick % 3 == 0:
        return cards[1:]
    return _other(cards, pick, card) if cards and pick % 3 == 1 else (*cards, card)


def _face_up(view: CanalDuMidiView, pick: int) -> CanalDuMidiView:
    seat = pick % view.seats
    row = view.face_up[seat]
    changed = row[::-1] if pick % 5 == 0 else _cards(view, row, pick)
    return replace(view, face_up=(*view.face_up[:seat], changed, *view.face_up[seat + 1 :]))


def _discards(view: CanalDuMidiView, pick: int) -> CanalDuMidiView:
    return replace(view, discards=view.box.sorted(_cards(view, view.discards, pick)))


def _pawns(view: CanalDuMidiView, pick: int) -> CanalDuMidiView:
    site = pick % 9
    changed = tuple(sorted(_toggled(view.pawns[site], pick // 9 % view.seats)))
    return replace(view, pawns=(*view.pawns[:site], changed, *view.pawns[site + 1 :]))


def _shown(view: CanalDuMidiView, pick: int) -> CanalDuMidiView:
    box, shown = view.box, view.shown
    cards = len(box.all_cards(view.seats))
    if shown is None:
        return replace(
            view, shown=Shown(pick % 9, tuple(box.card(seat, pick % 7) for seat in range(view.seats)))
        )
    match pick % 5:
        case 0:
            return replace(view, shown=None)
        case 1:
            return replace(view, shown=replace(shown, site=pick // 5 % 9))
        case 2:
            return replace(view, shown=replace(shown, bets=_other(shown.bets, pick // 5, pick // 7 % cards)))
        case 3:
            sent = Reinforcement(pick // 5 % view.seats, None if pick % 2 else pick // 7 % cards)
            return replace(view, shown=replace(shown, reinforcements=(sent, *shown.reinforcements)))
        case _:
            winners = (None, (), (pick % view.seats,), tuple(range(view.seats)))[pick // 5 % 4]
            return replace(view, shown=replace(shown, winners=winners))


def _has_bet(view: CanalDuMidiView, pick: int) -> CanalDuMidiView:
    seat = pick % view.seats
    changed = (*view.has_bet[:seat], not view.has_bet[seat], *view.has_bet[seat + 1 :])
    return replace(view, has_bet=changed)


def _outcome(view: CanalDuMidiView, pick: int) -> CanalDuMidiView:
    scores = view.scores if pick % 2 else _more(view.scores, pick)
    winners = ((), (pick % view.seats,), tuple(range(view.seats)))[pick // 2 % 3]
    return replace(view, outcome=Outcome(scores, winners))


MUTATIONS: dict[str, Callable[[CanalDuMidiView, int], CanalDuMidiView]] = {
    "waiting_for": lambda view, pick: replace(
        view, waiting_for=_toggled(view.waiting_for, pick % view.seats)
    ),
    "outcome": _outcome,
    "phase": lambda view, pick: replace(view, phase=list(Phase)[pick % 5]),
    "round": lambda view, pick: replace(view, round=view.round + 1 + pick % 5),
    "first": lambda view, pick: replace(view, first=(view.first + 1 + pick) % view.seats),
    "site": lambda view, pick: replace(view, site=None if pick % 10 == 9 else pick % 10),
    "to_come": lambda view, pick: replace(view, to_come=tuple(sorted(set(view.to_come) ^ {pick % 9}))),
    "pawns": _pawns,
    "delayed": lambda view, pick: replace(view, delayed=_toggled(view.delayed, pick % 9)),
    "face_up": _face_up,
    "face_down": lambda view, pick: replace(view, face_down=_more(view.face_down, pick)),
    "hand_sizes": lambda view, pick: replace(view, hand_sizes=_more(view.hand_sizes, pick)),
    "discards": _discards,
    "has_bet": _has_bet,
    "shown": _shown,
    "asked": lambda view, pick: replace(view, asked=_toggled(view.asked, pick % view.seats)),
    "holders": lambda view, pick: replace(view, holders=_toggled(view.holders, pick % view.seats)),
    "senders": lambda view, pick: replace(view, senders=_toggled(view.senders, pick % view.seats)),
    "trader": lambda view, pick: replace(view, trader=None if pick % 5 == 4 else pick % view.seats),
    "coins": lambda view, pick: replace(view, coins=_more(view.coins, pick)),
    "supply": lambda view, pick: replace(view, supply=view.supply + 1 + pick % 5),
    "spent": lambda view, pick: replace(view, spent=view.spent + 1 + pick % 5),
    "scores": lambda view, pick: replace(view, scores=_more(view.scores, pick)),
}


def test_every_public_field_is_mutated() -> None:
    given_by_the_table = {"seat", "seats", "hand", "own_face_down", "bet", "sites_text"}
    assert set(CanalDuMidiView.__struct_fields__) == set(MUTATIONS) | given_by_the_table


@settings(max_examples=60, deadline=None)
@given(random_positions(), st.data())
def test_positions_that_differ_in_anything_public_differ_in_the_long_text(
    view: CanalDuMidiView, data: st.DataObject
) -> None:
    check_that_differences_show(view, MUTATIONS, data, NAMES[: view.seats])


@settings(max_examples=40, deadline=None)
@given(random_positions())
def test_every_position_is_described_shortly_enough(view: CanalDuMidiView) -> None:
    text = render.describe(view, names=NAMES[: view.seats])
    assert 0 < len(text) <= render.ALT_TEXT_LIMIT


def test_every_key_exists_in_english() -> None:
    """Describe positions of all kinds without a key missing or a parameter left out."""
    for seats in (2, 3, 4):
        for phase in (Phase.PICK, Phase.BET, Phase.REINFORCE, Phase.TRADE):
            for round_number in (1, 4, 7):
                game, events = played(seats, round_number, phase)
                for seat in (None, seats - 1):
                    text = render.describe(game.view(seat), long=True, events=events)
                    assert "{" not in text
                    assert "$" not in text
    labels = Words("canal_du_midi", "en")
    for phase in (Phase.PICK, Phase.BET, Phase.REINFORCE, Phase.TRADE):
        assert labels.has(f"label-{phase.value}")
        assert labels.has(f"describe-waiting-{phase.value}")
