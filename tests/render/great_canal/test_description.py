"""The Great Canal in words: the alt text begins with what matters, the long text says all that is public."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from render.great_canal.describe.own import own_cards
from render.great_canal.describe.text import describe, describe_hand
from render.kit.description import ALT_TEXT_LIMIT, truncated
from rules.great_canal import decisions as d
from rules.great_canal.state import Offer, Reply
from rules.great_canal.topology import HEX_NAMES
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.language import wording
from rules.language.words import Words
from rules.randomness import Randomness
from tests.render.great_canal.decisions import DECISIONS
from tests.render.great_canal.seat_positions import (
    LANGUAGES,
    LONG_NAMES,
    NAMES,
    late,
    narratable,
    positions,
    words_of,
)
from tests.rules.great_canal.positions import goods, position
from tests.rules.great_canal.positions import seat as seated


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


@LANGUAGES
def test_the_alt_text_says_whence_single_points_come(language: str) -> None:
    """Name who has a metropolis, is a Defender of Catan and has cards laid open; only where anybody is."""
    view = late()[0].view(None)
    words = words_of(view, language)
    plain = replace(view, metropolises=(None,) * 3, defenders=(0,) * 4, opened=((),) * 4)
    city = next(city for city in view.pieces.realms[2].cities)
    for key, there, said in (
        ("defenders", replace(plain, defenders=(0, 2, 0, 1)), f"{NAMES[1]} 2, {NAMES[3]} 1"),
        (
            "opened",
            replace(plain, opened=((), ("printer",), (), ())),
            f"{NAMES[1]} {words.value('card', 'printer')}",
        ),
        (
            "metropolises",
            replace(plain, metropolises=(None, city, None)),
            f"{NAMES[2]} {words.value('track', 'politics')}",
        ),
    ):
        sentence = words.text(f"describe-{key}-short", items=said)
        assert sentence in describe(there, words, (), False)
        assert sentence.split(said)[0] not in describe(plain, words, (), False)


def test_alt_text_asks_for_no_more_texts_than_it_can_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that what finds no room is not even made: each text asked for costs time."""
    asked: list[str] = []
    format_text = wording.format_text

    def counting(language: str, sources: tuple[tuple[str, str], ...], key: str, params: object) -> str:
        asked.append(key)
        return format_text(language, sources, key, params)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(wording, "format_text", counting)
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


def waited_for(decision: d.Decision, *waiting: int, **fields: Any) -> list[str]:
    """Return what both texts say of who is waited for, of those that a decision has asked at first."""
    view = replace(late()[0].view(None), decision=decision, waiting_for=waiting, outcome=None, **fields)
    return [describe(view, words_of(view), (), False).split(". ")[1], long_text(view).split("\n")[1]]


def test_only_who_has_still_to_answer_is_named() -> None:
    """Name how many cards of how many; nothing of who has discarded or taken already."""
    for text in waited_for(d.Discards((1,), (0, 4, 5, 0)), 1, hand_sizes=(1, 9, 5, 1)):
        assert f"{NAMES[1]} 4 of 9" in text
        assert NAMES[2] not in text
    over = replace(late()[0].view(None), decision=d.Drop((2,))).progress_counts
    many = (*over[:2], (3, 2, 1), *over[3:])
    for text in waited_for(d.Drop((2,)), 2, progress_counts=many):
        assert f"{NAMES[2]} 2 of 6" in text


@pytest.mark.parametrize(
    ("waiting", "gold", "what"),
    [
        ((1, 2), (2,), ("1 Aqueduct", "2 gold", "a resource to take")),
        ((1, 2), (1, 2), ("a resource from a gold field",)),
        ((1, 2), (), ("a resource by the Aqueduct",)),
        ((1,), (2,), ("a resource by the Aqueduct",)),
    ],
)
def test_what_gives_a_resource_is_named(
    waiting: tuple[int, ...], gold: tuple[int, ...], what: tuple[str, ...]
) -> None:
    """Check great_canal.R26, great_canal.R42: gold or the Aqueduct, of each where it differs."""
    for text in waited_for(d.Take(waiting, gold), *waiting):
        for part in what:
            assert part.replace("1 ", f"{NAMES[1]} ").replace("2 ", f"{NAMES[2]} ") in text


