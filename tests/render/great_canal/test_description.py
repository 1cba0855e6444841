"""The Great Canal in words: the alt text begins with what matters, the long text says all that is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from render.great_canal.describe.text import describe, describe_hand
from render.kit.description import ALT_TEXT_LIMIT, truncated
from rules.game import Outcome
from rules.great_canal import decisions as d
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.pieces import Knight, Pieces, Realm
from rules.great_canal.state import Barbarians, Dice, Ground, Offer, Reply
from rules.great_canal.topology import CORNERS, EDGES, HEX_NAMES
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.kit.tuples import Counts, put
from rules.language import words as words_module
from rules.language.words import Words
from rules.randomness import Randomness
from tests.render.great_canal.seat_positions import (
    LANGUAGES,
    LONG_NAMES,
    NAMES,
    late,
    positions,
    narratable,
    words_of,
)
from tests.rules.great_canal.positions import goods

T = TypeVar("T")


def long_text(view: GreatCanalView, language: str = "en") -> str:
    return describe(view, words_of(view, language), (), True)


@LANGUAGES
def test_alt_text_begins_with_what_matters(language: str) -> None:
    """Name who is waited for and the points of all first, at every point of whole games."""
    for game, events in positions()[:: 2 if language == "en" else 6]:
        view = game.view(None)
        words = words_of(view, language)
        text = describe(view, words, narratable(events, words), False)
        head = text[:330]
        awaited = view.waiting_for if view.outcome is None else view.outcome.winners
        assert all(NAMES[seat] in head for seat in awaited)
        assert all(f"{NAMES[seat]} {view.scores[seat]}" in head for seat in range(view.seats))
        assert str(view.prices.goal(view.seats)) in head


@LANGUAGES
def test_alt_text_keeps_to_its_limit_and_ends_with_a_sentence(language: str) -> None:
    """Check it with the longest names and with much that has happened."""
    for game, events in positions()[::5]:
        view = game.view(None)
        words = words_of(view, language, LONG_NAMES)
        text = truncated(describe(view, words, narratable(events, words) * 2, False), ALT_TEXT_LIMIT)
        assert 300 < len(text) <= ALT_TEXT_LIMIT
        assert text[-1] in ".!?"
        for seat in range(view.seats):
            assert f"{LONG_NAMES[seat]} {view.scores[seat]}" in text


def test_alt_text_asks_for_no_more_texts_than_it_can_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that what finds no room is not even made: each text asked for costs time."""
    asked: list[str] = []
    format_text = words_module.format_text

    def counting(language: str, sources: tuple[tuple[str, str], ...], key: str, params: object) -> str:
        asked.append(key)
        return format_text(language, sources, key, params)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(words_module, "format_text", counting)
    for game, events in positions()[::3]:
        view = game.view(None)
        words = words_of(view)
        del asked[:]
        describe(view, words, narratable(events, words), False)
        assert len(asked) <= 150
    view, words = late()[0].view(None), words_of(late()[0].view(None))
    many = narratable(late()[1], words) * 60
    del asked[:]
    describe(view, words, many, False)
    assert len(asked) <= 150 + 3 * len(many)


@LANGUAGES
def test_the_long_text_names_every_hex_and_every_piece(language: str) -> None:
    for game, _ in positions()[:: 6 if language == "en" else 40]:
        view = game.view(None)
        words, board = words_of(view, language), view.board
        lines = long_text(view, language).splitlines()
        for hexagon in bits(board.land | 1 << board.lake):
            named = [line for line in lines if line.startswith(f"{HEX_NAMES[hexagon]}:")]
            named += [line for line in lines if line.startswith(f"{HEX_NAMES[hexagon]}\u00a0:")]
            assert len(named) == 1
            token = view.ground.tokens[hexagon]
            assert not token or f" {token}" in named[0]
        for seat, realm in enumerate(view.pieces.realms):
            start = lines.index(words.text("describe-pieces", name=NAMES[seat]))
            own = "\n".join(lines[start : start + 8])
            for corner in (*realm.settlements, *realm.cities, *realm.fallen):
                assert words.value("corner", corner) in own
            for edge in (*realm.roads, *realm.ships):
                assert words.value("edge", edge) in own
            for knight in realm.knights:
                state = words.text("state-active" if knight.active else "state-idle")
                assert f"{words.value('corner', knight.corner)} {knight.level} ({state}" in own


