"""Plain questions, as people ask them at a table, find the section that answers them."""

from __future__ import annotations

import pytest

from rules.language.rulebook import load_rulebook, rulebook_languages, search

BOTH: dict[str, dict[str, str]] = {
    "en": {
        "what can I do": "what-now",
        "What can I do now?": "what-now",
        "how do I play": "what-now",
        "what should I do": "what-now",
        "whose turn is it": "waiting",
        "is it my turn?": "waiting",
        "who is next": "waiting",
        "how do I win": "overview",
        "how can you win?": "overview",
        "what is the goal": "overview",
        "who wins": "winner",
        "when does the game end": "end",
        "how do I get points": "points",
        "can I undo": "undo",
        "I made a mistake": "undo",
        "who begins": "FIRST",
    },
    "de": {
        "was kann ich tun": "what-now",
        "Was kann ich jetzt machen?": "what-now",
        "was soll ich tun": "what-now",
        "wie spielt man": "what-now",
        "wer ist dran": "waiting",
        "Wer ist am Zug?": "waiting",
        "bin ich dran": "waiting",
        "auf wen warten wir": "waiting",
        "wie gewinnt man": "overview",
        "wie gewinne ich": "overview",
        "was ist das Ziel": "overview",
        "wer gewinnt": "winner",
        "wann ist das Spiel zu Ende": "end",
        "wie bekomme ich Punkte": "points",
        "ich habe einen Fehler gemacht": "undo",
        "wer beginnt": "FIRST",
    },
    "fr": {
        "que puis-je faire": "what-now",
        "Qu’est-ce que je peux faire ?": "what-now",
        "qu'est ce que je dois faire": "what-now",
        "comment on joue": "what-now",
        "à qui de jouer": "waiting",
        "à qui le tour ?": "waiting",
        "est-ce mon tour": "waiting",
        "qui doit jouer": "waiting",
        "comment gagner": "overview",
        "comment je gagne": "overview",
        "quel est le but": "overview",
        "qui gagne": "winner",
        "quand finit la partie": "end",
        "comment marquer des points": "points",
        "j’ai fait une erreur": "undo",
        "qui commence": "FIRST",
    },
    "oc": {
        "qué pòdi far": "what-now",
        "De qué pòdi far ara?": "what-now",
        "qué devi far": "what-now",
        "cossí se jòga": "what-now",
        "a qual de jogar": "waiting",
        "qual es a jogar": "waiting",
        "es mon torn?": "waiting",
        "cossí ganhar": "overview",
        "cossí pòdi ganhar": "overview",
        "quina es la tòca": "overview",
        "qual ganha": "winner",
        "quora s’acaba la partida": "end",
        "cossí marcar de punts": "points",
        "ai fach una error": "undo",
        "qual comença": "FIRST",
    },
}
"""What is asked of every game; who begins is a matter of the set-up in one, of the table order in another."""

FIRST = {"arriala": "setup", "canal_du_midi": "order"}

