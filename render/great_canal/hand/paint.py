"""The picture of what one seat holds: goods, rates, progress cards, and what it can pay for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from render.great_canal.gained import gained_cards, gained_goods
from render.great_canal.hand.block import WIDTH, Block, heading, line
from render.great_canal.hand.cards import card_blocks
from render.great_canal.hand.goods import goods_block, rates_block
from render.great_canal.hand.prices import prices_block
from render.great_canal.purchases import purchases
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.change_marks import turned_brackets
from render.kit.hand_head import MARGIN, MIDDLE, HandHead, draw_hand_head
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import stamp
from render.kit.tokens import token
from rules.great_canal.decisions import ChooseGoods, Keep
from rules.great_canal.hands import NOTHING
from rules.great_canal.steps.seven import hand_limit
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from rules.records import Event
from rules.values import Value

_TOP = 106
_LARGEST, _SMALLEST = 0.84, 0.6
"""How large a hand is drawn: twice as wide as on a phone, or less if there is much in it."""
_TALL = 1350
"""From which height on it is drawn smaller, so that its file is none the larger."""
_TOKEN_RADIUS = 27
_HEAD = HandHead(
    token_x=MARGIN + 40, name_left=MARGIN + 84, name_size=38, label_right=WIDTH - MARGIN - 18, label_size=28
)


def paint_hand(view: GreatCanalView, theme: str, words: Words, events: Sequence[Event]) -> Image.Image:
    """Return what the view's seat holds, 840 pixels wide or less, and as high as needed.

    What it sees of another seat's cards stands first; what came in since the turn last passed is marked.
    """
    palette, seat = PALETTES[theme], view.seat or 0
    blocks = tuple(_blocks(view, words, events, palette))
    height = _TOP + sum(block.height for block in blocks) + MARGIN / 2
    zoom = _zoom(height)
    canvas = Canvas(WIDTH, height, palette.paper, zoom=zoom)
    limit = hand_limit(view.prices, view.pieces.realms[seat])
    label = words.text("label-goods", count=view.hand_sizes[seat], limit=limit)
    draw_hand_head(canvas, _HEAD, words.value("seat", seat), label, palette)
    top, marked = float(_TOP), list[Box]()
    for block in blocks:
        block.draw(canvas, top)
        marked += [box.moved(0, top) for box in block.new]
        top += block.height
    image = canvas.image()
    stamp(image, token(theme, seat, _TOKEN_RADIUS, zoom=zoom), _HEAD.token_x * zoom, MIDDLE * zoom)
    for box in marked:
        half_side, half_height = round(box.width / 2) + 4, round(box.height / 2) + 4
        brackets = turned_brackets(theme, half_side, half_height, zoom=zoom)
        stamp(image, brackets, box.x * zoom, box.y * zoom)
    return image


def _zoom(height: float) -> float:
    """Return how large a hand of a height is drawn."""
    share = min(1.0, (_TALL / height) ** 0.75)
    return max(_SMALLEST, round(_LARGEST * share, 2))


def _blocks(view: GreatCanalView, words: Words, events: Sequence[Event], palette: Palette) -> Iterator[Block]:
    seat, goods, cards = view.seat or 0, view.goods or NOTHING, view.progress or ()
    yield from _found(view, words, palette)
    yield goods_block(goods, gained_goods(seat, events), words, palette)
    yield heading(words.text("label-rates"), palette)
    yield rates_block(view.rates[seat], view.prices.text.bank_rate, palette)
    if cards:
        count = f"{len(cards)}/{view.prices.text.progress_limit}"
        yield heading(words.text("label-progress"), palette, count)
        yield from card_blocks(view, words, cards, tuple(gained_cards(seat, events)), palette)
    else:
        yield line(words.text("label-no-progress"), palette)
    if view.found_progress is None:
        yield heading(words.text("label-affordable"), palette)
        yield prices_block(tuple(purchases(view, words)), goods, palette)


def _found(view: GreatCanalView, words: Words, palette: Palette) -> Iterator[Block]:
    """Yield what the seat sees of another one's cards, and a heading above its own."""
    decision = view.decision
    if not isinstance(decision, ChooseGoods | Keep):
        return
    if view.found_goods is None and view.found_progress is None:
        return
    yield heading(words.text("label-cards-of", name=Value("seat", decision.victim)), palette)
    if view.found_goods is not None:
        yield goods_block(view.found_goods, NOTHING, words, palette)
    yield from card_blocks(view, words, view.found_progress or (), (), palette)
    yield heading(words.text("label-your-cards"), palette)