def test_the_long_text_has_the_own_cards_and_no_others() -> None:
    for game, _ in positions()[::20]:
        public = long_text(game.view(None))
        for seat in range(game.seats):
            view = game.view(seat)
            own = long_text(view)
            assert own != public
            assert describe_hand(view, words_of(view)) in own
            for line in public.splitlines():
                assert line in own


def test_nothing_hidden_is_in_a_text() -> None:
    """Check great_canal.R43: with other cards in others' hands and decks every text is the same."""
    for game, _ in positions()[::7]:
        for seat in (None, *range(game.seats)):
            other = game.redeal(seat, Randomness("another deal"))
            for long in (False, True):
                view, seen = game.view(seat), other.view(seat)
                assert describe(view, words_of(view), (), long) == describe(seen, words_of(seen), (), long)


DECISIONS: tuple[d.Decision, ...] = (
    d.Founding(1, city=False, income=False),
    d.Founding(1, city=True, income=False),
    d.Founding(1, city=False, income=True),
    d.Sacrifice((1,)),
    d.Defend((1, 2)),
    d.Drop((1,)),
    d.Discards((1, 2), (0, 4, 5, 0)),
    d.RobberMove(1),
    d.Take((1, 2), (2,)),
    d.Retreat(1, Knight(20, 2, True)),
    d.FreePieces(1, 2),
    d.Rebuild(1, 30, False),
    d.Dismiss(1, 3),
    d.Place(1, 2, True),
    d.Keep(1, 3),
    d.Give((1, 2), (0, 2, 1, 0), 3),
    d.Deliver(1, 3, None),
    d.ChooseGoods(1, 3, 2),
)
"""One of each kind that waits for somebody."""


@LANGUAGES
@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: type(decision).__name__)
def test_every_decision_is_described(decision: d.Decision, language: str) -> None:
    """Name who has to decide what, and how many cards of whom."""
    view = replace(late()[0].view(None), decision=decision, waiting_for=decision.waiting, outcome=None)
    words = words_of(view, language)
    short, text = describe(view, words, (), False), long_text(view, language)
    head = text.split("\n\n")[0]
    for seat in decision.waiting:
        assert NAMES[seat] in head
        assert NAMES[seat] in short[:120]
        counts = getattr(decision, "counts", ())
        assert not counts or f"{NAMES[seat]} {counts[seat]}" in head
        assert not counts or f"{NAMES[seat]} {counts[seat]}" in short[:120]
    plain = replace(view, decision=None)
    assert describe(plain, words, (), False) != short


def test_what_was_laid_down_is_read_by_whoever_laid_it_down() -> None:
    """Check great_canal.R53."""
    view = replace(late()[0].view(3), decision=d.Deliver(1, 3, "wool"), waiting_for=(1,))
    assert "Laid down: wool." in long_text(view)
    assert "Laid down" not in long_text(replace(view, decision=d.Deliver(1, 3, None)))


def _more(counts: Counts, pick: int) -> Counts:
    return put(counts, pick % len(counts), counts[pick % len(counts)] + 1)


def _in_one(items: tuple[T, ...], pick: int, change: Callable[[T], T]) -> tuple[T, ...]:
    return put(items, pick % len(items), change(items[pick % len(items)]))


