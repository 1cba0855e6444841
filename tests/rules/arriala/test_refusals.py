"""The English text of each refusal: why, and what would be possible instead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rules import Action, Game, RuleError
from rules.arriala import Arriala
from rules.arriala import actions as a
from rules.language.words import Words
from rules.testing import played, spread
from tests.rules.arriala.positions import (
    DECK,
    NAMES,
    after,
    lock,
    move,
    place,
    position,
    put,
    refused,
    worker,
)

HAND = "move_2 anywhere lock master_work to_vineyard_own to_vineyard_any to_canal_any"
FULL = " ".join(f"{name}:chasselas" for name in ("Y1", "Y2", "G1", "G2"))
FULLER = " ".join(f"{name}:brulhois" for name in ("Y3", "Y4", "Y5", "G3", "G4", "G5"))


def message(game: Arriala, action: Action, rule: str, seat: int = 0) -> str:
    """Return the words with which a seat is refused."""
    error = refused(game, action, rule, seat=seat)
    return Words("arriala", "en", NAMES[: game.seats], game.view(seat)).error(error)


def vine(name: str, vineyard: str) -> a.GoToVineyard:
    """Return a way to a vineyard by names."""
    return a.GoToVineyard(worker(name), vineyard)


def river(name: str, work: str) -> a.BuildRiverWork:
    """Return a river work by names."""
    return a.BuildRiverWork(worker(name), work)


@pytest.mark.parametrize(
    ("game", "action", "rule", "words"),
    [
        (
            position("R1:14"),
            move("R4", 15),
            "arriala.canal",
            "Ada 4 is in the reserve. Placing a new worker on the canal costs 3 AP.",
        ),
        (
            position("R1:brulhois"),
            move("R1", 15),
            "arriala.canal",
            "Ada 1 is in a vineyard. Bringing it back to the canal takes 4 AP or a card.",
        ),
        (
            position("Y1:brulhois"),
            move("Y1", 15),
            "arriala.canal",
            "Béa 1 is in a vineyard, and not yours: "
            "you can bring it out only with a card that moves any worker.",
        ),
        (
            position("R1:14"),
            move("Y4", 15),
            "arriala.canal",
            "Béa 4 is in the reserve, and not yours: only its own player can bring it to the canal.",
        ),
        (
            position("R1:14 Y1:15 Y2:13", points=1),
            move("R1", 15),
            "arriala.space.taken",
            "Béa 1 is on 15, and no free place can be reached instead.",
        ),
        (
            position("R1:14 Y1:15", points=1),
            move("R1", 15),
            "arriala.space.taken",
            "Béa 1 is on 15. The only place possible instead is 13.",
        ),
        (
            position("R1:14 Y1:18", hand="move_2", points=1),
            a.CardMove("move_2", worker("R1"), place(18)),
            "arriala.points",
            "That costs 3 AP and you have 1 left. You can look for something cheaper or end your turn.",
        ),
        (
            position("R1:14", hand="", pile=(0,) * len(DECK.kinds)),
            a.CardToVineyard("move_2", worker("R1"), "brulhois"),
            "arriala.card.missing",
            "Your hand is empty: there is no card to play, and none to draw either.",
        ),
        (
            position("R1:mill"),
            move("R1", 15),
            "arriala.canal",
            "Ada 1 stays on its river work to the end. Only other workers can be moved.",
        ),
        (
            after(position("R1:14", hand=HAND), move("R1", 15)),
            a.CardMove("move_2", worker("R1"), place(16)),
            "arriala.R3",
            "Ada 1 is in the middle of its journey: it can only go on step by step along the canal, for AP.",
        ),
        (
            after(position("R1:14 Y1:17"), move("R1", 15), move("Y1", 18)),
            move("R1", 16),
            "arriala.R3",
            "Ada 1 has already made its journey this turn. Only other workers can still be moved.",
        ),
        (
            position("R1:14 Y1:15", locks=(16,)),
            move("R1", 15),
            "arriala.space.taken",
            "Béa 1 is on 15. The nearest possible places are 12, 13, 17 and 18.",
        ),
        (
            position("R1:14", locks=(16,)),
            move("R1", 16),
            "arriala.space.lock",
            "There is a lock on 16. The nearest possible places are 13, 15, 17 and 18.",
        ),
        (
            position("R1:14 " + FULL),
            vine("R1", "chasselas"),
            "arriala.vineyard.full",
            "All 4 places of Chasselas are taken. There is room left in Brulhois.",
        ),
        (
            position("R1:14 " + FULL + " " + FULLER),
            vine("R1", "chasselas"),
            "arriala.vineyard.full",
            "All 4 places of Chasselas are taken, and no other vineyard has room left.",
        ),
        (
            position("R1:14 Y1:mill"),
            river("R1", "mill"),
            "arriala.river.taken",
            "The river work “Mill” has already been built. Still free: Reservoir, Weir and Dam.",
        ),
        (
            position("R1:14 Y1:weir G1:mill R2:dam", seats=2),
            river("R1", "mill"),
            "arriala.river.taken",
            "The river work “Mill” has already been built, and so have all the others; "
            "no more can be built in this game.",
        ),
        (
            position(locks=(31,)),
            lock(32),
            "arriala.lock.limit",
            "Between Malause and Valence d’Agen the maximum number of locks has been reached: 1. "
            "The nearest spaces where a lock may be built are 26, 27, 28 and 29.",
        ),
        (
            position(locks=(31,), closed=((1, 10), (11, 19), (20, 23), (24, 29))),
            lock(32),
            "arriala.lock.limit",
            "Between Malause and Valence d’Agen the maximum number of locks has been reached: 1. "
            "No space is left elsewhere either.",
        ),
        (
            position(hand=HAND, builders=(None, 1)),
            a.CardMasterWork("cacor"),
            "arriala.master_work.built",
            "The Cacor aqueduct has already been built. Still possible: Montech water slope.",
        ),
        (
            position(hand=HAND, builders=(0, 1)),
            a.CardMasterWork("cacor"),
            "arriala.master_work.built",
            "The Cacor aqueduct has already been built, and so have all the others: "
            "the card is no longer of any use.",
        ),
        (
            position(hand=HAND, scores=(3, 1, 3)),
            a.CardMasterWork("cacor"),
            "arriala.R10",
            "Only whoever is last in points may build a master work, and Béa has fewer than you. "
            "You can keep the card.",
        ),
        (
            position(hand=HAND, scores=(3, 1, 0)),
            a.CardMasterWork("cacor"),
            "arriala.R10",
            "Only whoever is last in points may build a master work, and Béa and Chloé have fewer than you. "
            "You can keep the card.",
        ),
        (
            position("R1:14", hand="lock move_3"),
            a.CardMove("move_2", worker("R1"), place(15)),
            "arriala.card.missing",
            "You do not have “Move up to 2”. Your hand: “Move up to 3” and “Lock”.",
        ),
        (
            position("R1:14"),
            a.CardMove("move_2", worker("R1"), place(15)),
            "arriala.card.missing",
            "Your hand is empty: there is no card to play. A card can be drawn for 2 AP.",
        ),
        (
            position("R1:14", points=2),
            put(15),
            "arriala.points",
            "That costs 3 AP and you have 2 left. You can look for something cheaper or end your turn.",
        ),
        (
            position("R1:14", points=0),
            put(15),
            "arriala.points",
            "That costs 3 AP and you have none left. You can end your turn.",
        ),
    ],
)
def test_words(game: Arriala, action: Action, rule: str, words: str) -> None:
    assert message(game, action, rule) == words


def test_words_about_taking_back() -> None:
    """Check arriala.R4: where it stood is named, a vineyard too."""
    game = after(position("Y1:14"), move("Y1", 16), a.EndTurn())
    assert message(game, move("Y1", 14), "arriala.R4", seat=1).startswith(
        "The player before you moved Béa 1 away from 14,"
    )
    to_canal = a.CardToCanal("to_canal_any", worker("Y1"), place(14))
    game = after(position("Y1:brulhois", hand=HAND), to_canal, a.EndTurn())
    assert message(game, vine("Y1", "brulhois"), "arriala.R4", seat=1).startswith(
        "The player before you moved Béa 1 away from Brulhois,"
    )


def test_words_about_a_card_that_this_game_lacks() -> None:
    """Check the words when another set of cards has none that does what is asked."""
    deck = "starting_hand = 1\n[cards]\nlock = 9\n"
    game = replace(position("R1:14"), cards=deck, hands=((1,),) * 3, pile=(6,), discards=(0,))
    action = a.CardMove("lock", worker("R1"), place(15))
    assert message(game, action, "arriala.card.other") == (
        "“Lock” does not do that, and no card in this game does."
    )


def test_words_about_frontonnais_with_four() -> None:
    """Check arriala.R2: the first vineyard is off the canal like the others."""
    game = position("R1:frontonnais", seats=4)
    assert message(game, move("R1", 33), "arriala.canal").startswith("Ada 1 is in a vineyard.")
    assert not any(isinstance(action, a.Move) for action in game.legal_actions(0))


def test_what_is_named_instead_is_legal() -> None:
    """Check each refusal that names places: each of them would be allowed (arriala.R4, R9, R21)."""
    named = 0
    for seed in range(3):
        for step in spread(played("arriala", 2 + seed, seed, "random", 200), 30):
            game, seat = step.before, step.before.waiting_for[0]
            legal = set(game.legal_actions(seat))
            for action in _aimed(game, seat):
                try:
                    game.apply(seat, action)
                except RuleError as error:
                    near = error.params.get("near", ())
                    assert isinstance(near, tuple)
                    field = "at" if isinstance(action, a.BuildLock | a.CardLock) else "to"
                    for value in near:
                        assert replace(action, **{field: value.value}) in legal, f"{action}: {value}"
                        named += 1
                    roomy = error.params.get("roomy", ())
                    assert isinstance(roomy, tuple)
                    for value in roomy:
                        assert replace(action, vineyard=value.value) in legal, f"{action}: {value}"
    assert named > 1000


def _aimed(game: Game, seat: int) -> Iterator[Action]:
    """Yield actions to all places and vineyards, with all workers and some cards."""
    view = game.view(seat)
    places = [value for value in view.values("place") if isinstance(value, int)]
    for to in places:
        yield a.PlaceWorker(to)
        yield a.BuildLock(to)
        yield a.CardLock(to)
    for at in view.values("worker"):
        assert isinstance(at, int)
        for to in places:
            yield a.Move(at, to)
            yield a.CardMove("move_3", at, to)
            yield a.CardAnywhere(at, to)
            yield a.LeaveVineyard(at, to)
            yield a.CardToCanal("to_canal_any", at, to)
        for vineyard in view.values("vineyard"):
            yield a.GoToVineyard(at, str(vineyard))
            yield a.CardToVineyard("to_vineyard_any", at, str(vineyard))
