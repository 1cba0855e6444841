"""The canal in words: each site with its state, and which are delayed or to come."""

from __future__ import annotations

from collections.abc import Iterator

from render.canal_du_midi.describe.facts import numerals
from render.kit.description import none_or, seats
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words
from rules.values import Value


def canal(view: CanalDuMidiView, words: Words) -> list[str]:
    """Return a line for each site in the order of the canal, and one each for those delayed and to come."""
    lines = [_site(view, words, site) for site in range(len(view.box.sites))]
    if view.delayed:
        lines.append(words.text("describe-delayed", sites=numerals(words, view.delayed)))
    lines.append(words.text("describe-to-come", sites=numerals(words, view.to_come)))
    return lines


def _site(view: CanalDuMidiView, words: Words, site: int) -> str:
    card = view.box.sites[site]
    signs = (("describe-city", card.city), ("describe-tent", card.tent))
    return words.text(
        "describe-site",
        site=Value("site", site),
        state=", ".join(_states(view, words, site)),
        need=view.need(site),
        worth=view.worth(site),
        marks=none_or(words, [words.text(key) for key, there in signs if there]),
    )


def _states(view: CanalDuMidiView, words: Words, site: int) -> Iterator[str]:
    there = view.pawns[site]
    if site in view.delayed:
        yield words.text("describe-state-delayed")
    if len(there) > 1:
        yield words.text("describe-state-shared", seats=seats(words, there))
    elif there:
        yield words.text("describe-state-built", seats=seats(words, there))
    if site == view.site:
        yield words.text("describe-state-now")
    if site in view.to_come:
        yield words.text("describe-state-to-come")
