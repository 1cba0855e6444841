"""How long the bot's own part of a look-up takes: at most 50 ms, from typed words to what is sent."""

from __future__ import annotations

from time import process_time
from types import SimpleNamespace
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.features.rulebook.pages import rule_view
from bot.ui.obstacles import obstacles
from bot.ui.rule_links import COSTS, RULINGS, Topic
from rules import Action, new_game
from rules.language.rulebook import prepare, rulebook_languages, search
from rules.language.rulebook.indexes import forget_indexes
from rules.language.rulebook.load import forget_rulebooks
from rules.language.rulebook.typed import like
from rules.language.words import Words
from rules.values import tag_of
from tests.benchmarks.promises import Promises
from tests.benchmarks.timing import least
from tests.offered import OFFERED
from tests.rules.language.asking import questions

pytestmark = pytest.mark.benchmark

LIMIT = 0.050
QUESTION_LIMIT = 0.005
LANGUAGES = ("en", "fr", "de", "oc")
QUERIES = (
    "lock",
    "Schleuse",
    "eclsue",
    "que se passe-t-il en cas d’égalité",
    "wie viele Schleusen darf ich bauen",
)


@pytest.fixture(scope="module")
def services() -> Any:
    """Make what a page of the rules needs of the bot, without Discord."""
    return SimpleNamespace(
        tables=SimpleNamespace(lobby=SimpleNamespace(components={})),
        mentions=lambda path: f"</{path}:1456074443980800026>",
    )


def within(benchmark: BenchmarkFixture, promises: Promises, what: str, case: str = "") -> None:
    """Note the median beside the limit."""
    stats: Any = benchmark.stats
    if stats is not None:
        promises.at_most(LIMIT * 1000, stats.stats.median * 1000, what, "ms", case)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_look_up(benchmark: BenchmarkFixture, services: Any, language: str, promises: Promises) -> None:
    """Five queries are searched and made into messages within the limit for one."""

    def look_up() -> None:
        for query in QUERIES:
            finds = search(["arriala"], language, query)
            topic = Topic("arriala", finds[0].section.id)
            rule_view(services, topic, language, None, hits=finds[1:]).to_components()

    benchmark(look_up)
    within(benchmark, promises, "five look-ups, median", language)


@pytest.mark.parametrize("kinds", [["arriala"], [*OFFERED]], ids=["one game", "all games"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["as asked", "with a slip", "off topic", "in another language"])
def test_a_plain_question(way: str, language: str, kinds: list[str], promises: Promises) -> None:
    """No question takes more than 5 ms of CPU, with nothing remembered of the words before.

    Of each the quickest of several times is taken, since others use the same machine.
    """
    spoken = LANGUAGES[LANGUAGES.index(language) - 1] if way == "in another language" else language
    answered, unanswered = questions("measure", spoken)[0], questions("tuning", spoken)[1]
    asked = [one.asked for one in (unanswered if way == "off topic" else answered)]
    prepare(OFFERED)
    limit = promises.here(QUESTION_LIMIT)
    times = sorted(least(lambda one=one: seconds(kinds, language, one, way), limit, 5) for one in asked)
    books = f"{len(kinds)} {'book' if len(kinds) == 1 else 'books'}"
    case = f"{way}, {language}, {books}"
    promises.at_most(QUESTION_LIMIT * 1000, times[-1] * 1000, "the slowest of plain questions", "ms", case)


def seconds(kinds: list[str], language: str, asked: str, way: str) -> float:
    """Return how long a search takes, if need be with two letters swapped in the longest word."""
    if way == "with a slip":
        word = max(asked.split(), key=len)
        asked = asked.replace(word, f"{word[0]}{word[2]}{word[1]}{word[3:]}")
    like.cache_clear()
    start = process_time()
    search(kinds, language, asked)
    return process_time() - start


def test_while_one_types(benchmark: BenchmarkFixture, promises: Promises) -> None:
    """Every beginning of a word is searched in all games, as autocomplete does."""
    kinds = list(OFFERED)

    def complete() -> None:
        for end in range(1, 9):
            search(kinds, "fr", "Schleuse"[:end])

    benchmark(complete)
    within(benchmark, promises, "eight letters typed, each looked up, median")


def test_the_first_look_up(benchmark: BenchmarkFixture) -> None:
    """Books are read and indexed once for each language."""

    def forget() -> None:
        rulebook_languages.cache_clear()
        forget_rulebooks()
        forget_indexes()

    benchmark.pedantic(lambda: search(["arriala"], "fr", "écluse"), setup=forget, rounds=10, warmup_rounds=1)


@pytest.mark.parametrize("name", [COSTS, RULINGS])
def test_a_list(benchmark: BenchmarkFixture, services: Any, name: str, promises: Promises) -> None:
    benchmark(lambda: rule_view(services, Topic("arriala", name), "de", None).to_components())
    within(benchmark, promises, "a list of the rulebook, median", name)


@pytest.mark.parametrize("waits", [True, False], ids=["asked", "not asked"])
@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi"])
def test_why_an_action_is_not_possible(kind: str, waits: bool, promises: Promises) -> None:
    """No kind of action takes longer to explain than the limit, whether the game waits for the seat or not.

    Of each the quickest of several times is taken, since others use the same machine.
    """
    game: Any = new_game(kind, seats=4, seed=3)
    for _ in range(40):
        seat = game.waiting_for[0]
        game = game.apply(seat, game.suggest(seat))[0]
    seat = next(one for one in range(4) if (one in game.waiting_for) == waits)
    words = Words(kind, "en", ("Ada", "Bea", "Cleo", "Dan"), game.view(seat))
    position: Any = SimpleNamespace(game=game, info=SimpleNamespace(kind=kind))

    def seconds(action: type[Action]) -> float:
        start = process_time()
        obstacles(position, seat, words, action)
        return process_time() - start

    times = {tag_of(action): min(seconds(action) for _ in range(5)) for action in type(game).actions}
    slowest = max(times, key=times.__getitem__)
    case = f"{slowest}, {kind}, {'asked' if waits else 'not asked'}"
    promises.at_most(LIMIT * 1000, times[slowest] * 1000, "the slowest answer to why not", "ms", case)
