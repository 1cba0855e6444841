"""How a game stands, in words: its people, who is waited for, how it ended."""

from __future__ import annotations

from collections.abc import Mapping

from bot.i18n.catalogue import join_list, translate
from bot.table import Status, TableInfo
from bot.ui.game_options import option_lines
from bot.ui.mentions import CommandMentions
from bot.ui.names import marked_names
from bot.ui.own_times import away_lines
from bot.ui.paces import clock_lines, pace_line
from rules import GAMES
from rules.kit.count import best_first
from rules.language.rulebook import numbers_of
from rules.language.words import Words
from rules.players import Level

_MOST_SALTS = 20


def info_text(info: TableInfo, language: str) -> str:
    """Return how a game stands, in a few lines: game, people, whose turn, fingerprint."""
    names = marked_names(info, language)
    lines = [
        f"## {Words(info.kind, language).text('title')}",
        translate(language, f"status-{info.status}"),
        translate(
            language,
            "info-people",
            people=join_list(language, names) or "–",
            count=len(names),
            seats=info.needed,
        ),
        *option_lines(info, language),
        *pace_line(info, language),
    ]
    if info.paused:
        lines.append(translate(language, "status-paused"))
    if info.damaged:
        lines.append(translate(language, "error-damaged"))
    elif info.status == Status.OPEN:
        waiting = join_list(language, [names[seat] for seat in info.waiting_for])
        lines.append(translate(language, "waiting-for", names=waiting))
        lines += seats_text(info, language)
        lines += away_lines(info, language)
    if info.outcome is not None:
        lines.append(outcome_text(info, language))
    if info.fingerprint:
        lines.append(translate(language, "info-fingerprint", fingerprint=info.fingerprint))
    if info.seed:
        lines.append(translate(language, "info-seed", seed=info.seed))
    return "\n".join(lines)


def now_text(info: TableInfo, words: Words) -> str:
    """Return how a game stands, as ``words`` with a view tell it, or what became of it without an end."""
    if info.status not in (Status.OPEN, Status.FINISHED):
        return translate(words.language, f"status-{info.status}")
    assert words.view is not None
    return words.render(words.view.status())


def hints_line(info: TableInfo, mentions: CommandMentions, language: str) -> list[str]:
    """Return that a table allows hints, in a line; none where it does not."""
    return [translate(language, "hints-line", command=mentions("hint"))] if info.hints else []


def facts_text(kind: str, language: str) -> str:
    """Return for how many people a game is and how long it lasts, in a line, as its class declares it."""
    game = GAMES[kind]
    people, duration = _range(min(game.seat_numbers), max(game.seat_numbers)), game.duration
    if duration is None:
        return translate(language, "lobby-facts-people", people=people)
    minutes, weeks = _range(*duration.minutes), _range(*duration.weeks)
    return translate(language, "lobby-facts", people=people, minutes=minutes, weeks=weeks)


def goal_text(kind: str, language: str, components: Mapping[str, object] | None) -> str:
    """Return what it takes to win, by the numbers of these component texts; "" where that is not a number.

    A game says it by the text ``goal``, whose parameters are those numbers.
    """
    words = Words(kind, language)
    if not words.has("goal"):
        return ""
    numbers = numbers_of(kind, components)
    return words.text("goal", **{name.replace(".", "-"): number for name, number in numbers.items()})


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def seats_text(info: TableInfo, language: str) -> list[str]:
    """Return whose clocks run, for whom a stand-in plays or a substitute is looked for, a line each."""
    if info.status != Status.OPEN:
        return []
    names = marked_names(info, language)
    played_for = [seat for seat in info.stand_ins if seat not in info.computers]
    stand_ins = [_with_level(names[seat], info.levels.get(seat), language) for seat in played_for]
    called = [names[seat] for seat in info.called]
    lines = [
        translate(language, key, names=join_list(language, named))
        for key, named in (("seats-stand-ins", stand_ins), ("seats-called", called))
        if named
    ]
    return [*clock_lines(info, language), *lines]


def _with_level(name: str, level: str | None, language: str) -> str:
    """Return a name with how well the stand-in plays; nothing is said of the usual level."""
    if level in (None, Level.FAIR):
        return name
    return translate(language, "stand-in-of-level", name=name, level=level)


def won_text(info: TableInfo, language: str) -> list[str]:
    """Return who won, as a heading, and below it the points of all, the best first."""
    assert info.outcome is not None
    outcome, names = info.outcome, marked_names(info, language)
    winners = join_list(language, [names[seat] for seat in outcome.winners])
    ranked = best_first(outcome, outcome.scores)
    scores = ", ".join(f"{names[seat]} {outcome.scores[seat]}" for seat in ranked)
    title = Words(info.kind, language).text("title")
    return [
        translate(language, "post-won", winners=winners, count=len(outcome.winners)),
        translate(language, "post-ended", game=title, scores=scores),
    ]


def outcome_text(info: TableInfo, language: str) -> str:
    """Return who won, and the points of all."""
    assert info.outcome is not None
    names = marked_names(info, language)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, info.outcome.scores, strict=True))
    winners = join_list(language, [names[seat] for seat in info.outcome.winners])
    return translate(language, "outcome", winners=winners, count=len(info.outcome.winners), scores=scores)


def salts_text(info: TableInfo) -> str:
    """Return the salts of the dice that were drawn anew, in order; the last ones if there are very many."""
    salts = [f"`{salt}`" for salt in info.salts[-_MOST_SALTS:]]
    return ", ".join(salts if len(salts) == len(info.salts) else ["…", *salts])
