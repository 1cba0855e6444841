"""What stands beside the canal, in words: vineyards, river works, master works."""

from __future__ import annotations

from collections.abc import Iterator

from render.arriala.describe.facts import place, workers
from rules.arriala.components.board import Site
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.values import Value


def beside_the_canal(view: ArrialaView, words: Words) -> list[str]:
    """Return a line for each vineyard, river work and master work, and one for what is not in this game."""
    lines = [*_vineyards(view, words), *_river_works(view, words), *_master_works(view, words)]
    unused = _not_used(view, words)
    if unused:
        lines.append(words.text("describe-not-used", names=", ".join(unused)))
    return lines


def _near(view: ArrialaView, words: Words, site: Site) -> str:
    return place(view, words, site.near)


def _vineyards(view: ArrialaView, words: Words) -> Iterator[str]:
    for index in view.in_play.vineyards:
        site, there = view.board.vineyards[index], view.workers_in(index)
        yield words.text(
            "describe-vineyard",
            name=Value("vineyard", site.id),
            points=site.capacity,
            near=_near(view, words, site),
            workers=workers(words, there),
            free=site.capacity - len(there),
            capacity=site.capacity,
        )


def _river_works(view: ArrialaView, words: Words) -> Iterator[str]:
    for index in view.in_play.river_works:
        site, worker = view.board.river_works[index], view.worker_at(index)
        yield words.text(
            "describe-river-work",
            name=Value("river_work", site.id),
            points=view.board.score.river_work,
            near=_near(view, words, site),
            worker=words.text("describe-free") if worker is None else Value("worker", worker),
        )


def _master_works(view: ArrialaView, words: Words) -> Iterator[str]:
    for site, builder in zip(view.board.master_works, view.builders, strict=True):
        yield words.text(
            "describe-master-work",
            name=Value("master_work", site.id),
            points=view.board.score.master_work,
            near=_near(view, words, site),
            builder=words.text("describe-not-built") if builder is None else Value("seat", builder),
        )


def _not_used(view: ArrialaView, words: Words) -> list[str]:
    """Return the names of towns, vineyards and river works that are not in this game."""
    used, board, value = view.in_play, view.board, words.value
    towns = [value("place", town.position) for town in board.towns if town.position not in used.towns]
    vineyards = [
        value("vineyard", site.id)
        for index, site in enumerate(board.vineyards)
        if index not in used.vineyards
    ]
    works = [
        value("river_work", site.id)
        for index, site in enumerate(board.river_works)
        if index not in used.river_works
    ]
    return towns + vineyards + works
