## The game.

title = Canal du Midi
command = midi
summary = Build the Canal du Midi in 9 rounds: secret bets, coins and cities, for 2 to 4 players.
about = Nine sites of the Canal du Midi, one each round: everybody bets a worker card in secret. Together you have to reach what the site needs; then whoever gave the most builds it. If all hold back, nobody does.
## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### The goal
    { $sites-site-count } sites come up, one each round, and everybody bets a card on each. Together your cards have to reach the number that the site needs; if they do, whoever gave the most builds the section and gets its points.
    { $sites-score-coin ->
        [one] Each coin that you keep is worth 1 point at the end.
       *[other] Each coin that you keep is worth { $sites-score-coin } points at the end.
    } Whoever has the most points wins.
    In this example, the site is VI and needs 6 points. Red has already bet, in secret.
learn-round =
    ### A round
    1. If you hold fewer than { $sites-start-hand ->
        [one] { $sites-start-hand } card
       *[other] { $sites-start-hand } cards
    }, you take one of those in front of you, as long as any are left.
    2. Everybody bets a card from their hand in secret; all are turned over together.
    3. Whoever has a coin may send it: a card from the discards comes to help.

    In this example, the bets are 4, 1 and 3, and the site needs 9: 1 point is missing. Now everybody with a coin is asked whether to send it.
learn-award =
    ### Who builds it
    In this example, 9 points are needed. Red has sent a coin, and a 2 came: 4 + 2 for Red, 1 for Yellow, 3 for Green, and that is enough. Red has given the most and builds the section.
    If several are tied for the most, they share the section, and each gets half its points, rounded down. If there are too few points in all, the section is **delayed**: nobody builds it, and the cards are spent all the same.
learn-cities =
    ### Cities and tents
    Red circles are **cities**. With a pawn on each of two neighbouring cities and on every section between them, you win a coin, as Red does here.
    From your second **tent** on, each site with a tent that you win allows a trade: a face-up card in front of you for one in front of somebody else.
learn-end =
    ### The end
    After { $sites-site-count } rounds a delayed section goes to whoever has both its neighbours, for half its points, rounded down: here V to Red. Then sections and coins are counted. Whoever has the most points wins; in a tie, whoever of those tied has the most sections.
    That is all you need to begin: your panel asks you one thing at a time.
## How the points came about, when the game is over. $count is how many sections.

count-sections =
    { $count ->
        [one] { $points } for { $count } section
       *[other] { $points } for { $count } sections
    }
count-shared =
    { $count ->
        [one] { $points } for { $count } shared section
       *[other] { $points } for { $count } shared sections
    }
count-delayed =
    { $count ->
        [one] { $points } for { $count } delayed section
       *[other] { $points } for { $count } delayed sections
    }
count-coins = { $points } for coins

## What things are called.

site = { $numeral } ({ $name })
card = { $points } ({ $worker })
coloured-card = { $card } in { $colour }
face-down = face down

name-embouchure = Port de l’Embouchure
name-naurouze = Seuil de Naurouze
name-castelnaudary = Castelnaudary
name-foucaud = Foucaud spillway
name-repudre = Répudre aqueduct
name-somail = Le Somail
name-malpas = Malpas tunnel
name-fonserannes = Fonserannes locks
name-agde = Agde round lock

worker-engineer = engineer
worker-surveyor = surveyor
worker-stonecutter = stonecutter
worker-carrier = carrier
worker-digger = digger
worker-carpenter = carpenter
worker-blaster = blaster

# Short names, for the picture.
short-embouchure = Embouchure
short-naurouze = Naurouze
short-castelnaudary = Castelnaudary
short-foucaud = Foucaud
short-repudre = Répudre
short-somail = Le Somail
short-malpas = Malpas
short-fonserannes = Fonserannes
short-agde = Agde

# The towns that some of the sites belong to.
town-embouchure = Toulouse
town-foucaud = Carcassonne
town-fonserannes = Béziers

## What a seat is asked.

