"""Plans in words: what is planned, case by case, and why a plan was dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.i18n.catalogue import translate
from bot.table import Dropped, Position
from bot.ui.action_keys import command_key
from bot.ui.components import truncate
from bot.ui.errors import unmarked
from bot.ui.names import words_for
from bot.ui.plan_drafts import Case
from rules import Action, Condition, Game, Plan, RuleError
from rules.language.words import Words
from rules.values import FieldKind, fields_of

_LOST_LIMIT = 600
"""Characters that are shown of what was planned by a plan that was dropped."""


def cases_of(plan: Plan) -> tuple[Case, ...]:
    """Return the branches of a plan as cases."""
    return tuple(Case(branch.condition, branch.moves) for branch in plan.branches)


def move_text(words: Words, move: Action) -> str:
    """Return what a move is called, with all that is chosen for it."""
    name = words.text(command_key(type(move)) + "-label")
    chosen = [(field, getattr(move, field.name)) for field in fields_of(type(move))]
    values = [
        _value_text(words, field, value)
        for field, value in chosen
        if value is not None and value is not False and value != ()
    ]
    if not values:
        return name
    return translate(words.language, "plan-move", move=name, values=", ".join(values))


def _value_text(words: Words, field: FieldKind, value: Any) -> str:
    """Return what is chosen for a field; as it stands where the position has no name for it."""
    try:
        if field.many and not field.bundle:
            return ", ".join(words.field_value(field, one) for one in value)
        return words.field_value(field, value)
    except (LookupError, ValueError):
        return str(value)


def foreseen(game: Game | None, seat: int, moves: Sequence[Action]) -> tuple[tuple[Game, ...], Game | None]:
    """Return the positions in which a seat does some moves, and the one after them, None if none is certain.

    Where a move is not possible, or nothing can be foreseen, there are fewer positions than moves.
    """
    positions: list[Game] = []
    for move in moves:
        if game is None:
            break
        try:
            after = game.foresee(seat, move)
        except RuleError:
            return tuple(positions), game
        positions.append(game)
        game = after
    return tuple(positions), game


def at_game(position: Position, game: Game) -> Position:
    """Return a position with a game that was foreseen in the place of the one that is played."""
    info = replace(position.info, waiting_for=game.waiting_for)
    return replace(position, game=game, info=info, undo_seats=(), recent=None)


def waits_after(game: Game, seat: int, move: Action) -> bool:
    """Say whether a seat has done with a move for now: what it plans behind it is for when it is asked again.

    What begins a turn does not end it, whatever may come of that.
    """
    if move.role in ("begin", "end"):
        return move.role == "end"
    after, _ = game.apply(seat, move)
    return seat not in after.waiting_for


def reveals(game: Game, seat: int, move: Action) -> bool:
    """Say whether a move of a seat reveals something, of which no position behind it can tell."""
    _, events = game.apply(seat, move)
    return any(event.reveals for event in events)


def case_lines(
    position: Position,
    seat: int,
    cases: Sequence[Case],
    language: str,
    *,
    opened: int | None = None,
    more: bool = False,
) -> list[str]:
    """Return what is planned, a line for each case with its moves in order; ``more`` of them may come.

    Of several cases that is marked which is ``opened``.
    """
    ahead, words = position.game.ahead(seat), words_for(position, seat, language)
    moves = [_move_texts(position, seat, case, ahead, language, more=more) for case in cases]
    return _lines(words, cases, moves, opened)


def plan_texts(words: Words, plan: Plan) -> list[str]:
    """Return what is planned, a line for each branch, wherever its game stands."""
    ended = [[move.role == "end" for move in branch.moves] for branch in plan.branches]
    called = [[move_text(words, move) for move in branch.moves] for branch in plan.branches]
    moves = [_in_order(words.language, *one) for one in zip(called, ended, strict=True)]
    if plan.repeated:
        return [translate(words.language, "plan-each-turn", moves=" · ".join(moves[0]))]
    return _lines(words, cases_of(plan), moves)


def meaning_lines(cases: Sequence[Case], language: str) -> list[str]:
    """Return what it means that cases have conditions, and what happens if none applies."""
    conditions = [case.condition is not None for case in cases]
    if not any(conditions):
        return []
    count = len(cases)
    about = translate(language, "plan-cases", count=count)
    return [about, translate(language, "plan-no-case", count=count)] if all(conditions) else [about]


def loss_lines(position: Position, seat: int, cases: Sequence[Case], language: str) -> list[str]:
    """Return what would be lost by moves of a plan, as far as they are foreseen, in the words of the game."""
    ahead, found = position.game.ahead(seat), dict[str, None]()
    for case in cases:
        games, _ = foreseen(ahead, seat, case.moves)
        for game, move in zip(games, case.moves, strict=False):
            lost = game.lost_by(seat, move)
            if lost is not None:
                words = words_for(at_game(position, game), seat, language)
                text = translate(
                    language, "plan-lost-by", move=move_text(words, move), lost=words.render(lost)
                )
                found[text] = None
    return list(found)


def _move_texts(
    position: Position, seat: int, case: Case, ahead: Game | None, language: str, *, more: bool
) -> list[str]:
    """Return what the moves of a case are called where they are done, as far as that is foreseen."""
    shown, _ = foreseen(ahead, seat, case.moves)
    games = [*shown, *[position.game] * (len(case.moves) - len(shown))]
    called = [
        move_text(words_for(at_game(position, game), seat, language), move)
        for game, move in zip(games, case.moves, strict=True)
    ]
    ended = [waits_after(game, seat, move) for game, move in zip(shown, case.moves, strict=False)]
    ended += [move.role == "end" for move in case.moves[len(shown) :]]
    return _in_order(language, called, ended, more=more)


def _in_order(
    language: str, called: Sequence[str], ended: Sequence[bool], *, more: bool = False
) -> list[str]:
    """Return moves by their names with the place of each: first, then, or once the seat is asked again.

    ``ended`` says of each whether the seat is not asked any more behind it. A single one has no place unless
    ``more`` may come.
    """
    if len(called) < 2 and not more:
        return list(called)
    keys = ["plan-first", *("plan-next-time" if end else "plan-then" for end in ended)]
    return [translate(language, key, move=move) for key, move in zip(keys, called, strict=False)]


def _lines(
    words: Words, cases: Sequence[Case], moves: Sequence[Sequence[str]], opened: int | None = None
) -> list[str]:
    """Return a line for each case, of which the moves are called so; several cases are a numbered list.

    An empty line is behind that, without which what follows would be drawn as a part of its last case.
    """
    lines = [_line(words, case, texts, len(cases)) for case, texts in zip(cases, moves, strict=True)]
    if len(lines) == 1:
        return lines
    if opened is not None:
        lines[opened] = translate(words.language, "plan-open", case=lines[opened])
    numbered = [
        translate(words.language, "plan-numbered", number=str(number), case=line)
        for number, line in enumerate(lines, 1)
    ]
    return [*numbered, ""]


def _line(words: Words, case: Case, moves: Sequence[str], cases: int) -> str:
    done = " · ".join(moves) or translate(words.language, "plan-no-move")
    if case.condition is None:
        return translate(words.language, "plan-always" if cases == 1 else "plan-otherwise", moves=done)
    return translate(words.language, "plan-if", condition=_condition_text(words, case.condition), moves=done)


def _condition_text(words: Words, condition: Condition) -> str:
    """Return what has to happen; as it is stored where the position has no name for a part of it."""
    try:
        return words.condition(condition)
    except (LookupError, ValueError):
        return condition.event


def plan_lines(position: Position, seat: int, plan: Plan, language: str) -> list[str]:
    """Return what is planned, a line for each branch, with the names that are right where it is done.

    Below stands what conditions mean.
    """
    if plan.repeated:
        return plan_texts(words_for(position, seat, language), plan)
    cases = cases_of(plan)
    return [*case_lines(position, seat, cases, language), *meaning_lines(cases, language)]


def dropped_text(words: Words, dropped: Dropped) -> str:
    """Return why a plan was dropped; of a move that was not possible also why it was not."""
    language = words.language
    if dropped.reason != "refused":
        return translate(language, f"plan-dropped-{dropped.reason.replace('_', '-')}")
    if dropped.move is None:
        return translate(
            language, "plan-dropped-some-move", why=_refusal_text(words, dropped.refusal)
        ).rstrip()
    move, why = move_text(words, dropped.move), _refusal_text(words, dropped.refusal)
    return translate(language, "plan-dropped-refused", move=move, why=why).rstrip()


def lost_lines(words: Words, plan: Plan | None) -> list[str]:
    """Return what was planned by a plan that was dropped, not too long; [] where that cannot be read."""
    if plan is None:
        return []
    text = "\n".join(plan_texts(words, plan))
    return [translate(words.language, "plan-dropped-was"), truncate(text, _LOST_LIMIT)]


def _refusal_text(words: Words, refusal: RuleError | None) -> str:
    """Return why a move was not possible; "" where that is not known, or the position has no names for it."""
    try:
        return "" if refusal is None else words.error(unmarked(refusal))
    except (LookupError, ValueError):
        return ""
