"""The words of a game in a language, to be read and typed: what somebody writes finds values of its kinds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rules.kit.refusals import quoted
from rules.language.lookup import AllNames, Named, alike, few_of, find_named, normalize
from rules.language.texts import FALLBACK, languages
from rules.language.wording import Wording
from rules.records import RuleError
from rules.values import AnyOf, Scalar, Text
from rules.view import View


class Words(Wording):
    """The words of one game in one language, to be read, and to find the values that somebody writes."""

    def __init__(self, game: str, language: str, names: Sequence[str] = (), view: View | None = None) -> None:
        super().__init__(game, language, names, view)
        self._others: dict[str, Words] = {}
        self._known: dict[str, AllNames] = {}
        self._other_names: dict[tuple[str, Scalar], tuple[str, ...]] = {}

    def find(self, kind: str, written: str) -> Scalar:
        """Return the value of a kind that somebody wrote, by name or id, as :meth:`find_among` does.

        Raises RuleError("game.value") if none or more than one fits.
        """
        try:
            return find_named(written, self._known_names(kind), ())
        except RuleError as error:
            raise self.of_another_kind(kind, written, ()) or error from None

    def alike(self, kind: str, written: str) -> tuple[Scalar, ...]:
        """Return the values of a kind whose names are like what somebody wrote, best first."""
        return tuple(alike(written, self._known_names(kind).own))

    def _known_names(self, kind: str) -> AllNames:
        """Return all values of a kind with all that is understood for them; it is made once."""
        if kind not in self._known:
            shown = {value: self.value(kind, value) for value in self.values(kind)}
            self._known[kind] = self._all_named(kind, shown)
        return self._known[kind]

    def find_among(
        self, kind: str, written: str, names: Mapping[Scalar, str], likely: Sequence[Scalar] = ()
    ) -> Scalar:
        """Return the value that somebody wrote, of those that ``names`` has by the names shown.

        A shown name is understood, :meth:`other_names`, and where none of these fits, the names in other
        languages, each with what the view says of it behind; accents and case do not count. ``likely`` and
        what is raised are as in :func:`~rules.language.lookup.find_value`.
        """
        return find_named(written, self._all_named(kind, names), likely)

    def of_another_kind(self, kind: str, written: str, likely: Sequence[Scalar]) -> RuleError | None:
        """Return the error for what names no value of a kind, but one of another that is taken for it.

        It names what lies there, of the ``likely`` ones if it can. None where it names none of these either.
        """
        for other in () if self.view is None else self.view.taken_for(kind):
            try:
                value = find_named(written, self._known_names(other), ())
            except RuleError:
                continue
            there = self.view.values_at(kind, other, value) if self.view is not None else ()
            near = [self.value(kind, one) for one in there if one in likely or not likely]
            near = near or [self.value(kind, one) for one in likely]
            return RuleError(
                "game.kind",
                written=quoted(written),
                given=Text(f"kind-{other}"),
                wanted=Text(f"kind-{kind}"),
                near=AnyOf(few_of(near)),
                more=len(few_of(near)) < len(near),
            )
        return None

    def _all_named(self, kind: str, shown: Mapping[Scalar, str]) -> AllNames:
        """Return some values of a kind with all that is understood for them beside the names shown."""
        own = Named(shown, partial(self.other_names, kind))
        return AllNames(own, Named(shown, partial(self._foreign_names, kind)), partial(self._details, kind))

    def _details(self, kind: str, value: Scalar) -> tuple[str, ...]:
        """Return what lies at a place, or is said of another value, in each language, as it is compared."""
        view = self.view
        said = None if view is None else view.surroundings(kind, value) or view.detail(kind, value)
        return () if said is None else tuple(one.compared(said) for one in (self, *self._foreign()))

    def other_names(self, kind: str, value: Scalar) -> tuple[str, ...]:
        """Return what is understood for a value beside its shown name: its aliases, its names in English.

        They stand there as they are compared (:meth:`compared`), to be compared again with each letter typed.
        """
        if (kind, value) not in self._other_names:
            names = self._all_names(kind, value)
            if self.language != FALLBACK:
                names += self._spoken(FALLBACK)._all_names(kind, value)
            others = tuple(name for name in dict.fromkeys(names) if name != names[0])
            self._other_names[kind, value] = others
        return self._other_names[kind, value]

    def _all_names(self, kind: str, value: Scalar) -> tuple[str, ...]:
        """Return the shown name of a value and its aliases, in this language alone, as they are compared."""
        if self.view is None or kind == "seat":
            return (normalize(self.value(kind, value)),)
        return tuple(map(self.compared, (self.view.words(kind, value), *self.view.aliases(kind, value))))

    def _foreign_names(self, kind: str, value: Scalar) -> tuple[str, ...]:
        """Return what a value is called in the game's other languages."""
        if kind == "seat" or self.view is None:
            return ()
        return tuple(name for words in self._foreign() for name in words._all_names(kind, value))

    def _foreign(self) -> tuple[Words, ...]:
        others = languages(*self._sources[-1])
        return tuple(self._spoken(one) for one in others if one not in (self.language, FALLBACK))

    def _spoken(self, language: str) -> Words:
        """Return the same words in another language."""
        if language not in self._others:
            self._others[language] = Words(self.game, language, self.names, self.view)
        return self._others[language]
