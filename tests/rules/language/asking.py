"""Plain questions with the sections that answer them, and how often the search finds one."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.language.rulebook import SearchHit, search

FOLDER = Path(__file__).parent / "questions"
SETS = ("measure", "unseen", "later", "nothing", "tuning")
LANGUAGES = ("en", "fr", "de", "oc")
KINDS = ("arriala", "canal_du_midi")
SHARED = "shared"
OF_ONE_GAME = {"great_canal": "great_canal", "great_canal_later": "great_canal"}
"""Sets of questions that are asked of one game alone, with that game."""


@dataclass(frozen=True)
class Question:
    """A question in a language; no sections if nothing answers it."""

    language: str
    game: str
    asked: str
    sections: tuple[str, ...] = ()

    def searches(self) -> Iterator[tuple[SearchHit, ...]]:
        """Yield what is found by each way to ask it: of its game; of each and of all if it is of no game."""
        ways = [[self.game]] if self.game != SHARED else [*([kind] for kind in KINDS), list(KINDS)]
        for kinds in ways:
            yield search(kinds, self.language, self.asked)

    def place(self) -> int:
        """Return where the first section that answers stands, from 0, in the worst of all ways to ask."""
        return max(
            next((place for place, hit in enumerate(hits) if hit.section.id in self.sections), 99)
            for hits in self.searches()
        )

    def is_answered(self) -> bool:
        """Say whether anything is called an answer by any way to ask it."""
        return any(hits and hits[0].is_answer for hits in self.searches())


@dataclass(frozen=True)
class Rates:
    """How many questions there are, and of how many a right section is first, is among three, and the first
    find is called an answer."""

    asked: int
    first: int
    among_three: int
    called_answer: int


def languages_of(name: str) -> tuple[str, ...]:
    """Return the languages in which there is a set."""
    return tuple(language for language in LANGUAGES if (FOLDER / name / f"{language}.toml").is_file())


@cache
def questions(name: str, language: str) -> tuple[tuple[Question, ...], tuple[Question, ...]]:
    """Return the questions of a set in a language: those that have an answer, and those that have none."""
    read = tomllib.loads((FOLDER / name / f"{language}.toml").read_text("utf-8"))
    answered = (
        Question(language, one["game"], one["asked"], tuple(one["sections"]))
        for one in read.get("question", ())
    )
    of = OF_ONE_GAME.get(name, SHARED)
    return tuple(answered), tuple(Question(language, of, one["asked"]) for one in read["nothing"])


def rates(asked: Iterable[Question]) -> Rates:
    """Return the rates of some questions."""
    known = tuple(asked)
    places = [question.place() for question in known]
    return Rates(
        len(known),
        sum(place == 0 for place in places),
        sum(place < 3 for place in places),
        sum(question.is_answered() for question in known),
    )
