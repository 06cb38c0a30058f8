### Le parole comuni a tutti i giochi. Come si scrive un catalogo: docs/words.md

## Nomi: le forme di ogni nome, se il suo genere di cose o il nome stesso non dicono altro
## .article = il | lo | la | l-m | l-f | i | gli | le | none (Kano, Anna); .mass = yes (oro, acqua)

name =
    .mass = no
    .gender = { $article ->
        [la] f
        [l-f] f
        [le] f
       *[il] m
    }
    .plural = { $article ->
        [i] yes
        [gli] yes
        [le] yes
       *[il] no
    }
    .the = { $article ->
        [none] { $name }
        [lo] lo { $name }
        [la] la { $name }
        [l-m] l'{ $name }
        [l-f] l'{ $name }
        [i] i { $name }
        [gli] gli { $name }
        [le] le { $name }
       *[il] il { $name }
    }
    .of = { $article ->
        [none] di { $name }
        [lo] dello { $name }
        [la] della { $name }
        [l-m] dell'{ $name }
        [l-f] dell'{ $name }
        [i] dei { $name }
        [gli] degli { $name }
        [le] delle { $name }
       *[il] del { $name }
    }
    .a = { $article ->
        [none] { $name }
        [i] { $of }
        [gli] { $of }
        [le] { $of }
       *[il] { $mass ->
            [yes] { $of }
           *[no] { $article ->
                [lo] uno { $name }
                [la] una { $name }
                [l-f] un'{ $name }
               *[il] un { $name }
            }
        }
    }
    .to = { $article ->
        [none] { $initial ->
            [a] ad { $name }
           *[other] a { $name }
        }
        [lo] allo { $name }
        [la] alla { $name }
        [l-m] all'{ $name }
        [l-f] all'{ $name }
        [i] ai { $name }
        [gli] agli { $name }
        [le] alle { $name }
       *[il] al { $name }
    }
    .from = { $article ->
        [none] da { $name }
        [lo] dallo { $name }
        [la] dalla { $name }
        [l-m] dall'{ $name }
        [l-f] dall'{ $name }
        [i] dai { $name }
        [gli] dagli { $name }
        [le] dalle { $name }
       *[il] dal { $name }
    }
    .in = { $article ->
        [none] in { $name }
        [lo] nello { $name }
        [la] nella { $name }
        [l-m] nell'{ $name }
        [l-f] nell'{ $name }
        [i] nei { $name }
        [gli] negli { $name }
        [le] nelle { $name }
       *[il] nel { $name }
    }
    .on = { $article ->
        [none] su { $name }
        [lo] sullo { $name }
        [la] sulla { $name }
        [l-m] sull'{ $name }
        [l-f] sull'{ $name }
        [i] sui { $name }
        [gli] sugli { $name }
        [le] sulle { $name }
       *[il] sul { $name }
    }
    .whose = { $of }

seat = giocatore { $number }
    .article = il
    .gender = unknown

# Prende il posto di seat dove si conoscono i nomi dei giocatori. Nessuno dice se sono uomini o donne:
# le frasi sui giocatori si scrivono in modo che non serva.
player = { $name }
    .article = none
    .gender = unknown

argument = { $name }
    .article = none
argument-number = numero
    .article = il
argument-seat = giocatore
    .article = il

## Elenchi

list-none = niente
    .article = none
list-comma = { $head }, { $item }
list-and = { $head } { $initial ->
        [e] ed
       *[other] e
    } { $item }
list-or = { $head } o { $item }

## Che cosa è permesso, da solo o in un elenco

allowed-range = un numero intero da { $low } a { $high }
allowed-other = un numero diverso da { $value }
allowed-at-least = un numero intero, { $low } o più
allowed-list = un elenco
allowed-object = un oggetto con chiavi
allowed-text = un testo
allowed-truth = vero o falso (true o false)

## Quello che dicono tutti i giochi

