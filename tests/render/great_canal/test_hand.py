"""The picture of a hand of the Great Canal, and the hand in words."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from PIL import Image

from render.great_canal.describe.own import card_does
from render.great_canal.describe.text import describe_hand
from render.great_canal.hand import paint_hand
from render.great_canal.hand.cards import DOES_ROOM, DOES_SIZES
from render.kit.fonts import text_width
from render.kit.palette import PLAYERS
from render.kit.png import png_of
from render.registry import painter_of
from rules.great_canal import events as e
from rules.great_canal.components.cards import CARDS
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.decisions import ChooseGoods, Keep
from rules.great_canal.progress.politics import GIFT
from rules.great_canal.progress.science import FIXED_TOKENS, FREE_PIECES, HARVEST
from rules.great_canal.progress.trade import TAKEN, ResourceMonopoly, TradeMonopoly
from rules.great_canal.view import GreatCanalView
from rules.records import Event
from tests.render.great_canal.seat_positions import LANGUAGES, NAMES, late, positions, words_of
from tests.render.pictures import LOOKS, is_colour
from tests.rules.great_canal.positions import goods

LARGEST_FILE = 60 * 1024
MANY = ("commercial_harbor", "merchant", "merchant", "diplomat", "irrigation", "bishop", "saboteur")


def hand_of(seats: int = 4, seat: int = 2) -> GreatCanalView:
    return replace(late(seats)[0].view(seat), decision=None)


def painted(
    view: GreatCanalView, theme: str = "light", language: str = "en", events: tuple[Event, ...] = ()
) -> Image.Image:
    image = paint_hand(view, theme, words_of(view, language), events)
    assert image.mode == "RGB"
    return image


def extremes() -> dict[str, GreatCanalView]:
    """Return hands with nothing in them, with more than ever happens, and with another's laid open."""
    view = hand_of()
    full = replace(view, goods=(25,) * 8, progress=MANY, hand_sizes=(0, 0, 200, 0))
    spied = ("spy", "alchemist", "medicine", "trade_monopoly")
    return {
        "empty": replace(view, goods=(0,) * 8, progress=(), hand_sizes=(0,) * 4),
        "full": full,
        "goods found": replace(full, decision=ChooseGoods(2, 3, 2), found_goods=(19, 0, 13, 2, 10, 1, 0, 4)),
        "cards found": replace(full, decision=Keep(2, 3), found_progress=spied),
    }


@LANGUAGES
@LOOKS
def test_hands_are_small_files(theme: str, language: str) -> None:
    """Check the issue's figure, 60 KiB, in positions of whole games and with as much as there may be."""
    seen = [game.view(0) for game, _ in positions()[:: 24 if theme == "light" else 40]]
    for view in (*seen, *extremes().values()):
        events = tuple(e.CardSeen(2, card) for card in view.progress or ())
        image = painted(view, theme, language, events)
        assert len(png_of(image, painter_of(view).colours(theme))) <= LARGEST_FILE
        assert 600 <= image.width <= 1000
        assert image.height <= 1.8 * image.width


@pytest.mark.parametrize(
    ("seats", "theme"),
    [
        (3, "dark"),
        (4, "light"),
        pytest.param(3, "light", marks=pytest.mark.soak),
        pytest.param(4, "dark", marks=pytest.mark.soak),
    ],
)
def test_everything_held_changes_the_picture(seats: int, theme: str) -> None:
    for seat in range(seats):
        view = hand_of(seats, seat)
        image = painted(view, theme)
        scale = image.width / 1000
        assert is_colour(image, (68 * scale, 54 * scale), PLAYERS[seat].fill, 20)
        assert view.goods is not None
        assert view.progress is not None
        rates = (*view.rates[:seat], (9,) * 8, *view.rates[seat + 1 :])
        for changed in (
            *(
                replace(view, goods=(*view.goods[:good], view.goods[good] + 1, *view.goods[good + 1 :]))
                for good in range(len(GOODS))
            ),
            replace(view, progress=(*view.progress, "smith")),
            replace(view, rates=rates),
            replace(view, levels=((5, 5, 5),) * seats),
        ):
            assert painted(changed, theme).tobytes() != image.tobytes()


def test_what_can_be_paid_for_is_said_and_drawn() -> None:
    """Check great_canal.R57: a price is paid or not, and the next level of each track is among them."""
    bare = replace(hand_of(), goods=goods(), levels=((0, 0, 0),) * 4)
    rich = replace(bare, goods=goods(brick=1, lumber=1, coin=1))
    level = replace(bare, goods=goods(coin=1), levels=((0, 0, 0), (0, 0, 0), (0, 1, 0), (0, 0, 0)))
    words = words_of(bare)

    def line(view: GreatCanalView) -> str:
        return next(line for line in describe_hand(view, words).splitlines() if line.startswith("You can"))

    assert line(bare) == "You can pay for: 0."
    assert line(rich) == "You can pay for: road, Town Hall."
    assert line(level) == "You can pay for: 0."
    assert painted(rich).tobytes() != painted(bare).tobytes()


