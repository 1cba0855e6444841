## Words that all games share.

# A list: $first is everything but the last, already joined by commas.
list-pair = { $first } et { $last }
# Words of questions: a look-up leaves them out where there are others ("what is a tent").
question-words = que qu quoi qu’est-ce quel quelle quels quelles est c ce sont était être le la les l un une des du de d dans en au aux à pour avec et ou faire fait fais je j me m mon ma mes tu ton ta tes nous on il elle y t s se peut peux puis pouvoir doit dois faut comment pourquoi quand où qui cette ces ceci obtenir ai a avoir passe signifie veut dire marche fonctionne si sert s’il te plaît donc
list-either = { $first } ou { $last }
# Who is asked, and what.
matter-asked = { $names } : { $question }
## How the points came about, when the game is over.

count-line = **{ $seat } { $points } :** { $parts }
count-nothing = rien
# What one seat did in a row: $deeds are clauses, already listed.
told-deeds = { $seat } { $deeds }.
# How many there are of what: $count of $name, as one item of a list; and if there is nothing.
bundle-item = { $count } { $name }
bundle-empty = rien
value-none = rien
value-yes = oui
value-no = non

seat-colour =
    { $seat ->
        [0] Rouge
        [1] Jaune
        [2] Vert
        [3] Violet
       *[other] Place { $seat }
    }
seat-symbol =
    { $seat ->
        [0] Losange
        [1] Cercle
        [2] Carré
        [3] Bouclier
       *[other] Place { $seat }
    }

## Refusals that are no game's own.

game-over = Cette partie est finie.
game-seat = Cette place n’existe pas dans cette partie.
game-action = Cette action n’existe pas dans ce jeu.
game-turn = Tu n’as rien à faire pour le moment. En attente : { $waiting }.
# $asked are sentences: who is asked, and what.
game-turn-asked = Tu n’as rien à faire pour le moment. On attend { $asked }
game-value = « { $written } » ne fait pas partie des valeurs possibles. Voulais-tu dire : { $near } ?
game-number = « { $written } » n’est pas un nombre entier. Possible : { $near }.
game-fields = Ces valeurs ne vont pas ensemble. Choisis dans la liste qui s’ouvre pendant que tu écris.
game-bundle = « { $written } » n’est pas compris ici. Possible : { $near }. Par exemple : { $example }.
game-bundle-empty = Rien n’est indiqué. Par exemple : { $example }.
game-bundle-count = « { $written } » n’est pas possible comme nombre. Possible : de 1 à { $most } en tout.
