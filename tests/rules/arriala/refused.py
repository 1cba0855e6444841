"""Positions of Arriala with an action that is refused, for each refusal and each way it is worded."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

from msgspec.structs import replace

from rules import new_game
from rules.arriala import Arriala
from rules.arriala import actions as a
from rules.arriala.state import EndProposal
from tests.rules.arriala.positions import (
    DECK,
    after,
    card,
    cards,
    lock,
    move,
    place,
    position,
    put,
    vine,
    worker,
)
from tests.rules.refusals import Case

BOARD_TEXT = files("rules.arriala").joinpath("board.toml").read_text("utf-8")
HAND = "move_2 anywhere lock master_work to_vineyard_own to_vineyard_any to_canal_any"
BUT_SECOND = ((1, 10), (20, 23), (24, 29))
"""All sections closed but the second and the last."""
NO_CARDS = (0,) * len(DECK.kinds)
CHASSELAS = " ".join(f"{name}:chasselas" for name in ("Y1", "Y2", "G1", "G2"))
BRULHOIS = " ".join(f"{name}:brulhois" for name in ("Y3", "Y4", "Y5", "G3", "G4", "G5"))
OFF_CANAL = "R1:mill R2:brulhois R3:brulhois R4:chasselas R5:chasselas"
TAKEN_BACK = after(position("Y1:14", hand=""), move("Y1", 16), a.EndTurn())
PROPOSED = position("R1:14", proposal=EndProposal(0), proposed=True)


def river(name: str, work: str) -> a.BuildRiverWork:
    """Return a river work by names."""
    return a.BuildRiverWork(worker(name), work)


FULL = "R1:11 R2:12 R3:13 R4:15 Y1:16 Y2:17 Y3:18"
ONE_SITE = position(FULL, locks=(14, 31), closed=BUT_SECOND)
NO_SITE = position(f"{FULL} Y5:19", locks=(14, 31), closed=BUT_SECOND)


def without(table: str) -> Arriala:
    """Return a game on a board without vineyards, river works or master works, all cards in the hand."""
    text = re.sub(rf"\[\[{table}\]\]\n[^\[]*", "", BOARD_TEXT)
    game = new_game("arriala", seats=3, seed=1, first=0, board=text)
    assert isinstance(game, Arriala)
    return replace(game, hands=(cards(HAND), *game.hands[1:]), pile=game.pile)


def with_cards(kinds: str, played: str) -> Case:
    """Return a move with a card that does something else, in a game with other cards; all are held."""
    game = new_game("arriala", seats=3, seed=1, first=0, cards=f"starting_hand = 1\n[cards]\n{kinds}\n")
    assert isinstance(game, Arriala)
    hand = (1,) * len(game.the_deck.kinds)
    return Case(replace(game, hands=(hand, *game.hands[1:])), card(played, "R1", 15), "arriala.card.other")


def changed(on: str, *, seats: int = 3, cards: str | None = None, **numbers: int) -> Arriala:
    """Return a position on a board with other numbers, wherever they stand, or with other cards.

    Workers are called as if each colour had 5.
    """
    board = BOARD_TEXT
    for key, number in numbers.items():
        board, found = re.subn(rf"^{key} = \d+", f"{key} = {number}", board, flags=re.MULTILINE)
        assert found, key
    options = {"board": board} if cards is None else {"board": board, "cards": cards}
    game = new_game("arriala", seats=seats, seed=1, first=0, **options)
    assert isinstance(game, Arriala)
    locations = list(game.locations)
    for name, where in (item.split(":") for item in on.split()):
        locations[worker(name)] = place(where)
    return replace(game, locations=tuple(locations), turn_start=tuple(locations))


MOVES_ONLY = "starting_hand = 1\n[cards]\nmove_1 = 9\n"
NO_DECK = "starting_hand = 0\n[cards]\n"
ALL_TAKEN = "R1:14 Y1:chasselas Y2:brulhois"

UNKNOWN: Mapping[str, Case] = {
    "a place that is not there": Case(position("R1:14"), a.Move(worker("R1"), 99), "arriala.unknown.place"),
    "a place that is left out": Case(
        position("R1:14", seats=2), move("R1", "grisolles"), "arriala.unknown.place"
    ),
    "a worker that is not there": Case(position(), a.Move(77, place(15)), "arriala.unknown.worker"),
    "a vineyard that is not there": Case(
        position("R1:14"), vine("R1", "sauternes"), "arriala.unknown.vineyard"
    ),
    "a river work that is not there": Case(
        position("R1:14"), river("R1", "casino"), "arriala.unknown.river_work"
    ),
    "a master work that is not there": Case(
        position(hand=HAND), a.CardMasterWork("tunnel"), "arriala.unknown.master_work"
    ),
    "a vineyard where there is none": Case(
        without("vineyard"), vine("R1", "brulhois"), "arriala.unknown.vineyard"
    ),
    "a river work where there is none": Case(
        without("river_work"), river("R1", "mill"), "arriala.unknown.river_work"
    ),
    "a master work where there is none": Case(
        without("master_work"), a.CardMasterWork("cacor"), "arriala.unknown.master_work"
    ),
    "a card that is not there": Case(
        position("R1:14", hand=HAND), card("joker", "R1", 15), "arriala.unknown.card"
    ),
}

POINTS: Mapping[str, Case] = {
    "too few points": Case(position("R1:14", points=2), put(15), "arriala.points"),
    "no point left": Case(position("R1:14", points=0), put(15), "arriala.points"),
}

WORKERS: Mapping[str, Case] = {
    "a worker of another": Case(position("Y1:14"), vine("Y1", "brulhois"), "arriala.own"),
    "own worker in the reserve": Case(position("R1:14"), move("R4", 15), "arriala.canal"),
    "own worker in a vineyard": Case(position("R1:brulhois"), move("R1", 15), "arriala.canal"),
    "own worker in the vineyard that only 4 use": Case(
        position("R1:frontonnais", seats=4), move("R1", 33), "arriala.canal"
    ),
    "another's worker in a vineyard": Case(position("R1:14 Y1:brulhois"), move("Y1", 15), "arriala.canal"),
    "another's worker in a vineyard, none on the canal": Case(
        position("Y1:brulhois"), move("Y1", 15), "arriala.canal"
    ),
    "another's worker in a vineyard, the own ones as well": Case(
        position(f"Y1:brulhois {OFF_CANAL}"), move("Y1", 15), "arriala.canal"
    ),
    "another's worker in the reserve": Case(position("R1:14"), move("Y4", 15), "arriala.canal"),
    "another's worker in the reserve, none on the canal": Case(position(), move("Y4", 15), "arriala.canal"),
    "another's worker in the reserve, the own ones in vineyards": Case(
        position(OFF_CANAL), move("Y4", 15), "arriala.canal"
    ),
    "the virtual player's worker in the reserve": Case(
        changed("R1:14", seats=2, workers=7), a.Move(20, place(15)), "arriala.canal"
    ),
    "own worker in a vineyard, without a card for it": Case(
        changed("R1:brulhois", cards=MOVES_ONLY), move("R1", 15), "arriala.canal"
    ),
    "another's worker in a vineyard, without a card for it": Case(
        changed("R1:14 Y1:brulhois", cards=MOVES_ONLY), move("Y1", 15), "arriala.canal"
    ),
    "worker on a river work, the others in vineyards, without a card for it": Case(
        changed(OFF_CANAL, cards=MOVES_ONLY), move("R1", 15), "arriala.canal"
    ),
    "worker on a river work, none on the canal": Case(position("R1:mill"), move("R1", 15), "arriala.canal"),
    "worker on a river work, others on the canal": Case(
        position("R1:mill Y1:14"), move("R1", 15), "arriala.canal"
    ),
    "worker on a river work, only another's on the canal": Case(
        position("R1:mill Y1:14"), vine("R1", "brulhois"), "arriala.canal"
    ),
    "worker on a river work, the others in vineyards": Case(
        position(OFF_CANAL), move("R1", 15), "arriala.canal"
    ),
    "a card in the middle of a journey": Case(
        after(position("R1:14", hand=HAND), move("R1", 15)), card("move_2", "R1", 16), "arriala.R3"
    ),
    "a second journey": Case(
        after(position("R1:14 Y1:17"), move("R1", 15), move("Y1", 18)), move("R1", 16), "arriala.R3"
    ),
    "no worker in the reserve": Case(position("R1:1 R2:2 R3:3 R4:4 R5:5"), put(15), "arriala.reserve"),
    "a worker that is in no vineyard": Case(
        position("R1:14 R2:brulhois"), a.LeaveVineyard(worker("R1"), place(15)), "arriala.vineyard.not_in"
    ),
    "a worker that is in no vineyard, nor any other of that colour": Case(
        position("R1:14 Y1:brulhois"), a.LeaveVineyard(worker("R1"), place(15)), "arriala.vineyard.not_in"
    ),
}

BACK: Mapping[str, Case] = {
    "back to a space": Case(TAKEN_BACK, move("Y1", 14), "arriala.R4", 1),
    "back to a space, one other in reach": Case(
        replace(TAKEN_BACK, action_points=2, locks=tuple(sorted((place(15), place(18))))),
        move("Y1", 14),
        "arriala.R4",
        1,
    ),
    "back to a space, no other in reach": Case(
        replace(TAKEN_BACK, action_points=2, locks=tuple(map(place, (15, 17, 18)))),
        move("Y1", 14),
        "arriala.R4",
        1,
    ),
    "back to a vineyard": Case(
        after(
            position("Y1:brulhois", hand=HAND),
            a.CardToCanal("to_canal_any", worker("Y1"), place(14)),
            a.EndTurn(),
        ),
        vine("Y1", "brulhois"),
        "arriala.R4",
        1,
    ),
    "to where it is": Case(position("R1:14"), move("R1", 14), "arriala.stay"),
    "to where it is, one other in reach": Case(
        position("R1:14 Y1:15", points=1), move("R1", 14), "arriala.stay"
    ),
    "to where it is, with no point left": Case(position("R1:14", points=0), move("R1", 14), "arriala.points"),
    "to where it is, no other in reach": Case(
        position("R1:14 Y1:15 Y2:13", points=1), move("R1", 14), "arriala.stay"
    ),
}

OCCUPIED: Mapping[str, Case] = {
    "to a worker": Case(position("R1:14 Y1:15", locks=(16,)), move("R1", 15), "arriala.space.taken"),
    "to a worker, one other in reach": Case(
        position("R1:14 Y1:15", points=1), move("R1", 15), "arriala.space.taken"
    ),
    "to a worker, no other in reach": Case(
        position("R1:14 Y1:15 Y2:13", points=1), move("R1", 15), "arriala.space.taken"
    ),
    "to a lock": Case(position("R1:14", locks=(16,)), move("R1", 16), "arriala.space.lock"),
    "to a lock, one other in reach": Case(
        position("R1:14", locks=(15,), points=1), move("R1", 15), "arriala.space.lock"
    ),
    "to a lock, no other in reach": Case(
        position("R1:14", locks=(13, 15), points=1), move("R1", 15), "arriala.space.lock"
    ),
    "a vineyard that is full": Case(
        position("R1:14 " + CHASSELAS), vine("R1", "chasselas"), "arriala.vineyard.full"
    ),
    "a vineyard that is full, as all are": Case(
        position(f"R1:14 {CHASSELAS} {BRULHOIS}"), vine("R1", "chasselas"), "arriala.vineyard.full"
    ),
    "a vineyard with one place, that is full": Case(
        changed("R1:14 Y1:chasselas", capacity=1), vine("R1", "chasselas"), "arriala.vineyard.full"
    ),
    "a vineyard with one place, that is full, as all are": Case(
        changed(ALL_TAKEN, capacity=1), vine("R1", "chasselas"), "arriala.vineyard.full"
    ),
    "a river work that is built": Case(position("R1:14 Y1:mill"), river("R1", "mill"), "arriala.river.taken"),
    "a river work that is built, with too few points for another": Case(
        position("R1:14 Y1:mill", points=2), river("R1", "mill"), "arriala.points"
    ),
    "a river work that is built, as all are": Case(
        position("R1:14 Y1:weir G1:mill R2:dam", seats=2), river("R1", "mill"), "arriala.river.taken"
    ),
}

LOCKS: Mapping[str, Case] = {
    "a lock too many": Case(position(locks=tuple(range(1, 15)), closed=()), lock(20), "arriala.lock.pieces"),
    "a lock where there are none": Case(changed("", locks=0), lock(14), "arriala.lock.pieces"),
    "a lock more than the only one": Case(
        replace(changed("", locks=1), locks=(place(14),)), lock(20), "arriala.lock.pieces"
    ),
    "a lock on a worker": Case(position("R1:14"), lock(14), "arriala.space.taken"),
    "a lock on a lock": Case(position(locks=(14,)), lock(14), "arriala.space.lock"),
    "a lock in a town": Case(position(), lock("moissac"), "arriala.lock.town"),
    "a lock in a closed section": Case(position(closed=((1, 10),)), lock(4), "arriala.R8"),
    "a lock beyond the maximum": Case(position(locks=(31,)), lock(32), "arriala.lock.limit"),
    "a lock on a worker, one site left": Case(ONE_SITE, lock(12), "arriala.space.taken"),
    "a lock on a worker, no site left": Case(NO_SITE, lock(12), "arriala.space.taken"),
    "a lock on a lock, one site left": Case(ONE_SITE, lock(14), "arriala.space.lock"),
    "a lock on a lock, no site left": Case(NO_SITE, lock(14), "arriala.space.lock"),
    "a lock in a town, one site left": Case(ONE_SITE, lock("moissac"), "arriala.lock.town"),
    "a lock in a town, no site left": Case(NO_SITE, lock("moissac"), "arriala.lock.town"),
    "a lock in a closed section, one site left": Case(ONE_SITE, lock(20), "arriala.R8"),
    "a lock in a closed section, no site left": Case(NO_SITE, lock(20), "arriala.R8"),
    "a lock beyond the maximum, one site left": Case(ONE_SITE, lock(32), "arriala.lock.limit"),
    "a lock beyond the maximum, no site left": Case(NO_SITE, lock(32), "arriala.lock.limit"),
    "a lock with no site left, and too few points": Case(
        replace(NO_SITE, action_points=1), lock(32), "arriala.lock.limit"
    ),
}

CARDS: Mapping[str, Case] = {
    "no card to draw": Case(position(pile=NO_CARDS), a.Draw(), "arriala.draw.empty"),
    "no card to draw, as there are none": Case(changed("", cards=NO_DECK), a.Draw(), "arriala.draw.empty"),
    "a card that is not held": Case(
        position("R1:14", hand="lock move_3"), card("move_2", "R1", 15), "arriala.card.missing"
    ),
    "a card with an empty hand": Case(position("R1:14"), card("move_2", "R1", 15), "arriala.card.none"),
    "a card with an empty hand, and none to draw": Case(
        position("R1:14", pile=NO_CARDS), card("move_2", "R1", 15), "arriala.card.none"
    ),
    "a card, with none in the hand that does that": Case(
        position("R1:brulhois", hand="lock"),
        a.CardToCanal("to_canal_any", worker("R1"), place(14)),
        "arriala.card.none",
    ),
    "a card, with none in the hand that does that, and none to draw": Case(
        position("R1:14", hand="move_2", pile=NO_CARDS), a.CardLock(place(15)), "arriala.card.none"
    ),
    "a card that does something else": Case(
        position("R1:14", hand=HAND), card("lock", "R1", 15), "arriala.card.other"
    ),
    "a card that does something else, as all do": with_cards("lock = 9", "lock"),
    "a card that does something else, as all but one do": with_cards("lock = 9\nmove_3 = 9", "lock"),
    "a master work that is built": Case(
        position(hand=HAND, builders=(None, 1)), a.CardMasterWork("cacor"), "arriala.master_work.built"
    ),
    "a master work that is built, with one behind": Case(
        position(hand=HAND, scores=(3, 1, 3), builders=(None, 1)), a.CardMasterWork("cacor"), "arriala.R10"
    ),
    "a master work that is built, with no point left": Case(
        position(hand=HAND, points=0, builders=(None, 1)), a.CardMasterWork("cacor"), "arriala.points"
    ),
    "a master work that is built, as all are": Case(
        position(hand=HAND, builders=(0, 1)), a.CardMasterWork("cacor"), "arriala.master_work.built"
    ),
    "a master work with one behind": Case(
        position(hand=HAND, scores=(3, 1, 3)), a.CardMasterWork("cacor"), "arriala.R10"
    ),
    "a master work with two behind": Case(
        position(hand=HAND, scores=(3, 1, 0)), a.CardMasterWork("cacor"), "arriala.R10"
    ),
}

ENDING: Mapping[str, Case] = {
    "an answer to no proposal": Case(position(), a.AnswerEnd(True), "arriala.R26.none"),
    "a second proposal": Case(position(proposed=True), a.ProposeEnd(), "arriala.R26.once"),
    "a move while the own proposal waits": Case(PROPOSED, move("R1", 15), "arriala.R26.waiting", 0),
    "a move before an answer": Case(PROPOSED, move("R1", 15), "arriala.R26.answer", 1),
    "taking back another's proposal": Case(PROPOSED, a.WithdrawProposal(), "arriala.R26.withdraw", 1),
}

CASES: Mapping[str, Case] = {
    **UNKNOWN,
    **POINTS,
    **WORKERS,
    **BACK,
    **OCCUPIED,
    **LOCKS,
    **CARDS,
    **ENDING,
}
