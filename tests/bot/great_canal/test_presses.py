"""The Great Canal through Discord: how many presses each thing takes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from rules import Action
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.state import Holding, Turn
from tests.bot.answers import lay_out, response_of
from tests.bot.great_canal import table as t
from tests.bot.playing import act_by_panel, open_panel
from tests.bot.presses import counting
from tests.discord import Server, labels
from tests.rules.great_canal.positions import ROLLED, corner, edge, goods, hexagon, position, rolls, seat

REALMS = (
    seat(settlements="C4 n", cities="C3 n", roads="C4 nw, C4 ne, C4 e", knights="C4 nw 1+"),
    seat(settlements="B6 n", roads="D5 ne, D5 e", knights="D5 n 1"),
    seat(settlements="A3 n"),
)
HANDS = {
    0: goods(brick=5, lumber=2, wool=2, grain=2, ore=3, coin=2, cloth=2),
    1: goods(wool=2, ore=3),
    2: goods(ore=1),
}

OFFERS = (a.MakeOffer, a.WithdrawOffer, a.PickAnswer, a.AcceptOffer, a.DeclineOffer, a.CounterOffer)
TURNS = 24
"""So many turns of a game are played in the plain run."""
MOST_OF_A_TURN = 12
"""So many presses a turn takes on average, at most."""


def turn(*cards: str, rolled: bool = True) -> GreatCanal:
    """Return a turn of Ada, who can pay much and holds some cards; Bea has as many points, and a card."""
    holdings = {0: Holding(progress=cards), 1: Holding(progress=("bishop",), chips=5)}
    game = position(*REALMS, seats=3, hands=HANDS, holdings=holdings, rolled=rolled)
    return game if rolled else rolls(game, 2, 2)


async def test_to_roll_and_end_takes_two_and_a_road_between_five(server: Server) -> None:
    """The roll stands on the channel's message beside Play, and opens the panel of the whole turn."""
    game_id = await t.table(server, turn(rolled=False))
    for road, most in ((False, 2), (True, 5)):
        await lay_out(server, game_id, replace(turn(), active=2, turn=Turn(5, ROLLED)))
        await t.do(server, game_id, 2, a.EndTurn())
        person, board = counting(server, 0), server.last
        assert {"Roll", "Play"} <= set(labels(board.components))
        panel = response_of(await person.click(board, label="Roll"))
        position_now = await server.tables.load(game_id)
        assert position_now.game.waiting_for == (0,)
        if road:
            built = next(one for one in position_now.game.legal_actions(0) if type(one) is a.BuildRoad)
            await act_by_panel(server, panel, position_now, 0, built)
        await person.click(panel, label="End turn")
        assert (await t.game_of(server, game_id)).active == 1
        assert person.taken() <= most


@pytest.mark.parametrize(
    ("card", "action", "most"),
    [
        ("", a.BuildRoad(edge("C3 ne")), 3),
        ("", a.BuildCity(corner("C4 n")), 4),
        ("", a.TradeBank("brick", "grain"), 4),
        ("", a.MakeOffer(goods(brick=1), goods(ore=1)), 3),
        ("", a.MoveKnight(corner("C4 nw"), corner("C4 ne")), 4),
        ("", a.HireKnight(corner("C4 ne")), 4),
        ("", a.Improve("trade"), 2),
        ("merchant", a.PlayMerchant(hexagon("B4")), 4),
        ("saboteur", a.PlaySaboteur(), 4),
        ("resource_monopoly", a.PlayResourceMonopoly("ore"), 4),
        ("mining", a.PlayMining(), 2),
        ("spy", a.PlaySpy(1), 4),
        ("smith", a.PlaySmith(corner("C4 nw")), 4),
    ],
    ids=lambda given: type(given).__name__ if isinstance(given, Action) else str(given),
)
async def test_to_do_something_takes_few(server: Server, card: str, action: Action, most: int) -> None:
    """Count from the open panel on: the group, the kind, what it needs."""
    game = turn(*([card] if card else []))
    game_id = await t.table(server, game)
    panel, person = await open_panel(server, 0), counting(server, 0)
    await act_by_panel(server, panel, await server.tables.load(game_id), 0, action)
    assert (await t.game_of(server, game_id)) == game.apply(0, action)[0]
    assert person.taken() <= most


async def test_an_answer_to_an_offer_takes_one_and_a_trade_another(server: Server) -> None:
    """Accept is one press, the trade with whoever accepted one more."""
    game_id = await t.table(server, turn())
    await t.do(server, game_id, 0, a.MakeOffer(goods(brick=1), goods(ore=1)))
    offer = t.question(server, "offers 1 brick for 1 ore")
    taker, offerer = counting(server, 1), counting(server, 0)
    await taker.click(offer, label="Accept")
    await offerer.click(t.question(server, "offers 1 brick for 1 ore"), label="Trade with Bea")
    assert (taker.taken(), offerer.taken()) == (1, 1)
    assert (await t.game_of(server, game_id)).hands[1] == goods(brick=1, wool=2, ore=2)


@pytest.mark.parametrize(
    ("seats", "turns"),
    [(3, TURNS), *(pytest.param(seats, None, marks=pytest.mark.soak) for seats in (3, 4))],
)
async def test_turns_take_twelve_on_average(server: Server, seats: int, turns: int | None) -> None:
    """Count the first turns or a whole game by suggestions; offers and their answers stand apart.

    A panel is used as long as nobody else acts; the roll opens one, Play any other.
    """
    game_id = await t.table(server, seats=seats)
    people = [counting(server, number) for number in range(seats)]
    taken, opened = Counter[bool](), (-1, None)
    while (game := await t.game_of(server, game_id)).waiting_for and game.turn.number != turns:
        action, opened = await _suggested(server, game_id, *opened)
        taken[isinstance(action, OFFERS)] += sum(person.taken() for person in people)
    each = {apart: count / game.turn.number for apart, count in taken.items()}
    print(
        f"\n{seats} seats, {game.turn.number} turns: {each[False]:.1f} presses (at most {MOST_OF_A_TURN}) ",
        end="",
    )
    print(f"and {each.get(True, 0):.1f} about offers")
    assert (game.outcome is None) == (turns is not None)
    assert each[False] <= MOST_OF_A_TURN


async def _suggested(server: Server, game_id: int, by: int, panel: Any) -> tuple[Action, tuple[int, Any]]:
    """Do by panel what is suggested to whoever is waited for first.

    ``panel`` is open to the seat ``by``. Return what was done, and the panel that is open now, with its seat.
    """
    before = await server.tables.load(game_id)
    seat_asked = before.game.waiting_for[0]
    action = before.game.suggest(seat_asked)
    if seat_asked != by and isinstance(action, a.Roll):
        board = next(one for one in server.newest_first() if "Roll" in labels(one.components))
        panel = response_of(await server.people[seat_asked].click(board, label="Roll"))
    else:
        panel = panel if seat_asked == by else await open_panel(server, seat_asked)
        await act_by_panel(server, panel, before, seat_asked, action)
    assert (await server.tables.load(game_id)).seq > before.seq
    return action, (seat_asked, panel)
