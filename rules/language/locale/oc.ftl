## Words that all games share.

# A list: $first is everything but the last, already joined by commas.
list-pair = { $first } e { $last }
list-either = { $first } o { $last }
# Words of questions, which weigh little in a look-up ("what is a tent").
question-words = qué que qu quina quin quins quinas es son èra èran serà èsser soi sèm sètz siás siá lo la los las l li un una unes unas uns d de del dels da dins en al als a per pel pels amb e o mas sus sul suls cap vèrs far fau fa fan fach fai ieu me m mon ma mos mieu tu te ton ta tos tas tieu nos nòstre nòstra nòstres vos vòstre el ela eles elas i n ne pas sa sos sas lor lors se s pòdi pòt pòdes pòdon podèm podètz poder poiriá deu devi devon devèm dever cal caldrà cossí perqué quand quora ont qual quals qui aqueste aquesta aquestes aquel aquela aqueles aquelas aquò aiçò çò ai as avètz avèm an aver aviá passa vòl vòli vòlon voler dire ditz foncciona marcha servís servisson doncas coma plan fòrça vertadièrament just encara ja aquí ara quicòm qualqu’un tot tota totes totas cadun gents monde drech permés possible possibla saber sabi sap veire vesi vei veson metre meti mes anar vau va van arriba arribar exactament perque ni mentre òc non mercé alara tanben nimai pus vai daissa daissar uèi donc alavetz bon va’n
# Words that mean nearly the same, or are forms of one that no stemmer knows; a comma between groups.
same-meaning = obrièr òme tipe bonòme figura peon personatge, enclusa enclusas, vinha vin vinhal rasim vinhas, pèça argent sòu moneda, ciutat vila vilatge, casa endrech plaça luòc, adversari autre autres enemic, escambi escambiar tròc trocar, escomesa escometre mesa aposta, descart descartar usada, egalitat parièr egal parièrs, desplaçar bolegar avançar caminar butar desplaçament moure, bastir construire bastit bastida, ganhar victòria ganhaire ganhat, fin acabar acabat acabada s’acaba finir, debuta començar començament entamenar comença, tiradissa pila paquet, descompte comptar marcar compta comptada descomptada, seccion tròç part partida bocin, chantièr òbra, retardat retardada mancat, renfòrç ajuda sosten, secret amagat amagada, còst prètz pagar car còsta costar, virtual fals fantauma neutre imaginari, error enganat deca bestiesa, desfar anullar, escriure picar ortografia, darrièr darrièra final finala, pont aqüaducte, torn ronda, ocupada presa plena, refusar renonciar, ligar jónher religar, vesin vesina costat, acòrdi acceptar, gardar conservar estalviar, mandar despensar enviar, jogaire jogaires, tres 3, dos doas 2, quatre 4, un 1, demòra rèsta, sèrva estòc, limit maximum max, causir prene tirar, sortir quitar, dintrar entrar, mostrar revelar virar, platèu mapa, encalat blocat, vertadièr oficial inventat, numèro nombre chifra, prene pren preni prenon pres presa, metre met meti mes mesa, veire vei vist, tornar tòrna tornan retorn, recebre recep recebi recebut, pèrdre perdut, causir causís causit, apondre soma total, seguent seguenta que-ven, emplegar emplegat emplegada utilizar utilizada servir, marcar marqui marca, daissar quitar
# Between lists that have commas themselves.
list-groups = { $first } ; { $last }
number-words = un una, dos doas, tres, quatre, cinc, sièis, sèt, uèch, nòu, dètz
time-words = h ora oras, j jorn jorns, setmana setmanas
value-detail = { $name } : { $detail }
# Who is asked, and what.
matter-asked = { $names } : { $question }
matter-sentence = { $question } De respondre : { $names }.
# What one seat did in a row: $deeds are clauses, already listed.
told-deeds = { $seat } { $deeds }.
told-again =
    { $count ->
        [2] { $deed } dos còps
       *[other] { $deed } { $count } còps
    }
# How many there are of what: $count of $name, as one item of a list; and if there is nothing.
bundle-item = { $count } { $name }
bundle-empty = res
# A section of the rulebook about components that an owner’s file lacks.
rulebook-none = Aquò se pòt pas trapar aicí : lo fichièr balhat al bòt a pas res, o pas pro, per aquò.
value-none = res
value-anybody = qualqu’un
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

## How often an answer given beforehand counts: a field of its form.

standing-times = Quant de còps
standing-times-description = Un nombre ; void : fins que la retires

## Refusals that are no game's own.

game-over = Aquesta partida es acabada.
game-seat = Aquela plaça existís pas dins aquesta partida.
game-action = Aquela accion existís pas dins aqueste jòc. Ton panèl mòstra çò que pòdes far.
game-turn = As pas res de far pel moment. En espèra : { $waiting }.
# $asked are sentences: who is asked, and what.
game-turn-asked = As pas res de far pel moment. Esperam { $asked }
game-value =
    { $count ->
        [0]
            { $unlike ->
                [true] Lo bòt compren pas « { $written } » aicí : res pòrta pas un nom semblable.
               *[false] « { $written } » es pas possible aicí : i a pas res de causir.
            }
       *[other]
            { $possible ->
                [true]
                    { $more ->
                        [true] Lo bòt compren pas « { $written } » aicí. Possible, per exemple : { $near }.
                       *[false] Lo bòt compren pas « { $written } » aicí. Possible : { $near }.
                    }
               *[false] Lo bòt compren pas « { $written } » aicí. Voliás dire : { $near } ?
            }
    }
game-kind =
    { $more ->
        [true] « { $written } » es { $given }. Aicí cal { $wanted }. Possible, per exemple : { $near }.
       *[false] « { $written } » es { $given }. Aicí cal { $wanted }. Possible : { $near }.
    }
game-number =
    { $count ->
        [0] « { $written } » es pas un nombre entièr, e cap de nombre es pas possible ara.
       *[other] « { $written } » es pas un nombre entièr. Possible : { $near }.
    }
game-fields = Aquelas valors van pas ensems. Causís dins la lista que se dobrís quand escrives.
game-long = Es tròp long : aicí se legisson al mai { $most } caractèrs.
game-bundle =
    { $meant ->
        [true] Lo bòt compren pas « { $written } » aicí. Voliás dire : { $near } ?
       *[false] Lo bòt compren pas « { $written } » aicí. Possible : { $near }. Per exemple : { $example }.
    }
game-bundle-empty = As pas res indicat. Per exemple : { $example }.
game-bundle-count = « { $written } » es pas possible coma nombre. Possible : de 1 a { $most } en tot.
game-times = « { $written } » es pas un nombre de 1 a { $most }. Daissa lo camp void per una responsa que val fins que la retires.
game-hours = « { $written } » es pas una durada possibla aicí. Possible : un nombre d’oras de 1 a { $most }, coma « 3 », « 3 oras » o « 2 jorns » ; void : sens limit.