status-over = The game is over.
status-waiting = Round { $round }, site { $site }, need { $need }: the game is not waiting for you.
status-pick = Round { $round }, site { $site }, need { $need }: take one of the cards in front of you.
status-bet = Round { $round }, site { $site }, need { $need }: bet a card from your hand.
status-has-bet = Round { $round }, site { $site }, need { $need }: you have bet { $card }. You may change your bet until the last one is in, if you hold another card.
# For those who watch.
status-watching = Round { $round }, site { $site }, need { $need }.
# Nobody else has a coin.
status-ask-alone =
    { $coins ->
        [one] Site { $site }: together { $points }, need { $need }. Send your coin or hold it?
       *[other] Site { $site }: together { $points }, need { $need }. Send one of your { $coins } coins or hold them?
    }
status-ask =
    { $coins ->
        [one] Site { $site }: together { $points }, need { $need }. Send your coin or hold it? If you hold and somebody else sends, you will be asked once more.
       *[other] Site { $site }: together { $points }, need { $need }. Send one of your { $coins } coins or hold them? If you hold and somebody else sends, you will be asked once more.
    }
status-ask-again =
    { $coins ->
        [one] Site { $site }: together { $points }, need { $need }; somebody has sent a coin. Send yours or hold it? This answer is final.
       *[other] Site { $site }: together { $points }, need { $need }; somebody has sent a coin. Send one of your { $coins } coins or hold them? This answer is final.
    }
status-held = Site { $site }: together { $points }, need { $need }. You are holding; you may still send a coin until everybody holds.
status-in-vain =
    { $discards ->
        [0] { $status } There are no discards yet: a coin would bring nothing.
       *[other] { $status } No discard is left for another coin: it would bring nothing.
    }
status-trade = You may trade a face-up card in front of you for one in front of somebody else, or decline.
status-trade-hand = You may trade a card from your hand for one drawn from somebody else’s hand, or decline.

# What is asked, after the names of those who are asked and a colon.
matter-pick = which of the cards in front of them to take?
matter-bet = which card to bet on site { $site }? Need: { $need }.
matter-coins = site { $site }: together { $points }, need { $need }. Send a coin for a reinforcement, or hold? Once somebody sends, everybody else with a coin gives a final answer.
matter-coins-again = site { $site }: together { $points }, need { $need }; somebody has sent a coin. Send one too, or hold? These answers are final.
matter-trade = trade a card, or not?

## What an action would lose, asked before it is done.

lost-coin =
    { $points ->
        [one] There is no discard for this coin: it would bring nothing. Kept, it is worth 1 point at the end.
       *[other] There is no discard for this coin: it would bring nothing. Kept, it is worth { $points } points at the end.
    }

## Commands and their fields.

command-pick = pick
command-pick-description = Take one of the cards in front of you
command-pick-label = Take a card
command-pick-card = card
command-pick-card-description = A face-up card, or “face down” to take one unseen

command-bet = bet
command-bet-description = Bet a card from your hand in secret; use the command again to change your bet
command-bet-label = Bet a card
command-bet-card = card
command-bet-card-description = A card from your hand

command-send = send
command-send-description = Send a coin: a card from the discards reinforces your bet
command-send-label = Send a coin

command-hold = hold
command-hold-description = Hold your coins: send none for a reinforcement
command-hold-label = Hold

command-trade = trade
command-trade-description = Trade a card with somebody, once for the tent you have just won
command-trade-label = Trade a card
command-trade-give = give
command-trade-give-description = Your card: a face-up one in front of you, or one from your hand if none is left face up
command-trade-other = with
command-trade-other-description = Who gets your card; nobody can refuse
command-trade-take = take
command-trade-take-description = A face-up card in front of that player; leave this empty in a trade from hand to hand

command-decline = decline
command-decline-description = Make no trade for the tent you have just won
command-decline-label = Decline

## Actions, before they are done.

action-pick =
    { $card-value ->
        [-1] Take a face-down card
       *[other] Take { $card }
    }
action-bet = Bet { $card }
action-send = Send a coin
action-hold = Send no coin
action-trade =
    { $take-value ->
        [none] Trade { $give } with { $other }, from hand to hand
       *[other] Trade { $give } with { $other } for { $take }
    }
