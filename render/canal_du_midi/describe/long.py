"""The long description, to play from without the picture: every public fact once or more."""

from __future__ import annotations

from collections.abc import Sequence

from render.canal_du_midi.describe.canal import canal
from render.canal_du_midi.describe.facts import card, cards, colour
from render.canal_du_midi.describe.round import this_round
from render.canal_du_midi.describe.stores import stores
from render.kit.description import joined_groups, narrated
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.steps.scoring import links_of, tents_of
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words
from rules.records import Event
from rules.values import Value


def long_text(view: CanalDuMidiView, words: Words, events: Sequence[Event]) -> str:
    """Return the whole description, always in the same order."""
    return joined_groups(
        (
            this_round(view, words),
            _players(view, words),
            own_cards(view, words),
            canal(view, words),
            stores(view, words),
            narrated(words, events),
        )
    )


def own_cards(view: CanalDuMidiView, words: Words) -> list[str]:
    """Return what the view's seat alone knows, and its row; nothing for the public."""
    seat = view.seat
    if seat is None:
        return []
    lines = [words.text("describe-hand", cards=cards(view, words, view.hand or (), seat))]
    if view.bet is not None:
        lines.append(words.text("describe-own-bet", card=card(view, words, view.bet, seat)))
    lines.append(words.text("describe-own-row", cards=cards(view, words, view.face_up[seat], seat)))
    if view.own_face_down:
        hidden = cards(view, words, view.own_face_down, seat)
        lines.append(words.text("describe-own-face-down", cards=hidden))
    return lines


def _players(view: CanalDuMidiView, words: Words) -> list[str]:
    lines: list[str] = []
    in_play = tuple(() if site in view.delayed else there for site, there in enumerate(view.pawns))
    for seat in range(view.seats):
        lines.append(_player(view, words, seat, tents_of(view.box, in_play, seat)))
        links = [f"{NUMERALS[start]}–{NUMERALS[end]}" for start, end in links_of(view.box, in_play, seat)]
        if links:
            lines.append(words.text("describe-links", name=Value("seat", seat), links=", ".join(links)))
    return lines


def _player(view: CanalDuMidiView, words: Words, seat: int, tents: int) -> str:
    return words.text(
        "describe-player",
        name=Value("seat", seat),
        colour=colour(words, seat),
        points=view.scores[seat],
        coins=view.coins[seat],
        hand=view.hand_sizes[seat],
        row=cards(view, words, view.face_up[seat], seat),
        down=view.face_down[seat],
        sections=view.sections[seat],
        tents=tents,
    )
