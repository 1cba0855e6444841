## The game.

title = Arriala: Canal de Garonne
command = arriala
summary = Den Garonne-Kanal bauen: Arbeiter, Schleusen und Weingüter, für 2 bis 4 Personen.
about = Alle bauen am Garonne-Kanal, miteinander und gegeneinander, und dürfen jeden Arbeiter auf dem Kanal bewegen. Steht auf jedem Feld eines Abschnitts ein Arbeiter, bekommt die Farbe mit den meisten Arbeitern darin die Punkte. Schleusen machen aus langen Abschnitten kurze.

## What things are called.

space = { $number }
worker = { $owner } { $number }
cost = { $points } AP
cost-space = { $points } AP je Feld
virtual-colour = { seat-colour } (virtueller Spieler)

name-grisolles = Grisolles
name-montech = Montech
name-castelsarrasin = Castelsarrasin
name-moissac = Moissac
name-malause = Malause
name-valence_d_agen = Valence d’Agen

name-frontonnais = Frontonnais
name-chasselas = Chasselas
name-brulhois = Brulhois

name-reservoir = Wasserspeicher
name-weir = Wehr
name-mill = Wassermühle
name-dam = Staudamm

name-slope = Schiffshebewerk von Montech
name-cacor = Kanalbrücke von Cacor

# What the rulebook says is left out with fewer players.
without-vineyard = das Weingut { $name }
without-stretch = die Strecke { $first }–{ $last }
without-river-work = das blaue Feld „{ $name }“

# What the rulebook says there are points for beside sections, as a list.
points-for-locks = für Schleusen
points-for-river-works = für Flussbauwerke
points-for-master-works = für Meisterbauwerke
points-for-vineyards = am Ende für die Weingüter
# How many pieces the rulebook says lie beside the board.
beside-locks =
    { $count ->
        [one] { $count } Schleuse
       *[other] { $count } Schleusen
    }
beside-master-works =
    { $count ->
        [one] { $count } Meisterbauwerk
       *[other] { $count } Meisterbauwerke
    }

card-move = Bewegung bis { $spaces }
card-anywhere = Beliebiges Kanalfeld
card-lock = Schleuse
card-master_work = Meisterbauwerk
card-to_vineyard_own = Eigener Arbeiter zum Weingut
card-to_vineyard_any = Beliebiger Arbeiter zum Weingut
card-to_canal_own = Eigener Arbeiter zum Kanal
card-to_canal_any = Beliebiger Arbeiter zum Kanal
# A card in a list of cards.
card-quoted = „{ $card }“

## What a seat is asked.

status-over = Die Partie ist zu Ende.
status-waiting = Runde { $round }: Du bist nicht am Zug.
status-watching = Runde { $round }.
status-answer = Bist du einverstanden, die Partie jetzt zu beenden?
status-proposed = Du schlägst vor, die Partie zu beenden. Warte auf die Antworten, oder zieh den Vorschlag zurück.
status-agreed = Du bist einverstanden, die Partie zu beenden. Noch haben nicht alle geantwortet.
status-turn =
    { $points ->
        [0] Runde { $round }, du bist am Zug: keine Aktionspunkte mehr, beende deinen Zug.
        [one] Runde { $round }, du bist am Zug: noch 1 Aktionspunkt.
       *[other] Runde { $round }, du bist am Zug: noch { $points } Aktionspunkte.
    }

# Was gefragt wird, nach den Namen und einem Doppelpunkt.
matter-turn = am Zug in Runde { $round }.
matter-end = Die Partie jetzt beenden, wie { $proposer } es vorschlägt?
choice-answer =
    { $agree-value ->
        [true] Partie beenden
       *[other] Weiterspielen
    }

## Was durch eine Aktion verloren ginge, vorher gefragt.

lost-points =
    { $points ->
        [one] Du hast noch 1 Aktionspunkt. Er verfällt, wenn du deinen Zug jetzt beendest.
       *[other] Du hast noch { $points } Aktionspunkte. Sie verfallen, wenn du deinen Zug jetzt beendest.
    }

## Commands and their fields.

command-move = bewegen
command-move-description = 1 AP je Feld: einen beliebigen Arbeiter den Kanal entlang bewegen
command-move-label = Arbeiter bewegen
command-move-worker = arbeiter
command-move-worker-description = Ein beliebiger Arbeiter auf dem Kanal
command-move-to = nach
command-move-to-description = Wohin der Arbeiter geht: ein freies Feld oder eine Stadt in Reichweite

command-place = setzen
command-place-description = 3 AP: einen neuen Arbeiter auf den Kanal setzen
command-place-label = Arbeiter setzen
command-place-to = wohin
command-place-to-description = Wohin der neue Arbeiter kommt: ein beliebiges freies Feld oder eine Stadt

command-river = flussbauwerk
command-river-description = 3 AP: mit einem eigenen Arbeiter ein Flussbauwerk bauen; er bleibt dort
command-river-label = Flussbauwerk bauen
command-river-worker = arbeiter
command-river-worker-description = Ein eigener Arbeiter auf dem Kanal
command-river-work = bauwerk
command-river-work-description = Ein Flussbauwerk, das noch nicht gebaut ist

command-vine = weingut
command-vine-description = 2 AP: einen eigenen Arbeiter vom Kanal zu einem Weingut bewegen
command-vine-label = Zum Weingut
command-vine-worker = arbeiter
command-vine-worker-description = Ein eigener Arbeiter auf dem Kanal
command-vine-vineyard = weingut
command-vine-vineyard-description = Ein Weingut mit freiem Platz