action-decline = Make no trade

## Answers given beforehand: what they do, and the words on their buttons.

topic-bet = Your bet
topic-coins = Your coins
standing-next_bet = In round { $round } you will bet { $card } as soon as everybody has taken a card.
standing-next_bet-label = Bet { $card }
standing-next_bet-description = Bet ahead: the card is laid face down as soon as everybody has taken a card, in this round only. You can change your bet until the last one is in.
standing-keep_coins = Always hold: whenever you are asked, you keep all your coins, until you withdraw this answer.
standing-keep_coins-label = Always hold
standing-keep_coins-description = **Always hold:** you keep all your coins each time you are asked, in the second asking of a round too.
standing-send_if_behind = Send only if behind: whenever you are asked, one coin is sent if somebody’s total at the site is higher than yours, and one card from the discards could both bring you at least level and bring the points of all up to the need. Otherwise you hold. This goes on until you withdraw this answer.
standing-send_if_behind-label = Send only if behind
standing-send_if_behind-description = **Send only if behind:** each time you are asked, one coin is sent if somebody’s total at the site is higher than yours, and one card from the discards could both bring you at least level and bring the points of all up to the need. If you lead or are level, or no discard could do that, you hold.

## What plans wait for, as clauses behind “if”. What is left open has the value “open”.

await-took_face_up =
    { $card-value ->
        [open] { $seat } takes a face-up card
       *[other] { $seat } takes { $card }
    }
await-took_face_down = { $seat } takes a face-down card
await-bet_shown =
    { $card-value ->
        [open] { $seat } shows a bet
       *[other] { $seat } has bet { $card }
    }
await-coin_sent = { $seat } sends a coin
await-site_revealed =
    { $site-value ->
        [open] a new site is revealed
       *[other] site { $site } is revealed
    }
await-site_built =
    { $site-value ->
        [open] { $winners } wins a site
       *[other] { $winners } wins site { $site }
    }
await-site_delayed =
    { $site-value ->
        [open] a site is delayed
       *[other] site { $site } is delayed
    }
await-face_up_traded =
    { $other-value ->
        [open] { $seat } trades a card
       *[other] { $seat } trades a card with { $other }
    }

## What happened.

event-site_revealed = Round { $round }: site { $site }, need { $need }.
event-took_face_up = { $seat } took { $card }.
event-turned_over = { $seat } turned over { $card }.
event-took_face_down = { $seat } took a face-down card.
event-took_face_down_card = { $seat } took the face-down { $card }.
event-bet_made =
    { $seats-count ->
        [one] { $seats } has bet.
       *[other] { $seats } have bet.
    }
event-bet_card = { $seat } bet { $card }.
event-bet_shown =
    { $owner-value ->
        [none] { $seat } bet { $card }.
       *[other] { $seat } bet { $card }, one of { $owner }’s cards.
    }
event-points_counted = Site { $site } needs { $need }; the cards add up to { $points }.
event-coin_sent =
    { $first-value ->
        [true] { $seat } sent a coin.
       *[other] { $seat } sent a coin too.
    }
event-coin_held =
    { $seats-count ->
        [one] { $seats } sent no coin.
       *[other] { $seats } sent no coins.
    }
event-reinforced = { $seat } drew { $card } as a reinforcement: total { $total }.
event-not_reinforced = { $seat } got nothing for the coin: there were no discards.
event-site_built =
    { $winners-count ->
        [one]
            { $total ->
                [one] { $winners } won site { $site } with { $total } point.
               *[other] { $winners } won site { $site } with { $total } points.
            }
       *[other]
            { $total ->
                [one] { $winners } shared site { $site }, tied on { $total } point.
               *[other] { $winners } shared site { $site }, tied on { $total } points.
            }
    }
event-site_delayed = Site { $site } is delayed: too few points.
event-cities_linked =
    { $coin-value ->
        [true] { $seat } connected { $start } and { $end }: 1 coin.
       *[other] { $seat } connected { $start } and { $end }. No coin is left to win.
    }
