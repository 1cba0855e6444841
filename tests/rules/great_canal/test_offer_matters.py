"""The open offer as a question: answers, buttons, a limit of time (great_canal.R11, R43, R45 to R47)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal import events as e
from rules.language.story import narrate
from rules.language.words import Words
from rules.records import Action, Matter
from rules.testing import check_matters
from tests.rules.great_canal.positions import act, goods, happened, position, refused

NAMES = ("Ada", "Béa", "Chloé", "Dora")
GIVE, WANT = goods(brick=2), goods(ore=1)
HANDS = {0: goods(brick=3), 1: goods(ore=2), 2: goods(ore=1, wool=1), 3: goods(wool=1)}
ACCEPT, DECLINE, WITHDRAW = a.AcceptOffer(), a.DeclineOffer(), a.WithdrawOffer()
COUNTER = a.CounterOffer(goods(wool=1), goods(brick=3))


def opened(**fields: Any) -> GreatCanal:
    """Return a game in which seat 0 has offered two brick for an ore."""
    return act(position(hands=HANDS), a.MakeOffer(GIVE, WANT, **fields))


def offered(game: GreatCanal) -> Matter:
    """Return the question of the open offer, which is the last one."""
    return game.view(None).open_matters()[-1]


def test_an_offer_is_a_question_beside_the_turn() -> None:
    """Check great_canal.R15: nobody is waited for but the seat in turn, and all asked have buttons."""
    game = opened()
    turn, offer = game.view(None).open_matters()
    assert (turn.asked, turn.waits, turn.apart) == ((0,), True, False)
    assert (offer.asked, offer.waits, offer.apart) == ((1, 2, 3), False, True)
    assert offer.choices == (ACCEPT, DECLINE, WITHDRAW)
    assert offer.ways == (a.CounterOffer,)
    assert game.waiting_for == (0,)
    text = Words("great_canal", "en", NAMES, game.view(None)).asked(offer)
    assert text == "Ada offers 2 brick for 1 ore. Asked: Béa, Chloé and Dora."


def test_answers_come_in() -> None:
    """Check great_canal.R43, great_canal.R47: a yes, other terms and a no are told; takers are buttons."""
    game = act(opened(), ACCEPT, by=2)
    game = act(act(game, COUNTER, by=3), DECLINE, by=1)
    offer = offered(game)
    assert offer.key == offered(opened()).key
    assert offer.asked == ()
    assert offer.answers == (
        e.OfferAccepted(2),
        e.OfferCountered(3, COUNTER.give, COUNTER.want),
        e.OfferDeclined(1),
    )
    assert offer.choices == (ACCEPT, DECLINE, a.PickAnswer(2), a.PickAnswer(3), WITHDRAW)
    words = Words("great_canal", "en", NAMES, game.view(None))
    assert words.choice(a.PickAnswer(2)) == "Trade with Chloé"
    assert words.asked(offer) == "Ada offers 2 brick for 1 ore."
    check_matters(game)


def test_whose_yes_lapsed_is_asked_again() -> None:
    """Check great_canal.R45: who has lost a card since has still to answer."""
    game = act(opened(), ACCEPT, by=2)
    game = act(game, DECLINE, by=1)
    assert offered(game).asked == (3,)
    lost = position(hands=HANDS, queue=(d.Discards((2,), (0, 0, 1, 0)),), offer=game.offer)
    assert offered(act(lost, a.Discard(goods(wool=1)), by=2)).asked == (2, 3)


def test_a_yes_is_offered_unless_all_know_that_nobody_can_give_it() -> None:
    """Check great_canal.R34: the buttons tell nothing of hands."""
    hidden = {**HANDS, 1: goods(wool=2), 2: goods(wool=2)}
    with_ore = act(position(hands=HANDS), a.MakeOffer(GIVE, WANT))
    without = act(position(hands={**hidden, 0: goods(brick=2, ore=1)}), a.MakeOffer(GIVE, WANT))
    assert ACCEPT in offered(with_ore).choices
    assert ACCEPT in offered(without).choices
    assert not any(ACCEPT in without.legal_actions(seat) for seat in range(4))
    too_many = act(position(hands=HANDS), a.MakeOffer(GIVE, goods(ore=3)))
    assert ACCEPT not in offered(too_many).choices
    words = Words("great_canal", "en", NAMES, too_many.view(None))
    assert "nobody asked can accept it" in words.asked(offered(too_many))
    assert "nobody" not in words.asked(offered(without))


def test_nothing_is_picked_while_something_is_pending() -> None:
    """Check great_canal.R45: an offer stays open meanwhile, and can be answered and withdrawn."""
    game = act(opened(), ACCEPT, by=1)
    pending = position(hands=HANDS, queue=(d.Discards((2,), (0, 0, 1, 0)),), offer=game.offer)
    assert a.PickAnswer(1) not in offered(pending).choices
    assert WITHDRAW in offered(pending).choices
    check_matters(pending)


@pytest.mark.parametrize(
    ("action", "by", "first", "told"),
    [
        (WITHDRAW, 0, False, e.OfferWithdrawn),
        (a.PickAnswer(1), 0, False, e.Traded),
        (ACCEPT, 2, True, e.Traded),
        (a.MakeOffer(GIVE, goods(wool=1)), 0, False, e.OfferMade),
        (a.EndTurn(), 0, False, e.TurnEnded),
    ],
)
def test_what_closes_an_offer_is_told(action: Action, by: int, first: bool, told: type) -> None:
    """Check great_canal.R11, great_canal.R46: each way in which an offer ends has an event that says so."""
    game = act(opened(first=first), ACCEPT, by=1) if not first else opened(first=True)
    results = offered(game).results
    events = [event for event in happened(game, action, by) if isinstance(event, results)]
    assert [type(event) for event in events] == [told]
    after = act(game, action, by=by)
    assert offered(game).key not in [one.key for one in after.view(None).open_matters()]


def test_the_same_offer_again_is_another_question() -> None:
    """Check that an offer made again has a key of its own, and the same all the while it is open."""
    once = opened()
    again = act(act(once, WITHDRAW), a.MakeOffer(GIVE, WANT))
    assert offered(again).key != offered(once).key
    assert offered(act(once, DECLINE, by=1)).key == offered(once).key


def test_the_first_yes_is_said() -> None:
    """Check great_canal.R46."""
    game = opened(first=True)
    text = Words("great_canal", "en", NAMES, game.view(None)).asked(offered(game))
    assert "to whoever accepts first." in text


# A limit of time.


@pytest.mark.parametrize("hours", [1, 24, 168])
def test_an_offer_may_have_a_limit_of_time(hours: int) -> None:
    """Check that the offerer withdraws it then, which is possible as long as it is open."""
    game = opened(hours=hours)
    assert offered(game).hours == hours
    assert offered(game).expiry == (0, WITHDRAW)
    check_matters(game)
    pending = position(hands=HANDS, queue=(d.Discards((2,), (0, 0, 1, 0)),), offer=game.offer)
    check_matters(pending)
    assert offered(opened()).expiry is None


def test_a_waiting_yes_binds_an_offer_beyond_its_limit() -> None:
    """Check great_canal.R46: the limit is back once the yes is taken back; without first yes it stays."""
    for first in (False, True):
        game = opened(hours=5, first=first)
        pending = replace(game, queue=(d.Discards((2,), (0, 0, 1, 0)),))
        yes = act(pending, ACCEPT, by=1)
        assert (offered(yes).hours, offered(yes).expiry) == ((None, None) if first else (5, (0, WITHDRAW)))
        assert offered(act(yes, DECLINE, by=1)).expiry == (0, WITHDRAW)
        check_matters(yes)


ENDED = {
    "en": "The time for the offer is over.",
    "de": "Die Zeit für das Angebot ist um.",
    "fr": "Le temps pour l’offre est écoulé.",
    "oc": "Lo temps per l’ofèrta es passat.",
}


@pytest.mark.parametrize("language", ENDED)
def test_what_the_clock_ends_is_neither_withdrawn_nor_laid_to_anybody(language: str) -> None:
    words = Words("great_canal", language, NAMES, opened().view(None))
    assert narrate(words, [e.OfferWithdrawn(0).as_expired()]) == [ENDED[language]]
    assert narrate(words, [e.OfferWithdrawn(0)]) != [ENDED[language]]
    assert words.event(e.OfferWithdrawn(0).as_expired()) != words.event(e.OfferWithdrawn(0))


@pytest.mark.parametrize("language", ENDED)
def test_no_hours_are_no_limit_wherever_it_is_written(language: str) -> None:
    """The field of the command and the refusal of other times end with the same words."""
    words = Words("great_canal", language)
    field = words.text("command-trade-offer-hours-description")
    refused = words.text("game-hours", written="x", most=168)
    assert field.rpartition(";")[2].strip() == refused.rpartition(";")[2].strip().removesuffix(".")


HOURS = {
    "en": ("open for 1 hour at most", "open for 24 hours at most"),
    "de": ("höchstens 1 Stunde ", "höchstens 24 Stunden "),
    "fr": ("1 heure au plus", "24 heures au plus"),
    "oc": ("1 ora al mai", "24 oras al mai"),
}


@pytest.mark.parametrize("language", HOURS)
def test_a_limit_is_read_where_the_offer_is(language: str) -> None:
    """Check the question, what is confirmed and what happened; without a limit they say nothing of one."""
    bare = [said(language, opened(), None)]
    for hours, part in zip((1, 24), HOURS[language], strict=True):
        for sentence, without in zip(said(language, opened(hours=hours), hours), *bare, strict=True):
            assert part in sentence
            assert sentence.startswith(without)


def said(language: str, game: GreatCanal, hours: int | None) -> list[str]:
    """Return the question of an offer open for so long, the action that makes it, and the event."""
    words, action = (
        Words("great_canal", language, NAMES, game.view(None)),
        a.MakeOffer(GIVE, WANT, hours=hours),
    )
    (event,) = happened(position(hands=HANDS), action)
    return [words.asked(replace(offered(game), asked=())), words.action(action), words.event(event)]


@pytest.mark.parametrize("hours", [-1, 0, 169, 10**12])
def test_a_limit_is_an_hour_to_a_week(hours: int) -> None:
    """Check what is refused."""
    game = position(hands=HANDS)
    error = refused(game, a.MakeOffer(GIVE, WANT, hours=hours), "great_canal.R11.hours")
    assert error.params["most"] == 168


def test_another_limit_is_another_offer() -> None:
    """Check great_canal.R45: only an offer that is equal in all is refused."""
    game = opened(hours=5)
    refused(game, a.MakeOffer(GIVE, WANT, hours=5), "great_canal.R45.same")
    assert offered(act(game, a.MakeOffer(GIVE, WANT))).hours is None


def test_other_terms_are_another_question() -> None:
    """Check that a button of an offer that was taken back accepts no other one made in its place."""
    before = position(hands=HANDS)
    first = act(before, a.MakeOffer(goods(brick=1), goods(ore=1)))
    other = act(before, a.MakeOffer(goods(brick=1), goods(ore=1), first=True))
    keys = {
        matter.key for game in (first, other) for matter in game.view(None).open_matters() if matter.apart
    }
    assert len(keys) == 2


OFFERED = {
    "en": (
        "Ada offers 2 brick for 1 ore.",
        "Ada offered 2 brick for 1 ore.",
        "Trade with Béa: 1 brick for 3 ore",
    ),
    "fr": (
        "Ada propose 2 argiles contre 1 minerai.",
        "Ada a proposé 2 argiles contre 1 minerai.",
        "Échanger avec Béa\u00a0: 1 argile contre 3 minerais",
    ),
    "de": (
        "Ada bietet 2 Lehm gegen 1 Erz an.",
        "Ada hat 2 Lehm gegen 1 Erz angeboten.",
        "Mit Béa tauschen: 1 Lehm gegen 3 Erz",
    ),
    "oc": (
        "Ada prepausa 2 argelas contra 1 mineral.",
        "Ada a prepausat 2 argelas contra 1 mineral.",
        "Escambiar amb Béa\u00a0: 1 argela contra 3 minerals",
    ),
}
"""An offer while it is open, once it is settled, and the button of an answer with other terms."""


@pytest.mark.parametrize("language", OFFERED)
def test_an_offer_offers_and_other_terms_stand_on_their_button(language: str) -> None:
    hands = {seat: goods(brick=4, ore=4) for seat in range(4)}
    game = act(position(hands=hands), a.MakeOffer(goods(brick=2), goods(ore=1)))
    game = act(game, a.CounterOffer(goods(ore=3), goods(brick=1)), by=1)
    view = act(game, a.AcceptOffer(), by=2).view(None)
    words = Words("great_canal", language, ("Ada", "Béa", "Chloé", "Dora"), view)
    matter = next(one for one in view.open_matters() if one.sentence)
    assert matter.past is not None
    said = words.render(matter.text), *map(words.render, matter.past), words.choice(a.PickAnswer(1))
    assert said == OFFERED[language]
    assert words.choice(a.PickAnswer(2)) == words.text("choice-pick_answer", seat="Chloé")