command-unvine = zum-kanal
command-unvine-description = 4 AP: einen eigenen Arbeiter vom Weingut zum Kanal bewegen
command-unvine-label = Zurück zum Kanal
command-unvine-worker = arbeiter
command-unvine-worker-description = Ein eigener Arbeiter auf einem Weingut
command-unvine-to = wohin
command-unvine-to-description = Wohin der Arbeiter kommt: ein beliebiges freies Feld oder eine Stadt

command-lock = schleuse
command-lock-description = 4 AP: eine Schleuse bauen
command-lock-label = Schleuse bauen
command-lock-at = feld
command-lock-at-description = Ein freies Feld eines noch nicht ausgezählten Abschnitts, im Rahmen der Höchstzahl an Schleusen

command-draw = ziehen
command-draw-description = 2 AP: eine Karte ziehen
command-draw-label = Karte ziehen

command-card = karte
command-card-description = 1 AP: eine Karte spielen

command-card-move = bewegen
command-card-move-description = 1 AP: eine Bewegungskarte spielen; jedes Feld über ihre Zahl hinaus kostet 1 AP mehr
command-card-move-label = Bewegungskarte spielen
command-card-move-card = karte
command-card-move-card-description = Eine Bewegungskarte aus deiner Hand
command-card-move-worker = arbeiter
command-card-move-worker-description = Ein beliebiger Arbeiter auf dem Kanal
command-card-move-to = nach
command-card-move-to-description = Wohin der Arbeiter geht: ein freies Feld oder eine Stadt in Reichweite

command-card-anywhere = beliebiges-feld
command-card-anywhere-description = 1 AP: per Karte einen eigenen Arbeiter vom Kanal auf ein freies Feld oder in eine Stadt bewegen
command-card-anywhere-label = Karte: beliebiges Kanalfeld
command-card-anywhere-worker = arbeiter
command-card-anywhere-worker-description = Ein eigener Arbeiter auf dem Kanal
command-card-anywhere-to = wohin
command-card-anywhere-to-description = Wohin der Arbeiter kommt: ein beliebiges freies Feld oder eine Stadt

command-card-lock = schleuse
command-card-lock-description = 1 AP: mit einer Karte eine Schleuse bauen
command-card-lock-label = Schleusenkarte spielen
command-card-lock-at = feld
command-card-lock-at-description = Ein freies Feld eines noch nicht ausgezählten Abschnitts, im Rahmen der Höchstzahl an Schleusen

command-card-master-work = meisterbauwerk
command-card-master-work-description = 1 AP: mit einer Karte ein Meisterbauwerk bauen, wenn niemand weniger Punkte hat
command-card-master-work-label = Meisterbauwerk-Karte spielen
command-card-master-work-work = bauwerk
command-card-master-work-work-description = Das Meisterbauwerk, das du baust

command-card-to-vineyard = zum-weingut
command-card-to-vineyard-description = 1 AP: mit einer Karte einen Arbeiter vom Kanal zu einem Weingut bewegen
command-card-to-vineyard-label = Karte: zum Weingut
command-card-to-vineyard-card = karte
command-card-to-vineyard-card-description = Die Karte für einen eigenen Arbeiter oder die für einen beliebigen
command-card-to-vineyard-worker = arbeiter
command-card-to-vineyard-worker-description = Ein Arbeiter auf dem Kanal
command-card-to-vineyard-vineyard = weingut
command-card-to-vineyard-vineyard-description = Ein Weingut mit freiem Platz

command-card-to-canal = zum-kanal
command-card-to-canal-description = 1 AP: mit einer Karte einen Arbeiter vom Weingut zum Kanal bewegen
command-card-to-canal-label = Karte: zum Kanal
command-card-to-canal-card = karte
command-card-to-canal-card-description = Die Karte für einen eigenen Arbeiter oder die für einen beliebigen
command-card-to-canal-worker = arbeiter
command-card-to-canal-worker-description = Ein Arbeiter auf einem Weingut
command-card-to-canal-to = wohin
command-card-to-canal-to-description = Wohin der Arbeiter kommt: ein beliebiges freies Feld oder eine Stadt

command-end = ende
command-end-description = Deinen Zug beenden; übrige Aktionspunkte verfallen
command-end-label = Zug beenden

command-propose = ende-vorschlagen
command-propose-description = Alle anderen fragen, ob die Partie jetzt enden soll; einmal je Zug
command-propose-label = Ende vorschlagen

command-answer = vorschlag-beantworten
command-answer-description = Sagen, ob du einverstanden bist, die Partie jetzt zu beenden
command-answer-label = Antworten
command-answer-agree = einverstanden
command-answer-agree-description = Ja beendet die Partie, wenn alle zustimmen; Nein lässt sie weitergehen

command-withdraw = vorschlag-zurückziehen
command-withdraw-description = Deinen Vorschlag zurückziehen, die Partie zu beenden
command-withdraw-label = Vorschlag zurückziehen

## Actions, before they are done.

