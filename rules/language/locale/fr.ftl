## Words that all games share.

# A list: $first is everything but the last, already joined by commas.
list-pair = { $first } et { $last }
list-either = { $first } ou { $last }
# Words of questions, which weigh little in a look-up ("what is a tent").
question-words = que qu quoi qu’est-ce quel quelle quels quelles lequel laquelle lesquels est c ce ça ca cela sont était sera être suis es sommes êtes le la les l un une des du de d dans en au aux à pour avec et ou mais par sur chez vers faire fait fais font j je j’ai me m mon ma mes moi mien tu te ton ta tes toi t nous notre nos vous votre vos on il elle ils elles y n ne pas son sa ses leur leurs lui eux se s peut peux peuvent peut-on pouvoir puis pourrait doit dois doivent doit-on devoir faut falloir comment pourquoi quand où qui dont cette cet ces celui celle ceux ceci obtenir ai a as avoir ont avait avons passe passe-t-il signifie veut veux vouloir dire dit marche fonctionne si sert s’il plaît donc alors aussi bien très vraiment juste même encore déjà là ici quelque chose quelqu’un tout tous toute toutes chacun chacune gens personne droit permis possible possibles savoir sais voir vois mettre mets aller vais va vont arrive arriver genre truc trucs exactement normalement parce comme ni lorsque pendant oui non merci bon ben coup ok t-on t-il oblige obligé laisse laisser gros aujourd’hui hein donne enfin tiens
# Words that mean nearly the same, or are forms of one that no stemmer knows; a comma between groups.
same-meaning = ouvrier bonhomme gars type mec pion meeple figurine homme, écluse sas, vigne vignoble vin raisin, pièce argent sou monnaie fric, ville cité village, case endroit place emplacement, adversaire autre autres rival ennemi, échange échanger troc troquer troquer, mise miser pari parier, défausse défaussée usée, égalité ex-aequo pareil égal égaux, déplacer bouger avancer marcher décaler pousser déplacement, construire bâtir construit construite, gagner remporter victoire gagnant vainqueur emporte, fin finir terminer finit fini finie arrêter, début départ commencer démarrer débuter commence, pioche paquet pile, décompte compter marquer compte comptée décomptée, section bout morceau partie, chantier ouvrage, retardé retardée raté ratée échoué, renfort aide soutien, secret caché cachée cacher, coût prix coûter payer cher coûte, virtuel fantôme faux fictif imaginaire neutre bot, erreur trompé gaffe faute bêtise, défaire annuler, écrire taper saisir orthographe, dernier dernière final finale, pont aqueduc, tour manche, occupée prise pleine, refuser renoncer, relier joindre lier connecter, voisin voisine voisines côté, accord accepter, garder conserver tenir, envoyer dépenser utiliser, joueur joueurs, trois 3, deux 2, quatre 4, un 1, reste restants restant, réserve stock, limite maximum plafond max, choisir prendre, sortir quitter, entrer rentrer, montrer révéler retourner, plateau carte, piocher tirer, bloqué coincé coincée, vrai officiel inventé, numéro nombre chiffre, prendre prends prend prennent pris prise, mettre met mets mis mise, voir voit voient vu, revenir revient reviennent retour retourner, recevoir reçoit reçois reçu, construire construit construis construite, tenir tient tiennent, perdre perdu perds, choisir choisit choisi, additionner total somme, suivant suivante prochain prochaine, rien nul
# Between lists that have commas themselves.
list-groups = { $first } ; { $last }
number-words = un une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix
time-words = h heure heures, j jour jours, semaine semaines
value-detail = { $name } : { $detail }
# Who is asked, and what.
matter-asked = { $names } : { $question }
matter-sentence = { $question } À répondre : { $names }.
# What one seat did in a row: $deeds are clauses, already listed.
told-deeds = { $seat } { $deeds }.
told-again =
    { $count ->
        [2] { $deed } deux fois
       *[other] { $deed } { $count } fois
    }
# How many there are of what: $count of $name, as one item of a list; and if there is nothing.
bundle-item = { $count } { $name }
bundle-empty = rien
# A section of the rulebook about components that an owner’s file lacks.
rulebook-none = Cela n’existe pas ici : le fichier remis au bot n’a rien, ou pas assez, pour cela.
value-none = rien
value-anybody = quelqu’un
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

## How often an answer given beforehand counts: a field of its form.

standing-times = Combien de fois
standing-times-description = Un nombre ; vide : jusqu’à ce que tu la retires

## Refusals that are no game's own.

game-over = Cette partie est finie.
game-seat = Cette place n’existe pas dans cette partie.
game-action = Cette action n’existe pas dans ce jeu. Ton panneau montre ce que tu peux faire.
game-turn = Tu n’as rien à faire pour le moment. En attente : { $waiting }.
# $asked are sentences: who is asked, and what.
game-turn-asked = Tu n’as rien à faire pour le moment. On attend { $asked }
game-value =
    { $count ->
        [0]
            { $unlike ->
                [true] Le bot ne comprend pas « { $written } » ici : rien ne porte un nom semblable.
               *[false] « { $written } » n’est pas possible ici : il n’y a rien à choisir.
            }
       *[other]
            { $possible ->
                [true]
                    { $more ->
                        [true] Le bot ne comprend pas « { $written } » ici. Possible, par exemple : { $near }.
                       *[false] Le bot ne comprend pas « { $written } » ici. Possible : { $near }.
                    }
               *[false] Le bot ne comprend pas « { $written } » ici. Voulais-tu dire : { $near } ?
            }
    }
game-kind =
    { $more ->
        [true] « { $written } » est { $given }. Ici, il faut { $wanted }. Possible, par exemple : { $near }.
       *[false] « { $written } » est { $given }. Ici, il faut { $wanted }. Possible : { $near }.
    }
game-number =
    { $count ->
        [0] « { $written } » n’est pas un nombre entier, et aucun nombre n’est possible en ce moment.
       *[other] « { $written } » n’est pas un nombre entier. Possible : { $near }.
    }
game-fields = Ces valeurs ne vont pas ensemble. Choisis dans la liste qui s’ouvre pendant que tu écris.
game-long = C’est trop long : ici, { $most } caractères sont lus au plus.
game-bundle =
    { $meant ->
        [true] Le bot ne comprend pas « { $written } » ici. Voulais-tu dire : { $near } ?
       *[false] Le bot ne comprend pas « { $written } » ici. Possible : { $near }. Par exemple : { $example }.
    }
game-bundle-empty = Tu n’as rien indiqué. Par exemple : { $example }.
game-bundle-count = « { $written } » n’est pas un nombre possible ici. Possible : de 1 à { $most } en tout.
game-times = « { $written } » n’est pas un nombre de 1 à { $most }. Laisse le champ vide pour une réponse valable jusqu’à ce que tu la retires.
game-hours = « { $written } » n’est pas une durée possible ici. Possible : un nombre d’heures de 1 à { $most }, comme « 3 », « 3 heures » ou « 2 jours » ; vide : sans limite.