def test_new_cards_and_goods_are_marked() -> None:
    view = replace(hand_of(), goods=(1,) * 8, progress=("merchant", "smith"))
    plain = painted(view).tobytes()
    one, other = goods(wool=1), goods(ore=1, paper=2)
    for event in (
        e.CardSeen(2, "smith"),
        e.TakenCardSeen(2, 0, "merchant"),
        e.Received(2, one),
        e.ResourceTaken(2, "ore", gold=True),
        e.StolenCardSeen(2, 0, "cloth"),
        e.TakenGoodSeen(2, 0, "coin"),
        e.GivenSeen(1, 2, other),
        e.HarborTradedSeen(1, 2, "coin", "ore"),
        e.HarborTradedSeen(2, 1, "coin", "ore"),
        e.BankTraded(2, "ore", 4, "wool"),
        e.Monopolized(2, "ore", (1, 2, 0, 0)),
        e.Traded(2, 0, one, other),
        e.Traded(0, 2, one, other),
    ):
        assert painted(view, events=(event,)).tobytes() != plain, event
    for event in (e.CardSeen(1, "smith"), e.Received(0, one), e.StolenCardSeen(0, 2, "cloth")):
        assert painted(view, events=(event,)).tobytes() == plain, event


def test_another_hand_that_is_seen_is_drawn_and_named() -> None:
    """Check great_canal.R54: who has played a Spy or a Master Merchant sees what it chooses from."""
    there = extremes()
    words = words_of(there["full"])
    plain = painted(there["full"])
    for name in ("goods found", "cards found"):
        assert painted(there[name]).size != plain.size
    text = describe_hand(there["cards found"], words)
    assert f"Progress cards of {NAMES[3]}: Spy, Alchemist, Medicine, Trade Monopoly." in text
    assert "Medicine: Make a settlement a city for 1 grain and 2 ore." in text
    text = describe_hand(there["goods found"], words)
    assert f"Goods of {NAMES[3]}: 19 brick, 13 wool, 2 grain, 10 ore, 1 cloth and 4 paper." in text
    assert NAMES[3] not in describe_hand(there["full"], words)


@LANGUAGES
@pytest.mark.parametrize("card", CARDS)
def test_what_a_card_does_is_one_line(card: str, language: str) -> None:
    view = hand_of()
    does = card_does(view, words_of(view, language), card)
    assert text_width(does, DOES_SIZES[1], "medium") <= DOES_ROOM, does
    assert does.endswith(".")


@LANGUAGES
@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("master_merchant", TAKEN),
        ("wedding", GIFT),
        ("irrigation", HARVEST),
        ("mining", HARVEST),
        ("road_building", FREE_PIECES),
        ("resource_monopoly", ResourceMonopoly.most),
        ("trade_monopoly", TradeMonopoly.most),
        ("constitution", 1),
        ("printer", 1),
    ],
)
def test_the_numbers_of_a_card_are_those_of_the_rules(card: str, number: int, language: str) -> None:
    view = hand_of()
    does = card_does(view, words_of(view, language), card)
    assert [int(found) for found in re.findall(r"\d+", does)] == [number]


@LANGUAGES
def test_rates_and_costs_on_cards_are_those_of_the_component_file(language: str) -> None:
    view = hand_of()
    costs = view.costs_text.replace("special_rate = 2", "special_rate = 3")
    other = replace(
        view, costs_text=costs.replace("medicine = { grain = 1, ore = 2 }", "medicine = { ore = 5 }")
    )
    words = words_of(other, language)
    for card in ("merchant", "merchant_fleet"):
        assert "3:1" in card_does(other, words, card)
        assert "2:1" in card_does(view, words, card)
    assert f"5 {words.value('good', 'ore')}" in card_does(other, words, "medicine")
    fixed = ", ".join(map(str, FIXED_TOKENS[1:3]))
    assert fixed in card_does(view, words, "inventor")


def test_the_hand_in_words_is_the_own_one() -> None:
    """Name each good and each card that a seat holds."""
    for game, _ in positions()[::15]:
        for seat in range(game.seats):
            view = game.view(seat)
            words = words_of(view)
            text = describe_hand(view, words)
            assert view.goods is not None
            for good, count in zip(GOODS, view.goods, strict=True):
                assert (f"{count} {words.value('good', good)}" in text) == bool(count)
            for card in view.progress or ():
                assert f"{words.value('card', card)}: " in text
            rate = view.rates[seat][0]
            assert f"brick {rate}:1" in text
