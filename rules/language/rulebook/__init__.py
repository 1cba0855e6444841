"""The rules of each game to look up: short titled sections, in four languages.

A game's ``rulebook/<language>.md`` is Markdown that people edit: the game's title, then a section under
each ``##``. Right below its title stand the facts of a section, one a line, then an empty line, then its
paragraphs:

    ## Building a lock
    id: lock
    aliases: locks, build lock, sluice
    see: lock-limit, closed-section
    explains: arriala.lock.town, arriala.lock.pieces
    actions: lock
    cost: {board.cost.lock} AP
    gain: {board.score.lock}

    You put a lock piece on a free space and score {board.score.lock|point|points}.

    > **arriala.R9** A free space here is one without worker, lock or town.

``id`` is what it is called in code and in other sections' ``see``; ``aliases`` are what people type, single
words and short phrases; the whole questions that they ask stand in ``questions/<language>.toml``, a list for
each section's id with several for each of its facts;
``explains`` are the rule ids of the errors it explains; ``actions`` are the tags of the actions and
``cards`` the ids of the cards that it is about, ``commands`` those by which the bot answers what no rule
does ("game info"); ``cost`` and ``gain`` put it into the table of costs;
``picture`` is the position to show with it, one of the game's own (:mod:`rules.kit.figures`); ``background:
yes`` marks what tells no rules, such as the history of a place: it is found by all but its text.
A paragraph that begins with ``> **...**`` is no printed rule: a ruling, by its id, or a ``reconstruction``.

Numbers come from the game's component files (:mod:`rules.language.rulebook.numbers`):
``{board.cost.lock}``, or with its noun ``{board.score.lock|point|points}``, or a sum of some,
``{sites.pieces.coins-2*sites.start.coins}``; ``{sites.site.4.name}`` is a name in the book's language.
An owner's file may have other numbers and names than the packaged one and lack some components, so nothing
of it is written out: ``needs: board.vineyard.count`` among the facts lets a section say so if there is none,
and ``{board.vineyard.count? Then the vineyards are counted.}`` is only said if there are some
(:mod:`rules.language.rulebook.said`).
What a component file lists as ``reconstructed`` is called so where it is read, and only while the file in
use lists it: ``{sites.reconstructed.site.need? (a reconstruction)}``. A line of a list with ``#`` is said for
each place of a list: ``- {board.town.#.name}–{board.town.#+1.name}: {board.stretch.#.locks}``.

English is whole; the other languages repeat a section's ``id`` with their own ``aliases`` and ``cost``, and
take everything else from English. Sections that all games share lie in ``shared/`` beside this file.
"""

from rules.language.rulebook.book import Cost, Marked, Paragraph, Rulebook, Section
from rules.language.rulebook.load import has_rulebook, load_rulebook, rulebook_languages
from rules.language.rulebook.numbers import Numbers, is_packaged, numbers_of
from rules.language.rulebook.search import SearchHit, prepare, search

__all__ = [
    "Cost",
    "Marked",
    "Numbers",
    "Paragraph",
    "Rulebook",
    "SearchHit",
    "Section",
    "has_rulebook",
    "is_packaged",
    "load_rulebook",
    "numbers_of",
    "prepare",
    "rulebook_languages",
    "search",
]