prompt-over = La partita è finita.
prompt-wait = Tocca { $seat_to }.
# $seat (seat)
prompt-held = Il tuo turno è completo. Chiudilo, oppure torna indietro.
reason-turn-held = Il tuo turno è completo: chiudilo, oppure prima torna indietro.
reason-not-now = Adesso la domanda è un'altra.
reason-not-your-turn = Non tocca a te: tocca { $seat_to }.
reason-game-over = La partita è finita.

## Errori: giochi, opzioni, giocatori

error-unknown-title = Non c'è nessun gioco che si chiama “{ $name }”. { $known_count ->
        [one] C'è soltanto { $known }.
       *[other] Ci sono { $known }.
    }
# $title (phrase), $version (number), $known (list of text)
error-unknown-version = Qui non c'è la versione { $version } di { $title }, o non ci sono i suoi dati. { $known_count ->
        [one] C'è solo la versione { $known }.
       *[other] Ci sono le versioni { $known }.
    }
error-option-unknown = L'opzione “{ $name }” non esiste. { $known_count ->
        [0] Questo gioco non ne ha.
        [one] Questo gioco ha soltanto { $known }.
       *[other] Questo gioco ha { $known }.
    }
error-option-value = L'opzione “{ $name }” non può essere “{ $value }”, soltanto { $allowed_or }.
error-seats = { $title } è un gioco da { $low } a { $high } giocatori: in { $seats } non si può.
error-seats-exact = { $title } si gioca soltanto in { $exactly }: in { $seats } non si può.

## Errori: mosse

error-notation-empty = Qui non c'è nessuna mossa da leggere.
error-notation-code = Non c'è nessuna mossa con il codice { $code }: in questo gioco i codici sono minori di { $size }.
error-notation-unknown-verb = In questo gioco nessuna mossa comincia con “{ $verb }”. Puoi scrivere { $known_or }.
error-notation-argument = In “{ $verb }” non va bene “{ $given }”: qui ci va { $argument_a }. { $examples_count ->
        [0] Non c'è niente da scegliere.
       *[other] Puoi scrivere, per esempio, { $examples_or }.
    }
error-notation-arity = { $wanted ->
        [0] Dopo “{ $verb }” non ci va nient'altro
        [one] Dopo “{ $verb }” ci va una cosa
       *[other] Dopo “{ $verb }” ci vanno { $wanted } cose
    }, e qui { $given ->
        [0] non c'è niente
        [one] ce n'è una
       *[other] ce ne sono { $given }
    }. Scrivi così: { $usage }
error-notation-ambiguous = “{ $given }” può voler dire { $candidates_or }. Scrivi quale intendi.
error-illegal = “{ $move }” adesso non si può fare.
error-code-illegal = L'azione { $code } adesso non è permessa al posto { $seat }, che decide.
error-code-over = L'azione { $code } arriva tardi: la partita è finita e nessun posto decide più.
error-not-your-turn = Non tocca a te: tocca { $seat_to }.
error-game-over = La partita è finita.
error-guest-title = “{ $given }” non indica un gioco esterno: scrivi NOME=modulo:Classe, con un nome tutto suo.
error-guest-name = Il gioco che dovrebbe chiamarsi “{ $name }” dice di chiamarsi “{ $called }”.
error-subject-none = In questo gioco non c'è niente da guardare più da vicino.
error-subject-notation = “{ $given }” non è una cosa che si possa guardare. Puoi scrivere, per esempio, { $examples_or }.
error-subject-unknown = In questo gioco non c'è nessun “{ $given }”. Puoi scrivere, per esempio, { $examples_or }.
error-subject-absent = A questo tavolo “{ $given }” non c'è.

## Errori: tornare indietro

