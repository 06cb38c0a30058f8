### Quello che dice la riga di comando.

cli-about = Cinque giochi da tavolo ambientati in Africa: qui li giochi, ne leggi le regole, li misuri.
cli-usage = uso:
cli-commands = comandi
cli-metavar-command = COMANDO
cli-positionals = che cosa vuole
cli-optionals = opzioni

cli-command-play = gioca nel terminale, contro i bot o con gli amici
cli-command-titles = elenca i giochi
cli-command-rules = leggi le regole di un gioco, punto per punto
cli-command-data = mostra quali dati di un gioco sono certi, trovati o ricostruiti
cli-command-simulate = fai giocare tante partite ai bot: quanto vanno veloci e chi vince
cli-command-replay = verifica una partita registrata e raccontala
cli-command-position = disegna una posizione, con la decisione e le scelte possibili
cli-command-check = controlla che un gioco mantenga le promesse della casa

cli-help-help = mostra questo aiuto
cli-help-version = mostra la versione
cli-help-lang = lingua: italiano o inglese (se non lo dici, quella del tuo sistema)
cli-help-json = scrivi il risultato in JSON
cli-help-title = un gioco, per esempio africa (vedi “baobab titles”)
cli-help-data = un file di dati corretto, da usare al posto di quello del gioco
cli-help-clause = un punto delle regole, per esempio AFR-B2b, o l'inizio di più punti
cli-help-option = un'opzione del gioco; puoi darne più d'una
cli-help-seats = quanti giocatori (se non lo dici, il massimo del gioco)
cli-help-bot = chi gioca: random, oppure modulo:Classe per un bot tuo
cli-help-games = quante partite
cli-help-seconds = per quanto tempo (se non lo dici, 3 secondi)
cli-help-seed = decide tutto quello che succede (se non lo dici, 1)
cli-help-jobs = quanti processi (se non lo dici, 1)
cli-help-record = il file di una partita registrata
cli-help-position = una posizione in una riga, come la scrivono “baobab play” e i test
cli-help-who = chi siede dove: me oppure il nome di un bot (se non lo dici, tu e dei bot a caso)
cli-help-names = come si chiamano i giocatori
cli-help-seed-play = decide tutta la sorte della partita (se non lo dici, si tira a caso)
cli-help-resume = riprendi una partita salvata
cli-help-save = il file in cui si conserva la partita

cli-players = { $low }–{ $high } giocatori
cli-progress-games = { $games ->
        [one] una partita
       *[other] { $games } partite
    }

cli-result-title = gioco
cli-result-seats = giocatori
cli-result-bot = bot
cli-result-seed = seme
cli-result-jobs = processi
cli-result-games = partite
cli-result-decisions = decisioni
cli-result-seconds = secondi
cli-result-decisions_per_second = decisioni al secondo
cli-result-games_per_second = partite al secondo
cli-result-mean_options = scelte possibili, in media
cli-result-wins = vittorie per posto
cli-result-mean_scores = punteggio medio per posto
cli-result-build = versione del motore

cli-data-digest = Dati di { $title }, impronta { $digest }
cli-data-certain = Certi: dal regolamento
cli-data-found = Trovati: da fonti pubbliche
cli-data-reconstructed = Ricostruiti: nostri, finché qualcuno che ha la scatola non li corregge

cli-replay-verified = Verificata: { $moves ->
        [one] una mossa, con esito, impronta e risultato.
       *[other] { $moves } mosse, con tutti gli esiti, le impronte e il risultato.
    }

cli-score-total = totale
cli-score-place = posto

cli-choose-title = A che gioco giochi?
cli-choose-again = Scrivi un numero da 1 a { $most }, o il nome di un gioco.
cli-person = Giocatore { $number }
cli-machine = Bot { $number }
cli-answer = La tua risposta (? per l'aiuto):
cli-play-help = Scrivi il numero di una risposta, oppure la risposta per esteso (per esempio “walk C5”, o anche solo “C5”).
    Con “? walk C5” scopri perché una cosa non si può fare. E poi: undo (torna indietro), redo (rifai), board (il tabellone), log (che cosa è successo), rules [PUNTO], save [FILE], lang it|en, quit (la partita resta salvata).
cli-play-kinds = Adesso puoi scrivere { $kinds_or }.
cli-play-allowed = “{ $move }” si può fare.
cli-play-undone = Annullata: { $move }.
cli-play-saved = La partita è in { $path }.
cli-play-left = La partita resta in { $path }. Per riprenderla: baobab play --resume { $path }
cli-play-no-clause = Nelle regole non c'è nessun punto { $clause }.
cli-play-langs = Le lingue sono { $known }.
cli-play-curtain = { $player }, prendi la tastiera e premi Invio quando non guarda nessun altro.

## Errori

error-lang = Non ci sono testi in “{ $lang }”, soltanto in { $known_or }.
error-usage = Questo comando non ha senso ({ $what }). “{ $program } --help” lo spiega.
error-usage-required = Manca qualcosa: { $what }. “{ $program } --help” lo spiega.
error-usage-unknown = Non conosco “{ $what }”. “{ $program } --help” mostra che cosa c'è.
error-usage-value = { $what } vuole un valore. “{ $program } --help” lo spiega.
error-usage-choice = { $what } non c'è. “{ $program } --help” mostra che cosa c'è.
error-usage-together = { $what } e { $other } non vanno insieme. “{ $program } --help” lo spiega.
error-number = { $name } dev'essere un numero intero da { $low } a { $high }, non “{ $value }”.
error-seconds = { $name } dev'essere un numero di secondi maggiore di 0 e al massimo un giorno, non “{ $value }”.
error-not-text = “{ $path }” non è un file di testo.
error-option-form = Un'opzione si scrive NOME=VALORE, non “{ $given }”.
error-unknown-clause = In { $title } non c'è nessun punto “{ $clause }”. Uno che c'è è { $example }.
error-no-title = Di' a che gioco vuoi giocare, per esempio: baobab play africa
error-names = { $names ->
        [one] C'è un nome
       *[other] Ci sono { $names } nomi
    } per { $seats } giocatori.
error-resume-title = La partita salvata è di { $found }, non di { $given }.
error-holders = Questa partita ha { $seats } posti, e tu hai nominato { $given ->
        [one] un giocatore
       *[other] { $given } giocatori
    }.
error-save = Non riesco a scrivere la partita in “{ $path }” ({ $why }). Non è andato perso niente: scegli un altro file con “save FILE”.
