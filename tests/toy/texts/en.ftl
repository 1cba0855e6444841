## The game.

title = The toy game
command = toy
summary = Lay coloured cards in ponds, choose numbers, give cards away.
about = Everybody chooses a number in secret; then cards go into ponds, and cards are given away.

enum-blue = blue
enum-green = green
enum-red = red
enum-take = take
enum-refuse = refuse
pond = Pond { $number }

## Commands and their fields.

command-choose = choose
command-choose-description = Choose a number in secret
command-choose-label = Choose a number
command-choose-number = number
command-choose-number-description = Scores if nobody else chooses it

command-card = card
command-card-description = What can be done with cards

command-card-play = play
command-card-play-description = Lay a card in a pond
command-card-play-label = Play a card
command-card-play-card = card
command-card-play-card-description = The card to lay
command-card-play-pond = pond
command-card-play-pond-description = A pond without this colour
command-card-play-extra = extra
command-card-play-extra-description = A second card, put away for one more point

command-card-draw = draw
command-card-draw-description = Draw a card from the pile
command-card-draw-label = Draw a card

command-card-offer = offer
command-card-offer-description = Offer cards to somebody
command-card-offer-label = Offer cards
command-card-offer-to = to
command-card-offer-to-description = Who may take them
command-card-offer-cards = cards
command-card-offer-cards-description = For example: 2 red, blue

command-answer = answer
command-answer-description = Take or refuse the cards offered to you
command-answer-label = Answer
command-answer-reply = reply
command-answer-reply-description = Take or refuse

command-end = end
command-end-description = End your turn
command-end-label = End turn

command-market = market
command-market-description = What can be done at the market

command-market-levy = levy
command-market-levy-description = Begin your turn with a tax
command-market-levy-label = Levy a tax

command-market-give = give
command-market-give-description = Give back a card for the tax
command-market-give-label = Give a card
command-market-give-card = card
command-market-give-card-description = The card to give back

command-market-sell = sell
command-market-sell-description = Sell a card to whoever wants it
command-market-sell-label = Sell a card
command-market-sell-card = card
command-market-sell-card-description = The card to sell

command-market-buy = buy
command-market-buy-description = Buy the card that is sold
command-market-buy-label = Buy

command-market-swap = swap
command-market-swap-description = Give another card for the one that is sold
command-market-swap-label = Swap
command-market-swap-card = card
command-market-swap-card-description = The card to give

command-market-decline = decline
command-market-decline-description = Leave the card that is sold to others
command-market-decline-label = Decline

command-market-withdraw = withdraw
command-market-withdraw-description = Take back what you sell
command-market-withdraw-label = Withdraw

## Actions, before they are done.

action-choose = Choose { $number }
action-play =
    { $extra-value ->
        [none] Lay { $card } in { $pond }
       *[other] Lay { $card } in { $pond }, with { $extra } put away
    }
action-draw = Draw a card
action-offer = Offer { $cards } to { $to }
action-answer = Answer: { $reply }
action-end = End the turn
action-levy = Levy a tax
action-give = Give back { $card }
action-sell = Sell { $card }
action-buy = Buy the card
action-swap = Give { $card } for it
action-decline = Decline
action-withdraw = Withdraw the sale

## Answers given beforehand.

topic-number = Your number
topic-offers = Offers to you
standing-always_choose = Choose { $number } in every round, until you withdraw this.
standing-always_choose-label = Always { $number }
standing-always_choose-description = Always the same number: you choose it at the start of every round.
standing-refuse_offers = Refuse every offer, until you withdraw this.
standing-refuse_offers-label = Refuse offers
standing-refuse_offers-description = Refuse offers: every card that you are offered is refused.

topic-sales = Cards for sale
topic-tax = Taxes
standing-decline_sales = Decline what is sold.
standing-decline_sales-label = Want nothing
standing-decline_sales-description = Want nothing: every card that is sold is declined.
standing-give_first =
    { $rest-value ->
        [any] For a tax, give back { $cards } first, then any.
       *[other] For a tax, give back { $cards } first; be asked where there is none.
    }
standing-give_first-label = { $cards } first
standing-give_first-description = Cards to give back first: for every tax.
standing-give_first-form = Name the cards
standing-give_first-cards = Cards
standing-give_first-cards-description = For example: red, blue
standing-give_first-rest = If there is none
standing-give_first-rest-description = What you give where you hold none of these
enum-ask = ask me
enum-any = any card

## What happened.

event-chosen = { $seat } has chosen.
event-chosen-number = { $seat } chose { $number }.
event-number-shown =
    { $points ->
        [0] { $seat } chose { $number }, as somebody else did.
        [one] { $seat } chose { $number } and scores a point.
       *[other] { $seat } chose { $number } and scores { $points } points.
    }