def _turn(view: GreatCanalView, pick: int) -> GreatCanalView:
    turn = view.turn
    other = (
        replace(turn, number=turn.number + 1),
        replace(turn, dice=Dice(pick % 6 + 1, pick // 6 % 6 + 1, "trade")),
        replace(turn, new_ships=(*turn.new_ships, pick % EDGES)),
        replace(turn, sailed=not turn.sailed),
        replace(turn, chartered=(*turn.chartered, pick % len(GOODS))),
        replace(turn, askings=_more(turn.askings or (0,) * view.seats, pick)),
    )[pick % 6]
    return replace(view, turn=other)


def _ground(view: GreatCanalView, pick: int) -> GreatCanalView:
    land = bits(view.board.land)
    hexagon, ground = land[pick % len(land)], view.ground
    terrain, tokens = ground.terrain, ground.tokens
    if pick % 2:
        return replace(view, ground=Ground(put(terrain, hexagon, (terrain[hexagon] + 1) % 9), tokens))
    return replace(view, ground=Ground(terrain, put(tokens, hexagon, tokens[hexagon] % 12 + 1)))


def _realm(realm: Realm, pick: int) -> Realm:
    corner, edge, kind = pick // 16 % CORNERS, pick // 16 % EDGES, pick % 8
    if kind < 3:
        name = ("settlements", "cities", "fallen")[kind]
        return replace(realm, **{name: (*getattr(realm, name), corner)})
    if kind == 3:
        walls = tuple(city for city in realm.cities if city not in realm.walls)
        return replace(realm, walls=(*realm.walls, *walls[:1]))
    if kind < 6:
        name = ("roads", "ships")[kind - 4]
        return replace(realm, **{name: (*getattr(realm, name), edge)})
    if kind == 6 or not realm.knights:
        return replace(realm, knights=(*realm.knights, Knight(corner, pick // 8 % 3 + 1, bool(pick % 16))))
    first, *others = realm.knights
    changed = (
        replace(first, level=first.level % 3 + 1),
        replace(first, active=not first.active),
        replace(first, activated=not first.activated),
        replace(first, acted=not first.acted),
        replace(first, promoted=not first.promoted),
    )[pick // 8 % 5]
    return replace(realm, knights=(changed, *others))


def _pieces(view: GreatCanalView, pick: int) -> GreatCanalView:
    realms = view.pieces.realms
    seat = pick // 3 % len(realms)
    return replace(view, pieces=Pieces(put(realms, seat, _realm(realms[seat], pick))))


def _metropolis(view: GreatCanalView, pick: int) -> GreatCanalView:
    cities = [city for realm in view.pieces.realms for city in realm.cities]
    free = [city for city in cities if city not in view.metropolises]
    if not free:
        return view
    return replace(view, metropolises=put(view.metropolises, pick % 3, free[pick % len(free)]))


def _barbarians(view: GreatCanalView, pick: int) -> GreatCanalView:
    there = view.barbarians
    if pick % 2:
        return replace(view, barbarians=Barbarians((there.position + 1) % 7, there.attacks))
    return replace(view, barbarians=Barbarians(there.position, there.attacks + 1))


def _offer(view: GreatCanalView, pick: int) -> GreatCanalView:
    offer = view.offer or Offer(goods(wool=1), goods(ore=2), (1,), first=False)
    reply = Reply(pick % view.seats, ("accept", "decline", "counter")[pick % 3], goods(ore=1), goods(coin=1))
    other = (
        replace(offer, give=_more(offer.give, pick)),
        replace(offer, want=_more(offer.want, pick)),
        replace(offer, first=not offer.first),
        replace(offer, replies=(*offer.replies, reply)),
        replace(offer, asked=(*offer.asked, 2)),
    )[pick % 5]
    return replace(view, offer=other)


def _seat(view: GreatCanalView, old: int | None, pick: int) -> int | None:
    choices = [seat for seat in (None, *range(view.seats)) if seat != old]
    return choices[pick % len(choices)]


def _returned(view: GreatCanalView, pick: int) -> GreatCanalView:
    cards = ("merchant", "spy", "crane")
    more = _in_one(view.returned, pick, lambda there: (*there, None if pick % 2 else cards[pick % 3]))
    return replace(view, returned=more)


def _waiting(view: GreatCanalView, pick: int) -> GreatCanalView:
    if view.outcome is not None:
        return view
    other = tuple(seat for seat in range(view.seats) if (seat in view.waiting_for) != (seat == pick % 3))
    return replace(view, waiting_for=other) if other else view


def _decision(view: GreatCanalView, pick: int) -> GreatCanalView:
    decision = DECISIONS[pick % len(DECISIONS)]
    return view if view.outcome else replace(view, decision=decision, waiting_for=decision.waiting)


MUTATIONS: dict[str, Callable[[GreatCanalView, int], GreatCanalView]] = {
    "waiting_for": _waiting,
    "outcome": lambda view, pick: replace(view, outcome=Outcome(view.scores, (pick % view.seats,))),
    "active": lambda view, pick: replace(view, active=(view.active + 1 + pick % 2) % view.seats),
    "turn": _turn,
    "decision": _decision,
    "ground": _ground,
    "pieces": _pieces,
    "metropolises": _metropolis,
    "barbarians": _barbarians,
    "robber": lambda view, pick: replace(view, robber=bits(view.board.land)[pick % 30]),
    "route": lambda view, pick: replace(view, route=_seat(view, view.route, pick)),
    "route_lengths": lambda view, pick: replace(view, route_lengths=_more(view.route_lengths, pick)),
    "merchant": lambda view, pick: replace(view, merchant=bits(view.board.land)[pick % 30], merchant_seat=0),
    "merchant_seat": lambda view, pick: replace(
        view, merchant=view.board.canal[0], merchant_seat=pick % view.seats
    ),
    "dug": lambda view, pick: replace(view, dug=tuple(sorted(set(view.dug) ^ {pick % 9}))),
    "offer": _offer,
    "hand_sizes": lambda view, pick: replace(view, hand_sizes=_more(view.hand_sizes, pick)),
    "progress_counts": lambda view, pick: replace(
        view, progress_counts=_in_one(view.progress_counts, pick, lambda one: _more(one, pick // 4))
    ),
    "opened": lambda view, pick: replace(
        view, opened=_in_one(view.opened, pick, lambda one: (*one, "printer"))
    ),
    "levels": lambda view, pick: replace(
        view,
        levels=_in_one(view.levels, pick, lambda one: (one[0] % 5 + 1, one[1], one[2])),
    ),
    "defenders": lambda view, pick: replace(view, defenders=_more(view.defenders, pick)),
    "chips": lambda view, pick: replace(view, chips=_more(view.chips, pick)),
    "scores": lambda view, pick: replace(view, scores=_more(view.scores, pick)),
    "rates": lambda view, pick: replace(
        view, rates=_in_one(view.rates, pick, lambda one: _more(one, pick // 4))
    ),
    "bank": lambda view, pick: replace(view, bank=_more(view.bank, pick)),
    "pile_sizes": lambda view, pick: replace(view, pile_sizes=_more(view.pile_sizes, pick)),
    "returned": _returned,
}


def test_every_public_field_is_mutated() -> None:
    given_by_the_table = {"seat", "seats", "goods", "progress", "found_goods", "found_progress"}
    files = {"map_text", "costs_text"}
    assert set(GreatCanalView.__struct_fields__) == set(MUTATIONS) | given_by_the_table | files


@settings(max_examples=10, deadline=None)
@given(st.data())
def test_positions_that_differ_in_anything_public_differ_in_the_long_text(data: st.DataObject) -> None:
    seen = positions()
    view = seen[data.draw(st.integers(0, len(seen) - 1), label="position")][0].view(None)
    text = long_text(view)
    for field, mutate in MUTATIONS.items():
        changed = mutate(view, data.draw(st.integers(0, 10**6), label=field))
        if changed != view:
            assert long_text(changed) != text, field


def test_another_box_is_described() -> None:
    """Check that costs, limits and points are those of the component file."""
    view = late()[0].view(None)
    other = view.costs_text.replace("fleet = 7", "fleet = 9").replace(
        "wall = { brick = 2 }", "wall = { ore = 7 }"
    )
    text = long_text(replace(view, costs_text=other.replace("chip = 1", "chip = 3")))
    assert "city wall 7 ore" in text or "wall 7 ore" in text
    assert "of 9 steps" in text
    assert "chip 3" in text


def test_a_game_without_names_is_described_by_colours() -> None:
    view = late(3)[0].view(None)
    text = describe(view, Words("great_canal", "en", (), view), (), False)
    assert "Red" in text
    assert "Violet" not in text