error-undo-nothing = Non c'è niente da annullare.
error-undo-barrier-draw = Non puoi più tornare indietro: nel frattempo ha deciso la sorte.
error-undo-barrier-seat = Non puoi più tornare indietro: nel frattempo ha scelto { $seat_the }.
error-undo-barrier-known = Non puoi più tornare indietro: nel frattempo si è scoperto qualcosa.
error-end-nothing = Non c'è nessun turno da chiudere.
error-redo-nothing = Non c'è niente da rifare.
error-redo-seat = Non puoi rifare questa mossa: l'ha annullata { $seat_the }.
error-rewind = La partita non può tornare alla mossa { $steps }: solo a una da 0 a { $most }.
error-rewind-over = La partita è finita e la sua sorte sigillata è nota: non si può riprendere.

## Errori: posizioni

error-position-field = Nella posizione, “{ $field }” non può essere “{ $value }”: ci vuole { $allowed_or }.
error-position-missing-field = Nella posizione manca “{ $field }”.
error-position-unknown-field = In questo gioco una posizione non ha “{ $field }”. Ha { $known }.

error-position-text = Questa non è una posizione ({ $field }). Una posizione comincia così: { $example }
error-position-kind = Questa non è una posizione ({ $field }): ci vuole un oggetto con chiavi.
error-position-twice = La posizione dice “{ $field }” due volte.
error-position-draws = Nella posizione, “{ $field }” deve contare le estrazioni di { $wanted_count ->
        [0] niente: in questo gioco non si estrae niente.
       *[other] { $wanted } e basta.
    }
error-position-list = Nella posizione, “{ $field }” deve essere un elenco di { $most ->
        [one] 1 valore
       *[other] { $most } valori
    } al massimo.
error-position-length = Nella posizione, “{ $field }” deve avere { $wanted ->
        [one] 1 valore
       *[other] { $wanted } valori
    }, e ne ha { $length }.
error-position-question = Nella posizione, la domanda “{ $value }” in “{ $field }” deve avere { $parts ->
        [one] 1 parte
       *[other] { $parts } parti
    }.
error-position-dead-end = In questa posizione nessuno potrebbe rispondere alla domanda “{ $question }” in “{ $field }”.
error-position-impossible = Questa posizione non può capitare ({ $field }). { $fault }

## Errori: partite registrate

error-record-line = La riga { $line } della registrazione non va d'accordo con il gioco. { $what }
error-record-unreadable = La riga { $line } della registrazione non si capisce: “{ $text }”
error-record-format = Questo file non è la registrazione di una partita: la riga { $line } dovrebbe essere “{ $wanted }”.
error-record-long = La registrazione è troppo lunga: dopo la riga { $line } non si legge più, perché può avere al massimo { $most ->
        [one] 1 riga
       *[other] { $most } righe
    }.
error-record-long-line = La riga { $line } della registrazione è troppo lunga.
error-record-number = Alla riga { $line } della registrazione ci vuole un numero, non “{ $given }”.
error-record-missing = Nella registrazione manca la riga che comincia con “{ $what }”: dovrebbe stare prima della riga { $line }.
error-record-title = Riga { $line }: questa è una partita di { $given }, non di { $wanted }.
error-record-partial = Riga { $line }: questa registrazione contiene soltanto quello che ha visto una parte ({ $seat }), e non si può rigiocare.
error-record-luck = Riga { $line }: questa non è la sorte sigillata prima della partita.
error-record-says = La riga { $line } della registrazione dice “{ $given }”, e nella partita è “{ $found }”.
error-record-move-number = La riga { $line } della registrazione dovrebbe essere la mossa { $wanted } e dice mossa { $given }: una riga manca o c'è due volte.
error-record-seat = Alla riga { $line } della registrazione muove il posto { $seat }, ma tocca al posto { $wanted }.
error-record-undo = Alla riga { $line } la registrazione non può tornare alla mossa { $number }.
error-record-hash = Alla riga { $line } le mosse hanno portato a una posizione diversa da quella registrata, quindi prima qualcosa è stato cambiato o manca (dovrebbe essere { $recorded } ed è { $found }).
error-record-result = Riga { $line }: la registrazione dice che la partita è finita con “{ $given }”, ma queste mosse portano a “{ $found }”.
error-record-outcome = “{ $outcome }” non può essere uscito. { $allowed_count ->
        [0] Non c'era niente da estrarre.
       *[other] Poteva uscire { $allowed_or }.
    }
