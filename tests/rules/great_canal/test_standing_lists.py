"""Which answers may be given beforehand, how they are typed and refused, and how they are read back."""

from __future__ import annotations

import pytest

from rules import decode_standing, encode_standing
from rules.great_canal import GreatCanal
from rules.great_canal.actions import MakeOffer
from rules.great_canal.components.cards import CARDS
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.standing import STANDING
from rules.great_canal.standing import kinds as k
from rules.language.words import Words
from rules.records import RuleError, Standing
from rules.testing import check_standing
from rules.values import fields_of, tag_of
from tests.rules.great_canal.positions import act, corner, corners, goods, position, seat, start

HOME = seat(cities="B4 n, C5 n", settlements="D4 n", knights="B4 s 1, C5 s 2")
GAME = position(HOME, metropolises=(None, corner("B4 n"), None))
LANGUAGES = ("en", "fr", "de", "oc")
TRADE = MakeOffer(goods(brick=1), goods(ore=1))
NAMES = ("Ada", "Béa", "Chloé", "Dora")


def offered(game: GreatCanal, number: int = 0) -> list[type[Standing]]:
    """Return the classes that a seat is offered."""
    return list(dict.fromkeys(type(one) for one in game.standing_answers(number)))


def test_all_are_offered_where_they_can_be_of_use() -> None:
    """Check that cities, knights and the own turn are there only for who has them."""
    about_pieces = {k.LoseCities, k.LoseKnights, k.EndAfterOffer}
    assert set(offered(position())) == set(STANDING) - about_pieces
    assert set(offered(GAME)) == set(STANDING) - {k.EndAfterOffer}
    assert offered(GAME, 1) == offered(position())
    assert offered(start()) == offered(position())
    assert GAME.standing_answers(0) == GAME.standing_answers(0)


def test_they_stand_in_the_order_of_their_classes() -> None:
    """Check that they are offered in the order in which they are asked."""
    for game in (GAME, position(), start()):
        places = [STANDING.index(kind) for kind in offered(game)]
        assert places == sorted(places)


def test_one_answer_to_each_topic() -> None:
    """Check what takes the place of what: a no to all and a no to some are one topic, a yes is another."""
    topics = [kind.topic for kind in STANDING]
    twice = {topic for topic in topics if topics.count(topic) > 1}
    assert twice == {k.DeclineOffers.topic} == {k.DeclineGoods.topic}


def test_what_may_be_given_for_a_number_of_times() -> None:
    """Check that all can be but what ends a turn: that counts for the turn that it names."""
    assert [kind for kind in STANDING if not kind.limited] == [k.EndAfterOffer]


def test_what_is_of_no_use_any_more() -> None:
    """Check that cities and knights have to be there."""
    assert GAME.stands(0, k.LoseCities(corners("A2 n, C5 n")))
    assert not GAME.stands(0, k.LoseCities(corners("A2 n, B4 n")))
    assert not GAME.stands(1, k.LoseCities(corners("C5 n")))
    assert GAME.stands(0, k.LoseKnights(corners("C5 s")))
    assert not GAME.stands(0, k.LoseKnights(corners("C5 n")))
    assert GAME.stands(0, k.DeclineOffers())


# Refusals.

ORE, WOOL = goods(ore=1), goods(wool=1)
REFUSED: dict[str, tuple[Standing, str]] = {
    "no goods": (k.KeepGoods(()), "standing.empty"),
    "goods twice": (k.KeepGoods(("ore", "wool", "ore")), "standing.twice"),
    "no such good": (k.KeepGoods(("ore", "gold")), "standing.unknown"),
    "a commodity as gold": (k.TakeResources(("coin",)), "standing.unknown"),
    "no wish": (k.TakeResources(()), "standing.empty"),
    "a resource for a harbour": (k.DeliverCommodities(("ore",)), "standing.unknown"),
    "a card that lies open": (k.DropCards(("spy", "printer")), "standing.unknown"),
    "a metropolis": (k.LoseCities(corners("B4 n")), "standing.city"),
    "a settlement": (k.LoseCities(corners("C5 n, D4 n")), "standing.city"),
    "a city twice": (k.LoseCities(corners("C5 n") * 2), "standing.twice"),
    "no knight": (k.LoseKnights(corners("B4 n")), "standing.knight"),
    "no such corner": (k.LoseKnights((-1,)), "standing.knight"),
    "nothing given": (k.AcceptOffers(goods(), ORE), "nothing"),
    "nothing got": (k.AcceptOffers(ORE, goods()), "nothing"),
    "the same kind": (k.AcceptOffers(goods(ore=1, wool=1), ORE), "R11.both"),
    "more than there is": (k.AcceptOffers(goods(brick=10**6), ORE), "R11.supply"),
    "unwanted goods twice": (k.DeclineGoods(("ore", "ore")), "standing.twice"),
}


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_given_is_refused_by_name(name: str, language: str) -> None:
    """Check that a refusal says what is wrong, and what would be possible, in words."""
    standing, rule = REFUSED[name]
    with pytest.raises(RuleError) as caught:
        GAME.check_standing(0, standing)
    assert caught.value.rule == f"great_canal.{rule}"
    words = Words("great_canal", language, NAMES, GAME.view(0))
    assert words.error(caught.value)


