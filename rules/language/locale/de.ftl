## Words that all games share.

# A list: $first is everything but the last, already joined by commas.
list-pair = { $first } und { $last }
# Words of questions: a look-up leaves them out where there are others ("what is a tent").
question-words = was ist sind war sein der die das den dem des ein eine einen einem einer eines von in im zu zum zur am an auf für mit und oder bei tun macht mache machen tut ich mich mir mein meine du dir dein wir es er kann kannst können darf dürfen muss soll will wird werden wie warum wieso wann wo welche welcher welches wer wem wessen hier dort dies diese dieser bekomme bekommt habe hat passiert heißt bedeutet funktioniert geht wenn bitte über man eigentlich denn
list-either = { $first } oder { $last }
# Who is asked, and what.
matter-asked = { $names }: { $question }
## How the points came about, when the game is over.

count-line = **{ $seat } { $points }:** { $parts }
count-nothing = nichts
# What one seat did in a row: $deeds are clauses, already listed.
told-deeds = { $seat } { $deeds }.
# How many there are of what: $count of $name, as one item of a list; and if there is nothing.
bundle-item = { $count } { $name }
bundle-empty = nichts
value-none = nichts
value-yes = ja
value-no = nein

seat-colour =
    { $seat ->
        [0] Rot
        [1] Gelb
        [2] Grün
        [3] Violett
       *[other] Platz { $seat }
    }
seat-symbol =
    { $seat ->
        [0] Raute
        [1] Kreis
        [2] Quadrat
        [3] Schild
       *[other] Platz { $seat }
    }

## Refusals that are no game's own.

game-over = Diese Partie ist zu Ende.
game-seat = Diesen Platz gibt es in dieser Partie nicht.
game-action = Diese Aktion gibt es in diesem Spiel nicht.
game-turn = Du hast gerade nichts zu tun. Die Partie wartet auf: { $waiting }.
# $asked are sentences: who is asked, and what.
game-turn-asked = Du hast gerade nichts zu tun. Gewartet wird auf { $asked }
game-value = „{ $written }“ gehört nicht zu den möglichen Werten. Meintest du: { $near }?
game-number = „{ $written }“ ist keine ganze Zahl. Möglich: { $near }.
game-fields = Diese Werte passen nicht zusammen. Wähle aus der Liste, die sich beim Tippen öffnet.
game-bundle = „{ $written }“ ist hier nicht verständlich. Möglich: { $near }. Zum Beispiel: { $example }.
game-bundle-empty = Es ist nichts genannt. Zum Beispiel: { $example }.
game-bundle-count = „{ $written }“ ist als Anzahl nicht möglich. Möglich: 1 bis { $most } insgesamt.
