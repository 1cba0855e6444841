"""Arriala in words: a short text beside the picture, and a long one to play from without it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from render.kit.description import joined
from rules.arriala.board import RESERVE, Site
from rules.arriala.events import Drew, TurnEnded
from rules.arriala.pieces import ClosedSection
from rules.arriala.view import ArrialaView
from rules.game import Event
from rules.language.words import Words
from rules.values import Value


def describe(view: ArrialaView, words: Words, events: Sequence[Event], long: bool) -> str:
    """The short or the long description of a view."""
    if long:
        return joined(_Long(view, words).lines(events), "\n")
    return joined(_short(view, words, events))


def describe_hand(view: ArrialaView, words: Words) -> str:
    """The cards of the view's seat."""
    return _Long(view, words).hand()


def _short(view: ArrialaView, words: Words, events: Sequence[Event]) -> Iterable[str]:
    yield _who_acts(view, words)
    scores = (f"{_player(view, words, colour)} {view.scores[colour]}" for colour in view.colours)
    yield words.text("describe-scores", scores=", ".join(scores))
    for event in events:
        if not isinstance(event, Drew | TurnEnded):
            yield words.event(event)
    if view.locks:
        yield words.text("describe-locks", places=", ".join(_place(view, words, lock) for lock in view.locks))
    if view.closed:
        yield words.text("describe-closed", sections=_counted(view, words))
    for colour in view.colours:
        numbered = _workers_of(view, words, colour, with_reserve=False)
        if numbered:
            name = _player(view, words, colour)
            yield words.text("describe-workers", name=name, workers=", ".join(numbered))
    yield words.text("describe-supply", locks=view.lock_pieces, pile=view.pile, discards=sum(view.discards))


def _who_acts(view: ArrialaView, words: Words) -> str:
    if view.outcome is not None:
        winners = [words.value("seat", seat) for seat in view.outcome.winners]
        return words.text("describe-over", count=len(winners), winners=words.listed(winners))
    if view.proposal is not None:
        return words.text(
            "describe-asked",
            round=view.round,
            proposer=Value("seat", view.proposal.proposer),
            waiting=words.listed([words.value("seat", seat) for seat in view.waiting_for]),
        )
    return words.text(
        "describe-turn", round=view.round, seat=Value("seat", view.active), points=view.action_points
    )


def _player(view: ArrialaView, words: Words, colour: int) -> str:
    return words.value("colour" if colour == view.virtual else "seat", colour)


def _place(view: ArrialaView, words: Words, position: int) -> str:
    """A town by its name and a space by its number."""
    number = view.board.number_at[position]
    return str(number) if number else words.value("place", position)


def _where(view: ArrialaView, words: Words, location: int) -> str:
    board = view.board
    vineyard, work = board.vineyard_of(location), board.river_work_of(location)
    if vineyard is not None:
        return words.value("vineyard", board.vineyards[vineyard].id)
    if work is not None:
        return words.value("river_work", board.river_works[work].id)
    return _place(view, words, location)


def _workers_of(view: ArrialaView, words: Words, colour: int, *, with_reserve: bool) -> list[str]:
    """The workers of a colour, each as its number and where it is."""
    first = view.worker(colour, 1)
    return [
        _stands(view, words, str(number), location)
        for number, location in enumerate(view.locations[first : first + view.board.workers], 1)
        if with_reserve or location != RESERVE
    ]


def _stands(view: ArrialaView, words: Words, name: str, location: int) -> str:
    if location == RESERVE:
        return words.text("describe-in-reserve", name=name)
    return words.text("describe-at", name=name, place=_where(view, words, location))


def _range(view: ArrialaView, first: int, last: int) -> str:
    numbers = view.board.number_at
    return str(numbers[first]) if first == last else f"{numbers[first]}–{numbers[last]}"


def _counted(view: ArrialaView, words: Words) -> str:
    """The closed sections in the order in which they were counted, with who scored."""
    return ", ".join(
        f"{_range(view, section.first, section.last)} "
        + (
            f"({words.text('describe-none')})"
            if section.winner is None
            else f"({_player(view, words, section.winner)} +{section.points})"
        )
        for section in view.closed
    )