action-move = { $worker } bis { $to } bewegen
action-place = Neuen Arbeiter auf den Kanal setzen ({ $to })
action-river = Flussbauwerk „{ $work }“ mit { $worker } bauen
action-vine = { $worker } zum Weingut { $vineyard } bewegen
action-unvine = { $worker } vom Weingut zum Kanal bewegen ({ $to })
action-lock = Schleuse auf { $at } bauen
action-draw = Karte ziehen
action-card_move = „{ $card }“ spielen: { $worker } bis { $to }
action-card_anywhere = „{ card-anywhere }“ spielen: { $worker } → { $to }
action-card_lock = „{ card-lock }“ spielen: Schleuse auf { $at }
action-card_master_work = „{ card-master_work }“ spielen: { $work }
action-card_to_vineyard = „{ $card }“ spielen: { $worker } → { $vineyard }
action-card_to_canal = „{ $card }“ spielen: { $worker } → { $to }
action-end = Zug beenden
action-propose = Vorschlagen, die Partie zu beenden
action-answer =
    { $agree-value ->
        [true] Dem Ende der Partie zustimmen
       *[other] Die Partie weitergehen lassen
    }
action-withdraw = Den Vorschlag zurückziehen, die Partie zu beenden
## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### Das Ziel
    Wer die meisten Punkte hat, gewinnt. Der Kanal führt von Stadt zu Stadt; die Felder zwischen zwei benachbarten Grenzen, also Städten oder Schleusen, sind ein **Abschnitt**. Ein Abschnitt ist vollendet und wird ausgezählt, sobald auf jedem seiner Felder ein Arbeiter steht: Die Farbe mit den meisten Arbeitern darin bekommt seine Punkte.
    Für dich zählen nur Arbeiter deiner Farbe. Bewegen darfst du aber jeden Arbeiter auf dem Kanal, und die anderen dürfen es auch.
    Im Bild ist der Abschnitt 20–23 vollendet. Zwei seiner vier Arbeiter sind rot, mehr als von jeder anderen Farbe: +{ $board-score-points-4 } für Rot.
learn-turn =
    ### Ein Zug
    { $board-turn-action-points ->
        [one] Du hast { $board-turn-action-points } AP (Aktionspunkt) in jedem Zug und gibst ihn aus, wie du willst:
       *[other] Du hast { $board-turn-action-points } AP (Aktionspunkte) in jedem Zug und gibst sie aus, wie du willst:
    }
    - { $board-cost-step } AP: einen beliebigen Arbeiter um 1 Feld bewegen, auch einen fremden
    - { $board-cost-worker } AP: einen neuen Arbeiter setzen
    - { $board-cost-lock } AP: eine Schleuse bauen
    - { $board-cost-draw } AP: eine Karte ziehen, { $board-cost-card } AP: eine ausspielen
    - { $board-cost-river-work } AP: mit einem eigenen Arbeiter ein Flussbauwerk bauen (+{ $board-score-river-work }), { $board-cost-to-vineyard } AP: einen eigenen Arbeiter zum Weingut schicken

    Im Bild hat Rot einen Arbeiter auf 13 gesetzt und einen gelben um zwei Felder bewegt.
learn-counting =
    ### Ein Abschnitt ist vollendet
    Im Bild hat Grün gerade das letzte von fünf Feldern besetzt. In diesem Abschnitt stehen nun zwei rote, zwei gelbe und ein grüner Arbeiter. Gleichstand an der Spitze bringt nichts, also bekommt die nächste Farbe alles: +{ $board-score-points-5 } für Grün.
    Viele Arbeiter zu haben genügt also nicht: Wer an der Spitze gleichauf liegt, geht leer aus.
learn-lock =
    ### Schleusen
    Eine Schleuse kommt auf ein freies Feld, bringt sofort { $board-score-lock ->
        [one] { $board-score-lock } Punkt
       *[other] { $board-score-lock } Punkte
    } und macht aus einem Abschnitt zwei; neben einer anderen Grenze verkürzt sie ihn nur. Im Bild lässt die Schleuse auf 32 die Abschnitte 30–31 und 33 übrig. Beide sind damit vollendet und werden sofort ausgezählt.
    Ein ausgezählter Abschnitt ist für immer geschlossen. Seine Arbeiter dürfen weiterhin bewegt werden.
learn-end =
    ### Das Ende
    Sind alle Abschnitte geschlossen, werden die Weingüter ausgezählt: Wer auf einem die meisten Arbeiter hat, bekommt so viele Punkte, wie es Plätze hat. Wer die meisten Punkte hat, gewinnt; liegen mehrere gleichauf, gewinnt von ihnen, wer die meisten Arbeiter auf dem Kanal hat.
    Mehr musst du für den Anfang nicht wissen: Bei jeder Wahl zeigt dein Bedienfeld, was möglich ist und was es kostet.
## How the points came about, when the game is over.

count-sections =
    { $count ->
        [one] { $points } für { $count } Abschnitt
       *[other] { $points } für { $count } Abschnitte
    }
count-locks = { $points } für Schleusen
count-river-works = { $points } für Flussbauwerke
count-master-works = { $points } für Meisterbauwerke
count-vineyards = { $points } für Weingüter

## Worauf Pläne warten, als Nebensätze nach „wenn“. Was offen bleibt, hat den Wert „open“.

await-moved =
    { $to-value ->
        [open] { $seat } irgendwohin auf dem Kanal einen Arbeiter bringt
       *[other] { $seat } einen Arbeiter auf den Kanal bringt ({ $to })
    }
await-went_to_vineyard =
    { $vineyard-value ->
        [open] { $seat } einen Arbeiter zu einem Weingut schickt
       *[other] { $seat } einen Arbeiter zum Weingut { $vineyard } schickt
    }
