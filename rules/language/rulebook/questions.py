"""The questions that people ask of each section: ``questions/<language>.toml`` beside a rulebook."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, cast

FOLDER = "questions"


def read_questions(source: tuple[str, ...], language: str) -> Mapping[str, tuple[str, ...]]:
    """Return the questions of each section, by its id, beside a rulebook; none if it has no such file.

    Raises ValueError naming file and section if one has anything but questions, or asks one twice.
    """
    package, *folder = source
    path = files(package).joinpath(*folder, FOLDER, f"{language}.toml")
    if not path.is_file():
        return {}
    name = "/".join((*package.split("."), *folder, FOLDER, f"{language}.toml"))
    return check_questions(tomllib.loads(path.read_text("utf-8")), name)


def check_questions(read: Mapping[str, Any], file: str) -> Mapping[str, tuple[str, ...]]:
    """Return questions as they were read from a file; ValueError if they are wrong (see above)."""
    asked: dict[str, str] = {}
    for section, questions in read.items():
        if not isinstance(questions, list):
            raise ValueError(f"{file}: {section}: not a list of questions")
        for question in cast(list[Any], questions):
            if not isinstance(question, str) or not question:
                raise ValueError(f"{file}: {section}: {question!r} is no question")
            if question in asked:
                raise ValueError(f"{file}: {section}: {question!r} is asked in {asked[question]!r} already")
            asked[question] = section
    return {section: tuple(questions) for section, questions in read.items()}
