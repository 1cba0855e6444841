"""Toy games that are broken in one way each, for the tests of the conformance kit."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules import Action, Condition, Matter, Standing
from rules.randomness import Randomness
from rules.records import PointsFrom, Tally
from rules.values import Text
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy.components import Colour
from tests.toy.game import Toy
from tests.toy.standing import RefuseOffers
from tests.toy.view import ToyView

original: dict[str, Any] = {
    name: getattr(Toy, name)
    for name in (
        "ahead",
        "answer",
        "awaited",
        "foresee",
        "legal_actions",
        "lost_by",
        "perform",
        "points_by_source",
        "redeal",
        "standing_answers",
        "stands",
        "suggest",
        "view",
    )
}
open_matters = ToyView.open_matters
asked = 0


def offers_too_much(game: Toy, seat: int) -> tuple[Action, ...]:
    legal = original["legal_actions"](game, seat)
    return (*legal, a.Choose(99)) if legal else ()


def offers_too_little(game: Toy, seat: int) -> tuple[Action, ...]:
    return tuple(action for action in original["legal_actions"](game, seat) if action != a.Draw())


def offers_in_any_order(game: Toy, seat: int) -> tuple[Action, ...]:
    global asked
    asked += 1
    legal = original["legal_actions"](game, seat)
    return legal if asked % 2 else legal[::-1]


def leaves_a_seat_stuck(game: Toy, seat: int) -> tuple[Action, ...]:
    return () if seat == 1 else original["legal_actions"](game, seat)


def shows_the_next_card(game: Toy, seat: int | None) -> ToyView:
    return replace(original["view"](game, seat), pile=ord(str(game.pile[0])[0]) if game.pile else 0)


def shows_who_chose_what(game: Toy, seat: int | None) -> ToyView:
    due = game.queue[0] if game.queue else None
    seen = getattr(due, "chosen", (None,))[0]
    return replace(original["view"](game, seat), number=seen)


def peeks(game: Toy, seat: int) -> Action:
    legal = original["legal_actions"](game, seat)
    if not legal:
        return original["suggest"](game, seat)
    return legal[ord(str(game.pile[0])[0]) % len(legal)] if game.pile else legal[0]


def advises_the_forbidden(game: Toy, seat: int) -> Action:
    original["suggest"](game, seat)
    return a.Choose(0)


def answers_what_is_not_allowed(game: Toy, seat: int, standing: Standing) -> Action | None:
    return a.Choose(99) if original["answer"](game, seat, standing) else None


def answers_unasked(game: Toy, seat: int, standing: Standing) -> Action | None:
    return original["answer"](game, seat, standing) or a.EndTurn()


def answers_by_what_is_hidden(game: Toy, seat: int, standing: Standing) -> Action | None:
    given = original["answer"](game, seat, standing)
    return given if given is None or not game.pile or game.pile[0] is Colour.RED else None


def answers_for_ever(game: Toy, seat: int, standing: Standing) -> Action | None:
    legal = original["legal_actions"](game, seat)
    choices = [action for action in legal if isinstance(action, a.Choose)]
    return choices[0] if seat and choices and None in game.queue[0].chosen[:1] else None  # type: ignore[union-attr]


def offers_answers_when_all_is_over(game: Toy, seat: int) -> tuple[Standing, ...]:
    return (RefuseOffers(),)


def offers_an_answer_twice(game: Toy, seat: int) -> tuple[Standing, ...]:
    return original["standing_answers"](game, seat) * 2


def offers_what_does_not_stand(game: Toy, seat: int, standing: Standing) -> bool:
    return game.round > 1


def answers_by_what_does_not_stand(game: Toy, seat: int, standing: Standing) -> bool:
    return standing in game.standing_answers(seat) and game.answer(seat, standing) is None


def stands_by_what_is_hidden(game: Toy, seat: int, standing: Standing) -> bool:
    offered = standing in original["standing_answers"](game, seat)
    return offered and (not game.pile or game.pile[0] is Colour.RED)


def stands_now_and_then(game: Toy, seat: int, standing: Standing) -> bool:
    global asked
    asked += 1
    return bool(asked % 3)


def tells_of_the_next_card(game: Toy, seat: int, action: Action) -> Text | None:
    lost = original["lost_by"](game, seat, action)
    return lost if lost is None else Text(lost.key, {"left": ord(str(game.pile[0])[0]) if game.pile else 0})


def tells_of_a_loss_now_and_then(game: Toy, seat: int, action: Action) -> Text | None:
    global asked
    asked += 1
    return original["lost_by"](game, seat, action) if asked % 3 else None


def counts_the_next_card(game: Toy) -> tuple[Tally, ...]:
    first, *rest = original["points_by_source"](game)
    extra = ord(str(game.pile[0])[0]) if game.pile else 200
    split = (PointsFrom("cards", extra), PointsFrom("others", first.points - extra))
    return (Tally(first.who, first.points, split), *rest)


def counts_what_has_no_words(game: Toy) -> tuple[Tally, ...]:
    found = original["points_by_source"](game)
    return tuple(Tally(one.who, 1, (PointsFrom("nothing-known", 1),)) for one in found)


def tells_of_a_loss_without_words(game: Toy, seat: int, action: Action) -> Text | None:
    return Text("lost-nothing-known")


def thinks_ahead_of_the_own_turn(game: Toy, seat: int) -> Toy | None:
    if game.outcome is not None:
        return None
    return original["ahead"](game, seat) or game.redeal(seat, Randomness("other"))


def thinks_ahead_with_the_real_draws(game: Toy, seat: int) -> Toy | None:
    thought = original["ahead"](game, seat)
    return None if thought is None else replace(thought, randomness=game.randomness)


def thinks_ahead_of_the_turn_of_others(game: Toy, seat: int) -> Toy | None:
    return None if original["ahead"](game, seat) is None else game.redeal(seat, Randomness("other"))


def thinks_ahead_with_the_next_card(game: Toy, seat: int) -> Toy | None:
    thought = original["ahead"](game, seat)
    return thought if game.pile and game.pile[0] is Colour.RED else None


def foresees_a_draw(game: Toy, seat: int, action: Action) -> Toy | None:
    after, _ = game.apply(seat, action)
    return after if seat in after.waiting_for else after.ahead(seat)


def foresees_the_turn_of_others(game: Toy, seat: int, action: Action) -> Toy | None:
    return game.apply(seat, action)[0]


def waits_for_less(game: Toy, seat: int) -> tuple[Condition, ...]:
    return original["awaited"](game, seat)[1:]


def waits_for_anything(game: Toy, seat: int) -> tuple[Condition, ...]:
    return tuple(replace(condition, values=()) for condition in original["awaited"](game, seat))


def waits_for_what_nobody_can(game: Toy, seat: int) -> tuple[Condition, ...]:
    return (*original["awaited"](game, seat), Condition("chosen", (("seat", 0),)))


def waits_for_the_next_card(game: Toy, seat: int) -> tuple[Condition, ...]:
    conditions = original["awaited"](game, seat)
    return conditions[::-1] if game.pile and game.pile[0] is Colour.RED else conditions


def waits_when_all_is_over(game: Toy, seat: int) -> tuple[Condition, ...]:
    return original["awaited"](game, seat) or (Condition("pile-empty"),)


def asks_nobody(view: ToyView) -> tuple[Matter, ...]:
    return ()


def asks_only_the_first(view: ToyView) -> tuple[Matter, ...]:
    return tuple(replace(matter, asked=matter.asked[:1]) for matter in open_matters(view))


def asks_each_otherwise(view: ToyView) -> tuple[Matter, ...]:
    text = Text("matter-turn", {"seat": view.seat})
    return tuple(replace(matter, text=text) for matter in open_matters(view))


def tells_answers_that_are_secret(view: ToyView) -> tuple[Matter, ...]:
    told = (e.ChosenNumber(0, 1),)
    return tuple(replace(matter, answers=told) for matter in open_matters(view))


def lets_all_end_the_turn(view: ToyView) -> tuple[Matter, ...]:
    return tuple(replace(matter, choices=(a.EndTurn(),)) for matter in open_matters(view))


def asks_every_offer_by_one_key(view: ToyView) -> tuple[Matter, ...]:
    return tuple(replace(matter, key="offer") if matter.choices else matter for matter in open_matters(view))


def loses_a_card(game: Toy, seat: int, action: Action) -> tuple[Toy, Any]:
    after, events = original["perform"](game, seat, action)
    return replace(after, away=()), events


def reveals_in_silence(game: Toy, seat: int, action: Action) -> tuple[Toy, Any]:
    after, events = original["perform"](game, seat, action)
    return after, tuple(event for event in events if not event.reveals)


def deals_the_own_hand_anew(game: Toy, seat: int | None, randomness: Randomness) -> Toy:
    return original["redeal"](game, None, randomness)


def deals_another_card(game: Toy, seat: int | None, randomness: Randomness) -> Toy:
    after = original["redeal"](game, seat, randomness)
    return replace(after, pile=(*after.pile[:-1], *Colour)) if after.pile else after


def keeps_the_draws_to_come(game: Toy, seat: int | None, randomness: Randomness) -> Toy:
    return replace(original["redeal"](game, seat, randomness), randomness=game.randomness)


def deals_as_it_likes(game: Toy, seat: int | None, randomness: Randomness) -> Toy:
    global asked
    asked += 1
    dealt = original["redeal"](game, seat, Randomness(str(asked)))
    return replace(dealt, randomness=randomness)


def crashes_on_strange_fields(game: Toy, seat: int, action: Action) -> tuple[Toy, Any]:
    if isinstance(action, a.Play):
        game.ponds[action.pond]
    return original["perform"](game, seat, action)