await-river_work_built =
    { $work-value ->
        [open] { $seat } ein Flussbauwerk baut
       *[other] { $seat } das Flussbauwerk „{ $work }“ baut
    }
await-lock_built =
    { $at-value ->
        [open] { $seat } eine Schleuse baut
       *[other] { $seat } eine Schleuse auf { $at } baut
    }
await-master_work_built =
    { $work-value ->
        [open] { $seat } ein Meisterbauwerk baut
       *[other] { $seat } das Meisterbauwerk „{ $work }“ baut
    }
await-section_counted =
    { $first-value ->
        [open] { $by } einen Abschnitt schließt
       *[other] { $by } den Abschnitt schließt, der mit { $first } beginnt
    }

## What happened.

event-moved =
    { $steps ->
        [one] { $seat } bewegt { $worker } um { $steps } Feld bis { $to }.
       *[other] { $seat } bewegt { $worker } um { $steps } Felder bis { $to }.
    }
event-jumped = { $seat } bewegt { $worker }: { $start } → { $to }.
event-placed = { $seat } setzt { $worker } auf den Kanal ({ $to }).
event-went_to_vineyard = { $seat } bewegt { $worker } von { $start } zum Weingut { $vineyard }.
event-left_vineyard = { $seat } bewegt { $worker } vom Weingut { $vineyard } zum Kanal ({ $to }).
event-river_work_built = { $seat } baut mit { $worker } das Flussbauwerk „{ $work }“ (+{ $points }).
event-lock_built = { $seat } baut eine Schleuse auf { $at } (+{ $points }).
event-master_work_built = { $seat } baut das Meisterbauwerk „{ $work }“ (+{ $points }).
event-card_played = { $seat } spielt „{ $card }“.
event-reshuffled =
    { $cards ->
        [one] Der Nachziehstapel ist leer: Die einzige Karte vom Ablagestapel wird zum neuen Nachziehstapel.
       *[other] Der Nachziehstapel ist leer: { $cards } Karten vom Ablagestapel werden zu einem neuen Nachziehstapel gemischt.
    }
event-drew = { $seat } zieht eine Karte.
event-drew_card = { $seat } zieht „{ $card }“.
event-section_counted =
    { $spaces ->
        [one]
            { $winner-value ->
                [none] Abschnitt { $first } ist vollendet: Gleichstand, niemand bekommt Punkte.
               *[other]
                    { $points ->
                        [one] Abschnitt { $first } ist vollendet: { $points } Punkt für { $winner }.
                       *[other] Abschnitt { $first } ist vollendet: { $points } Punkte für { $winner }.
                    }
            }
       *[other]
            { $winner-value ->
                [none]
                    { $tied-count ->
                        [0] Abschnitt { $first }–{ $last } ist vollendet: Gleichstand, niemand bekommt Punkte.
                       *[other] Abschnitt { $first }–{ $last } ist vollendet. Niemand bekommt Punkte: Gleichstand an der Spitze ({ $tied }), und dahinter liegt niemand allein.
                    }
               *[other]
                    { $tied-count ->
                        [0]
                            { $points ->
                                [one] Abschnitt { $first }–{ $last } ist vollendet: { $points } Punkt für { $winner }.
                               *[other] Abschnitt { $first }–{ $last } ist vollendet: { $points } Punkte für { $winner }.
                            }
                       *[other] Abschnitt { $first }–{ $last } ist vollendet: { $points } Punkte für { $winner }, allein hinter dem Gleichstand an der Spitze ({ $tied }).
                    }
            }
    }
event-turn_ended =
    { $passed-value ->
        [true] { $seat } passt.
       *[other]
            { $unused ->
                [0] { $seat } beendet den Zug.
               *[other] { $seat } beendet den Zug und lässt { $unused } AP übrig.
            }
    }
event-end_proposed = { $seat } schlägt vor, die Partie zu beenden.
event-end_answered =
    { $agree-value ->
        [true] { $seat } ist einverstanden.
       *[other] { $seat } ist nicht einverstanden.
    }
event-end_dropped = Die Partie geht weiter; am Zug bleibt { $proposer }.
event-proposal_withdrawn = { $seat } zieht den Vorschlag zurück. Die Partie geht weiter.
event-vineyard_counted =
    { $workers ->
        [0] Weingut { $vineyard }: leer, niemand bekommt Punkte.
       *[other]
            { $winner-value ->
                [none] Weingut { $vineyard }: Gleichstand, niemand bekommt Punkte.
               *[other]
                    { $points ->
                        [one] Weingut { $vineyard }: { $points } Punkt für { $winner }.
                       *[other] Weingut { $vineyard }: { $points } Punkte für { $winner }.
                    }
            }
    }
