"""An open offer in words, and the answers that stand."""

from __future__ import annotations

from collections.abc import Iterator

from render.great_canal.describe import facts
from rules.great_canal.state import Offer
from rules.language.words import Words
from rules.values import Bundle, Value


def offer_lines(words: Words, offer: Offer) -> Iterator[str]:
    """Yield what is offered to whom for what, for how long, then each answer in the order of their giving."""
    key = "describe-offer-first" if offer.first else "describe-offer"
    give, want = Bundle("good", offer.give), Bundle("good", offer.want)
    yield words.text(key, give=give, want=want, asked=facts.seats(words, offer.asked))
    if offer.hours is not None:
        yield words.text("describe-offer-hours", hours=str(offer.hours))
    for reply in offer.replies:
        seat = Value("seat", reply.seat)
        if reply.answer == "counter":
            give, want = Bundle("good", reply.give), Bundle("good", reply.want)
            yield words.text("describe-reply-counter", seat=seat, give=give, want=want)
        else:
            yield words.text(f"describe-reply-{reply.answer}", seat=seat)