event-played =
    { $points ->
        [one] { $seat } lays { $card } in { $pond } for a point.
       *[other] { $seat } lays { $card } in { $pond } for { $points } points.
    }
event-drawn = { $seat } draws a card.
event-drawn-card = { $seat } draws { $card }.
event-pile-empty = The pile is empty.
event-offered =
    { $count ->
        [one] { $giver } offers { $to } a card.
       *[other] { $giver } offers { $to } { $count } cards.
    }
event-offered-cards = { $giver } offers { $to } { $cards }.
event-answered =
    { $reply-value ->
        [refuse] { $seat } refuses what { $giver } offers.
       *[take]
            { $points ->
                [one] { $seat } takes a card, a point for { $giver }.
               *[other] { $seat } takes the cards, { $points } points for { $giver }.
            }
    }
event-turn-ended = { $seat } is done.
event-tax-levied = { $seat } levies a tax.
event-tax-paid =
    { $count ->
        [one] { $seat } gives back a card.
       *[other] { $seat } gives back { $count } cards.
    }
event-tax-paid-card = { $seat } gives back { $card }.
event-tax-over = All have paid.
event-selling = { $seat } sells a { $card } card.
event-declined = { $seat } declines.
event-bought = { $seat } buys the card of { $seller }.
event-swapped = { $seat } swaps a card with { $seller }.
event-swapped-card = { $seat } swaps { $card } with { $seller }.
event-sale-over =
    { $over-value ->
        [true] The time for the sale is over. { $seat } sells nothing.
       *[false] { $seat } sells nothing.
    }
event-game-ended =
    { $winners-count ->
        [one] { $winners } wins with { $points } points.
       *[other] { $winners } share the win with { $points } points each.
    }

## What plans wait for.

await-played =
    { $pond-value ->
        [open]
            { $card-value ->
                [open] { $seat } lays a card
               *[other] { $seat } lays a { $card } card
            }
       *[other]
            { $card-value ->
                [open] { $seat } lays a card in { $pond }
               *[other] { $seat } lays a { $card } card in { $pond }
            }
    }
await-pile-empty = the pile runs out
await-tax-levied = { $seat } levies a tax
await-selling =
    { $card-value ->
        [open] { $seat } sells a card
       *[other] { $seat } sells a { $card } card
    }

## What a seat is asked.

matter-choose = which number, from 1 to { $highest }?
matter-turn = to move.
matter-offer =
    { $count ->
        [one] take the card that { $giver } offers?
       *[other] take the { $count } cards that { $giver } offers?
    }
matter-tax = give back cards for the tax.
share-tax = { $count } of { $held }
matter-sale = buy the { $card } card of { $seller }?
status-tax =
    { $count ->
        [one] Give back a card.
       *[other] Give back { $count } cards.
    }
choice-answer =
    { $reply-value ->
        [take] Take
       *[other] Refuse
    }
status-over = The game is over.
status-waiting = Round { $round }: others are at it.
status-choose = Choose a number from 1 to { $highest }.
status-turn =
    { $left ->
        [0] Nothing left but to end your turn.
        [one] One action left.
       *[other] { $left } actions left.
    }
lost-actions = You have done nothing yet: { $left } actions would be lost.
status-answer =
    { $count ->
        [one] Take the card you are offered, or refuse it.
       *[other] Take the { $count } cards you are offered, or refuse them.
    }

## Why something is refused.

toy-number-range = Choose a number from 1 to { $highest }.
toy-number-same = You have chosen { $number } already.
toy-turn-spent = You have no actions left: end your turn.
toy-pond-unknown = There are only { $count } ponds.
toy-pond-colour = { $pond } has a { $card } card already.
toy-pile-empty = The pile is empty.
toy-cards-missing =
    { $count ->
        [0] Your hand is empty.
       *[other] You hold { $hand }.
    }
toy-cards-unreadable = “{ $written }” does not say which cards. Write it like this: 2 red, blue.
toy-offer-seat = Offer cards to somebody else at the table.
toy-offer-nothing = Offer at least one card.
toy-tax-nobody = Nobody has cards enough for a tax.
toy-tax-twice = Name each colour once.
toy-sale-open = Something is sold already.
toy-sale-none = Nothing is sold just now.
toy-sale-others = That is for whoever sells.
toy-sale-answered = You are not asked, or have answered already.
toy-moment = That cannot be done just now.

## The picture, in words.

describe-pond =
    { $count ->
        [0] { $pond }, worth { $worth }: empty.
       *[other] { $pond }, worth { $worth }: { $cards }.
    }
describe-seat =
    { $hand ->
        [one] { $seat }: { $points } points, one card.
       *[other] { $seat }: { $points } points, { $hand } cards.
    }
describe-pile = Round { $round } of { $rounds }, { $pile } cards in the pile.
describe-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