event-face_up_traded = { $seat } gave { $given } to { $other } for { $taken }.
event-hand_traded = { $seat } traded a card with { $other }, from hand to hand.
event-hand_traded_cards = { $seat } gave { $given } to { $other } and drew { $taken } in return.
event-trade_declined = { $seat } made no trade.
event-delayed_awarded =
    { $winners-count ->
        [0] The delayed site { $site } goes to nobody.
        [one] The delayed site { $site } goes to { $winners }, who has both neighbouring sections.
       *[other] The delayed site { $site } goes to { $winners }, who have both neighbouring sections.
    }
event-game_ended =
    { $by-sections-value ->
        [true]
            { $winners-count ->
                [one]
                    { $points ->
                        [one] The canal is finished. Of those tied on 1 point, { $winners } has the most sections.
                       *[other] The canal is finished. Of those tied on { $points } points, { $winners } has the most sections.
                    }
               *[other]
                    { $points ->
                        [one] The canal is finished. Of those tied on 1 point, { $winners } have the most sections.
                       *[other] The canal is finished. Of those tied on { $points } points, { $winners } have the most sections.
                    }
            }
       *[other] The canal is finished.
    }

# What several did one after the other, told in one line; a site is named once. The list goes by seats.
told-list = { $items }
event-picked = { $seat } took { $card } and turned over { $turned }.
clause-picked = took { $card } and turned over { $turned }
event-picks = Taken: { $picks }.
pick-face-up = { $seat } { $card }
pick-turned-over = { $seat } { $card } [new: { $turned }]
pick-face-down = { $seat } face down
pick-face-down-card = { $seat } { $card } [was face down]
event-bets = Bets: { $bets }.
bet-own = { $seat } { $card }
bet-of-another = { $seat } { $card } [from { $owner }]
event-coins =
    { $held-count ->
        [0] Coins: sent by { $sent }.
       *[other] Coins: sent by { $sent }, kept by { $held }.
    }
event-reinforcements = Reinforcements: { $cards }.
reinforcement = { $seat } { $card } [own total { $total }]
reinforcement-none = { $seat } nothing [no discards]
event-built_with =
    { $winners-count ->
        [one]
            { $total ->
                [one] Site { $site } is built: it needed { $need } and got { $points }. { $winners } won it with { $total } point.
               *[other] Site { $site } is built: it needed { $need } and got { $points }. { $winners } won it with { $total } points.
            }
       *[other]
            { $total ->
                [one] Site { $site } is built: it needed { $need } and got { $points }. { $winners } shared it, tied on { $total } point.
               *[other] Site { $site } is built: it needed { $need } and got { $points }. { $winners } shared it, tied on { $total } points.
            }
    }
event-built_and_linked =
    { $winners-count ->
        [one]
            { $total ->
                [one] Site { $site } is built: it needed { $need } and got { $points }. { $winners } won it with { $total } point. Connected: { $links }.
               *[other] Site { $site } is built: it needed { $need } and got { $points }. { $winners } won it with { $total } points. Connected: { $links }.
            }
       *[other]
            { $total ->
                [one] Site { $site } is built: it needed { $need } and got { $points }. { $winners } shared it, tied on { $total } point. Connected: { $links }.
               *[other] Site { $site } is built: it needed { $need } and got { $points }. { $winners } shared it, tied on { $total } points. Connected: { $links }.
            }
    }
link = { $seat } { $start }–{ $end } [1 coin]
link-without-coin = { $seat } { $start }–{ $end } [no coin left]
event-delayed_with = Site { $site } is delayed: it needed { $need } and got { $points }.
event-awards = Delayed sites go to whoever has both neighbouring sections: { $awards }.
award = { $site } [{ $winners }]
award-nobody = { $site } [nobody]

## What one person did in a row, told as one sentence: "Ada took … and turned over …."

clause-took_face_up = took { $card }
clause-turned_over = turned over { $card }
clause-took_face_down = took a face-down card
clause-took_face_down_card = took the face-down { $card }
clause-coin_sent =
    { $first-value ->
        [true] sent a coin
       *[other] sent a coin too
    }