@pytest.mark.parametrize(
    ("language", "left", "short", "long"),
    [
        ("en", 0, "Barbarians: they attack, strength", "Barbarian fleet: it attacks; attacks"),
        ("en", 1, "Barbarians: 1 step away,", "Barbarian fleet: 1 of 7 steps away;"),
        ("en", 2, "Barbarians: 2 steps away,", "Barbarian fleet: 2 of 7 steps away;"),
        ("fr", 0, "Barbares : ils attaquent, force", "Flotte barbare : elle attaque ; attaques"),
        ("fr", 1, "Barbares : encore 1 pas,", "Flotte barbare : encore 1 pas sur 7 ;"),
        ("de", 0, "Barbaren: sie greifen an, Stärke", "Barbarenschiff: es greift an; bisherige"),
        ("de", 1, "Barbaren: noch 1 Schritt,", "Barbarenschiff: noch 1 von 7 Schritten;"),
        ("de", 2, "Barbaren: noch 2 Schritte,", "Barbarenschiff: noch 2 von 7 Schritten;"),
        ("oc", 0, "Barbars : atacan, fòrça", "Flòta barbara : ataca ; atacs"),
        ("oc", 1, "Barbars : encara 1 pas,", "Flòta barbara : encara 1 pas sus 7 ;"),
        ("oc", 2, "Barbars : encara 2 passes,", "Flòta barbara : encara 2 passes sus 7 ;"),
    ],
)
def test_how_far_the_barbarians_are(language: str, left: int, short: str, long: str) -> None:
    """Say that they attack where they have arrived, as while somebody still picks the city to lose."""
    view = late()[0].view(None)
    there = replace(view.barbarians, position=view.prices.text.fleet - left)
    near = replace(view, barbarians=there)
    assert short in describe(near, words_of(near, language), (), False)
    assert long in long_text(near, language)


def test_an_open_offer_is_in_both_texts() -> None:
    """Check great_canal.R45, R47: what is offered, whom it asks, for how long, and each answer."""
    replies = (Reply(2, "decline"), Reply(3, "counter", goods(ore=2), goods(wool=1)), Reply(0, "accept"))
    offer = Offer(goods(wool=2), goods(ore=1), (0, 2, 3), first=True, replies=replies, hours=24)
    view = replace(late()[0].view(None), offer=offer)
    for text in (describe(view, words_of(view), (), False), long_text(view)):
        assert f"2 wool for 1 ore. Asked: {NAMES[0]}, {NAMES[2]}, {NAMES[3]}. The first yes" in text
        assert f"{NAMES[2]}: no." in text
        assert f"{NAMES[3]} would give 2 ore for 1 wool." in text
        assert f"{NAMES[0]}: yes." in text
        assert "Open for at most: 24 h." in text
    assert "Open for" not in long_text(replace(view, offer=replace(offer, hours=None)))


def test_what_was_laid_down_is_read_by_whoever_laid_it_down() -> None:
    """Check great_canal.R53."""
    view = replace(late()[0].view(3), decision=d.Deliver(1, 3, "wool"), waiting_for=(1,))
    assert "Laid down: wool." in long_text(view)
    assert "Laid down" not in long_text(replace(view, decision=d.Deliver(1, 3, None)))


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


def test_nothing_is_improved_without_a_city() -> None:
    """Check that a level is no longer among what can be paid for when the last city is lost."""
    rich = {0: goods(cloth=5, coin=5, paper=5)}
    for own, named in ((seated(cities="D4 n"), True), (seated(settlements="D4 n"), False)):
        view = position(own, hands=rich).view(0)
        line = next(one for one in own_cards(view, Words("great_canal", "en", (), view)) if "pay for" in one)
        assert ("Town Hall" in line) is named
