## Words that all games share.

# A list: $first is everything but the last, already joined by commas.
list-pair = { $first } and { $last }
# Words of questions: a look-up leaves them out where there are others ("what is a tent").
question-words = what what’s whats is are was be the a an of in to at for with and or do does did i me my you your we it its can could may must should will would how why when where which who whose there this that get have has happens happen mean means work works if so please tell about
list-either = { $first } or { $last }
# Who is asked, and what.
matter-asked = { $names }: { $question }
## How the points came about, when the game is over.

count-line = **{ $seat } { $points }:** { $parts }
count-nothing = nothing
# What one seat did in a row: $deeds are clauses, already listed.
told-deeds = { $seat } { $deeds }.
# How many there are of what: $count of $name, as one item of a list; and if there is nothing.
bundle-item = { $count } { $name }
bundle-empty = nothing
value-none = none
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

## Refusals that are no game's own.

game-over = This game is over.
game-seat = There is no such seat in this game.
game-action = There is no such action in this game.
game-turn = There is nothing for you to do now. The game is waiting for { $waiting }.
# $asked are sentences: who is asked, and what.
game-turn-asked = There is nothing for you to do now. Waiting for { $asked }
game-value = “{ $written }” is not one of the possible values. Did you mean: { $near }?
game-number = “{ $written }” is not a whole number. Possible: { $near }.
game-fields = These values do not fit together. Choose from the list that opens as you type.
game-bundle = “{ $written }” is not understood here. Possible: { $near }. For example: { $example }.
game-bundle-empty = Nothing is named. For example: { $example }.
game-bundle-count = “{ $written }” is not possible as a number. Possible: 1 to { $most } in all.