clause-reinforced = drew { $card } as a reinforcement: total { $total }
clause-not_reinforced = got nothing for the coin, as there were no discards

## Why something is refused.

# What is done now.
now-pick = cards are being taken
now-bet = bets are being made
now-reinforce = coins are being sent or held
now-trade = a trade is being decided
canal_du_midi-moment-pick = A card is taken at the start of a round, before the bets. Now { $now }; the game is waiting for { $waiting }.
canal_du_midi-moment-bet = Bets are made at the start of a round, before they are revealed. Now { $now }; the game is waiting for { $waiting }.
canal_du_midi-moment-reinforce = Coins are sent or held once all bets of a round are revealed. Now { $now }; the game is waiting for { $waiting }.
canal_du_midi-moment-trade = Trades are made at the end of a round. Now { $now }; the game is waiting for { $waiting }.
canal_du_midi-unknown-card = There is no such card in this game. The list that opens as you type shows the possible ones.
canal_du_midi-R10 = A card is taken once a round, before the bets, by anybody who holds fewer than { $hand } and still has cards in front of them. Now { $now }; the game is waiting for { $waiting }.
canal_du_midi-R16 = Betting begins once everybody has taken a card. The game is waiting for { $waiting }. Once you have taken yours, your panel lets you bet ahead.
canal_du_midi-pick-row =
    { $count ->
        [0] No card lies face up in front of you. You can take a face-down one.
       *[other] { $card } does not lie face up in front of you. You can take one that does: { $row }. A face-down card can be taken as long as any are left.
    }
canal_du_midi-pick-face_down =
    { $count ->
        [0] No card is left in front of you.
       *[other] No card lies face down in front of you any more. You can take a face-up one: { $row }.
    }
canal_du_midi-bet-hand =
    { $count ->
        [0] You do not hold { $card }, and you have no other card to bet.
       *[other] You do not hold { $card }. You can bet one of these: { $possible }.
    }
canal_du_midi-bet-same = You have already bet { $card }. You can leave it there, or bet another card if you hold one.
canal_du_midi-coin-none = You have no coin to send or hold. You win one by connecting two neighbouring cities, while the supply lasts.
canal_du_midi-R4-stands = A coin has been sent, so your answer is final. The game is waiting for { $waiting }.
canal_du_midi-R4-held = You are already holding. You can still send a coin until everybody holds.
canal_du_midi-trade-seat = You cannot trade with that player. You can trade with { $partners }.
canal_du_midi-trade-unseen = No card lies face up any more: you cannot choose one of { $other }’s cards. Leave that field empty to draw one at random.
canal_du_midi-trade-hand = You do not hold { $card }. You can give one of these: { $possible }.
canal_du_midi-trade-give = { $card } does not lie face up in front of you. You can give one of these: { $row }.
canal_du_midi-trade-take = { $card } does not lie face up in front of { $owner }. You can take one of these: { $row }.
canal_du_midi-trade-named = Say which of { $other }’s cards you want: { $row }.

## Painter and description.

# Labels in the picture: as short as may be.
label-supply = Supply
label-round = Round
label-discards = Discards
label-pick = Picks
label-bet = Bets
label-reinforce = Coins?
label-trade = Trade
label-your-cards = Your cards
label-hand = Hand
label-hand-stack = Hand
label-face-down-stack = Face down
label-last-bets = Last
label-in-front = In front of you
label-face-down = Face down, in no known order
label-own-bet = Your bet

describe-over =
    { $count ->
        [0] The game is over: nobody wins.
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the win.
    }

