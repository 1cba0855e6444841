## Words that all games share.

# A list: $first is everything but the last, already joined by commas.
list-pair = { $first } e { $last }
# Words of questions: a look-up leaves them out where there are others ("what is a tent").
question-words = qué que qu es son èra èsser lo la los las l un una unes unas d de del dels dins en al als a per amb e o far fa fau ieu me m mon ma mos tu ton ta nos se s pòdi pòt pòdes poder deu devi cal cossí perqué quand ont qual qui quin quina quines quinas aqueste aquesta aquò çò ai as aver passa vòl dire foncciona marcha i servís doncas coma
list-either = { $first } o { $last }
# Who is asked, and what.
matter-asked = { $names } : { $question }
## How the points came about, when the game is over.

count-line = **{ $seat } { $points } :** { $parts }
count-nothing = res
# What one seat did in a row: $deeds are clauses, already listed.
told-deeds = { $seat } { $deeds }.
# How many there are of what: $count of $name, as one item of a list; and if there is nothing.
bundle-item = { $count } { $name }
bundle-empty = res
value-none = res
value-yes = òc
value-no = non

seat-colour =
    { $seat ->
        [0] Roge
        [1] Jaune
        [2] Verd
        [3] Violet
       *[other] Plaça { $seat }
    }
seat-symbol =
    { $seat ->
        [0] Losange
        [1] Cercle
        [2] Carrat
        [3] Escut
       *[other] Plaça { $seat }
    }

## Refusals that are no game's own.

game-over = Aquesta partida es acabada.
game-seat = Aquela plaça existís pas dins aquesta partida.
game-action = Aquela accion existís pas dins aqueste jòc.
game-turn = As pas res de far pel moment. En espèra : { $waiting }.
# $asked are sentences: who is asked, and what.
game-turn-asked = As pas res de far pel moment. S’espèra { $asked }
game-value = « { $written } » es pas una de las valors possiblas. Voliás dire : { $near } ?
game-number = « { $written } » es pas un nombre entièr. Possible : { $near }.
game-fields = Aquelas valors van pas ensemble. Causís dins la lista que se dobrís quand escrives.
game-bundle = « { $written } » es pas comprés aicí. Possible : { $near }. Per exemple : { $example }.
game-bundle-empty = I a pas res d’indicat. Per exemple : { $example }.
game-bundle-count = « { $written } » es pas possible coma nombre. Possible : de 1 a { $most } en tot.
