"""Pictures of statistics, with descriptions that hold all that they show."""

from __future__ import annotations

from functools import partial
from hashlib import blake2b

import msgspec

from bot.features.stats.text import median_text, spread_key
from bot.i18n.catalogue import join_list, translate
from bot.preferences.settings import Style
from bot.table import KindStatistics, TableInfo, TurnScore
from bot.ui.drawings import Drawings, Rank
from bot.ui.names import seat_names
from bot.ui.pictures import ALT_LIMIT, Picture, picture_name
from render import charts
from rules.language.words import Words


async def draw_kind(
    drawings: Drawings, one: KindStatistics, style: Style, language: str, rank: Rank
) -> Picture | None:
    """Return how the points of a kind of game are spread and which seats won; None where there are none."""
    points = one.points
    if points is None:
        return None
    title = Words(one.kind, language).text("title")
    bars = tuple(
        charts.Bar(
            seat=seat,
            seats=seats,
            label=translate(language, "chart-seat", seat=str(seat + 1), seats=str(seats)),
            played=of.played,
            won=of.won,
            figures=translate(
                language,
                "chart-share",
                share=str(round(100 * of.won / of.played)),
                won=str(of.won),
                played=str(of.played),
            ),
        )
        for (seats, seat), of in one.seats.items()
    )
    chart = charts.KindChart(
        title=title,
        points_head=translate(language, "chart-points"),
        median=translate(language, "chart-median", middle=median_text(points, language)),
        points=points.values,
        quarters=(points.quarter, points.three_quarters) if spread_key(points) == "some" else None,
        middle=float(points.middle),
        bars_head=translate(language, "chart-wins"),
        bars=bars,
    )
    alt = translate(
        language,
        "chart-points-alt",
        game=title,
        spread=spread_key(points),
        low=str(points.low),
        high=str(points.high),
        quarter=str(points.quarter),
        middle=median_text(points, language),
        three_quarters=str(points.three_quarters),
    )
    won = join_list(language, [f"{bar.label}, {bar.figures}" for bar in bars])
    alt = f"{alt} {translate(language, 'chart-wins-alt', seats=won)}"
    data = await drawings.get(_key(chart, style), partial(charts.kind_chart, chart, style.theme), rank)
    return Picture(data, picture_name("statistics"), alt[:ALT_LIMIT])


async def draw_scores(
    drawings: Drawings,
    info: TableInfo,
    rounds: tuple[TurnScore, ...],
    style: Style,
    language: str,
    rank: Rank,
) -> Picture | None:
    """Return the points of a game round by round, by the last turn of each; None where no turn has passed."""
    names = seat_names(info, language)
    if not rounds or len(names) > charts.LINES:
        return None
    chart = charts.ScoresChart(
        title=translate(language, "chart-scores"),
        across=translate(language, "chart-rounds"),
        names=names,
        rounds=tuple(turn.points for turn in rounds),
    )
    ends = zip(names, rounds[-1].points, strict=True)
    points = join_list(language, [f"{name} {points}" for name, points in ends])
    alt = translate(language, "chart-scores-alt", points=points)
    data = await drawings.get(_key(chart, style), partial(charts.scores_chart, chart, style.theme), rank)
    return Picture(data, picture_name("scores"), alt[:ALT_LIMIT])


def _key(chart: charts.KindChart | charts.ScoresChart, style: Style) -> bytes:
    """Return a key of a chart: a digest of all that it depends on."""
    content = (type(chart).__name__, chart, style.theme)
    return blake2b(msgspec.msgpack.encode(content), digest_size=32).digest()
