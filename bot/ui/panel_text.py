"""The text of a panel: where the game stands, what is chosen, and what has been by now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.i18n.catalogue import translate
from bot.table import Position, Status
from bot.ui.action_keys import command_key, field_key, group_key
from bot.ui.action_picker import Choice, lost_by
from bot.ui.action_values import described
from bot.ui.answering_ahead import Topic, standing_line
from bot.ui.choosing import action_label
from bot.ui.components import heading as capitalized
from bot.ui.components import truncate
from bot.ui.matters import answered_by, asked_text, open_now, question_lines
from bot.ui.offered_actions import group_name, members
from bot.ui.paces import clock_lines
from bot.ui.panel_state import Shown, chosen_fields, numbers_of
from rules import Action
from rules.language.lookup import normalize
from rules.language.words import Words
from rules.values import FieldKind, Scalar

_TEXT_LIMIT = 3500


def heading(
    position: Position,
    seat: int,
    notice: str,
    shown: Shown,
    topics: Sequence[Topic],
    language: str,
    *,
    planned: str = "",
) -> str:
    """Return the text above the pictures; ``notice`` is what the last button or menu did.

    ``planned`` is what is said of the seat's plan.
    """
    words, choice, over = shown.words, shown.choice, position.game.outcome is not None
    view = words.view
    assert view is not None
    lines = [translate(language, "panel-heading", game=words.text("title"), seat=words.value("seat", seat))]
    if notice:
        lines.append(notice)
    if position.info.paused:
        lines.append(translate(language, "status-paused"))
    if over or shown.first:
        lines.append(words.render(view.status()))
        lines += _others_asked(position, seat, words)
        lines += _own_questions(position, seat, words)
        lines += clock_lines(position.info, language)
        lines += _when_to_look_again(position, seat, language)
    elif choice is not None:
        lines += [
            line
            for matter in answered_by(position, choice.action)
            for line in question_lines(words, matter, {})
        ]
    if shown.path.group and choice is None:
        lines += group_lines(shown)
    if not over and choice is not None:
        lines += choice_lines(position, seat, shown, choice)
    stands = standing_line(position.game, seat, words, topics, language) if shown.first else ""
    if stands:
        lines.append(stands)
    if planned and shown.first:
        lines.append(planned)
    return truncate("\n".join(lines), _TEXT_LIMIT)


def choice_lines(position: Position, seat: int, shown: Shown, choice: Choice) -> list[str]:
    """Return what is chosen, what has been by now, and what would be lost by it."""
    words = shown.words
    lines = [] if shown.opened else [action_line(words, choice.action, choice.chosen)]
    done = _chosen_texts(shown, choice)
    if done:
        lines.append(" · ".join(done))
    if choice.amount:
        lines.append(translate(words.language, "panel-choose-held", count=choice.amount))
    elif choice.field is not None:
        lines.append(words.text(field_key(choice.action, choice.field.name) + "-description"))
    if shown.parts and shown.path.part not in shown.parts:
        lines.append(translate(words.language, "panel-choose-part"))
    lost = lost_by(position.game, seat, choice)
    return lines if lost is None else [*lines, words.render(lost)]


def group_lines(shown: Shown) -> list[str]:
    """Return the name of a group with what it does, and a line for each of its actions that needs one."""
    words, group = shown.words, shown.path.group
    about = words.text(f"{group_key(group)}-description")
    explained = [action for action in members(shown.offered, group) if _explained(words, action)]
    return [
        _named(group_name(words, group), about),
        *(action_line(words, action, {}) for action in explained),
    ]


def action_line(words: Words, action: type[Action], chosen: Mapping[str, Any]) -> str:
    """Return the name of a kind of action, with its price and with what it does if that says any more."""
    key = command_key(action)
    about = _explained(words, action)
    if not about:
        about = _without_cost(words, action, words.text(f"{key}-description"))
    if normalize(about) == normalize(words.text(f"{key}-label")):
        about = ""
    return _named(action_label(words, action, chosen), about)


def _without_cost(words: Words, action: type[Action], about: str) -> str:
    """Return what an action does without the cost that stands before it, which its name has already."""
    assert words.view is not None
    cost = words.view.cost(action, {})
    before, colon, rest = about.partition(":")
    if cost is None or not colon or before.strip() != words.render(cost):
        return about
    return capitalized(rest.strip())


def _explained(words: Words, action: type[Action]) -> str:
    """Return what actions of a class do where that has to be read; "" for all others."""
    assert words.view is not None
    explanation = words.view.explanation(action)
    return "" if explanation is None else words.render(explanation)


def _named(name: str, about: str) -> str:
    """Return a name with what is said about it, if that says any more."""
    return f"**{name}** · {about}" if about and normalize(about) != normalize(name) else f"**{name}**"


def _chosen_texts(shown: Shown, choice: Choice) -> list[str]:
    """Return what has been chosen, field by field, without what stayed empty as nothing else was possible."""
    chosen = [
        (name, value, field)
        for name, value, field in chosen_fields(choice)
        if value is not None or name in choice.free
    ]
    kinds = Counter("" if field.kind is None else field.kind.name for _, _, field in chosen)
    numbers = numbers_of(shown)
    return [
        _chosen_text(
            shown.words,
            choice,
            *one,
            alone=one[2].kind is not None and kinds[one[2].kind.name] == 1,
            number=numbers.get(one[0], 0),
        )
        for one in chosen
    ]


def _chosen_text(
    words: Words, choice: Choice, name: str, value: Scalar, field: FieldKind, *, alone: bool, number: int
) -> str:
    """Return what has been chosen for a field, with what it is unless it is ``alone`` of its kind.

    A bare number or answer is said so too, and that nothing was chosen. Where the action is whole, what there
    is to know of a value stands behind it, as on the buttons; what lies at a place is seen on its picture,
    where it has the ``number`` of its spot, 0 for none.
    """
    shown = words.field_value(field, value)
    if number:
        shown = translate(words.language, "panel-spot", number=str(number), name=shown)
    if not alone or value is None:
        return f"{words.text(field_key(choice.action, name))}: {shown}"
    place = field.kind is not None and field.kind.place
    return shown if place or not choice.whole else described(words, choice.action, field, value)


def _own_questions(position: Position, seat: int, words: Words) -> list[str]:
    """Return what a seat has asked and goes on with, and the answers so far; [] where there is none."""
    asked = [matter for matter in open_now(position) if not matter.waits and matter.then == seat]
    return [line for matter in asked for line in question_lines(words, matter, {})]


def _when_to_look_again(position: Position, seat: int, language: str) -> list[str]:
    """Return what to press once the game waits for a seat for which it does not wait now; [] where it does.

    A private message stays as it is when others act.
    """
    info, game = position.info, position.game
    waits = game.outcome is not None or seat in game.waiting_for
    if waits or info.status != Status.OPEN or info.paused or seat in info.stand_ins:
        return []
    return [translate(language, "panel-look-again")]


def _others_asked(position: Position, seat: int, words: Words) -> list[str]:
    """Return what others are asked, for a seat that is not waited for; [] where nobody is."""
    if position.info.paused or seat in position.game.waiting_for:
        return []
    asked = asked_text(position, words)
    return [translate(words.language, "panel-others-asked", asked=asked)] if asked else []