event-game_ended =
    { $winners-count ->
        [0]
            { $points ->
                [one] Die Partie ist zu Ende. Keine Farbe liegt vor dem virtuellen Spieler, der { $points } Punkt hat: Niemand gewinnt.
               *[other] Die Partie ist zu Ende. Keine Farbe liegt vor dem virtuellen Spieler, der { $points } Punkte hat: Niemand gewinnt.
            }
        [one]
            { $tied-value ->
                [true]
                    { $points ->
                        [one] Die Partie ist zu Ende. Bei Gleichstand mit je { $points } Punkt hat { $winners } die meisten Arbeiter auf dem Kanal und gewinnt.
                       *[other] Die Partie ist zu Ende. Bei Gleichstand mit je { $points } Punkten hat { $winners } die meisten Arbeiter auf dem Kanal und gewinnt.
                    }
               *[false]
                    { $points ->
                        [one] Die Partie ist zu Ende. { $winners } gewinnt mit { $points } Punkt.
                       *[other] Die Partie ist zu Ende. { $winners } gewinnt mit { $points } Punkten.
                    }
            }
       *[other]
            { $tied-value ->
                [true]
                    { $points ->
                        [one] Die Partie ist zu Ende. Bei Gleichstand mit je { $points } Punkt haben { $winners } gleichauf die meisten Arbeiter auf dem Kanal und teilen sich den Sieg.
                       *[other] Die Partie ist zu Ende. Bei Gleichstand mit je { $points } Punkten haben { $winners } gleichauf die meisten Arbeiter auf dem Kanal und teilen sich den Sieg.
                    }
               *[false]
                    { $points ->
                        [one] Die Partie ist zu Ende. { $winners } teilen sich den Sieg mit je { $points } Punkt.
                       *[other] Die Partie ist zu Ende. { $winners } teilen sich den Sieg mit je { $points } Punkten.
                    }
            }
    }

## The same without who did it, for turns told in one sentence.

clause-moved =
    { $steps ->
        [one] bewegt { $worker } um { $steps } Feld bis { $to }
       *[other] bewegt { $worker } um { $steps } Felder bis { $to }
    }
clause-jumped = bewegt { $worker }: { $start } → { $to }
clause-placed = setzt { $worker } auf den Kanal ({ $to })
clause-went_to_vineyard = bewegt { $worker } von { $start } zum Weingut { $vineyard }
clause-left_vineyard = bewegt { $worker } vom Weingut { $vineyard } zum Kanal ({ $to })
clause-river_work_built = baut mit { $worker } das Flussbauwerk „{ $work }“ (+{ $points })
clause-lock_built = baut eine Schleuse auf { $at } (+{ $points })
clause-master_work_built = baut das Meisterbauwerk „{ $work }“ (+{ $points })
clause-card_played = spielt „{ $card }“
clause-drew = zieht eine Karte
clause-drew_card = zieht „{ $card }“
clause-section_counted =
    { $spaces ->
        [one]
            { $winner-value ->
                [none] schließt Abschnitt { $first } (Gleichstand, niemand bekommt Punkte)
               *[other]
                    { $winner-acts ->
                        [true] schließt Abschnitt { $first } (+{ $points })
                       *[other] schließt Abschnitt { $first } (+{ $points } für { $winner })
                    }
            }
       *[other]
            { $winner-value ->
                [none] schließt Abschnitt { $first }–{ $last } (Gleichstand, niemand bekommt Punkte)
               *[other]
                    { $tied-count ->
                        [0]
                            { $winner-acts ->
                                [true] schließt Abschnitt { $first }–{ $last } (+{ $points })
                               *[other] schließt Abschnitt { $first }–{ $last } (+{ $points } für { $winner })
                            }
                       *[other]
                            { $winner-acts ->
                                [true] schließt Abschnitt { $first }–{ $last } (+{ $points }, hinter einem Gleichstand)
                               *[other] schließt Abschnitt { $first }–{ $last } (+{ $points } für { $winner }, hinter einem Gleichstand)
                            }
                    }
            }
    }
clause-turn_ended =
    { $passed-value ->
        [true] passt
       *[other]
            { $unused ->
                [0] { "" }
               *[other] lässt { $unused } AP übrig
            }
    }

## Why something is refused.

arriala-unknown-place = Diesen Ort gibt es in dieser Partie nicht. Der Kanal reicht von { $first } bis { $last }.
arriala-unknown-worker = Diesen Arbeiter gibt es in dieser Partie nicht. Farben: { $colours }; Nummern: 1 bis { $highest }.
arriala-unknown-vineyard =
    { $count ->
        [0] In dieser Partie gibt es kein Weingut.
       *[other] Dieses Weingut gehört nicht zu dieser Partie. Zu ihr gehören: { $there }.
    }
arriala-unknown-river_work =
    { $count ->
        [0] In dieser Partie gibt es kein Flussbauwerk.
       *[other] Dieses Flussbauwerk gehört nicht zu dieser Partie. Zu ihr gehören: { $there }.
    }
arriala-unknown-master_work =
    { $count ->
        [0] In dieser Partie gibt es kein Meisterbauwerk.
       *[other] Dieses Meisterbauwerk gehört nicht zu dieser Partie. Zu ihr gehören: { $there }.
    }
arriala-unknown-card = Diese Karte gibt es in dieser Partie nicht. Deine Hand zeigt, welche Karten du hast.

arriala-points =
    { $left ->
        [0] Das kostet { $cost } AP, und du hast keine mehr. Du kannst deinen Zug beenden.
       *[other] Das kostet { $cost } AP, und du hast noch { $left }. Du kannst nur noch tun, was höchstens { $left } AP kostet, oder deinen Zug beenden.
    }
arriala-own = { $worker } gehört dir nicht. Das geht nur mit Arbeitern deiner Farbe ({ $colour }).
# What it takes to bring a worker from a vineyard back to the canal, within a sentence.
way-from-vineyard =
    { $card ->
        [true] für { $price } AP oder mit einer passenden Karte
       *[other] für { $price } AP
    }
