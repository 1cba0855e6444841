"""The round in words: its site and phase, the bets, who is asked, and the round before."""

from __future__ import annotations

from render.canal_du_midi.describe.facts import card
from render.kit.description import result, seats
from rules.canal_du_midi.state import Phase, Shown
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words
from rules.records import Outcome
from rules.values import Value


def this_round(view: CanalDuMidiView, words: Words) -> list[str]:
    """Return a line for each fact of the round, and the cards of this one and the one before."""
    lines = [_title(view, words)]
    if view.outcome is not None:
        lines += [result(view, words), _final(view.outcome, words)]
    if view.site is not None:
        site, need = Value("site", view.site), view.need(view.site)
        lines.append(words.text("describe-site-now", site=site, need=need))
    lines.append(words.text(f"describe-phase-{view.phase.value}"))
    if view.waiting_for:
        lines.append(words.text("describe-waiting", waiting=seats(words, view.waiting_for)))
    return lines + _bets(view, words) + _asked(view, words) + _round_before(view, words)


def _title(view: CanalDuMidiView, words: Words) -> str:
    return words.text(
        "describe-title",
        round=view.round,
        rounds=view.rounds,
        seats=view.seats,
        first=Value("seat", view.first_player),
        began=Value("seat", view.first),
    )


def _final(outcome: Outcome, words: Words) -> str:
    final = (f"{words.value('seat', seat)} {points}" for seat, points in enumerate(outcome.scores))
    return words.text("describe-final", scores=", ".join(final))


def _bets(view: CanalDuMidiView, words: Words) -> list[str]:
    """Return who has bet, and the bets once they are revealed."""
    lines: list[str] = []
    if any(view.has_bet) or view.phase is Phase.BET:
        bet = [seat for seat, done in enumerate(view.has_bet) if done]
        lines.append(words.text("describe-has-bet", seats=seats(words, bet)))
    if view.revealed is not None:
        lines += [words.text("describe-revealed"), *_shown(view, words, view.revealed)]
    return lines


def _asked(view: CanalDuMidiView, words: Words) -> list[str]:
    """Return who is asked to send a card, what they answered, and who may trade."""
    lines: list[str] = []
    if view.asked or view.holders or view.senders:
        lines.append(
            words.text(
                "describe-second-asking" if view.second_asking else "describe-first-asking",
                asked=seats(words, view.asked),
                held=seats(words, view.holders),
                senders=seats(words, view.senders),
            )
        )
    if view.trader is not None:
        lines.append(words.text("describe-trader", seat=Value("seat", view.trader)))
    return lines


def _round_before(view: CanalDuMidiView, words: Words) -> list[str]:
    if view.last_round is None:
        return []
    site = Value("site", view.last_round.site)
    return [words.text("describe-last-round", site=site), *_shown(view, words, view.last_round)]


def _shown(view: CanalDuMidiView, words: Words, shown: Shown) -> list[str]:
    """Return the cards at a site: bets, reinforcements in their order, the sum, and who won."""
    lines = [
        words.text(
            "describe-bet",
            name=Value("seat", seat),
            card=card(view, words, bet, seat),
            total=view.total(shown, seat),
        )
        for seat, bet in enumerate(shown.bets)
    ]
    for sent in shown.reinforcements:
        nothing = words.text("describe-nothing")
        drawn = nothing if sent.card is None else card(view, words, sent.card, sent.seat)
        lines.append(words.text("describe-reinforcement", name=Value("seat", sent.seat), card=drawn))
    lines.append(words.text("describe-sum", sum=view.sum(shown), need=view.need(shown.site)))
    if shown.winners:
        lines.append(words.text("describe-won", winners=seats(words, shown.winners)))
    elif shown.winners is not None:
        lines.append(words.text("describe-not-won"))
    return lines
