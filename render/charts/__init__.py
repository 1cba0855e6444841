"""Charts of what came of games, in the look of the boards: numbers and texts in, a PNG out."""

from render.charts.api import LINES, Bar, KindChart, ScoresChart, kind_chart, scores_chart

__all__ = ["LINES", "Bar", "KindChart", "ScoresChart", "kind_chart", "scores_chart"]