arriala-canal =
    { $where ->
        [reserve]
            { $mine ->
                [true] { $worker } ist in der Reserve. Einen neuen Arbeiter auf den Kanal zu setzen kostet { $price } AP.
               *[other]
                    { $way ->
                        [reserve] Auf dem Kanal ist kein Arbeiter: Einen neuen zu setzen kostet { $price } AP.
                        [vineyard] Auf dem Kanal ist kein Arbeiter: Einen eigenen bringst du { way-from-vineyard } von einem Weingut zurück.
                        [nobody] { $worker } ist nicht im Spiel und gehört dem virtuellen Spieler: Niemand kann diesen Arbeiter auf den Kanal setzen.
                       *[none] { $worker } ist in der Reserve und gehört dir nicht: Auf den Kanal setzen kann ihn nur, wem er gehört.
                    }
            }
        [vineyard]
            { $mine ->
                [true] { $worker } ist auf einem Weingut. Zurück zum Kanal geht es { way-from-vineyard }.
               *[other]
                    { $way ->
                        [reserve] Auf dem Kanal ist kein Arbeiter: Einen neuen zu setzen kostet { $price } AP.
                        [vineyard] Auf dem Kanal ist kein Arbeiter: Einen eigenen bringst du { way-from-vineyard } von einem Weingut zurück.
                        [nobody] { $worker } ist auf einem Weingut und gehört dir nicht: Von dort kannst du ihn nicht holen.
                       *[none] { $worker } ist auf einem Weingut und gehört dir nicht: Von dort holst du ihn nur mit der Karte „{ card-to_canal_any }“.
                    }
            }
       *[river]
            { $way ->
                [reserve] { $worker } bleibt bis zum Spielende auf dem Flussbauwerk. Das geht nur mit einem Arbeiter auf dem Kanal, und du hast dort keinen: Einen neuen zu setzen kostet { $price } AP.
                [vineyard] { $worker } bleibt bis zum Spielende auf dem Flussbauwerk. Das geht nur mit einem Arbeiter auf dem Kanal, und du hast dort keinen: Von einem Weingut zurück geht es { way-from-vineyard }.
               *[none] { $worker } bleibt bis zum Spielende auf dem Flussbauwerk. Das geht nur mit einem Arbeiter auf dem Kanal.
            }
    }
arriala-R3 =
    { $going ->
        [true] { $worker } ist mitten in der Bewegung; fortsetzen lässt sie sich nur Schritt für Schritt den Kanal entlang, für Aktionspunkte.
       *[other] { $worker } ist in diesem Zug schon bewegt worden, und das geht nur einmal. Möglich ist es wieder, wenn dieser Zug vorbei ist.
    }
arriala-R4 =
    { $count ->
        [0] Die Person direkt vor dir hat { $worker } bewegt. In diesem Zug darf der Arbeiter nicht dorthin zurück, wo er davor stand ({ $place }), und sonst ist kein Ort möglich.
        [one] Die Person direkt vor dir hat { $worker } bewegt. In diesem Zug darf der Arbeiter nicht dorthin zurück, wo er davor stand ({ $place }). Stattdessen möglich ist nur: { $near }.
       *[other] Die Person direkt vor dir hat { $worker } bewegt. In diesem Zug darf der Arbeiter nicht dorthin zurück, wo er davor stand ({ $place }). Stattdessen möglich, zum Beispiel: { $near }.
    }
arriala-stay =
    { $count ->
        [0] { $worker } steht schon dort: { $place }. Kein anderes Feld ist möglich.
        [one] { $worker } steht schon dort: { $place }. Das einzige andere mögliche Feld: { $near }.
       *[other] { $worker } steht schon dort: { $place }. Die Bewegung muss anderswo enden. Die nächsten möglichen Felder: { $near }.
    }
arriala-space-taken =
    { $lock ->
        [true]
            { $count ->
                [0] { $worker } steht auf { $place }, und es gibt kein Feld mehr für eine Schleuse.
                [one] { $worker } steht auf { $place }. Das einzige mögliche Feld für eine Schleuse: { $near }.
               *[other] { $worker } steht auf { $place }. Die nächsten möglichen Felder für eine Schleuse: { $near }.
            }
       *[other]
            { $count ->
                [0] { $worker } steht auf { $place }, und kein anderes Feld ist möglich.
                [one] { $worker } steht auf { $place }. Das einzige mögliche Feld: { $near }.
               *[other] { $worker } steht auf { $place }. Die nächsten möglichen Felder: { $near }.
            }
    }
arriala-space-lock =
    { $lock ->
        [true]
            { $count ->
                [0] Auf { $place } steht eine Schleuse, und es gibt kein Feld mehr für eine weitere.
                [one] Auf { $place } steht eine Schleuse. Das einzige mögliche Feld für eine weitere: { $near }.
               *[other] Auf { $place } steht eine Schleuse. Die nächsten möglichen Felder für eine weitere: { $near }.
            }
       *[other]
            { $count ->
                [0] Auf { $place } steht eine Schleuse, und kein anderes Feld ist möglich.
                [one] Auf { $place } steht eine Schleuse. Das einzige mögliche Feld: { $near }.
               *[other] Auf { $place } steht eine Schleuse. Die nächsten möglichen Felder: { $near }.
            }
    }
arriala-reserve = Deine { $workers } Arbeiter sind alle im Spiel, und keiner kommt in die Reserve zurück: Du kannst keinen neuen mehr setzen.
arriala-river-taken =
    { $count ->
        [0] Alle Flussbauwerke dieser Partie sind schon gebaut, auch „{ $work }“.
       *[other] Das Flussbauwerk „{ $work }“ ist schon gebaut. Noch möglich: { $possible }.
    }