error-record-outcome-missing = Qui ha deciso la sorte, e non si dice che cosa.
error-record-outcome-seat = “{ $outcome }” non era destinato a quegli occhi: ci vuole “{ $wanted }”.
error-record-outcome-unused = Qui la sorte non aveva da decidere niente che potesse essere “{ $outcome }”.
error-record-outcome-luck = “{ $outcome }” non è quello che ha dato la sorte sigillata.
error-record-version = Riga { $line }: questa partita di { $title } è stata giocata con la versione { $version } delle regole, che qui non c'è: { $known_count ->
        [one] si può ripercorrere solo la versione { $known }.
       *[other] si possono ripercorrere solo le versioni { $known }.
    }
error-record-data = Riga { $line }: questa partita di { $title } è stata giocata con dati (mappa, carte o segnalini) diversi da quelli che ci sono qui.

## Errori: file e dati

error-no-such-file = Il file “{ $path }” non c'è.
error-folder = “{ $path }” è una cartella; serve un file.
error-not-text = “{ $path }” non è un file di testo.
error-file = Il file “{ $path }” non si può usare: { $why }.
error-data-missing = Nel file dei dati manca “{ $path }”.
error-data-value = Nel file dei dati, “{ $path }” non può essere “{ $value }”: ci vuole { $allowed_or }.
error-data-json = Il file dei dati non si può leggere dalla riga { $line } in poi: { $what }.
error-data-wrong = Nel file dei dati, “{ $path }” non ha senso: { $what }.

## Errori: bot e simulazioni

error-not-a-bot = “{ $name }” c'è, ma non è un bot: serve una classe che eredita da baobab.bots.bot.Bot.
error-unknown-bot = Non c'è nessun bot che si chiama “{ $name }”. { $known_count ->
        [one] C'è { $known }
       *[other] Ci sono { $known }
    }, e qualunque classe tua, scritta modulo:Classe.
error-no-bot-there = Nel modulo “{ $module }” non c'è nessuna classe che si chiama “{ $name }”.
error-jobs = I processi possono essere da 1 a 1024, non { $jobs }.

## Errori: l'arena

error-arena-budget = In “{ $bot }”, “{ $budget }” non dice quanto il bot può pensare: scrivi una quantità maggiore di zero, come 500it (iterazioni, un numero intero fino a { $millions ->
        [one] 1 milione
       *[other] { $millions } milioni
    }), 200ms o 2s (fino a { $seconds }s).