# The short description of the picture, the most important first.
describe-waiting-pick = Round { $round }, site { $site }, need { $need }. Still to take a card: { $waiting }.
describe-waiting-bet = Round { $round }, site { $site }, need { $need }. Still to bet: { $waiting }.
describe-waiting-reinforce = Round { $round }, site { $site }, need { $need }. Still to send a coin or hold: { $waiting }.
describe-waiting-trade = Round { $round }, site { $site }, need { $need }. May trade: { $waiting }.
describe-scores = Points: { $scores }.
describe-shown-short = Bets at { $site }: { $bets }; together { $sum }, need { $need }.
describe-sections-short = Sections: { $sections }.
describe-delayed-short = Delayed: { $sites }.
describe-to-come-short = To come: { $sites }.
describe-player-short =
    { $coins ->
        [one] { $name }: face up { $row }; face down { $down }, hand { $hand }, 1 coin.
       *[other] { $name }: face up { $row }; face down { $down }, hand { $hand }, { $coins } coins.
    }
describe-stores-short =
    { $supply ->
        [one] Supply: 1 coin. Discards: { $discards }.
       *[other] Supply: { $supply } coins. Discards: { $discards }.
    }

# The long description, from which one can play. The word of describe-none stands for an empty list.
describe-title = Canal du Midi, round { $round } of { $rounds }, { $seats } players. First player of the round: { $first }; { $began } began the game.
describe-final = Final points: { $scores }.
describe-site-now = Site of this round: { $site }, need { $need }.
describe-phase-pick = Now: all take one of the cards in front of them.
describe-phase-bet = Now: all bet a card in secret.
describe-phase-reinforce = Now: everybody with a coin sends one for a reinforcement or holds.
describe-phase-trade = Now: a trade.
describe-phase-over = All rounds are over.
describe-waiting = Waiting for { $waiting }.
describe-has-bet =
    { $seats ->
        [none] Nobody has bet yet.
       *[other] Bets are in from: { $seats }.
    }
describe-revealed = At the site now:
describe-last-round = The round before, at site { $site }:
describe-bet = { $name } bet { $card }, total { $total }.
describe-reinforcement = Reinforcement of { $name }: { $card }.
describe-nothing = nothing, there were no discards
describe-sum = Together { $sum }; the site needs { $need }.
describe-won = Won by { $winners }.
describe-not-won = Delayed: nobody won.
describe-first-asking =
    { $held ->
        [none] First asking: nobody has sent or held yet. With a coin: { $asked }.
       *[other] First asking: nobody has sent yet. With a coin: { $asked }. Holding so far: { $held }.
    }
describe-second-asking =
    { $held ->
        [none] Second asking: answers are final. Had a coin: { $asked }. Nobody has chosen to hold yet. Sent, in this order: { $senders }.
       *[other] Second asking: answers are final. Had a coin: { $asked }. Holding: { $held }. Sent, in this order: { $senders }.
    }
describe-trader = { $seat } may trade.
describe-player = { $name }, { $colour }: points { $points }, coins { $coins }, cards in hand { $hand }, face up { $row }, face down { $down }, sections { $sections }, tents { $tents }.
describe-links = { $name } has connected { $links }.
describe-site =
    { $marks ->
        [none] { $site }: { $state }; need { $need }, worth { $worth }.
       *[other] { $site }: { $state }; need { $need }, worth { $worth }, { $marks }.
    }
describe-city = city
describe-tent = tent
describe-state-built = pawn of { $seats }
describe-state-shared = shared, pawns of { $seats }
describe-state-delayed = delayed
describe-state-now = this round’s site
describe-state-to-come = to come
describe-delayed = Delayed, in this order: { $sites }.
describe-to-come = To come, in an order nobody knows: { $sites }.
describe-coins = Coins to be won: { $supply }. Coins spent: { $spent }. { $points ->
        [one] An unused coin is worth 1 point at the end.
       *[other] An unused coin is worth { $points } points at the end.
    }
describe-discards = Discards, { $count } in all: { $cards }.
describe-count = { $count } × { $card }
describe-discarded = { $count } × { $card }: { $colours }
describe-coloured = { $points } ({ $worker }, { $colour })
describe-set = Cards of each colour: { $cards }.
describe-hand = Your hand: { $cards }.
describe-own-bet = Your bet: { $card }.
describe-own-row = Face up in front of you: { $cards }.
describe-own-face-down = Face down in front of you, in an order nobody knows: { $cards }.
describe-happened = What just happened:
describe-none = none