arriala-vineyard-full =
    { $count ->
        [0]
            { $places ->
                [one] Weingut { $vineyard }: Der einzige Platz ist besetzt, und kein anderes Weingut ist möglich.
               *[other] Weingut { $vineyard }: Alle { $places } Plätze sind besetzt, und kein anderes Weingut ist möglich.
            }
       *[other]
            { $places ->
                [one] Weingut { $vineyard }: Der einzige Platz ist besetzt. Stattdessen möglich: { $near }.
               *[other] Weingut { $vineyard }: Alle { $places } Plätze sind besetzt. Stattdessen möglich: { $near }.
            }
    }
arriala-vineyard-not_in =
    { $count ->
        [0] Kein Arbeiter, den du zurückholen darfst, ist auf einem Weingut. Nur von einem Weingut kann ein Arbeiter zum Kanal zurück.
       *[other] { $worker } ist auf keinem Weingut. Nur von einem Weingut kann ein Arbeiter zum Kanal zurück.
    }
arriala-lock-pieces =
    { $pieces ->
        [0] In dieser Partie gibt es keine Schleusen.
        [one] Die einzige Schleuse ist gebaut; mehr gibt es in dieser Partie nicht.
       *[other] Alle { $pieces } Schleusen sind gebaut; mehr gibt es in dieser Partie nicht.
    }
arriala-lock-town =
    { $count ->
        [0] { $place } ist eine Stadt; dort wird keine Schleuse gebaut. Auch anderswo gibt es kein Feld mehr dafür.
        [one] { $place } ist eine Stadt; dort wird keine Schleuse gebaut. Das einzige mögliche Feld: { $near }.
       *[other] { $place } ist eine Stadt; dort wird keine Schleuse gebaut. Die nächsten möglichen Felder: { $near }.
    }
arriala-R8 =
    { $count ->
        [0] Feld { $place } liegt in einem ausgezählten Abschnitt; dort wird keine Schleuse mehr gebaut. Auch anderswo gibt es kein Feld mehr dafür.
        [one] Feld { $place } liegt in einem ausgezählten Abschnitt; dort wird keine Schleuse mehr gebaut. Das einzige mögliche Feld: { $near }.
       *[other] Feld { $place } liegt in einem ausgezählten Abschnitt; dort wird keine Schleuse mehr gebaut. Die nächsten möglichen Felder: { $near }.
    }
arriala-lock-limit =
    { $count ->
        [0] Zwischen { $first } und { $last } ist die Höchstzahl an Schleusen erreicht: { $limit }. Auch anderswo gibt es kein Feld mehr für eine Schleuse.
        [one] Zwischen { $first } und { $last } ist die Höchstzahl an Schleusen erreicht: { $limit }. Das einzige mögliche Feld: { $near }.
       *[other] Zwischen { $first } und { $last } ist die Höchstzahl an Schleusen erreicht: { $limit }. Die nächsten möglichen Felder: { $near }.
    }
arriala-draw-empty =
    { $cards ->
        [0] In dieser Partie gibt es keine Karten.
       *[other] Es gibt keine Karte zu ziehen: Nachziehstapel und Ablagestapel sind leer. Sobald jemand eine Karte spielt, gibt es wieder eine.
    }
arriala-card-missing = „{ $card }“ hast du nicht. Deine Hand: { $held }.
arriala-card-none =
    { $count ->
        [0]
            { $left ->
                [true] Deine Hand ist leer: Du hast keine Karte zum Ausspielen. Eine zu ziehen kostet { $price } AP.
               *[other] Deine Hand ist leer: Du hast keine Karte zum Ausspielen, und zu ziehen gibt es auch keine.
            }
       *[other]
            { $left ->
                [true] Keine deiner Karten erlaubt das: Nötig ist { $fitting }. Eine Karte zu ziehen kostet { $price } AP.
               *[other] Keine deiner Karten erlaubt das: Nötig ist { $fitting }. Zu ziehen gibt es auch keine.
            }
    }
arriala-card-other =
    { $count ->
        [0] „{ $card }“ erlaubt das nicht, und auch keine andere Karte dieser Partie.
        [one] „{ $card }“ erlaubt das nicht. Diese Karte erlaubt es: { $fitting }.
       *[other] „{ $card }“ erlaubt das nicht. Diese Karten erlauben es: { $fitting }.
    }
arriala-master_work-built =
    { $count ->
        [0] Alle Meisterbauwerke sind schon gebaut, auch „{ $work }“: Die Karte nützt nichts mehr.
       *[other] Das Meisterbauwerk „{ $work }“ ist schon gebaut. Noch möglich: { $possible }.
    }
arriala-R10 =
    { $count ->
        [one] Ein Meisterbauwerk darf nur bauen, wer auf dem letzten Rang liegt, aber { $lower } hat weniger Punkte als du. Du kannst die Karte behalten.
       *[other] Ein Meisterbauwerk darf nur bauen, wer auf dem letzten Rang liegt, aber { $lower } haben weniger Punkte als du. Du kannst die Karte behalten.
    }
arriala-R26-none = Niemand hat vorgeschlagen, die Partie zu beenden. In deinem Zug kannst du es selbst vorschlagen, einmal je Zug.
arriala-R26-once = Du hast in diesem Zug schon vorgeschlagen, die Partie zu beenden. In deinem nächsten Zug geht es wieder.
arriala-R26-waiting = Dein Vorschlag, die Partie zu beenden, wartet auf Antwort von: { $waiting }. Du kannst ihn zurückziehen.
arriala-R26-answer = { $proposer } schlägt vor, die Partie zu beenden. Antworte zuerst: ja oder nein.
arriala-R26-withdraw = Den Vorschlag kann nur { $proposer } zurückziehen. Du kannst darauf antworten.