error-arena-lineup = Una formazione ha un bot per ogni posto, qui { $seats }, e “{ $lineup }” ne ha { $bots }.
error-arena-bot = Il bot “{ $bot }” non si può usare ({ $why }).
error-bot-not-allowed = Il bot “{ $bot }” ha risposto “{ $answer }”, e non si poteva.
error-arena-knobs = Il file di regolazioni “{ $path }” non si può usare. { $what }
error-arena-knobs-changed = Il file di regolazioni “{ $path }” è cambiato da quando l'esecuzione è cominciata, e le partite non vanno mescolate. Quelle finite sono al sicuro: con il file di prima lo stesso comando riprende; con quello nuovo ricomincia da capo.
error-arena-failed = Il bot “{ $bot }” ha dato errore al posto { $seat }, alla decisione { $decision } di una partita del blocco { $block } ({ $why }). Le partite finite sono al sicuro.
error-arena-answer = Il bot “{ $bot }” ha risposto “{ $answer }” al posto { $seat }, alla decisione { $decision } di una partita del blocco { $block }, e non si può. Le partite finite sono al sicuro.
error-arena-no-action = Il bot “{ $bot }” ha risposto “{ $answer }” al posto { $seat }, alla decisione { $decision } di una partita del blocco { $block }, e non è una mossa: un bot risponde con il codice di una mossa, un numero intero. Le partite finite sono al sicuro.
error-arena-ladder = Una scala parte da quanto il bot può pensare, e “{ $bot }” non lo dice: scrivi per esempio { $bot }@200it.
error-arena-ladder-heedless = Una scala mostra se pensare più a lungo serve, e “{ $bot }” non pensa mai più a lungo: scegline uno che calcola le mosse, per esempio search@200it.
error-arena-disk = “{ $path }” non si può leggere o scrivere ({ $why }). Le partite finite sono al sicuro: rimedia, e lo stesso comando riprende.
error-arena-foreign = “{ $path }” non è una partita di questa sfida. { $what } Spostala, e lo stesso comando la rigioca.
error-arena-other-game = È stata giocata con altre opzioni o con un altro numero di posti.
error-arena-other-bots = È stata giocata da { $bots }, e non da { $wanted }.
error-arena-unfinished = Non è finita.
error-arena-busy = Qualcuno sta già giocando queste partite: “{ $path }” è di un'altra esecuzione.
error-arena-process = Un processo che giocava è morto; forse non c'era abbastanza memoria. Le partite finite sono al sicuro: lo stesso comando riprende.
error-data-deep = Il file dei dati è annidato troppo a fondo.
error-data-twice = Nel file dei dati, “{ $key }” compare due volte nello stesso punto.
error-no-such-seat = Non c'è nessun posto { $seat }: i posti si contano da 0, in tutto { $seats }.
error-record-cut = La registrazione si interrompe dopo la riga { $line }: manca il resto della partita, o la riga “hash …” con cui finisce una partita in corso.

## Disegni dell'arena

ui-plot-games = { $title }, { $seats ->
        [one] 1 giocatore
       *[other] { $seats } giocatori
    }, { $games ->
        [one] una partita
       *[other] { $games } partite
    }
ui-plot-seat = posto { $seat }
ui-plot-median = mediana { $value }
ui-plot-shares-heading = Chi vince
ui-plot-shares = vittorie per posto occupato, con intervallo al 95 %; tratteggio: ad armi pari
ui-plot-seats-heading = Dove conviene sedersi
ui-plot-seats = vittorie per posto, con intervallo al 95 %; tratteggio: se fossero tutti uguali
ui-plot-ratings-heading = Quanto è forte
ui-plot-ratings = forza con intervallo al 95 %; 400 punti sono dieci contro uno
ui-plot-ladder-heading = Quanto vale pensare più a lungo
ui-plot-ladder = vittorie contro chi pensa di meno, con intervallo al 95 %; tratteggio: ad armi pari
ui-plot-length-heading = Quanto durano le partite
ui-plot-length = partite secondo il numero di decisioni
ui-plot-scores-heading = Quanti punti
ui-plot-scores = punti finali; la linea segna la mediana

## Consigli

ui-hint = { $share ->
        [0] Da qui non si vince quasi mai, e nessuna risposta promette di più. Il bot si aspetta di finire
        [one] Il bot si aspetta di vincere circa 1 partita come questa su 100, e di finire
        [100] Da qui il bot non perde quasi mai, e si aspetta di finire
       *[other] Il bot si aspetta di vincere circa { $share } partite come questa su 100, e di finire
    } { $lead ->
        [ahead] con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } in più { $others ->
            [one] dell'avversario.
           *[other] del migliore degli altri.
        }
        [behind] con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } in meno { $others ->
            [one] dell'avversario.
           *[other] del migliore degli altri.
        }
       *[level] alla pari con { $others ->
            [one] l'avversario.
           *[other] il migliore degli altri.
        }
    }
ui-hint-why = Alla fine della mossa, rispetto a una risposta media, { $reasons }.
ui-hint-open = Nessuna cosa da sola è decisiva.
