"""Print how many plain questions find their answer: ``python -m tests.rules.language.rates``.

With ``--failures`` it prints those that do not, with what was found.
"""

from __future__ import annotations

import sys

from tests.rules.language.asking import KINDS, OF_ONE_GAME, SETS, SHARED, languages_of, questions, rates

for name in (*SETS, *OF_ONE_GAME):
    for language in languages_of(name):
        answered, unanswered = questions(name, language)
        for game in (OF_ONE_GAME[name],) if name in OF_ONE_GAME else (*KINDS, SHARED):
            print(f"{name} {language} {game:14}", rates(one for one in answered if one.game == game))
        print(f"{name} {language} {'all':14}", rates(answered))
        called = sum(one.is_answered() for one in unanswered)
        print(f"{name} {language} called an answer to what nothing answers: {called} of {len(unanswered)}")
        if "--failures" in sys.argv:
            for one in answered:
                if one.place():
                    found = [[hit.section.id for hit in hits[:3]] for hits in one.searches()]
                    print(f"    {one.asked} {one.sections} {found}")