def test_a_refusal_names_the_places_that_there_are() -> None:
    """Check cities and knights in words."""
    words = Words("great_canal", "en", NAMES, GAME.view(0))
    with pytest.raises(RuleError) as cities:
        GAME.check_standing(0, k.LoseCities(corners("B4 n")))
    assert words.error(cities.value).endswith("Possible: C5 north.")
    with pytest.raises(RuleError) as knights:
        GAME.check_standing(0, k.LoseKnights(corners("B4 n")))
    assert words.error(knights.value).endswith("Your knights are at B4 south and C5 south.")


@pytest.mark.parametrize("bundle", [(1,), (-1, 1, 0, 0, 0, 0, 0, 0)])
def test_what_is_no_bundle_is_refused(bundle: tuple[int, ...]) -> None:
    """Check forged bundles."""
    with pytest.raises(RuleError):
        GAME.check_standing(0, k.AcceptOffers(bundle, ORE))


def test_what_is_possible_is_accepted() -> None:
    """Check an answer of each typed class with all that can be named."""
    kept = tuple(GOODS)
    for standing in (
        k.KeepGoods(kept),
        k.TakeResources(kept[:5]),
        k.DeliverCommodities(kept[5:]),
        k.DropCards(tuple(card for card in CARDS if card not in ("printer", "constitution"))),
        k.LoseCities(corners("C5 n")),
        k.LoseKnights(corners("C5 s, B4 s")),
        k.AcceptOffers(ORE, WOOL),
        k.DeclineGoods(kept),
    ):
        GAME.check_standing(0, standing)
        assert decode_standing("great_canal", encode_standing(standing)) == standing


# Words.


def test_they_are_typed_as_lists() -> None:
    """Check what people write, in an order that counts, for each typed field."""
    words = Words("great_canal", "en", NAMES, GAME.view(0))
    assert k.KeepGoods.parsers["goods"]("ore, wheat, Coins", words) == ("ore", "grain", "coin")
    assert k.TakeResources.parsers["resources"]("ore,brick", words) == ("ore", "brick")
    assert k.DropCards.parsers["cards"]("Merchant Fleet, spy", words) == ("merchant_fleet", "spy")
    assert k.LoseCities.parsers["cities"]("c5 n, B4 north", words) == (corner("C5 n"), corner("B4 n"))
    assert k.DeliverCommodities.parsers["commodities"]("paper", words) == ("paper",)
    assert k.AcceptOffers.parsers["give"]("2 wool and ore", words) == goods(wool=2, ore=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_read_back_in_words(language: str) -> None:
    """Check the sentence, the button and the description of each class, with all its values in it."""
    game = act(position(HOME, hands={0: goods(brick=2), 1: goods(ore=1)}), TRADE)
    words = Words("great_canal", language, NAMES, game.view(0))
    seen: dict[str, str] = {}
    for standing in game.standing_answers(0):
        sentence, label = words.standing(standing), words.standing_label(standing)
        for field in fields_of(type(standing)):
            value = getattr(standing, field.name)
            if field.name != "turn" and field.many:
                assert all(words.field_value(field, one) in sentence for one in value), sentence
        assert 0 < len(label) <= 40
        assert words.standing_description(type(standing)).startswith("**")
        assert words.topic(standing.topic)
        assert seen.setdefault(label, tag_of(standing)) == tag_of(standing)
    assert set(seen.values()) == {tag_of(kind) for kind in STANDING}


def test_an_answer_is_as_every_games() -> None:
    """Check positions as the kit does: with answers of all kinds, given and made up."""
    given = (k.DeclineOffers(), k.KeepGoods(("ore",)), k.LoseCities(corners("C5 n")), k.EndAfterOffer(4))
    for game in (GAME, position(), start(3)):
        check_standing(game, given)