## Painter and description.

# Labels in the picture: as short as may be.
label-title = Arriala
label-round = Runde { $round }
label-action-points = { $points } AP
label-over = Spielende
label-ending = Partie beenden?
label-virtual = Virtuell
label-slope = Hebewerk
label-cacor = Cacor
label-reservoir = Speicher
label-mill = Mühle
label-dam = Damm
label-reserve = Reserve
label-no-cards = Keine Karten

# The short description of the picture, the most important first.
describe-turn = Runde { $round }, am Zug: { $seat }, noch { $points } AP.
describe-asked = Runde { $round }. { $proposer } schlägt vor, die Partie zu beenden; Antwort fehlt noch von: { $waiting }.
describe-over =
    { $count ->
        [0] Die Partie ist zu Ende: Niemand gewinnt.
        [one] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
    }
describe-scores = Punkte: { $scores }.
describe-hands = Handkarten: { $hands }. Arbeiter in der Reserve: { $reserves }.
describe-master-works = Meisterbauwerke: { $works }.
describe-workers = Arbeiter, { $name }: { $workers }.
describe-locks = Schleusen: { $places }.
describe-closed = Geschlossene Abschnitte: { $sections }.
describe-supply =
    { $locks ->
        [0] Keine Schleuse mehr
        [one] Noch { $locks } Schleuse
       *[other] Noch { $locks } Schleusen
    }, Nachziehstapel: { $pile }, Ablagestapel: { $discards }.

# The long description, from which one can play.
describe-title = Arriala, Runde { $round }, { $seats } Personen, begonnen hat { $first }.
describe-active = Am Zug: { $seat }, noch { $points } von { $most } AP.
describe-waiting = Warten auf: { $waiting }.
describe-proposal = { $proposer } schlägt vor, die Partie zu beenden. Zustimmungen bisher: { $agreed }.
describe-proposed = In diesem Zug ist das Ende der Partie schon vorgeschlagen worden.
describe-journeys = In diesem Zug schon bewegt: { $workers }.
describe-journey = { $worker } darf die Bewegung fortsetzen.
describe-barred = Kein Zurückstellen in diesem Zug (in Klammern der verbotene Ort): { $workers }.
describe-player = { $name }, { $colour }: Punkte { $points }, Karten { $hand }, Arbeiter { $workers }.
describe-virtual = { $colour }: Punkte { $points }, ohne Zug, Reserve und Karten, Arbeiter { $workers }.
describe-at = { $name } ({ $place })
describe-in-reserve = { $name } (Reserve)
describe-cards = { $count } × { $card }
describe-entry = { $spaces } = { $points }
describe-stretch = { $first }–{ $last }, Felder { $low }–{ $high }, Schleusen: { $locks }, höchstens { $most }.
# The word of describe-none stands for an empty list.
describe-town =
    { $workers ->
        [keine] { $name }: leer.
       *[other] { $name }: { $workers }.
    }
describe-lock = { $place }: Schleuse.
describe-open = Abschnitt { $section }, offen, Wert { $points }: { $spaces }.
describe-won = Abschnitt { $section }, geschlossen, +{ $points } für { $winner }: { $spaces }.
describe-won-by-nobody = Abschnitt { $section }, geschlossen, niemand hat Punkte bekommen: { $spaces }.
describe-free = frei
describe-free-spaces =
    { $count ->
        [one] { $spaces } frei
       *[other] { $spaces } frei
    }
describe-counted = Geschlossen in dieser Reihenfolge: { $sections }.
describe-vineyard =
    { $workers ->
        [keine] Weingut { $name }, Wert { $points }, bei { $near }: leer; { $free } von { $capacity } Plätzen frei.
       *[other] Weingut { $name }, Wert { $points }, bei { $near }: { $workers }; { $free } von { $capacity } Plätzen frei.
    }
describe-river-work = Flussbauwerk „{ $name }“, Wert { $points }, bei { $near }: { $worker }.
describe-master-work = Meisterbauwerk „{ $name }“, Wert { $points }, bei { $near }: { $builder }.
describe-not-built = nicht gebaut
describe-not-used = Nicht in dieser Partie: { $names }.
describe-locks-left = Schleusen im Vorrat: { $locks } von { $most }. Wert einer Schleuse: { $points }.
describe-pile = Karten im Nachziehstapel: { $pile }. Ablagestapel, zusammen { $count }: { $cards }.
describe-deck = Alle Karten des Spiels: { $cards }.
describe-prices = Kosten in AP: ein Feld weit bewegen { $step }, Karte spielen { $card }, zum Weingut { $to-vineyard }, Karte ziehen { $draw }, neuer Arbeiter { $worker }, Flussbauwerk { $river-work }, zurück zum Kanal { $to-canal }, Schleuse { $lock }.
describe-table = Punkte für einen Abschnitt nach der Zahl der Felder: { $table }.
describe-hand =
    { $cards ->
        [keine] Du hast keine Karten auf der Hand.
       *[other] Deine Hand: { $cards }.
    }
describe-happened = Seit dem letzten Zugwechsel:
describe-nobody = niemand
describe-none = keine