OWN: dict[str, dict[str, dict[str, str]]] = {
    "arriala": {
        "en": {
            "what is a section": "section",
            "what is a lock": "lock",
            "what does a lock do": "lock",
            "what is a vineyard for": "VINEYARD",
            "how many action points do I have": "action-points",
            "what is a river work": "river-work",
            "what are the blue spaces": "river-work",
            "can I move other people's workers": "own-worker",
            "how does a turn work": "turn",
            "what happens in a tie": "majority",
            "how much does it cost": "costs",
            "what can I do with cards": "CARDS",
            "what is a master work": "master-work",
        },
        "de": {
            "was ist ein Abschnitt": "section",
            "was ist eine Schleuse": "lock",
            "wozu ist ein Weingut": "VINEYARD",
            "wie viele Aktionspunkte habe ich": "action-points",
            "was ist ein Flussbauwerk": "river-work",
            "was ist ein blaues Feld": "river-work",
            "darf ich fremde Arbeiter bewegen": "own-worker",
            "wie geht ein Zug": "turn",
            "was passiert bei Gleichstand": "majority",
            "was kostet das": "costs",
            "was ist ein Meisterbauwerk": "master-work",
        },
        "fr": {
            "qu’est-ce qu’une section": "section",
            "c’est quoi une écluse": "lock",
            "à quoi sert une vigne": "VINEYARD",
            "combien de points-actions": "action-points",
            "qu’est-ce qu’un ouvrage fluvial": "river-work",
            "c’est quoi les cases bleues": "river-work",
            "comment se passe un tour": "turn",
            "que se passe-t-il en cas d’égalité": "majority",
            "combien ça coûte": "costs",
            "c’est quoi un ouvrage d’art": "master-work",
        },
        "oc": {
            "qu’es aquò una seccion": "section",
            "de qu’es una enclusa": "lock",
            "per qué servís una vinha": "VINEYARD",
            "quant ai de punts-accions": "action-points",
            "qu’es aquò una òbra fluviala": "river-work",
            "cossí se passa un torn": "turn",
            "qué se passa en cas d’egalitat": "majority",
            "quant còsta": "costs",
            "qu’es una òbra d’engenhariá": "master-work",
        },
    },
    "canal_du_midi": {
        "en": {
            "what is a tent": "trade",
            "what is a tent for?": "trade",
            "what are tents": "trade",
            "what is a city": "cities",
            "what can I do with a coin": "coins",
            "what is a coin worth": "coins",
            "how do I get coins": "COINS",
            "what is a bet": "bet",
            "what is a reinforcement": "reinforcement",
            "how does a round work": "round",
            "what happens in a tie": "shared",
            "what does delayed mean": "delayed",
            "who sees my cards": "SECRET",
            "how many points does a site need": "need",
        },
        "de": {
            "was ist ein Zelt": "trade",
            "wozu ist das Zelt gut": "trade",
            "was ist eine Stadt": "cities",
            "was kann ich mit einer Münze tun": "coins",
            "wie bekomme ich Münzen": "COINS",
            "was ist eine Verstärkung": "reinforcement",
            "was ist ein Einsatz": "bet",
            "wie geht eine Runde": "round",
            "was passiert bei Gleichstand": "shared",
            "was heißt verzögert": "delayed",
            "was ist der Bedarf": "need",
        },
        "fr": {
            "qu’est-ce qu’une tente": "trade",
            "à quoi sert une tente": "trade",
            "c’est quoi une ville": "cities",
            "à quoi servent les pièces": "coins",
            "qu’est-ce qu’un renfort": "reinforcement",
            "c’est quoi la mise": "bet",
            "comment se passe une manche": "round",
            "que se passe-t-il en cas d’égalité": "shared",
            "que veut dire retardé": "delayed",
        },
        "oc": {
            "qu’es aquò una tenda": "trade",
            "per qué servís una tenda": "trade",
            "qu’es una ciutat": "cities",
            "per qué servís una pèça": "coins",
            "qu’es aquò un renfòrç": "reinforcement",
            "qu’es una escomesa": "bet",
            "cossí se passa una ronda": "round",
            "qué se passa en cas d’egalitat": "shared",
            "qué vòl dire retardat": "delayed",
        },
    },
}

EITHER = {
    "CARDS": {"card", "cards"},
    "VINEYARD": {"vineyards", "to-vineyard"},
    "COINS": {"coins", "cities"},
    "SECRET": {"secrets", "row"},
}
"""Questions that two sections answer."""

QUESTIONS = [
    (kind, language, query, FIRST[kind] if section == "FIRST" else section)
    for kind, own in OWN.items()
    for language in BOTH
    for query, section in (BOTH[language] | own[language]).items()
]


@pytest.mark.parametrize(("kind", "language", "query", "section"), QUESTIONS)
def test_a_plain_question_finds_its_answer(kind: str, language: str, query: str, section: str) -> None:
    found = [one.section.id for one in search([kind], language, query)]
    assert found
    assert found[0] in EITHER.get(section, {section}), found[:5]


@pytest.mark.parametrize("kind", OWN)
def test_every_language_is_asked(kind: str) -> None:
    assert set(OWN[kind]) == set(BOTH) == set(rulebook_languages(kind))


def test_words_of_questions_count_where_there_are_no_others() -> None:
    """A query of nothing else is not empty, and nonsense among them still finds nothing."""
    assert search(["arriala"], "en", "who")
    assert search(["arriala"], "en", "what is a zzzz") == ()


@pytest.mark.parametrize("kind", OWN)
def test_what_no_rule_answers_names_its_command(kind: str) -> None:
    sections = load_rulebook(kind, "de").sections
    assert sections["what-now"].commands == ("panel", "moves")
    assert sections["waiting"].commands == ("game info",)