class _Long:
    """The long description: every public fact once or more, in a fixed order."""

    def __init__(self, view: ArrialaView, words: Words) -> None:
        self.view = view
        self.words = words
        self.board = view.board

    def lines(self, events: Sequence[Event]) -> Iterable[str]:
        """All lines; an empty line between the groups."""
        groups = (
            self._turn(),
            self._players(),
            self._canal(),
            self._beside_the_canal(),
            self._supply(),
            self._happened(events),
        )
        yield "\n\n".join(joined(group, "\n") for group in groups if group)

    def _none_or(self, said: Sequence[str]) -> str:
        return ", ".join(said) if said else self.words.text("describe-none")

    def _workers(self, workers: Sequence[int]) -> str:
        return self._none_or([self.words.value("worker", worker) for worker in workers])

    def _seats(self, seats: Sequence[int]) -> str:
        return self._none_or([self.words.value("seat", seat) for seat in seats])

    def _turn(self) -> list[str]:
        view, say = self.view, self.words.text
        lines = [say("describe-title", round=view.round, seats=view.seats, first=Value("seat", view.first))]
        if view.outcome is not None:
            lines.append(_who_acts(view, self.words))
        lines.append(
            say(
                "describe-active",
                seat=Value("seat", view.active),
                points=view.action_points,
                most=self.board.action_points,
            )
        )
        if view.outcome is None:
            lines.append(say("describe-waiting", waiting=self._seats(view.waiting_for)))
        if view.proposal is not None:
            lines.append(
                say(
                    "describe-proposal",
                    proposer=Value("seat", view.proposal.proposer),
                    agreed=self._seats(view.proposal.agreed),
                )
            )
        if view.proposed:
            lines.append(say("describe-proposed"))
        if view.moved:
            lines.append(say("describe-journeys", workers=self._workers(view.moved)))
        if view.journey is not None:
            lines.append(say("describe-journey", worker=Value("worker", view.journey)))
        barred = [
            _stands(view, self.words, self.words.value("worker", worker), location)
            for worker, location in enumerate(view.barred)
            if location != RESERVE
        ]
        if barred:
            lines.append(say("describe-barred", workers=", ".join(barred)))
        return lines

    def _players(self) -> list[str]:
        view, lines = self.view, list[str]()
        for colour in view.colours:
            workers = ", ".join(_workers_of(view, self.words, colour, with_reserve=True))
            if colour == view.virtual:
                lines.append(
                    self.words.text(
                        "describe-virtual",
                        colour=Value("colour", colour),
                        points=view.scores[colour],
                        workers=workers,
                    )
                )
            else:
                lines.append(
                    self.words.text(
                        "describe-player",
                        name=Value("seat", colour),
                        colour=Value("colour", colour),
                        points=view.scores[colour],
                        hand=view.hand_sizes[colour],
                        workers=workers,
                    )
                )
        if view.hand is not None:
            lines.append(self.hand())
        return lines

    def hand(self) -> str:
        """The cards of the view's seat."""
        return self.words.text("describe-hand", cards=self._cards(self.view.hand or ()))

    def _canal(self) -> list[str]:
        view, board, say = self.view, self.board, self.words.text
        lines = [self._town(view.in_play.first)]
        for index in view.stretches:
            stretch = board.stretches[index]
            lines.append(
                say(
                    "describe-stretch",
                    first=Value("place", stretch.first - 1),
                    last=Value("place", stretch.last + 1),
                    low=board.number_at[stretch.first],
                    high=board.number_at[stretch.last],
                    locks=view.locks_in(index),
                    most=stretch.locks,
                )
            )
            lines += self._sections(stretch.first, stretch.last)
            lines.append(self._town(stretch.last + 1))
        if view.closed:
            lines.append(say("describe-counted", sections=_counted(view, self.words)))
        return lines

    def _town(self, position: int) -> str:
        return self.words.text(
            "describe-town",
            name=Value("place", position),
            workers=self._workers(self.view.workers_on(position)),
        )

    def _sections(self, first: int, last: int) -> Iterable[str]:
        """The locks and sections of a stretch, in the order of the canal."""
        view = self.view
        closed = {section.first: section for section in view.closed}
        runs = groupby(range(first, last + 1), key=lambda position: position in view.locks)
        for is_lock, run in runs:
            positions = list(run)
            if is_lock:
                for position in positions:
                    yield self.words.text("describe-lock", place=_place(view, self.words, position))
            else:
                yield self._section(positions, closed.get(positions[0]))

    def _section(self, positions: Sequence[int], counted: ClosedSection | None) -> str:
        view = self.view
        said: list[str] = []
        free = self.words.text("describe-free")
        for busy, run in groupby(positions, key=lambda position: bool(view.workers_on(position))):
            run = list(run)
            if busy:
                said += [
                    f"{self.board.number_at[position]} {self._workers(view.workers_on(position))}"
                    for position in run
                ]
            else:
                said.append(f"{_range(view, run[0], run[-1])} {free}")
        section, spaces = _range(view, positions[0], positions[-1]), ", ".join(said)
        if counted is None:
            points = self.board.points_for(len(positions))
            return self.words.text("describe-open", section=section, points=points, spaces=spaces)
        if counted.winner is None:
            return self.words.text("describe-won-by-nobody", section=section, spaces=spaces)
        return self.words.text(
            "describe-won",
            section=section,
            points=counted.points,
            winner=_player(view, self.words, counted.winner),
            spaces=spaces,
        )

    def _near(self, site: Site) -> str:
        return _place(self.view, self.words, site.near)

    def _beside_the_canal(self) -> list[str]:
        view, board, say = self.view, self.board, self.words.text
        lines: list[str] = []
        for index in view.in_play.vineyards:
            site, workers = board.vineyards[index], view.workers_in(index)
            lines.append(
                say(
                    "describe-vineyard",
                    name=Value("vineyard", site.id),
                    points=site.capacity,
                    near=self._near(site),
                    workers=self._workers(workers),
                    free=site.capacity - len(workers),
                    capacity=site.capacity,
                )
            )
        for index in view.in_play.river_works:
            site, worker = board.river_works[index], view.worker_at(index)
            lines.append(
                say(
                    "describe-river-work",
                    name=Value("river_work", site.id),
                    points=board.score.river_work,
                    near=self._near(site),
                    worker=say("describe-free") if worker is None else Value("worker", worker),
                )
            )
        for site, builder in zip(board.master_works, view.builders, strict=True):
            lines.append(
                say(
                    "describe-master-work",
                    name=Value("master_work", site.id),
                    points=board.score.master_work,
                    near=self._near(site),
                    builder=say("describe-not-built") if builder is None else Value("seat", builder),
                )
            )
        unused = self._not_used()
        if unused:
            lines.append(say("describe-not-used", names=", ".join(unused)))
        return lines

    def _not_used(self) -> list[str]:
        used, board, value = self.view.in_play, self.board, self.words.value
        towns = [value("place", town.position) for town in board.towns if town.position not in used.towns]
        vineyards = [
            value("vineyard", site.id)
            for index, site in enumerate(board.vineyards)
            if index not in used.vineyards
        ]
        works = [
            value("river_work", site.id)
            for index, site in enumerate(board.river_works)
            if index not in used.river_works
        ]
        return towns + vineyards + works

    def _cards(self, counts: Sequence[int]) -> str:
        return self._none_or(
            [
                self.words.text("describe-cards", card=Value("card", kind), count=count)
                for kind, count in zip(self.view.deck.kinds, counts, strict=True)
                if count
            ]
        )

    def _supply(self) -> list[str]:
        view, board, say = self.view, self.board, self.words.text
        cost = board.cost
        table = [
            say("describe-entry", spaces=spaces, points=points)
            for spaces, points in enumerate(board.score.points, 1)
        ]
        return [
            say(
                "describe-locks-left",
                locks=view.lock_pieces,
                most=board.lock_pieces,
                points=board.score.lock,
            ),
            say(
                "describe-pile",
                pile=view.pile,
                count=sum(view.discards),
                cards=self._cards(view.discards),
            ),
            say("describe-deck", cards=self._cards(view.deck.counts)),
            say(
                "describe-prices",
                step=cost.step,
                card=cost.card,
                to_vineyard=cost.to_vineyard,
                draw=cost.draw,
                worker=cost.worker,
                river_work=cost.river_work,
                to_canal=cost.to_canal,
                lock=cost.lock,
            ),
            say("describe-table", table=", ".join(table)),
        ]

    def _happened(self, events: Sequence[Event]) -> list[str]:
        if not events:
            return []
        return [self.words.text("describe-happened"), *(self.words.event(event) for event in events)]
