## Words that all games share.

# A list: $first is everything but the last, already joined by commas.
list-pair = { $first } and { $last }
list-either = { $first } or { $last }
# Words of questions, which weigh little in a look-up ("what is a tent").
question-words = what what’s whats is are was were be been being am the a an of in to at for with and or but than as by on from into do does did doing done don’t doesn’t didn’t can’t cannot isn’t aren’t won’t i i’m i’ve i’ll me my mine myself you your yours we us our ours it its they them their theirs he him his she her hers can could may might must should shall will would how why when where which who who’s whom whose there there’s this that that’s these those get gets got getting have has had having happens happen happening mean means works if so please tell about just really actually exactly even ever only still yet also too well then anyway kind sort thing things stuff something anything someone somebody anyone anybody everyone everybody people let lets make makes want wants wanna need gonna gotta supposed allowed able possible like say says said know think see right okay not no yes any some such very quite sure s t m re ve ll d theres im ive cant dont doesnt didnt isnt wont guess wondering question basically somehow tonight here because since while though anymore itself themselves made hey today lot all each someone’s somebody’s
# Words that mean nearly the same, or are forms of one that no stemmer knows; a comma between groups.
same-meaning = worker guy guys dude bloke chap meeple man men fellow lad figure folk, lock sluice gate, vineyard vine vines wine grape winery, coin money cash penny, town city village, space spot square field hex place, opponent rival enemy other others else, swap trade exchange barter, bet stake wager gamble, discard used spent trash junk, tie tied draw equal level drawn even, move walk step push shift travel shove march nudge, build construct put, build built, win won victory beat winner winning, end finish over finished ending, begin start first beginning starting, deck pile stack, score points scored scoring, section part bit segment chunk piece, site project, delayed failed fail unbuilt postponed late, reinforcement backup support extra help, secret hidden hide peek spy, cost price pay expensive cheap costs, dummy virtual fake ghost neutral pretend imaginary phantom robot bot, mistake oops misclick slip wrong accident accidentally, undo revert cancel reverse, type spell write typing spelling spelled, last final, aqueduct bridge, turn go round, taken occupied full blocked, closed counted done, refuse decline reject, connect link join joined linked connected, neighbour adjacent next beside, agree consent, hold keep, send spend, player players, three 3, two 2 both couple, four 4, one 1, leftover unused remaining, carry save bank, reserve supply stock, limit maximum most cap max, choose pick take grab, leave exit out, enter in into, show reveal flip turned, board map, number numbers figure, drawing draw drawn, behind last trailing, river blue, stuck trapped, invented real official, take took taken, bring brought, buy bought, pay paid, lose lost, choose chose chosen, leave left, send sent, spend spent, draw drew, hold held, put lay laid, give gave given, get got, see saw seen, add sum total, last final
# Between lists that have commas themselves.
list-groups = { $first }; { $last }
# Words for the numbers from 1 on, a comma between numbers.
number-words = a an one, two, three, four, five, six, seven, eight, nine, ten
# Words for an hour, a day and a week, a comma between them; “h” is one of those for an hour.
time-words = h hr hrs hour hours, d day days, w wk week weeks
# A value with what there is to know of it, in menus.
value-detail = { $name }: { $detail }
# Who is asked, and what.
matter-asked = { $names }: { $question }
matter-sentence = { $question } Asked: { $names }.
# What one seat did in a row: $deeds are clauses, already listed.
told-deeds = { $seat } { $deeds }.
told-again =
    { $count ->
        [2] { $deed } twice
       *[other] { $deed } { $count } times
    }
# How many there are of what: $count of $name, as one item of a list; and if there is nothing.
bundle-item = { $count } { $name }
bundle-empty = nothing
# A section of the rulebook about components that an owner’s file lacks.
rulebook-none = This does not occur here: the file that the bot was given has nothing, or too little, for it.
value-none = none
value-anybody = somebody
value-yes = yes
value-no = no

seat-colour =
    { $seat ->
        [0] Red
        [1] Yellow
        [2] Green
        [3] Violet
       *[other] Seat { $seat }
    }
seat-symbol =
    { $seat ->
        [0] Diamond
        [1] Circle
        [2] Square
        [3] Shield
       *[other] Seat { $seat }
    }

## How often an answer given beforehand counts: a field of its form.

standing-times = How often
standing-times-description = A number; empty: until you withdraw it

## Refusals that are no game's own.

game-over = This game is over.
game-seat = There is no such seat in this game.
game-action = There is no such action in this game. Your panel shows what you can do.
game-turn = There is nothing for you to do now. The game is waiting for { $waiting }.
# $asked are sentences: who is asked, and what.
game-turn-asked = There is nothing for you to do now. Waiting for { $asked }
game-value =
    { $count ->
        [0]
            { $unlike ->
                [true] “{ $written }” is not understood here: nothing has a name like that.
               *[false] “{ $written }” is not possible here: there is nothing to choose from.
            }
       *[other]
            { $possible ->
                [true]
                    { $more ->
                        [true] “{ $written }” is not understood here. Possible, for example: { $near }.
                       *[false] “{ $written }” is not understood here. Possible: { $near }.
                    }
               *[false] “{ $written }” is not understood here. Did you mean: { $near }?
            }
    }
game-kind =
    { $more ->
        [true] “{ $written }” is { $given }. What is wanted here is { $wanted }. Possible, for example: { $near }.
       *[false] “{ $written }” is { $given }. What is wanted here is { $wanted }. Possible: { $near }.
    }
game-number =
    { $count ->
        [0] “{ $written }” is not a whole number, and no number is possible now.
       *[other] “{ $written }” is not a whole number. Possible: { $near }.
    }
game-fields = These values do not fit together. Choose from the list that opens as you type.
game-long = That is too long: at most { $most } characters are read here.
game-bundle =
    { $meant ->
        [true] “{ $written }” is not understood here. Did you mean: { $near }?
       *[false] “{ $written }” is not understood here. Possible: { $near }. For example: { $example }.
    }
game-bundle-empty = You have not named anything. For example: { $example }.
game-bundle-count = “{ $written }” is not a possible number. Possible: 1 to { $most } in all.
game-times = “{ $written }” is no number from 1 to { $most }. Leave it empty for an answer that holds until you withdraw it.
game-hours = “{ $written }” is no time that is possible here. Possible: a number of hours from 1 to { $most }, as in “3”, “3 hours” or “2 days”; empty: no limit.
