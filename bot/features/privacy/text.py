"""What is stored about somebody, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from bot.i18n.catalogue import translate
from bot.preferences.declared import PREFERENCES, describe_value
from bot.table import (
    OWN_TIMES,
    PersonalAnswer,
    PersonalData,
    PersonalGame,
    PersonalPlan,
    Rating,
    read_own_times,
)
from bot.ui.games import offered_games
from bot.ui.names import escape
from bot.ui.own_times import stored_texts
from bot.ui.plan_text import plan_texts
from rules.language.words import Words


def kept_text(kept: PersonalData, language: str, words: Mapping[int, Words]) -> str:
    """Return all that is stored about somebody, in their language.

    ``words`` are those of their games, by id, as far as there are any: they name the cards of answers given.
    """
    name, number = escape(kept.person.name) or "–", str(kept.person.discord_id)
    lines = [
        translate(language, "privacy-head"),
        translate(language, "privacy-person", name=name, number=number),
    ]
    times = stored_texts(language, read_own_times(dict(kept.settings)))
    others = [_setting(language, *one) for one in kept.settings if one[0] not in OWN_TIMES]
    if others or times:
        lines.append(translate(language, "privacy-settings", settings=", ".join([*others, *times])))
    for key, games in (("privacy-games", kept.games), ("privacy-followed", kept.followed)):
        if games:
            listed = [_game_line(game, language) for game in games]
            lines += _list(translate(language, key, count=len(games)), listed)
    if kept.standing:
        listed = [_standing_line(answer, language, words.get(answer.game)) for answer in kept.standing]
        lines += _list(translate(language, "privacy-standing", count=len(kept.standing)), listed)
    if kept.plans:
        listed = [_plan_line(plan, language, words.get(plan.game)) for plan in kept.plans]
        lines += _list(translate(language, "privacy-plans", count=len(kept.plans)), listed)
    if kept.ratings:
        listed = [_rating_line(one, language) for one in kept.ratings]
        lines += _list(translate(language, "privacy-ratings", count=len(kept.ratings)), listed)
    lines += [translate(language, key, count=count) for key, count in _counts(kept).items() if count]
    lines.append(translate(language, "privacy-not-stored"))
    return "\n".join(lines)


def _list(head: str, listed: Sequence[str]) -> list[str]:
    """Return a list below its head, and an empty line, without which what follows is a part of its end."""
    return [head, *listed, ""]


def _setting(language: str, key: str, value: str) -> str:
    """Return a setting by the names of both that people read elsewhere; as it is stored if it has none."""
    if key not in {one.key for one in PREFERENCES}:
        return f"{key} = `{value}`"
    name, shown = translate(language, f"settings-name-{key}"), describe_value(language, key, value)
    return translate(language, "privacy-setting", name=name, value=shown)


def _counts(kept: PersonalData) -> dict[str, int]:
    """Return how much there is of what is only counted, by the keys of the texts."""
    return {
        "privacy-entries": kept.entries,
        "privacy-proposals": kept.proposals,
        "privacy-changes": kept.changes,
        "privacy-uploads": kept.uploads,
        "privacy-owed": kept.pending,
        "privacy-hosted": kept.hosted,
        "privacy-results": kept.results,
    }


def _title(kind: str, language: str) -> str:
    return Words(kind, language).text("title") if kind in offered_games() else kind


def _standing_line(answer: PersonalAnswer, language: str, words: Words | None) -> str:
    told = _as_stored(answer.stored, language)
    if answer.standing is not None:
        # Without its game, which today's rules cannot read, not every answer has names for what it is about.
        with suppress(ValueError):
            told = (words or Words(answer.kind, language)).standing(answer.standing)
    if answer.left is not None:
        key = "ahead-left" if answer.left else "privacy-standing-used"
        times = translate(language, key, count=answer.left)
        told = translate(language, "privacy-standing-times", answer=told, times=times)
    return f"- {_title(answer.kind, language)} ({answer.game}) · {told}"


def _plan_line(plan: PersonalPlan, language: str, words: Words | None) -> str:
    told = _as_stored(plan.stored, language)
    if plan.plan is not None and words is not None:
        # A name may be missing for what was planned in a position that is gone.
        with suppress(LookupError, ValueError):
            told = "; ".join(filter(None, plan_texts(words, plan.plan)))
    if plan.dropped:
        told = translate(language, "privacy-plan-dropped", plan=told)
    return f"- {_title(plan.kind, language)} ({plan.game}) · {told}"


def _rating_line(rated: tuple[int, str, Rating], language: str) -> str:
    """Return a rating, which is kept also where it is not shown."""
    guild_id, kind, rating = rated
    return translate(
        language,
        "privacy-rating",
        game=_title(kind, language),
        server=str(guild_id),
        number=str(rating.number),
        uncertainty=str(rating.uncertainty),
        games=str(rating.games),
    )


def _as_stored(stored: str, language: str) -> str:
    """Return what is stored as it stands there; of what cannot be read that this is so."""
    return f"`{stored}`" if stored else translate(language, "privacy-unreadable")


def _game_line(game: PersonalGame, language: str) -> str:
    link = f"https://discord.com/channels/{game.guild_id}/{game.channel_id}"
    named = f"[**{_title(game.kind, language)}**]({link}) ({game.id})"
    status = translate(language, f"status-{game.status}")
    if game.place is None:
        return f"- {named} · {status}"
    seat = translate(language, "privacy-seat", number=str(game.place + 1))
    return f"- {named} · {seat} · {status}"
