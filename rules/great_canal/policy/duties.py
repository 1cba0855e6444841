"""What a seat's knights are there for: the canal, and the next attack (great_canal.R4, R19, R22)."""

from __future__ import annotations

from rules.great_canal.network import at_home
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.digging import Diggers, open_sections
from rules.great_canal.policy.evaluate import Outlook
from rules.great_canal.scoring import plain_cities
from rules.great_canal.steps.barbarians import attack_strength, defences


class Duties:
    """The canal and the attack as a seat sees them, worked out once for all its plans.

    ``sections`` are the corners of each section that is left, as masks, and ``section_corners`` all of them.
    ``diggers`` says where knights stand.
    """

    def __init__(self, look: Outlook) -> None:
        """Look at the knights of all."""
        self.board = look.board
        self.sections = open_sections(look.board.canal, look.game.dug)
        self.diggers = _diggers(look)
        self.defence = Defence(look)
        self.section_corners = 0
        for corners in self.sections:
            self.section_corners |= corners

    def strengthens(self, corner: int, level: int) -> int:
        """Return what so much more strength on a corner brings at the attack (less, if it is negative)."""
        return self.defence.gain(level) if self.defends(corner) else 0

    def defends(self, corner: int) -> bool:
        """Say whether a knight on a corner counts in an attack (great_canal.R19)."""
        return at_home(self.board, corner)


def _diggers(look: Outlook) -> Diggers:
    """Return where knights stand, from the side of a seat."""
    own, everybody = look.realm, 0
    for realm in look.pieces.realms:
        everybody |= realm.knight_mask
    active, others = look.pieces.active_knights, everybody & ~own.knight_mask
    return Diggers(own.active_mask, own.knight_mask & ~active, others & active, others & ~active)


class Defence:
    """What the strength that a seat puts in brings it at the next attack, from public facts."""

    def __init__(self, look: Outlook) -> None:
        """Look at the attack that comes."""
        game, seat = look.game, look.seat
        strengths = defences(game.box.board, game.pieces)
        self._own = strengths[seat]
        self._others = (*strengths[:seat], *strengths[seat + 1 :])
        self._attackers = attack_strength(game.pieces)
        self._can_lose = bool(plain_cities(game, seat))
        self._rivals = tuple(
            strength
            for other, strength in enumerate(strengths)
            if other != seat and plain_cities(game, other)
        )
        self._near = w.ATTACK_NEAR[min(game.barbarians.position, len(w.ATTACK_NEAR) - 1)]

    def gain(self, more: int) -> int:
        """Return what more strength (less, if it is negative) brings."""
        return self._worth(self._own + more) - self._worth(self._own)

    @property
    def promise(self) -> int:
        """Return what the strength promises that the seat puts in."""
        return self._worth(self._own)

    def _worth(self, strength: int) -> int:
        """Return what a strength promises: what the attack would bring now, the nearer it is the more."""
        return self._outcome(strength) * self._near // 100 + w.STRENGTH * min(strength, w.STRENGTH_ENOUGH)

    def _outcome(self, strength: int) -> int:
        """Return what an attack would bring with a strength, others' as they are."""
        if sum(self._others) + strength >= self._attackers:
            best = max(self._others)
            if strength > best:
                return w.POINT
            return w.TIED_DEFENDER if strength == best and strength else 0
        if self._can_lose and all(strength <= rival for rival in self._rivals):
            return -w.CITY_LOST
        return 0
